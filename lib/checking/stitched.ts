import { FLAG, type Words } from './words/words.ts';
import type { Run } from './find-run.ts';

/** A quotation of at most so many runs can be stitched together; of more it is another text. */
const MOST_RUNS = 3;

/** Words that each run has at least; the last one can have lost some to the run before it, which goes as far as it can. */
const LEAST_WORDS = 4;
const LEAST_LAST = 3;

/** Words of one sentence that may be missing between two runs before they count as two places. */
const NEAR = 8;

/**
 * Is the quotation made of a few runs of one text that do not stand together there?
 * @returns the runs in the order of the quotation, null when it is not so made
 */
export function stitchedRuns(source: Words, quotation: Words): Run[] | null {
  const runs: Run[] = [];
  for (let at = 0; at < quotation.count;) {
    if (runs.length === MOST_RUNS) return null;
    const run = longestRun(source, quotation, at);
    if (run.to - run.from < (at + run.to - run.from < quotation.count ? LEAST_WORDS : LEAST_LAST)) return null;
    runs.push(run);
    at += run.to - run.from;
  }
  return runs.length > 1 && runs.some((run, at) => at > 0 && isApart(source, runs[at - 1]!, run)) ? runs : null;
}

function longestRun({ ids, count }: Words, quotation: Words, from: number): Run {
  let best: Run = { from: 0, to: 0 };
  for (let at = ids.indexOf(quotation.ids[from]!); at >= 0; at = ids.indexOf(quotation.ids[from]!, at + 1)) {
    let length = 1;
    while (at + length < count && from + length < quotation.count && ids[at + length] === quotation.ids[from + length]) length++;
    if (length > best.to - best.from) best = { from: at, to: at + length };
  }
  return best;
}

function isApart({ flags }: Words, one: Run, next: Run): boolean {
  if (next.from < one.to || next.from - one.to > NEAR) return true;
  for (let at = one.to; at <= next.from; at++) if (flags[at]! & FLAG.stop) return true;
  return false;
}
