import type { Citation } from '../citation.ts';
import type { CutPage } from '../pieces/piece.ts';
import { findBlocks } from './find-blocks.ts';
import { findStatements } from './find-statements.ts';
import type { FoundQuotation } from './found.ts';
import { namesIn } from './names-in.ts';
import { outermost } from './outermost.ts';
import { placeOnPage } from './place-on-page.ts';

/** How many quotations are placed between two chances to pause. */
const PLACED_A_STEP = 100;

/** The quotations of a page in order, none within another. Yields now and then, so that whoever drives it may pause. */
export function* findQuotations(cutPage: CutPage, citations: readonly Citation[]): Generator<void, FoundQuotation[], void> {
  const names = namesIn(citations);
  const statements = yield* findStatements(cutPage, names);
  const blocks = yield* findBlocks(cutPage, names, statements);
  const quotations: FoundQuotation[] = [];
  for (const words of outermost(statements, blocks)) {
    quotations.push(placeOnPage(words, cutPage));
    if (quotations.length % PLACED_A_STEP === 0) yield;
  }
  return quotations;
}
