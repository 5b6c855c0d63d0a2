import type { Lookup, RecordDocument } from '../checking/document.ts';
import type { DocumentId } from '../citing/citation.ts';
import { byId } from './by-id.ts';
import { keyOfId } from './document-keys.ts';
import { SourceFailure } from './failure.ts';
import { Fresh, FRESH_MS } from './fresh.ts';
import { keepRows, type Stores } from './kept-rows.ts';
import type { Nhtsa } from './nhtsa.ts';
import type { SanityDataset } from './sanity-dataset.ts';
import type { Documents } from './to-documents.ts';
import { wholeDataset } from './whole-dataset.ts';

/** Where documents are read from. */
export interface DocumentRecord {
  /** What the record says of each of these ids, confirmed at its source within FRESH_MS. Never rejects: what could not be read says why. */
  read(ids: readonly DocumentId[]): Promise<Reading>;
}

export interface Reading {
  lookups: ReadonlyMap<DocumentId, Lookup>;
  /** Every document of the record, when it was read whole; the same array as long as nothing has changed. */
  documents: readonly RecordDocument[] | null;
}

/** A dataset of at most so many documents is read whole: then not even ids are revealed, and it can be told where else words stand. */
export const WHOLE_UP_TO = 5000;

/** A large dataset does not become small while one reads a page or two (ms). */
const LARGE_FOR = 600_000;

/** NHTSA is asked slowly, so that a page with many unknown ids takes long (ms). */
const NHTSA_LIMIT = 20_000;

export interface RecordOptions {
  dataset: SanityDataset;
  stores: Stores;
  /** Asked for what the dataset does not hold; null when the reader does not want that. */
  nhtsa?: Nhtsa | null;
  wholeUpTo?: number;
}

export function openRecord({ dataset, stores, nhtsa = null, wholeUpTo = WHOLE_UP_TO }: RecordOptions): DocumentRecord {
  const kept = keepRows(dataset.name, stores);
  const { confirm, remember } = wholeDataset(dataset, kept, wholeUpTo);
  const whole = new Fresh(confirm, (documents) => (documents ? FRESH_MS : LARGE_FOR));
  const some = byId(dataset, kept);
  const pruned = new Fresh(kept.prune, () => Infinity);

  return {
    async read(ids) {
      if (ids.length === 0) return { lookups: new Map(), documents: null };
      const all = await whole.get().catch(asFailure);
      const memory = all instanceof SourceFailure ? await remember() : null;
      const answers = all ? new Map(ids.map((id) => [id, all])) : some(ids);
      void pruned.get();
      const lookups = await Promise.all(
        [...answers].map(async ([id, answer]) => {
          const lookup = lookUp(id, await Promise.resolve(answer).catch(asFailure), memory);
          return [id, lookup.state === 'not-held' && nhtsa ? await within(NHTSA_LIMIT, nhtsa.lookUp(id)) : lookup] as const;
        }),
      );
      return { lookups: new Map(lookups), documents: all instanceof SourceFailure ? null : (all?.documents ?? null) };
    },
  };
}

/** A page is not kept waiting longer; the question goes on, and its answer is there when the page asks again. */
async function within(limit: number, answer: Promise<Lookup>): Promise<Lookup> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Lookup>((resolve) => {
    timer = setTimeout(() => resolve({ state: 'failed', code: 'timed-out' }), limit);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

function asFailure(error: unknown): SourceFailure {
  return error instanceof SourceFailure ? error : new SourceFailure('bad-answer', String(error));
}

function lookUp(id: DocumentId, answer: Documents | SourceFailure, memory: Documents | null): Lookup {
  const key = keyOfId(id);
  if (answer instanceof SourceFailure) {
    const kept = memory?.byKey.get(key);
    return { state: 'failed', code: answer.code, ...(kept ? { kept } : {}) };
  }
  // One of several documents with this number could not be read: what the others lack may stand in that one.
  if (answer.unreadable.has(key)) return { state: 'failed', code: 'bad-answer' };
  const documents = answer.byKey.get(key);
  return documents ? { state: 'held', documents } : { state: 'not-held' };
}
