import { isWhite } from './range.ts';
import { isWordPart, NAMED, QUOTED } from './tokens.ts';

/** What a sentence may do behind an abbreviation. */
export type AbbreviationKind =
  /** A title, a label, a word that joins: it always leads to what follows ("Dr. Bell", "Sec. 573", "vs. the State"). */
  | 'leads'
  /** A measure, a date, a time: small letters and numbers go on behind it; a capital begins a sentence ("40 lbs. Ford says"). */
  | 'measures'
  /** It stands in names and at ends alike: only a word that begins sentences does so ("the U.S. Department", but "the U.S. The recall"). */
  | 'closes';

const list = (words: string): readonly string[] => words.split(' ');

/**
 * Words after which a full stop need not end a sentence: in lower case, without their last stop; "z.b" is also "z. B.". Each has an example
 * in abbreviations.examples.ts, by which the test proves it needed.
 */
const BY_KIND: Readonly<Record<AbbreviationKind, readonly string[]>> = {
  leads: list(
    // Titles.
    'mr mrs ms dr prof gov sen sra srta dra ' +
      // They join, or lead to an example.
      'vs v e.g i.e cf ca approx incl p.ej p.ex z.b d.h bzw ggf vgl inkl aprox ' +
      // Numbers, and parts of documents and offices that have some.
      'no nos nr núm pág p pp fig figs sec para art ch vol rev ref ed tel ext ph',
  ),
  measures: list('jan feb mar apr jun jul aug sep sept oct nov dec a.m p.m yr yrs hr hrs min max ft lb lbs oz gal mi'),
  closes: list('etc usw inc co corp ltd mfg mfr dept u.s u.s.a u.s.c u.k jr sr al st ave blvd rd est'),
};

/** The kind of each. */
export const ABBREVIATIONS: ReadonlyMap<string, AbbreviationKind> = new Map(
  (Object.keys(BY_KIND) as AbbreviationKind[]).flatMap((kind) => BY_KIND[kind].map((word) => [word, kind] as const)),
);

/** Words that begin sentences, and no names: what stands first most often in English, German, Spanish and French. */
const BEGINNERS: ReadonlySet<string> = new Set(
  list(
    'the a an this that these those there here it its i we you he she they my our your his her their what why how ' +
      'in on at by from for with after before since until when while as if although because ' +
      'and but or so not all both each some many most one two another however according also then later now is are was did does ' +
      'der die das ein eine im am laut dort sie es er wir ich el la los las un una en según le les il elle ce dans selon nous',
  ),
);

/** What goes on with a capital behind a time or a date: "5 p.m. Eastern", "9 a.m. Monday". */
const BEHIND_TIMES: ReadonlySet<string> = new Set(
  list('eastern central mountain pacific et est edt ct cst cdt pt pst pdt monday tuesday wednesday thursday friday saturday sunday'),
);

/** A word of so many code units is longer than any abbreviation with the figures on it. */
const TOO_LONG = 8;
/** Figures that are written onto a unit: "40lbs.", "5p.m.". */
const FIGURES = /^\d+/;
const LETTER = /\p{L}/u;

/** Opening marks, Markdown's among them. */
const OPENERS = /(?:["'“‘„([*_]|«\s?)*/y;

/** Behind the marks that open at an offset. */
export function afterOpeners(text: string, at: number): number {
  OPENERS.lastIndex = at;
  OPENERS.test(text);
  return OPENERS.lastIndex;
}

/**
 * Does the full stop at `dot` only end an abbreviation, so that the sentence goes on behind it?
 * @param begin where the next word, sign or opening mark stands; offsets in code units
 * @param initials whether any single letter is taken for an abbreviation
 */
export function isAbbreviated(text: string, dot: number, begin: number, initials: boolean): boolean {
  let start = dot;
  while (start > 0 && dot - start < TOO_LONG && (isWordPart(text, start - 1) || text[start - 1] === '.')) start--;
  if (dot - start === TOO_LONG) return false;
  const written = text.slice(start, dot);
  const kind = kindOf(text, start, written.toLowerCase(), begin);
  if (!kind) return initials && written.length === 1 && LETTER.test(written);
  if (kind === 'leads') return written !== 'No' || !isAnswer(text, start, begin);
  return !beginsSentence(text, afterOpeners(text, begin), kind === 'measures' && written !== written.toUpperCase());
}

function kindOf(text: string, start: number, word: string, begin: number): AbbreviationKind | undefined {
  const kind = ABBREVIATIONS.get(word);
  if (kind || word === '') return kind;
  if (word < ':') return ABBREVIATIONS.get(word.replace(FIGURES, '')) === 'measures' ? 'measures' : undefined;
  // "z. B.", "5 p. m. Eastern": at the first stop, and at the second.
  if (word.length === 1 && text[begin + 1] === '.' && ABBREVIATIONS.has(`${word}.${text[begin]!.toLowerCase()}`)) return 'leads';
  return text[start - 2] === '.' ? ABBREVIATIONS.get(`${text[start - 3]?.toLowerCase()}.${word}`) : undefined;
}

/** "No. The recall says …", `Dealer: "No." Then …`, but "No. 5" and "NHTSA No. X". */
function isAnswer(text: string, start: number, begin: number): boolean {
  let at = start - 1;
  while (at >= 0 && text[at] !== '\n' && (isWhite(text, at) || '"“‘\''.includes(text[at]!))) at--;
  return (at < 0 || '.!?:\n'.includes(text[at]!)) && LETTER.test(text[afterOpeners(text, begin)] ?? '');
}

/** @param inSmallLetters whether the text is known to be so that a capital tells a sentence's first word */
function beginsSentence(text: string, at: number, inSmallLetters: boolean): boolean {
  if (text[at] === QUOTED || text[at] === NAMED) return true;
  const written = wordAt(text, at);
  const word = written.toLowerCase();
  if (written[0] === word[0] || text[at + 1] === '.') return false;
  return BEGINNERS.has(word) || (inSmallLetters && !BEHIND_TIMES.has(word));
}

/** The word at an offset, as much of it as can be in a list. */
function wordAt(text: string, at: number): string {
  let end = at;
  while (end < text.length && end - at < 12 && isWordPart(text, end)) end++;
  return text.slice(at, end);
}
