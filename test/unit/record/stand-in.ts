import { fileURLToPath } from 'node:url';
import type { Fetch } from '../../../lib/record/read-address.ts';
import { openRecord, type DocumentRecord, type RecordOptions } from '../../../lib/record/record.ts';
import type { Stores } from '../../../lib/record/kept-rows.ts';
import type { Store } from '../../../lib/record/store.ts';
import { openDataset } from '../../../lib/record/sanity-dataset.ts';
import { openRecordStandIn, type RecordStandIn } from '../../harness/record-stand-in.ts';
import type { Patience } from '../../../lib/record/patience.ts';

export const SAMPLE = fileURLToPath(new URL('../../records/sample.ndjson', import.meta.url));

/** Tries again at once, but waits for an answer as long as a busy machine may need. */
export const HASTE: Patience = { timeout: 20_000, long: 20_000, attempts: 3, total: 30_000, pause: 5, atOnce: 4 };

/** Where silence is the fault. */
export const IMPATIENCE: Patience = { ...HASTE, timeout: 700, long: 700, total: 1500 };

/** Makes requests the way a browser does, to the stand-in; an error thrown by `broken` plays a connection that fails. */
export function fetchFrom(standIn: Pick<RecordStandIn, 'handle'>, line: { broken: (() => never) | null } = { broken: null }): Fetch {
  return async (address, init) => {
    line.broken?.();
    const cut = new Promise<never>((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal!.reason as Error));
    });
    const answer = standIn.handle({
      method: init.method ?? 'GET',
      url: address,
      ...(typeof init.body === 'string' ? { body: init.body } : {}),
    });
    const { status, headers, body } = await Promise.race([answer, cut]);
    return new Response(body, { status, headers });
  };
}

/** Keeps values as long as the test lives; structured clones, as a database does. */
export function memoryStore(): Store {
  const values = new Map<string, unknown>();
  return {
    all: async <T>() => structuredClone([...values]) as [string, T][],
    some: async <T>(keys: readonly string[]) => structuredClone(keys.map((key) => values.get(key))) as (T | undefined)[],
    put: async (entries) => {
      for (const [key, value] of entries) values.set(key, structuredClone(value));
    },
    remove: async (keys) => {
      for (const key of keys) values.delete(key);
    },
  };
}

export function memoryStores(): Stores {
  return { rows: memoryStore(), earlier: memoryStore() };
}

/** A record that reads the bundled sample documents. */
export async function sampleRecord(
  options: Partial<RecordOptions> = {},
  patience = HASTE,
): Promise<{
  record: DocumentRecord;
  standIn: RecordStandIn;
  line: { broken: (() => never) | null };
}> {
  const standIn = await openRecordStandIn(SAMPLE);
  const line = { broken: null };
  const dataset = openDataset({ projectId: 'test0000', dataset: 'production', fetch: fetchFrom(standIn, line), patience });
  return { record: openRecord({ dataset, stores: memoryStores(), ...options }), standIn, line };
}
