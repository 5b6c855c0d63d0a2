import type { DocumentId } from '../citing/citation.ts';
import type { Lookup } from './document.ts';
import type { RecordIndex } from './record-index.ts';
import type { Verdict } from './verdict.ts';

/** Quoted words and the ids they are attributed to. */
export interface QuotationClaim {
  /** The page's own characters between the marks; line breaks kept. */
  text: string;
  /** Empty when no id is in reach: then only `uncited` can come of it. */
  ids: readonly DocumentId[];
  /** The citing sentence, for scope cautions. */
  sentence: string;
}

/**
 * Checks a quotation word by word against the documents that its ids name.
 * @param lookups what the record answered for each of `claim.ids`
 * @param record index over every document that was read whole, to tell where else the words stand; null when that is not known
 * @returns the verdict, or null where silence is right (an unattributed quotation that stands nowhere, no words at all)
 */
export function checkQuotation(_claim: QuotationClaim, _lookups: ReadonlyMap<DocumentId, Lookup>, _record: RecordIndex | null): Verdict | null {
  return null;
}
