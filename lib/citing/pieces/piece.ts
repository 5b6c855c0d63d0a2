import type { Range } from '../../language/range.ts';
import type { Block, PageText } from '../page-text.ts';

/**
 * A stretch of one block that reads as one paragraph, heading, list item or cell. Most blocks are one piece; a block with printed
 * lines (a text file, a post broken by `<br>`) holds several. Without white space at its ends.
 */
export interface Piece extends Range, Pick<Block, 'kind' | 'section' | 'list' | 'cell' | 'quote'> {
  index: number;
  block: number;
  /** 0 for all but headings. */
  level: number;
}

/** A page cut into pieces. `texts` and `cuts` are by block. */
export interface CutPage {
  page: PageText;
  /** In document order. */
  pieces: readonly Piece[];
  /** The blocks' texts with everything in `cuts` replaced by spaces: offsets are those of the block. */
  texts: readonly string[];
  /** What stands among the words and is none of them: chatbot debris, the ">" of quoted lines. Ascending, without overlap. */
  cuts: readonly (readonly Range[])[];
}
