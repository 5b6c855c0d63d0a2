import { FLAG, type Words, wordAt } from '../text/words.ts';
import { nearestPassage, type Step } from './difference.ts';
import type { DocumentText, RecordDocument } from './document.ts';
import { codeOf, differenceOf } from './explain.ts';
import type { Fault } from './find-words.ts';
import type { Found } from './match-document.ts';
import { matchDocument, spansOf } from './match-document.ts';
import type { Piece, Quotation } from './quotation.ts';
import { stitchedRuns } from './stitched.ts';
import { wordsOf } from './text-words.ts';
import type { Code, DifferencePart } from './verdict.ts';

/** How the words of a cited document were changed. */
export interface Alteration {
  document: RecordDocument;
  text: DocumentText;
  code: Code;
  difference: readonly DifferencePart[];
  /** Where the nearest words stand, in code units of the text. */
  spans: readonly (readonly [number, number])[];
  /** How much of the quotation stands there, 0 to 1. */
  share: number;
  /** Words that were changed, added or dropped. */
  changes: number;
}

/** So few dropped words explain a quotation better than two places that happen to hold its halves. */
const FEW_DROPPED = 3;

/** Less than this share of a quotation in a document is chance: the quotation is missing there, not altered. */
export const LEAST_SHARE = 0.6;

/** How a document's words were altered to make the quotation; null when it has nothing like it. */
export function nearestAlteration(document: RecordDocument, quotation: Quotation): Alteration | null {
  const unsound = matchDocument(document, quotation)[0];
  if (unsound) return faulty(unsound, quotation);
  let best: Alteration | null = null;
  for (const text of document.texts) {
    const near = nearestOf(document, text, quotation);
    const alteration = near && isPlain(near) ? near : (stitched(document, text, quotation) ?? near);
    if (alteration && alteration.share > (best?.share ?? 0)) best = alteration;
  }
  return best;
}

/** One change, or a few words dropped. */
function isPlain({ changes, difference }: Alteration): boolean {
  return changes <= 1 || (changes <= FEW_DROPPED && difference.every((part) => part.in !== 'quotation'));
}

const FAULT_CODES: Readonly<Record<Exclude<Fault, 'cut'>, Code>> = {
  paragraph: 'stitched',
  unit: 'unit-changed',
  order: 'ellipsis-order',
  'hidden-negation': 'ellipsis-hides-negation',
};

/** All words stand there, and still it is not what the document says. */
function faulty({ document, text, placement }: Found, quotation: Quotation): Alteration {
  const source = wordsOf(text);
  const steps: Step[] = [];
  let widened = placement.runs.map(({ from, to }) => ({ from, to }));
  if (placement.fault === 'cut') widened = widened.map(({ from, to }) => ({ from: gluedFrom(source, from), to: gluedTo(source, to) }));
  widened.forEach((run, at) => {
    const piece = quotation.pieces[at] ?? quotation.pieces[0]!;
    const { from, to } = placement.runs[at]!;
    for (let word = run.from; word < from; word++) steps.push({ source: word, quotation: -1, same: false });
    for (let word = from; word < to; word++) steps.push({ source: word, quotation: piece.from + word - from, same: true });
    for (let word = to; word < run.to; word++) steps.push({ source: word, quotation: -1, same: false });
    const next = placement.runs[at + 1];
    if (placement.fault === 'hidden-negation' && next && next.from - to < 80) for (let word = to; word < next.from; word++) steps.push({ source: word, quotation: -1, same: false });
  });
  const code = placement.fault === 'cut' ? cutCode(source, quotation, steps) : FAULT_CODES[placement.fault as Exclude<Fault, 'cut'>];
  const spans = spansOf(text, { ...placement, runs: widened });
  return { document, text, code, difference: differenceOf(source, quotation.words, steps), spans: spans.toSorted((a, b) => a[0] - b[0]), share: 1, changes: 0 };
}

function gluedFrom({ flags }: Words, from: number): number {
  let at = from;
  while (at > 0 && flags[at]! & FLAG.glued) at--;
  return at;
}

function gluedTo({ flags, count }: Words, to: number): number {
  let at = to;
  while (at < count && flags[at]! & FLAG.glued) at++;
  return at;
}

function cutCode(source: Words, quotation: Quotation, steps: readonly Step[]): Code {
  const code = codeOf(source, quotation, steps);
  if (code !== 'number-changed') return code === 'unit-changed' ? code : 'cut-word';
  // A dropped sign changes a number, it does not cut it.
  const isSign = steps.every((step) => step.same || /^[±≤≥<>~×]$/.test(wordAt(source, step.source)));
  return isSign ? code : 'cut-number';
}

function stitched(document: RecordDocument, text: DocumentText, quotation: Quotation): Alteration | null {
  const source = wordsOf(text);
  const runs = stitchedRuns(source, quotation.words);
  if (!runs) return null;
  const difference: DifferencePart[] = [];
  runs.forEach(({ from, to }, at) => {
    if (at > 0) difference.push({ in: 'source', text: '… ' });
    difference.push({ in: 'both', text: `${text.text.slice(source.starts[from], source.ends[to - 1])} ` });
  });
  const spans = runs.map(({ from, to }) => [source.starts[from]!, source.ends[to - 1]!] as const).toSorted((a, b) => a[0] - b[0]);
  return { document, text, code: 'stitched', difference, spans, share: 1, changes: 0 };
}

/** Piece by piece, or as one where that needs no more than a change or two: what reads like an omission mark can be the source's own. */
function nearestOf(document: RecordDocument, text: DocumentText, quotation: Quotation): Alteration | null {
  const byPiece = aligned(document, text, quotation, quotation.pieces);
  if (quotation.pieces.length === 1) return byPiece;
  const asOne = aligned(document, text, quotation, [{ from: 0, to: quotation.words.count, gap: 'none', editor: [0, 0] }]);
  return asOne && asOne.changes <= Math.min(2, byPiece?.changes ?? 2) ? asOne : byPiece;
}

function aligned(document: RecordDocument, text: DocumentText, quotation: Quotation, pieces: readonly Piece[]): Alteration | null {
  const source = wordsOf(text);
  const { words } = quotation;
  const steps: Step[] = [];
  let [share, count] = [0, 0];
  for (const { from, to } of pieces) {
    const nearest = nearestPassage(source, words, from, to);
    count += to - from;
    if (nearest && nearest.share >= LEAST_SHARE) {
      share += nearest.share * (to - from);
      steps.push(...nearest.steps);
    } else for (let at = from; at < to; at++) steps.push({ source: -1, quotation: at, same: false });
  }
  share /= count;
  if (share < LEAST_SHARE) return null;
  const spans = spansOfSteps(source, steps);
  return { document, text, code: codeOf(source, quotation, steps), difference: differenceOf(source, words, steps), spans, share, changes: steps.filter((step) => !step.same && !hangs(source, step.source) && !hangs(words, step.quotation)).length };
}

/** Written together with the word before it: not a change of its own. */
function hangs({ flags }: Words, at: number): boolean {
  return at >= 0 && (flags[at]! & FLAG.glued) !== 0;
}

/** The runs of words of the source that the steps go over, ascending, in code units. */
function spansOfSteps({ starts, ends }: Words, steps: readonly Step[]): (readonly [number, number])[] {
  const at = [...new Set(steps.filter(({ source }) => source >= 0).map(({ source }) => source))].sort((a, b) => a - b);
  const spans: [number, number][] = [];
  at.forEach((word, index) => {
    if (index > 0 && at[index - 1] === word - 1) spans.at(-1)![1] = ends[word]!;
    else spans.push([starts[word]!, ends[word]!]);
  });
  return spans;
}
