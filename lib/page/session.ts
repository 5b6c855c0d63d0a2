import type { Verdict } from '../checking/verdict.ts';
import { logError } from '../errors.ts';
import { markNames, newMarkToken } from '../mark-names.ts';
import type { Badge, Direction, Stepped } from '../messages.ts';
import { type Finding, type PageReport, summarise } from '../report.ts';
import { inSlices } from '../steps/in-slices.ts';
import { READ_ATTRIBUTES } from './changed-nodes.ts';
import { GONE } from './gone.ts';
import { Injection } from './injection.ts';
import { LookedAt } from './looked-at.ts';
import { ALL_TONES, LOUD_TONES, Marks } from './marks.ts';
import { type NoticeWords, showNotice } from './notice.ts';
import type { PlacedFinding } from './placed-finding.ts';
import type { Place } from './places.ts';
import { Pointing } from './pointing.ts';
import { Pulse } from './pulse.ts';
import { Readings } from './readings.ts';
import { listenToSession } from './session-events.ts';
import type { SessionNeeds } from './session-needs.ts';
import { Spotlight } from './spotlight.ts';
import { Telling } from './telling.ts';
import { trace } from './trace.ts';
import { Translation } from './translation.ts';
import { inTranslation, unchecked } from './unchecked.ts';
import { type Ask, VerdictBook } from './verdict-book.ts';
import { PageWatch } from './watching.ts';
import { isVisible, nativeDocument } from './native.ts';

/** A page that rests is first read after this time (milliseconds): what is still being built is not judged half. */
const FIRST_READING = 150;
/**
 * How often it is made sure that a page with findings has not taken our marks away, and that the extension is still there (milliseconds).
 */
const KEEPING = 2_000;
/** How many findings are shown between two chances to pause. */
const FINDINGS_A_STEP = 50;

/** Of this page: a page that comes next in this frame runs other scripts of ours. */
const NAMES = markNames(newMarkToken());
/** Whether the style sheet of these names is in the page. */
let isPainted = false;

/** Reads one page, has its quotations and citations checked, and marks them, as long as the page lives or until the signal ends it. */
export class PageSession {
  readonly #needs: SessionNeeds;
  readonly #signal: AbortSignal;
  readonly #farewell: NoticeWords;
  readonly #telling: Telling;
  readonly #readings: Readings;
  readonly #pulse: Pulse;
  readonly #book: VerdictBook;
  readonly #marks = new Marks<PlacedFinding>(NAMES);
  readonly #sheet: Injection;
  readonly #pointing: Pointing;
  readonly #spotlight: Spotlight;
  readonly #lookedAt: LookedAt;
  readonly #translation = new Translation();
  #found: readonly PlacedFinding[] = [];
  /** What must not be asked yet, because the page is still writing it. */
  #held: ReadonlySet<Ask> = new Set();
  /** Ends the showing that is under way, for a newer one. */
  #showing: AbortController | null = null;
  #pruning = false;
  /** The page has changed our marks: it shows none of ours any more. */
  #tampered = false;
  #keeping: ReturnType<typeof setInterval> | undefined;

  constructor(needs: SessionNeeds, signal: AbortSignal) {
    this.#needs = needs;
    this.#signal = signal;
    this.#farewell = needs.farewell();
    this.#telling = new Telling(() => needs.reportHasNews());
    const watch = new PageWatch(
      { attributes: READ_ATTRIBUTES, onRecord: (record, isNews) => this.#note(record, isNews), onNews: () => this.#pulse.changed() },
      signal,
    );
    this.#readings = new Readings((root) => watch.watch(root), signal);
    this.#pulse = new Pulse(
      () => this.#readAndJudge(),
      () => this.#onRest(),
      signal,
    );
    this.#book = new VerdictBook(
      (question) => needs.check(question),
      () => void this.#showVerdicts(),
      signal,
    );
    this.#pointing = new Pointing(
      this.#marks,
      {
        injectCard: () => needs.inject('card'),
        openPanel: () => needs.openPanel(),
        goHome: (home) => needs.goHome(home),
        shadowRoots: () => this.#readings.shadowRoots,
      },
      signal,
    );
    this.#lookedAt = new LookedAt(needs, () => void this.#showVerdicts(), signal);
    this.#spotlight = new Spotlight(NAMES, signal);
    const paint = async () => {
      await needs.paint(NAMES.token);
      isPainted = true;
    };
    this.#sheet = new Injection({ put: paint, isThere: () => isPainted, isAlive: needs.isAlive, onThere: () => undefined }, signal);
    watch.watch(document);
    this.#readSoon();
    listenToSession(
      {
        onHope: () => this.tryAgain(),
        // A frame that goes takes its findings along.
        onGoing: () => needs.reportHasNews(),
        onReturn: () => this.#comeBack(),
        // Elements that the page defines late get their shadow roots without any change that an observer sees.
        onLoad: () => this.#readSoon(),
        onForcedColours: (forced) => this.#marks.show(forced && !needs.shapesSurviveForcedColours ? LOUD_TONES : ALL_TONES),
      },
      signal,
    );
    signal.addEventListener('abort', () => this.#end());
  }

  /** What was found so far; with `settled`, once nothing is being read or checked any more. */
  async report(settled: boolean): Promise<PageReport> {
    if (settled && !this.#settled) await this.#telling.settling();
    // The frame is known to the background alone.
    const findings = this.#told.map(({ key, finding }) => ({ ...finding, key, frame: 0 }));
    return {
      address: location.href,
      title: nativeDocument.title,
      on: !this.#signal.aborted,
      settled: this.#settled,
      unread: this.#readings.failed,
      tampered: this.#tampered,
      reading: this.#reading(),
      findings,
      uncounted: this.#readings.uncounted,
      current: this.#pointing.currentKey,
      summary: summarise(findings),
    };
  }

  /** The findings that something is said about: not those that are folded away. */
  get #told(): readonly PlacedFinding[] {
    return this.#found.filter((placed) => isShown(placed) && !this.#lookedAt.isOutOfSight(placed.key));
  }

  /** There is a reason to hope that what could not be checked can be checked now. */
  tryAgain(): void {
    this.#book.tryAgain();
  }

  badge(): Badge {
    return { amber: this.#told.filter(({ finding }) => finding.verdict.tone === 'amber').length, tampered: this.#tampered };
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
    this.#readings.startAnew();
    this.#pulse.startAnew();
    this.#pulse.changed();
  }

  /** Puts back what the page has taken out of the registry, which no event tells of; shows no marks where it paints its own. */
  keepMarks(): void {
    if (!this.#tampered && this.#marks.isTampered()) {
      this.#tampered = true;
      this.#marks.clear();
      this.#pointing.tell();
      this.#tell();
    }
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
    this.#readings.note(record);
    if (!isNews) return;
    if (record.type === 'characterData') this.#marks.recheck(record.target as Text);
    else if (record.removedNodes.length > 0) this.#pruneSoon();
  }

  #readSoon(): void {
    this.#readings.readAllNext();
    this.#pulse.wakeAt(performance.now() + FIRST_READING);
  }

  /** Out of the back/forward cache: what was being asked when it went there got no answer. */
  #comeBack(): void {
    this.keepMarks();
    this.#book.tryAgain();
    this.#readSoon();
  }

  get #settled(): boolean {
    if (this.#signal.aborted) return true;
    return (
      this.#readings.begun &&
      !this.#book.busy &&
      !this.#lookedAt.busy &&
      !this.#showing &&
      (!this.#pulse.busy || this.#readings.isRestless || this.#readings.failed)
    );
  }

  async #readAndJudge(): Promise<number> {
    try {
      const { time, isNew } = await this.#readings.read();
      return isNew ? time + (await this.#judge()) : time;
    } catch (error) {
      // What stands on the page now is not known: nothing that was found before may go on looking checked.
      await this.#showVerdicts();
      throw error;
    }
  }

  /** Has what was found checked, less what is still being written. */
  async #judge(): Promise<number> {
    const begun = performance.now();
    const held = this.#readings.held(this.#pulse.quietFrom);
    if (!held) return 0;
    if (held.asks.size > 0) this.#pulse.wakeAt(held.until);
    this.#held = held.asks;
    this.#ask();
    const time = performance.now() - begun;
    return time + (await this.#showVerdicts());
  }

  /** Asks about what the page's text says, and about what it shows where that is something else. */
  #ask(): void {
    this.#book.want([...this.#readings.places.map(({ ask }) => ask), ...this.#lookedAt.asks], this.#held);
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
      if (!this.#signal.aborted && !own.signal.aborted) logError('showing verdicts', error);
      return 0;
    } finally {
      if (this.#showing === own) this.#showing = null;
      this.#tell();
    }
  }

  *#show(): Generator<void, void, void> {
    const repeats = new Map<string, number>();
    const found: PlacedFinding[] = [];
    const { isUnderWay } = this.#translation;
    for (const [index, place] of this.#readings.places.entries()) {
      if (index % FINDINGS_A_STEP === FINDINGS_A_STEP - 1) yield;
      const known = this.#book.verdictOn(place.ask);
      if (!known) continue;
      const { type, text, ids } = place.finding;
      const words = `${type} ${ids.join()} ${text}`;
      const repeat = repeats.get(words) ?? 0;
      repeats.set(words, repeat + 1);
      const key = `${repeat} ${words}`;
      const seen = this.#readings.failed
        ? unchecked('page-unread')
        : this.#lookedAt.verdictOn(key, place, known, (ask) => this.#book.verdictOn(ask));
      // The words are a translator's: that no document has them accuses nobody.
      const verdict = seen?.tone === 'amber' && isUnderWay ? inTranslation(seen) : seen;
      if (verdict) found.push({ key, place, finding: findingOf(place, verdict) });
      if (known.tone === 'green') yield;
    }
    this.#found = found;
    this.#lookedAt.keep(new Set(repeatsOf(repeats)));
    if (this.#lookedAt.asks.some((ask) => this.#book.verdictOn(ask) === undefined)) this.#ask();
    if (found.length > 0 && !isPainted) void this.#sheet.begin();
    yield* this.#marks.set(
      (this.#tampered ? [] : found).flatMap((owner) =>
        owner.place.spans.map((span) => ({ ...span, tone: owner.finding.verdict.tone, owner })),
      ),
    );
    this.#pointing.refresh(found);
    this.#spotlight.refresh(found);
    this.#keepWhatIsFound();
    if (import.meta.env?.DEV) trace('shown', { found: found.length, ...summarise(found.map(({ finding }) => finding)) });
  }

  /** A page without findings has nothing that could be taken away, and sleeps. */
  #keepWhatIsFound(): void {
    if (this.#found.length === 0) {
      clearInterval(this.#keeping);
      this.#keeping = undefined;
    } else this.#keeping ??= setInterval(() => this.#needs.isAlive() && this.#keepUp(), KEEPING);
  }

  /** What no event tells of: marks that the page took away, and styles by which it shows something else now. */
  #keepUp(): void {
    this.keepMarks();
    if (nativeDocument.visibilityState === 'visible' && this.#lookedAt.lookAgain().isOther) void this.#showVerdicts();
  }

  #onRest(): void {
    if (!this.#pulse.busy) this.#readings.rest();
    this.#tell();
  }

  /** Documents whose verdicts are not here yet. */
  #reading(): string[] {
    const open = this.#readings.places.filter(({ ask }) => this.#book.verdictOn(ask) === undefined);
    return [...new Set(open.flatMap(({ finding }) => finding.ids))];
  }

  #tell(): void {
    const settled = this.#settled;
    const findings = this.#told.map(({ key, finding }) => `${key} ${finding.verdict.fingerprint} ${finding.verdict.code}`);
    this.#telling.say([settled, this.#readings.failed, this.#tampered, ...this.#reading(), ...findings].join('\n'), settled);
  }

  #end(): void {
    if (this.#signal.reason === GONE && window === window.top && this.#found.length > 0) showNotice(this.#farewell);
    clearInterval(this.#keeping);
    this.#marks.clear();
    this.#lookedAt.clear();
    this.#found = [];
    this.#tell();
  }
}

/** The keys of findings that stand `count` times on the page. */
function* repeatsOf(counts: ReadonlyMap<string, number>): Generator<string, void, void> {
  for (const [words, count] of counts) for (let repeat = 0; repeat < count; repeat++) yield `${repeat} ${words}`;
}

/** Text that the page hides is marked, so that it is when it is shown, but nothing is said about it before. A chip has no text. */
function isShown({ place }: PlacedFinding): boolean {
  return (
    place.spans.length === 0 ||
    place.spans.some(({ node }) => node.parentElement && isVisible(node.parentElement, { visibilityProperty: true }))
  );
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
