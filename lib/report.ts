import type { AttributionRule, DocumentId } from './citing/citation.ts';
import type { Code, Tone, Verdict } from './checking/verdict.ts';

/** A quotation or a citation together with its verdict. */
export interface Finding {
  type: 'quotation' | 'citation';
  /** The page's own words, white space collapsed, without the marks. */
  text: string;
  ids: readonly DocumentId[];
  attribution?: { rule: AttributionRule; distance: number; words: number };
  verdict: Verdict;
}

/** A finding in a report, with what leads back to its place. */
export interface ListedFinding extends Finding {
  /** The same finding has the same key when the page renders it anew. */
  key: string;
  /** The frame of the tab that it stands in; 0 is the page itself. */
  frame: number;
}

/** A quotation that was verified earlier, and was checked again because its document has changed since. */
export interface Review {
  text: string;
  ids: readonly DocumentId[];
  /** The document that held the words. */
  document: DocumentId;
  /** ISO times: when the words were last verified, and when they were checked again. */
  verifiedAt: string;
  checkedAt: string;
  code: Code;
  tone: Tone;
}

/** All findings of a page in document order; those of its frames come after its own. */
export interface PageReport {
  address: string;
  title: string;
  /** False when the reader has switched Quotemark off, here or everywhere. */
  on: boolean;
  /** False while something is still being checked. */
  settled: boolean;
  /** The page could not be read at last: a fault of ours. What is told of it is what was found before. */
  unread: boolean;
  /** The page has changed marks of ours, or made some of its own under our names, so none are shown on it. */
  tampered: boolean;
  /** Documents that are being read for the first time, each once. */
  reading: readonly DocumentId[];
  findings: readonly ListedFinding[];
  /** How many more there are that were not checked, because the page has too many. */
  uncounted: number;
  /** The key of the finding whose card was shown last; null where none was. */
  current: string | null;
  summary: Readonly<Record<Tone, number>>;
}

/** Counts findings by tone. */
export function summarise(findings: readonly Finding[]): Record<Tone, number> {
  const summary: Record<Tone, number> = { green: 0, amber: 0, grey: 0, neutral: 0 };
  for (const finding of findings) summary[finding.verdict.tone] += 1;
  return summary;
}

/** The report of a page on which nothing was found. */
export function emptyReport({ address, title, on }: Pick<PageReport, 'address' | 'title' | 'on'>): PageReport {
  return {
    address,
    title,
    on,
    settled: true,
    unread: false,
    tampered: false,
    reading: [],
    findings: [],
    uncounted: 0,
    current: null,
    summary: summarise([]),
  };
}
