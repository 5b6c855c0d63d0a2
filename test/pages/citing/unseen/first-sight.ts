import type { CitingPage } from '../citing-page.ts';

/**
 * What the finder made of a batch that it met for the first time: the only figure that tells how it does on pages that nobody has tuned it
 * on.
 * It is written down once and never changed. null: it was not counted, or is not known.
 */
export interface FirstSight {
  /** Quotations of the batch that were counted. */
  quotations: number | null;
  /** Of those, how many were told right: tied to their documents, or to none. */
  right: number | null;
  /** Told right if ties count as none that accuse nobody (`weakly` of a page); missing where that was not counted. */
  rightButForWeakTies?: number;
  /** The commit that brought the batch, with what was learnt from it: the commit before is the finder that saw it first. */
  addedIn: string | null;
}

export interface UnseenBatch {
  firstSight: FirstSight;
  pages: readonly CitingPage[];
}

/** The trend: a line a batch, in order, and one of all whose figures are known. */
export function firstSightLines(batches: Readonly<Record<string, UnseenBatch>>): string[] {
  const known = { quotations: 0, right: 0 };
  const lines = Object.entries(batches).map(([name, { firstSight: { quotations, right, rightButForWeakTies } }]) => {
    if (quotations === null || right === null) return `${name}: unknown`;
    known.quotations += quotations;
    known.right += right;
    const weakly = rightButForWeakTies === undefined ? '' : `, ${rightButForWeakTies} but for ties that accuse nobody`;
    return `${name}: ${share(right, quotations)}${weakly}`;
  });
  return [...lines, `all whose figures are known: ${share(known.right, known.quotations)}`];
}

function share(right: number, quotations: number): string {
  return `${right} of ${quotations} told right at first sight (${((100 * right) / quotations).toFixed(1)} %)`;
}
