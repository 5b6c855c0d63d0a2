import { isSmallLetter } from '../language/sentences.ts';
import { casedForms, kindOfWord, WORD_KIND } from './words/word-kinds.ts';
import { vocabulary } from './words/vocabulary.ts';
import { FLAG, type Words, wordAt } from './words/words.ts';
import { besideQuoted, changesSource, reversesSource } from './editor-words.ts';
import { eachPair, findRuns, type Run } from './find-run.ts';
import { endsBeforeUnit, isInsideNumberAt } from './inside-number.ts';
import type { Piece, Quotation } from './quotation.ts';
import { countReversals, cutClauses, cutParts, TURN, turnsOf } from './turning-words.ts';

/** Where the pieces of a quotation stand in one text, and what is wrong with it, if anything. */
export interface Placement {
  /** One a piece, ascending unless `fault` is `order`. */
  runs: readonly Run[];
  /** Null: every word stands there. */
  fault: Fault | null;
  /** An omission mark of the quotation is not the source's. */
  omits: boolean;
  /** The most words that an omission mark leaves out. */
  widestGap: number;
  editorWords: boolean;
  lookAlikes: boolean;
}

/** Ways in which the words of a quotation all stand in a text and it is still not verbatim. */
export type Fault =
  /** It begins or ends inside a word, a number, or before the unit sign of a number. */
  | 'cut'
  /** It runs over the end of a paragraph as if there was none. */
  | 'paragraph'
  /** A unit's capital or small letter makes it another unit. */
  | 'unit'
  /**
   * A footnote mark or a picture, which may be left out, was exchanged for another, or what the source itself has in brackets for something
   * else.
   */
  | 'exchange'
  | 'order'
  /** Words left out, or replaced by an editor's, turn the meaning round. */
  | 'hidden-negation'
  /** An editor's words in brackets may say something else than the source's in their place. */
  | 'editor';

/** Occurrences of one piece that are looked at; more are boilerplate. */
const MOST_OCCURRENCES = 64;

/** Pieces in one quotation; more are no quotation. */
const MOST_PIECES = 40;

/** Words left out beyond which whole sentences are left out, and only what is cut from the sentences at both ends can turn the meaning. */
export const WIDE_GAP = 60;

/**
 * Finds the words of a quotation in a text: all sound placements, those that leave out least first, in the order of the text; without any,
 * the first unsound one.
 * @returns empty when the words do not stand there
 */
export function findWords(source: Words, quotation: Quotation): Placement[] {
  const { words, pieces } = quotation;
  if (pieces.length === 0) return [];
  // Words in brackets that the source has too are the source's.
  const isOne = pieces.length === 1 && pieces[0]!.to - pieces[0]!.from === words.count;
  const literal = findRuns(source, words, 0, words.count, MOST_OCCURRENCES);
  if (literal.length > 0) {
    const whole = isOne ? pieces[0]! : { ...pieces[0]!, from: 0, to: words.count };
    return best(literal.map((run) => placeOne(source, run, words, whole)));
  }
  if (isOne) return [];
  if (pieces.length > 1) return pieces.length > MOST_PIECES ? [] : best(placePieces(source, quotation));
  return best(
    findRuns(source, words, pieces[0]!.from, pieces[0]!.to, MOST_OCCURRENCES).map((run) => {
      const placement = placeOne(source, run, words, pieces[0]!);
      return {
        ...placement,
        fault: placement.fault ?? gapFault(source, words, [run], pieces),
        editorWords: hasEditorWords(source, words, [run], pieces),
      };
    }),
  );
}

function placeOne(source: Words, run: Run, words: Words, piece: Piece): Placement {
  const isPlain =
    !hasSpecial(source, run.from, run.to) && !hasSpecial(words, piece.from, piece.to) && !(source.leftOut && words.leftOut) && !words.needs;
  return {
    runs: [run],
    fault: (isPlain ? cutOf(source, run) : faultOf(source, run, words, piece)) ?? unitCutOf(source, run, words, piece.to),
    omits: !isPlain && omitsNothing(source, run, words, piece),
    widestGap: 0,
    editorWords: false,
    lookAlikes: !isPlain && looksAlike(source, run, words, piece),
  };
}

/** Nearly all words have none of these, and need no second look. */
const SPECIAL = FLAG.ellipsis | FLAG.foreign | FLAG.paragraph | FLAG.primed | FLAG.cased;

function hasSpecial({ flags }: Words, from: number, to: number): boolean {
  let any = 0;
  for (let at = from; at < to; at++) any |= flags[at]!;
  return (any & SPECIAL) !== 0;
}

/** An omission mark stands between two words that are neighbours in the source, without a mark there. */
function omitsNothing(source: Words, run: Run, words: Words, { from, to }: Piece): boolean {
  if (run.to - run.from !== to - from) return false;
  for (let at = 1; at < to - from; at++)
    if (words.flags[from + at]! & FLAG.ellipsis && !(source.flags[run.from + at]! & FLAG.ellipsis)) return true;
  return false;
}

function best(placements: Placement[]): Placement[] {
  if (placements.length === 1) return placements;
  const sound = placements.filter(({ fault }) => fault === null);
  // Of places at which an omission leaves out less, less has to be explained.
  return sound.length > 0 ? sound.toSorted((one, other) => one.widestGap - other.widestGap) : placements.slice(0, 1);
}

function placePieces(source: Words, { words, pieces }: Quotation): Placement[] {
  const found = pieces.map(({ from, to }) => findRuns(source, words, from, to, MOST_OCCURRENCES));
  if (found.some((runs) => runs.length === 0)) return [];
  const chains = found[0]!
    .map((first) => chain(first, found, pieces))
    .filter((runs) => runs !== null)
    .filter((runs) => holdsEnough(runs, pieces));
  if (chains.length === 0) return mayBeUnordered(pieces) ? [unordered(source, words, pieces, found)] : [];
  return chains.map((runs) => ({
    runs,
    fault:
      runs.reduce<Fault | null>((fault, run, at) => fault ?? faultOf(source, run, words, pieces[at]!), null) ??
      gapFault(source, words, runs, pieces) ??
      unitCutOf(source, runs.at(-1)!, words, pieces.at(-1)!.to),
    omits: pieces.some(({ gap }) => gap === 'ellipsis'),
    widestGap: Math.max(0, ...runs.map((run, at) => (pieces[at]!.gap === 'ellipsis' ? run.from - runs[at - 1]!.to : 0))),
    editorWords: hasEditorWords(source, words, runs, pieces),
    lookAlikes: runs.some((run, at) => looksAlike(source, run, words, pieces[at]!)),
  }));
}

/** Some words in brackets are not the source's there. */
function hasEditorWords(source: Words, words: Words, runs: readonly Run[], pieces: readonly Piece[]): boolean {
  const [first, last] = [pieces[0]!.from, pieces.at(-1)!.to];
  if (!areEqual(source, runs[0]!.from - first, words, 0, first) || !areEqual(source, runs.at(-1)!.to, words, last, words.count))
    return true;
  return pieces.some(({ editor: [from, to] }, at) => {
    if (at === 0 || to === from) return false;
    const gap = runs[at]!.from - runs[at - 1]!.to;
    const isFootnote = gap === 0 && to - from === 1 && /^\d{1,3}$/.test(wordAt(words, from));
    return !isFootnote && !(gap === to - from && areEqual(source, runs[at - 1]!.to, words, from, to));
  });
}

function areEqual(source: Words, begin: number, words: Words, from: number, to: number): boolean {
  if (to > from && (begin < 0 || begin + to - from > source.count)) return false;
  for (let at = from; at < to; at++) if (source.ids[begin + at - from] !== words.ids[at]) return false;
  return true;
}

/** At least two words stand together between two omissions. */
function holdsEnough(runs: readonly Run[], pieces: readonly Piece[]): boolean {
  let count = 0;
  for (const [at, { from, to }] of runs.entries()) {
    if (at > 0 && pieces[at]!.gap === 'ellipsis' && from > runs[at - 1]!.to) {
      if (count < LEAST_TOGETHER) return false;
      count = 0;
    }
    count += to - from;
  }
  return count >= LEAST_TOGETHER || runs.length === 1;
}

const LEAST_TOGETHER = 2;

function mayBeUnordered(pieces: readonly Piece[]): boolean {
  return pieces.every(({ gap, from, to }) => gap !== 'editor' && to - from >= LEAST_TOGETHER);
}

/** The pieces in order from `first` on, each at its first place after the one before; null when one is missing or too far. */
function chain(first: Run, found: readonly (readonly Run[])[], pieces: readonly Piece[]): readonly Run[] | null {
  const runs = [first];
  for (let at = 1; at < pieces.length; at++) {
    const { gap, editor } = pieces[at]!;
    const after = runs[at - 1]!.to;
    const next = found[at]!.find(({ from }) => from >= after);
    if (!next || (gap === 'editor' && next.from - after > editor[1] - editor[0])) return null;
    runs.push(next);
  }
  return runs;
}

function unordered(source: Words, words: Words, pieces: readonly Piece[], found: readonly (readonly Run[])[]): Placement {
  const runs = found.map((places) => places[0]!);
  return {
    runs,
    fault: 'order',
    omits: true,
    widestGap: 0,
    editorWords: false,
    lookAlikes: runs.some((run, at) => looksAlike(source, run, words, pieces[at]!)),
  };
}

/** Words may not begin or end inside a word or a number. */
function cutOf(source: Words, { from, to }: Run): Fault | null {
  return isInside(source, from) || isInside(source, to) ? 'cut' : null;
}

/** The last words may not end before a number's unit, unless an omission mark shows it. Weighs less than whatever else is wrong. */
function unitCutOf(source: Words, { to }: Run, { text, ends, count }: Words, end: number): Fault | null {
  return end === count && endsBeforeUnit(source, to) && !ENDS_IN_OMISSION.test(text.slice(ends[end - 1])) ? 'cut' : null;
}

const ENDS_IN_OMISSION = /…|\.\s?\.\s?\./;

/** The word at `at` and the one before it are one thing: written together, or one number. */
export function isInside(source: Words, at: number): boolean {
  return at > 0 && at < source.count && ((source.flags[at]! & FLAG.glued) !== 0 || isInsideNumberAt(source, at));
}

function faultOf(source: Words, run: Run, words: Words, { from, to }: Piece): Fault | null {
  let fault = cutOf(source, run);
  eachPair(source, run, words, from, to, (ours, theirs) => {
    if (theirs > from && runsOver(source, ours, words, theirs)) fault ??= 'paragraph';
    if (differsInUnit(source, ours, words, theirs, theirs + 1 === to)) fault ??= 'unit';
    if (exchanges(source, ours, words, theirs)) fault ??= 'exchange';
  });
  return fault ?? (exchanges(source, run.to, words, to) ? 'exchange' : null);
}

/** A paragraph begins at a word of the source, and the quotation shows nothing of it. */
export function runsOver(source: Words, ours: number, words: Words, theirs: number): boolean {
  return isBorder(source, ours) && !(words.flags[theirs]! & (FLAG.stop | FLAG.line));
}

/**
 * Before a word both leave out a footnote mark or a picture, and not the same one; or the quotation has a sign there that the source
 * lacks.
 */
export function exchanges(source: Words, ours: number, words: Words, theirs: number): boolean {
  if (words.needs && lacks(source, ours, words.needs.get(theirs))) return true;
  const [inSource, quoted] = [source.leftOut?.get(ours), words.leftOut?.get(theirs)];
  if (!inSource || !quoted) return false;
  if (inSource.pictures && quoted.pictures && inSource.pictures !== quoted.pictures) return true;
  return !isAmong(inSource.marks, quoted.marks) && !isAmong(quoted.marks, inSource.marks);
}

/** What a source can have for a mark that is a bullet or a minus sign. */
const DASH_OR_BULLET = /[-\u2010-\u2015\u2212•·∙*▪◦‣●○+]/;

function lacks({ text, starts, ends, count }: Words, at: number, needed: string | undefined): boolean {
  if (!needed) return false;
  const there = text.slice(at > 0 ? ends[at - 1] : 0, at < count ? ends[at] : text.length);
  const before = there.slice(0, at < count ? there.length - (ends[at]! - starts[at]!) : there.length);
  return Array.from(needed).some((sign) => (sign === '-' ? !DASH_OR_BULLET.test(before) : !there.includes(sign)));
}

function isAmong(some: readonly string[], all: readonly string[]): boolean {
  return some.every((mark) => all.includes(mark));
}

/** Two equal words are different units, or figures of which one has an inch or foot mark. */
export function differsInUnit(source: Words, ours: number, words: Words, theirs: number, isLast: boolean): boolean {
  // At the end its closing mark can have swallowed an inch mark.
  if (!isLast && losesPrime(source, ours, words, theirs)) return true;
  return (words.flags[theirs]! & FLAG.cased) !== 0 && isOtherUnit(source, ours, words, theirs);
}

/** An inch or foot mark of the one is not in the other, or is another. */
function losesPrime(source: Words, ours: number, words: Words, theirs: number): boolean {
  const [inSource, quoted] = [source.flags[ours]!, words.flags[theirs]!];
  if (!((inSource | quoted) & FLAG.primed)) return false;
  if (!(inSource & quoted & FLAG.marked)) return true;
  return (inSource & quoted & FLAG.primed) !== 0 && ((inSource ^ quoted) & FLAG.doubled) !== 0 && !isSetInSingle(source, ours, words);
}

const DOUBLE_MARKS = /["“”„‟″«»]/g;

/** Inside other quotation marks every double mark of the source was made a single one, inch marks among them. */
function isSetInSingle({ text, starts }: Words, at: number, words: Words): boolean {
  const near = text.slice(Math.max(0, starts[at]! - words.text.length), starts[at]! + words.text.length);
  return !words.text.match(DOUBLE_MARKS) && (near.match(DOUBLE_MARKS)?.length ?? 0) > 1;
}

/**
 * A new paragraph begins at this word. Words that run over it are verbatim only if the quotation shows a sentence end or a line break there
 *. Where the sentence itself runs on in small letters, the empty line is a page break, not a border.
 */
export function isBorder({ text, starts, flags }: Words, at: number): boolean {
  if (!(flags[at]! & FLAG.paragraph)) return false;
  return (flags[at]! & FLAG.stop) !== 0 || !isSmallLetter(text, starts[at]!);
}

function isOtherUnit(source: Words, ours: number, words: Words, theirs: number): boolean {
  if ((source.oneCase || words.oneCase) && isRecased(source, words, ours - theirs)) return false;
  const inSource = source.text.slice(source.starts[ours], source.ends[ours]);
  const quoted = words.text.slice(words.starts[theirs], words.ends[theirs]);
  return inSource !== quoted && casedForms(wordAt(source, ours)).some((pair) => pair.includes(inSource) && pair.includes(quoted));
}

/**
 * One of the two was set in small letters or capitals throughout: other words than units differ in their case, too. `offset` leads from
 * quoted words to those of the source.
 */
function isRecased(source: Words, words: Words, offset: number): boolean {
  for (let theirs = Math.max(0, -offset); theirs < words.count && theirs + offset < source.count; theirs++) {
    const ours = theirs + offset;
    if (words.ids[theirs] !== source.ids[ours] || words.flags[theirs]! & FLAG.cased) continue;
    const [quoted, inSource] = [lettersAt(words, theirs), lettersAt(source, ours)];
    if (quoted !== inSource && quoted.toLowerCase() === inSource.toLowerCase()) return true;
  }
  return false;
}

function lettersAt({ text, starts, ends }: Words, at: number): string {
  return text.slice(starts[at], ends[at]).replace(/[^a-z]/gi, '');
}

/** Letters of another alphabet stand in one of the two where the other has Latin ones. */
function looksAlike(source: Words, run: Run, words: Words, { from, to }: Piece): boolean {
  const inSource = hasForeign(source, run.from, run.to);
  const quoted = hasForeign(words, from, to);
  if (!inSource && !quoted) return false;
  return (
    source.text.slice(source.starts[run.from], source.ends[run.to - 1]).toLowerCase() !==
    words.text.slice(words.starts[from], words.ends[to - 1]).toLowerCase()
  );
}

function hasForeign({ flags }: Words, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (flags[at]! & FLAG.foreign) return true;
  return false;
}

function gapFault(source: Words, words: Words, runs: readonly Run[], pieces: readonly Piece[]): Fault | null {
  const [first, last] = [runs[0]!.from, runs.at(-1)!.to];
  const [head, tail] = [pieces[0]!.from, words.count - pieces.at(-1)!.to];
  const ends = [
    [first - head, first, 0, head],
    [last, last + tail, words.count - tail, words.count],
  ] as const;
  for (const [from, to, begin, end] of ends) {
    if (begin === end || areEqual(source, from, words, begin, end)) continue;
    if (
      isBracketed(source, from === last ? last : first - 1) ||
      changesValue(source, Math.max(0, from), Math.min(to, source.count), words, begin, end)
    )
      return 'exchange';
    if (countNegations(words, begin, end) > 0 || countReversals(words, begin, end) > 0) return 'hidden-negation';
    const theirs = { words, from: begin, to: end };
    const ours = sharesWord(source, from, words, begin, end)
      ? { words: source, from, to }
      : from === last
        ? besideQuoted(source, last, 'after')
        : besideQuoted(source, first, 'before');
    if (changesSource(ours, theirs)) return 'editor';
  }
  for (let at = 1; at < runs.length; at++) {
    const [from, to] = [runs[at - 1]!.to, runs[at]!.from];
    const { gap, editor } = pieces[at]!;
    if (gap === 'ellipsis' && hidesNegation(source, from, to)) return 'hidden-negation';
    if (editor[0] === editor[1]) continue;
    const theirs = { words, from: editor[0], to: editor[1] };
    if (gap === 'ellipsis') {
      if (countNegations(words, ...editor) > 0 || countReversals(words, ...editor) > 0) return 'hidden-negation';
      // What they stand for cannot be told where more is left out than they are.
      const isReplaced = to - from <= editor[1] - editor[0];
      if (changesSource({ words: source, from: isReplaced ? from : to, to }, theirs)) return 'editor';
      continue;
    }
    if (to - from === editor[1] - editor[0] && areEqual(source, from, words, ...editor)) continue;
    if (exchangesBrackets(source, from, to, words, editor) || changesValue(source, from, to, words, ...editor)) return 'exchange';
    const ours = { words: source, from, to };
    if (countNegations(words, ...editor) !== countNegations(source, from, to) || reversesSource(ours, theirs)) return 'hidden-negation';
    if (changesSource(ours, theirs)) return 'editor';
  }
  return null;
}

/** Some of the bracketed words are the source's in that very place: then the others stand for words of it, too. */
function sharesWord(source: Words, begin: number, words: Words, from: number, to: number): boolean {
  if (begin < 0 || begin + to - from > source.count) return false;
  for (let at = from; at < to; at++) if (source.ids[begin + at - from] === words.ids[at]) return true;
  return false;
}

/** Brackets of the quotation stand where the source has other words, or another footnote mark, in brackets of its own. */
function exchangesBrackets(source: Words, from: number, to: number, words: Words, [begin, end]: readonly [number, number]): boolean {
  if (to - from === end - begin && areEqual(source, from, words, begin, end)) return false;
  for (let at = from; at < to; at++) if (isBracketed(source, at)) return true;
  const marks = source.leftOut?.get(from)?.marks ?? [];
  return to === from && marks.length > 0 && !marks.includes(wordAt(words, begin));
}

const VALUES: readonly number[] = [WORD_KIND.number, WORD_KIND.unit, WORD_KIND.modal];

/** An editor's words put another number, unit or modal verb where the source has one. */
function changesValue(source: Words, from: number, to: number, words: Words, begin: number, end: number): boolean {
  return VALUES.some((kind) => {
    const [inSource, quoted] = [ofKind(source, from, to, kind), ofKind(words, begin, end, kind)];
    return inSource !== '' && quoted !== '' && inSource !== quoted;
  });
}

function ofKind(words: Words, from: number, to: number, kind: number): string {
  let found = '';
  for (let at = from; at < to; at++) if (kindOf(words, at) === kind) found += ` ${wordAt(words, at)}`;
  return found;
}

function kindOf(words: Words, at: number): number {
  const id = words.ids[at]!;
  return id >= 0 ? vocabulary.kindOf(id) : kindOfWord(wordAt(words, at));
}

function isBracketed({ flags, count }: Words, at: number): boolean {
  return at >= 0 && at < count && (flags[at]! & FLAG.bracketed) !== 0;
}

function hidesNegation(source: Words, from: number, to: number): boolean {
  const mayReverse = (turnsOf(source, from, to) & (TURN.reverses | TURN.mayReverse)) !== 0;
  if (!mayReverse && countNegations(source, from, to) === 0) return false;
  const parts = cutParts(source, from, to);
  if (to - from <= WIDE_GAP ? countNegations(source, from, to) > 0 : parts.some((part) => countNegations(source, ...part) > 0)) return true;
  return cutClauses(source, from, to).some((part) => countReversals(source, ...part) > 0);
}

function countNegations(words: Words, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) if (isNegation(words, at, to)) count++;
  return count;
}

/** Does this word deny? "No. 5" counts; "at no charge" denies a charge, and leaving it out is for the reader to see. */
function isNegation(words: Words, at: number, to: number): boolean {
  if (kindOf(words, at) !== WORD_KIND.negation) return false;
  const next = at + 1 < to ? wordAt(words, at + 1) : '';
  return wordAt(words, at) !== 'no' || !(/^\d/.test(next) && words.flags[at + 1]! & FLAG.stop);
}
