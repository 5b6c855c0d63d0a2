import type { TextSpan } from './page-text.ts';

/**
 * Canonical spelling of a document's id: `24V-064` recall, `EA24-002` investigation, `MC-11035781` communication,
 * `ODI-11561420` complaint; a maker's number as written, `26-091`.
 */
export type DocumentId = string;

export type DocumentKind = 'recall' | 'investigation' | 'communication' | 'complaint' | 'bulletin';

/** A document id found on a page, with its place. */
export interface Citation {
  id: DocumentId;
  kind: DocumentKind;
  /**
   * Where the page names it; for a link without the id in its text the link's text, for a chip (and a block quotation's cite
   * attribute) an empty span, null for the page's own address.
   */
  span: TextSpan | null;
  /** The page's own characters at `span`, white space collapsed. */
  text: string;
  via: 'text' | 'link' | 'chip' | 'page-address';
}

/** Quoted words found on a page, with their place. */
export interface Quotation {
  /** In order, without the marks. One a block, or several where debris (a chatbot's citation codes, the ">" of quoted lines) is cut out. */
  spans: readonly TextSpan[];
  /** The page's own characters between the marks, debris cut out; paragraphs are joined by "\n\n", line breaks inside one are "\n". */
  text: string;
  /** How the page shows that these words are quoted. */
  mark: 'double' | 'single' | 'guillemets' | 'element' | 'block' | 'lead-in';
  /** The sentence around the quotation (its own block only, at most 400 code units a side): for scope and reported speech. */
  sentence: string;
}

/** Which citations a quotation belongs to, and how that was told. */
export interface Attribution {
  ids: readonly DocumentId[];
  rule: AttributionRule;
  /** Code units of page text between the quotation and the nearest of its citations; 0 when they touch. */
  distance: number;
  /** The same distance in words, for people. */
  words: number;
  /** Nothing but its place ties it: its words may be found there, but nobody says that they are. */
  weak?: true;
}

/** Every rule by which a quotation is tied to an id, strongest first; the sentence finishes "Taken to be from EA24-002, …". */
export const ATTRIBUTION_RULES = {
  'id-after': 'named right after it',
  'id-before': 'named before it in the same sentence',
  'same-item': 'named in the same list item',
  'same-row': 'named in the same table row',
  'lead-in': 'named on the line before it',
  'column-header': 'named at the head of its table column',
  heading: 'named in the heading above it',
  footnote: 'named in the footnote it points to',
  link: 'the address that it links to',
  'same-paragraph': 'named in the same paragraph',
  'same-section': 'named earlier in the same part of the page',
  'source-list': 'named in the list of sources below it',
  'page-address': "named in this page's address",
  'same-words': 'named near it, and has these very words',
} as const;

export type AttributionRule = keyof typeof ATTRIBUTION_RULES;

export interface AttributedQuotation extends Quotation {
  /** Null when no citation is in reach, or when more than one document could be meant. */
  attribution: Attribution | null;
  /**
   * Of a quotation that nothing ties to a document, or its place alone: those that are named near it, the nearest first. The words
   * must decide, and they can only speak for one of them: without them nobody is accused. Empty where it is attributed otherwise, and
   * where the page leaves open which of several documents it means.
   */
  candidates: readonly Attribution[];
}

/** All that the finder found, each list in document order. */
export interface CitedPage {
  citations: readonly Citation[];
  quotations: readonly AttributedQuotation[];
}
