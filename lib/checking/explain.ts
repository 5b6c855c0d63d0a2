import { vocabulary } from './words/vocabulary.ts';
import { kindOfWord, WORD_KIND } from './words/word-kinds.ts';
import { FLAG, type Words, wordAt } from './words/words.ts';
import { beginAlike, type Step } from './difference.ts';
import type { Piece, Quotation } from './quotation.ts';
import type { Code, DifferencePart } from './verdict.ts';

/** Which way of being wrong the steps of an alignment show, the dangerous kinds first: number, negation, unit, modal. */
export function codeOf(source: Words, { words: quotation, pieces }: Quotation, steps: readonly Step[]): Code {
  const dropped = steps.filter((step) => !step.same && step.source >= 0).map((step) => step.source);
  const added = steps.filter((step) => !step.same && step.quotation >= 0).map((step) => step.quotation);
  if (isReordered(source, dropped, quotation, added)) return 'order-changed';
  const cuts = changedRuns(steps).flatMap((run) => cutAtEdge(source, quotation, pieces, run) ?? []);
  const cutSteps = new Set(cuts.flatMap((one) => one.steps));
  const respaced = new Set(
    changedRuns(steps)
      .filter((run) => isRespaced(source, quotation, run))
      .flat(),
  );
  const loose = looseSteps(source, quotation, steps);
  const kinds = new Set(
    steps
      .filter((step) => !step.same && !cutSteps.has(step) && !respaced.has(step))
      .map((step) => kindOfChange(source, quotation, loose.has(step) ? { ...step, source: -1 } : step)),
  );
  if (kinds.has(WORD_KIND.number)) return 'number-changed';
  if (cuts.some(({ code }) => code === 'cut-number')) return 'cut-number';
  if (kinds.has(WORD_KIND.negation)) return 'negation-changed';
  if (kinds.has(WORD_KIND.unit)) return 'unit-changed';
  if (kinds.has(WORD_KIND.modal)) return 'modal-changed';
  if (cuts.length > 0) return 'cut-word';
  if (respaced.size > 0) return 'word-changed';
  if (dropped.length === 0) return 'word-added';
  return added.length === 0 && !dropped.some((at) => isPartOfWord(source, at, dropped)) ? 'word-missing' : 'word-changed';
}

function isReordered(source: Words, dropped: readonly number[], quotation: Words, added: readonly number[]): boolean {
  if (dropped.length === 0 || dropped.length !== added.length) return false;
  const theirs = added.map((at) => quotation.ids[at]!).sort();
  return dropped
    .map((at) => source.ids[at]!)
    .sort()
    .every((id, index) => id === theirs[index]);
}

/** Runs of steps that are not the same, without those between them. */
function changedRuns(steps: readonly Step[]): Step[][] {
  const runs: Step[][] = [];
  steps.forEach((step, at) => {
    if (step.same) return;
    if (at > 0 && !steps[at - 1]!.same) runs.at(-1)!.push(step);
    else runs.push([step]);
  });
  return runs;
}

/** So many words beyond the last faithful one, none of them like what the source has there, go on with something else. */
const LEAST_LOOSE = 4;

/** Steps before the first faithful word or after the last one that have nothing to do with what the source says there. */
export function looseSteps(source: Words, quotation: Words, steps: readonly Step[]): ReadonlySet<Step> {
  // A common word that happens to stand there too holds nothing.
  const isFaithful = ({ same, source: at }: Step, index: number) =>
    same && (!(source.flags[at]! & FLAG.common) || steps[index - 1]?.same === true || steps[index + 1]?.same === true);
  const ends = [steps.slice(0, Math.max(0, steps.findIndex(isFaithful))), steps.slice(steps.findLastIndex(isFaithful) + 1)];
  const isLoose = (end: readonly Step[]) =>
    end.filter((step) => step.quotation >= 0).length >= LEAST_LOOSE &&
    !end.some(
      (step) =>
        !step.same && step.source >= 0 && step.quotation >= 0 && beginAlike(wordAt(source, step.source), wordAt(quotation, step.quotation)),
    );
  return new Set(ends.filter(isLoose).flat());
}

/** Words were torn apart or fused: the letters are the same. */
function isRespaced(source: Words, quotation: Words, run: readonly Step[]): boolean {
  const ours = run.filter((step) => step.source >= 0).map((step) => wordAt(source, step.source));
  const theirs = run.filter((step) => step.quotation >= 0).map((step) => wordAt(quotation, step.quotation));
  return ours.length > 0 && ours.join('') === theirs.join('') && /^\p{L}+$/u.test(ours.join(''));
}

/** The first or last word of a piece is a part of what the source has there. */
function cutAtEdge(source: Words, quotation: Words, pieces: readonly Piece[], run: readonly Step[]): Cut | null {
  const theirs = run.filter((step) => step.quotation >= 0).map((step) => step.quotation);
  if (theirs.length === 0) return null;
  const [first, last] = [run.findIndex((step) => step.quotation >= 0), run.findLastIndex((step) => step.quotation >= 0)];
  const opens = pieces.some(({ from }) => from === theirs[0]) ? cut(source, quotation, theirs, run.slice(0, last + 1), 'endsWith') : null;
  if (opens) return opens;
  const closes = pieces.some(({ to }) => to === theirs.at(-1)! + 1) && !isEnded(quotation, theirs.at(-1)!);
  return closes ? cut(source, quotation, theirs, run.slice(first), 'startsWith') : null;
}

interface Cut {
  steps: readonly Step[];
  code: 'cut-word' | 'cut-number';
}

function cut(
  source: Words,
  quotation: Words,
  theirs: readonly number[],
  steps: readonly Step[],
  isPart: 'startsWith' | 'endsWith',
): Cut | null {
  const whole = charactersBetween(
    source,
    steps.filter((step) => step.source >= 0).map((step) => step.source),
  );
  const part = charactersBetween(quotation, theirs);
  if (/\s/.test(part) || part.length >= whole.length || !whole[isPart](part)) return null;
  const rest = isPart === 'endsWith' ? whole.slice(0, -part.length) : whole.slice(part.length);
  // A dropped sign changes a number, a dropped "n't" turns a verb, and "with" is another word than "without": that is worse than a cut.
  if (/^(?:[-+±−–≤≥<>~]|n['’‘]t\b.*)$/.test(rest) || (whole === 'without' && part === 'with')) return null;
  const word = isPart === 'endsWith' ? whole.split(/\s/).at(-1)! : whole.split(/\s/)[0]!;
  return { steps, code: /\d/.test(word) ? 'cut-number' : 'cut-word' };
}

/** A full stop after a word says that it was not cut. */
function isEnded({ text, ends }: Words, at: number): boolean {
  return /^["'”’]*[.!?](?!\.)/.test(text.slice(ends[at], ends[at]! + 4));
}

/** The characters from the first to the last of these words, in small letters. */
function charactersBetween({ text, starts, ends }: Words, at: readonly number[]): string {
  const words = at.filter((word) => word >= 0);
  return words.length > 0 ? text.slice(starts[words[0]!], ends[words.at(-1)!]).toLowerCase() : '';
}

/** The most dangerous kind among the words of one step. */
function kindOfChange(source: Words, quotation: Words, { source: ours, quotation: theirs }: Step): number {
  if (ours >= 0 && theirs >= 0) {
    // Plural and tense: "seconds" and "second" are one unit.
    if (isInflected(wordAt(source, ours), wordAt(quotation, theirs))) return WORD_KIND.plain;
    const units = [kindOf(source, ours), kindOf(quotation, theirs)];
    if (
      units.every((kind) => kind === WORD_KIND.unit || kind === WORD_KIND.unitAfterNumber) &&
      units.some((kind) => kind === WORD_KIND.unit)
    )
      return WORD_KIND.unit;
  }
  const one = ours >= 0 ? kindAt(source, ours) : WORD_KIND.plain;
  const other = theirs >= 0 ? kindAt(quotation, theirs) : WORD_KIND.plain;
  return DANGEROUS.find((kind) => kind === one || kind === other) ?? WORD_KIND.plain;
}

const DANGEROUS: readonly number[] = [WORD_KIND.number, WORD_KIND.negation, WORD_KIND.unit, WORD_KIND.modal];

function isInflected(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return /^\p{L}{2}/u.test(short) && long.startsWith(short) && /^(?:s|es|d|ed|'s)$/.test(long.slice(short.length));
}

/** The kind of a word where it stands: units and the signs of numbers are such only beside a figure. */
function kindAt(words: Words, at: number): number {
  const kind = kindOf(words, at);
  switch (kind) {
    case WORD_KIND.numberSign:
      if (isNumber(words, at + 1) && (isNumber(words, at - 1) || !isGlued(words, at))) return WORD_KIND.number;
      return isGlued(words, at) && isUnit(words, at - 1) ? WORD_KIND.unit : WORD_KIND.plain;
    case WORD_KIND.unit:
      if (wordAt(words, at) === 'second' && follows(words, at, /^\p{L}+ty$/u)) return WORD_KIND.number;
      return /^\p{L}/u.test(wordAt(words, at)) && !followsNumber(words, at) && !follows(words, at, /^[-/°]$/) && !isPartOfUnit(words, at)
        ? WORD_KIND.plain
        : WORD_KIND.unit;
    case WORD_KIND.unitAfterNumber:
      return followsNumber(words, at) || follows(words, at, /^[/°]$/) || isPartOfUnit(words, at) ? WORD_KIND.unit : WORD_KIND.plain;
    default:
      return kind;
  }
}

function kindOf(words: Words, at: number): number {
  const id = words.ids[at]!;
  return id >= 0 ? vocabulary.kindOf(id) : kindOfWord(wordAt(words, at));
}

function isNumber(words: Words, at: number): boolean {
  return at >= 0 && at < words.count && kindOf(words, at) === WORD_KIND.number;
}

function isUnit(words: Words, at: number): boolean {
  return kindOf(words, at) === WORD_KIND.unit || (kindOf(words, at) === WORD_KIND.unitAfterNumber && followsNumber(words, at));
}

/** A figure stands right before it, in its sentence. */
function followsNumber(words: Words, at: number): boolean {
  return isNumber(words, at - 1) && !(words.flags[at]! & FLAG.stop);
}

/** "N·m", "ft-lb": a unit stands before it, without a blank. */
function isPartOfUnit(words: Words, at: number): boolean {
  return at > 0 && !/\s/.test(words.text.slice(words.ends[at - 1], words.starts[at])) && kindAt(words, at - 1) === WORD_KIND.unit;
}

function isGlued({ flags, count }: Words, at: number): boolean {
  return at < count && (flags[at]! & FLAG.glued) !== 0;
}

function follows(words: Words, at: number, sign: RegExp): boolean {
  return at > 0 && sign.test(wordAt(words, at - 1));
}

/** A part of a compound that stays otherwise: "non-" of "non-sealed". */
function isPartOfWord(words: Words, at: number, dropped: readonly number[]): boolean {
  return (isGlued(words, at) && !dropped.includes(at - 1)) || (isGlued(words, at + 1) && !dropped.includes(at + 1));
}

/**
 * The steps as runs of characters, each side's as it stands there. Written one after another they read as text: a changed word is shown
 * whole, with what is written together with it, and each run ends with the blank that follows it.
 */
export function differenceOf(source: Words, quotation: Words, steps: readonly Step[]): DifferencePart[] {
  const whole = withWholeWords(source, quotation, steps);
  const parts: DifferencePart[] = [];
  for (let at = 0; at < whole.length;) {
    const { same } = whole[at]!;
    let end = at + 1;
    while (end < whole.length && whole[end]!.same === same) end++;
    const run = whole.slice(at, end);
    const ours = run.filter((step) => step.source >= 0).map((step) => step.source);
    const theirs = run.filter((step) => step.quotation >= 0).map((step) => step.quotation);
    if (same) parts.push({ in: 'both', text: charactersOf(source, ours) });
    else {
      if (ours.length > 0) parts.push({ in: 'source', text: charactersOf(source, ours) });
      if (theirs.length > 0) parts.push({ in: 'quotation', text: charactersOf(quotation, theirs) });
    }
    at = end;
  }
  return parts;
}

/** Where a part of what is written together was changed, all of it counts as changed. */
function withWholeWords(source: Words, quotation: Words, steps: readonly Step[]): readonly Step[] {
  const whole = steps.map((step) => ({ ...step }));
  const spread = (from: number, to: number) => {
    const [one, next] = [whole[from]!, whole[to]!];
    if (one.same || !next.same) return;
    if (isOneWord(source, one.source, next.source) || isOneWord(quotation, one.quotation, next.quotation)) next.same = false;
  };
  for (let at = 1; at < whole.length; at++) spread(at - 1, at);
  for (let at = whole.length - 1; at > 0; at--) spread(at, at - 1);
  return whole;
}

/** Neighbours without a blank between them. */
function isOneWord(words: Words, one: number, next: number): boolean {
  if (one < 0 || next < 0 || Math.abs(one - next) !== 1) return false;
  const later = Math.max(one, next);
  return isGlued(words, later) && !/\s/.test(words.text.slice(words.ends[later - 1], words.starts[later]));
}

/** The characters of these words with the marks that hang on the last one, and one blank unless the next word is written on. */
function charactersOf(words: Words, at: readonly number[]): string {
  const { text, starts, ends, count } = words;
  const last = at.at(-1)!;
  const after = text.slice(ends[last], last + 1 < count ? starts[last + 1] : ends[last]! + 4);
  const marks = /^[.,;:!?)\]'"’”]*/.exec(after)![0];
  const blank = isGlued(words, last + 1) && after === marks ? '' : ' ';
  return `${text.slice(starts[at[0]!], ends[last])}${marks}`.replace(/\s+/g, ' ') + blank;
}
