import type { PageScript } from '../messages.ts';
import type { SessionNeeds } from './session-needs.ts';

/** After this time a script that could not be injected is tried again (milliseconds). */
const AGAIN = 5_000;

/** What puts a script into the page, and tells whether anybody still would. */
type InjectionNeeds = Pick<SessionNeeds, 'inject' | 'isAlive'>;

/** Puts one of our scripts into the page, tried until it is there. */
export class Injection {
  readonly #needs: InjectionNeeds;
  readonly #script: PageScript;
  readonly #isThere: () => boolean;
  readonly #onThere: () => void;
  readonly #signal: AbortSignal;
  #again: ReturnType<typeof setTimeout> | undefined;
  #isUnderWay = false;

  /**
   * @param isThere whether the script has left itself in its slot
   * @param onThere called once for each `begin` that leads to the script, not after the signal
   */
  constructor(needs: InjectionNeeds, script: PageScript, isThere: () => boolean, onThere: () => void, signal: AbortSignal) {
    this.#needs = needs;
    this.#script = script;
    this.#isThere = isThere;
    this.#onThere = onThere;
    this.#signal = signal;
    signal.addEventListener('abort', () => clearTimeout(this.#again));
  }

  /** Whether an attempt is under way; not between two of them. */
  get busy(): boolean {
    return this.#isUnderWay;
  }

  /** Resolves when the attempt has ended, whether the script is there or not; never rejects. One at a time. */
  async begin(): Promise<void> {
    if (this.#isUnderWay) return;
    this.#isUnderWay = true;
    clearTimeout(this.#again);
    try {
      if (!this.#isThere()) await this.#needs.inject(this.#script);
    } catch {
      // The background was stopped in mid-answer, or the extension is gone; asking whether it is ends this run.
    }
    this.#isUnderWay = false;
    if (this.#signal.aborted) return;
    if (this.#isThere()) this.#onThere();
    else if (this.#needs.isAlive()) this.#again = setTimeout(() => void this.begin(), AGAIN);
  }
}
