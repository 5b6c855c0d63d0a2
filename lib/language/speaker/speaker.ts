import { BE, BREAKS, isVerb, roleOf, SUBORDINATORS, THEREIN } from '../lexicon/index.ts';
import { PUT_UP } from '../labels.ts';
import { type Token, tokensOf } from '../tokens.ts';
import { isDeniedBehind, speakerBehind } from './behind.ts';
import { isNamedOrNoun } from './clauses.ts';
import { leadIn } from './lead-in.ts';
import { quotedBy, spokenBy, subjectFirst } from './person.ts';
import { CUED, DOCUMENT, inOrder, NOBODY, OTHER, speaks, type Speaker, UNSAID } from './shape.ts';
import { calledBy, saidOf, spokenOf, subjectOf } from './subject.ts';

/** How much of a sentence is read on either side (code units). */
const READ = 200;
/** A label of what is put up for judgement is shorter (code units). */
const LONGEST_LABEL = 40;

/**
 * Reads who speaks from the sentence around a quotation.
 * @param before the sentence up to the quotation, masked: quoted words as QUOTED, ids that can be a source as NAMED
 * @param after the sentence behind it, masked alike
 */
export function speakerOf(before: string, after: string): Speaker {
  const behind = tokensOf(after.slice(0, READ));
  if (isDeniedBehind(behind)) return NOBODY;
  if (before.length < LONGEST_LABEL && PUT_UP.test(before)) return OTHER;
  const tokens = withoutInsertion(tokensOf(before, Math.max(0, before.length - READ)));
  const lead = speaksTherein(tokens, speakerBefore(tokens));
  if (lead.is !== 'unsaid' && (lead.at === undefined || lead.spoken)) return lead;
  const tail = speakerBehind(behind);
  // "They are skeptical: “…,” said Jo": a colon does not say who speaks.
  if (lead.cue && lead.is === 'unsaid') return tail?.is === 'other' ? tail : lead;
  // `X: “…” I asked him`: the words are the person's after all.
  return tail && (lead.is === 'unsaid' || tail.is === 'other') ? tail : lead;
}

function speakerBefore(tokens: readonly Token[]): Speaker {
  const { is, at } = leadIn(tokens);
  switch (is) {
    case 'verb':
      return subjectOf(tokens, at);
    case 'ordinal':
      return inOrder(tokens[at]!.word);
    case 'name':
      return speakerByName(tokens, at);
    case 'noun':
      return speakerByNoun(tokens, at);
    case 'text':
      return DOCUMENT;
    case 'nobody':
      return NOBODY;
    case 'asking':
      return asked(tokens.slice(0, at));
    case 'cue':
      return CUED;
    case 'nothing':
      return UNSAID;
  }
}

function speakerByName(tokens: readonly Token[], at: number): Speaker {
  const bound = tokens.slice(at + 1).every((each) => each.is !== 'word');
  return (bound && calledBy(tokens)) || spokenOf(tokens, at) || saidOf(tokens, at) || { ...speaks(tokens[at]!, false), bound };
}

function speakerByNoun(tokens: readonly Token[], at: number): Speaker {
  const role = roleOf(tokens[at]!.word);
  if (role === null) return OTHER;
  return role === 'company' ? quotedBy(tokens, at) : spokenBy(tokens, at);
}

/** "I asked ChatGPT “…”" is nobody's statement; "MC-… asks dealers to “…”" is the document's. */
function asked(lead: readonly Token[]): Speaker {
  const subject = subjectFirst(lead);
  return subject?.is === 'document' ? subject : NOBODY;
}

/** How far before the quotation an insertion with "as" is looked for (tokens). */
const FARTHEST_AS = 16;
/** The longest adverb between commas (tokens). */
const LONGEST_ADVERB = 4;

/** "says “a” and, if nothing is found, “b”": the condition says nothing about whose words they are. */
function withoutInsertion(tokens: readonly Token[]): readonly Token[] {
  const as = tokens.findLastIndex(({ word }, at) => word === 'as' && tokens[at - 1]?.is === 'comma' && at >= tokens.length - FARTHEST_AS);
  const end = as === -1 ? -1 : tokens.findIndex(({ is }, at) => is === 'comma' && at > as);
  // "It does not say, as my dealer does, that “…”"
  if (end !== -1 && end < tokens.length - 1 && !tokens.slice(as, end).some(({ is }) => is !== 'word'))
    return [...tokens.slice(0, as - 1), ...tokens.slice(end + 1)];
  // "It begins, more hopefully, with “…”"
  const second = tokens.findLastIndex(({ is }) => is === 'comma');
  const first = tokens.findLastIndex(({ is }, at) => is === 'comma' && at < second);
  const inserted = tokens.slice(first + 1, second);
  const isAdverb =
    first > 0 &&
    second < tokens.length - 1 &&
    inserted.length > 0 &&
    inserted.length <= LONGEST_ADVERB &&
    inserted.every(({ is, word, capital }) => is === 'word' && !capital && !roleOf(word) && !isVerb(word) && !BREAKS.has(word));
  if (isAdverb) return [...tokens.slice(0, first), ...tokens.slice(second + 1)];
  if (tokens.at(-1)?.is !== 'comma') return tokens;
  const comma = tokens.findLastIndex(({ is }, at) => is === 'comma' && at < tokens.length - 1);
  const { word = '' } = tokens[comma + 1] ?? {};
  return comma > 0 && (word === 'if' || SUBORDINATORS.has(word)) ? tokens.slice(0, comma) : tokens;
}

/** "Dort ist von „…“ die Rede", "There the owner writes": in the document that was named last. */
function speaksTherein(tokens: readonly Token[], speaker: Speaker): Speaker {
  const { word = '' } = tokens[0] ?? {};
  if (!THEREIN.has(word) || BE.has(tokens[1]?.word ?? '')) return speaker;
  if (speaker.files) return { ...DOCUMENT, kinds: ['complaint'], pronoun: true };
  return speaker.is === 'unsaid' && word !== 'there' ? { ...DOCUMENT, pronoun: true } : speaker;
}

/** "1. What else does the bulletin say?" */
const ASKED = /^\W*(?:\d{1,2}[.)]\s*)?(?:what|how|where)\s+(?:else\s+)?(?:does|do|did)\s(?=[^?]*\?\W*$)/i;
/** How much of a question is read (tokens). */
const LONGEST_QUESTION = 8;

/** "What does the bulletin say?": who answers in the words that stand alone behind it. */
export function speakerAsked(question: string): Speaker | null {
  const match = ASKED.exec(question);
  const tokens = match ? tokensOf(question.slice(0, READ), match[0].length).slice(0, LONGEST_QUESTION) : [];
  const noun = tokens.findIndex(isNamedOrNoun);
  if (noun === -1 || tokens[noun]!.is === 'named' || !tokens.slice(noun).some(({ word }) => isVerb(word))) return null;
  const speaker = spokenBy(tokens, noun);
  return speaker.is === 'document' ? { ...speaker, pronoun: false, whole: true } : speaker;
}
