import { Fresh, FRESH_MS } from './fresh.ts';
import { latest, type KeptRows } from './kept-rows.ts';
import { parseRevision, type RowRevision } from './row-revision.ts';
import type { SanityDataset } from './sanity-dataset.ts';
import { toDocuments, type Confirmed, type Documents } from './to-documents.ts';

/** Above so many changed rows it is simpler to read all of them. */
const ONE_BY_ONE = 50;

/** A small dataset, read once and then only where it has changed. */
export interface WholeDataset {
  /**
   * Confirms every document at its source and gives them all, the same object as long as nothing has changed; null when there are too
   * many. Rejects with SourceFailure. Must not be called while it is at work.
   */
  confirm(): Promise<Documents | null>;
  /**
   * What was read when the source could last be reached, by id too, in this life of the background or in one before; null when that is
   * nothing.
   */
  remember(): Promise<Documents | null>;
}

/** @param most a dataset with more documents is not read */
export function wholeDataset(dataset: SanityDataset, kept: KeptRows, most: number): WholeDataset {
  const confirmed: Confirmed = { at: '' };
  let rows: readonly unknown[] | null = null;
  let documents: Documents | null = null;
  // Many pages may ask again and again while the source is away.
  const fromStore = new Fresh(readStore, () => FRESH_MS);

  async function readStore(): Promise<Documents | null> {
    const at = (await kept.confirmedAt()) ?? '';
    const copies = (await kept.all()).filter(({ lastSeen }) => lastSeen || at);
    if (copies.length === 0) return null;
    const since = new Map(copies.flatMap(({ row, lastSeen }) => (lastSeen ? [[parseRevision(row)!._id, latest(lastSeen, at)!]] : [])));
    return toDocuments(
      copies.map(({ row }) => row),
      { at, since },
      await kept.earlier(),
    );
  }

  return {
    async confirm() {
      const at = new Date().toISOString();
      const revisions = await dataset.revisions(most);
      if (!revisions) return null;
      rows ??= (await kept.all()).map(({ row }) => row);
      const { same, changed, gone } = compare(rows, revisions);
      if (!documents || changed.length > 0 || gone.length > 0) {
        const anew = same.length === 0 || changed.length > ONE_BY_ONE;
        const read = anew ? await dataset.whole() : await readRows(dataset, changed);
        await kept.replace(read, { gone });
        rows = anew ? read : [...same, ...read];
        documents = await toDocuments(rows, confirmed, await kept.earlier());
      }
      await kept.confirm();
      confirmed.at = at;
      return documents;
    },

    remember: async () => documents ?? fromStore.get(),
  };
}

async function readRows(dataset: SanityDataset, rowIds: readonly string[]): Promise<unknown[]> {
  return rowIds.length === 0 ? [] : dataset.rows(rowIds);
}

/** Which rows still are what they were, and the `_id`s of those that are not, or no longer there. */
function compare(rows: readonly unknown[], revisions: readonly RowRevision[]): { same: unknown[]; changed: string[]; gone: string[] } {
  const current = Map.groupBy(revisions, ({ _id }) => _id);
  const kept = Map.groupBy(rows, (row) => parseRevision(row)?._id);
  const isSame = (rowId: string): boolean => {
    const [now, old] = [current.get(rowId)!, kept.get(rowId) ?? []];
    return now.length === 1 && old.length === 1 && !!now[0]!._rev && now[0]!._rev === parseRevision(old[0])!._rev;
  };
  const unchanged = new Set([...current.keys()].filter(isSame));
  return {
    same: rows.filter((row) => unchanged.has(parseRevision(row)?._id ?? '')),
    changed: [...current.keys()].filter((rowId) => !unchanged.has(rowId)),
    gone: [...kept.keys()].filter((rowId) => rowId !== undefined && !current.has(rowId)) as string[],
  };
}
