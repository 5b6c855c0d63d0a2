import type { Quotation } from './citation.ts';
import { CUE_AFTER, CUE_RIGHT_BEFORE, NAME_AFTER, NAME_BEFORE } from './cues.ts';
import { pairMarks } from './pair-marks.ts';
import { trim, type Piece, type Pieces, type Range } from './pieces.ts';
import { findMarks, type Mark } from './quote-marks.ts';

/** A stretch of quoted words in one piece. */
export interface Stretch extends Range {
  piece: number;
}

/** Quoted words with their place among the pieces; offsets are code units of the piece's block. */
export interface FoundQuotation {
  mark: Quotation['mark'];
  /** Without the marks. One a piece, in order. */
  stretches: readonly Stretch[];
  /** With the marks: where the first begins and the last ends. */
  outerStart: number;
  outerEnd: number;
}

/** Fewer words are a scare quote unless a verb of saying stands next to the mark (research/citing.md 1.5). */
const FEWEST_WORDS = 4;

export function findQuotations(pieces: Pieces): FoundQuotation[] {
  const inline = findMarked(pieces);
  const blocks = findBlocks(pieces);
  const covered = new Set(blocks.flatMap(({ stretches }) => stretches.map(({ piece }) => piece)));
  return [...inline.filter((each) => !covered.has(each.stretches[0]!.piece)), ...blocks]
    .filter((quotation) => isQuotation(quotation, pieces))
    .sort((a, b) => a.stretches[0]!.piece - b.stretches[0]!.piece || a.outerStart - b.outerStart);
}

/** Words between marks and words of `<q>` elements, the outermost of each nest. */
function findMarked({ page, pieces, texts }: Pieces): FoundQuotation[] {
  const found: FoundQuotation[] = [];
  let unclosed: { mark: Mark; stretches: Stretch[] } | null = null;
  let marks: Mark[] = [];
  let nextMark = 0;
  for (const piece of pieces) {
    const block = page.blocks[piece.block]!;
    const text = texts[piece.block]!;
    if (pieces[piece.index - 1]?.block !== piece.block) {
      marks = findMarks(text).filter(({ start }) => !isInside(block.code, start));
      nextMark = 0;
    }
    const own: Mark[] = [];
    while (nextMark < marks.length && marks[nextMark]!.start < piece.end) {
      const mark = marks[nextMark++]!;
      if (mark.start >= piece.start) own.push(mark);
    }
    const carriedOn: boolean = unclosed !== null && goesOn(pieces[piece.index - 1]!, piece, unclosed.mark, own[0]);
    if (unclosed && !carriedOn) {
      found.push(marked(unclosed.mark, unclosed.stretches, unclosed.stretches.at(-1)!.end));
      unclosed = null;
    }
    const { pairs, unclosed: left } = pairMarks(own, unclosed?.mark ?? null);
    for (const { open, close } of pairs) {
      if (open.start === -1 && unclosed) {
        found.push(marked(unclosed.mark, [...unclosed.stretches, { piece: piece.index, ...trim(text, own[0]!.end, close.start) }], close.end));
        unclosed = null;
      } else {
        found.push(marked(open, [{ piece: piece.index, ...trim(text, open.end, close.start) }], close.end));
      }
    }
    if (left?.start === -1 && unclosed) unclosed.stretches.push({ piece: piece.index, ...trim(text, own[0]!.end, piece.end) });
    else if (left) unclosed = { mark: left, stretches: [{ piece: piece.index, ...trim(text, left.end, piece.end) }] };
    for (const { start, end } of block.quoteElements) {
      if (start < piece.start || end > piece.end) continue;
      const inner = trim(text, start, end);
      if (found.some((each) => each.stretches[0]!.piece === piece.index && each.outerStart <= inner.end && each.outerEnd >= inner.start)) continue;
      found.push({ mark: 'element', stretches: [{ piece: piece.index, ...inner }], outerStart: start, outerEnd: end });
    }
  }
  if (unclosed) found.push(marked(unclosed.mark, unclosed.stretches, unclosed.stretches.at(-1)!.end));
  return found;
}

function marked(open: Mark, stretches: Stretch[], outerEnd: number): FoundQuotation {
  return { mark: open.family, stretches, outerStart: open.start, outerEnd };
}

/** A quotation of several paragraphs repeats its opening mark at the beginning of each. */
function goesOn(before: Piece, piece: Piece, open: Mark, first: Mark | undefined): boolean {
  return (
    first !== undefined &&
    first.start === piece.start &&
    first.opens &&
    first.family === open.family &&
    piece.section === before.section &&
    piece.kind === before.kind &&
    piece.quote?.quote === before.quote?.quote
  );
}

function isInside(ranges: readonly Range[], offset: number): boolean {
  return ranges.some(({ start, end }) => start <= offset && offset < end);
}

/** Block quotations, except those of another user of the page. */
function findBlocks({ pieces, texts }: Pieces): FoundQuotation[] {
  const found: FoundQuotation[] = [];
  for (let at = 0; at < pieces.length; ) {
    const quote = pieces[at]!.quote;
    const group: Piece[] = [];
    for (; at < pieces.length && pieces[at]!.quote?.quote === quote?.quote; at++) group.push(pieces[at]!);
    if (!quote || quote.of === 'poster') continue;
    const stretches = group.map((piece) => ({ piece: piece.index, start: piece.start, end: piece.end }));
    const last = group.at(-1)!;
    if (stretches.length > 1 && /^\s*[—–-]/.test(texts[last.block]!.slice(last.start, last.start + 4))) stretches.pop();
    unwrap(stretches, pieces, texts);
    found.push({ mark: 'block', stretches, outerStart: group[0]!.start, outerEnd: pieces[stretches.at(-1)!.piece]!.end });
  }
  return found;
}

/** Takes off marks that stand around a whole block quotation. */
function unwrap(stretches: Stretch[], pieces: readonly Piece[], texts: readonly string[]): void {
  const first = stretches[0]!;
  const last = stretches.at(-1)!;
  const marks = findMarks(texts[pieces[first.piece]!.block]!);
  const open = marks.find((mark) => mark.start === first.start && mark.opens);
  const close = findMarks(texts[pieces[last.piece]!.block]!).find((mark) => mark.end === last.end && mark.closes);
  if (!open || !close || open === close) return;
  first.start = open.end;
  last.end = close.start;
}

/** Is this a statement of somebody, and not a name, a label, a placeholder or a pair of scare quotes? */
function isQuotation(quotation: FoundQuotation, { pieces, texts }: Pieces): boolean {
  const first = pieces[quotation.stretches[0]!.piece]!;
  const last = pieces[quotation.stretches.at(-1)!.piece]!;
  const words = quotation.stretches.reduce((sum, { piece, start, end }) => sum + countWords(texts[pieces[piece]!.block]!, start, end), 0);
  if (words === 0) return false;
  if (quotation.mark === 'block') return words >= FEWEST_WORDS;
  const before = texts[first.block]!.slice(Math.max(first.start, quotation.outerStart - 80), quotation.outerStart);
  const after = texts[last.block]!.slice(quotation.outerEnd, Math.min(last.end, quotation.outerEnd + 80));
  if (NAME_BEFORE.test(before)) return false;
  if (words < 8 && NAME_AFTER.test(after)) return false;
  return words >= FEWEST_WORDS || CUE_RIGHT_BEFORE.test(before) || CUE_AFTER.test(after);
}

/** Counts runs of letters and digits, up to as many as matter. */
function countWords(text: string, start: number, end: number): number {
  let count = 0;
  for (const _ of text.slice(start, Math.min(end, start + 200)).matchAll(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)) count++;
  return count;
}
