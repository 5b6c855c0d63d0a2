import {
  FILLERS,
  isTopicPreposition,
  kindsMeant,
  POINTERS,
  roleOf,
  SOURCE_PREPOSITIONS,
  SUBORDINATORS,
} from '../../language/lexicon/index.ts';
import { isMeant } from '../../language/lexicon/kinds.ts';
import { lastSentence } from '../../language/sentences.ts';
import { isVerb } from '../../language/lexicon/index.ts';
import { NAMED, QUOTED, type Token, tokensOf } from '../../language/tokens.ts';
import { isOneDocument, type Source } from './source.ts';

/** How much text on either side of an id tells what it is there for (code units). */
const BESIDE = 60;
/** As much text with quotations and white space in their full length (code units). */
const BESIDE_UNSQUEEZED = 4 * BESIDE;
/** Between an id and the one it explains (code units). */
const FARTHEST_HOST = 200;
/** "not", "see also" and "after" speak of the id when they are among so many words of its clause before it. */
const NEAR_WORDS = 3;
/** "in the NHTSA safety recall X": a preposition introduces the id over no more labels than this, itself counted. */
const INTRODUCTION_WORDS = 5;
/** ")." behind a gloss (code units). */
const BRACKET_REACH = 2;

const SENTENCE_END = /[.!?]/;
/** "X, in which" */
const IN_WHICH = /^[)\]]?,?\s+(?:in|by|under|through)\s+which\b/i;
/** "see also the " */
const SEE_ALSO = /\bsee\s+also\W+(?:\w+\W+)?$/i;
const QUOTED_RUN = /\uFFFC+/g;
const WHITE_RUN = /\s+/g;
/** X " at 2 (“…”)" */
const QUOTATION_IN_BRACKETS = /^[^.;()\uFFFC]{0,20}\(\s*["“‘]?\uFFFC/;
/** X ", which says “…”" */
const WHICH_SAYS = /^[\s\])]*,?\s+(?:which|that)\s[^,;.\uFFFC]{0,50}["“”'‘«»„\uFFFC]/;
/** X ") says": what may stand before the verb. */
const SIGNS_AT_START = /^[\s\])]+/;
/** Words that label an id, besides those for a kind of document. */
const LABELS = /^(?:the|nhtsa|nhtsa's|number|no|id|tsb|sb|odi|honda|service|technical|safety|defect|dealer|report|file|document|campaign)$/;
/** "the bulletin for NHTSA recall no. X": words between the preposition and the id. */
const SHORT_LABELS = /^(?:the|nhtsa|number|no|id)$/;
/** "letter for X", "letter under X": about it. */
const LETTER_PREPOSITIONS = /^(?:for|under|of)$/;
/** "based on X", "relying on X": the words do come from it. */
const BASED = /ed$|^rel(?:y|ies|ying)$/;
/** The bracket that closes a gloss. */
const CLOSING_BRACKET = /^\W*\)/;
/** X ", a revision of " Y ", says" */
const APPOSITION_BEFORE = new RegExp(
  '^\\s*,\\s+(?:which|that|a|an|the|now|then|formerly|issued|filed|opened|published|released|sent|dated|as|in)\\b',
  'i',
);
const APPOSITION_AFTER = /^[)\]\s]*,\s*(?:\uFFFC|["'“‘«„]|[a-z]+s\b|[a-z]+ed\b|said\b|wrote\b|told\b)/;
/** "“…” " right before the id. */
const RIGHT_BEHIND = /\uFFFC[.!?]?["'”’»“]{0,2}[\s.,;]*$/;
/** "“…” (NHTSA recall no. ", "“…,” per " */
const CLOSES = /\uFFFC[.!?]?["'”’»“]{0,2}(?:[\s.,;]*[[(—–-]\s*|,?\s+(?:per|via)\s+)(?:[\w#.,:]+\s+){0,4}$/;

/**
 * Tells what each source of a piece is there for, and sets `weak`, `denied` and `introduced`.
 * @param text the block's, with quoted words masked
 */
export function qualify(sources: readonly Source[], text: string): void {
  for (const [index, source] of sources.entries()) {
    const { start, end } = source;
    const before = squeezed(text.slice(Math.max(0, start - BESIDE_UNSQUEEZED), start)).slice(-BESIDE);
    if (source.note) {
      source.weak = RIGHT_BEHIND.test(before);
      continue;
    }
    const tokens = tokensOf(SENTENCE_END.test(before) ? lastSentence(before + NAMED) : before);
    // Words before a quotation lead to it, and not to what stands behind it.
    const own = tokens.slice(tokens.findLastIndex(({ is }) => is === 'quoted') + 1);
    const words = wordsAmong(own);
    const near = wordsAmong(own.slice(own.findLastIndex(({ is }) => is === 'comma') + 1)).slice(-NEAR_WORDS);
    source.denied = near.some((word) => word === 'not' || word === 'unlike') || isAbout(words, source);
    source.introduced = isIntroduced(words) || IN_WHICH.test(text.slice(end, end + BESIDE));
    source.weak =
      source.denied ||
      (!source.introduced && !speaks(text, end) && isPointedTo(near, before)) ||
      ((near.some((word) => SUBORDINATORS.has(word)) || closesQuotation(before, source)) && !speaks(text, end)) ||
      explainsHost(sources[index - 1], source, text);
  }
}

/** A quotation and any white space count as one sign: how long they are does not matter. */
function squeezed(text: string): string {
  return text.replace(QUOTED_RUN, QUOTED).replace(WHITE_RUN, ' ');
}

function wordsAmong(tokens: readonly Token[]): string[] {
  return tokens.filter(({ is }) => is === 'word').map(({ word }) => word);
}

/** "See X", "see also the bulletin X" */
function isPointedTo(near: readonly string[], before: string): boolean {
  return near.some((word) => POINTERS.has(word)) || SEE_ALSO.test(before);
}

/** "X says", "X, which says “…”", "X at 2 (“…”)": the id is the subject of a clause. */
function speaks(text: string, end: number): boolean {
  const after = text.slice(end, end + BESIDE);
  if (QUOTATION_IN_BRACKETS.test(after) || WHICH_SAYS.test(after)) return true;
  const next = tokensOf(after.replace(SIGNS_AT_START, '')).find(({ word }) => !FILLERS.has(word));
  return next !== undefined && isVerb(next.word);
}

/** "in recall X", "according to NHTSA's X": words that label the id are passed over. */
function isIntroduced(words: readonly string[]): boolean {
  const at = words.findLastIndex((word) => !isLabel(word));
  return at >= words.length - INTRODUCTION_WORDS && SOURCE_PREPOSITIONS.has(words[at] ?? '');
}

function isLabel(word: string): boolean {
  return LABELS.test(word) || kindsMeant(word) !== null;
}

/** "The bulletin for recall X": it is about X, not X itself. */
function isAbout(words: readonly string[], { citation }: Source): boolean {
  let at = words.length - 1;
  while (at >= 0 && ((kindsMeant(words[at]!) && isMeant(citation, kindsMeant(words[at]!))) || SHORT_LABELS.test(words[at]!))) at--;
  if (!isTopicPreposition(words[at] ?? '')) return false;
  const noun = words[at - 1] ?? '';
  if (roleOf(noun) === 'other' || (noun === 'letter' && !LETTER_PREPOSITIONS.test(words[at]!))) return true;
  // "My verdict on X", but not "On X the agency wrote" and not "based on X".
  if (words[at] === 'on' && noun !== '' && roleOf(noun) === null && !isVerb(noun) && !BASED.test(noun)) return true;
  const kinds = kindsMeant(noun);
  return kinds !== null && !isMeant(citation, kinds);
}

/** Does an id only explain the one before it? */
function explainsHost(host: Source | undefined, source: Source, text: string): boolean {
  const { start, end } = source;
  if (!host || start - host.end >= FARTHEST_HOST) return false;
  const gap = text.slice(host.end, start);
  return isGloss(gap, text.slice(end, end + BRACKET_REACH), host, source) || isApposition(gap, text.slice(end, end + BESIDE));
}

/** "MC-… (recall 24V-…)": a gloss in parentheses. A maker's number and the number it was filed under are one document. */
function isGloss(gap: string, after: string, host: Source, source: Source): boolean {
  const opened = gap.lastIndexOf('(');
  if (opened === -1 || gap.includes(')', opened) || gap.slice(0, opened).trim() !== '' || !CLOSING_BRACKET.test(after)) return false;
  const says = wordsAmong(tokensOf(gap.slice(opened))).some((word) => !isLabel(word));
  return says ? host.citation.id !== source.citation.id : host.citation.kind !== source.citation.kind && !isOneDocument(host, source);
}

/** "X, a revision of Y, says" and "X, issued after Y, “…”": Y stands between commas and the sentence goes on about X. */
function isApposition(gap: string, after: string): boolean {
  return APPOSITION_BEFORE.test(gap) && APPOSITION_AFTER.test(after) && !gap.includes(QUOTED);
}

/** `“…” [X] and “…”`: X is the source of what it closes. */
function closesQuotation(before: string, { citation }: Source): boolean {
  return (citation.via !== 'text' && RIGHT_BEHIND.test(before)) || CLOSES.test(before);
}
