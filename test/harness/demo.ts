import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openRecordStandIn, type RecordStandIn } from './record-stand-in.ts';
import { servePages, type PageServer } from './serve-pages.ts';
import { SANITY_HOSTS } from './sources.ts';
import type { Source } from './network.ts';

const page = fileURLToPath(new URL('../pages/demo.html', import.meta.url));

/** The bundled sample records; they are fictional. */
export const SAMPLE_RECORDS = fileURLToPath(new URL('../records/sample.ndjson', import.meta.url));

/** The demo page on loopback. */
export function serveDemo(): Promise<PageServer> {
  return servePages(async (path) => (path === '/' ? readFile(page, 'utf8') : null));
}

export async function openSampleRecords(): Promise<RecordStandIn> {
  return openRecordStandIn(SAMPLE_RECORDS);
}

/** Has `source` answer for Sanity. */
export function asSanity(source: Source): Record<string, Source> {
  return Object.fromEntries(SANITY_HOSTS.map((host) => [host, source]));
}
