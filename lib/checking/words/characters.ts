/**
 * What each character means to a comparison of words. Everything that the reader of words
 * folds is decided here, for documents and quotations alike.
 */

/** Kinds of characters. */
export const KIND = {
  /** Parts words and means nothing more: commas, brackets, bullets, pictures. */
  separator: 0,
  letter: 1,
  digit: 2,
  space: 3,
  newline: 4,
  /** Single quotation marks and everything that is used as an apostrophe. */
  apostrophe: 5,
  /** Double quotation marks. */
  quote: 6,
  /** Hyphens and dashes that are written inside words and ranges. */
  hyphen: 7,
  /** Longer dashes, which only part words. */
  dash: 8,
  /** Ends a sentence or a clause: ! ? : ; (a full stop is `dot`). */
  stop: 9,
  dot: 10,
  comma: 11,
  ellipsis: 12,
  /** A word of its own: % ° $ ± < & and other signs. */
  sign: 13,
  /** Nothing at all: soft hyphens, zero-width characters, direction marks. */
  ignored: 14,
  openBracket: 15,
  closeBracket: 16,
  less: 17,
  ampersand: 18,
  slash: 19,
  asterisk: 20,
  backslash: 21,
  /** Joins the letter before it. */
  mark: 22,
  /** A raised figure or sign: a footnote mark, or the power of a unit or number. */
  raised: 23,
  /** Several words in one character: a fraction, a degree sign with its letter, a unit with its power. */
  several: 24,
  /** Opens machine debris that chatbots leave (`【12:1†source】`, U+E200 … U+E201). */
  debris: 25,
  plus: 26,
  tilde: 27,
  parenthesis: 28,
  /** A lowered figure: part of a formula. */
  lowered: 29,
  /** A picture that says something: a tick, an arrow, a star. It may be left out like a bullet, but not be exchanged for another. */
  picture: 30,
  /** A dot at half height: a bullet, or between figures a decimal point or a product. */
  middleDot: 31,
} as const;

export interface Character {
  kind: number;
  /** What it compares as: lower case, composed, without its typographic form; empty where it compares as nothing. */
  folded: string;
  /** It imitates a Latin letter and belongs to another alphabet. */
  foreign: boolean;
  /** It compares as nothing or as a picture only because nothing is known of it: beside a figure it can be a sign of it. */
  unknown?: string;
}

/** Kind by code, below 128. */
export const ASCII_KIND: Uint8Array = asciiKinds();

function asciiKinds(): Uint8Array {
  const kinds = new Uint8Array(128);
  const set = (characters: string, kind: number) => {
    for (const character of characters) kinds[character.charCodeAt(0)] = kind;
  };
  set('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ', KIND.letter);
  set('0123456789', KIND.digit);
  set(' \t\v\f', KIND.space);
  set('\n\r', KIND.newline);
  // U+0018 and U+0019 are what is left of ‘ and ’ after a lossy conversion; so are U+001C and U+001D of “ and ”.
  set("'`\u0018\u0019", KIND.apostrophe);
  set('"\u001C\u001D', KIND.quote);
  // U+0002 is what PDF extraction leaves of a hyphen at a line end, U+0013 and U+0014 of dashes.
  set('-\u0002\u0013', KIND.hyphen);
  set('\u0014', KIND.dash);
  set('!?:;', KIND.stop);
  set('.', KIND.dot);
  set(',', KIND.comma);
  set('%$=>^@', KIND.sign);
  set('[', KIND.openBracket);
  set(']', KIND.closeBracket);
  set('<', KIND.less);
  set('&', KIND.ampersand);
  set('/', KIND.slash);
  set('*', KIND.asterisk);
  set('\\', KIND.backslash);
  set('+', KIND.plus);
  set('~', KIND.tilde);
  set('()', KIND.parenthesis);
  set(
    '\u0000\u0001\u0003\u0004\u0005\u0006\u0007\u0008\u000E\u000F\u0010\u0011\u0012\u0015\u0016\u0017\u001A\u001B\u001E\u001F\u007F',
    KIND.ignored,
  );
  return kinds;
}

/** Characters whose kind their Unicode category does not tell. */
const SPECIAL: readonly (readonly [kind: number, characters: string])[] = [
  [
    KIND.apostrophe,
    '\u2018\u2019\u201A\u201B\u2032\u2035\u00B4\u02B9\u02BB\u02BC\u02BD\u02C8' +
      '\u02CA\u02CB\u055A\uA78C\uFF07\uFF40\u0091\u0092\u2039\u203A\uFFFD\u300C\u300D',
  ],
  [
    KIND.quote,
    '\u201C\u201D\u201E\u201F\u2033\u2036\u2034\u00AB\u00BB\u275D\u275E\u301D' +
      '\u301E\u301F\uFF02\u0093\u0094\u300E\u300F\u02BA\u02DD\u{1F676}\u{1F677}\u{1F678}',
  ],
  // The second half are no hyphens, but what a reader takes for a minus sign: rules, overlines, box drawings.
  [
    KIND.hyphen,
    '\u2010\u2011\u2012\u2013\u2212\u02D7\u2043\uFE58\uFE63\uFF0D\u0096\u058A\u1806' +
      '\u00AF\u203E\uFF3F\uFFE3\u2500\u2501\u254C\u254D\u2574\u2576\u2578\u257A' +
      '\u2581\u25AC\u25AD\u23AF\u23BA\u23BB\u23BC\u23BD\u23E4\u268A\u2796',
  ],
  [KIND.plus, '\u02D6\u2795'],
  [KIND.dash, '\u2014\u2015\u2E3A\u2E3B\uFE31\uFE32\u0097\u2E17'],
  [KIND.ellipsis, '\u2026\u0085\u22EF'],
  [KIND.stop, '\u203C\u2047\u2048\u2049\u037E\uFE55'],
  [KIND.newline, '\u2028\u2029'],
  [KIND.ignored, '\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u20E3\uFEFF'],
  // Letters that show nothing.
  [KIND.space, '\u3164\uFFA0'],
  [KIND.middleDot, '\u00B7\u2022\u2219\u22C5'],
  // Bullets, and what marks a name as somebody's.
  [
    KIND.separator,
    '\u2023\u25AA\u25AB\u25B8\u25B9\u25E6\u25C6\u25C7\u2726\u2727\u2756\u27A2\u27A4\u29BF\u2981\u00A6\u2016\u2122\u2120\u00AE\u00A9',
  ],
  [KIND.slash, '\u2044\u2215'],
  [KIND.debris, '\u3010\uE200'],
  // U+202E turns round what follows it, so that a reader sees other figures and words than are there.
  [KIND.sign, '\u2030\u2031\u202E'],
  // Format characters that are seen: they are drawn around or below the figures behind them.
  [KIND.sign, '\u0600\u0601\u0602\u0603\u0604\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}'],
  [KIND.tilde, '\u02DC\u223C\u301C\u2053'],
];

/** Pictures and signs that say the same, by the one they compare as. What denies, like a cross, is a word that nobody may leave out. */
const ALIKE: readonly (readonly [kind: number, folded: string, characters: string])[] = [
  // A ring and the ordinal sign are typed for the degree sign that no keyboard has.
  [KIND.sign, '°', '\u00B0\u02DA\u00BA\u2218'],
  [KIND.sign, '✗', '\u2717\u2718\u2716\u2715\u2613\u274C\u274E'],
  [KIND.sign, '⛔', '\u26D4'],
  [KIND.sign, '%', '\u066A'],
  [KIND.sign, '‰', '\u0609'],
  [KIND.sign, '<', '\u02C2'],
  [KIND.sign, '>', '\u02C3'],
  [KIND.sign, '=', '\uA78A'],
  [KIND.sign, '≤', '\u2264\u2266\u2A7D'],
  [KIND.sign, '≥', '\u2265\u2267\u2A7E'],
  [KIND.picture, '✓', '\u2713\u2714\u2705\u{1F5F8}'],
  [KIND.picture, '☑', '\u2611\u{1F5F9}'],
  [KIND.picture, '☐', '\u2610\u25A1\u25A2\u25FB\u2B1C\u2752'],
  [KIND.picture, '■', '\u25A0\u25FC\u2B1B'],
  [KIND.picture, '★', '\u2605\u2B50'],
  [KIND.picture, '▶', '\u25B6\u25BA'],
  [KIND.picture, '◀', '\u25C0\u25C4'],
  [KIND.picture, '→', '\u2192\u21D2\u21E8\u2794\u2799\u279C\u279D\u279E\u27A1\u27F6\u27F9'],
  [KIND.picture, '←', '\u2190\u21D0\u21E6\u2B05\u27F5\u27F8'],
  [KIND.picture, '↑', '\u2191\u21D1\u21E7\u2B06'],
  [KIND.picture, '↓', '\u2193\u21D3\u21E9\u2B07'],
];

/**
 * Letters of other alphabets, and small capitals, by the Latin letters that they imitate. A capital can imitate where its small letter does
 * not.
 */
const IMITATIONS: readonly (readonly [latin: string, letters: string])[] = [
  ['a', '\u1D00\u0430\u0410\u0391\u03B1\u0251\u0561'],
  ['b', '\u0299\u0412\u0392\u042C\u13CF'],
  ['c', '\u0441\u0421\u03F2\u03F9\u1D04'],
  ['d', '\u1D05\u0501\u0500\u13E7'],
  ['e', '\u1D07\u0435\u0415\u0395\u212E\u04BD'],
  ['f', '\uA730\u03DC\u0584'],
  ['g', '\u0262\u0261\u0581\u050C'],
  ['h', '\u029C\u04BB\u04BA\u041D\u0397\u0570\u13C2'],
  ['i', '\u026A\u0456\u0406\u0399\u03B9\u0131\u04CF\u04C0\u0269'],
  ['j', '\u1D0A\u0458\u0408\u03F3\u0575'],
  ['k', '\u1D0B\u041A\u039A\u03BA\u043A'],
  ['l', '\u029F\u053C\u13DE'],
  ['m', '\u1D0D\u041C\u039C\u03FA'],
  ['n', '\u0274\u039D\u0578'],
  ['o', '\u043E\u041E\u039F\u03BF\u0585\u0555\u1D0F'],
  ['p', '\u1D18\u0440\u0420\u03A1\u03C1'],
  ['q', '\u051B\u051A\u0566'],
  ['r', '\u0280\u13A1'],
  ['s', '\uA731\u0455\u0405\u054F\u0282'],
  ['t', '\u1D1B\u0422\u03A4\u03C4'],
  ['u', '\u1D1C\u057D\u03C5\u028B'],
  ['v', '\u1D20\u0475\u0474\u03BD'],
  ['w', '\u1D21\u051D\u051C\u0461'],
  ['x', '\u0445\u0425\u03A7\u03C7'],
  ['y', '\u028F\u0443\u0423\u03A5\u04AF\u04AE\u0263'],
  ['z', '\u0396\u1D22'],
];

/** Letters that NFKC leaves apart although they compare as two. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ẞ: 'ss', ς: 'σ', æ: 'ae', Æ: 'ae', œ: 'oe', Œ: 'oe' };

const alike = new Map<number, Character>(
  ALIKE.flatMap(([kind, folded, characters]) =>
    Array.from(characters, (character) => [character.codePointAt(0)!, { kind, folded, foreign: false }] as const),
  ),
);
const special = new Map<number, number>(
  SPECIAL.flatMap(([kind, characters]) => Array.from(characters, (character) => [character.codePointAt(0)!, kind] as const)),
);
const imitations = new Map<number, string>(
  IMITATIONS.flatMap(([latin, letters]) => Array.from(letters, (letter) => [letter.codePointAt(0)!, latin] as const)),
);
const described = new Map<number, Character>();

/** What a character outside ASCII means. Costs one look-up after its first use. */
export function describe(codePoint: number): Character {
  let character = described.get(codePoint);
  if (!character) described.set(codePoint, (character = classify(codePoint)));
  return character;
}

function classify(codePoint: number): Character {
  const character = String.fromCodePoint(codePoint);
  const latin = imitations.get(codePoint);
  if (latin) return { kind: KIND.letter, folded: latin, foreign: true };
  const picture = alike.get(codePoint);
  if (picture) return picture;
  const kind = special.get(codePoint);
  // Only signs stand for themselves; all other special characters compare as nothing.
  if (kind !== undefined) return { kind, folded: kind === KIND.sign ? character.normalize('NFKC') : '', foreign: false };
  if (/\p{Variation_Selector}/u.test(character)) return { kind: KIND.ignored, folded: '', foreign: false };
  if (/[\u207A\u207B]/.test(character)) return { kind: KIND.raised, folded: character === '\u207A' ? '+' : '-', foreign: false };
  if (/[\u00B2\u00B3\u00B9\u2070\u2074-\u2079]/.test(character))
    return { kind: KIND.raised, folded: character.normalize('NFKC'), foreign: false };
  if (/[\u2080-\u2089]/.test(character)) return { kind: KIND.lowered, folded: character.normalize('NFKC'), foreign: false };
  if (/\p{M}/u.test(character)) return { kind: KIND.mark, folded: character, foreign: false };
  return categorise(character);
}

function categorise(character: string): Character {
  const plain = LETTERS[character] ?? character.normalize('NFKC');
  const folded = LETTERS[plain] ?? plain.toLowerCase();
  const only = plain.length === 1 && plain.charCodeAt(0) < 128 ? ASCII_KIND[plain.charCodeAt(0)]! : -1;
  if (only > KIND.digit) return { kind: only, folded, foreign: false };
  if (/^\p{Nd}+$/u.test(plain)) return { kind: KIND.digit, folded, foreign: false };
  // A figure in a ring, in brackets or with a full stop is that figure.
  const figure = figureOf(character, plain);
  if (figure) return { kind: KIND.digit, folded: figure, foreign: false };
  // A few letters decompose into a letter and a mark ("ŉ").
  if (/^\p{L}$/u.test(character)) return { kind: KIND.letter, folded: folded.replace(/[^\p{L}\p{M}]/gu, '') || character, foreign: false };
  if (/^[\p{L}\p{M}]+$/u.test(folded)) return { kind: KIND.letter, folded, foreign: false };
  if (/^\p{Zs}$/u.test(character)) return { kind: KIND.space, folded: '', foreign: false };
  if (/^\p{C}$/u.test(character) && !/^[\p{Co}\p{Cs}\p{Cn}]$/u.test(character)) return { kind: KIND.ignored, folded: '', foreign: false };
  if (/^\p{Pd}$/u.test(character)) return { kind: KIND.dash, folded: '', foreign: false };
  // Pictures and what no character is are words of their own; what is printed as a bullet is not.
  if (/^[\u{1F000}-\u{1FAFF}\p{Cn}]$/u.test(character)) return { kind: KIND.sign, folded: character, foreign: false };
  // "½", "℃", "㎡", "㎧".
  if (/[\p{L}\p{Nd}]/u.test(folded)) return { kind: KIND.several, folded: folded.replace(/[\u2044\u2215]/g, '/'), foreign: false };
  // So are the figures of other scripts, and signs of units that nobody types: "℔".
  if (/^[\p{Sc}\p{Sm}\p{N}\u2100-\u214F]$/u.test(character)) return { kind: KIND.sign, folded, foreign: false };
  if (/^\p{S}$/u.test(character)) return { kind: KIND.picture, folded, foreign: false, unknown: character };
  if (PUNCTUATION.test(character)) return { kind: KIND.separator, folded: '', foreign: false };
  return { kind: KIND.separator, folded: '', foreign: false, unknown: character };
}

/** Brackets, quotation marks, joints, marks of sentences and of footnotes: they say nothing of a figure beside them. */
const PUNCTUATION = /^[\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Pc}¡¿§¶†‡‥‧※‽、。・｡､･]$/u;

/** First of each ten figures in rings that Unicode does not decompose ("❶" to "❿" and their like). */
const RINGED: readonly number[] = [0x2776, 0x2780, 0x278a, 0x24f5];

function figureOf(character: string, plain: string): string | null {
  const inside = /^\(?(\p{Nd}+)[).,]?$/u.exec(plain)?.[1];
  if (inside) return inside;
  const codePoint = character.codePointAt(0)!;
  const first = RINGED.find((from) => codePoint >= from && codePoint < from + 10);
  return first === undefined ? null : String(codePoint - first + 1);
}

/** Named entities that importers and pages leave in text (HTML's own names). */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  // Names that HTML knows in capitals, too: what is left of them in texts that are set in capitals throughout.
  AMP: '&',
  LT: '<',
  GT: '>',
  QUOT: '"',
  COPY: '\u00A9',
  REG: '\u00AE',
  apos: "'",
  shy: '\u00AD',
  zwnj: '\u200C',
  zwj: '\u200D',
  lrm: '\u200E',
  rlm: '\u200F',
  NoBreak: '\u2060',
  ZeroWidthSpace: '\u200B',
  nbsp: '\u00A0',
  ensp: '\u2002',
  emsp: '\u2003',
  numsp: '\u2007',
  puncsp: '\u2008',
  thinsp: '\u2009',
  hairsp: '\u200A',
  tab: '\t',
  Tab: '\t',
  newline: '\n',
  NewLine: '\n',
  lsquo: '\u2018',
  rsquo: '\u2019',
  sbquo: '\u201A',
  ldquo: '\u201C',
  rdquo: '\u201D',
  bdquo: '\u201E',
  laquo: '\u00AB',
  raquo: '\u00BB',
  lsaquo: '\u2039',
  rsaquo: '\u203A',
  prime: '\u2032',
  Prime: '\u2033',
  hyphen: '\u2010',
  dash: '\u2010',
  ndash: '\u2013',
  mdash: '\u2014',
  horbar: '\u2015',
  minus: '\u2212',
  hellip: '\u2026',
  mldr: '\u2026',
  bull: '\u2022',
  bullet: '\u2022',
  middot: '\u00B7',
  sdot: '\u22C5',
  dagger: '\u2020',
  Dagger: '\u2021',
  reg: '\u00AE',
  copy: '\u00A9',
  trade: '\u2122',
  sect: '\u00A7',
  para: '\u00B6',
  deg: '\u00B0',
  plusmn: '\u00B1',
  times: '\u00D7',
  divide: '\u00F7',
  le: '\u2264',
  ge: '\u2265',
  ne: '\u2260',
  asymp: '\u2248',
  permil: '\u2030',
  radic: '\u221A',
  infin: '\u221E',
  micro: '\u00B5',
  mu: '\u03BC',
  Omega: '\u03A9',
  ohm: '\u03A9',
  Delta: '\u0394',
  sup1: '\u00B9',
  sup2: '\u00B2',
  sup3: '\u00B3',
  frac12: '\u00BD',
  frac14: '\u00BC',
  frac34: '\u00BE',
  frasl: '\u2044',
  cent: '\u00A2',
  pound: '\u00A3',
  euro: '\u20AC',
  yen: '\u00A5',
  larr: '\u2190',
  uarr: '\u2191',
  rarr: '\u2192',
  darr: '\u2193',
  iexcl: '\u00A1',
  iquest: '\u00BF',
  ordf: '\u00AA',
  ordm: '\u00BA',
  lsqb: '[',
  rsqb: ']',
  lbrack: '[',
  rbrack: ']',
  percnt: '%',
  dollar: '$',
  num: '#',
  sol: '/',
  bsol: '\\',
  ast: '*',
  plus: '+',
  comma: ',',
  period: '.',
  colon: ':',
  semi: ';',
  excl: '!',
  quest: '?',
  lpar: '(',
  rpar: ')',
  equals: '=',
  lowbar: '_',
  grave: '`',
  szlig: '\u00DF',
  AElig: '\u00C6',
  aelig: '\u00E6',
  OElig: '\u0152',
  oelig: '\u0153',
  Oslash: '\u00D8',
  oslash: '\u00F8',
  ...accented({
    grave: '\u0300',
    acute: '\u0301',
    circ: '\u0302',
    tilde: '\u0303',
    uml: '\u0308',
    ring: '\u030A',
    cedil: '\u0327',
    caron: '\u030C',
  }),
};

/** The names of letters with a mark, as HTML makes them: "eacute", "Ntilde". */
function accented(marks: Readonly<Record<string, string>>): Record<string, string> {
  const letters = Array.from('AEIOUYNCSZaeiouyncsz');
  const composed = Object.entries(marks).flatMap(([name, mark]) =>
    letters.map((letter) => [letter + name, (letter + mark).normalize('NFC')] as const),
  );
  return Object.fromEntries(composed.filter(([, character]) => character.length === 1));
}

/**
 * A number needs no semicolon (HTML standard, "numeric character reference"); what was encoded several times is one character all the same.
 */
const ENTITY = /&(?:(?:amp|AMP);){0,3}(?:#(?:[xX]([0-9a-fA-F]{1,6})|([0-9]{1,7}));?|([A-Za-z][A-Za-z0-9]{1,7});)/y;

/** The entity at `at`, decoded, with the code units it takes; null when there is none. */
export function entityAt(text: string, at: number): { codePoint: number; width: number } | null {
  ENTITY.lastIndex = at;
  const match = ENTITY.exec(text);
  if (!match) return null;
  const [whole, hex, decimal, name] = match;
  const named = name === undefined ? undefined : Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined;
  if (name !== undefined && named === undefined) return null;
  const codePoint = named === undefined ? Number.parseInt(hex ?? decimal ?? '', hex ? 16 : 10) : named.codePointAt(0)!;
  if (!(codePoint > 0 && codePoint <= 0x10ffff) || (codePoint >= 0xd800 && codePoint <= 0xdfff)) return null;
  return { codePoint, width: whole.length };
}
