import type { PageText, TextSpan } from '../citing/page-text.ts';
import { atOnce } from '../steps/at-once.ts';
import { PageReader } from './page-reader.ts';
import type { NodeSpan } from './text-map.ts';

/** A page as the finder reads it, and the way back to its text nodes. */
export interface ReadPage {
  page: PageText;
  /** The text nodes that a stretch of a block stands in, in order; empty for an empty stretch. */
  locate(span: TextSpan): NodeSpan[];
  /** The shadow roots that were read. */
  shadowRoots: readonly ShadowRoot[];
}

/** Reads the visible text of a document at once. */
export function readPage(root: Document): ReadPage {
  return atOnce(new PageReader(root).read(null));
}
