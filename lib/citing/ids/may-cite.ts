import { ANY_ACTION } from '../action-codes.ts';

/** White space of the page's source may stand where an id is broken. */
const GAP = '\\W{0,60}';
/** What stands between the groups of a number; not 10,000 and not within a telephone number. */
const BLANK = '[^\\w.,:;!?%$€£()/]{1,60}';
/** ELE234, R1234, TC002-06: letters, then more digits; fault codes (P0300) are common and no ids. */
const LETTERS_AND_DIGITS =
  '(?<=(?:[ad-oq-tv-z]|(?:aud|bod|bra|cam|cha|clu|ele|eng|ext|fue|hev|hva|int|ps|sa|sc|ste|sus|tra|trans)[\\s-]{0,60})\\d\\d)\\d|' +
  '(?<=[a-z]{2}\\d\\d)\\d-\\d\\d';

/**
 * Two digits, and beside them what makes them a part of an id. Every id of the grammar (grammar.ts) has two digits side by side,
 * so everything is looked at from there: on text without them the whole is as cheap as its first two characters.
 */
const ID_SHAPE = new RegExp(
  '\\d\\d(?<!\\d\\d\\d)(?:' +
    [
      // EA24002, MC-11035781, a bare number, most makers' numbers
      '\\d{3}',
      // 11,035,781
      ',\\d{3},\\d{3}(?!,?\\d)',
      // 24V064, 24V | -064
      `${GAP}[vetc]${GAP}(?:\\d|$)`,
      // 24-002, 26-091, 22-2229, 15 025
      `${BLANK}\\d{3}`,
      // 08/074/20, 8-003-21; a date has no three digits in its middle
      '\\d[-/]\\d\\d(?!\\w)',
      // 21-NA-123, 21-ST-003H
      '[-\\u2010-\\u2015](?=\\d?[a-z])[a-z\\d]{2}[-\\u2010-\\u2015]\\d{3}',
      // 18-19-02, 05-26-3
      '-\\d{1,2}-\\d',
      // the letters of a kind and the first digits: EA24 | -002, MC-11 | 035781, SIB 17, T-SB-00
      `(?<=(?<![a-z])(?:${ANY_ACTION})\\W{0,60}\\d\\d)`,
      '(?<=(?<![a-z])(?:mc|odi|t?sb|tt|s/b|si(?:b|\\W{0,60}[a-z])?|pi[cept]|ntb|itb|' +
        'li|sa|sr|mtb|ds|mcl|w[a-z]{2}(?=-))\\W{0,60}\\d\\d)',
      LETTERS_AND_DIGITS,
      // -064 and 4V-064 where markup has cut the beginning off
      '(?<=^\\W{0,2}(?:\\d?\\W{0,2}[vetc]\\W{0,2}|\\d?[-\\u2010-\\u2015]|(?=0))\\d\\d)[^\\W_]',
      // 26- | 091 where it cuts the end off
      '[-\\u2010-\\u2015]\\s?\\d{0,2}$',
      // EA%2024-002: a blank in an address
      '(?<=%)\\W?\\d\\d',
    ].join('|') +
    ')',
  'i',
);

/**
 * Cheap first pass: could this run of text, or this address, hold a document id? It may say yes too often. It never says no to a run
 * that holds an id; of an id that markup cuts in two, at least one of the runs gets a yes. A page where every run gets a no is left alone.
 */
export function mayCite(text: string): boolean {
  return ID_SHAPE.test(text);
}

/** As above, less what is there for a beginning or an end, and for ids that are cut. */
const GLUED_SHAPE = new RegExp(
  '\\d\\d(?:' +
    [
      '\\d{3}',
      ',\\d{3},\\d{3}',
      `${GAP}[vetc]${GAP}\\d`,
      `${BLANK}\\d{1,2}(?:\\d|${BLANK}\\d)`,
      `\\d(?:/|${BLANK})\\d\\d`,
      '[-\\u2010-\\u2015](?=\\d?[a-z])[a-z\\d]{2}[-\\u2010-\\u2015]\\d{3}',
      // SA 901, PIP9901B, LI99.85, MTB 99-10, WXX-99
      `(?<=(?:sa|pi[cept])${GAP}\\d\\d)\\d`,
      `(?<=(?:li|mtb|ds|mcl)${GAP}\\d\\d)\\W{1,60}\\d`,
      '(?<=w[a-z]{2}[-\\u2010-\\u2015]\\d\\d)',
      LETTERS_AND_DIGITS,
    ].join('|') +
    ')',
  'i',
);

/**
 * The same for text in which runs and blocks are put together without a seam, so that nothing can be told from where one begins or
 * ends: yes wherever an id stands whole, whatever is glued to it. Says yes far more often; whoever gets one asks about each run.
 */
export function mayCiteWithin(text: string): boolean {
  return GLUED_SHAPE.test(text);
}

const NHTSA = /nhtsa/i;
/** Numbers that stand alone in an address: of articles, posts and other bodies' documents. */
const LONE_NUMBERS = /(?<=[/=?&#]|[a-z]\.)\d{5,}(?![\da-z%]|[-/.]\d)/gi;

/** The same for an address, in which digits alone count only where it names NHTSA (in-address.ts). Most pages have such addresses. */
export function addressMayCite(address: string): boolean {
  return mayCite(address) && (NHTSA.test(address) || mayCite(address.replace(LONE_NUMBERS, '')));
}
