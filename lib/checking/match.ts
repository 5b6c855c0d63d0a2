import type { DocumentText, RecordDocument } from './document.ts';

/** Where the words of a quotation stand in one text of one document; made only by an exact comparison of words. */
export interface Match {
  document: RecordDocument;
  text: DocumentText;
  /** One run a piece of the quotation (an ellipsis parts pieces), ascending, as [start, end) code units of `text.text`. */
  runs: readonly (readonly [number, number])[];
  /** Where the sentence of the first run begins and that of the last one ends, closing marks included, in code units of `text.text`. */
  sentence: readonly [number, number];
  /** The most words that an ellipsis leaves out between two runs; 0 without one. */
  widestGap: number;
  /** Bracketed words of the quotation stand for words of the source. */
  editorWords: boolean;
  /** Letters of another alphabet were compared as the letters they imitate. */
  lookAlikes: boolean;
}
