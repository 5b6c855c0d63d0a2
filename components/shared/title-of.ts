import type { DocumentId } from '../../lib/citing/citation.ts';

/** A document's title for people who have just read its id: many titles of the record begin with that. */
export function titleOf(id: DocumentId, title: string): string {
  return title.startsWith(`${id}: `) ? title.slice(id.length + 2) : title;
}
