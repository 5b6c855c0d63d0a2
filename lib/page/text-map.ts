import type { TextSpan } from '../citing/page-text.ts';

/** A stretch of one text node; `end` is exclusive, both in UTF-16 code units of its data. */
export interface NodeSpan {
  node: Text;
  start: number;
  end: number;
}

/** The way back from a block's text to the text nodes that it was made of; filled in ascending order while a block is read. */
export class TextMap {
  /** Where each piece begins in the block, and in its node. */
  private readonly starts: number[] = [];
  private readonly lengths: number[] = [];
  private readonly nodes: Text[] = [];
  private readonly offsets: number[] = [];

  add(start: number, length: number, node: Text, offset: number): void {
    this.starts.push(start);
    this.lengths.push(length);
    this.nodes.push(node);
    this.offsets.push(offset);
  }

  /** The text nodes that a stretch of the block stands in; line breaks that are elements stand in none. */
  locate({ start, end }: Pick<TextSpan, 'start' | 'end'>): NodeSpan[] {
    const spans: NodeSpan[] = [];
    for (let i = this.firstEndingAfter(start); i < this.starts.length; i++) {
      const pieceStart = this.starts[i]!;
      if (pieceStart >= end) break;
      const shift = this.offsets[i]! - pieceStart;
      spans.push({
        node: this.nodes[i]!,
        start: Math.max(start, pieceStart) + shift,
        end: Math.min(end, pieceStart + this.lengths[i]!) + shift,
      });
    }
    return spans;
  }

  private firstEndingAfter(offset: number): number {
    let low = 0;
    let high = this.starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.starts[middle]! + this.lengths[middle]! <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
