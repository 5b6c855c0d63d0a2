import {
  CONNECTORS,
  FILLERS,
  isVerb,
  LABELS,
  NUMBERED_PARTS,
  PART_NOUNS,
  PRONOUNS_OF_PERSONS,
  roleOf,
  SAYING,
  SOURCE_PREPOSITIONS,
  SPEAKING,
  TEXT_NOUNS,
} from '../lexicon/index.ts';
import { tokensOf } from '../tokens.ts';
import { NUMBER } from './clauses.ts';

/** How much is read of a label, and on either side of words in marks (code units). */
const LONGEST_LEAD = 200;
const LONGEST_LABEL = 60;
const READ_BEFORE = 80;
const READ_AFTER = 60;
/** Between "described" and "as" (tokens). */
const FARTHEST_AS = 6;

/** Is a verb of saying or a colon within `reach` words before the end of the text, or at the beginning of `after`? */
export function isCued(before: string, after: string, reach: number): boolean {
  const tokens = tokensOf(before.slice(-READ_BEFORE)).filter(({ word }) => !FILLERS.has(word));
  // "described the noise as “…”"
  const farthest = tokens.at(-1)?.word === 'as' ? Math.max(reach, FARTHEST_AS) : reach;
  for (let at = tokens.length - 1; at >= Math.max(0, tokens.length - 1 - farthest); at--) {
    const { is, word } = tokens[at]!;
    if (is === 'colon' && at === tokens.length - 1) return true;
    if (is === 'stop') break;
    if (SAYING.has(word) || SPEAKING.has(word)) return true;
  }
  const next = tokensOf(after.slice(0, READ_AFTER))
    .filter(({ is }) => is !== 'comma')
    .slice(0, 3);
  return (
    next[0]?.word === 'according' ||
    (next[0]?.word === 'per' && next.length > 1) ||
    next.some(({ word }) => SAYING.has(word) || SPEAKING.has(word))
  );
}

/** A label of a few words of which none belongs to a document: "Tip: “…”", "Gary: “…”". */
export function isStrangeLabel(lead: string): boolean {
  const tokens = tokensOf(lead.slice(-LONGEST_LEAD));
  if (tokens.at(-1)?.is !== 'colon' || tokens.length < 2 || tokens.length > 6 || lead.length > LONGEST_LEAD) return false;
  return tokens
    .slice(0, -1)
    .every(
      ({ is, word }) =>
        is === 'word' &&
        !isVerb(word) &&
        !LABELS.has(word) &&
        !PART_NOUNS.has(word) &&
        !TEXT_NOUNS.has(word) &&
        !NUMBERED_PARTS.has(word) &&
        !SOURCE_PREPOSITIONS.has(word) &&
        !CONNECTORS.has(word) &&
        !NUMBER.test(word) &&
        roleOf(word) === null,
    );
}

/** "Output", "Prompt", "ChatGPT's answer": a label of words that no document holds. */
export function isOthers(label: string): boolean {
  if (label.length >= LONGEST_LABEL) return false;
  const tokens = tokensOf(label).filter(({ is }) => is === 'word' || is === 'named');
  return (
    tokens.length <= 4 &&
    tokens.every(({ is }) => is === 'word') &&
    tokens.some(({ word }) => roleOf(word) === 'other' && !PRONOUNS_OF_PERSONS.has(word))
  );
}
