import type { AttributionRule, DocumentId } from './citing/citation.ts';
import type { Tone, Verdict } from './checking/verdict.ts';

/** A quotation or a citation together with its verdict. */
export interface Finding {
  type: 'quotation' | 'citation';
  /** The page's own words, white space collapsed, without the marks. */
  text: string;
  ids: readonly DocumentId[];
  attribution?: { rule: AttributionRule; distance: number; words: number };
  verdict: Verdict;
}

/** All findings of a page in document order. */
export interface PageReport {
  address: string;
  title: string;
  /** False when the reader has switched Quotemark off for this site. */
  on: boolean;
  /** False while something is still being checked. */
  settled: boolean;
  findings: readonly Finding[];
  summary: Readonly<Record<Tone, number>>;
}

/** Counts findings by tone. */
export function summarise(findings: readonly Finding[]): Record<Tone, number> {
  const summary: Record<Tone, number> = { green: 0, amber: 0, grey: 0, neutral: 0 };
  for (const finding of findings) summary[finding.verdict.tone] += 1;
  return summary;
}
