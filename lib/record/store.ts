import { createStore, delMany, entries, getMany, setMany } from 'idb-keyval';
import { Moment } from './fresh.ts';

/**
 * Keeps values between lives of the background. Nothing that is kept decides a verdict before its source has confirmed it, so a
 * store that is full, blocked or gone counts as an empty one: no method ever rejects.
 */
export interface Store {
  all<T>(): Promise<[string, T][]>;
  /** In the order of `keys`; undefined for what is not there. */
  some<T>(keys: readonly string[]): Promise<(T | undefined)[]>;
  put(values: readonly (readonly [string, unknown])[]): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
}

/** So many values are read or written in one go; more of them may rightly take as long as a database that is held up. */
export const AT_ONCE = 250;

/**
 * A database can be held up for ever by another connection to it: how long it is waited for, longer for all that it has, and then left
 * alone (ms).
 */
const PATIENCE = 1000;
const PATIENCE_FOR_ALL = 2500;
const LEFT_ALONE = 60_000;

/** @param name of the IndexedDB database */
export function openStore(name: string): Store {
  let opened = createStore(name, 'values');
  let heldUpSince: Moment | null = null;

  async function or<T>(otherwise: T, work: (store: ReturnType<typeof createStore>) => Promise<T>, patience = PATIENCE): Promise<T> {
    if (heldUpSince?.isWithin(LEFT_ALONE)) return otherwise;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const heldUp = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        heldUpSince = new Moment();
        reject(new Error('The database does not answer'));
      }, patience);
    });
    try {
      return await Promise.race([work(opened), heldUp]);
    } catch {
      // A connection that failed once stays broken: the next attempt opens another.
      opened = createStore(name, 'values');
      return otherwise;
    } finally {
      clearTimeout(timer);
    }
  }

  const all = <T>() => or<[string, T][]>([], (store) => entries<string, T>(store), PATIENCE_FOR_ALL);

  /** One part after the other. */
  async function inParts<Item>(items: readonly Item[], work: (part: Item[]) => Promise<void>): Promise<void> {
    for (let from = 0; from < items.length; from += AT_ONCE) await work(items.slice(from, from + AT_ONCE));
  }

  return {
    all,
    async some<T>(keys: readonly string[]) {
      // A request for each of many keys takes longer than all values at once.
      const many = keys.length > AT_ONCE ? new Map(await all<T>()) : null;
      return many
        ? keys.map((key) => many.get(key))
        : or<(T | undefined)[]>(
            keys.map(() => undefined),
            (store) => getMany<T>([...keys], store),
          );
    },
    put: (values) =>
      inParts(values, (part) =>
        or(undefined, (store) =>
          setMany(
            part.map(([key, value]) => [key, value]),
            store,
          ),
        ),
      ),
    remove: (keys) => inParts(keys, (part) => or(undefined, (store) => delMany(part, store))),
  };
}
