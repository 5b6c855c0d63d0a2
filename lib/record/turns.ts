/** One that waits for its turn. */
interface Waiting {
  go(): void;
}

/**
 * Hands out places at a source, so many at a time. Those that wait come in turn by asker, each with its oldest: however much one asks for,
 * another waits for one place and no longer.
 */
export class Turns {
  readonly #atOnce: number;
  readonly #queues = new Map<number, Set<Waiting>>();
  #taken = 0;

  /** @param atOnce places */
  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /**
   * Resolves with the place taken; `leave` gives it back.
   * @param signal aborted when nobody wants the place any more
   * @throws the signal's reason, while it waits
   */
  async take(asker: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#taken < this.#atOnce) {
      this.#taken += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const queue = this.#queues.get(asker) ?? new Set();
      this.#queues.set(asker, queue);
      const leaveQueue = () => {
        queue.delete(waiting);
        if (queue.size === 0 && this.#queues.get(asker) === queue) this.#queues.delete(asker);
      };
      const giveUp = () => {
        leaveQueue();
        reject(signal.reason as Error);
      };
      const waiting: Waiting = {
        go: () => {
          leaveQueue();
          signal.removeEventListener('abort', giveUp);
          resolve();
        },
      };
      queue.add(waiting);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  /** Gives a place back, to the next that waits if there is one. */
  leave(): void {
    const [next] = this.#queues;
    if (!next) {
      this.#taken -= 1;
      return;
    }
    const [asker, queue] = next;
    const [first] = queue;
    first!.go();
    // To the end of the line.
    if (this.#queues.delete(asker) && queue.size > 0) this.#queues.set(asker, queue);
  }
}
