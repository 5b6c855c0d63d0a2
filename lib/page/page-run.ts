import type { Badge, Direction, Stepped } from '../messages.ts';
import { emptyReport, type PageReport } from '../report.ts';
import { afterLoad } from './after-load.ts';
import { Lookout } from './lookout.ts';
import { Injection } from './injection.ts';
import type { PageSession } from './session.ts';
import type { SessionNeeds } from './session-needs.ts';
import { pageSession } from './session-slot.ts';
import { nativeDocument } from './native.ts';

/** Quotemark on one page while it is switched on: a lookout, and a session once there is something to check. */
export class PageRun {
  readonly #needs: SessionNeeds;
  readonly #signal: AbortSignal;
  readonly #lookout: Lookout;
  #session: PageSession | null = null;
  #beginning: Promise<void> | null = null;

  constructor(needs: SessionNeeds, signal: AbortSignal) {
    this.#needs = needs;
    this.#signal = signal;
    const isThere = () => pageSession() !== undefined;
    const session = new Injection(
      { put: () => needs.inject('session'), isThere, isAlive: needs.isAlive, onThere: () => this.#begin() },
      signal,
    );
    this.#lookout = new Lookout(() => {
      this.#beginning = session.begin();
    }, signal);
  }

  /** What was found so far; with `settled`, once nothing is being read or checked any more. */
  async report(settled: boolean): Promise<PageReport> {
    if (settled) {
      await afterLoad(this.#signal);
      await this.#lookout.resting();
      await this.#beginning;
    }
    return (
      this.#session?.report(settled) ?? emptyReport({ address: location.href, title: nativeDocument.title, on: !this.#signal.aborted })
    );
  }

  step(direction: Direction, home?: number): Stepped {
    return this.#session?.step(direction, home) ?? { shown: false };
  }

  reveal(key: string): boolean {
    return this.#session?.reveal(key) ?? false;
  }

  /** The page has become another one without being loaded. */
  moved(): void {
    if (this.#session) this.#session.moved();
    else this.#lookout.lookAgain();
  }

  keepMarks(): void {
    this.#session?.keepMarks();
  }

  tryAgain(): void {
    this.#session?.tryAgain();
  }

  badge(): Badge {
    return this.#session?.badge() ?? { amber: 0, tampered: false };
  }

  #begin(): void {
    const Session = pageSession();
    if (Session) this.#session ??= new Session(this.#needs, this.#signal);
  }
}
