import { vocabulary } from './words/vocabulary.ts';
import type { Words } from './words/words.ts';

/** What a word can be to the number that it stands in. */
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
} as const;

const SPELLED: readonly (readonly [role: number, words: string])[] = [
  [ROLE.unit, 'one two three four five six seven eight nine first second third fourth fifth sixth seventh eighth ninth'],
  [ROLE.teen, 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'],
  [ROLE.ten, 'twenty thirty forty fifty sixty seventy eighty ninety'],
  [ROLE.scale, 'hundred thousand million billion trillion'],
  [ROLE.dozen, 'dozen'],
  [ROLE.minus, 'minus'],
  [ROLE.and, 'and'],
  [ROLE.slash, '/'],
];

const ROLES = new Map(SPELLED.flatMap(([role, words]) => words.split(' ').map((word) => [word, role] as const)));

/** By word number: its ROLE; 0 where nobody has asked. */
let known = new Uint8Array(1 << 12);

function roleOf(id: number): number {
  if (id < 0) return ROLE.none;
  if (id >= known.length) {
    const more = new Uint8Array(Math.max(id + 1, 2 * known.length));
    more.set(known);
    known = more;
  }
  return (known[id] ||= ROLES.get(vocabulary.word(id)) ?? figureRole(vocabulary.word(id)));
}

function figureRole(word: string): number {
  if (/^\d{3}$/.test(word)) return ROLE.threeFigures;
  if (/^\d{1,2}$/.test(word)) return ROLE.shortFigure;
  return /^[-+]?\d[\d.,]*$/.test(word) ? ROLE.figure : ROLE.none;
}

const FIGURES: ReadonlySet<number> = new Set([ROLE.figure, ROLE.shortFigure, ROLE.threeFigures]);
const BELOW_HUNDRED: ReadonlySet<number> = new Set([ROLE.unit, ROLE.ten, ROLE.teen]);

/**
 * Do words `at - 1` and `at` belong to one number that is written with blanks: "two hundred", "5 million", "2 1/2", "minus 20"?
 * @param idAt the number of a word in the vocabulary, negative where there is none
 */
export function isInsideNumber(idAt: (at: number) => number, at: number): boolean {
  const [before, after] = [roleOf(idAt(at - 1)), roleOf(idAt(at))];
  if (before === ROLE.none || after === ROLE.none) return false;
  if (after === ROLE.scale || after === ROLE.dozen) return FIGURES.has(before) || BELOW_HUNDRED.has(before) || before === ROLE.scale;
  if (before === ROLE.scale) return BELOW_HUNDRED.has(after) || (after === ROLE.and && BELOW_HUNDRED.has(roleOf(idAt(at + 1))));
  if (before === ROLE.and) return BELOW_HUNDRED.has(after) && roleOf(idAt(at - 2)) === ROLE.scale;
  if (before === ROLE.ten) return after === ROLE.unit;
  if (before === ROLE.minus) return FIGURES.has(after) || BELOW_HUNDRED.has(after);
  const isShort = before === ROLE.shortFigure || before === ROLE.threeFigures;
  return isShort && after === ROLE.shortFigure && roleOf(idAt(at + 1)) === ROLE.slash && FIGURES.has(roleOf(idAt(at + 2)));
}

/** A word that can stand in a number of several words; most cannot, and need no second look. */
export function mayBeInNumber(id: number): boolean {
  return roleOf(id) !== ROLE.none;
}

/** Blanks that stand for the commas between thousands. A common blank parts the last two numbers of a recall, too: "99 V 901 000". */
const NARROW = /^[\u00A0\u2007\u2009\u202F]$/;

/** The same in a text, where nothing but a blank may part the two. */
export function isInsideNumberAt({ text, ids, starts, ends, count }: Words, at: number): boolean {
  const idAt = (place: number) => (place >= 0 && place < count ? ids[place]! : -1);
  if (roleOf(idAt(at - 1)) === ROLE.none || roleOf(idAt(at)) === ROLE.none) return false;
  const between = text.slice(ends[at - 1], starts[at]);
  const [before, after] = [roleOf(idAt(at - 1)), roleOf(idAt(at))];
  if (NARROW.test(between) && (before === ROLE.shortFigure || before === ROLE.threeFigures) && after === ROLE.threeFigures) return true;
  return /^\s+$/.test(between) && isInsideNumber(idAt, at);
}
