import {
  ASKING,
  BE,
  BEFORE_PARTS,
  BEGINNING_WITH,
  BREAKS,
  CALLING,
  CALLING_UP,
  CONNECTORS,
  DENIALS,
  DETERMINERS,
  DISTINGUISHING,
  DOCUMENT_PARTS,
  FILERS,
  FILLERS,
  FOREIGN,
  type KindMeant,
  kindsMeant,
  LABELS,
  LISTENERS,
  MEANING,
  NUMBERED_PARTS,
  type Ordinal,
  ORDINALS,
  PART_NOUNS,
  POINTERS,
  POSSESSIVES,
  PRONOUNS_OF_PERSONS,
  PUT_UP,
  QUOTED_PARTS,
  READERS,
  REPLYING,
  roleOf,
  SAYING,
  SAYING_WEAKLY,
  SAYINGS,
  SOURCE_PREPOSITIONS,
  SPEAKING,
  SPOKEN_ABOUT,
  SUBORDINATORS,
  TELLING,
  TEXT_NOUNS,
  TEXTS,
  THEREIN,
  WHOLE_DOCUMENTS,
  WISHING,
} from '../lexicon/cues.ts';
import { type Token, tokensOf } from '../tokens.ts';

/** Whose words a quotation holds, as its sentence says. */
export interface Speaker {
  /** `nobody`: an example, a question, words denied; `other`: a person or a source that is no document of the record. */
  is: 'document' | 'other' | 'nobody' | 'unsaid';
  /** The kinds of document that its noun can mean; null for any. */
  kinds: readonly KindMeant[] | null;
  /** Offset in `before` of the id that speaks. */
  at?: number;
  /** "It": the document that was named last. */
  pronoun: boolean;
  /** "The old bulletin": one of several. */
  distinguished: boolean;
  /** "The same bulletin": the one named last, however far. */
  same?: boolean;
  /** "The latter", "the second bulletin", "both": which of those named together. */
  ordinal?: Ordinal;
  /** "The bulletin", "the report": a noun for a whole document, not for who issues it. */
  whole?: boolean;
  /** A person of the kind that files complaints. */
  files?: boolean;
  /** Its verb of saying stands there too. */
  spoken?: boolean;
  /** Nothing but its verb or punctuation stands between the id and the words. */
  bound?: boolean;
  /** A verb of saying, a preposition of source or a colon leads to the words. */
  cue: boolean;
}

/** How much of a sentence is read on either side (code units). */
const READ = 200;

const UNSAID: Speaker = { is: 'unsaid', kinds: null, pronoun: false, distinguished: false, cue: false };
const OTHER: Speaker = { ...UNSAID, is: 'other', cue: true };
const NOBODY: Speaker = { ...UNSAID, is: 'nobody', cue: true };

/**
 * Reads who speaks from the sentence around a quotation.
 * @param before the sentence up to the quotation, masked: quoted words as QUOTED, ids that can be a source as NAMED
 * @param after the sentence behind it, masked alike
 */
export function speakerOf(before: string, after: string): Speaker {
  const behind = tokensOf(after.slice(0, READ));
  if (isDeniedAfter(behind)) return NOBODY;
  if (PUT_UP.test(before.slice(-40)) && before.length < 40) return OTHER;
  const tokens = withoutInsertion(tokensOf(before, Math.max(0, before.length - READ)));
  const lead = speaksTherein(tokens, speakerBefore(tokens));
  if (lead.is !== 'unsaid' && (lead.at === undefined || lead.spoken)) return lead;
  const tail = speakerAfter(behind);
  // "They are skeptical: “…,” said Jo": a colon does not say who speaks.
  if (lead.cue && lead.is === 'unsaid') return tail?.is === 'other' ? tail : lead;
  // `X: “…” I asked him`: the words are the person's after all.
  return tail && (lead.is === 'unsaid' || tail.is === 'other') ? tail : lead;
}

/** "says “a” and, if nothing is found, “b”": the condition says nothing about whose words they are. */
function withoutInsertion(tokens: Token[]): Token[] {
  const as = tokens.findLastIndex(({ word }, at) => word === 'as' && tokens[at - 1]?.is === 'comma' && at >= tokens.length - 16);
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
    inserted.length <= 4 &&
    inserted.every(({ is, word, capital }) => is === 'word' && !capital && !roleOf(word) && !isVerb(word) && !BREAKS.has(word));
  if (isAdverb) return [...tokens.slice(0, first), ...tokens.slice(second + 1)];
  if (tokens.at(-1)?.is !== 'comma') return tokens;
  const comma = tokens.findLastIndex(({ is }, at) => is === 'comma' && at < tokens.length - 1);
  const { word = '' } = tokens[comma + 1] ?? {};
  return comma > 0 && (word === 'if' || SUBORDINATORS.has(word)) ? tokens.slice(0, comma) : tokens;
}

/** "“…” is not in it", "“…” does not appear anywhere". */
function isDeniedAfter(tokens: readonly Token[]): boolean {
  const near = tokens.slice(0, 12);
  const denial = near.findIndex(({ word }) => DENIALS.has(word) || /n['’]t$/.test(word));
  return (
    denial > 0 &&
    near.slice(0, denial).every(({ is }) => is === 'word') &&
    /^(?:in|appear|appears|found|part|there|anywhere|mentioned)$/.test(near[denial + 1]?.word ?? '')
  );
}

/** "Dort ist von „…“ die Rede", "There the owner writes": in the document that was named last. */
function speaksTherein(tokens: readonly Token[], speaker: Speaker): Speaker {
  const { word = '' } = tokens[0] ?? {};
  if (!THEREIN.has(word) || BE.has(tokens[1]?.word ?? '')) return speaker;
  if (speaker.files) return { ...UNSAID, is: 'document', kinds: ['complaint'], pronoun: true, cue: true };
  return speaker.is === 'unsaid' && word !== 'there' ? { ...UNSAID, is: 'document', pronoun: true, cue: true } : speaker;
}

/** What leads to the quoted words at the end of a clause, and at which token. */
interface Lead {
  is: 'verb' | 'ordinal' | 'name' | 'noun' | 'text' | 'nobody' | 'asking' | 'cue' | 'nothing';
  at: number;
}

function speakerBefore(tokens: readonly Token[]): Speaker {
  const { is, at } = leadIn(tokens);
  if (is === 'verb') return subjectOf(tokens, at);
  if (is === 'ordinal') return inOrder(tokens[at]!.word);
  if (is === 'name')
    return (
      (tokens.slice(at + 1).every((each) => each.is !== 'word') && calledBy(tokens)) ||
      spokenOf(tokens, at) ||
      saidOf(tokens, at) || { ...speaks(tokens[at]!, false), bound: tokens.slice(at + 1).every((each) => each.is !== 'word') }
    );
  if (is === 'noun' && roleOf(tokens[at]!.word) === null) return OTHER;
  if (is === 'noun') return roleOf(tokens[at]!.word) === 'company' ? quotedBy(tokens, at) : spokenBy(tokens, at);
  if (is === 'text') return { ...UNSAID, is: 'document', cue: true };
  if (is === 'nobody') return NOBODY;
  if (is === 'asking') return asked(tokens.slice(0, at));
  return { ...UNSAID, cue: is === 'cue' };
}

/** How many words may stand between a verb of saying and the words it leads to. */
const FARTHEST_VERB = 8;

/** Looks from the quotation back for the nearest verb of saying, id, or noun that speaks by a colon or a preposition. */
function leadIn(tokens: readonly Token[]): Lead {
  const last = tokens.at(-1)?.is;
  // "Cause – “…”" is a label like "Cause: “…”"; in a longer clause a dash leads to nothing.
  const isColon = last === 'colon' || (last === 'dash' && tokens.length <= 4);
  // "Verbatim from the service desk: “…”"
  const from = isColon ? tokens.findLastIndex(({ word }, index) => word === 'from' && index >= tokens.length - 7) : -1;
  if (from !== -1 && !tokens.some(({ is, word }) => is === 'named' || QUOTED_PARTS.has(word)) && isStranger(tokens, tokens.length - 1))
    return { is: 'noun', at: from };
  if (isColon && tokens.some(({ word }) => WISHING.has(word))) return { is: 'nobody', at: 0 };
  let cue = isColon;
  let object = -1;
  let isOthersClause = false;
  for (let at = tokens.length - 1, words = 0; at >= 0; at = stepBack(tokens, at)) {
    const { is, word } = tokens[at]!;
    if (is === 'named' && isColon && tokens.slice(0, 2).some((each) => each.word === 'me'))
      return { is: 'noun', at: tokens.findIndex((each) => each.word === 'me') };
    if (is === 'named')
      return {
        is: isDenied(tokens, at) || tokens.slice(Math.max(0, at - 4), at).some((each) => MEANING.has(each.word)) ? 'nobody' : 'name',
        at,
      };
    if (word === ';' || BREAKS.has(word)) {
      // "X says “a”; my dealer promises “b”"
      if (object !== -1 && isOther(tokens[object]!)) return { is: 'noun', at: object };
      break;
    }
    if (is !== 'word') continue;
    if (words < 2 && (word === 'like' || (word === 'as' && tokens[at - 1]?.word === 'such')))
      return { is: tokens.some(isOther) ? 'nobody' : 'nothing', at };
    // "Step 0, from me: “…”"
    if (
      isColon &&
      words === 0 &&
      LISTENERS.has(word) &&
      /^(?:from|by)$/.test(tokens[at - 1]?.word ?? '') &&
      !tokens.some((each) => each.is === 'named')
    )
      return { is: 'noun', at };
    // "I searched X for “…”"
    if (
      words === 0 &&
      word === 'for' &&
      tokens[at - 1]?.is === 'named' &&
      tokens.some((each) => /^(?:search|look|scan|grep|check)(?:s|ed|ing)?$/.test(each.word))
    )
      return { is: 'nobody', at };
    if ((words < 3 && MEANING.has(word)) || (words === 0 && word === 'for' && at > 1 && isPlain(tokens[at - 1])))
      return { is: 'nobody', at };
    if (word === 'words' && tokens[at - 1]?.word === 'other' && tokens[at - 2]?.word === 'in') return { is: 'nobody', at };
    const owner = word === 'words' ? ownerOfWords(tokens, at) : -1;
    if (owner !== -1) return { is: 'noun', at: owner };
    if (words === 0 && BE.has(word) && tokens[at - 2]?.word === 'its') return { is: 'noun', at: at - 2 };
    if (words === 0 && word === 'not') return { is: 'nobody', at };
    // "The first says “a”, the second “b”"
    if (words === 0 && ORDINALS.has(word) && tokens[at - 1]?.word === 'the' && tokens.slice(0, at).some((each) => each.is === 'quoted'))
      return { is: 'ordinal', at };
    // "I pointed to the line “…”"
    if (
      words === 0 &&
      QUOTED_PARTS.has(word) &&
      BEFORE_PARTS.has(tokens[at - 1]?.word ?? '') &&
      !tokens.some((each) => isOther(each) && !READERS.has(each.word))
    )
      return { is: tokens.some((each) => each.word === 'whether') ? 'nobody' : 'text', at };
    if (words === 0 && word === 'with' && BEGINNING_WITH.has(tokens[at - 1]?.word ?? '')) return { is: 'verb', at: at - 1 };
    if (words < FARTHEST_VERB) {
      // "Owners are asked to “…”" is an instruction.
      if (ASKING.has(word) && !BE.has(tokens[at - 1]?.word ?? '')) return { is: 'asking', at };
      if (SAYINGS.has(word) && tokens.slice(Math.max(0, at - 3), at).some(isOther)) return { is: 'nobody', at };
      if (
        words === 0 &&
        (BE.has(word) ? isTextBefore(tokens, at) : NUMBER.test(word) && isTextBefore(tokens, at + 1)) &&
        !(NUMBER.test(word) && tokens.some((each) => isOther(each) && !READERS.has(each.word)))
      )
        return isDenied(tokens, at) ? { is: 'nobody', at } : { is: 'text', at };
      if (isVerb(word) || ASKING.has(word) || (words === 0 && word === 'to' && BE.has(tokens[at - 1]?.word ?? ''))) {
        if (isDenied(tokens, at)) return { is: 'nobody', at };
        cue = true;
        // "Owners are told to", "quotes one owner as saying": who speaks stands further back.
        isOthersClause = BE.has(tokens[at - 1]?.word ?? '') || tokens[at - 1]?.word === 'as';
        if (!isOthersClause) return { is: 'verb', at };
        const hearer =
          word === 'told' && /^w(?:as|ere)$/.test(tokens[at - 1]?.word ?? '')
            ? tokens.findIndex((each) => PRONOUNS_OF_PERSONS.has(each.word))
            : -1;
        if (hearer !== -1 && hearer < at) return { is: 'noun', at: hearer };
        object = -1;
      }
    }
    words++;
    if ((word === 'according' || word === 'per' || word === 'acuerdo') && object !== -1) return { is: 'noun', at: object };
    // "From the manual, page 12:"
    if (NUMBERED_PARTS.has(word) && tokens[at - 1]?.is === 'comma' && NUMBER.test(tokens[at + 1]?.word ?? '')) continue;
    // "I find X on the NHTSA site:" says where, not who.
    const isPlace = /^(?:web)?site$/.test(word) && roleOf(tokens[at - 1]?.word ?? '') === 'document';
    const role = isOthersClause || isPlace ? null : roleOf(word);
    if (!role) continue;
    if (isColon && role === 'document' && tokens[at - 1]?.word === 'same') return { is: 'noun', at };
    // "It instructs dealers:": they are told, and do not speak.
    if (isColon && words <= 4 && !PRONOUNS_OF_PERSONS.has(word) && !(role === 'other' && isVerb(tokens[at - 1]?.word ?? '')))
      return { is: 'noun', at };
    if (role === 'document' && SOURCE_PREPOSITIONS.has(tokens[at - (DETERMINERS.has(tokens[at - 1]?.word ?? '') ? 2 : 1)]?.word ?? ''))
      return { is: 'noun', at };
    object = at;
  }
  // "Judge Poe cut both short: “…”"
  const first = tokens.findIndex(({ is, word }) => is === 'named' || (is === 'word' && roleOf(word) !== null && !DETERMINERS.has(word)));
  if (
    isColon &&
    first !== -1 &&
    tokens[first]!.is === 'word' &&
    roleOf(tokens[first]!.word) === 'other' &&
    !tokens.some(({ is, word }) => is === 'named' || roleOf(word) === 'document')
  )
    return { is: 'noun', at: first };
  const text = textAlone(tokens);
  if (text !== -1) return { is: 'noun', at: text };
  // "My take: “…”"
  const own = isColon ? tokens.findLastIndex(({ word }, index) => index >= tokens.length - 6 && POSSESSIVES.has(word)) : -1;
  if (own !== -1 && !tokens.some(({ is, word }) => is === 'named' || is === 'quoted' || roleOf(word) === 'document'))
    return { is: 'noun', at: own };
  return { is: cue ? 'cue' : 'nothing', at: -1 };
}

/** "The notice evokes “…”", with whatever verb: a text is its clause's subject, and nobody else is named. */
function textAlone(tokens: readonly Token[]): number {
  const at = tokens.findIndex(({ is, word }) => is !== 'word' || roleOf(word) !== null);
  const isAlone =
    at !== -1 &&
    at <= 4 &&
    at < tokens.length - 1 &&
    TEXTS.has(tokens[at]!.word) &&
    !FOREIGN.has(tokens[at - 1]?.word ?? '') &&
    tokens.slice(0, at).some(({ word }) => DETERMINERS.has(word));
  return isAlone &&
    tokens
      .slice(at + 1)
      .every(({ is, word }) => is === 'word' && !BE.has(word) && !POINTERS.has(word) && !LISTENERS.has(word) && roleOf(word) === null)
    ? at
    : -1;
}

/** "In its own words", "in the agency's words", but not "in other words". */
function ownerOfWords(tokens: readonly Token[], at: number): number {
  const from = Math.max(0, at - 4);
  const preposition = tokens.slice(from, at).findIndex(({ word }) => word === 'in');
  return preposition === -1
    ? -1
    : tokens.findIndex(({ word, is }, index) => index > from + preposition && index < at && is === 'word' && roleOf(word) !== null);
}

const NUMBER = /^\d{1,3}$/;

/** "The wording", "step 4" right before a token. */
function isTextBefore(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at - 1]?.word ?? '';
  return TEXT_NOUNS.has(word) || (NUMBER.test(word) && NUMBERED_PARTS.has(tokens[at - 2]?.word ?? ''));
}

/** The token before, what stands in parentheses passed over. */
function stepBack(tokens: readonly Token[], at: number): number {
  if (tokens[at - 1]?.word !== ')') return at - 1;
  const opening = tokens.findLastIndex(({ word, is }, index) => index < at && (word === '(' || is === 'named'));
  return opening === -1 ? at - 2 : tokens[opening]!.is === 'named' ? opening : opening - 1;
}

/** "does not say", "nothing in X says". */
function isDenied(tokens: readonly Token[], at: number): boolean {
  // "No it doesn't, it says": a clause of its own denies nothing.
  const comma = tokens.findLastIndex(({ is }, index) => is === 'comma' && index < at);
  const from = Math.max(at - 3, roleOf(tokens[comma + 1]?.word ?? '') ? comma : 0);
  // "NHTSA No. X" and "No. X says" deny nothing.
  return tokens.some(
    ({ word }, index) =>
      index >= from && index < at && (DENIALS.has(word) || /n['’]t$/.test(word)) && !(word === 'no' && tokens[index + 1]?.is === 'named'),
  );
}

/** "a word for “…”", but not "X for “…”" or "calls for “…”". */
function isPlain(token: Token | undefined): boolean {
  return token?.is === 'word' && !isVerb(token.word) && !ASKING.has(token.word);
}

function isOther({ word }: Token): boolean {
  return roleOf(word) === 'other';
}

export function isVerb(word: string): boolean {
  return SAYING.has(word) || SPEAKING.has(word) || SAYING_WEAKLY.has(word);
}

function isConjunct(token: Token | undefined): boolean {
  return token?.word === 'and' || token?.word === 'but' || token?.word === 'then';
}

/** Whose verb is it? The nearest noun, id or name before it; after "and" the first of the sentence. */
function subjectOf(tokens: readonly Token[], verb: number): Speaker {
  const { word: said } = tokens[verb]!;
  const isSpeech = REPLYING.has(said) || (said === 'told' && LISTENERS.has(tokens[verb + 1]?.word ?? ''));
  if (verb === 0 && CALLING_UP.has(said)) return OTHER;
  // "He read the second paragraph aloud": the words are the paper's.
  if (
    /^read(?:s|ing)?$/.test(said) &&
    tokens.at(-1)!.word !== 'as' &&
    tokens.slice(verb + 1).some(({ word }) => /^(?:page|it)$/.test(word) || QUOTED_PARTS.has(word))
  )
    return { ...UNSAID, is: 'document', cue: true };
  if (isConjunct(tokens[verb - 1])) return subjectFirst(tokens.slice(0, verb)) ?? { ...UNSAID, cue: true };
  // "X is the one that says “…”"
  const one =
    /^(?:that|which)$/.test(tokens[verb - 1]?.word ?? '') && tokens[verb - 2]?.word === 'one' && BE.has(tokens[verb - 4]?.word ?? '')
      ? tokens[verb - 5]
      : undefined;
  if (one?.is === 'named') return speaks(one, true);
  // "The agency declined an interview, citing “…”": who does it is the first of the sentence, and need not do it in a document.
  if (said.endsWith('ing') && tokens[verb - 1]?.is === 'comma' && !tokens.some(({ is }) => is === 'named')) {
    const first = subjectFirst(tokens.slice(0, verb));
    return first?.is === 'other' || first?.whole ? first : { ...UNSAID, cue: true };
  }
  const before = afterApposition(tokens, verb);
  if (isStranger(tokens, before)) return personAt(tokens, before - 1);
  for (let at = stepBack(tokens, before); at >= 0; at = stepBack(tokens, at)) {
    const { is, word, capital } = tokens[at]!;
    if (is === 'named') return speaks(tokens[at]!, true);
    if (word === ';') break;
    if (is !== 'word') continue;
    // "…, while the union that builds it insists": whoever that is, it is not the id before.
    if (BREAKS.has(word))
      return tokens.slice(at + 1, verb).some((each) => each.is === 'word' && !FILLERS.has(each.word)) ? OTHER : { ...UNSAID, cue: true };
    if (word === 'what' || (at === verb - 1 && LISTENERS.has(word))) return OTHER;
    if (word === 'whoever' || word === 'whomever') return OTHER;
    if (isOrdinalAlone(tokens, at)) return inOrder(word);
    if ((word === 'one' || word === 'ones') && ORDINALS.has(tokens[at - 1]?.word ?? '')) return inOrder(tokens[at - 1]!.word);
    if ((word === 'one' || word === 'ones') && DISTINGUISHING.has(tokens[at - 1]?.word ?? ''))
      return { ...UNSAID, is: 'document', distinguished: true, cue: true };
    const role = roleOf(word);
    // "Our complaint alleges that this shows “…”"
    if (word === 'this' && at === verb - 1 && /^shows?$|^showed$/.test(said)) return { ...UNSAID, cue: true };
    if (role === 'company' && (said === 'said' || said === 'told' || isSpeech || CALLING.has(said)))
      return isInDocument(tokens.slice(0, at)) ? { ...UNSAID, is: 'document', cue: true } : OTHER;
    if (role) return isSpeech || (role !== 'other' && isToldBy(tokens, at)) ? OTHER : spokenBy(tokens, at);
    const isName =
      capital && at === before - 1 && (SPEAKING.has(said) || (tokens[at - 1]?.capital === true && !roleOf(tokens[at - 1]!.word)));
    if (isName) return personAt(tokens, at);
  }
  if (SPEAKING.has(said)) return OTHER;
  const head = lastBefore(tokens, verb);
  const isOneOfMany = tokens.slice(Math.max(0, head - 2), head).some(({ word }) => word === 'a' || word === 'an');
  return DOCUMENT_PARTS.has(tokens[head]?.word ?? '') && !isOneOfMany
    ? { ...UNSAID, is: 'document', whole: true, cue: true }
    : { ...UNSAID, cue: true };
}

/** "If someone tells you it says “…”": nobody has said that it does. */
function isToldBy(tokens: readonly Token[], noun: number): boolean {
  const from =
    noun -
    1 -
    tokens
      .slice(0, noun)
      .toReversed()
      .findIndex(({ is, word }) => is !== 'word' || BREAKS.has(word));
  const clause = tokens.slice(from >= noun ? 0 : from + 1, noun);
  const verb = clause.findLastIndex(({ word }) => TELLING.has(word));
  return (
    verb > 0 &&
    clause.length - verb <= 4 &&
    isOther(clause[verb - 1]!) &&
    clause.some(({ word }) => /^(?:if|when|whenever|should)$/.test(word))
  );
}

/** "The former says", "both say", but not "X and Y both say". */
function isOrdinalAlone(tokens: readonly Token[], at: number): boolean {
  const { word } = tokens[at]!;
  if (word === 'former' || word === 'latter') return true;
  return word === 'both'
    ? tokens[at - 1]?.is !== 'named' && tokens[at - 1]?.is !== 'word'
    : ORDINALS.has(word) && tokens[at - 1]?.word === 'the';
}

function inOrder(word: string): Speaker {
  return { ...UNSAID, is: 'document', ordinal: ORDINALS.get(word)!, cue: true };
}

/** The noun before a verb, fillers passed over. */
function lastBefore(tokens: readonly Token[], end: number): number {
  let at = end - 1;
  while (at >= 0 && tokens[at]!.is === 'word' && (FILLERS.has(tokens[at]!.word) || tokens[at]!.word.endsWith('ly'))) at--;
  return at;
}

/** "The parts desk" right before a token: documents, their parts and who issues them are known by name, so this is somebody else. */
function isStranger(tokens: readonly Token[], end: number): boolean {
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

/** "The bulletin, which is for dealers, says": the comma that begins what stands between subject and verb; else the verb itself. */
function afterApposition(tokens: readonly Token[], verb: number): number {
  if (tokens[verb - 1]?.is !== 'comma') return verb;
  const comma = tokens.findLastIndex(({ is }, at) => is === 'comma' && at < verb - 1);
  return comma > 0 && /^(?:which|who|that|an?|the|now|then|as|for|in|dated|issued|filed|published)$/.test(tokens[comma + 1]?.word ?? '')
    ? comma
    : verb;
}

/** "In a notice posted on Friday, the company said": the notice says it. */
function isInDocument(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ word }, at) =>
      SOURCE_PREPOSITIONS.has(word) &&
      tokens.slice(at + 1, at + 4).some((each) => roleOf(each.word) === 'document' || DOCUMENT_PARTS.has(each.word)),
  );
}

/** Tokens from a verb of calling to what it calls X, a description of X between them. */
const FARTHEST_CALL = 14;

/** "A lawyer called X “…”": who speaks is the lawyer, and not of what X says. */
function calledBy(tokens: readonly Token[]): Speaker | null {
  const verb = tokens.findLastIndex(({ word }) => CALLING.has(word));
  if (verb === -1 || tokens.length - verb > FARTHEST_CALL) return null;
  const subject = subjectFirst(tokens.slice(Math.max(0, verb - 6), verb));
  return subject?.is === 'document' ? subject : NOBODY;
}

/** "wrote of X that “…”": X is what it is about. */
function spokenOf(tokens: readonly Token[], at: number): Speaker | null {
  const label = labelStart(tokens, at);
  return /^(?:of|about|on)$/.test(tokens[label]?.word ?? '') && isVerb(tokens[label - 1]?.word ?? '') ? subjectOf(tokens, label - 1) : null;
}

/** "X says that the bulletin Y “…”": X says it, of Y. */
function saidOf(tokens: readonly Token[], at: number): Speaker | null {
  const label = labelStart(tokens, at);
  const verb = tokens[label]?.word === 'that' ? label - 1 : label;
  const subject = isVerb(tokens[verb]?.word ?? '') ? subjectOf(tokens, verb) : null;
  return subject?.at === undefined ? null : subject;
}

function speaks({ at }: Token, spoken: boolean): Speaker {
  return { ...UNSAID, is: 'document', at, spoken, bound: spoken, cue: true };
}

/** "I asked ChatGPT “…”" is nobody's statement; "MC-… asks dealers to “…”" is the document's. */
function asked(lead: readonly Token[]): Speaker {
  const subject = subjectFirst(lead);
  return subject?.is === 'document' ? subject : NOBODY;
}

function subjectFirst(tokens: readonly Token[]): Speaker | null {
  for (const [at, token] of tokens.entries()) {
    if (token.is === 'named') return speaks(token, true);
    if (token.is === 'word' && roleOf(token.word)) return spokenBy(tokens, at);
    if (isOrdinalAlone(tokens, at) && !roleOf(tokens[at + 1]?.word ?? '')) return inOrder(token.word);
  }
  return null;
}

/** "The dealer's version", but not "the owner's letter", which every owner gets. */
function isOthersOwn(token: Token | undefined): boolean {
  return token !== undefined && /['’]s?$/.test(token.word) && isOther(token) && !FILERS.has(token.word.replace(/s?['’]s?$/, ''));
}

/** What a noun's words are. */
function spokenBy(tokens: readonly Token[], noun: number): Speaker {
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
    is: 'document',
    kinds,
    pronoun: role === 'pronoun' || /^(?:its|this)$/.test(tokens[noun - 1]?.word ?? ''),
    distinguished,
    same,
    ...(ordinal !== undefined && { ordinal }),
    whole,
    cue: true,
  };
}

/** A person who speaks within a document's own statement ("EA24-002 says owners reported") is quoted by the document. */
function quotedBy(tokens: readonly Token[], noun: number): Speaker {
  let verb = false;
  for (let at = noun - 1; at >= Math.max(0, noun - 12); at--) {
    const token = tokens[at]!;
    // What the document says has been quoted already: the person speaks by himself.
    if (token.is === 'stop' || token.is === 'quoted') break;
    if (token.is === 'colon' && tokens[at - 1]?.is === 'named') return speaks(tokens[at - 1]!, true);
    if (token.is === 'named' && (verb || /^(?:to|per|in|from|complaint)$/.test(wordBefore(tokens, at)))) return speaks(token, true);
    if (token.is === 'word' && verb && isOther(token)) break;
    if (token.is === 'word' && isVerb(token.word)) verb = true;
  }
  return personAt(tokens, noun);
}

/** "A driver from Ohio", "the owner": they also file complaints. */
function personAt(tokens: readonly Token[], at: number): Speaker {
  return tokens.slice(Math.max(0, at - 3), at + 1).some(({ word }) => FILERS.has(word)) ? { ...OTHER, files: true } : OTHER;
}

/** The word before a token, labels of an id passed over ("in complaint ODI-…", "according to NHTSA recall 24V-…"). */
function wordBefore(tokens: readonly Token[], index: number): string {
  return tokens[labelStart(tokens, index)]?.word ?? '';
}

function labelStart(tokens: readonly Token[], index: number): number {
  let at = index - 1;
  while (at >= 0 && index - at <= 4 && (roleOf(tokens[at]!.word) === 'document' || /^(?:no|number|id|the|#)$/.test(tokens[at]!.word))) at--;
  return at;
}

/** The same behind the words: "says X", "said a spokesman", "the bulletin says", "according to X". */
function speakerAfter(tokens: readonly Token[]): Speaker | null {
  const start = tokens.findIndex(({ is }) => is !== 'comma');
  const words =
    start === -1 ? [] : tokens.slice(tokens[start]!.word === 'as' && tokens[start + 1]?.word === 'per' ? start + 1 : start, start + 8);
  const [first] = words;
  if (!first || isConjunct(first) || first.word === 'while') return null;
  const end = words.findIndex(({ is }) => is === 'comma' || is === 'stop' || is === 'quoted' || is === 'colon');
  const clause = end === -1 ? words : words.slice(0, end);
  const noun = clause.findIndex(({ is, word }) => is === 'named' || (is === 'word' && roleOf(word)));
  if (SPOKEN_ABOUT.has(first.word)) return { ...UNSAID, cue: true };
  if (first.word === 'according' || first.word === 'per')
    return noun === -1 || clause[noun]!.is === 'named' ? { ...UNSAID, cue: true } : spokenBy(clause, noun);
  const verb = clause.findIndex(({ word }) => isVerb(word));
  if (verb === -1 || verb > 5) return null;
  const { word: said } = clause[verb]!;
  const isName = SPEAKING.has(said) && (clause[verb + 1]?.capital || (verb > 0 && first.capital));
  // "As one put it": "it" is what was said.
  if (first.word === 'as' && noun > verb && clause[noun]!.is === 'word') return OTHER;
  if (noun === -1)
    return isName || isNameAlone(clause.slice(verb + 1)) || isStranger(clause, verb) || isStranger(clause, clause.length)
      ? OTHER
      : { ...UNSAID, cue: true };
  if (clause[noun]!.is === 'named') return { ...UNSAID, cue: true };
  const isCompany = roleOf(clause[noun]!.word) === 'company';
  if (isCompany && isInDocument(clause.slice(verb))) return { ...UNSAID, is: 'document', whole: true, cue: true };
  return REPLYING.has(said) || (said === 'said' && isCompany) ? OTHER : spokenBy(clause, noun);
}

/** "says Tom, a rider", "sagt Petra K. aus Ohio", "says neighbour J. Lund": a name right behind the verb, or one word before it. */
function isNameAlone([first, second]: readonly Token[]): boolean {
  const isName = (token: Token | undefined): boolean =>
    token?.is === 'word' && token.capital && !PART_NOUNS.has(token.word) && !TEXT_NOUNS.has(token.word);
  return isName(first) || (first?.is === 'word' && isName(second));
}

/** "What does the bulletin say?": who answers in the words that stand alone behind it. */
export function speakerAsked(question: string): Speaker | null {
  const match = ASKED.exec(question);
  const tokens = match ? tokensOf(question.slice(0, READ), match[0].length).slice(0, 8) : [];
  const noun = tokens.findIndex(({ is, word }) => is === 'named' || (is === 'word' && roleOf(word)));
  if (noun === -1 || tokens[noun]!.is === 'named' || !tokens.slice(noun).some(({ word }) => isVerb(word))) return null;
  const speaker = spokenBy(tokens, noun);
  return speaker.is === 'document' ? { ...speaker, pronoun: false, whole: true } : speaker;
}

const ASKED = /^\W*(?:\d{1,2}[.)]\s*)?(?:what|how|where)\s+(?:else\s+)?(?:does|do|did)\s(?=[^?]*\?\W*$)/i;

/** Between "described" and "as" (tokens). */
const FARTHEST_AS = 6;

/** A label of a few words of which none belongs to a document: "Tip: “…”", "Gary: “…”". */
export function isStrangeLabel(lead: string): boolean {
  const tokens = tokensOf(lead.slice(-READ));
  if (tokens.at(-1)?.is !== 'colon' || tokens.length < 2 || tokens.length > 6 || lead.length > READ) return false;
  const words = tokens.slice(0, -1);
  return words.every(
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

/** Is a verb of saying or a colon within `reach` words before the end of the text, or at the beginning of `after`? */
export function isCued(before: string, after: string, reach: number): boolean {
  const tokens = tokensOf(before.slice(-80)).filter(({ word }) => !FILLERS.has(word));
  // "described the noise as “…”"
  if (tokens.at(-1)?.word === 'as') reach = Math.max(reach, FARTHEST_AS);
  for (let i = tokens.length - 1; i >= Math.max(0, tokens.length - 1 - reach); i--) {
    const { is, word } = tokens[i]!;
    if (is === 'colon' && i === tokens.length - 1) return true;
    if (is === 'stop') break;
    if (SAYING.has(word) || SPEAKING.has(word)) return true;
  }
  const next = tokensOf(after.slice(0, 60))
    .filter(({ is }) => is !== 'comma')
    .slice(0, 3);
  return (
    next[0]?.word === 'according' ||
    (next[0]?.word === 'per' && next.length > 1) ||
    next.some(({ word }) => SAYING.has(word) || SPEAKING.has(word))
  );
}

/** "Output", "Prompt", "ChatGPT's answer": a label of words that no document holds. */
export function isOthers(label: string): boolean {
  const tokens = tokensOf(label.slice(0, 60)).filter(({ is }) => is === 'word' || is === 'named');
  return (
    label.length < 60 &&
    tokens.length <= 4 &&
    tokens.every(({ is }) => is === 'word') &&
    tokens.some(({ word }) => roleOf(word) === 'other' && !PRONOUNS_OF_PERSONS.has(word))
  );
}
