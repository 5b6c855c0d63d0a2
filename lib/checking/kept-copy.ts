import type { Lookup } from './document.ts';
import type { Verdict } from './verdict.ts';

/** The lookups as they would be if the kept copies counted; null when nothing is kept. */
export function asKept(lookups: ReadonlyMap<string, Lookup>): ReadonlyMap<string, Lookup> | null {
  const hasCopy = [...lookups.values()].some((lookup) => lookup.state === 'failed' && lookup.kept);
  if (!hasCopy) return null;
  return new Map(
    [...lookups].map(([id, lookup]) => [id, lookup.state === 'failed' && lookup.kept ? { state: 'held', documents: lookup.kept } : lookup]),
  );
}

/**
 * Adds to a grey verdict what a kept copy said and when it was read. The verdict stays what it is: a copy that its source cannot
 * confirm decides nothing.
 * @param memory the verdict that the copies would give
 */
export function withKeptCopy(verdict: Verdict | null, memory: Verdict | null): Verdict | null {
  if (verdict?.verdict !== 'unchecked' || !memory) return verdict;
  const { evidence, documents } = memory;
  const facts = memory.verdict === 'verified' && evidence ? { ...verdict.facts, keptCopy: evidence.readAt } : verdict.facts;
  return { ...verdict, facts, documents, ...(evidence ? { evidence } : {}) };
}
