import type { Memory } from './answer-question.ts';
import { openHistory } from '../record/history.ts';
import { browserStores } from '../record/kept-rows.ts';
import { openNhtsa } from '../record/nhtsa.ts';
import { openRecord, type DocumentRecord } from '../record/record.ts';
import { openDataset } from '../record/sanity-dataset.ts';
import { openStore } from '../record/store.ts';
import type { Review } from '../report.ts';
import { askNhtsa, dataset, freshness, remember, reviews } from '../settings.ts';

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

const memory: Memory = { history: openHistory(openStore('quotemark-verified')), tell };

/** What was verified earlier on this device; null where the reader does not want it to be remembered. */
export async function publicMemory(): Promise<Memory | null> {
  return (await remember.getValue()) ? memory : null;
}

/** From the start of the background on: what was remembered is gone as soon as the reader says so. */
export function forgetWhenAsked(): void {
  remember.watch((wanted) => {
    if (!wanted) void Promise.all([memory.history.forget(), reviews.setValue([])]);
  });
}

/** So many reviews wait for the reader. */
const MOST = 50;

/** A later review of the same quotation takes the place of the one before. Where storage fails, the card still tells. */
async function tell(added: readonly Review[]): Promise<void> {
  try {
    const known = await reviews.getValue();
    const others = known.filter((one) => !added.some(({ text, document }) => text === one.text && document === one.document));
    await reviews.setValue([...added, ...others].slice(0, MOST));
  } catch {
    // Nobody to tell.
  }
}
