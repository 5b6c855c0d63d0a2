import { QUIET } from './pulse.ts';
import type { ReadPage } from './read-page.ts';
import { STREAMING_SELECTOR } from './watching.ts';
import { contains, nativeDocument } from './native.ts';

/** A site may forget to take its flag away: text that stood still for so long is done, whatever the flag says (milliseconds). */
const STALLED = 10_000;

/**
 * Tells what a page is still writing: an unfinished id looks like another valid id, and a quotation without its end is none. A block
 * is done when it reads as it did half a second ago, whether or not its nodes were replaced meanwhile.
 */
export class Stillness {
  #seen = new Map<string, number>();

  /**
   * @param blocks those that hold something to be judged
   * @param quietFrom when the whole page counts as written
   * @returns which of them are not to be judged yet, and when to look again
   */
  heldBlocks({ page, locate }: ReadPage, blocks: ReadonlySet<number>, quietFrom: number): { held: ReadonlySet<number>; until: number } {
    const now = performance.now();
    const before = this.#seen;
    this.#seen = new Map();
    const streaming = [...nativeDocument.querySelectorAll(STREAMING_SELECTOR)];
    const held = new Set<number>();
    let until = Number.POSITIVE_INFINITY;
    for (const block of blocks) {
      const { text } = page.blocks[block]!;
      const since = before.get(text) ?? now;
      this.#seen.set(text, since);
      const written = streaming.some((element) => isLastIn(element, block, locate)) ? since + STALLED : Math.min(quietFrom, since + QUIET);
      if (written <= now) continue;
      held.add(block);
      until = Math.min(until, written);
    }
    return { held, until };
  }
}

/** Is a block the last one in an element: where a text that is being written grows? */
function isLastIn(element: Element, block: number, locate: ReadPage['locate']): boolean {
  const holds = (at: number) => locate({ block: at, start: 0, end: 1 }).some(({ node }) => contains(element, node));
  return holds(block) && !holds(block + 1);
}
