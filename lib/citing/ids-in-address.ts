import type { DocumentId, DocumentKind } from './citation.ts';
import { findDocumentIds } from './find-document-ids.ts';

/**
 * The documents that an address names (a link's target, the page's own address): file names, `?nhtsaId=`, mirrors, in capitals
 * too, percent encoding undone. Each id once, in order.
 */
export function idsInAddress(address: string): { id: DocumentId; kind: DocumentKind }[] {
  const named = new Map(findDocumentIds(decoded(address)).map(({ id, kind }) => [id, kind]));
  return [...named].map(([id, kind]) => ({ id, kind }));
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
