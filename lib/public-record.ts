import { browserStores } from './record/kept-rows.ts';
import { openRecord, type DocumentRecord } from './record/record.ts';
import { openDataset } from './record/sanity-dataset.ts';
import { dataset } from './settings.ts';

let opened: { settings: string; record: DocumentRecord } | null = null;

/** The record that the settings name. Kept while the worker lives, so that pages share what was read; nothing is lost when it dies. */
export async function publicRecord(): Promise<DocumentRecord> {
  const chosen = await dataset.getValue();
  const settings = JSON.stringify(chosen);
  if (opened?.settings !== settings) opened = { settings, record: openRecord({ dataset: openDataset(chosen), stores: browserStores() }) };
  return opened.record;
}
