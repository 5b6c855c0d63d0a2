import { PageReader } from '../../../lib/page/page-reader.ts';
import type { ReadPage } from '../../../lib/page/read-page.ts';
import { atOnce } from '../../../lib/steps/at-once.ts';

/**
 * Milliseconds that reading one paragraph of so many links takes, the best of three. The page is not shown: laying it out takes seconds.
 */
export function timeOfLinks(count: number): number {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `<p>${'<a href="https://a.example/">x</a> <code>y</code> <q>z</q> '.repeat(count)}</p>`;
  const times = [1, 2, 3].map(() => {
    const begun = performance.now();
    atOnce(new PageReader(page).read(null));
    return performance.now() - begun;
  });
  return Math.min(...times);
}

/** The text of the nodes that what was read leads to, over all blocks. */
function nodesOf({ page, locate }: ReadPage): string[] {
  return page.blocks.flatMap(({ text }, block) => locate({ block, start: 0, end: text.length }).map(({ node }) => node.data));
}

/** What a reading that took one paragraph over from the reading before still leads to, when the other has left the page. */
export function heldAfterRemoval(): { before: string[]; after: string[]; sameBlock: boolean; ownPieces: number } {
  document.body.innerHTML = '<p>stays</p><p id="gone">goes</p>';
  const reader = new PageReader(document);
  const before = atOnce(reader.read(null));
  const gone = document.querySelector('#gone')!;
  gone.remove();
  const after = atOnce(reader.read({ nodes: new Set(), parents: new Set([document.body]), anew: new Set() }));
  const kept = after.page.blocks[0] as unknown as { pieces: readonly unknown[] };
  return {
    before: nodesOf(before),
    after: nodesOf(after),
    sameBlock: after.page.blocks[0] === before.page.blocks[0],
    ownPieces: kept.pieces.length,
  };
}

/** What a reader reads after it forgot, when nobody told it of a change. */
export function readAgainAfterForgetting(): { sameBlock: boolean; text: string } {
  document.body.innerHTML = '<p>stays</p>';
  const reader = new PageReader(document);
  const before = atOnce(reader.read(null));
  reader.forget();
  const after = atOnce(reader.read({ nodes: new Set(), parents: new Set(), anew: new Set() }));
  return { sameBlock: after.page.blocks[0] === before.page.blocks[0], text: after.page.blocks.map(({ text }) => text).join() };
}
