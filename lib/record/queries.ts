import type { DocumentId } from '../citing/citation.ts';
import { keyOfId, partsOf, spellingsOf } from './document-keys.ts';

/** A question in GROQ with its parameters. */
export interface Query {
  query: string;
  params: Record<string, unknown>;
}

/** Sanity's own documents are in every dataset, so types are always named. */
const TYPES = ['tsb', 'claim', 'contradiction', 'decision'];

/** How large the dataset is and, where it has at most so many documents, which revisions they have. */
export function askRevisions(most: number): Query {
  return {
    query: '{"size": count(*[_type in $types])}{"revisions": select(size <= $most => *[_type in $types]{_id, _rev})}',
    params: { types: TYPES, most },
  };
}

export function askWhole(): Query {
  return { query: '*[_type in $types]', params: { types: TYPES } };
}

export function askRows(rowIds: readonly string[]): Query {
  return { query: '*[_type in $types && _id in $rowIds]', params: { types: TYPES, rowIds } };
}

/**
 * Each stage adds a list that the lists before it lead to; `^` is the object that holds them. A maker's number can be as good as none
 * (`N/A`): few siblings are enough.
 */
const TOUCHING = `{tsbs, "claims": *[_type == "claim" && source._ref in ^.tsbs[]._id]}
{tsbs, claims, "contradictions": *[_type == "contradiction" && (claimA._ref in ^.claims[]._id || claimB._ref in ^.claims[]._id)]}
{...,
 "siblings": *[_type == "tsb" && defined(manufacturerNumber) && manufacturerNumber in ^.tsbs[].manufacturerNumber &&
   !(_id in ^.tsbs[]._id)][0...20],
 "sides": [...contradictions[].claimA->, ...contradictions[].claimB->],
 "decisions": *[_type == "decision" && contradiction._ref in ^.contradictions[]._id]}
{..., "sources": sides[].source->}`;

const NAMED = 'tsbNumber in $ids || manufacturerNumber in $ids || count(nhtsaIds[@ in $ids]) > 0';

/** One of $numbers is in the maker's number, both without blanks and hyphens: a string splits at what it holds. */
const NUMBERED = `count($numbers[count(string::split(${without('-', without(' ', 'lower(^.manufacturerNumber)'))}, @)) > 1]) > 0`;

function without(mark: string, text: string): string {
  return `array::join(string::split(${text}, "${mark}"), "")`;
}

/**
 * The documents that these ids name, their claims, and the contradictions and decisions that touch them; and those that have the same
 * maker's number, because the words may stand only in one that has been superseded. Makers' numbers are also found
 * inside of longer ones (`MTB 26-10` in `MAS005184 MTB 26-10`), however they are parted; what else is found so is for the reader to leave
 * out.
 */
export function askByIds(ids: readonly DocumentId[]): Query {
  const numbers = numbersOf(ids);
  const tsbs = `*[_type == "tsb" && (${numbers.length > 0 ? `${NAMED} || ${NUMBERED}` : NAMED})]`;
  return { query: `{"tsbs": ${tsbs}}\n${TOUCHING}`, params: { ids: ids.flatMap(spellingsOf), ...(numbers.length > 0 ? { numbers } : {}) } };
}

/** Room that an id takes in the address of `askByIds`, in encoded characters. */
export function roomOf(id: DocumentId): number {
  return encodeURIComponent(JSON.stringify([...spellingsOf(id), ...numbersOf([id])])).length;
}

function numbersOf(ids: readonly DocumentId[]): string[] {
  return ids.filter((id) => partsOf(keyOfId(id)).kind === 'bulletin').map((id) => id.toLowerCase().replace(/[\s\p{Pd}]/gu, ''));
}
