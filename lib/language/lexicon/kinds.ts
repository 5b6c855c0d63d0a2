import type { Meaning } from './lexicon.ts';

/** A kind of document, or the letters by which an investigation's id begins. */
export type KindMeant = 'recall' | 'investigation' | 'communication' | 'complaint' | 'bulletin' | InvestigationLetters;

type InvestigationLetters = 'PE' | 'EA' | 'DP' | 'RQ' | 'AQ';

/** The kinds of document that each meaning of a noun covers; null for any. */
export const KINDS_OF: Readonly<Record<Meaning, readonly KindMeant[] | null>> = {
  bulletin: ['communication', 'bulletin'],
  recall: ['recall'],
  investigation: ['investigation'],
  evaluation: ['PE'],
  analysis: ['EA'],
  petition: ['DP'],
  query: ['RQ', 'AQ'],
  complaint: ['complaint'],
  any: null,
};

/** Can a document be meant by one of `kinds`? */
export function isMeant({ id, kind }: { id: string; kind: KindMeant }, kinds: readonly KindMeant[] | null): boolean {
  return kinds === null || kinds.includes(kind) || kinds.some((each) => each.length === 2 && id.startsWith(each));
}
