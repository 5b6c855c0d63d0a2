import type { Step } from './difference.ts';
import { looseSteps } from './explain.ts';
import type { Words } from './words/words.ts';

/**
 * Does a quotation go on beyond what a source has of its passage? A source that was read in part may have left out just that: words behind
 * the last one that was read, or four or more at an end that have nothing to do with what stands there.
 */
export function runsBeyond(source: Words, quotation: Words, steps: readonly Step[]): boolean {
  if (looseSteps(source, quotation, steps).size > 0) return true;
  const tail = steps.slice(steps.findLastIndex(({ same }) => same) + 1);
  // The last word that was read can be a part of another one.
  const reached = Math.max(...steps.map(({ source: at }) => at));
  return reached >= source.count - 1 && tail.some(({ quotation: at }) => at >= 0);
}
