/** A verdict rests on texts that their source confirmed within this time, ms, unless the reader wants it otherwise. */
export const FRESH_MS = 60_000;

/**
 * A moment by both clocks: the wall clock can be set back or forth, and the monotonic one may stand still while the computer sleeps.
 * Either of them can tell that time has passed.
 */
export class Moment {
  readonly #wall = Date.now();
  readonly #monotonic = performance.now();

  /** Is it less than `limit` ms ago? */
  isWithin(limit: number): boolean {
    const wall = Date.now() - this.#wall;
    return wall >= 0 && wall < limit && performance.now() - this.#monotonic < limit;
  }
}

/**
 * Something read once for everyone who asks while it is under way, and for those who ask while it is fresh. A failure is not kept.
 */
export class Fresh<T> {
  readonly #read: () => Promise<T>;
  readonly #limitOf: (value: T) => number;
  #kept: { value: Promise<T>; since: Moment; limit: number | null } | null = null;

  /** @param limitOf how long a value is fresh, counted from the moment when it was asked for (ms) */
  constructor(read: () => Promise<T>, limitOf: (value: T) => number) {
    this.#read = read;
    this.#limitOf = limitOf;
  }

  /** Under way counts as fresh. */
  get isFresh(): boolean {
    return this.#kept !== null && (this.#kept.limit === null || this.#kept.since.isWithin(this.#kept.limit));
  }

  get(): Promise<T> {
    if (this.#kept && this.isFresh) return this.#kept.value;
    const kept = { value: this.#read(), since: new Moment(), limit: null as number | null };
    this.#kept = kept;
    kept.value.then(
      (value) => {
        kept.limit = this.#limitOf(value);
      },
      () => {
        if (this.#kept === kept) this.#kept = null;
      },
    );
    return kept.value;
  }
}
