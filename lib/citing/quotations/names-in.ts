import { anyStartsIn } from '../../language/ascending.ts';
import type { Citation } from '../citation.ts';
import type { TextSpan } from '../page-text.ts';

/** Does a stretch of a block hold a citation? */
export type Names = (block: number, start: number, end: number) => boolean;

/** Answers where citations begin, in bounded time each. */
export function namesIn(citations: readonly Citation[]): Names {
  const byBlock = new Map<number, TextSpan[]>();
  for (const { span } of citations) {
    if (!span) continue;
    const own = byBlock.get(span.block);
    if (own) own.push(span);
    else byBlock.set(span.block, [span]);
  }
  return (block, start, end) => {
    const own = byBlock.get(block);
    return own !== undefined && anyStartsIn(own, start, end);
  };
}
