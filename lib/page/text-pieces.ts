/** A stretch of one text node; `end` is exclusive, both in UTF-16 code units of its data. */
export interface NodeSpan {
  node: Text;
  start: number;
  end: number;
}

/** A stretch of a block's text, and where it was read: all numbers are UTF-16 code units. */
export interface TextPiece {
  /** Where it begins in the block. */
  start: number;
  length: number;
  node: Text;
  /** Where it begins in the node's data. */
  offset: number;
}

/**
 * The text nodes that [start, end) of a block stands in, in order; line breaks that are elements stand in none.
 * @param pieces of one block, ascending. They belong to it alone, so that what leaves the page is let go of with its block
 */
export function locateIn(pieces: readonly TextPiece[], start: number, end: number): NodeSpan[] {
  const spans: NodeSpan[] = [];
  for (let at = firstEndingAfter(pieces, start); at < pieces.length; at++) {
    const piece = pieces[at]!;
    if (piece.start >= end) break;
    const shift = piece.offset - piece.start;
    spans.push({
      node: piece.node,
      start: Math.max(start, piece.start) + shift,
      end: Math.min(end, piece.start + piece.length) + shift,
    });
  }
  return spans;
}

function firstEndingAfter(pieces: readonly TextPiece[], offset: number): number {
  let low = 0;
  let high = pieces.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const { start, length } = pieces[middle]!;
    if (start + length <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
