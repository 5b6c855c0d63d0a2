import { storage } from 'wxt/utils/storage';

/** Hosts (`forum.example`) on which the reader has switched Quotemark off. */
export const sitesOff = storage.defineItem<string[]>('local:sitesOff', { fallback: [], version: 1 });

/** The public dataset that documents are read from. */
export const dataset = storage.defineItem<{ projectId: string; dataset: string }>('local:dataset', {
  fallback: { projectId: 'e72p6sym', dataset: 'production' },
  version: 1,
});
