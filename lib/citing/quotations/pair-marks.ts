import type { Mark, MarkFamily } from './quote-marks.ts';

/** An opening mark with the one that closes it. */
interface Pair {
  open: Mark;
  close: Mark;
}

/** What the marks of one paragraph make together. */
export interface Pairing {
  /** Outermost pairs, ascending. */
  pairs: Pair[];
  /** An opening mark after every pair that nothing closes: the quotation goes on to the end, or into the next paragraph. */
  unclosed: Mark | null;
}

/** Marks that are open, all together and by family; both change in step. */
class OpenMarks {
  readonly all: Mark[] = [];
  readonly #byFamily: Record<MarkFamily, Mark[]> = { double: [], single: [], guillemets: [] };

  push(mark: Mark): void {
    this.all.push(mark);
    this.#byFamily[mark.family].push(mark);
  }

  /** The innermost open mark that one of `family` could close; single marks never close over another mark. */
  innermost(family: MarkFamily): Mark | undefined {
    const mark = this.#byFamily[family].at(-1);
    return family === 'single' && mark !== this.all.at(-1) ? undefined : mark;
  }

  /** Closes the innermost mark of `family`, and with it what was opened inside and left open. */
  close(family: MarkFamily): Mark {
    for (;;) {
      const mark = this.all.pop()!;
      this.#byFamily[mark.family].pop();
      if (mark.family === family) return mark;
    }
  }
}

/**
 * Pairs the marks of one paragraph as brackets are paired. A mark that nothing closes is dropped when pairs follow it, so that one
 * stray mark costs one quotation and does not turn the others inside out.
 * @param carried an opening mark of the paragraph before, which this one continues; its offset counts as before all others
 */
export function pairMarks(marks: readonly Mark[], carried: Mark | null): Pairing {
  const open = new OpenMarks();
  if (carried) open.push({ ...carried, start: -1, end: -1 });
  const pairs: Pair[] = [];
  const closerFollows = closersAhead(marks);

  for (const [index, mark] of marks.entries()) {
    const top = open.innermost(mark.family);
    if (top && mark.closes && (!mark.opens || mark.shape !== 'open' || top.shape === 'close')) {
      // 17" inside a quotation, or the owners' manual: the next mark closes it.
      if (!(mark.doubtful && closerFollows[index])) pairs.push({ open: open.close(mark.family), close: mark });
    } else if (mark.opens && !(carried && index === 0 && mark.family === carried.family)) {
      open.push(mark);
    }
  }

  pairs.sort((a, b) => a.open.start - b.open.start);
  const outermost: Pair[] = [];
  for (const pair of pairs) if (pair.open.start >= (outermost.at(-1)?.close.end ?? -1)) outermost.push(pair);
  const lastEnd = outermost.at(-1)?.close.end ?? -1;
  return { pairs: outermost, unclosed: open.all.find((mark) => mark.family !== 'single' && mark.start >= lastEnd) ?? null };
}

/**
 * For each mark: is the next one of its family one that can only close? Then a doubtful mark before it is an inch sign or an
 * apostrophe.
 */
function closersAhead(marks: readonly Mark[]): boolean[] {
  const next: Partial<Record<MarkFamily, Mark>> = {};
  const ahead: boolean[] = marks.map(() => false);
  for (let at = marks.length - 1; at >= 0; at--) {
    const mark = marks[at]!;
    const following = next[mark.family];
    ahead[at] = following !== undefined && following.closes && !following.opens;
    next[mark.family] = mark;
  }
  return ahead;
}
