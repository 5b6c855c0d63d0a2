import { READ_IN_VAIN } from '../../lib/checking/read-in-vain.ts';
import type { Finding } from '../../lib/report.ts';

/** On how much a page's findings rest. Ten quotations of one passage are one passage: what counts is what was read, not who repeats it. */
export interface EvidenceCount {
  /** Documents that were read. */
  documents: number;
  /** Passages that hold words which the page quotes. */
  passages: number;
  /** Documents that could not be read, or are not held. */
  unread: number;
}

export function countEvidence(findings: readonly Finding[]): EvidenceCount {
  const documents = new Set<string>();
  const passages = new Set<string>();
  const unread = new Set<string>();
  for (const { ids, verdict } of findings) {
    if (verdict.tone === 'grey' && !READ_IN_VAIN.has(verdict.code)) for (const id of ids) unread.add(id);
    else for (const { id } of verdict.documents) documents.add(id);
    const { evidence } = verdict;
    if (evidence && verdict.foundIn.length > 0) passages.add(`${evidence.id} ${evidence.passage}`);
  }
  for (const id of documents) unread.delete(id);
  return { documents: documents.size, passages: passages.size, unread: unread.size };
}
