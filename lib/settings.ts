import { browser } from 'wxt/browser';

/** A value that is kept on this device. Small by hand, because it runs on every page: WXT's storage alone has 8 kB. */
export interface Setting<T> {
  getValue(): Promise<T>;
  setValue(value: T): Promise<void>;
  /** Calls back when the value changes, here or elsewhere; returns how to stop. */
  watch(callback: (value: T) => void): () => void;
}

function setting<T>(key: string, fallback: T): Setting<T> {
  const read = (value: unknown) => (value as T | undefined) ?? fallback;
  return {
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

/** Is Quotemark on at all? */
export const switchedOn = setting<boolean>('switchedOn', true);

/** Hosts (`forum.example`) on which the reader has switched Quotemark off. */
export const sitesOff = setting<string[]>('sitesOff', []);

/** The public dataset that documents are read from. */
export const dataset = setting<{ projectId: string; dataset: string }>('dataset', { projectId: 'e72p6sym', dataset: 'production' });

/** May NHTSA itself be asked for documents that the dataset does not hold? */
export const askNhtsa = setting<boolean>('askNhtsa', true);
