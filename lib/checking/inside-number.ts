import { vocabulary } from './words/vocabulary.ts';
import { kindOfWord, WORD_KIND } from './words/word-kinds.ts';
import { NARROW } from './words/lookahead.ts';
import type { Words } from './words/words.ts';

/** What a word can be to the number, or to the word, that it stands in. */
const ROLE = {
  none: 1,
  figure: 2,
  shortFigure: 3,
  threeFigures: 4,
  unit: 5,
  ten: 6,
  teen: 7,
  scale: 8,
  dozen: 9,
  minus: 10,
  and: 11,
  slash: 12,
  times: 13,
  article: 14,
  fraction: 15,
  measure: 16,
  per: 17,
  /** "non defective": denies the word behind it, however it is written to it. */
  non: 18,
  /** "un- safe", "(un) safe": does so where a hyphen or bracket shows that it is a part of a word. */
  prefix: 19,
  ordinal: 20,
  /** An ordinal, and a unit of time. */
  second: 21,
} as const;

const SPELLED: readonly (readonly [role: number, words: string])[] = [
  [ROLE.unit, 'one two three four five six seven eight nine'],
  [ROLE.ordinal, 'first third fourth fifth sixth seventh eighth ninth'],
  [ROLE.second, 'second'],
  [ROLE.teen, 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'],
  [ROLE.ten, 'twenty thirty forty fifty sixty seventy eighty ninety'],
  [ROLE.scale, 'hundred thousand million billion trillion'],
  [ROLE.dozen, 'dozen'],
  [ROLE.minus, 'minus negative'],
  [ROLE.and, 'and'],
  [ROLE.slash, '/'],
  [ROLE.times, 'x ×'],
  [ROLE.article, 'a'],
  [ROLE.fraction, 'half quarter quarters thirds fifths tenths'],
  [ROLE.per, 'per'],
  [ROLE.non, 'non'],
  [ROLE.prefix, 'un dis mis il im ir in de anti'],
];

const ROLES = new Map(SPELLED.flatMap(([role, words]) => words.split(' ').map((word) => [word, role] as const)));

/** Units of one letter, and "in", are other words as well: behind a blank only their capital tells. */
const LETTER_UNITS: ReadonlySet<string> = new Set(['v', 'w', 'l', 'n']);
const SHORT_UNITS: ReadonlySet<string> = new Set(['ft', 'yd', 'mi', 'gal', 'qt', 'pt']);

/** By word number: its ROLE; 0 where nobody has asked. */
let known = new Uint8Array(1 << 12);

function roleOf(id: number): number {
  if (id < 0) return ROLE.none;
  if (id >= known.length) {
    const more = new Uint8Array(Math.max(id + 1, 2 * known.length));
    more.set(known);
    known = more;
  }
  return (known[id] ||= roleOfWord(vocabulary.word(id)));
}

function roleOfWord(word: string): number {
  const spelled = ROLES.get(word);
  if (spelled !== undefined) return spelled;
  if (/^\d{3}$/.test(word)) return ROLE.threeFigures;
  if (/^\d{1,2}$/.test(word)) return ROLE.shortFigure;
  if (/^[-+]?\.?\d[\d.,]*$/.test(word)) return ROLE.figure;
  const isUnit = kindOfWord(word) === WORD_KIND.unit && /^\p{L}/u.test(word);
  return isUnit || LETTER_UNITS.has(word) || SHORT_UNITS.has(word) ? ROLE.measure : ROLE.none;
}

const FIGURES: ReadonlySet<number> = new Set([ROLE.figure, ROLE.shortFigure, ROLE.threeFigures]);
const CARDINALS: ReadonlySet<number> = new Set([ROLE.unit, ROLE.ten, ROLE.teen]);
const ORDINALS: ReadonlySet<number> = new Set([ROLE.ordinal, ROLE.second]);
const BELOW_HUNDRED: ReadonlySet<number> = new Set([...CARDINALS, ...ORDINALS]);
const NUMBERS: ReadonlySet<number> = new Set([...FIGURES, ...CARDINALS, ROLE.scale, ROLE.dozen, ROLE.fraction]);
const MEASURES: ReadonlySet<number> = new Set([ROLE.measure, ROLE.second]);

type RoleAt = (at: number) => number;

/**
 * Do words `at - 1` and `at` belong to one number that is written with blanks: "two hundred", "5 million", "2 1/2", "minus 20", "one
 * and a half"?
 */
function isInsideNumber(roleAt: RoleAt, at: number): boolean {
  const [before, after] = [roleAt(at - 1), roleAt(at)];
  if (before === ROLE.none || after === ROLE.none) return false;
  if (after === ROLE.scale || after === ROLE.dozen) return FIGURES.has(before) || CARDINALS.has(before) || before === ROLE.scale;
  if (after === ROLE.times) return FIGURES.has(before) && FIGURES.has(roleAt(at + 1));
  if (before === ROLE.times) return FIGURES.has(after) && FIGURES.has(roleAt(at - 2));
  // What is left of a power: "1.5 x 10 5".
  if (FIGURES.has(before) && FIGURES.has(after) && roleAt(at - 2) === ROLE.times) return FIGURES.has(roleAt(at - 3));
  if (after === ROLE.and) {
    const next = roleAt(at + 1);
    if (before === ROLE.scale && BELOW_HUNDRED.has(next)) return true;
    return NUMBERS.has(before) && (next === ROLE.fraction || (next === ROLE.article && roleAt(at + 2) === ROLE.fraction));
  }
  if (before === ROLE.and) {
    const earlier = roleAt(at - 2);
    if (BELOW_HUNDRED.has(after) && earlier === ROLE.scale) return true;
    return NUMBERS.has(earlier) && (after === ROLE.fraction || (after === ROLE.article && roleAt(at + 1) === ROLE.fraction));
  }
  if (after === ROLE.fraction && before === ROLE.article) return roleAt(at - 2) === ROLE.and && NUMBERS.has(roleAt(at - 3));
  if (after === ROLE.fraction) return before === ROLE.unit || FIGURES.has(before);
  if (before === ROLE.scale) return BELOW_HUNDRED.has(after);
  if (before === ROLE.ten) return after === ROLE.unit || ORDINALS.has(after);
  if (before === ROLE.minus) return FIGURES.has(after) || BELOW_HUNDRED.has(after);
  const isShort = before === ROLE.shortFigure || before === ROLE.threeFigures;
  return isShort && after === ROLE.shortFigure && roleAt(at + 1) === ROLE.slash && FIGURES.has(roleAt(at + 2));
}

/**
 * Words `at - 1` and `at` may be parts of one number, measure or word: their text has to be looked at. Most are not.
 * @param idAt the number of a word in the vocabulary, negative where there is none
 */
export function mayBeCut(idAt: (at: number) => number, at: number): boolean {
  const before = roleOf(idAt(at - 1));
  if (before === ROLE.none) return false;
  if (before === ROLE.non || before === ROLE.prefix) return true;
  const after = roleOf(idAt(at));
  if (after === ROLE.none) return false;
  if (after === ROLE.per) return MEASURES.has(before);
  if (MEASURES.has(after) && NUMBERS.has(before)) return true;
  return (FIGURES.has(before) && after === ROLE.threeFigures) || isInsideNumber((place) => roleOf(idAt(place)), at);
}

/** Words `at - 1` and `at` are parts of one number or word, as the text shows, although no character joins them. */
export function isInsideNumberAt(words: Words, at: number): boolean {
  const { text, ids, starts, ends, count } = words;
  const before = roleOf(ids[at - 1]!);
  if (before === ROLE.none) return false;
  const between = text.slice(ends[at - 1], starts[at]);
  if (before === ROLE.non) return /^[\s\-\u2010-\u2015)\]]+$/.test(between);
  if (before === ROLE.prefix) return isPrefix(text.slice(starts[at - 1], ends[at - 1]).toLowerCase(), between, text[starts[at - 1]! - 1]);
  const after = roleOf(ids[at]!);
  if (after === ROLE.none || !/^\s+$/.test(between)) return false;
  if (after === ROLE.threeFigures && (before === ROLE.shortFigure || before === ROLE.threeFigures))
    if (NARROW.test(between) || isInThousands(words, at)) return true;
  return isInsideNumber((place) => (place >= 0 && place < count ? roleOf(ids[place]!) : ROLE.none), at);
}

/** Syllables that are words, too: only a hyphen right behind them makes them a part of one. */
const ALSO_WORDS: ReadonlySet<string> = new Set(['in', 'de', 'anti']);

function isPrefix(word: string, between: string, opening: string | undefined): boolean {
  if (/^[-\u2010\u2011]\s*$/.test(between)) return !ALSO_WORDS.has(word) || /\s$/.test(between);
  if (ALSO_WORDS.has(word)) return false;
  return /^\s*[-\u2010-\u2014]\s*$/.test(between) || (/^\)\s*$/.test(between) && opening === '(');
}

/** Groups of thousands with common blanks between them: at least two behind the first, and none of an id ("99 V 901 000"). */
function isInThousands({ text, ids, starts, ends, count }: Words, at: number): boolean {
  const isGroupAt = (place: number) =>
    place < count && roleOf(ids[place]!) === ROLE.threeFigures && /^\s$/.test(text.slice(ends[place - 1], starts[place]));
  let first = at - 1;
  while (first > 0 && isGroupAt(first)) first--;
  if (!FIGURES.has(roleOf(ids[first]!))) first++;
  let end = at;
  while (isGroupAt(end)) end++;
  const isNumber = (place: number) => place >= 0 && place < count && FIGURES.has(roleOf(ids[place]!));
  return end - first > 2 && text[starts[first]!] !== '0' && !(isNumber(end) && /^\s$/.test(text.slice(ends[end - 1], starts[end])));
}

/**
 * A quotation that ends before word `at` leaves out the unit of its last number, or what the unit is counted by: "torque to 5" of "5
 * Nm", "5 miles" of "5 miles per hour".
 */
export function endsBeforeUnit({ text, ids, starts, ends, count }: Words, at: number): boolean {
  if (at < 1 || at >= count) return false;
  const before = roleOf(ids[at - 1]!);
  const after = roleOf(ids[at]!);
  if (after === ROLE.per)
    return MEASURES.has(before) && at > 1 && NUMBERS.has(roleOf(ids[at - 2]!)) && /^\s+$/.test(text.slice(ends[at - 1], starts[at]));
  if (!MEASURES.has(after) || !NUMBERS.has(before) || !/^\s+$/.test(text.slice(ends[at - 1], starts[at]))) return false;
  const unit = text.slice(starts[at], ends[at]);
  // "V" is a unit in a text of small letters and capitals only.
  return (
    !LETTER_UNITS.has(unit.toLowerCase()) ||
    (/^[VWLN]$/.test(unit) && FIGURES.has(before) && /[a-z]{3}/.test(text.slice(Math.max(0, starts[at]! - 40), starts[at])))
  );
}
