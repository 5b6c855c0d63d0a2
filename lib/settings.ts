import { browser } from 'wxt/browser';
import type { Review } from './report.ts';

/** A value that is kept on this device. Small by hand, because it runs on every page: WXT's storage alone has 8 kB. */
export interface Setting<T> {
  getValue(): Promise<T>;
  setValue(value: T): Promise<void>;
  readonly key: string;
  /** Calls back when the value changes, here or elsewhere; returns how to stop. */
  watch(callback: (value: T) => void): () => void;
}

/** @param isValid whatever else is stored counts as nothing */
function setting<T>(key: string, fallback: T, isValid: (value: unknown) => boolean): Setting<T> {
  const read = (value: unknown) => (isValid(value) ? (value as T) : fallback);
  return {
    key,
    getValue: async () => read((await browser.storage.local.get(key))[key]),
    setValue: (value) => browser.storage.local.set({ [key]: value }),
    watch(callback) {
      const onChanged = (changes: Record<string, { newValue?: unknown }>, area: string) => {
        const change = changes[key];
        if (area === 'local' && change) callback(read(change.newValue));
      };
      browser.storage.onChanged.addListener(onChanged);
      return () => browser.storage.onChanged.removeListener(onChanged);
    },
  };
}

const isBoolean = (value: unknown) => typeof value === 'boolean';

/** Is Quotemark on at all? */
export const switchedOn = setting<boolean>('switchedOn', true, isBoolean);

/** Hosts (`forum.example`) on which the reader has switched Quotemark off. */
export const sitesOff = setting<string[]>(
  'sitesOff',
  [],
  (value) => Array.isArray(value) && value.every((host) => typeof host === 'string'),
);

/** A public dataset of Sanity's. */
export interface DatasetName {
  projectId: string;
  dataset: string;
}

const isDataset = (value: unknown) => {
  const { projectId, dataset } = (value ?? {}) as Partial<DatasetName>;
  return /^[a-z0-9-]+$/.test(projectId ?? '') && /^[a-z0-9~][a-z0-9_-]*$/.test(dataset ?? '');
};

/** The public dataset that documents are read from. */
export const dataset = setting<DatasetName>('dataset', { projectId: 'e72p6sym', dataset: 'production' }, isDataset);

/** May NHTSA itself be asked for documents that the dataset does not hold? */
export const askNhtsa = setting<boolean>('askNhtsa', true, isBoolean);

/** How old (seconds) what was confirmed at its source may become before it is confirmed again. */
export const FRESHNESSES = [10, 60, 300, 900];

/** One of FRESHNESSES. */
export const freshness = setting<number>('freshness', 60, (value) => FRESHNESSES.includes(value as number));

/** May verified quotations be remembered, so that a change of their documents can be told? */
export const remember = setting<boolean>('remember', true, isBoolean);

/** What has become of quotations that were verified earlier, the last first, until the reader has seen it. */
export const reviews = setting<readonly Review[]>('reviews', [], isReviews);

function isReviews(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every((review) => typeof review?.text === 'string' && typeof review.code === 'string' && Array.isArray(review.ids))
  );
}
