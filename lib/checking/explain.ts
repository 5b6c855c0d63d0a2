import { vocabulary } from '../text/vocabulary.ts';
import { kindOfWord, WORD_KIND } from '../text/word-kinds.ts';
import { FLAG, type Words, wordAt } from '../text/words.ts';
import type { Step } from './difference.ts';
import type { Code, DifferencePart } from './verdict.ts';

/** Which way of being wrong the steps of an alignment show, the dangerous kinds first: number, negation, unit, modal. */
export function codeOf(source: Words, quotation: Words, steps: readonly Step[]): Code {
  const dropped = steps.filter((step) => !step.same && step.source >= 0).map((step) => step.source);
  const added = steps.filter((step) => !step.same && step.quotation >= 0).map((step) => step.quotation);
  if (isReordered(source, dropped, quotation, added)) return 'order-changed';
  const cut = cutAtEdge(source, quotation, steps);
  const rest = cut ? steps.filter((step) => !cut.steps.includes(step)) : steps;
  const kinds = new Set(rest.filter((step) => !step.same).flatMap((step) => kindsOf(source, quotation, step)));
  if (kinds.has(WORD_KIND.number)) return 'number-changed';
  if (cut?.code === 'cut-number') return cut.code;
  if (kinds.has(WORD_KIND.negation)) return 'negation-changed';
  if (kinds.has(WORD_KIND.unit)) return 'unit-changed';
  if (kinds.has(WORD_KIND.modal)) return 'modal-changed';
  if (cut) return cut.code;
  if (dropped.length === 0) return 'word-added';
  return added.length === 0 ? 'word-missing' : 'word-changed';
}

function isReordered(source: Words, dropped: readonly number[], quotation: Words, added: readonly number[]): boolean {
  if (dropped.length === 0 || dropped.length !== added.length) return false;
  const theirs = added.map((at) => quotation.ids[at]!).sort();
  return dropped.map((at) => source.ids[at]!).sort().every((id, index) => id === theirs[index]);
}

/** The first or last quoted word is a part of what the source has there. */
function cutAtEdge(source: Words, quotation: Words, steps: readonly Step[]): { steps: readonly Step[]; code: 'cut-word' | 'cut-number' } | null {
  const first = steps.findIndex(({ same }) => same);
  const last = steps.findLastIndex(({ same }) => same);
  if (first < 0) return null;
  for (const [edge, isPart] of [[steps.slice(0, first), 'endsWith'], [steps.slice(last + 1), 'startsWith']] as const) {
    const whole = charactersBetween(source, edge.map((step) => step.source));
    const part = charactersBetween(quotation, edge.map((step) => step.quotation));
    // A dropped minus changes a number, it does not cut it.
    if (!part || /\s/.test(part) || part.length >= whole.length || !whole[isPart](part) || whole === `-${part}`) continue;
    return { steps: edge, code: /^\S*\d/.test(isPart === 'startsWith' ? whole : whole.split(' ').at(-1)!) ? 'cut-number' : 'cut-word' };
  }
  return null;
}

/** The characters from the first to the last of these words, in small letters. */
function charactersBetween({ text, starts, ends }: Words, at: readonly number[]): string {
  const words = at.filter((word) => word >= 0);
  return words.length > 0 ? text.slice(starts[words[0]!], ends[words.at(-1)!]).toLowerCase() : '';
}

/** The dangerous kinds among the words of one step. */
function kindsOf(source: Words, quotation: Words, step: Step): number[] {
  const ours = step.source >= 0 ? kindAt(source, step.source) : WORD_KIND.plain;
  const theirs = step.quotation >= 0 ? kindAt(quotation, step.quotation) : WORD_KIND.plain;
  return [ours, theirs];
}

/** The kind of a word where it stands: units and the signs of numbers are such only beside a figure. */
function kindAt(words: Words, at: number): number {
  const kind = kindOf(words, at);
  switch (kind) {
    case WORD_KIND.numberSign:
      return isNumber(words, at + 1) && (isNumber(words, at - 1) || !(words.flags[at]! & FLAG.glued)) ? WORD_KIND.number : at > 0 && isUnit(words, at - 1) ? WORD_KIND.unit : WORD_KIND.plain;
    case WORD_KIND.unit:
      return /^[\p{L}]/u.test(wordAt(words, at)) && !isNumber(words, at - 1) && !follows(words, at, /^[-/]$/) ? WORD_KIND.plain : WORD_KIND.unit;
    case WORD_KIND.unitAfterNumber:
      return isNumber(words, at - 1) || follows(words, at, /^[/°]$/) ? WORD_KIND.unit : WORD_KIND.plain;
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
  const kind = kindOf(words, at);
  return kind === WORD_KIND.unit || kind === WORD_KIND.unitAfterNumber;
}

function follows(words: Words, at: number, sign: RegExp): boolean {
  return at > 0 && sign.test(wordAt(words, at - 1));
}

/** The steps as runs of characters, each side's as it stands there, with the blanks and marks that follow. */
export function differenceOf(source: Words, quotation: Words, steps: readonly Step[]): DifferencePart[] {
  const parts: DifferencePart[] = [];
  for (let at = 0; at < steps.length; ) {
    const { same } = steps[at]!;
    let end = at + 1;
    while (end < steps.length && steps[end]!.same === same) end++;
    const run = steps.slice(at, end);
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

/** Most characters between two words that are shown; more is an omission or markup. */
const MOST_BETWEEN = 12;

function charactersOf({ text, starts, ends, count }: Words, at: readonly number[]): string {
  const last = at.at(-1)!;
  const next = last + 1 < count ? starts[last + 1]! : ends[last]!;
  const end = next - ends[last]! <= MOST_BETWEEN ? Math.max(next, ends[last]!) : ends[last]!;
  const characters = text.slice(starts[at[0]!], end).replace(/\s+/g, ' ');
  return /\s$/.test(characters) || next === ends[last]! && last + 1 < count ? characters : `${characters} `;
}
