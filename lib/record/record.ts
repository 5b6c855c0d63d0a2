import type { FailureCode, Lookup, RecordDocument } from '../checking/document.ts';
import type { DocumentId } from '../citing/citation.ts';
import { ANYBODY, type Asker } from './asker.ts';
import { wordsOfRow } from './body-of.ts';
import { byId } from './by-id.ts';
import { keyOfId } from './document-keys.ts';
import { asFailure, SourceFailure } from './failure.ts';
import { Fresh, FRESH_MS } from './fresh.ts';
import { keepRows, type Stores } from './kept-rows.ts';
import type { Nhtsa } from './nhtsa.ts';
import type { SanityDataset } from './sanity-dataset.ts';
import type { Documents } from './to-documents.ts';
import { wholeDataset } from './whole-dataset.ts';

/** Where documents are read from. */
export interface DocumentRecord {
  /** What the record says of each of these ids, confirmed at its source a moment ago. Never rejects: what could not be read says why. */
  read(ids: readonly DocumentId[], asker?: Asker): Promise<Reading>;
}

export interface Reading {
  lookups: ReadonlyMap<DocumentId, Lookup>;
  /**
   * Every document that was read: all of a small dataset, the same array as long as nothing has changed; of a large one those that the ids
   * name, and those that have to do with them, which need not have all of their texts. Null when the dataset could not be read.
   */
  documents: readonly RecordDocument[] | null;
  /** The dataset is small, and was read whole. */
  whole: boolean;
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
  /** For how long (ms) what was confirmed counts without being confirmed again. */
  freshFor?: number;
}

export function openRecord({ dataset, stores, nhtsa = null, wholeUpTo = WHOLE_UP_TO, freshFor = FRESH_MS }: RecordOptions): DocumentRecord {
  const kept = keepRows(dataset.name, stores, wordsOfRow);
  const { confirm, remember } = wholeDataset(dataset, kept, wholeUpTo);
  const whole = new Fresh(confirm, (documents) => (documents ? freshFor : LARGE_FOR));
  const some = byId(dataset, kept, freshFor);
  const pruned = new Fresh(kept.prune, () => Infinity);

  async function lookUp(id: DocumentId, answer: Documents | SourceFailure, asker: Asker): Promise<Lookup> {
    if (answer instanceof SourceFailure) return failed(id, answer.code);
    const key = keyOfId(id);
    // One of several documents with this number could not be read: what the others lack may stand in that one.
    if (answer.unreadable.has(key)) return { state: 'failed', code: 'bad-answer' };
    const documents = answer.byKey.get(key);
    if (documents) return { state: 'held', documents };
    const lookup: Lookup = nhtsa ? await within(NHTSA_LIMIT, (signal) => nhtsa.lookUp(id, asker, signal)) : { state: 'not-held' };
    return lookup.state === 'failed' ? failed(id, lookup.code) : lookup;
  }

  /** What could not be read, with what it said when it could. */
  async function failed(id: DocumentId, code: FailureCode): Promise<Lookup> {
    const copies = (await remember())?.byKey.get(keyOfId(id)) ?? (await nhtsa?.remember(id));
    return { state: 'failed', code, ...(copies ? { kept: copies } : {}) };
  }

  return {
    async read(ids, asker = ANYBODY) {
      if (ids.length === 0) return { lookups: new Map(), documents: null, whole: false };
      const all = await whole.get().catch(failedToRead);
      const asked = all ? new Map(ids.map((id) => [id, Promise.resolve(all)])) : some(ids);
      const answers = new Map(await Promise.all([...asked].map(async ([id, answer]) => [id, await answer.catch(failedToRead)] as const)));
      const lookups = new Map(await Promise.all([...answers].map(async ([id, answer]) => [id, await lookUp(id, answer, asker)] as const)));
      void pruned.get();
      if (all instanceof SourceFailure) return { lookups, documents: null, whole: false };
      if (all) return { lookups, documents: all.documents, whole: true };
      return { lookups, documents: onceEach([...heldBy(lookups.values()), ...readBy(answers.values())]), whole: false };
    },
  };
}

const failedToRead = (error: unknown) => asFailure(error, 'reading the record');

function heldBy(lookups: Iterable<Lookup>): RecordDocument[] {
  return [...lookups].flatMap((lookup) => (lookup.state === 'held' ? lookup.documents : []));
}

function readBy(answers: Iterable<Documents | SourceFailure>): RecordDocument[] {
  return [...new Set(answers)].flatMap((answer) => (answer instanceof SourceFailure ? [] : answer.documents));
}

function onceEach(documents: readonly RecordDocument[]): RecordDocument[] {
  return [...new Map(documents.toReversed().map((document) => [document.id, document])).values()].toReversed();
}

/**
 * A page is not kept waiting longer: a question that is under way goes on, and its answer is there when the page asks again; one that still
 * waits for its turn is given up.
 */
async function within(limit: number, answer: (signal: AbortSignal) => Promise<Lookup>): Promise<Lookup> {
  const over = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Lookup>((resolve) => {
    timer = setTimeout(() => {
      resolve({ state: 'failed', code: 'timed-out' });
      over.abort();
    }, limit);
  });
  return Promise.race([answer(over.signal), late]).finally(() => clearTimeout(timer));
}
