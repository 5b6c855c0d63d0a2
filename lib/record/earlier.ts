import type { DocumentText } from '../checking/document.ts';
import { ownWords } from './body-of.ts';
import { contentHash } from './content-hash.ts';
import { tsbSchema } from './schemas.ts';
import type { Store } from './store.ts';

/** What a document said before. */
export interface EarlierRevision {
  /** Hash over the words alone: a message that is merely sent once more keeps it. */
  revision: string;
  /** The dataset's own name for that state (record.md 8.2), when it gave one. */
  contentHash: string | null;
  texts: readonly DocumentText[];
  /** ISO times between which the document was seen to say this. */
  firstSeen: string;
  lastSeen: string;
}

/** Earlier revisions by the document's `_id`, the oldest first. */
export type Earlier = ReadonlyMap<string, readonly EarlierRevision[]>;

/** A row that was read once, and the one that has taken its place. */
export interface Change {
  /** Names the row in the store. */
  key: string;
  before: unknown;
  after: unknown;
  firstSeen: string;
  lastSeen: string;
}

/** So many earlier revisions of one document are kept, and for so long (ms). */
const MOST = 20;
const LONGEST = 2 * 365 * 24 * 3600 * 1000;

/** Keeps what documents said before they changed, where their words have changed. */
export async function keepEarlier(store: Store, changes: readonly Change[]): Promise<void> {
  const lost = (await Promise.all(changes.map(lostWords))).filter((found) => found !== null);
  if (lost.length === 0) return;
  const known = await store.some<EarlierRevision[]>(lost.map(({ key }) => key));
  const oldest = Date.now() - LONGEST;
  await store.put(
    lost.map(({ key, revision }, at) => {
      const others = (known[at] ?? []).filter((one) => one.revision !== revision.revision && Date.parse(one.lastSeen) > oldest);
      return [key, [...others, revision].slice(-MOST)];
    }),
  );
}

/** The words that a change took away, or null when only something else has changed. */
async function lostWords({ key, before, after, firstSeen, lastSeen }: Change): Promise<{ key: string; revision: EarlierRevision } | null> {
  const [old, current] = [tsbSchema.safeParse(before), tsbSchema.safeParse(after)];
  if (!old.success) return null;
  const words = ownWords(old.data);
  const revision = await contentHash(words);
  if (words === '' || (current.success && (await contentHash(ownWords(current.data))) === revision)) return null;
  return { key, revision: { revision, contentHash: old.data.contentHash ?? null, texts: [{ name: 'body', text: words }], firstSeen, lastSeen } };
}
