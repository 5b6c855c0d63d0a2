import { COMMON_WORDS } from './common-words.ts';

/** Alphabets that tell the language, or what it is not, by themselves. Kana stands before Han: Japanese has both. */
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['th', /\p{Script=Thai}/gu],
];

/** Letters of an alphabet that tell it, and the share of all letters that they must have: names and units are written in Latin. */
const LEAST_LETTERS = 4;
const LEAST_SHARE_OF_LETTERS = 0.3;

/** Words that a text has at least: fewer can be names, or anything. */
const LEAST_WORDS = 6;

/** Common words among them, and their share: in running text every second or third word is one. */
const LEAST_COMMON = 3;
const LEAST_SHARE_OF_COMMON = 0.2;

/** Letters beside a figure are a code: "S33". */
const WORD = /(?<![\p{L}\p{N}])\p{L}+(?![\p{L}\p{N}])/gu;

/** So much of a long text tells as much as all of it (code units). */
const MOST_READ = 4000;

/**
 * The language that a text is written in, told by its commonest words.
 * @param around text that the writer wrote around it: where the text itself is too short to tell, its language counts, unless the text
 * has none of its words
 * @returns a code of ISO 639, or null where it cannot be told for sure
 */
export function languageOf(text: string, around = ''): string | null {
  const script = scriptOf(text);
  if (script) return script;
  const counts = countCommon(text);
  const own = surest(counts);
  if (own || around === '') return own;
  const language = surest(countCommon(around));
  if (!language) return null;
  const others = Object.keys(counts.common).filter((other) => other !== language);
  return others.every((other) => counts.common[other]! < counts.common[language]!) ? language : null;
}

function scriptOf(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [language, script] of SCRIPTS) {
    const count = text.match(script)?.length ?? 0;
    if (count >= LEAST_LETTERS && count >= letters * LEAST_SHARE_OF_LETTERS) return language;
  }
  return null;
}

interface Counts {
  words: number;
  /** Common words, by language. */
  common: Readonly<Record<string, number>>;
}

function countCommon(text: string): Counts {
  const words = text.slice(0, MOST_READ).toLowerCase().match(WORD) ?? [];
  const common = Object.fromEntries(
    Object.entries(COMMON_WORDS).map(([language, list]) => [language, words.filter((word) => list.has(word)).length]),
  );
  return { words: words.length, common };
}

/** The language with the most common words, if there are enough of them and no other has as many. */
function surest({ words, common }: Counts): string | null {
  const [first, second] = Object.entries(common).toSorted(([, one], [, other]) => other - one);
  const [language, count] = first!;
  const isSure = words >= LEAST_WORDS && count >= LEAST_COMMON && count >= words * LEAST_SHARE_OF_COMMON && count > second![1];
  return isSure ? language : null;
}
