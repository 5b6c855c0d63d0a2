import type { PageText, TextSpan } from '../citing/page-text.ts';
import type { NodeSpan } from './text-pieces.ts';

/** A page as the finder reads it, and the way back to its text nodes. */
export interface ReadPage {
  page: PageText;
  /** The text nodes that a stretch of a block stands in, in order; empty for an empty stretch. */
  locate(span: TextSpan): NodeSpan[];
  /** The shadow roots that were read. */
  shadowRoots: readonly ShadowRoot[];
}
