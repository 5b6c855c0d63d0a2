import {
  BE,
  BREAKS,
  CALLING,
  CALLING_UP,
  DISTINGUISHING,
  DOCUMENT_PARTS,
  FILLERS,
  isVerb,
  LISTENERS,
  ORDINALS,
  QUOTED_PARTS,
  REPLYING,
  roleOf,
  SPEAKING,
  TELLING,
} from '../lexicon/index.ts';
import type { Token } from '../tokens.ts';
import { beforeLabel, isConjunct, isInDocument, isOrdinalAlone, isOther, isStranger, lastBefore, stepBack } from './clauses.ts';
import { personAt, spokenBy, subjectFirst } from './person.ts';
import { CUED, DOCUMENT, inOrder, NOBODY, OTHER, speaks, type Speaker } from './shape.ts';

/** What is known on the way back from a verb of saying to its subject. */
interface Look {
  readonly tokens: readonly Token[];
  /** The verb, and its word. */
  readonly verb: number;
  readonly said: string;
  /** Where the subject must stand before: the verb, or the comma that begins an apposition before it. */
  readonly before: number;
  /** The token that is looked at. */
  at: number;
}

/** One way of having a subject. Its example is in subject.examples.ts. */
export interface SubjectRow {
  name: string;
  when(look: Look): boolean;
  gives(look: Look): Speaker;
}

/** The rows by what they are asked of; within each, the first that fits tells who speaks. */
export interface SubjectTable {
  /** The whole clause, before the walk. */
  clause: readonly SubjectRow[];
  /** Any word, or an id. */
  word: readonly SubjectRow[];
  /** The whole clause, after the walk has found nobody. */
  end: readonly SubjectRow[];
}

const wordBefore = ({ tokens, at }: Look, back = 1): string => tokens[at - back]?.word ?? '';
const here = ({ tokens, at }: Look): string => tokens[at]!.word;
const isOne = (look: Look): boolean => here(look) === 'one' || here(look) === 'ones';

/** Persons reply, and tell somebody; documents do not. */
const isSpeech = ({ tokens, verb, said }: Look): boolean =>
  REPLYING.has(said) || (said === 'told' && LISTENERS.has(tokens[verb + 1]?.word ?? ''));

/** "He read the second paragraph aloud". */
const isReadAloud = ({ tokens, verb, said }: Look): boolean =>
  /^read(?:s|ing)?$/.test(said) &&
  tokens.at(-1)!.word !== 'as' &&
  tokens.slice(verb + 1).some(({ word }) => /^(?:page|it)$/.test(word) || QUOTED_PARTS.has(word));

/** X in "X is the one that says “…”". */
const oneThat = ({ tokens, verb }: Look): Token | undefined =>
  /^(?:that|which)$/.test(tokens[verb - 1]?.word ?? '') && tokens[verb - 2]?.word === 'one' && BE.has(tokens[verb - 4]?.word ?? '')
    ? tokens[verb - 5]
    : undefined;

/** "The bulletin, which is for dealers, says": the comma that begins what stands between subject and verb; else the verb itself. */
function afterApposition(tokens: readonly Token[], verb: number): number {
  if (tokens[verb - 1]?.is !== 'comma') return verb;
  const comma = tokens.findLastIndex(({ is }, at) => is === 'comma' && at < verb - 1);
  return comma > 0 && /^(?:which|who|that|an?|the|now|then|as|for|in|dated|issued|filed|published)$/.test(tokens[comma + 1]?.word ?? '')
    ? comma
    : verb;
}

/** "If someone tells you it says “…”": nobody has said that it does. */
function isToldBy({ tokens, at: noun }: Look): boolean {
  const end = tokens.slice(0, noun).findLastIndex(({ is, word }) => is !== 'word' || BREAKS.has(word));
  const clause = tokens.slice(end + 1, noun);
  const verb = clause.findLastIndex(({ word }) => TELLING.has(word));
  return (
    verb > 0 &&
    clause.length - verb <= 4 &&
    isOther(clause[verb - 1]!) &&
    clause.some(({ word }) => /^(?:if|when|whenever|should)$/.test(word))
  );
}

/** Order is part of the table: an earlier row wins. */
export const SUBJECT_ROWS: SubjectTable = {
  clause: [
    { name: 'called again', when: ({ verb, said }) => verb === 0 && CALLING_UP.has(said), gives: () => OTHER },
    // The words are the paper's.
    { name: 'read aloud', when: isReadAloud, gives: () => DOCUMENT },
    {
      name: 'and says',
      when: ({ tokens, verb }) => isConjunct(tokens[verb - 1]),
      gives: ({ tokens, verb }) => subjectFirst(tokens.slice(0, verb)) ?? CUED,
    },
    {
      name: 'the one that says',
      when: (look) => oneThat(look)?.is === 'named',
      gives: (look) => speaks(oneThat(look)!, true),
    },
    {
      // Who does it is the first of the sentence, and need not do it in a document.
      name: 'declined, citing',
      when: ({ tokens, verb, said }) =>
        said.endsWith('ing') && tokens[verb - 1]?.is === 'comma' && !tokens.some(({ is }) => is === 'named'),
      gives: ({ tokens, verb }) => {
        const first = subjectFirst(tokens.slice(0, verb));
        return first?.is === 'other' || first?.whole ? first : CUED;
      },
    },
    {
      name: 'a stranger',
      when: ({ tokens, before }) => isStranger(tokens, before),
      gives: ({ tokens, before }) => personAt(tokens, before - 1),
    },
  ],
  word: [
    { name: 'id', when: ({ tokens, at }) => tokens[at]!.is === 'named', gives: ({ tokens, at }) => speaks(tokens[at]!, true) },
    {
      // Whoever that is, it is not the id before.
      name: 'while a union says',
      when: (look) =>
        BREAKS.has(here(look)) && look.tokens.slice(look.at + 1, look.verb).some(({ is, word }) => is === 'word' && !FILLERS.has(word)),
      gives: () => OTHER,
    },
    { name: 'but says', when: (look) => BREAKS.has(here(look)), gives: () => CUED },
    { name: 'what they say', when: (look) => here(look) === 'what', gives: () => OTHER },
    { name: 'them saying', when: (look) => look.at === look.verb - 1 && LISTENERS.has(here(look)), gives: () => OTHER },
    { name: 'whoever says', when: (look) => /^who(?:m)?ever$/.test(here(look)), gives: () => OTHER },
    { name: 'the latter', when: ({ tokens, at }) => isOrdinalAlone(tokens, at), gives: (look) => inOrder(here(look)) },
    {
      name: 'the second one',
      when: (look) => isOne(look) && ORDINALS.has(wordBefore(look)),
      gives: (look) => inOrder(wordBefore(look)),
    },
    {
      name: 'the old one',
      when: (look) => isOne(look) && DISTINGUISHING.has(wordBefore(look)),
      gives: () => ({ ...DOCUMENT, distinguished: true }),
    },
    {
      // "Our complaint alleges that this shows “…”"
      name: 'this shows',
      when: (look) => here(look) === 'this' && look.at === look.verb - 1 && /^show(?:s|ed)?$/.test(look.said),
      gives: () => CUED,
    },
    {
      name: 'a company said',
      when: (look) =>
        roleOf(here(look)) === 'company' && (look.said === 'said' || look.said === 'told' || isSpeech(look) || CALLING.has(look.said)),
      gives: ({ tokens, at }) => (isInDocument(tokens.slice(0, at)) ? DOCUMENT : OTHER),
    },
    {
      name: 'a noun replied',
      when: (look) => {
        const role = roleOf(here(look));
        return role !== null && (isSpeech(look) || (role !== 'other' && isToldBy(look)));
      },
      gives: () => OTHER,
    },
    { name: 'a noun', when: (look) => roleOf(here(look)) !== null, gives: ({ tokens, at }) => spokenBy(tokens, at) },
    {
      name: 'a name',
      when: ({ tokens, at, before, said }) =>
        tokens[at]!.capital &&
        at === before - 1 &&
        (SPEAKING.has(said) || (tokens[at - 1]?.capital === true && !roleOf(tokens[at - 1]!.word))),
      gives: ({ tokens, at }) => personAt(tokens, at),
    },
  ],
  end: [
    { name: 'somebody said', when: ({ said }) => SPEAKING.has(said), gives: () => OTHER },
    {
      // But not "a footnote", one of many.
      name: 'the footnote',
      when: ({ tokens, verb }) => {
        const head = lastBefore(tokens, verb);
        return (
          DOCUMENT_PARTS.has(tokens[head]?.word ?? '') &&
          !tokens.slice(Math.max(0, head - 2), head).some(({ word }) => word === 'a' || word === 'an')
        );
      },
      gives: () => ({ ...DOCUMENT, whole: true }),
    },
  ],
};

/** Whose verb is it? The nearest noun, id or name before it; after "and" the first of the sentence. */
export function subjectOf(tokens: readonly Token[], verb: number, table: SubjectTable = SUBJECT_ROWS): Speaker {
  const before = afterApposition(tokens, verb);
  const look: Look = { tokens, verb, said: tokens[verb]!.word, before, at: verb };
  return subjectBy(table.clause, look) ?? walkBack(look, table) ?? subjectBy(table.end, look) ?? CUED;
}

function subjectBy(rows: readonly SubjectRow[], look: Look): Speaker | null {
  return rows.find((row) => row.when(look))?.gives(look) ?? null;
}

function walkBack(look: Look, table: SubjectTable): Speaker | null {
  for (look.at = stepBack(look.tokens, look.before); look.at >= 0; look.at = stepBack(look.tokens, look.at)) {
    const { is, word } = look.tokens[look.at]!;
    if (word === ';') return null;
    const subject = is === 'word' || is === 'named' ? subjectBy(table.word, look) : null;
    if (subject) return subject;
  }
  return null;
}

/** Tokens from a verb of calling to what it calls X, a description of X between them. */
const FARTHEST_CALL = 14;
/** Tokens before a verb of calling in which its subject stands. */
const FARTHEST_CALLER = 6;

/** "A lawyer called X “…”": who speaks is the lawyer, and not of what X says; null where nothing is called so. */
export function calledBy(tokens: readonly Token[]): Speaker | null {
  const verb = tokens.findLastIndex(({ word }) => CALLING.has(word));
  if (verb === -1 || tokens.length - verb > FARTHEST_CALL) return null;
  const subject = subjectFirst(tokens.slice(Math.max(0, verb - FARTHEST_CALLER), verb));
  return subject?.is === 'document' ? subject : NOBODY;
}

/** "wrote of X that “…”": X is what it is about. */
export function spokenOf(tokens: readonly Token[], at: number): Speaker | null {
  const label = beforeLabel(tokens, at);
  return /^(?:of|about|on)$/.test(tokens[label]?.word ?? '') && isVerb(tokens[label - 1]?.word ?? '') ? subjectOf(tokens, label - 1) : null;
}

/** "X says that the bulletin Y “…”": X says it, of Y. */
export function saidOf(tokens: readonly Token[], at: number): Speaker | null {
  const label = beforeLabel(tokens, at);
  const verb = tokens[label]?.word === 'that' ? label - 1 : label;
  const subject = isVerb(tokens[verb]?.word ?? '') ? subjectOf(tokens, verb) : null;
  return subject?.at === undefined ? null : subject;
}
