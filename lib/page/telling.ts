/** Tells who waits for it that a page has come to rest, and that a report of it would say something new. */
export class Telling {
  readonly #hasNews: () => void;
  #waiting: (() => void)[] = [];
  /** What the last news was of. */
  #told = '';

  constructor(hasNews: () => void) {
    this.#hasNews = hasNews;
  }

  /** Resolves at the next call of `say` with `settled`. */
  settling(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** @param state all that a report would say; the same as the last time is no news */
  say(state: string, settled: boolean): void {
    if (state !== this.#told) {
      this.#told = state;
      this.#hasNews();
    }
    if (settled) for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
