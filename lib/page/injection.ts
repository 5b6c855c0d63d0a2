/** After this time what could not be put into the page is tried again (milliseconds). */
const AGAIN = 5_000;

interface InjectionNeeds {
  /** Puts it into the page. */
  put(): Promise<unknown>;
  /** Whether it is there: a script leaves itself in its slot. */
  isThere(): boolean;
  /** Whether anybody is left who could put it there. */
  isAlive(): boolean;
  /** Called once for each `begin` that leads to it, not after the signal. */
  onThere(): void;
}

/** Puts something of ours into the page (a script, a style sheet), tried until it is there. */
export class Injection {
  readonly #needs: InjectionNeeds;
  readonly #signal: AbortSignal;
  #again: ReturnType<typeof setTimeout> | undefined;
  #isUnderWay = false;

  constructor(needs: InjectionNeeds, signal: AbortSignal) {
    this.#needs = needs;
    this.#signal = signal;
    signal.addEventListener('abort', () => clearTimeout(this.#again));
  }

  /** Whether an attempt is under way; not between two of them. */
  get busy(): boolean {
    return this.#isUnderWay;
  }

  /** Resolves when the attempt has ended, whether it is there or not; never rejects. One at a time. */
  async begin(): Promise<void> {
    if (this.#isUnderWay) return;
    this.#isUnderWay = true;
    clearTimeout(this.#again);
    try {
      if (!this.#needs.isThere()) await this.#needs.put();
    } catch {
      // The background was stopped in mid-answer, or the extension is gone; asking whether it is ends this run.
    }
    this.#isUnderWay = false;
    if (this.#signal.aborted) return;
    if (this.#needs.isThere()) this.#needs.onThere();
    else if (this.#needs.isAlive()) this.#again = setTimeout(() => void this.begin(), AGAIN);
  }
}
