import { isVerb } from '../lexicon/index.ts';
import type { Token } from '../tokens.ts';
import { isDenial, isNamedOrNoun } from './clauses.ts';
import { type Speaker } from './shape.ts';

import * as rows from './behind-rows.ts';
import type { BehindRow, Look } from './behind-rows.ts';

/** How many tokens are read. */
const READ = 8;
/** The order is part of the table: the first row that fits tells. */
export const BEHIND_ROWS: readonly BehindRow[] = [
  rows.andGoesOn,
  rows.means,
  rows.accordingToANoun,
  rows.accordingToAnId,
  rows.noVerb,
  rows.asOnePutIt,
  rows.aNameOrAStranger,
  rows.nobodyNamedOrAnId,
  rows.theCompanySaidInANotice,
  rows.replied,
  rows.aNounSays,
];

/** Who speaks by what stands behind the words: "says X", "said a spokesman", "the bulletin says", "according to X". */
export function speakerBehind(tokens: readonly Token[], table: readonly BehindRow[] = BEHIND_ROWS): Speaker | null {
  const start = tokens.findIndex(({ is }) => is !== 'comma');
  if (start === -1) return null;
  const isAsPer = tokens[start]!.word === 'as' && tokens[start + 1]?.word === 'per';
  const words = tokens.slice(isAsPer ? start + 1 : start, start + READ);
  const end = words.findIndex(({ is }) => is === 'comma' || is === 'stop' || is === 'quoted' || is === 'colon');
  const clause = end === -1 ? words : words.slice(0, end);
  const verb = clause.findIndex(({ word }) => isVerb(word));
  const look: Look = { first: words[0]!, clause, noun: clause.findIndex(isNamedOrNoun), verb, said: clause[verb]?.word ?? '' };
  return table.find((row) => row.when(look))?.gives(look) ?? null;
}

/** How far behind the words they are denied (tokens). */
const FARTHEST_DENIAL = 12;

/** "“…” is not in it", "“…” does not appear anywhere". */
export function isDeniedBehind(tokens: readonly Token[]): boolean {
  const near = tokens.slice(0, FARTHEST_DENIAL);
  const denial = near.findIndex(({ word }) => isDenial(word));
  return (
    denial > 0 &&
    near.slice(0, denial).every(({ is }) => is === 'word') &&
    /^(?:in|appear|appears|found|part|there|anywhere|mentioned)$/.test(near[denial + 1]?.word ?? '')
  );
}
