/**
 * The visible text of a page as the finder reads it: blocks in document order, without a DOM. Whoever reads the page keeps
 * the way back from (block, offset) to its text nodes. All offsets are UTF-16 code units into `Block.text`.
 */
export interface PageText {
  /** The page's own address; it can name a document (`?nhtsaId=EA24002`). */
  address: string;
  title: string;
  blocks: readonly Block[];
}

export type BlockKind =
  | 'paragraph'
  | 'heading'
  | 'list-item'
  | 'cell'
  | 'header-cell'
  | 'term'
  | 'definition'
  | 'caption'
  /** White space is as printed (`<pre>` that is not code, a text file): lines matter. */
  | 'preformatted';

export interface Block {
  kind: BlockKind;
  /**
   * Inline elements are joined without a seam, `<br>` is "\n". A newline of the page's source that is not rendered as a line
   * break is one space, character for character, so lengths never change.
   */
  text: string;
  /** 1 to 6, headings only. */
  level?: number;
  /** Blocks of one post, answer or article share a number; attribution never crosses from one section into another. */
  section: number;
  /** The list item a block stands in: `item` is unique on the page, `list` is shared by the items of one list. */
  list?: { list: number; item: number; depth: number };
  /** The table cell a block stands in; numbers count from 0. */
  cell?: { table: number; row: number; column: number; header: boolean };
  /**
   * The block quotation a block stands in: `quote` is unique on the page, `depth` counts nested ones from 1. `of` is `poster`
   * where the page itself says that another user is quoted (forum quote boxes with a name). `cite` is the element's cite attribute.
   */
  quote?: { quote: number; depth: number; of: 'poster' | 'unknown'; cite?: string };
  links: readonly LinkSpan[];
  /** Furniture that names a source and is not text (citation pills and buttons): where it stands, and its address. */
  chips: readonly { at: number; href: string }[];
  /** Words inside `<q>`. */
  quoteElements: readonly { start: number; end: number }[];
  /** Words inside inline `<code>`, `<kbd>`, `<samp>`: ids count there, quotation marks do not. */
  code: readonly { start: number; end: number }[];
  /** Ids (fragment targets) of elements that begin in this block: where `#fn1` leads. */
  anchors: readonly string[];
}

interface LinkSpan {
  start: number;
  end: number;
  /** Absolute address. */
  href: string;
}

/** A stretch of one block; `end` is exclusive. */
export interface TextSpan {
  block: number;
  start: number;
  end: number;
}
