import type { DocumentId, DocumentKind } from '../citation.ts';
import { findDocumentIds } from './find-ids.ts';

/**
 * The documents that an address names (a link's target, the page's own address): file names, `?nhtsaId=`, mirrors, words of a path,
 * in capitals too, percent encoding undone. Each id once, in order. Digits alone count only in an address of NHTSA's, or one that
 * holds such an address: elsewhere they number articles and other bodies' complaints.
 */
export function idsInAddress(address: string): { id: DocumentId; kind: DocumentKind }[] {
  const text = decoded(withoutTextFragment(address));
  const ofNhtsa = /nhtsa/i.test(text);
  const named = new Map<DocumentId, DocumentKind>();
  for (const { id, kind, start, end } of findDocumentIds(text)) {
    if (ofNhtsa || !/^\d+$/.test(text.slice(start, end))) named.set(id, kind);
  }
  return [...named].map(([id, kind]) => ({ id, kind }));
}

/** What stands behind `:~:text=` are words of the page, marked for a reader. */
function withoutTextFragment(address: string): string {
  return address.split(':~:', 1)[0] ?? '';
}

/** Undoes percent encoding, also that of an address within an address within an address. */
function decoded(address: string): string {
  let text = address;
  for (let layer = 0; layer < 3 && text.includes('%'); layer += 1) text = text.replace(/(?:%[\da-f]{2})+/gi, decodedRun);
  return text;
}

function decodedRun(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return run;
  }
}
