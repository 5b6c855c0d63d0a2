import type { DocumentId } from '../citing/citation.ts';
import type { Lookup } from './document.ts';
import type { Verdict } from './verdict.ts';

/** The verdict on a citation by itself: on record, not held, no such document, or unchecked with its reason. */
export function checkCitation(_id: DocumentId, _lookup: Lookup): Verdict {
  throw new Error('not written yet');
}
