import { DISTINGUISHING, FILERS, FOREIGN, isVerb, kindsMeant, ORDINALS, roleOf, WHOLE_DOCUMENTS } from '../lexicon/index.ts';
import type { Token } from '../tokens.ts';
import { beforeLabel, isOrdinalAlone, isOther } from './clauses.ts';
import { DOCUMENT, inOrder, OTHER, speaks, type Speaker } from './shape.ts';

/** What a noun's words are: a document's, or a person's. */
export function spokenBy(tokens: readonly Token[], noun: number): Speaker {
  const { word } = tokens[noun]!;
  const role = roleOf(word);
  // "A former regulator" is a person.
  if (word === 'regulator' && /^(?:a|former|one)$/.test(tokens[noun - 1]?.word ?? '')) return OTHER;
  if (role === 'other' || FOREIGN.has(tokens[noun - 1]?.word ?? '') || isOthersOwn(tokens[noun - 1])) return quotedBy(tokens, noun);
  const distinguished = [tokens[noun - 1], tokens[noun - 2]].some((each) => each !== undefined && DISTINGUISHING.has(each.word));
  const same = tokens.slice(Math.max(0, noun - 2), noun).some((each) => each.word === 'same');
  const kinds = kindsMeant(word) ?? kindsMeant(tokens[noun - 1]?.word ?? '');
  const whole = kinds !== null || WHOLE_DOCUMENTS.has(word);
  const ordinal = whole ? ORDINALS.get(tokens[noun - 1]?.word ?? '') : undefined;
  return {
    ...DOCUMENT,
    kinds,
    pronoun: role === 'pronoun' || /^(?:its|this)$/.test(tokens[noun - 1]?.word ?? ''),
    distinguished,
    same,
    ...(ordinal !== undefined && { ordinal }),
    whole,
  };
}

/** "The dealer's version", but not "the owner's letter", which every owner gets. */
function isOthersOwn(token: Token | undefined): boolean {
  return token !== undefined && /['’]s?$/.test(token.word) && isOther(token) && !FILERS.has(token.word.replace(/s?['’]s?$/, ''));
}

/** How far before a person the document is looked for that quotes him (tokens). */
const FARTHEST_QUOTER = 12;

/** A person who speaks within a document's own statement ("EA24-002 says owners reported") is quoted by the document. */
export function quotedBy(tokens: readonly Token[], noun: number): Speaker {
  let verb = false;
  for (let at = noun - 1; at >= Math.max(0, noun - FARTHEST_QUOTER); at--) {
    const token = tokens[at]!;
    // What the document says has been quoted already: the person speaks by himself.
    if (token.is === 'stop' || token.is === 'quoted') break;
    if (token.is === 'colon' && tokens[at - 1]?.is === 'named') return speaks(tokens[at - 1]!, true);
    if (token.is === 'named' && (verb || /^(?:to|per|in|from|complaint)$/.test(tokens[beforeLabel(tokens, at)]?.word ?? '')))
      return speaks(token, true);
    if (token.is === 'word' && verb && isOther(token)) break;
    if (token.is === 'word' && isVerb(token.word)) verb = true;
  }
  return personAt(tokens, noun);
}

/** "A driver from Ohio", "the owner": they also file complaints. */
export function personAt(tokens: readonly Token[], at: number): Speaker {
  return tokens.slice(Math.max(0, at - 3), at + 1).some(({ word }) => FILERS.has(word)) ? { ...OTHER, files: true } : OTHER;
}

/** Who is named first. */
export function subjectFirst(tokens: readonly Token[]): Speaker | null {
  for (const [at, token] of tokens.entries()) {
    if (token.is === 'named') return speaks(token, true);
    if (token.is === 'word' && roleOf(token.word)) return spokenBy(tokens, at);
    if (isOrdinalAlone(tokens, at) && !roleOf(tokens[at + 1]?.word ?? '')) return inOrder(token.word);
  }
  return null;
}
