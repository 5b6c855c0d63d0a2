import type { DocumentId, DocumentKind } from '../citation.ts';
import { findDocumentIds } from './find-ids.ts';

/**
 * The documents that an address names (a link's target, the page's own address): file names, `?nhtsaId=`, mirrors, words of a path,
 * in capitals too, percent encoding undone. Each id once, in order. Digits alone count only in an address of NHTSA's, or one that
 * holds such an address: elsewhere they number articles and other bodies' complaints.
 */
export function idsInAddress(address: string): { id: DocumentId; kind: DocumentKind }[] {
  const text = decoded(withoutTextFragment(address));
  const isOfNhtsa = NHTSA.test(text);
  const named = new Map<DocumentId, DocumentKind>();
  for (const { id, kind, start, end } of findDocumentIds(text)) {
    if (isOfNhtsa || !DIGITS_ALONE.test(text.slice(start, end))) named.set(id, kind);
  }
  return [...named].map(([id, kind]) => ({ id, kind }));
}

const NHTSA = /nhtsa/i;
/** "99000001" */
const DIGITS_ALONE = /^\d+$/;

/** What stands behind `:~:text=` are words of the page, marked for a reader. */
function withoutTextFragment(address: string): string {
  return address.split(':~:', 1)[0] ?? '';
}

/** "%2F%3F": one run, so that the bytes of one character stay together. */
const ENCODED = /(?:%[\da-f]{2})+/gi;
/** So many addresses are met within each other: a search engine's, a mail filter's, the document's. */
const MOST_LAYERS = 3;

/** Undoes percent encoding, also that of an address within an address within an address. */
function decoded(address: string): string {
  let text = address;
  for (let layer = 0; layer < MOST_LAYERS && text.includes('%'); layer++) text = text.replace(ENCODED, decodedRun);
  return text;
}

function decodedRun(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return run;
  }
}
