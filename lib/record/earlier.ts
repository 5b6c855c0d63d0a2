import { contentHash } from './content-hash.ts';
import type { EarlierRevision, WordsOf } from './earlier-revision.ts';
import type { Store } from './store.ts';

/** A row that was read once, and the one that has taken its place. */
export interface Change {
  /** Names the row in the store. */
  key: string;
  before: unknown;
  after: unknown;
  firstSeen: string;
  lastSeen: string;
}

/** So many earlier revisions of one document are kept, of so many documents, and for so long (ms). */
const MOST_REVISIONS = 20;
const MOST_DOCUMENTS = 2000;
const LONGEST_KEPT = 2 * 365 * 24 * 3600 * 1000;

/** Keeps what documents said before they changed, where their words have changed. */
export async function keepEarlier(store: Store, changes: readonly Change[], wordsOf: WordsOf): Promise<void> {
  const lost = (await Promise.all(changes.map((change) => lostWords(change, wordsOf)))).filter((found) => found !== null);
  if (lost.length === 0) return;
  const known = await store.some<EarlierRevision[]>(lost.map(({ key }) => key));
  await store.put(
    lost.map(({ key, revision }, at) => {
      const others = (known[at] ?? []).filter((one) => one.revision !== revision.revision);
      return [key, [...others, revision].slice(-MOST_REVISIONS)];
    }),
  );
}

/** The words that a change took away, or null when only something else has changed. */
async function lostWords(
  { key, before, after, firstSeen, lastSeen }: Change,
  wordsOf: WordsOf,
): Promise<{ key: string; revision: EarlierRevision } | null> {
  const [old, current] = [wordsOf(before), wordsOf(after)];
  if (!old || old.words === '') return null;
  const revision = await contentHash(old.words);
  if (current && (await contentHash(current.words)) === revision) return null;
  return { key, revision: { revision, contentHash: old.contentHash, texts: [{ name: 'body', text: old.words }], firstSeen, lastSeen } };
}

/** Lets go of what was last seen too long ago, and of the documents that changed longest ago where there are too many. */
export async function pruneEarlier(store: Store): Promise<void> {
  const oldest = new Date(Date.now() - LONGEST_KEPT).toISOString();
  const all = await store.all<EarlierRevision[]>();
  const young = all.map(([key, revisions]) => [key, revisions.filter(({ lastSeen }) => lastSeen > oldest)] as const);
  const stay = young
    .filter(([, revisions]) => revisions.length > 0)
    .toSorted(([, a], [, b]) => b.at(-1)!.lastSeen.localeCompare(a.at(-1)!.lastSeen))
    .slice(0, MOST_DOCUMENTS);
  const sizes = new Map(all.map(([key, revisions]) => [key, revisions.length]));
  await store.put(stay.filter(([key, revisions]) => revisions.length < sizes.get(key)!));
  const names = new Set(stay.map(([key]) => key));
  await store.remove(all.map(([key]) => key).filter((key) => !names.has(key)));
}
