import type { Verdict } from '../checking/verdict.ts';
import { citePageInSteps } from '../citing/cite-page.ts';
import type { Answer, Direction, PageScript, Question, Stepped } from '../messages.ts';
import { type Finding, type PageReport, summarise } from '../report.ts';
import { ChangedNodes, type Changes, READ_ATTRIBUTES } from './changed-nodes.ts';
import { GONE } from './gone.ts';
import { inSlices } from '../steps/in-slices.ts';
import { ALL_TONES, LOUD_TONES, Marks } from './marks.ts';
import { type NoticeWords, showNotice } from './notice.ts';
import { type Place, placesOf } from './places.ts';
import { Pointing } from './pointing.ts';
import { Pulse } from './pulse.ts';
import { PageReader } from './page-reader.ts';
import type { ReadPage } from './read-page.ts';
import { Spotlight } from './spotlight.ts';
import { Stillness } from './stillness.ts';
import { VerdictBook } from './verdict-book.ts';
import { PageWatch } from './watching.ts';

/** What a page session needs of the extension around it. */
export interface Surroundings {
  check(question: Question): Promise<Answer>;
  /** Puts one of our scripts into this page, where it leaves itself in its slot. */
  inject(script: PageScript): Promise<unknown>;
  openPanel(): void;
  /** Returns focus to another frame, which a command has led away from. */
  goHome(home: number): void;
  /** A report would tell something new. */
  news(): void;
  /** What the reader is told when the extension has gone from under a page; asked while it is still there. */
  farewell(): NoticeWords;
  /** Chromium paints every highlight alike under forced colours, Firefox keeps the shapes (research/platform.md 8.3). */
  shapesSurviveForcedColours: boolean;
}

/** A finding, and where on the page it stands. */
export interface PlacedFinding {
  /** The same finding has the same key when the page renders it anew. */
  key: string;
  finding: Finding;
  place: Place;
}

/** A page that rests is first read after this time (milliseconds): what is still being built is not judged half. */
const FIRST_READING = 150;
/** What was read of a page is kept for so long after it has come to rest (milliseconds). */
const KEPT = 10_000;
/** How many findings are shown between two chances to pause. */
const STEP = 50;
/** So many readings without any news while a page goes on changing, and it counts as settled, however restless it is. */
const RESTLESS = 2;

/** Reads one page, has its quotations and citations checked, and marks them, as long as the page lives or until the signal ends it. */
export class PageSession {
  readonly #signal: AbortSignal;
  readonly #changed = new ChangedNodes();
  readonly #watch: PageWatch;
  readonly #reader: PageReader;
  readonly #pulse: Pulse;
  readonly #book: VerdictBook;
  readonly #marks = new Marks<PlacedFinding>();
  readonly #pointing: Pointing;
  readonly #spotlight: Spotlight;
  readonly #stillness = new Stillness();
  /** Null when the page has rested for long. */
  #lastReading: ReadPage | null = null;
  #shadowRoots: ShadowRoot[] = [];
  #places: readonly Place[] = [];
  #found: readonly PlacedFinding[] = [];
  #readBefore = false;
  /** The page may have changed in ways that were not seen. */
  #readAll = true;
  /** Something of the page is still being written, and waits to be judged. */
  #holding = false;
  /** Ends the showing that is under way, for a newer one. */
  #showing: AbortController | null = null;
  #letGoTimer: ReturnType<typeof setTimeout> | undefined;
  /** What was judged last. */
  #judged: readonly Place[] = [];
  #quietReadings = 0;
  #pruning = false;
  #waiting: (() => void)[] = [];
  readonly #news: () => void;
  readonly #farewell: NoticeWords;
  /** What the last news was of. */
  #told = '';

  constructor({ check, inject, openPanel, goHome, news, farewell, shapesSurviveForcedColours }: Surroundings, signal: AbortSignal) {
    this.#signal = signal;
    this.#news = news;
    this.#farewell = farewell();
    this.#watch = new PageWatch(
      { attributes: READ_ATTRIBUTES, onRecord: (record, isNews) => this.#note(record, isNews), onNews: () => this.#pulse.changed() },
      signal,
    );
    this.#reader = new PageReader(document, (root) => this.#watch.watch(root));
    this.#pulse = new Pulse(
      () => this.#readPage(),
      () => this.#onRest(),
      signal,
    );
    this.#book = new VerdictBook(check, () => void this.#showVerdicts(), signal);
    this.#pointing = new Pointing(
      this.#marks,
      { injectCard: () => inject('card'), openPanel, goHome, shadowRoots: () => this.#shadowRoots },
      signal,
    );
    this.#spotlight = new Spotlight(signal);
    this.#watch.watch(document);
    this.#readSoon();
    this.#listen(shapesSurviveForcedColours);
    signal.addEventListener('abort', () => this.#end());
  }

  /** What was found so far; with `settled`, once nothing is being read or checked any more. */
  async report(settled: boolean): Promise<PageReport> {
    if (settled && !this.#settled) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    // The frame is known to the background alone.
    const findings = this.#found.filter(isShown).map(({ key, finding }) => ({ ...finding, key, frame: 0 }));
    return {
      address: location.href,
      title: document.title,
      on: !this.#signal.aborted,
      settled: this.#settled,
      reading: this.#reading(),
      findings,
      current: this.#pointing.currentKey,
      summary: summarise(findings),
    };
  }

  /** Opens the card on another finding, if there is one in that direction; see Pointing. */
  step(direction: Direction, home?: number): Stepped {
    return this.#pointing.step(this.#found, direction, home);
  }

  /** Shows where a finding stands; false when it has no place. */
  reveal(key: string): boolean {
    const placed = this.#found.find((each) => each.key === key);
    return placed !== undefined && this.#spotlight.show(placed);
  }

  /** Another page in the same document. */
  moved(): void {
    this.#readBefore = false;
    this.#readAll = true;
    this.#pulse.changed();
  }

  /** Puts back what the page has taken out of the registry, which no event tells of. */
  keepMarks(): void {
    this.#marks.keepRegistered();
  }

  /** Once a frame is enough: nothing is painted for a node that is gone. */
  #pruneSoon(): void {
    if (this.#pruning || this.#marks.empty) return;
    this.#pruning = true;
    requestAnimationFrame(() => {
      this.#pruning = false;
      this.#marks.prune();
    });
  }

  #note(record: MutationRecord, isNews: boolean): void {
    this.#changed.note(record);
    if (!isNews) return;
    if (record.type === 'characterData') this.#marks.recheck(record.target as Text);
    else if (record.removedNodes.length > 0) this.#pruneSoon();
  }

  #readSoon(): void {
    this.#readAll = true;
    this.#pulse.wakeAt(performance.now() + FIRST_READING);
  }

  /** Out of the back/forward cache: what was being asked when it went there got no answer. */
  #comeBack(): void {
    this.#marks.keepRegistered();
    this.#book.tryAgain();
    this.#readSoon();
  }

  get #settled(): boolean {
    if (this.#signal.aborted) return true;
    return this.#readBefore && !this.#book.busy && !this.#showing && (!this.#pulse.busy || this.#quietReadings >= RESTLESS);
  }

  #listen(shapesSurviveForcedColours: boolean): void {
    const signal = this.#signal;
    const tryAgain = () => document.visibilityState === 'visible' && this.#book.tryAgain();
    window.addEventListener('online', tryAgain, { signal });
    document.addEventListener('visibilitychange', tryAgain, { signal });
    // A frame that goes takes its findings along.
    window.addEventListener('pagehide', () => this.#news(), { signal });
    window.addEventListener('pageshow', (event) => event.persisted && this.#comeBack(), { signal });
    // Elements that the page defines late get their shadow roots without any change that an observer sees.
    window.addEventListener('load', () => this.#readSoon(), { signal });
    if (shapesSurviveForcedColours) return;
    const forced = matchMedia('(forced-colors: active)');
    const show = () => this.#marks.show(forced.matches ? LOUD_TONES : ALL_TONES);
    forced.addEventListener('change', show, { signal });
    show();
  }

  async #readPage(): Promise<number> {
    clearTimeout(this.#letGoTimer);
    const changed = this.#changed.take();
    const changes = this.#readAll ? null : changed;
    this.#readAll = false;
    this.#readBefore = true;
    if (changes && changes.nodes.size + changes.parents.size === 0) return this.#holding ? this.#judge() : 0;
    try {
      const { value, time } = await inSlices(this.#readAndCite(changes), this.#signal);
      this.#lastReading = value.reading;
      this.#shadowRoots = [...value.reading.shadowRoots];
      this.#places = value.places;
      return time + (await this.#judge());
    } catch (error) {
      if (!this.#signal.aborted) throw error;
      return 0;
    }
  }

  *#readAndCite(changes: Changes | null): Generator<void, { reading: ReadPage; places: readonly Place[] }, void> {
    const reading = yield* this.#reader.read(changes);
    const cited = yield* citePageInSteps(reading.page);
    return { reading, places: cited.citations.length > 0 ? yield* placesOf(reading, cited) : [] };
  }

  /** Has what was found checked, less what is still being written. */
  async #judge(): Promise<number> {
    const begun = performance.now();
    const lastReading = this.#lastReading;
    const places = this.#places;
    if (!lastReading) return 0;
    const { held, until } = this.#stillness.heldBlocks(lastReading, new Set(places.flatMap(({ blocks }) => blocks)), this.#pulse.quietFrom);
    const heldAsks = new Set(places.filter(({ blocks }) => blocks.some((block) => held.has(block))).map(({ ask }) => ask));
    this.#quietReadings = heldAsks.size === 0 && samePlaces(places, this.#judged) ? this.#quietReadings + 1 : 0;
    this.#judged = places;
    this.#holding = heldAsks.size > 0;
    if (this.#holding) this.#pulse.wakeAt(until);
    this.#book.want(
      places.map(({ ask }) => ask),
      heldAsks,
    );
    const time = performance.now() - begun;
    return time + (await this.#showVerdicts());
  }

  /** Shows what is known by now; a newer call ends an older one that is not done. */
  async #showVerdicts(): Promise<number> {
    this.#showing?.abort();
    const own = new AbortController();
    this.#showing = own;
    try {
      const { time } = await inSlices(this.#show(), AbortSignal.any([this.#signal, own.signal]));
      return time;
    } catch (error) {
      if (!this.#signal.aborted && !own.signal.aborted) throw error;
      return 0;
    } finally {
      if (this.#showing === own) this.#showing = null;
      this.#settle();
    }
  }

  *#show(): Generator<void, void, void> {
    const repeats = new Map<string, number>();
    const found: PlacedFinding[] = [];
    for (const [index, place] of this.#places.entries()) {
      if (index % STEP === STEP - 1) yield;
      const verdict = this.#book.verdictOn(place.ask);
      if (!verdict) continue;
      const { type, text, ids } = place.finding;
      const words = `${type} ${ids.join()} ${text}`;
      const repeat = repeats.get(words) ?? 0;
      repeats.set(words, repeat + 1);
      found.push({ key: `${repeat} ${words}`, place, finding: findingOf(place, verdict) });
    }
    this.#found = found;
    yield* this.#marks.set(
      found.flatMap((owner) => owner.place.spans.map((span) => ({ ...span, tone: owner.finding.verdict.tone, owner }))),
    );
    this.#pointing.refresh(found);
    this.#spotlight.refresh(found);
  }

  #onRest(): void {
    if (!this.#pulse.busy) {
      this.#quietReadings = 0;
      this.#letGoTimer = setTimeout(() => this.#letGo(), KEPT);
    }
    this.#settle();
  }

  /** A page that rests needs no more than its marks; when it goes on, it is read as a whole once. */
  #letGo(): void {
    this.#reader.forget();
    this.#lastReading = null;
  }

  /** Documents whose verdicts are not here yet. */
  #reading(): string[] {
    const open = this.#places.filter(({ ask }) => this.#book.verdictOn(ask) === undefined);
    return [...new Set(open.flatMap(({ finding }) => finding.ids))];
  }

  #settle(): void {
    this.#tell();
    if (!this.#settled) return;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  #tell(): void {
    const state = [
      this.#settled,
      ...this.#reading(),
      ...this.#found.map(({ key, finding }) => `${key} ${finding.verdict.fingerprint} ${finding.verdict.code}`),
    ].join('\n');
    if (state === this.#told) return;
    this.#told = state;
    this.#news();
  }

  #end(): void {
    if (this.#signal.reason === GONE && window === window.top && this.#found.length > 0) showNotice(this.#farewell);
    clearTimeout(this.#letGoTimer);
    this.#marks.clear();
    this.#found = [];
    this.#places = [];
    this.#settle();
  }
}

/** Text that the page hides is marked, so that it is when it is shown, but nothing is said about it before. A chip has no text. */
function isShown({ place }: PlacedFinding): boolean {
  return place.spans.length === 0 || place.spans.some(({ node }) => node.parentElement?.checkVisibility({ visibilityProperty: true }));
}

/** A place with its verdict; words that speak for a document named near them are attributed to it, and uncited ones to none. */
function findingOf({ finding, candidates }: Place, verdict: Verdict): Finding {
  const { type, text } = finding;
  if (verdict.verdict === 'uncited') return { type, text, ids: [], verdict };
  const attribution = candidates.find(({ ids }) => verdict.attributed !== undefined && ids.includes(verdict.attributed));
  if (!attribution) return { ...finding, verdict };
  const { ids, rule, distance, words } = attribution;
  return { type, text, ids, attribution: { rule, distance, words }, verdict };
}

function samePlaces(places: readonly Place[], before: readonly Place[]): boolean {
  return places.length === before.length && places.every(({ finding }, index) => finding.text === before[index]!.finding.text);
}
