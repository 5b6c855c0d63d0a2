import type { DocumentId, DocumentKind } from './citation.ts';

/** One way of writing an id. Patterns run over folded text (lib/citing/fold-id-text.ts): one space, one kind of hyphen. */
export interface IdRule {
  kind: DocumentKind;
  /** Flags "gi". Borders (no letter or digit on either side) are checked by the finder. */
  pattern: RegExp;
  /** Canonical id, or null when this is no id after all. */
  canonical(match: RegExpExecArray): DocumentId | null;
  example: string;
  /** Where the rule comes from. */
  source: string;
}

/** What may stand between the parts of an id. */
const SEP = '[ -]{0,2}';
/** Two digits of a year in which the record can have documents: 1966 to 2039. */
const YEAR = '(?:6[6-9]|[7-9]\\d|[0-3]\\d)';

const part = (match: RegExpExecArray, index: number): string => (match[index] ?? '').toUpperCase();

const recallId = (match: RegExpExecArray): DocumentId => `${part(match, 1)}${part(match, 2)}-${part(match, 3)}`;
const investigationId = (match: RegExpExecArray): DocumentId => `${part(match, 1)}${part(match, 2)}-${part(match, 3)}`;
const communicationId = (match: RegExpExecArray): DocumentId => `MC-${part(match, 1)}`;
const complaintId = (match: RegExpExecArray): DocumentId => `ODI-${part(match, 1)}`;

/** The grammar of ids, one row a spelling; an earlier row wins where two fit the same characters. */
export const ID_RULES: readonly IdRule[] = [
  {
    kind: 'recall',
    pattern: new RegExp(`[A-Z]{4,6}-(${YEAR})([VETC])(\\d{2}[0-9A-HJ-NP-Z])-\\d{4}P?\\.pdf`, 'gi'),
    canonical: recallId,
    example: 'RCLRPT-24V064-1234.PDF',
    source: 'record 2.1, 4: files of static.nhtsa.gov/odi/rcl',
  },
  {
    kind: 'investigation',
    pattern: new RegExp(`IN[A-Z]{2,3}-([A-Z]{2})(${YEAR})(\\d{3})-\\d{3,6}P?\\d?\\.pdf`, 'gi'),
    canonical: investigationId,
    example: 'INOA-EA24002-11766P1.pdf',
    source: 'record 2.1, 4: files of static.nhtsa.gov/odi/inv',
  },
  {
    kind: 'communication',
    pattern: /(?:MC|SB)-(\d{8})-\d{4}(?:\.pdf)?/gi,
    canonical: communicationId,
    example: 'MC-10052814-9999.pdf',
    source: 'record 2.1, 4: files of static.nhtsa.gov/odi/tsbs',
  },
  {
    kind: 'communication',
    pattern: new RegExp(`MC${SEP}(\\d{8})(?:\\.pdf)?`, 'gi'),
    canonical: communicationId,
    example: 'MC-11035781',
    source: 'record 2.1',
  },
  {
    kind: 'complaint',
    pattern: /ODI[- #:]{0,4}(\d{6,8})/gi,
    canonical: complaintId,
    example: 'ODI-11561420',
    source: 'record 2.1',
  },
  {
    kind: 'investigation',
    pattern: new RegExp(`(PE|EA|DP|RQ|AQ|SQ|TQ|RP|AF)${SEP}(${YEAR})${SEP}(\\d{3})`, 'gi'),
    canonical: investigationId,
    example: 'EA24-002',
    source: 'record 2.1, 2.3',
  },
  {
    kind: 'recall',
    pattern: new RegExp(`(${YEAR})${SEP}([VETC])${SEP}(\\d{2}[0-9A-HJ-NP-Z])(?:\\d{3}|${SEP}000)?`, 'gi'),
    canonical: recallId,
    example: '24V-064',
    source: 'record 2.1, 2.2',
  },
];
