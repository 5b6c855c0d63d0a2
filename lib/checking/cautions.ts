import type { QuotationClaim } from './claim.ts';
import {
  ALLEGING_VERBS,
  BEING,
  CONDITIONS,
  type ContextWord,
  contextWords,
  HEDGES,
  LATER_CONDITIONS,
  LINKING_WORDS,
  NEGATING_PAIRS,
  NEGATIONS,
  NEXT_CONDITIONS,
  REPORTING_VERBS,
  type Speaker,
  SPEAKER_OF,
} from './context-words.ts';
import type { DocumentKind } from '../citing/citation.ts';
import type { Match } from './match.ts';
import { namedCars } from './named-cars.ts';
import { applicability } from './scope.ts';
import { wordsOf } from './text-words.ts';
import { cutParts, firstWordFrom, qualifies, TURN, turnsOf } from './turning-words.ts';
import type { Caution } from './verdict.ts';

/**
 * What a reader must know although the words are there, as far as their context tells it: what stands beside them in the document's
 * sentence,
 * and what the citing sentence says of the car. In the order of CAUTIONS. Pure and deterministic; cost is bounded by the two sentences.
 */
export function cautionsFor(claim: QuotationClaim, match: Match): Caution[] {
  const page = new Page(claim);
  const cautions: Caution[] = [];
  const { near, before, after, gaps } = turnsAround(match);
  let context: Context | null = null;
  const read = () => (context ??= contextOf(match));
  if ((near | gaps) & TURN.negates && cutsNegation(read()) && !page.says(NEGATIONS)) cautions.push('negation-cut');
  const mayQualify = near & (TURN.conditions | TURN.hedges) || before & TURN.conditions || after & TURN.takesBack;
  if (
    ((mayQualify && cutsQualifier(read(), claim.text)) || (gaps & TURN.qualifies && gapQualifies(match))) &&
    !page.says(HEDGES) &&
    !page.says(CONDITIONS)
  )
    cautions.push('qualifier-cut');
  // A complaint is an owner's speech, which the page alone can take for somebody else's.
  if (((before | after) & TURN.reports || match.document.kind === 'complaint') && isReportedSpeech(read(), page, match))
    cautions.push('reported-speech');
  cautions.push(...scopeCautions(page, match));
  return cautions;
}

/** Words before a quotation of which the last NEAR, as the tables spell them, are surely made: "rear-ended" is two of a document's. */
const SURELY_NEAR = 12;

/** TURNs of the words of the document's sentence: right before the quoted ones, all before, all after, and those that are left out. */
function turnsAround({ text, runs, sentence: [begin, finish] }: Match): { near: number; before: number; after: number; gaps: number } {
  const words = wordsOf(text);
  const [start, end] = [firstWordFrom(words, runs[0]![0]), firstWordFrom(words, runs.at(-1)![1])];
  const from = firstWordFrom(words, begin);
  return {
    near: turnsOf(words, Math.max(from, start - SURELY_NEAR), start),
    before: turnsOf(words, from, start),
    after: turnsOf(words, end, firstWordFrom(words, finish)),
    gaps: runs.length > 1 ? turnsOf(words, start, end) : 0,
  };
}

/** The document's words around a quotation, within its sentence, and those that an ellipsis leaves out. */
interface Context {
  before: string;
  /** The last words of `before`. */
  near: readonly ContextWord[];
  after: string;
  gaps: readonly string[];
}

function contextOf({ text: { text }, runs, sentence: [begin, finish] }: Match): Context {
  const start = runs[0]?.[0] ?? 0;
  const end = runs.at(-1)?.[1] ?? start;
  const before = text.slice(begin, start);
  const after = text.slice(end, finish);
  const gaps = runs.length > 1 ? runs.slice(1).map(([next], index) => text.slice(runs[index]?.[1], next)) : [];
  return { before, near: lastWords(before), after, gaps };
}

/** Code units at the end of a sentence's beginning that hold its last words. */
const TAIL = 64;

function lastWords(text: string): ContextWord[] {
  const blank = text.length > TAIL ? text.indexOf(' ', text.length - TAIL) : -1;
  return contextWords(text.slice(blank + 1));
}

/** Stands in the page's words where quoted words stood. */
const QUOTED = ' \u201C\u201D ';

/** What the page itself says around the quotation: the citing sentence without the quoted words. Read only where it is asked for. */
class Page {
  readonly #claim: QuotationClaim;
  #cut: string | null = null;

  constructor(claim: QuotationClaim) {
    this.#claim = claim;
  }

  get #aroundQuotation(): string {
    return (this.#cut ??= withoutQuotation(this.#claim));
  }

  /** The page's words without any quoted ones. */
  get text(): string {
    return this.#aroundQuotation.replace(/“[^“”]{1,400}”/g, QUOTED);
  }

  /** One of the words right before the quotation, not across a mark, is in the table: then the page tells what was cut. */
  says(table: ReadonlySet<string>): boolean {
    const at = this.#aroundQuotation.indexOf(QUOTED);
    if (at <= 0) return false;
    const before =
      this.#aroundQuotation
        .slice(Math.max(0, at - 60), at)
        .replace(/["'“‘«„\s]+$/, '')
        .split(/[^\p{L}\p{N}'’\s-]/u)
        .at(-1) ?? '';
    return contextWords(before)
      .slice(-NEAR)
      .some(({ word }) => table.has(word));
  }
}

function withoutQuotation({ text, sentence }: QuotationClaim): string {
  const at = text ? sentence.indexOf(text) : -1;
  if (at >= 0) return oneLine(sentence.slice(0, at) + QUOTED + sentence.slice(at + text.length));
  return text
    .split(/\n{2,}/)
    .map(oneLine)
    .filter(Boolean)
    .reduce((rest, part) => rest.replace(part, () => QUOTED), oneLine(sentence));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** How many words beside a quotation are looked at: at three, cut negations are found and honest quotations left alone. */
const NEAR = 3;

/** The last words before the quotation, and before what goes on after an ellipsis. */
function cutBefore({ near, gaps }: Context): (readonly ContextWord[])[] {
  return [near, ...gaps.map(lastWords)];
}

function cutsNegation(context: Context): boolean {
  return cutBefore(context).some(negates);
}

function negates(near: readonly ContextWord[]): boolean {
  for (let at = Math.max(0, near.length - NEAR); at < near.length; at++) {
    const { word } = near[at]!;
    if (NEGATIONS.has(word) || (NEGATING_PAIRS.has(word) && NEGATING_PAIRS.get(word) === near[at + 1]?.word)) return true;
  }
  return false;
}

/** What an ellipsis cuts from the quoted sentences makes less of them. */
function gapQualifies({ text, runs }: Match): boolean {
  const words = wordsOf(text);
  return runs.some(([start], at) => {
    if (at === 0) return false;
    const [from, to] = [firstWordFrom(words, runs[at - 1]![1]), firstWordFrom(words, start)];
    return cutParts(words, from, to).some((part) => qualifies(words, ...part));
  });
}

function cutsQualifier({ before, near, after }: Context, quoted: string): boolean {
  if (near.slice(-NEAR).some(({ word }) => CONDITIONS.has(word)) || hedges(near, quoted)) return true;
  if (ENDS_IN_COMMA.test(before) && CONDITIONS.has(contextWords(before.slice(0, TAIL))[0]?.word ?? '')) return true;
  if (LATER_CONDITION.test(after)) return true;
  return (
    NEXT_CONDITION.test(after) &&
    contextWords(after)
      .slice(0, NEAR)
      .some(({ word }) => NEXT_CONDITIONS.has(word))
  );
}

const ENDS_IN_COMMA = /,[\s"'“‘]{0,9}$/;
const LATER_CONDITION = oneOf(LATER_CONDITIONS);
const NEXT_CONDITION = oneOf(NEXT_CONDITIONS);

/** Finds a word of a table without reading all words. */
function oneOf(table: Iterable<string>): RegExp {
  return new RegExp(`\\b(?:${[...table].join('|')})\\b`, 'i');
}

/** The last words before the quotation are a hedge and what carries it on. */
function hedges(near: readonly ContextWord[], quoted: string): boolean {
  for (let at = near.length - 1; at >= near.length - NEAR && at >= 0; at--) {
    const { word } = near[at]!;
    if (HEDGES.has(word)) return !(word === 'may' && isMonth(near[at - 1]?.word, near[at + 1]?.word ?? quoted));
    if (!LINKING_WORDS.has(word)) return false;
  }
  return false;
}

const BEFORE_MONTH = new Set(['in', 'on', 'of', 'since', 'until', 'by', 'early', 'late', 'mid']);

function isMonth(previous: string | undefined, next: string): boolean {
  return /^\d/.test(next) || BEFORE_MONTH.has(previous ?? '');
}

/** Who speaks in a document of this kind unless it says otherwise. */
const OWN_SPEAKERS: Readonly<Record<DocumentKind, readonly Speaker[]>> = {
  complaint: ['owner'],
  recall: ['agency', 'maker'],
  investigation: ['agency'],
  communication: ['maker'],
  bulletin: ['maker'],
};

/**
 * Speaks only where closed sets contradict each other: who says it in the document, whose word it is otherwise, and whom the page names.
 */
function isReportedSpeech(context: Context, page: Page, { document }: Match): boolean {
  const isMaker = (word: string) => word === document.scope.make?.toLowerCase();
  const speaker = speakerBefore(context, isMaker) ?? speakerAfter(context, isMaker);
  const isAnother = speaker !== null && (speaker === 'somebody' || !OWN_SPEAKERS[document.kind].includes(speaker));
  if (!isAnother && document.kind !== 'complaint') return false;
  const words = contextWords(page.text);
  const named = speakersNamed(words, isMaker);
  if (speaker === 'somebody') return named.size === 0 && !words.some(({ word }) => ALLEGING_VERBS.has(word));
  if (isAnother) return !named.has(speaker);
  return !words.some(({ word }) => SPEAKER_OF.get(word) === 'owner') && (named.has('agency') || named.has('maker'));
}

function speakerOf(word: string, isMaker: (word: string) => boolean): Speaker | null {
  return isMaker(word) ? 'maker' : (SPEAKER_OF.get(word) ?? null);
}

/** Who has the floor when the quoted words begin: "complainants state that …", "according to the dealer, …". */
function speakerBefore(context: Context, isMaker: (word: string) => boolean): Speaker | 'somebody' | null {
  if (!REPORTING.test(context.before)) return null;
  const before = contextWords(context.before);
  for (let at = before.length - 1; at >= 0; at--) {
    const { word, end } = before[at]!;
    if (word === 'according' && before[at + 1]?.word === 'to') return firstSpeaker(before.slice(at + 2, at + 6), isMaker);
    if (!REPORTING_VERBS.has(word) || !handsOver(before.slice(at + 1), context.before.slice(end))) continue;
    const speaker = BEING.has(before[at - 1]?.word ?? '')
      ? speakerBy(before.slice(at + 1, at + 5), isMaker)
      : firstSpeaker(before.slice(Math.max(0, at - 6), at).toReversed(), isMaker);
    if (speaker) return speaker;
    if (ALLEGING_VERBS.has(word)) return 'somebody';
  }
  return null;
}

const REPORTING = oneOf([...REPORTING_VERBS, 'according']);

/** The quoted words are what is said: right after the verb, or in a clause that "that" or a colon opens. */
function handsOver(between: readonly ContextWord[], betweenText: string): boolean {
  return between.length < 2 || between.slice(0, 5).some(({ word }) => word === 'that') || /^[^,;]{0,40}:/.test(betweenText);
}

/** Who has the floor once they end: "…, the owner said", "… according to complainants". */
function speakerAfter({ after }: Context, isMaker: (word: string) => boolean): Speaker | null {
  if (!REPORTING.test(after)) return null;
  const near = contextWords(after).slice(0, 8);
  const at = near.findIndex(({ word }, index) => word === 'according' && near[index + 1]?.word === 'to');
  if (at >= 0) return firstSpeaker(near.slice(at + 2, at + 6), isMaker);
  if (!/^["'”’]?,/.test(after)) return null;
  const verb = near.slice(0, 4).findIndex(({ word }) => REPORTING_VERBS.has(word));
  return verb >= 0 ? firstSpeaker(near.slice(0, 4), isMaker) : null;
}

function speakerBy(words: readonly ContextWord[], isMaker: (word: string) => boolean): Speaker | null {
  return words[0]?.word === 'by' ? firstSpeaker(words.slice(1), isMaker) : null;
}

function firstSpeaker(words: readonly ContextWord[], isMaker: (word: string) => boolean): Speaker | null {
  for (const { word } of words) {
    const speaker = speakerOf(word, isMaker);
    if (speaker) return speaker;
  }
  return null;
}

/** The speakers to whom the page gives the words: with a reporting verb after them, or after "according to". */
function speakersNamed(page: readonly ContextWord[], isMaker: (word: string) => boolean): ReadonlySet<Speaker> {
  const named = new Set<Speaker>();
  page.forEach(({ word }, at) => {
    const speaker = speakerOf(word, isMaker);
    if (!speaker) return;
    const says = page.slice(at + 1, at + 4).some((next) => REPORTING_VERBS.has(next.word));
    const accordingTo = page.slice(Math.max(0, at - 4), at).some((earlier) => earlier.word === 'according');
    if (says || accordingTo) named.add(speaker);
  });
  return named;
}

function scopeCautions(page: Page, { document: { scope } }: Match): Caution[] {
  if (scope.years.length === 0 && scope.excludedTrims.length === 0 && !scope.vinRange) return [];
  const stands = namedCars(page.text, scope).map((car) => applicability(car, scope));
  const cautions: Caution[] = [];
  if (stands.some(({ year }) => year === 'not-covered')) cautions.push('year-not-covered');
  if (stands.some(({ trim }) => trim === 'not-covered')) cautions.push('trim-not-covered');
  if (stands.some(({ vin }) => vin === 'out')) cautions.push('vin-not-covered');
  return cautions;
}
