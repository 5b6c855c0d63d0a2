/** Who waits for one answer. Its signal is aborted when nobody does any more. */
export class Wanted {
  readonly #controller = new AbortController();
  #waiting = 0;

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /**
   * @param signals aborted when this one waits no longer
   * @returns to be called when it has its answer
   */
  by(...signals: readonly AbortSignal[]): () => void {
    this.#waiting += 1;
    const left = new AbortController();
    const leave = () => {
      if (left.signal.aborted) return;
      left.abort();
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#controller.abort(new DOMException('Nobody waits for the answer', 'AbortError'));
    };
    for (const signal of signals) {
      if (signal.aborted) leave();
      else signal.addEventListener('abort', leave, { signal: left.signal });
    }
    return leave;
  }
}
