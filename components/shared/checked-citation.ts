import type { DocumentSummary } from '../../lib/checking/verdict.ts';
import type { Finding } from '../../lib/report.ts';
import { sayDate } from './say-date.ts';
import { titleOf } from './title-of.ts';
import { webLink } from './web-link.ts';
import { words } from '../words/words.ts';

/**
 * A finding as plain text for the clipboard: words, source, and always what the check found, so that a quotation that failed
 * cannot be passed on as if it had not been checked.
 */
export function checkedCitation({ type, text, ids, verdict }: Finding, now = new Date()): string {
  const { evidence } = verdict;
  const source = verdict.documents.find(({ id }) => id === evidence?.id) ?? verdict.documents[0];
  const named = source ? `${source.id}, ${titleOf(source.id, source.title)} (${kindAndDate(source)})` : ids.join(', ');
  const when = sayDate(evidence?.readAt ?? now.toISOString(), words.language, true);
  const lines = [
    `${type === 'quotation' ? `“${text}”\n` : ''}${named}`,
    webLink(source?.link),
    `${words.checkedOn(when)}: ${words.headlines[verdict.code]}. ${words.reason(verdict)}`,
    ...verdict.cautions.map((caution) => words.cautions[caution]),
    words.uncertainty(verdict),
  ];
  return lines.filter(Boolean).join('\n');
}

function kindAndDate({ kind, published }: DocumentSummary): string {
  return [words.kinds[kind], published && sayDate(published, words.language)].filter(Boolean).join(', ');
}
