import { ASKING, BE, CALLING, DISTINGUISHING, EXAMPLE, FILLERS, type KindMeant, kindsMeant, roleOf, SAYING, SAYINGS, SAYING_WEAKLY, SPEAKING } from './cues.ts';
import { tokensOf, type Token } from './tokens.ts';

/** Whose words a quotation holds, as its sentence says. */
export interface Speaker {
  /** `example`: nobody said it; `other`: a person or a source that is no document of the record. */
  is: 'document' | 'other' | 'example' | 'unsaid';
  /** The kinds of document that its noun can mean; null for any. */
  kinds: readonly KindMeant[] | null;
  /** Offset in `before` of the id that speaks. */
  at?: number;
  /** "It": the document that was named last. */
  pronoun: boolean;
  /** "The old bulletin": one of several. */
  distinguished: boolean;
  /** Its verb of saying stands there too. */
  spoken?: boolean;
  /** A verb of saying, a preposition of source or a colon leads to the words. */
  cue: boolean;
}

/** How much of a sentence is read on either side (code units). */
const READ = 200;

const UNSAID: Speaker = { is: 'unsaid', kinds: null, pronoun: false, distinguished: false, cue: false };

/**
 * Reads who speaks from the sentence around a quotation.
 * @param before the sentence up to the quotation, masked: quoted words as QUOTED, ids that can be a source as NAMED
 * @param after the sentence behind it, masked alike
 */
export function speakerOf(before: string, after: string): Speaker {
  const lead = speakerBefore(tokensOf(before, Math.max(0, before.length - READ)));
  const isSpoken = lead.is === 'unsaid' ? lead.cue : lead.at === undefined || lead.spoken;
  if (isSpoken) return lead;
  const tail = speakerAfter(tokensOf(after.slice(0, READ)));
  // `X: “…” I asked him`: the words are the person's after all.
  return tail && (lead.is === 'unsaid' || tail.is === 'other') ? tail : lead;
}

function speakerBefore(tokens: readonly Token[]): Speaker {
  let verb: Token | null = null;
  let object: Token | null = null;
  let cue = false;
  let asSaying = false;
  const last = tokens.at(-1);
  if (last?.is === 'colon') cue = true;
  for (let i = tokens.length - 1, steps = 0, words = -1; i >= 0 && steps < 40; i--, steps++) {
    const token = tokens[i]!;
    const { word, is } = token;
    if (is === 'stop') {
      if (word === ';') break;
      if (word === ')') while (i > 0 && tokens[i]!.word !== '(' && tokens[i]!.is !== 'named') i--;
      if (tokens[i]!.is === 'named') i++;
      continue;
    }
    if (is === 'named') return (token === last && calledBy(tokens)) || speaks(token, verb !== null);
    if (is !== 'word') continue;
    words++;
    if (!verb && (word === 'but' || word === 'while' || word === 'whereas')) break;
    if (verb && word === 'what') return { ...UNSAID, is: 'other', cue };
    if (verb && (word === 'former' || word === 'latter')) return { ...UNSAID, is: 'document', kinds: [], cue };
    const near = words < 8 || verb !== null;
    if (!verb && words < 2 && (EXAMPLE.has(word) || (word === 'as' && tokens[i - 1]?.word === 'such'))) return { ...UNSAID, is: 'example', cue: tokens.some((each) => roleOf(each.word) === 'other') };
    if (!verb && near && SAYINGS.has(word) && tokens.slice(Math.max(0, i - 3), i).some((each) => roleOf(each.word) === 'other')) return { ...UNSAID, is: 'example', cue: true };
    if (!verb && near && ASKING.has(word)) return asked(tokens.slice(0, i));
    if (!verb && near && (isVerb(word) || (words === 0 && word === 'to' && BE.has(tokens[i - 1]?.word ?? '')))) {
      const passive = BE.has(tokens[i - 1]?.word ?? '');
      cue = true;
      asSaying = tokens[i - 1]?.word === 'as';
      if (passive || asSaying) {
        object = null;
        continue;
      }
      verb = token;
      if (isConjunct(tokens[i - 1])) return subjectFirst(tokens.slice(0, i)) ?? { ...UNSAID, cue };
      continue;
    }
    if ((word === 'according' || word === 'per') && object) return spokenBy(object, tokens, i);
    const role = roleOf(word);
    if (!role || asSaying) {
      if (verb && tokens[i + 1] === verb && token.capital && SPEAKING.has(verb.word)) return { ...UNSAID, is: 'other', cue };
      continue;
    }
    if (verb) return spokenBy(token, tokens, i);
    if (cue && last?.is === 'colon' && steps < 6 && !/^(?:i|we|he|she|they|you|who)$/.test(word)) return spokenBy(token, tokens, i);
    if (role === 'document' && /^(?:in|from|per|to)$/.test(tokens[i - 1]?.word ?? tokens[i - 2]?.word ?? '')) return spokenBy(token, tokens, i);
    object = token;
  }
  if (verb && SPEAKING.has(verb.word) && verb.word !== 'explained' && verb.word !== 'added') return { ...UNSAID, is: 'other', cue };
  return { ...UNSAID, cue };
}

export function isVerb(word: string): boolean {
  return SAYING.has(word) || SPEAKING.has(word) || SAYING_WEAKLY.has(word);
}

function isConjunct(token: Token | undefined): boolean {
  return token?.word === 'and' || token?.word === 'but' || token?.word === 'then';
}

/** "A lawyer called X “…”": who speaks is the lawyer. */
function calledBy(tokens: readonly Token[]): Speaker | null {
  const verb = tokens.findLastIndex(({ word }) => CALLING.has(word));
  const subject = verb === -1 || tokens.length - verb > 9 ? null : subjectFirst(tokens.slice(Math.max(0, verb - 6), verb));
  return subject?.is === 'other' ? { ...UNSAID, is: 'example', cue: true } : subject;
}

function speaks({ at }: Token, spoken: boolean): Speaker {
  return { ...UNSAID, is: 'document', at, spoken, cue: true };
}

/** "I asked ChatGPT “…”" is nobody's statement; "MC-… asks dealers to “…”" is the document's. */
function asked(lead: readonly Token[]): Speaker {
  const subject = subjectFirst(lead);
  return subject?.is === 'document' ? subject : { ...UNSAID, is: 'example', cue: true };
}

/** "X did this and says": the first noun of the sentence. */
function subjectFirst(tokens: readonly Token[]): Speaker | null {
  for (const [index, token] of tokens.entries()) {
    if (token.is === 'named') return speaks(token, true);
    if (token.is === 'word' && roleOf(token.word)) return spokenBy(token, tokens, index);
  }
  return null;
}

/** A person who speaks within a document's own statement ("EA24-002 says owners reported") is quoted by the document. */
function spokenBy(noun: Token, tokens: readonly Token[], index: number): Speaker {
  const role = roleOf(noun.word);
  if (role !== 'other') {
    const distinguished = [tokens[index - 1], tokens[index - 2]].some((each) => each !== undefined && DISTINGUISHING.has(each.word));
    return { is: 'document', kinds: kindsMeant(noun.word) ?? kindsMeant(wordBefore(tokens, index, 0)), pronoun: role === 'pronoun', distinguished, cue: true };
  }
  let verb = false;
  for (let i = index - 1; i >= Math.max(0, index - 12); i--) {
    const token = tokens[i]!;
    if (token.is === 'stop') break;
    if (token.is === 'colon' && tokens[i - 1]?.is === 'named') return speaks(tokens[i - 1]!, true);
    if (token.is === 'named' && (verb || /^(?:to|per|in|from|complaint)$/.test(wordBefore(tokens, i)))) return speaks(token, true);
    if (token.is === 'word' && verb && roleOf(token.word) === 'other') break;
    if (token.is === 'word' && isVerb(token.word)) verb = true;
  }
  return { ...UNSAID, is: 'other', cue: true };
}

/** The word before a token, labels of an id passed over ("in complaint ODI-…", "according to NHTSA recall 24V-…"). */
function wordBefore(tokens: readonly Token[], index: number, labels = 4): string {
  let i = index - 1;
  while (i >= 0 && index - i <= labels && (roleOf(tokens[i]!.word) === 'document' || /^(?:no|number|id|the|#)$/.test(tokens[i]!.word))) i--;
  return tokens[i]?.word ?? '';
}

function speakerAfter(tokens: readonly Token[]): Speaker | null {
  const [first] = tokens;
  const words = tokens.slice(first?.is === 'comma' ? 1 : 0, 9);
  if (!words[0] || isConjunct(words[0]) || words[0].word === 'while') return null;
  if (words[0].word === 'according' || words[0].word === 'per') {
    const source = words.slice(1).find(({ is, word }) => is !== 'word' || roleOf(word));
    return source?.is === 'word' ? spokenBy(source, words, words.indexOf(source)) : { ...UNSAID, cue: true };
  }
  let verb: Token | null = null;
  let noun: Token | null = null;
  for (const [i, token] of words.entries()) {
    if (token.is === 'named') {
      if (verb || i === 0 || words[i - 1]!.word === 'to' || words[i - 1]!.word === 'per') return { ...UNSAID, cue: true };
      noun = token;
    } else if (token.is !== 'word') break;
    else if (!verb && i < 6 && isVerb(token.word)) {
      verb = token;
      if (noun) break;
    } else if (roleOf(token.word)) {
      noun ??= token;
      if (verb) break;
    } else if (verb && token.capital && SPEAKING.has(verb.word)) return { ...UNSAID, is: 'other', cue: true };
    else if (i > 4) break;
  }
  if (!verb) return null;
  if (!noun) return words[0].capital && SPEAKING.has(verb.word) ? { ...UNSAID, is: 'other', cue: true } : { ...UNSAID, cue: true };
  if (noun.is === 'named') return { ...UNSAID, cue: true };
  return spokenBy(noun, words, words.indexOf(noun));
}

/** Is a verb of saying or a colon within `reach` words before the end of the text, or at the beginning of `after`? */
export function isCued(before: string, after: string, reach: number): boolean {
  const tokens = tokensOf(before.slice(-80)).filter(({ word }) => !FILLERS.has(word));
  for (let i = tokens.length - 1; i >= Math.max(0, tokens.length - 1 - reach); i--) {
    const { is, word } = tokens[i]!;
    if (is === 'colon' && i === tokens.length - 1) return true;
    if (is === 'stop') break;
    if (SAYING.has(word) || SPEAKING.has(word)) return true;
  }
  const next = tokensOf(after.slice(0, 60)).filter(({ is }) => is !== 'comma').slice(0, 3);
  return next[0]?.word === 'according' || next.some(({ word }) => SAYING.has(word) || SPEAKING.has(word));
}
