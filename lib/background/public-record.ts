import type { Memory } from './answer-question.ts';
import { logError } from '../errors.ts';
import { openHistory } from '../record/history.ts';
import { browserStores } from '../record/kept-rows.ts';
import { openNhtsa } from '../record/nhtsa.ts';
import { openRecord, type DocumentRecord } from '../record/record.ts';
import { openDataset } from '../record/sanity-dataset.ts';
import { openStore } from '../record/store.ts';
import type { Review } from '../report.ts';
import { askNhtsa, dataset, freshness, remember, reviews } from '../settings.ts';
import { updateSetting } from '../update-setting.ts';

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

const verified = openHistory(openStore('quotemark-verified'));

/** What was verified earlier on this device, until it is forgotten; null where the reader does not want it to be remembered. */
export async function publicMemory(): Promise<Memory | null> {
  const history = verified.untilForgotten();
  // Asked after: what is forgotten from now on is forgotten for this check, too.
  if (!(await remember.getValue())) return null;
  return { history, tell: (added) => tell(added, () => history.isForgotten()) };
}

/** From the start of the background on: what was remembered is gone as soon as the reader says so. */
export function forgetWhenAsked(): void {
  remember.watch((wanted) => {
    if (!wanted)
      void Promise.all([verified.forget(), updateSetting(reviews, () => [])]).catch((error: unknown) => logError('forgetting', error));
  });
}

/** So many reviews wait for the reader. */
const MOST_REVIEWS = 50;

/** A later review of the same quotation takes the place of the one before. Where storage fails, the card still tells. */
async function tell(added: readonly Review[], isForgotten: () => boolean): Promise<void> {
  try {
    await updateSetting(reviews, (known) => {
      const others = known.filter((one) => !added.some(({ text, document }) => text === one.text && document === one.document));
      return isForgotten() ? known : [...added, ...others].slice(0, MOST_REVIEWS);
    });
  } catch (error) {
    logError('keeping reviews', error);
  }
}
