import type { Lookup, RecordDocument } from '../checking/document.ts';
import type { DocumentId } from '../citing/citation.ts';
import { keyOfId } from './document-keys.ts';
import { SourceFailure } from './failure.ts';
import type { SanityDataset } from './sanity-dataset.ts';
import { toDocuments, type Documents } from './to-documents.ts';

/** Where documents are read from. */
export interface DocumentRecord {
  /** What the record says of each of these ids, confirmed at its source at most FRESH_MS ago. Never rejects: what could not be read says why. */
  read(ids: readonly DocumentId[]): Promise<Reading>;
}

export interface Reading {
  lookups: ReadonlyMap<DocumentId, Lookup>;
  /** Every document of the record, when it was read whole; the same array as long as nothing has changed. */
  documents: readonly RecordDocument[] | null;
}

/** A verdict rests on texts that their source confirmed within this time (issue 5). */
export const FRESH_MS = 60_000;

/** A dataset of at most so many documents is read whole: then not even ids are revealed, and it can be told where else words stand. */
export const WHOLE_UP_TO = 2500;

export interface RecordOptions {
  dataset: SanityDataset;
  wholeUpTo?: number;
  /** Wall clock, ms since 1970. */
  now?: () => number;
}

export function openRecord({ dataset, wholeUpTo = WHOLE_UP_TO, now = Date.now }: RecordOptions): DocumentRecord {
  const small = new Fresh(async () => (await dataset.count()) <= wholeUpTo);
  const whole = new Fresh(async () => toDocuments(await dataset.whole(), isoTime(now())));

  return {
    async read(ids) {
      if (ids.length === 0) return { lookups: new Map(), documents: null };
      try {
        const isSmall = await small.get();
        const read = isSmall ? await whole.get() : await toDocuments(await dataset.byIds(ids), isoTime(now()));
        return { lookups: new Map(ids.map((id) => [id, lookUp(id, read)])), documents: isSmall ? read.documents : null };
      } catch (error) {
        const code = error instanceof SourceFailure ? error.code : 'bad-answer';
        return { lookups: new Map(ids.map((id) => [id, { state: 'failed', code }])), documents: null };
      }
    },
  };
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}

function lookUp(id: DocumentId, { byKey, unreadable }: Documents): Lookup {
  const key = keyOfId(id);
  // One of several documents with this number could not be read: what the others lack may stand in that one.
  if (unreadable.has(key)) return { state: 'failed', code: 'bad-answer' };
  const documents = byKey.get(key);
  return documents ? { state: 'held', documents } : { state: 'not-held' };
}

/** Something read once for everyone who asks while it is under way, and kept while it is fresh. A failure is not kept. */
class Fresh<T> {
  readonly #read: () => Promise<T>;
  #value: Promise<T> | null = null;
  #readAt = { wall: 0, monotonic: 0 };

  constructor(read: () => Promise<T>) {
    this.#read = read;
  }

  get(): Promise<T> {
    if (this.#value && this.#isFresh()) return this.#value;
    this.#readAt = { wall: Date.now(), monotonic: performance.now() };
    const value = this.#read();
    this.#value = value;
    value.catch(() => {
      if (this.#value === value) this.#value = null;
    });
    return value;
  }

  /** By both clocks: the wall clock can be set back, and the monotonic one stands still while the computer sleeps. */
  #isFresh(): boolean {
    const wall = Date.now() - this.#readAt.wall;
    return wall >= 0 && wall < FRESH_MS && performance.now() - this.#readAt.monotonic < FRESH_MS;
  }
}
