import {
  ASKING,
  DENIALS,
  DETERMINERS,
  DOCUMENT_PARTS,
  FILLERS,
  isVerb,
  NUMBERED_PARTS,
  ORDINALS,
  PART_NOUNS,
  roleOf,
  SOURCE_PREPOSITIONS,
  TEXT_NOUNS,
} from '../lexicon/index.ts';
import type { Token } from '../tokens.ts';

/** Small questions about the tokens of a clause, that who speaks is told by. */

/** "Step 4", "page 212". */
export const NUMBER = /^\d{1,3}$/;

export function isOther({ word }: Token): boolean {
  return roleOf(word) === 'other';
}

export function isConjunct(token: Token | undefined): boolean {
  return token?.word === 'and' || token?.word === 'but' || token?.word === 'then';
}

/** An id, or a noun that can speak. */
export function isNamedOrNoun({ is, word }: Token): boolean {
  return is === 'named' || (is === 'word' && roleOf(word) !== null);
}

/** "doesn't". */
export function isDenial(word: string): boolean {
  return DENIALS.has(word) || /n['’]t$/.test(word);
}

/** "does not say", "nothing in X says". */
export function isDenied(tokens: readonly Token[], at: number): boolean {
  // "No it doesn't, it says": a clause of its own denies nothing.
  const comma = tokens.findLastIndex(({ is }, index) => is === 'comma' && index < at);
  const from = Math.max(at - 3, roleOf(tokens[comma + 1]?.word ?? '') ? comma : 0);
  // "NHTSA No. X" and "No. X says" deny nothing.
  return tokens.some(
    ({ word }, index) => index >= from && index < at && isDenial(word) && !(word === 'no' && tokens[index + 1]?.is === 'named'),
  );
}

/** "a word for “…”", but not "X for “…”" or "calls for “…”". */
export function isPlain(token: Token | undefined): boolean {
  return token?.is === 'word' && !isVerb(token.word) && !ASKING.has(token.word);
}

/** "The wording", "step 4" right before a token. */
export function isTextBefore(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at - 1]?.word ?? '';
  return TEXT_NOUNS.has(word) || (NUMBER.test(word) && NUMBERED_PARTS.has(tokens[at - 2]?.word ?? ''));
}

/** The token before, what stands in parentheses passed over. */
export function stepBack(tokens: readonly Token[], at: number): number {
  if (tokens[at - 1]?.word !== ')') return at - 1;
  const opening = tokens.findLastIndex(({ word, is }, index) => index < at && (word === '(' || is === 'named'));
  return opening === -1 ? at - 2 : tokens[opening]!.is === 'named' ? opening : opening - 1;
}

/** The noun before a verb, fillers passed over. */
export function lastBefore(tokens: readonly Token[], end: number): number {
  let at = end - 1;
  while (at >= 0 && tokens[at]!.is === 'word' && (FILLERS.has(tokens[at]!.word) || tokens[at]!.word.endsWith('ly'))) at--;
  return at;
}

/** "The parts desk" right before a token: documents, their parts and who issues them are known by name, so this is somebody else. */
export function isStranger(tokens: readonly Token[], end: number): boolean {
  let at = lastBefore(tokens, end);
  const head = tokens[at];
  if (head?.is !== 'word' || ORDINALS.has(head.word) || PART_NOUNS.has(head.word) || TEXT_NOUNS.has(head.word) || NUMBER.test(head.word))
    return false;
  for (; at > Math.max(-1, end - 7); at--) {
    const { is, word } = tokens[at]!;
    if (is !== 'word' || roleOf(word) || isVerb(word)) return false;
    if (DETERMINERS.has(word)) return at < end - 1;
  }
  return false;
}

/** "The former says", "both say", but not "X and Y both say". */
export function isOrdinalAlone(tokens: readonly Token[], at: number): boolean {
  const { word } = tokens[at]!;
  if (word === 'former' || word === 'latter') return true;
  return word === 'both'
    ? tokens[at - 1]?.is !== 'named' && tokens[at - 1]?.is !== 'word'
    : ORDINALS.has(word) && tokens[at - 1]?.word === 'the';
}

/** "In a notice posted on Friday, the company said": the notice says it. */
export function isInDocument(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ word }, at) =>
      SOURCE_PREPOSITIONS.has(word) &&
      tokens.slice(at + 1, at + 4).some((each) => roleOf(each.word) === 'document' || DOCUMENT_PARTS.has(each.word)),
  );
}

/** Where the words that label an id begin, less one: "in |complaint ODI-…", "according to |NHTSA recall 24V-…". */
export function beforeLabel(tokens: readonly Token[], index: number): number {
  let at = index - 1;
  while (at >= 0 && index - at <= 4 && (roleOf(tokens[at]!.word) === 'document' || /^(?:no|number|id|the|#)$/.test(tokens[at]!.word))) at--;
  return at;
}
