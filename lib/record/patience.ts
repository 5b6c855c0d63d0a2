import { ANYBODY, type Asker } from './asker.ts';
import { asFailure, SourceFailure } from './failure.ts';
import { Turns } from './turns.ts';

/** How long and how often one source is asked; times in ms. */
export interface Patience {
  /** One attempt, body included. A service worker's fetch is cut off at 30 s. */
  timeout: number;
  /** The same for an answer of many megabytes, of which the pieces may come slowly. */
  long: number;
  attempts: number;
  /** All attempts together, pauses included; at least one may take its time. */
  total: number;
  /** First pause; each further one is twice as long, and each is shortened at random by up to half. */
  pause: number;
  /** Requests under way at once. */
  atOnce: number;
  /** At least so long between the beginnings of two requests. */
  every?: number;
}

export const PATIENCE: Patience = { timeout: 8000, long: 25_000, attempts: 3, total: 10_000, pause: 300, atOnce: 4 };

/** Asks one source: a few requests at a time, again after what may pass, and not before the source wants to be asked again. */
export class Asking {
  readonly patience: Patience;
  readonly #turns: Turns;
  #notBefore = 0;
  #nextTurn = 0;

  constructor(patience: Patience = PATIENCE) {
    this.patience = patience;
    this.#turns = new Turns(patience.atOnce);
  }

  /**
   * @param attempt one request; gets the time that it may take (whole ms)
   * @param long the answer may be large
   * @param asker on whose behalf
   * @param wanted aborted when nobody waits for the answer any more: what has not begun then is not asked
   * @throws SourceFailure, the last one
   */
  async ask<T>(
    attempt: (timeout: number) => Promise<T>,
    { long = false, asker = ANYBODY, wanted = ANYBODY.signal }: { long?: boolean; asker?: Asker; wanted?: AbortSignal } = {},
  ): Promise<T> {
    const { attempts } = this.patience;
    const timeout = long ? this.patience.long : this.patience.timeout;
    const total = Math.max(this.patience.total, timeout);
    let end: number | undefined;
    for (let tried = 1; ; tried += 1) {
      try {
        return await this.#inTurn(asker, wanted, () => {
          // Waiting for one's turn does not count: a page may cite many documents.
          end ??= performance.now() + total;
          return attempt(Math.ceil(Math.min(timeout, Math.max(end - performance.now(), 1))));
        });
      } catch (error) {
        const failure = asFailure(error, 'asking a source');
        if (failure.retryAfter) this.#notBefore = performance.now() + failure.retryAfter;
        const pause = failure.retryAfter ?? this.patience.pause * 2 ** (tried - 1) * (1 - Math.random() / 2);
        if (failure.final || tried === attempts || end === undefined || performance.now() + pause >= end) throw failure;
        await sleep(pause);
      }
    }
  }

  async #inTurn<T>(asker: Asker, wanted: AbortSignal, attempt: () => Promise<T>): Promise<T> {
    await this.#turns.take(asker.id, wanted).catch(() => {
      throw new SourceFailure('timed-out', 'Nobody waits any more', { final: true });
    });
    try {
      await this.#pace();
      const wait = this.#notBefore - performance.now();
      if (wait > 0) throw new SourceFailure('rate-limited', 'Asked to be left alone for a while', { retryAfter: wait });
      return await attempt();
    } finally {
      this.#turns.leave();
    }
  }

  async #pace(): Promise<void> {
    const now = performance.now();
    const turn = Math.max(now, this.#nextTurn);
    this.#nextTurn = turn + (this.patience.every ?? 0);
    if (turn > now) await sleep(turn - now);
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
