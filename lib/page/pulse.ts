import { logError } from '../errors.ts';

/** How long a page must rest before what it wrote last counts as written (milliseconds). */
export const QUIET = 500;
/** A page that does not rest is read after this time all the same (milliseconds). */
const LONGEST_WAIT = 1000;
/**
 * After a reading that has failed it rests for this long, twice as long after each further one in a row, and at most (milliseconds). A
 * node that cannot be read stays that for long, and each reading of it is one of the whole page.
 */
const FAILURE = { first: 1_000, most: 60_000 };
/**
 * How long reading rests after itself: in times of the work that it was, and at most (milliseconds). A page that goes on changing is
 * read seldom, one that has come to rest sooner.
 */
const REST = { restless: { times: 150, most: 15_000 }, quiet: { times: 10, most: 5_000 } } as const;

/** Decides when the page is read. A change of the page costs no more than noting the time. */
export class Pulse {
  readonly #read: () => Promise<number>;
  readonly #onRest: () => void;
  readonly #signal: AbortSignal;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #timerAt = Number.POSITIVE_INFINITY;
  #lastChange = Number.NEGATIVE_INFINITY;
  #firstChange: number | undefined;
  #wake = Number.POSITIVE_INFINITY;
  /** When the last reading ended, and the work that it was. */
  #ended = 0;
  #work = 0;
  #running = false;
  /** Readings in a row that have failed. */
  #failures = 0;

  /**
   * @param read reads the page, and tells the milliseconds of work that it was. When it throws, that is logged, and the page is read again
   * with its next change, however often: a fault must not leave a page unread for good
   * @param onRest called after each reading, failed or not, when it is known whether another is due; not any more after the signal
   */
  constructor(read: () => Promise<number>, onRest: () => void, signal: AbortSignal) {
    this.#read = read;
    this.#onRest = onRest;
    this.#signal = signal;
    signal.addEventListener('abort', () => clearTimeout(this.#timer));
  }

  /** A reading is due or under way. */
  get busy(): boolean {
    return this.#running || this.#timer !== undefined;
  }

  /** From when on (in the time of performance.now) everything counts as written, if the page stays as it is. */
  get quietFrom(): number {
    return this.#lastChange + QUIET;
  }

  /** The page has changed. */
  changed(): void {
    this.#lastChange = performance.now();
    // A further change never makes a reading due sooner.
    if (this.#firstChange !== undefined) return;
    this.#firstChange = this.#lastChange;
    this.#arm();
  }

  /** Read the page at this time (of performance.now), changed or not; a page that goes on changing waits its turn. */
  wakeAt(time: number): void {
    this.#wake = Math.min(this.#wake, time);
    this.#arm();
  }

  /** Another page stands in the same document: what failed before says nothing about it. */
  startAnew(): void {
    this.#failures = 0;
  }

  get #due(): number {
    if (this.#firstChange === undefined) return Math.max(this.#wake, this.#rested(REST.quiet));
    const quiet = Math.max(this.quietFrom, this.#rested(REST.quiet));
    const restless = Math.max(Math.min(this.#firstChange + LONGEST_WAIT, this.#wake), this.#rested(REST.restless));
    return Math.min(quiet, restless);
  }

  #rested({ times, most }: { times: number; most: number }): number {
    const failed = this.#failures === 0 ? 0 : Math.min(FAILURE.first * 2 ** (this.#failures - 1), FAILURE.most);
    return this.#ended + Math.max(Math.min(this.#work * times, most), failed);
  }

  #arm(): void {
    const due = this.#due;
    if (this.#running || this.#signal.aborted || this.#timerAt <= due || due === Number.POSITIVE_INFINITY) return;
    clearTimeout(this.#timer);
    this.#timerAt = due;
    this.#timer = setTimeout(() => void this.#onTimer(), due - performance.now());
  }

  async #onTimer(): Promise<void> {
    this.#timer = undefined;
    this.#timerAt = Number.POSITIVE_INFINITY;
    // The page went on changing since the timer was set.
    if (performance.now() < this.#due - 1) return this.#arm();
    this.#firstChange = undefined;
    this.#wake = Number.POSITIVE_INFINITY;
    this.#running = true;
    try {
      this.#work = await this.#read();
      this.#failures = 0;
    } catch (error) {
      this.#failures += 1;
      logError('reading a page', error);
    } finally {
      this.#ended = performance.now();
      this.#running = false;
      if (!this.#signal.aborted) {
        this.#arm();
        this.#onRest();
      }
    }
  }
}
