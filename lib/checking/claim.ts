import type { DocumentId } from '../citing/citation.ts';
import type { CitedDocuments } from './cited-documents.ts';
import type { Quotation } from './quotation.ts';
import type { RecordIndex } from './record-index.ts';

/** Quoted words and the ids they are attributed to. */
export interface QuotationClaim {
  /** The page's own characters between the marks; line breaks kept. */
  text: string;
  /** Empty when no id is in reach: then only `uncited` can come of it. */
  ids: readonly DocumentId[];
  /** Nobody says that the words are those of `ids`: that they are not in them accuses nobody. */
  weak?: boolean | undefined;
  /**
   * Without ids, or with weak ones: documents that are named near it, the nearest first. Their words may speak for them; that they have
   * others accuses nobody.
   */
  candidates?: readonly DocumentId[] | undefined;
  /** The citing sentence, for scope cautions. */
  sentence: string;
  /** An id follows the quotation directly, so that even a word or two is meant as that document's. */
  direct?: boolean;
}

/** One check under way: the claim, its words, what was read of the documents it cites, and where else words are looked for. */
export interface Check {
  claim: QuotationClaim;
  quotation: Quotation;
  cited: CitedDocuments;
  record: RecordIndex | null;
}
