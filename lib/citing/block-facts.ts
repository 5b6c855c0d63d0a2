import type { Citation } from './citation.ts';
import type { NoteMark } from './attribution/note-sources.ts';
import type { Block } from './page-text.ts';
import type { Range } from './pieces/cut-into-pieces.ts';
import type { PrintedText } from './pieces/printed-lines.ts';
import type { Mark } from './quotations/quote-marks.ts';

/**
 * What was found in one block, kept with it: a page that has changed is read again with the blocks that have not, and those need no
 * second look. Each step fills in its own; what depends on more than the block says on what, and is found again where that differs.
 */
export interface BlockFacts {
  /** Could its text be part of a citation? */
  mayCite: boolean | null;
  citations: { index: number; labels: readonly string[]; isFirstOfQuote: boolean; found: readonly Citation[] } | null;
  cut: Cut | null;
  noteMarks: readonly NoteMark[] | null;
}

/** How a block is cut into pieces. */
export interface Cut {
  /** Whether a code fence is open from the block before. */
  isFenced: boolean;
  /** Null where it is one piece. */
  printed: PrintedText | null;
  cuts: readonly Range[];
  /** The block's text with its cuts replaced by spaces. */
  text: string;
  /** Quotation marks of that text outside of code, once they are looked for. */
  marks: readonly Mark[] | null;
}

const known = new WeakMap<Block, BlockFacts>();

/** How many blocks are looked up between two chances to pause. */
const STEP = 1_000;

/** The facts of each block, in order. Yields now and then, so that whoever drives it may pause. */
export function* factsOf(blocks: readonly Block[]): Generator<void, BlockFacts[], void> {
  const facts: BlockFacts[] = [];
  for (const block of blocks) {
    let own = known.get(block);
    if (!own) known.set(block, (own = { mayCite: null, citations: null, cut: null, noteMarks: null }));
    if (facts.push(own) % STEP === 0) yield;
  }
  return facts;
}
