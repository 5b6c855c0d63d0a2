import type { Step } from './difference.ts';
import { looseSteps } from './explain.ts';
import type { Words } from './words/words.ts';

/**
 * Does a quotation begin before, or go on behind, what a source has of its passage? A source that was read in part may have left out just
 * that: words before the first one that was read or behind the last, or four or more at an end that have nothing to do with what stands
 * there.
 */
export function runsBeyond(source: Words, quotation: Words, steps: readonly Step[]): boolean {
  if (looseSteps(source, quotation, steps).size > 0) return true;
  const head = steps.slice(
    0,
    steps.findIndex(({ same }) => same),
  );
  const tail = steps.slice(steps.findLastIndex(({ same }) => same) + 1);
  // The last word that was read can be a part of another one, and so can the first.
  const read = steps.map(({ source: at }) => at).filter((at) => at >= 0);
  return (isQuoted(head) && read[0] === 0) || (isQuoted(tail) && read.at(-1)! >= source.count - 1);
}

function isQuoted(end: readonly Step[]): boolean {
  return end.some(({ quotation: at }) => at >= 0);
}
