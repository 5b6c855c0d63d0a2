/** A stretch of one text node; `end` is exclusive, both in UTF-16 code units of its data. */
export interface NodeSpan {
  node: Text;
  start: number;
  end: number;
}

/** The way back from the text of blocks to the text nodes that it was made of; filled in the order of the text. */
export class TextMap {
  /** For each block, the number of its first piece. */
  readonly #firsts: number[] = [];
  /** Where each piece begins in its block, and in its node. */
  readonly #starts: number[] = [];
  readonly #lengths: number[] = [];
  readonly #nodes: Text[] = [];
  readonly #offsets: number[] = [];

  /** @returns the number of the block in this map */
  beginBlock(): number {
    return this.#firsts.push(this.#starts.length) - 1;
  }

  /** Adds to the block that was begun last. */
  add(start: number, length: number, node: Text, offset: number): void {
    this.#starts.push(start);
    this.#lengths.push(length);
    this.#nodes.push(node);
    this.#offsets.push(offset);
  }

  /** The text nodes that [start, end) of a block stands in; line breaks that are elements stand in none. */
  locate(block: number, start: number, end: number): NodeSpan[] {
    const spans: NodeSpan[] = [];
    const last = this.#firsts[block + 1] ?? this.#starts.length;
    for (let i = this.#firstEndingAfter(start, this.#firsts[block] ?? last, last); i < last; i++) {
      const pieceStart = this.#starts[i]!;
      if (pieceStart >= end) break;
      const shift = this.#offsets[i]! - pieceStart;
      spans.push({
        node: this.#nodes[i]!,
        start: Math.max(start, pieceStart) + shift,
        end: Math.min(end, pieceStart + this.#lengths[i]!) + shift,
      });
    }
    return spans;
  }

  #firstEndingAfter(offset: number, first: number, last: number): number {
    let low = first;
    let high = last;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#starts[middle]! + this.#lengths[middle]! <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
