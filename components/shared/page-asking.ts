import type { PageReport } from '../../lib/report.ts';

/** ms after which a page is asked again that has not yet heard that it was switched on or off. */
const PAUSE = 500;

/** Whom to ask about a page, and whom to tell. */
interface PageAskingNeeds {
  /** @returns null where no page of ours answers. `settled` waits until nothing is being read or checked any more */
  ask(settled: boolean): Promise<PageReport | null>;
  /** What the switches say: the page hears of it on its own, so it is asked until it agrees. */
  on: boolean;
  onReport(report: PageReport | null): void;
}

/**
 * Asks a page for what it has found, at once, with each piece of news, and when it has settled. Answers that come late are left out: of
 * two the one to the later question counts. At most one question at a time waits for the page to settle, however much news it has.
 */
export class PageAsking {
  readonly #needs: PageAskingNeeds;
  readonly #signal: AbortSignal;
  #asked = 0;
  #answered = 0;
  #isWaiting = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param signal ends all asking and telling */
  constructor(needs: PageAskingNeeds, signal: AbortSignal) {
    this.#needs = needs;
    this.#signal = signal;
    signal.addEventListener('abort', () => clearTimeout(this.#timer));
    void this.#ask(false);
  }

  /** The page has found something else. */
  news(): void {
    clearTimeout(this.#timer);
    void this.#ask(false);
  }

  async #ask(settled: boolean): Promise<void> {
    const number = (this.#asked += 1);
    const report = await this.#needs.ask(settled);
    if (settled) this.#isWaiting = false;
    if (this.#signal.aborted || number < this.#answered) return;
    this.#answered = number;
    this.#needs.onReport(report);
    if (report && report.on !== this.#needs.on) this.#timer = setTimeout(() => void this.#ask(settled), PAUSE);
    // A page that has only just begun to read has found nothing yet, and is not busy with it either.
    else if (report && (!settled || !report.settled)) this.#waitForRest();
  }

  #waitForRest(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    void this.#ask(true);
  }
}
