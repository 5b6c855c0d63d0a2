import { BREAKS, roleOf } from '../lexicon/index.ts';
import type { Token } from '../tokens.ts';
import { stepBack } from './clauses.ts';
import * as rows from './lead-rows.ts';
import { isPlace, isSaying, type Lead, type LeadRow, type Look } from './lead-rows.ts';

/** The rows by what they are asked of; within each, the first that fits gives the lead. */
export interface LeadTable {
  /** The whole clause, before the walk. */
  line: readonly LeadRow[];
  /** An id, which ends the walk. */
  name: readonly LeadRow[];
  /** A semicolon, "but": the beginning of the clause, which ends the walk. */
  clause: readonly LeadRow[];
  /** Any word. */
  word: readonly LeadRow[];
  /** A noun that can speak. */
  noun: readonly LeadRow[];
  /** The whole clause, after the walk has found nothing. */
  end: readonly LeadRow[];
}

/** The order is part of the table: an earlier row wins. */
export const LEAD_ROWS: LeadTable = {
  line: [rows.fromAStranger, rows.wishedFor],
  name: [rows.meOfAnId, rows.idDeniedOrExplained, rows.id],
  clause: [rows.anothersClause],
  word: [
    rows.suchAsAnothers,
    rows.suchAs,
    rows.fromMe,
    rows.searchedAnIdFor,
    rows.whichMeans,
    rows.aWordFor,
    rows.inOtherWords,
    rows.inItsOwnWords,
    rows.itsWarningIs,
    rows.rightAfterNot,
    rows.theSecondAfterAQuotation,
    rows.whetherTheLine,
    rows.theLine,
    rows.opensWith,
    rows.asked,
    rows.personsPhrases,
    rows.theWordingIsNot,
    rows.theWordingIs,
    rows.doesNotSay,
    rows.says,
    rows.wasTold,
    rows.accordingTo,
  ],
  noun: [rows.theSameFiling, rows.nounAndColon, rows.inTheFiling],
  end: [rows.aPersonFirstAndAColon, rows.aTextAlone, rows.myOwn],
};

/**
 * Looks from the quotation back for the nearest verb of saying, id, or noun that speaks by a colon or a preposition.
 * @param tokens the sentence up to the quotation
 */
export function leadIn(tokens: readonly Token[], table: LeadTable = LEAD_ROWS): Lead {
  const last = tokens.at(-1)?.is;
  // "Cause – “…”" is a label like "Cause: “…”"; in a longer clause a dash leads to nothing.
  const isColon = last === 'colon' || (last === 'dash' && tokens.length <= 4);
  const look: Look = {
    tokens,
    colon: isColon,
    at: tokens.length - 1,
    word: '',
    before: '',
    says: false,
    role: null,
    words: 0,
    object: -1,
    othersClause: false,
    cue: isColon,
  };
  return leadBy(table.line, look) ?? walkBack(look, table) ?? leadBy(table.end, look) ?? { is: look.cue ? 'cue' : 'nothing', at: -1 };
}

function leadBy(group: readonly LeadRow[], look: Look): Lead | null {
  for (const row of group)
    if ((row.near === undefined || look.words < row.near) && row.when(look)) return { is: row.gives, at: row.at?.(look) ?? look.at };
  return null;
}

function walkBack(look: Look, table: LeadTable): Lead | null {
  for (; look.at >= 0; look.at = stepBack(look.tokens, look.at)) {
    const { is, word } = look.tokens[look.at]!;
    look.word = word;
    look.before = look.tokens[look.at - 1]?.word ?? '';
    if (is === 'named') return leadBy(table.name, look);
    if (word === ';' || BREAKS.has(word)) return leadBy(table.clause, look);
    if (is !== 'word') continue;
    look.says = isSaying(look);
    const lead = leadBy(table.word, look);
    if (lead) return lead;
    if (look.says) {
      look.cue = true;
      look.othersClause = true;
      look.object = -1;
    } else if (!look.othersClause && (look.role = roleOf(word)) && !isPlace(look)) {
      const spoken = leadBy(table.noun, look);
      if (spoken) return spoken;
      look.object = look.at;
    }
    look.words++;
  }
  return null;
}
