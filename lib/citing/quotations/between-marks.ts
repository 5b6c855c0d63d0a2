import { type Range, trim } from '../../language/range.ts';
import { perBlock } from '../per-block.ts';
import type { CutPage, Piece } from '../pieces/piece.ts';
import type { QuotedWords, Stretch } from './found.ts';
import { pairMarks } from './pair-marks.ts';
import { findMarks, type Mark } from './quote-marks.ts';

/** Quoted words that their paragraph did not close. */
interface Unclosed {
  mark: Mark;
  stretches: Stretch[];
}

/** How many pieces are looked at between two chances to pause. */
const PIECES_A_STEP = 100;

/** Words between marks and words of `<q>` elements, the outermost of each nest, in order. Yields now and then. */
export function* findMarkedWords({ page, pieces, texts }: CutPage): Generator<void, QuotedWords[], void> {
  const marked: QuotedWords[] = [];
  let unclosed: Unclosed | null = null;
  let marks: readonly Mark[] = [];
  let next = 0;
  for (const piece of pieces) {
    const block = page.blocks[piece.block]!;
    const text = texts[piece.block]!;
    const before = pieces[piece.index - 1];
    if (before?.block !== piece.block) {
      ({ marks } = marksOf(block, text));
      next = 0;
    }
    while (next < marks.length && marks[next]!.start < piece.start) next++;
    const first = next;
    while (next < marks.length && marks[next]!.start < piece.end) next++;
    if (piece.index % PIECES_A_STEP === PIECES_A_STEP - 1) yield;
    if (first === next && !unclosed && block.quoteElements.length === 0) continue;
    const own = marks.slice(first, next);

    if (unclosed && !goesOn(before!, piece, unclosed.mark, own[0])) {
      marked.push(endOf(unclosed));
      unclosed = null;
    }
    const { pairs, unclosed: left } = pairMarks(own, unclosed?.mark ?? null);
    const stretch = (start: number, end: number): Stretch => ({ piece: piece.index, ...trim(text, start, end) });
    const inPiece: QuotedWords[] = [];
    for (const { open, close } of pairs) {
      const carried = open.start === -1 ? unclosed : null;
      const stretches = carried ? [...carried.stretches, stretch(own[0]!.end, close.start)] : [stretch(open.end, close.start)];
      inPiece.push({ mark: open.family, stretches, outerStart: (carried?.mark ?? open).start, outerEnd: close.end });
      if (carried) unclosed = null;
    }
    if (left?.start === -1) unclosed!.stretches.push(stretch(own[0]!.end, piece.end));
    else if (left) unclosed = { mark: left, stretches: [stretch(left.end, piece.end)] };
    for (const each of withElements(inPiece, block.quoteElements, piece, stretch)) marked.push(each);
  }
  if (unclosed) marked.push(endOf(unclosed));
  return marked;
}

/** The quotation marks of a block's text outside of code, where marks mark nothing. */
const marksOf = perBlock(
  ({ code }, text: string) => ({ text, marks: outside(findMarks(text), code) }),
  (told, text) => told.text === text,
);

function endOf({ mark, stretches }: Unclosed): QuotedWords {
  return { mark: mark.family, stretches, outerStart: mark.start, outerEnd: stretches.at(-1)!.end };
}

/** A quotation of several paragraphs repeats its opening mark at the beginning of each. */
function goesOn(before: Piece, piece: Piece, open: Mark, first: Mark | undefined): boolean {
  return (
    first?.start === piece.start &&
    first.opens &&
    first.family === open.family &&
    piece.section === before.section &&
    piece.kind === before.kind &&
    piece.list?.item === before.list?.item &&
    piece.quote?.quote === before.quote?.quote
  );
}

/** Adds the elements; of words in marks and words in elements the outermost count, and marks typed at an element's ends are no words. */
function withElements(
  marked: QuotedWords[],
  elements: readonly Range[],
  piece: Piece,
  stretch: (start: number, end: number) => Stretch,
): QuotedWords[] {
  const own = elements.filter(({ start, end }) => start >= piece.start && end <= piece.end);
  if (own.length === 0) return marked;
  const all = [...marked];
  let next = 0;
  for (const { start, end } of own) {
    while (next < marked.length && marked[next]!.outerEnd <= start) next++;
    const typed = marked[next];
    const inner = stretch(start, end);
    const isTyped = typed?.outerStart === inner.start && typed.outerEnd === inner.end;
    all.push({ mark: 'element', stretches: isTyped ? typed.stretches : [inner], outerStart: start, outerEnd: end });
  }
  return all
    .sort((a, b) => a.outerStart - b.outerStart || b.outerEnd - a.outerEnd)
    .filter((each, index, sorted) => index === 0 || each.outerStart >= sorted[index - 1]!.outerEnd);
}

/** Marks outside the ranges; both ascending. */
function outside(marks: readonly Mark[], ranges: readonly Range[]): readonly Mark[] {
  if (ranges.length === 0) return marks;
  const sorted = [...ranges].sort((a, b) => a.start - b.start);
  let at = 0;
  return marks.filter(({ start }) => {
    while (at < sorted.length && sorted[at]!.end <= start) at++;
    return !(at < sorted.length && sorted[at]!.start <= start);
  });
}
