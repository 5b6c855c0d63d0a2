import type { DocumentKey } from './document-keys.ts';

/** On whose behalf a source is asked that can only be asked slowly: one page, with its frames. */
export interface Asker {
  /** Names it among others that ask at the same time; each has its turn. */
  id: number;
  /** Aborted when the page is gone. */
  signal: AbortSignal;
  /** Whether one more document may be asked about; a document counts once. */
  mayAsk(key: DocumentKey): boolean;
}

/** Asks without a page: a tool, a test. */
export const ANYBODY: Asker = { id: -1, signal: new AbortController().signal, mayAsk: () => true };
