import type { CutPage } from '../pieces/piece.ts';
import { countQuoted, FEWEST_WORDS } from './count-quoted.ts';
import type { QuotedWords } from './found.ts';
import type { Names } from './names-in.ts';
import { findBlockQuotations, findLedParagraphs, findRecordFields } from './quoted-blocks.ts';
import { speaksForItself } from './speaks-for-itself.ts';

/** How many of the marked words of a paragraph are asked whether they speak for themselves. */
const MOST_INNER = 4;

/**
 * Blocks that are quoted as a whole, less those in which marked words speak for themselves. Yields now and then.
 * @param statements words in marks, in order
 */
export function* findBlocks(cutPage: CutPage, names: Names, statements: readonly QuotedWords[]): Generator<void, QuotedWords[], void> {
  const byPiece = Map.groupBy(statements, ({ stretches }) => stretches[0]!.piece);
  const blocks: QuotedWords[] = [];
  for (const find of [findBlockQuotations, findLedParagraphs, findRecordFields]) {
    for (const block of find(cutPage, names)) {
      const inner = block.stretches.flatMap(({ piece }) => byPiece.get(piece)?.slice(0, MOST_INNER) ?? []);
      // Words in marks that go on behind the paragraph that was announced.
      if (block.mark === 'lead-in' && inner.some(({ stretches }) => stretches.length > block.stretches.length)) continue;
      if (inner.some((each) => speaksForItself(each, block, cutPage, names))) continue;
      if (countQuoted(block, cutPage) >= FEWEST_WORDS) blocks.push(block);
    }
    yield;
  }
  return blocks;
}
