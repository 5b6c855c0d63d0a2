import { ClientError, createClient, ServerError } from '@sanity/client';
import { z } from 'zod';
import type { DocumentId } from '../citing/citation.ts';
import { failureOfStatus, SourceFailure } from './failure.ts';
import { Asking, type Patience } from './patience.ts';
import { askByIds, askRevisions, askRows, askWhole, type Query } from './queries.ts';
import { parseRevision, type RowRevision } from './row-revision.ts';
import { readAddress, type Fetch } from './read-address.ts';

/** Reads one public dataset; each method is at least one request and rejects with SourceFailure. */
export interface SanityDataset {
  /** Project and dataset, to keep apart what is kept of several. */
  name: string;
  /** The revision of every document that is read, or null when there are more than `most`. */
  revisions(most: number): Promise<RowRevision[] | null>;
  /** Every document that is read, from one state of the dataset. */
  whole(): Promise<unknown[]>;
  /** The documents with these `_id`s, from one state of the dataset. */
  rows(rowIds: readonly string[]): Promise<unknown[]>;
  /** What `askByIds` tells, from one state of the dataset; a document can come twice. */
  byIds(ids: readonly DocumentId[]): Promise<unknown[]>;
}

export interface DatasetOptions {
  projectId: string;
  dataset: string;
  /** For tests: how requests are made, and how patiently. */
  fetch?: Fetch;
  patience?: Patience;
}

/** The first version that has what is asked for here; a later date could change what an answer means. */
const API_VERSION = '2026-09-01';

/** Each row is parsed by itself, so that a malformed one costs only itself. */
const rowsSchema = z.array(z.unknown());

export function openDataset({
  projectId,
  dataset,
  fetch: get = (address, init) => fetch(address, init),
  patience,
}: DatasetOptions): SanityDataset {
  const asking = new Asking(patience);
  const client = createClient({
    projectId,
    dataset,
    apiVersion: API_VERSION,
    useCdn: false,
    perspective: 'published',
    maxRetries: 0,
    resolveFetch: () => (address, init) => readAddress(address, init as RequestInit | undefined, get),
  });

  async function ask<T>({ query, params }: Query, schema: z.ZodType<T>, options: { long?: boolean } = {}): Promise<T> {
    return asking.ask(async (timeout) => {
      const how = { filterResponse: false, returnQuery: false, signal: AbortSignal.timeout(timeout) } as const;
      const answer: unknown = await client.fetch(query, params, how).catch((error: unknown) => {
        throw failureOf(error);
      });
      const read = z.object({ result: schema }).safeParse(answer);
      if (!read.success) throw new SourceFailure('bad-answer', z.prettifyError(read.error));
      return read.data.result;
    }, options);
  }

  return {
    name: `${projectId}/${dataset}`,
    revisions: async (most) => {
      const answer = await ask(askRevisions(most), z.object({ revisions: rowsSchema.nullable() }));
      return answer.revisions && answer.revisions.flatMap((row) => parseRevision(row) ?? []);
    },
    whole: () => ask(askWhole(), rowsSchema, { long: true }),
    rows: (rowIds) => ask(askRows(rowIds), rowsSchema),
    byIds: async (ids) => {
      const answer = await ask(askByIds(ids), z.record(z.string(), rowsSchema.nullable()));
      return Object.values(answer).flatMap((rows) => rows ?? []);
    },
  };
}

function failureOf(error: unknown): SourceFailure {
  if (error instanceof SourceFailure) return error;
  if (error instanceof Error && /^(?:Timeout|Abort)Error$/.test(error.name))
    return new SourceFailure('timed-out', error.message, { final: true });
  if (error instanceof ClientError || error instanceof ServerError) {
    return failureOfStatus(error.statusCode, error.response.headers['retry-after']);
  }
  return new SourceFailure('bad-answer', String(error));
}
