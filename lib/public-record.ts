import { browserStores } from './record/kept-rows.ts';
import { openNhtsa } from './record/nhtsa.ts';
import { openRecord, type DocumentRecord } from './record/record.ts';
import { openDataset } from './record/sanity-dataset.ts';
import { askNhtsa, dataset, freshness } from './settings.ts';

let opened: { settings: string; record: DocumentRecord } | null = null;

/** The record that the settings name. Kept while the worker lives, so that pages share what was read; nothing is lost when it dies. */
export async function publicRecord(): Promise<DocumentRecord> {
  const [chosen, mayAskNhtsa, seconds] = await Promise.all([dataset.getValue(), askNhtsa.getValue(), freshness.getValue()]);
  const settings = JSON.stringify([chosen, mayAskNhtsa, seconds]);
  if (opened?.settings !== settings) {
    const freshFor = seconds * 1000;
    const nhtsa = mayAskNhtsa ? openNhtsa({ stores: browserStores('quotemark-nhtsa'), freshFor }) : null;
    opened = { settings, record: openRecord({ dataset: openDataset(chosen), stores: browserStores(), nhtsa, freshFor }) };
  }
  return opened.record;
}
