import { QUIET } from './pulse.ts';
import type { ReadPage } from './read-page.ts';
import { STREAMING_SELECTOR } from './watching.ts';

/** A site may forget to take its flag away: text that stood still for so long is done, whatever the flag says (milliseconds). */
const STALLED = 10_000;

/**
 * Tells what a page is still writing: an unfinished id looks like another valid id, and a quotation without its end is none. A block
 * is done when it reads as it did half a second ago, whether or not its nodes were replaced meanwhile.
 */
export class Stillness {
  private seen = new Map<string, number>();

  /**
   * @param quietFrom when the whole page counts as written
   * @returns the blocks not to be judged yet, and when to look again
   */
  heldBlocks({ page, locate }: ReadPage, quietFrom: number): { held: ReadonlySet<number>; until: number } {
    const now = performance.now();
    const before = this.seen;
    this.seen = new Map(page.blocks.map(({ text }) => [text, before.get(text) ?? now]));
    const held = new Set<number>();
    let until = Number.POSITIVE_INFINITY;
    const hold = (block: number, time: number) => {
      if (time <= now) return;
      held.add(block);
      until = Math.min(until, time);
    };
    const since = (block: number) => this.seen.get(page.blocks[block]!.text)!;
    page.blocks.forEach((_, block) => hold(block, Math.min(quietFrom, since(block) + QUIET)));
    for (const block of lastBlocksOf([...document.querySelectorAll(STREAMING_SELECTOR)], page.blocks.length, locate)) {
      hold(block, since(block) + STALLED);
    }
    return { held, until };
  }
}

/** The last block in each of these elements: where a text that is being written grows. */
function lastBlocksOf(elements: readonly Element[], blocks: number, locate: ReadPage['locate']): number[] {
  if (elements.length === 0) return [];
  const last = new Map<Element, number>();
  for (let block = 0; block < blocks; block++) {
    const node = locate({ block, start: 0, end: Number.POSITIVE_INFINITY })[0]?.node;
    for (const element of elements) if (node && element.contains(node)) last.set(element, block);
  }
  return [...last.values()];
}
