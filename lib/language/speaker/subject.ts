import { CALLING, isVerb, roleOf } from '../lexicon/index.ts';
import type { Token } from '../tokens.ts';
import { beforeLabel, stepBack } from './clauses.ts';
import { subjectFirst } from './person.ts';
import { CUED, NOBODY, type Speaker } from './shape.ts';
import * as rows from './subject-rows.ts';
import type { Look, SubjectRow } from './subject-rows.ts';

/** The rows by what they are asked of; within each, the first that fits tells who speaks. */
export interface SubjectTable {
  /** The whole clause, before the walk. */
  clause: readonly SubjectRow[];
  /** Any word, or an id. */
  word: readonly SubjectRow[];
  /** The whole clause, after the walk has found nobody. */
  end: readonly SubjectRow[];
}

/** The order is part of the table: an earlier row wins. */
export const SUBJECT_ROWS: SubjectTable = {
  clause: [rows.calledAgain, rows.readAloud, rows.andSays, rows.theOneThatSays, rows.declinedCiting, rows.aStranger],
  word: [
    rows.id,
    rows.whileAUnionSays,
    rows.butSays,
    rows.whatTheySay,
    rows.themSaying,
    rows.theLatter,
    rows.theSecondOne,
    rows.theOldOne,
    rows.thisShows,
    rows.aCompanySaid,
    rows.aNounReplied,
    rows.aNoun,
    rows.aName,
  ],
  end: [rows.somebodySaid, rows.theFootnote],
};

/** "The bulletin, which is for dealers, says": the comma that begins what stands between subject and verb; else the verb itself. */
function afterApposition(tokens: readonly Token[], verb: number): number {
  if (tokens[verb - 1]?.is !== 'comma') return verb;
  const comma = tokens.findLastIndex(({ is }, at) => is === 'comma' && at < verb - 1);
  return comma > 0 && /^(?:which|who|that|an?|the|now|then|as|for|in|dated|issued|filed|published)$/.test(tokens[comma + 1]?.word ?? '')
    ? comma
    : verb;
}

/** Whose verb is it? The nearest noun, id or name before it; after "and" the first of the sentence. */
export function subjectOf(tokens: readonly Token[], verb: number, table: SubjectTable = SUBJECT_ROWS): Speaker {
  const look: Look = {
    tokens,
    verb,
    said: tokens[verb]!.word,
    end: afterApposition(tokens, verb),
    at: verb,
    word: '',
    before: '',
    role: null,
  };
  return subjectBy(table.clause, look) ?? walkBack(look, table) ?? subjectBy(table.end, look) ?? CUED;
}

function subjectBy(group: readonly SubjectRow[], look: Look): Speaker | null {
  return group.find((row) => row.when(look))?.gives(look) ?? null;
}

function walkBack(look: Look, table: SubjectTable): Speaker | null {
  for (look.at = stepBack(look.tokens, look.end); look.at >= 0; look.at = stepBack(look.tokens, look.at)) {
    const { is, word } = look.tokens[look.at]!;
    look.word = word;
    look.before = look.tokens[look.at - 1]?.word ?? '';
    look.role = roleOf(word);
    if (word === ';') return null;
    if (is !== 'word' && is !== 'named') continue;
    const subject = subjectBy(table.word, look);
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
