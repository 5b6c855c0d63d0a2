/**
 * A page of one way of citing. Wording, documents and people are invented; ids with 99 in them cannot exist.
 */
export interface CitingPage {
  /** What it catches, in one sentence. */
  catches: string;
  html: string;
  /** The page's own address where it matters. */
  address?: string;
  /** Quotation (white space collapsed) to the ids it belongs to; null where it must not be tied to any. */
  quoted: Readonly<Record<string, readonly string[] | null>>;
  /** Of those that must not be tied: words that their place alone ties, which accuses nobody. */
  weakly?: readonly string[];
  /** Words that must not be taken for a quotation at all. */
  unquoted?: readonly string[];
}
