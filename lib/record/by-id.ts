import type { DocumentId } from '../citing/citation.ts';
import { Fresh } from './fresh.ts';
import type { KeptRows } from './kept-rows.ts';
import { roomOf } from './queries.ts';
import { parseRevision } from './row-revision.ts';
import type { SanityDataset } from './sanity-dataset.ts';
import { toDocuments, type Documents } from './to-documents.ts';

/** Room for ids in one question, in encoded characters: the client changes from GET to POST at 11,264 with the query's own text. */
const ROOM = 9000;

/**
 * A large dataset, asked for the documents that are cited, many ids in one request.
 * @param freshFor for so long (ms) an id that was read is not asked for again
 * @returns a function that gives for each id the answer in which its documents are, if there are any. Answers reject with SourceFailure.
 */
export function byId(
  dataset: SanityDataset,
  kept: KeptRows,
  freshFor: number,
): (ids: readonly DocumentId[]) => Map<DocumentId, Promise<Documents>> {
  const answers = new Map<DocumentId, Fresh<Documents>>();

  async function ask(ids: readonly DocumentId[]): Promise<Documents> {
    const at = new Date().toISOString();
    const rows = await dataset.byIds(ids);
    await kept.replace(rows, { readAt: at });
    return toDocuments(rows, { at }, await kept.earlier(rows.flatMap((row) => parseRevision(row)?._id ?? [])));
  }

  return (ids) => {
    for (const [id, answer] of answers) if (!answer.isFresh) answers.delete(id);
    for (const some of chunks(ids.filter((id) => !answers.has(id)))) {
      const answer = new Fresh(
        () => ask(some),
        () => freshFor,
      );
      for (const id of some) answers.set(id, answer);
    }
    return new Map(ids.map((id) => [id, answers.get(id)!.get()]));
  };
}

function chunks(ids: readonly DocumentId[]): DocumentId[][] {
  const parts: DocumentId[][] = [];
  let room = 0;
  for (const id of ids) {
    const length = roomOf(id);
    if (room < length) {
      parts.push([]);
      room = ROOM;
    }
    room -= length;
    parts.at(-1)!.push(id);
  }
  return parts;
}
