import { FLAG, type Words, wordAt } from './words/words.ts';
import { isDamage } from './damage.ts';
import { nearestPassage, type Step } from './difference.ts';
import type { DocumentText, RecordDocument } from './document.ts';
import { codeOf, differenceOf } from './explain.ts';
import { differsInUnit, exchanges, type Fault, isInside, runsOver } from './find-words.ts';
import { endsBeforeUnit } from './inside-number.ts';
import type { Found } from './match-document.ts';
import { matchDocument, spansOf } from './match-document.ts';
import { runsBeyond } from './runs-beyond.ts';
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
  /** The quotation goes beyond what the text has of its passage. */
  runsBeyond: boolean;
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
    const alteration = near && (isPlain(near) || near.code === 'damaged-text') ? near : (stitched(document, text, quotation) ?? near);
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
  exchange: 'word-changed',
  order: 'ellipsis-order',
  'hidden-negation': 'ellipsis-hides-negation',
  editor: 'editor-replaced',
};

/** All words stand there, and still it is not what the document says. */
function faulty({ document, text, placement }: Found, quotation: Quotation): Alteration {
  const source = wordsOf(text);
  const { fault } = placement;
  const runs = placement.runs.map(({ from, to }) =>
    fault === 'cut' ? { from: wholeFrom(source, from), to: wholeTo(source, to) } : { from, to },
  );
  const steps = placement.runs.flatMap(({ from, to }, at) => {
    const next = placement.runs[at + 1];
    const hidden = SHOWS_HIDDEN.has(fault) && next && next.from - to < MOST_SHOWN ? next.from : to;
    return [
      ...dropped(runs[at]!.from, from),
      ...(fault === 'editor' ? editorSteps(quotation, at) : []),
      ...equal(source, from, to, quotation, at),
      ...dropped(to, Math.max(hidden, runs[at]!.to)),
      ...(fault === 'editor' && !next ? editorSteps(quotation, at + 1) : []),
    ];
  });
  const code = fault === 'cut' ? cutCode(source, quotation, steps) : FAULT_CODES[fault as Exclude<Fault, 'cut'>];
  const spans = spansOf(text, { ...placement, runs }).toSorted((a, b) => a[0] - b[0]);
  return { document, text, code, difference: differenceOf(source, quotation.words, steps), spans, share: 1, changes: 0, runsBeyond: false };
}

/** Where what stands between two runs is what is wrong. */
const SHOWS_HIDDEN: ReadonlySet<Fault | null> = new Set(['hidden-negation', 'exchange', 'editor']);

/** The bracketed words before a piece, or after the last one. */
function editorSteps({ words, pieces }: Quotation, piece: number): Step[] {
  const from = pieces[piece - 1]?.to ?? 0;
  const to = pieces[piece]?.from ?? words.count;
  return Array.from({ length: to - from }, (_, at) => ({ source: -1, quotation: from + at, same: false }));
}

/** Words left out that are shown; more are many sentences. */
const MOST_SHOWN = 80;

function dropped(from: number, to: number): Step[] {
  return Array.from({ length: to - from }, (_, at) => ({ source: from + at, quotation: -1, same: false }));
}

/**
 * A piece of the quotation against its run; a word that is another unit, or begins a paragraph that the quotation runs over, is a change.
 */
function equal(source: Words, from: number, to: number, { words, pieces }: Quotation, piece: number): Step[] {
  const whole = pieces[piece] ?? pieces[0]!;
  const begin = to - from === words.count ? 0 : whole.from;
  // Where a hyphen at a line end parts a word, the two sides do not go word by word; only a cut can be at fault then.
  const isAligned = to - from === words.count || to - from === whole.to - whole.from;
  return Array.from({ length: to - from }, (_, at) => {
    const [ours, theirs] = [from + at, begin + at];
    const isChanged =
      isAligned &&
      ((at > 0 && runsOver(source, ours, words, theirs)) ||
        differsInUnit(source, ours, words, theirs, at + 1 === to - from) ||
        exchanges(source, ours, words, theirs));
    return { source: ours, quotation: isAligned ? theirs : Math.min(theirs, whole.to - 1), same: !isChanged };
  });
}

function wholeFrom(source: Words, from: number): number {
  let at = from;
  while (isInside(source, at)) at--;
  return at;
}

function wholeTo(source: Words, to: number): number {
  let at = to;
  while (isInside(source, at) || endsBeforeUnit(source, at)) at++;
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
  return { document, text, code: 'stitched', difference, spans, share: 1, changes: 0, runsBeyond: false };
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
  return {
    document,
    text,
    code: isDamage(source, words, steps) ? 'damaged-text' : codeOf(source, quotation, steps),
    difference: differenceOf(source, words, steps),
    spans,
    share,
    changes: steps.filter((step) => !step.same && !hangs(source, step.source) && !hangs(words, step.quotation)).length,
    runsBeyond: runsBeyond(source, words, steps),
  };
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
