import { keepEarlier, type Earlier, type EarlierRevision } from './earlier.ts';
import { parseRevision } from './row-revision.ts';
import { openStore, type Store } from './store.ts';

/** What was read of a dataset, and what its documents said before, kept between lives of the background. */
export interface KeptRows {
  /** Every row that is kept. */
  all(): Promise<unknown[]>;
  /**
   * Takes note of rows that were just read; where one says something else than before, its earlier words are kept.
   * @param gone `_id`s that the dataset no longer has
   */
  replace(rows: readonly unknown[], gone?: readonly string[]): Promise<void>;
  /** Lets go of other datasets' rows, and of the oldest where there are too many. */
  prune(): Promise<void>;
  /** The source has confirmed what is kept. */
  confirm(): Promise<void>;
  /** When it last did (ISO); undefined when nothing is kept. */
  confirmedAt(): Promise<string | undefined>;
  /** What documents said before; of these `_id`s only, when they are given. */
  earlier(rowIds?: readonly string[]): Promise<Earlier>;
}

/** A row as it was read, and when it was first seen to be so (ISO). */
interface KeptRow {
  row: unknown;
  firstSeen: string;
}

/** The most rows that are kept of a large dataset; a small one has fewer. */
const MOST = 5000;

/** Two databases: one that is read as a whole, and one that hardly ever is. */
export interface Stores {
  rows: Store;
  earlier: Store;
}

export function browserStores(): Stores {
  return { rows: openStore('quotemark-rows'), earlier: openStore('quotemark-earlier') };
}

/** @param name tells datasets apart */
export function keepRows(name: string, { rows: kept, earlier }: Stores): KeptRows {
  const keyOf = (rowId: string): string => `${name} ${rowId}`;
  const CONFIRMED = `${name}  confirmed`;
  const isOwn = (key: string): boolean => key.startsWith(`${name} `) && key !== CONFIRMED;
  const time = (): string => new Date().toISOString();

  return {
    async all() {
      const found = await kept.all<KeptRow>();
      return found.filter(([key]) => isOwn(key)).map(([, { row }]) => row);
    },

    async replace(rows, gone = []) {
      const read = rows.flatMap((row) => {
        const { _id, _rev } = parseRevision(row) ?? {};
        return _id ? [{ key: keyOf(_id), row, _rev }] : [];
      });
      const before = await kept.some<KeptRow>(read.map(({ key }) => key));
      const lastSeen = (await this.confirmedAt()) ?? time();
      const changed = read.flatMap(({ key, row, _rev }, at) => {
        const old = before[at];
        return old && _rev && parseRevision(old.row)?._rev === _rev ? [] : [{ key, row, old }];
      });
      // First what was said before: if the background dies in between, the change is still there to be seen.
      await keepEarlier(
        earlier,
        changed.flatMap(({ key, row, old }) => (old ? [{ key, before: old.row, after: row, firstSeen: old.firstSeen, lastSeen }] : [])),
      );
      await kept.put(changed.map(({ key, row }) => [key, { row, firstSeen: time() } satisfies KeptRow]));
      await kept.remove(gone.map(keyOf));
    },

    async prune() {
      const found = await kept.all<KeptRow>();
      const own = found.filter(([key]) => isOwn(key)).sort(([, a], [, b]) => b.firstSeen.localeCompare(a.firstSeen));
      const stay = new Set([...own.slice(0, MOST).map(([key]) => key), CONFIRMED]);
      await kept.remove(found.map(([key]) => key).filter((key) => !stay.has(key)));
    },

    confirm: () => kept.put([[CONFIRMED, time()]]),

    confirmedAt: async () => (await kept.some<string>([CONFIRMED]))[0],

    async earlier(rowIds) {
      const found = rowIds
        ? (await earlier.some<EarlierRevision[]>(rowIds.map(keyOf))).map((revisions, at) => [keyOf(rowIds[at]!), revisions] as const)
        : await earlier.all<EarlierRevision[]>();
      return new Map(found.flatMap(([key, revisions]) => (revisions && key.startsWith(`${name} `) ? [[key.slice(name.length + 1), revisions]] : [])));
    },
  };
}
