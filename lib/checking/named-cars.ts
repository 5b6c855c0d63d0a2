import { type ContextWord, contextWords, COVERING_WORDS, DATED_THINGS, DENIALS, NEGATIONS } from './context-words.ts';
import type { DocumentScope } from './document.ts';
import type { Car } from './scope.ts';

/**
 * The model years, trims and VINs that a page's own words name, one entry each: what the scope cautions hold against a document.
 * A year counts only where the words say that it is a car's; a trim only if the document leaves it out.
 * @param words the citing sentence without the quoted words
 * @returns nothing where the words themselves deny that the document covers the car
 */
export function namedCars(words: string, scope: DocumentScope): Car[] {
  const cars = [
    ...modelYears(words, scope).map((year) => ({ year })),
    ...scope.excludedTrims.filter((trim) => namesTrim(words, trim, scope)).map((trim) => ({ trim })),
    ...Array.from(words.matchAll(VIN), ([vin]) => ({ vin })).filter(({ vin }) => /\d/.test(vin)),
  ];
  return cars.length > 0 && deniesCoverage(contextWords(words)) ? [] : cars;
}

const VIN = /(?<![\p{L}\p{N}])[A-HJ-NPR-Z0-9]{17}(?![\p{L}\p{N}])/gu;

/** One year, or a list or range of them: `2016`, `2017-2019`, `2017 through 2019`, `2016, 2017 and 2018`, `MY2017`, `'17`. */
const FULL_YEAR = '(?:19[5-9]|20[0-4])\\d';
const BETWEEN_YEARS = '(?:\\s*[-–—‑/&,]\\s*|\\s+(?:to|through|thru|and|or)\\s+|,\\s*(?:and|or)\\s+)';
const YEARS = new RegExp(
  `(?<![\\p{L}\\p{N}$€£.,:/#-])(?:MY ?)?(?:${FULL_YEAR}|['’‘]\\d\\d)` +
    `(?:${BETWEEN_YEARS}(?:${FULL_YEAR}|['’‘]?\\d\\d))*(?![\\p{L}\\p{N}%]|[.,]\\d|-\\d)`,
  'gu',
);
const YEAR = /(?:19[5-9]|20[0-4])\d|\d\d/g;
const RANGE = /^\s*(?:[-–—‑]|to|through|thru)\s*$/i;

function modelYears(words: string, scope: DocumentScope): number[] {
  const years = new Set<number>();
  for (const match of words.matchAll(YEARS)) {
    if (isCarYear(words, match.index, match.index + match[0].length, match[0], scope))
      for (const year of spelledOut(match[0])) years.add(year);
  }
  return [...years].sort();
}

/** `2017-2019` is 2017, 2018, 2019; `2016 and '18` is 2016, 2018. */
function spelledOut(expression: string): number[] {
  const years: number[] = [];
  let end = 0;
  for (const match of expression.matchAll(YEAR)) {
    const year = match[0].length === 4 ? Number(match[0]) : century(Number(match[0]), years.at(-1));
    const previous = years.at(-1);
    if (previous !== undefined && RANGE.test(expression.slice(end, match.index)))
      for (let between = previous + 1; between < year; between++) years.push(between);
    years.push(year);
    end = match.index + match[0].length;
  }
  return years;
}

function century(twoDigits: number, after: number | undefined): number {
  if (after !== undefined) return Math.floor(after / 100) * 100 + twoDigits;
  return twoDigits < 50 ? 2000 + twoDigits : 1900 + twoDigits;
}

const POSSESSIVES = new Set(['your', 'my', 'our', 'his', 'her', 'their']);
const ARTICLES = new Set(['a', 'an', 'the', 'any', 'every', 'that', 'this']);
const DATING = new Set([
  'in',
  'since',
  'during',
  'by',
  'until',
  'of',
  'early',
  'late',
  'mid',
  'before',
  'after',
  'january',
  'february',
  'march',
  'april',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]);
const CAR_WORDS = new Set([
  'model',
  'models',
  'model-year',
  'my',
  'car',
  'cars',
  'vehicle',
  'vehicles',
  'truck',
  'trucks',
  'suv',
  'suvs',
  'sedan',
  'van',
  'owner',
  'owners',
  'trim',
  'trims',
]);

function isCarYear(words: string, start: number, end: number, expression: string, scope: DocumentScope): boolean {
  if (expression.startsWith('MY')) return true;
  const before = contextWords(words.slice(Math.max(0, start - 40), start)).map(({ word }) => word);
  const after = contextWords(words.slice(end, end + 40)).map(({ word }) => word);
  const [next = '', second = ''] = adjoining(words.slice(end, end + 40)) ? after : [];
  const previous = before.at(-1) ?? '';
  if (previous === 'year' || previous === 'years' || previous === 'my') return before.at(-2) === 'model' || previous === 'my';
  if (same(next + second, scope.model) || same(next, scope.model) || same(second, scope.model)) return true;
  if (DATED_THINGS.has(next)) return false;
  if (CAR_WORDS.has(next)) return true;
  if (POSSESSIVES.has(previous)) return true;
  if (DATING.has(previous)) return false;
  if (same(next, scope.make)) return true;
  return ARTICLES.has(previous) && next === '';
}

/** No sentence mark parts the year from the word after it. */
function adjoining(rest: string): boolean {
  return /^[\s(]*[\p{L}\p{N}]/u.test(rest);
}

function same(word: string, name: string | undefined): boolean {
  return Boolean(name) && plain(word).replace(/s$/, '') === plain(name ?? '').replace(/s$/, '');
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** `LX` counts wherever it stands; a trim that is also a plain word (`Sport`) only beside a car. */
function namesTrim(words: string, trim: string, scope: DocumentScope): boolean {
  const spelled = trim.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[\s-]+/g, '[\\s‑-]?');
  const code = /^[A-Z0-9 -]{2,}$/.test(trim);
  const named = new RegExp(`(?<![\\p{L}\\p{N}‑-])${spelled}(?![\\p{L}\\p{N}]|[‑-]\\p{Lu})`, code ? 'gu' : 'giu');
  for (const match of words.matchAll(named)) {
    if (code) return true;
    const before = contextWords(words.slice(Math.max(0, match.index - 30), match.index)).slice(-2);
    const after = contextWords(words.slice(match.index + match[0].length, match.index + match[0].length + 30)).slice(0, 1);
    if (
      [...before, ...after].some(
        ({ word }) => CAR_WORDS.has(word) || /^(?:19|20)\d\d$/.test(word) || same(word, scope.model) || same(word, scope.make),
      )
    )
      return true;
  }
  return false;
}

/** "does not in any way cover", "not for the 2016": how many words a negation reaches forward. */
const DENIAL_REACH = { covering: 4, year: 3 };

function deniesCoverage(words: readonly ContextWord[]): boolean {
  return words.some(({ word }, at) => {
    if (DENIALS.has(word)) return true;
    const reach = COVERING_WORDS.has(word) ? DENIAL_REACH.covering : /^(?:19|20)\d\d$/.test(word) ? DENIAL_REACH.year : 0;
    return words.slice(Math.max(0, at - reach), at).some((earlier) => NEGATIONS.has(earlier.word));
  });
}
