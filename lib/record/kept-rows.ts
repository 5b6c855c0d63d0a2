import { keepEarlier, pruneEarlier } from './earlier.ts';
import type { Earlier, EarlierRevision, WordsOf } from './earlier-revision.ts';
import { parseRevision } from './row-revision.ts';
import { AT_ONCE, openStore, type Store } from './store.ts';

/** What was read of a source, and what its documents said before, kept between lives of the background. */
export interface KeptRows {
  /** Every row that is kept. */
  all(): Promise<KeptRow[]>;
  /** The rows with these `_id`s that are kept, in any order. */
  some(rowIds: readonly string[]): Promise<KeptRow[]>;
  /** Takes note of rows that were just read; where one says something else than before, its earlier words are kept. */
  replace(rows: readonly unknown[], how?: Replacing): Promise<void>;
  /** Lets go of what is too old or too much, and of other sources' rows. */
  prune(): Promise<void>;
  /** The source has confirmed every row that is kept. */
  confirm(): Promise<void>;
  /** When it last did (ISO); undefined when it never has. */
  confirmedAt(): Promise<string | undefined>;
  /** What documents said before; of these `_id`s only, when they are given. */
  earlier(rowIds?: readonly string[]): Promise<Earlier>;
}

/** A row as it was read. */
interface KeptRow {
  row: unknown;
  /** When it was first seen to be so (ISO). */
  firstSeen: string;
  /** When it was last read by itself (ISO); rows that are read all together are confirmed all together. */
  lastSeen?: string;
}

interface Replacing {
  /** `_id`s that the source no longer has. */
  gone?: readonly string[];
  /** When the rows were read (ISO), where each stands for itself. */
  readAt?: string;
}

/** The most rows that are kept of a source that is not read whole, and for how long nobody may have asked for them (ms). */
const MOST_ROWS = 5000;
const LONGEST_UNASKED = 180 * 24 * 3600 * 1000;

/** Two databases: one that is read as a whole, and one that hardly ever is. */
export interface Stores {
  rows: Store;
  earlier: Store;
}

/** @param name tells the databases of several sources apart */
export function browserStores(name = 'quotemark'): Stores {
  return { rows: openStore(`${name}-rows`), earlier: openStore(`${name}-earlier`) };
}

/** @param name tells sources apart that share stores */
export function keepRows(name: string, { rows: kept, earlier }: Stores, wordsOf: WordsOf): KeptRows {
  const keyOf = (rowId: string): string => `${name} ${rowId}`;
  const CONFIRMED = `${name}  confirmed`;
  const isOwn = (key: string): boolean => key.startsWith(`${name} `) && key !== CONFIRMED;
  const time = (): string => new Date().toISOString();
  let writing: Promise<unknown> = Promise.resolve();
  const confirmedAt = async (): Promise<string | undefined> => (await kept.some<string>([CONFIRMED]))[0];

  return {
    async all() {
      await writing;
      const found = await kept.all<KeptRow>();
      return found.filter(([key]) => isOwn(key)).map(([, row]) => row);
    },

    async some(rowIds) {
      await writing;
      return (await kept.some<KeptRow>(rowIds.map(keyOf))).filter((row) => row !== undefined);
    },

    async replace(rows, { gone = [], readAt } = {}) {
      const read = rows.flatMap((row) => {
        const { _id, _rev } = parseRevision(row) ?? {};
        return _id ? [{ key: keyOf(_id), row, _rev }] : [];
      });
      await writing;
      const before = await kept.some<KeptRow>(read.map(({ key }) => key));
      const whole = await confirmedAt();
      const now = readAt ?? time();
      const seen = read.map(({ key, row, _rev }, at) => {
        const old = before[at];
        return { key, row, old, isSame: !!old && !!_rev && parseRevision(old.row)?._rev === _rev };
      });
      // First what was said before: if the background dies in between, the change is still there to be seen.
      await keepEarlier(
        earlier,
        seen.flatMap(({ key, row, old, isSame }) =>
          old && !isSame
            ? [{ key, before: old.row, after: row, firstSeen: old.firstSeen, lastSeen: latest(old.lastSeen, whole) ?? now }]
            : [],
        ),
        wordsOf,
      );
      const anew = seen.filter(({ isSame }) => !isSame || readAt);
      const write = kept
        .put(
          anew.map(({ key, row, old, isSame }) => [
            key,
            { row, firstSeen: isSame ? old!.firstSeen : now, ...(readAt ? { lastSeen: readAt } : {}) } satisfies KeptRow,
          ]),
        )
        .then(() => kept.remove(gone.map(keyOf)));
      writing = Promise.all([writing, write]);
      // Many rows take seconds to write, and nobody needs to wait for them: what is lost with the background is read again.
      if (anew.length <= AT_ONCE) await write;
    },

    async prune() {
      await writing;
      const found = await kept.all<KeptRow>();
      const whole = await confirmedAt();
      const oldest = new Date(Date.now() - LONGEST_UNASKED).toISOString();
      const own = found
        .filter(([key]) => isOwn(key))
        .map(([key, { firstSeen, lastSeen }]) => ({ key, seen: latest(lastSeen, whole) ?? firstSeen }));
      const young = own.filter(({ seen }) => seen > oldest).toSorted((a, b) => b.seen.localeCompare(a.seen));
      const stay = new Set([...young.slice(0, MOST_ROWS).map(({ key }) => key), CONFIRMED]);
      await kept.remove(found.map(([key]) => key).filter((key) => !stay.has(key)));
      await pruneEarlier(earlier);
    },

    confirm: () => kept.put([[CONFIRMED, time()]]),

    confirmedAt,

    async earlier(rowIds) {
      const found = rowIds
        ? (await earlier.some<EarlierRevision[]>(rowIds.map(keyOf))).map((revisions, at) => [keyOf(rowIds[at]!), revisions] as const)
        : await earlier.all<EarlierRevision[]>();
      return new Map(
        found.flatMap(([key, revisions]) => (revisions && key.startsWith(`${name} `) ? [[key.slice(name.length + 1), revisions]] : [])),
      );
    },
  };
}

/** The later of two ISO times, of those that are known. */
export function latest(one: string | undefined, other: string | undefined): string | undefined {
  return one && other ? (one > other ? one : other) : (one ?? other);
}
