import { citePageInSteps } from '../citing/cite-page.ts';
import { inSlices } from '../steps/in-slices.ts';
import { capFindings } from './cap-findings.ts';
import { ChangedNodes, type Changes } from './changed-nodes.ts';
import { PageReader } from './page-reader.ts';
import { type Place, placesOf } from './places.ts';
import type { ReadPage } from './read-page.ts';
import { Stillness } from './stillness.ts';
import { trace } from './trace.ts';
import type { Ask } from './verdict-book.ts';

/** What was read of a page is kept for so long after it has come to rest (milliseconds). */
const KEPT = 10_000;
/** So many readings without any news while a page goes on changing, and it counts as settled, however restless it is. */
const RESTLESS = 2;

/** Reads a page and finds what it cites, from what has changed since the reading before. */
export class Readings {
  readonly #signal: AbortSignal;
  readonly #reader: PageReader;
  readonly #changed = new ChangedNodes();
  readonly #stillness = new Stillness();
  /** Null when the page has rested for long. */
  #last: ReadPage | null = null;
  #shadowRoots: readonly ShadowRoot[] = [];
  #places: readonly Place[] = [];
  #uncounted = 0;
  /** What was judged last. */
  #judged: readonly Place[] = [];
  #begun = false;
  #failed = false;
  /** The page may have changed in ways that were not seen. */
  #readAll = true;
  /** Something of the page is still being written, and waits to be judged. */
  #holding = false;
  #quietReadings = 0;
  #letGoTimer: ReturnType<typeof setTimeout> | undefined;

  /** @param onShadowRoot told of each shadow root before it is read */
  constructor(onShadowRoot: (root: ShadowRoot) => void, signal: AbortSignal) {
    this.#signal = signal;
    this.#reader = new PageReader(document, onShadowRoot);
    signal.addEventListener('abort', () => this.#end());
  }

  /** All that was found, in the order of the page. */
  get places(): readonly Place[] {
    return this.#places;
  }

  /** How many more there are than are judged on one page. */
  get uncounted(): number {
    return this.#uncounted;
  }

  /** Those of the last reading. */
  get shadowRoots(): ShadowRoot[] {
    return [...this.#shadowRoots];
  }

  /** The page has been read at least once, or it was tried. */
  get begun(): boolean {
    return this.#begun;
  }

  /** The last reading has failed: what is shown may not be what the page holds. */
  get failed(): boolean {
    return this.#failed;
  }

  /** The page changes on and on, but nothing that is found in it does. */
  get isRestless(): boolean {
    return this.#quietReadings >= RESTLESS;
  }

  note(record: MutationRecord): void {
    this.#changed.note(record);
  }

  /** The next reading is of everything. */
  readAllNext(): void {
    this.#readAll = true;
  }

  /** Another page in the same document. */
  startAnew(): void {
    this.#begun = false;
    this.#readAll = true;
  }

  /**
   * Reads what has changed.
   * @returns the milliseconds of work, and whether there is anything to judge anew
   * @throws what a reading throws; the next one is then of everything
   */
  async read(): Promise<{ time: number; isNew: boolean }> {
    clearTimeout(this.#letGoTimer);
    const changed = this.#changed.take();
    const changes = this.#readAll ? null : changed;
    this.#readAll = false;
    this.#begun = true;
    if (changes && changes.nodes.size + changes.parents.size === 0) return { time: 0, isNew: this.#holding };
    try {
      const { value, time } = await inSlices(this.#readAndCite(changes), this.#signal);
      this.#last = value.reading;
      this.#shadowRoots = value.reading.shadowRoots;
      this.#places = value.places;
      this.#uncounted = value.uncounted;
      this.#failed = false;
      if (import.meta.env?.DEV)
        trace('read', { time, whole: !changes, blocks: value.reading.page.blocks.length, found: value.places.length });
      return { time, isNew: true };
    } catch (error) {
      if (this.#signal.aborted) return { time: 0, isNew: false };
      this.#readAll = true;
      this.#failed = true;
      throw error;
    }
  }

  *#readAndCite(changes: Changes | null): Generator<void, { reading: ReadPage; places: readonly Place[]; uncounted: number }, void> {
    const reading = yield* this.#reader.read(changes);
    const cited = yield* citePageInSteps(reading.page);
    if (cited.citations.length === 0) return { reading, places: [], uncounted: 0 };
    const { cited: some, uncounted } = capFindings(cited);
    return { reading, places: yield* placesOf(reading, some), uncounted };
  }

  /**
   * What of that is still being written, and must not be judged yet.
   * @param quietFrom when everything counts as written (in the time of performance.now)
   * @returns null where there is nothing to judge; `until`: when to look again, Infinity for never
   */
  held(quietFrom: number): { asks: ReadonlySet<Ask>; until: number } | null {
    if (!this.#last) return null;
    const blocks = new Set(this.#places.flatMap((place) => place.blocks));
    const { held, until } = this.#stillness.heldBlocks(this.#last, blocks, quietFrom);
    const asks = new Set(this.#places.filter((place) => place.blocks.some((block) => held.has(block))).map(({ ask }) => ask));
    this.#quietReadings = asks.size === 0 && isSameFound(this.#places, this.#judged) ? this.#quietReadings + 1 : 0;
    this.#judged = this.#places;
    this.#holding = asks.size > 0;
    return { asks, until };
  }

  /** The page has come to rest: after a while it needs no more than its marks. When it goes on, it is read as a whole once. */
  rest(): void {
    this.#quietReadings = 0;
    clearTimeout(this.#letGoTimer);
    this.#letGoTimer = setTimeout(() => this.#letGo(), KEPT);
  }

  #letGo(): void {
    this.#reader.forget();
    this.#last = null;
  }

  #end(): void {
    clearTimeout(this.#letGoTimer);
    this.#letGo();
    this.#places = [];
    this.#judged = [];
    this.#shadowRoots = [];
  }
}

function isSameFound(places: readonly Place[], before: readonly Place[]): boolean {
  return places.length === before.length && places.every(({ finding }, index) => finding.text === before[index]!.finding.text);
}
