import type { QuotationClaim } from '../../../../lib/checking/claim.ts';
import type { Lookup, RecordDocument } from '../../../../lib/checking/document.ts';
import type { Caution, Code } from '../../../../lib/checking/verdict.ts';
import type { DocumentId } from '../../../../lib/citing/citation.ts';
import type { Random } from './random.ts';

/** One quotation that a class makes. */
export interface Draft {
  quotation: string;
  /** What the edit took from the document's passage and what it put there instead; empty where nothing was. */
  changed?: { source: string; quotation: string };
  /** In place of the class's codes, where the edited words decide: a deleted "not" is a negation. */
  codes?: readonly Code[];
  /** In place of the document that was given: an edited copy of it. */
  document?: RecordDocument;
  /** In place of "the cited document is held". */
  lookups?: ReadonlyMap<DocumentId, Lookup>;
  /** Further documents of the record. */
  others?: readonly RecordDocument[];
  sentence?: string;
}

/** A way of quoting, right or wrong, and what a check must say of it. */
export interface QuotationClass {
  /** Numbered where it is one of the published classes (`1` to `28`, `h1` to `h16`), else `d…` dangerous, `g…` harmless, `c…` context. */
  name: string;
  what: string;
  /**
   * `green`: verified. `not-green`: any verdict but verified; grey does not do. `cautioned`: verified, with `cautions`.
   * `silent`: no finding. `grey`: unchecked or not held. `neutral`: a remark.
   */
  wanted: 'green' | 'not-green' | 'cautioned' | 'silent' | 'grey' | 'neutral';
  /** Any of these is right. */
  codes: readonly Code[];
  cautions?: readonly Caution[];
  /** No finding is right too. */
  orSilent?: true;
  /** Where `cautioned` is wanted: amber is right too. */
  orAmber?: true;
  /** A change of typography can make it right: a line break kept at the end of a paragraph. */
  typographic?: true;
  /** Kept only if the edit does not stand in the cited document: as words , or with its marks. */
  absent?: 'words' | 'marks';
  /** The difference must show exactly what was changed. */
  named?: true;
  make: (document: RecordDocument, random: Random, all: readonly RecordDocument[]) => Draft | null;
}

/** A draft with all that a check is given. */
export interface Case {
  of: QuotationClass;
  draft: Draft;
  document: RecordDocument;
  claim: QuotationClaim;
  lookups: ReadonlyMap<DocumentId, Lookup>;
}

export function claimOf(draft: Draft, document: RecordDocument): Pick<Case, 'claim' | 'lookups'> {
  const lookups = draft.lookups ?? new Map<DocumentId, Lookup>([[document.id, { state: 'held', documents: [document] }]]);
  const ids = [...lookups.keys()];
  return { lookups, claim: { text: draft.quotation, ids, sentence: draft.sentence ?? `${ids.join(' and ')}: “${draft.quotation}”.` } };
}
