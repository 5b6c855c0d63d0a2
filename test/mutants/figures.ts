import { bareOf, exchanging, inserting, type MutantKind, rewriting } from './mutant-kind.ts';

/** A figure that stands by itself: no part number, no telephone number. */
const FIGURE = /(?<![\p{L}\d.,/$#-])\d+(?:[.,]\d+)*(?![\p{L}\d/%°-]|[.,]\d)/u;
const WHOLE = /(?<![\p{L}\d.,/$#-])\d+(?![\p{L}\d/%°-]|[.,]\d)/u;
const LONG = /(?<![\p{L}\d.,/$#-])\d{2,}(?![\p{L}\d/%°-]|[.,]\d)/u;
const THOUSANDS = /(?<![\p{L}\d.,/$#-])(\d{1,3}),(\d{3})(?![\p{L}\d]|[.,]\d)/u;
const DECIMAL = /(?<![\p{L}\d.,/$#-])(\d+)\.(\d+)(?![\p{L}\d]|[.,]\d)/u;
const RANGE = /(?<![\p{L}\d.,/$#-])(\d+)-(\d+)(?![\p{L}\d-]|[.,]\d)/u;

const isFigure = (words: readonly string[], at: number) => /^\(?\d+(?:[.,]\d+)*$/.test(words[at]!);
const NUMBER_WORDS = 'two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand'.split(' ');
const MONTHS = 'January February March April June July August September October November December'.split(' ');
const isMonth = (word: string) => MONTHS.some((month) => month.toLowerCase() === word.toLowerCase());

/** Another digit than the one that stands there. */
const otherDigit = (digit: string, by: number) => String((Number(digit) + by) % 10);

/** Edits that make another number of the document's. */
export const FIGURE_KINDS: readonly MutantKind[] = [
  {
    name: 'digit changed',
    example: ['It was driven 35 miles to the shop', 'It was driven 36 miles to the shop'],
    changes: 'figure',
    ...rewriting(/(?<!&#\d*)\d/, ([digit], random) => otherDigit(digit!, random.from(1, 9))),
  },
  {
    name: 'last digit changed',
    example: ['It was driven 35 miles to the shop', 'It was driven 31 miles to the shop'],
    changes: 'figure',
    ...rewriting(/(?<!&#\d*)\d(?!.*\d)/, ([digit], random) => otherDigit(digit!, random.from(1, 9))),
  },
  {
    name: 'digit dropped',
    example: ['It was driven 35 miles to the shop', 'It was driven 3 miles to the shop'],
    changes: 'figure',
    ...rewriting(LONG, ([figure], random) => {
      const at = random.from(0, figure!.length - 1);
      return figure!.slice(0, at) + figure!.slice(at + 1);
    }),
  },
  {
    name: 'digit doubled',
    example: ['It was driven 35 miles to the shop', 'It was driven 335 miles to the shop'],
    changes: 'figure',
    ...rewriting(FIGURE, ([figure]) => figure![0]! + figure),
  },
  {
    name: 'zero added',
    example: ['It was driven 35 miles to the shop', 'It was driven 350 miles to the shop'],
    changes: 'figure',
    ...rewriting(WHOLE, ([figure]) => `${figure}0`),
  },
  {
    name: 'digits exchanged',
    example: ['It was driven 35 miles to the shop', 'It was driven 53 miles to the shop'],
    changes: 'figure',
    ...rewriting(/(?<!&#\d*)(\d)(?!\1)(\d)/, ([, one, other]) => other! + one!),
  },
  {
    name: 'decimal point put in',
    example: ['It was driven 35 miles to the shop', 'It was driven 3.5 miles to the shop'],
    changes: 'figure',
    ...rewriting(LONG, ([figure]) => `${figure![0]}.${figure!.slice(1)}`),
  },
  {
    name: 'decimal point dropped',
    example: ['It was driven 3.5 miles to the shop', 'It was driven 35 miles to the shop'],
    changes: 'figure',
    ...rewriting(DECIMAL, ([, whole, part]) => whole! + part!),
  },
  {
    name: 'point put before',
    example: ['It was driven 35 miles to the shop', 'It was driven .35 miles to the shop'],
    changes: 'figure',
    ...rewriting(WHOLE, ([figure]) => `.${figure}`),
  },
  {
    name: 'comma to point',
    example: ['It was driven 3,500 miles to the shop', 'It was driven 3.500 miles to the shop'],
    changes: 'figure',
    ...rewriting(THOUSANDS, ([, one, other]) => `${one}.${other}`),
  },
  {
    name: 'point to comma',
    example: ['It was driven 3.5 miles to the shop', 'It was driven 3,5 miles to the shop'],
    changes: 'figure',
    ...rewriting(DECIMAL, ([, one, other]) => `${one},${other}`),
  },
  {
    name: 'comma moved',
    example: ['It was driven 3,500 miles to the shop', 'It was driven 35,00 miles to the shop'],
    changes: 'figure',
    ...rewriting(THOUSANDS, ([, one, other]) => `${one}${other![0]},${other!.slice(1)}`),
  },
  {
    name: 'thousands cut off',
    example: ['It was driven 3,500 miles to the shop', 'It was driven 3 miles to the shop'],
    changes: 'figure',
    ...rewriting(THOUSANDS, ([, one]) => one!),
  },
  {
    name: 'blank put in',
    example: ['It was driven 35 miles to the shop', 'It was driven 3 5 miles to the shop'],
    changes: 'figure',
    ...rewriting(LONG, ([figure]) => `${figure![0]} ${figure!.slice(1)}`),
  },
  {
    name: 'slash put in',
    example: ['It was driven 35 miles to the shop', 'It was driven 3/5 miles to the shop'],
    changes: 'figure',
    ...rewriting(LONG, ([figure]) => `${figure![0]}/${figure!.slice(1)}`),
  },
  {
    name: 'minus put before',
    example: ['It was kept at 35 degrees over the day', 'It was kept at -35 degrees over the day'],
    changes: 'figure',
    ...rewriting(FIGURE, ([figure], random) => random.pick(['-', '\u2212', '\u2013', '\u2010']) + figure),
  },
  {
    name: 'look-alike of a sign before',
    example: ['It was kept at 35 degrees over the day', 'It was kept at \u250035 degrees over the day'],
    changes: 'figure',
    ...rewriting(
      FIGURE,
      ([figure], random) => random.pick([...'\u2500\u2501\u23E4\u25AC\u2796\u2795\u02C2\u02C3\u00AF\u203E\uFF3F\u02D6']) + figure,
    ),
  },
  {
    name: 'comparison put before',
    example: ['It was kept at 35 degrees over the day', 'It was kept at <35 degrees over the day'],
    changes: 'figure',
    ...rewriting(
      FIGURE,
      ([figure], random) => random.pick(['<', '>', '\u2264', '\u2265', '~', '\u00B1', '\u2248', '< ', '\u2265 ']) + figure,
    ),
  },
  {
    name: 'bracket behind a figure',
    example: ['It was driven 35 miles to the shop', 'It was driven 35[0] miles to the shop'],
    changes: 'figure',
    ...rewriting(
      FIGURE,
      ([figure], random) => figure + random.pick(['[0]', '[5]', '[00]', '[,000]', '[.5]', '[-10]', '[\u20139]', ' [00]', ' [000]']),
    ),
  },
  {
    name: 'bracket before a figure',
    example: ['It was driven 35 miles to the shop', 'It was driven [1]35 miles to the shop'],
    changes: 'figure',
    ...rewriting(FIGURE, ([figure], random) => random.pick(['[1]', '[-]', '[2.]', '[<]', '[1,]']) + figure),
  },
  {
    name: 'raised figure behind',
    example: ['It was driven 35 miles to the shop', 'It was driven 35\u2074 miles to the shop'],
    changes: 'figure',
    ...rewriting(FIGURE, ([figure], random) => figure + random.pick(['\u00B2', '\u2074', '<sup>3</sup>', '^5', '\u207B\u00B3'])),
  },
  {
    name: 'raised figure before',
    example: ['It was driven 35 miles to the shop', 'It was driven \u00B235 miles to the shop'],
    changes: 'figure',
    ...rewriting(FIGURE, ([figure], random) => random.pick(['\u00B2', '\u2075\u2070', '\u00B9']) + figure),
  },
  {
    name: 'fraction behind',
    example: ['It was driven 35 miles to the shop', 'It was driven 35\u00BD miles to the shop'],
    changes: 'figure',
    ...rewriting(WHOLE, ([figure], random) => figure + random.pick(['\u00BD', ' 1/2', '\u00BE', ' and a half'])),
  },
  {
    name: 'range made of a figure',
    example: ['It was driven 35 miles to the shop', 'It was driven 35-40 miles to the shop'],
    changes: 'figure',
    ...rewriting(WHOLE, ([figure], random) => figure + random.pick(['-', '\u2013', ' - ', ' to ']) + (Number(figure) + 5)),
  },
  {
    name: 'range cut',
    example: ['It was built in 2017-2019 for the dealers', 'It was built in 2017 for the dealers'],
    changes: 'figure',
    ...rewriting(RANGE, ([, one, other], random) => random.pick([one!, other!])),
  },
  {
    name: 'range turned',
    example: ['It was built in 2017-2019 for the dealers', 'It was built in 2019-2017 for the dealers'],
    changes: 'figure',
    ...rewriting(RANGE, ([, one, other]) => `${other}-${one}`),
  },
  {
    name: 'scale put behind',
    example: ['It cost the maker 35 dollars in the year', 'It cost the maker 35 million dollars in the year'],
    changes: 'figure',
    at: isFigure,
    place: 'inside',
    edit: (words, at, random) => words.toSpliced(at + 1, 0, random.pick(['million', 'thousand', 'hundred', 'dozen'])),
  },
  {
    name: 'number word changed',
    example: ['There were three cars in the yard that day', 'There were seven cars in the yard that day'],
    changes: 'figure',
    at: (words, at) => NUMBER_WORDS.includes(bareOf(words[at]!).toLowerCase()),
    edit: (words, at, random) => {
      const bare = bareOf(words[at]!);
      const other = random.pick(NUMBER_WORDS.filter((word) => word !== bare.toLowerCase()));
      words[at] = words[at]!.replace(bare, other);
      return words;
    },
  },
  {
    name: 'month changed',
    example: ['It was sold in March of the year to them', 'It was sold in June of the year to them'],
    changes: 'figure',
    at: (words, at) => isMonth(bareOf(words[at]!)),
    edit: (words, at, random) => {
      const bare = bareOf(words[at]!);
      words[at] = words[at]!.replace(bare, random.pick(MONTHS.filter((month) => month.toLowerCase() !== bare.toLowerCase())));
      return words;
    },
  },
  {
    name: 'figure dropped',
    example: ['It was driven 35 miles to the shop', 'It was driven miles to the shop'],
    changes: 'figure',
    place: 'inside',
    at: isFigure,
    edit: (words, at) => words.toSpliced(at, 1),
  },
  {
    name: 'figures exchanged with one another',
    example: ['Of the 35 cars they sold 17 to the dealers', 'Of the 17 cars they sold 35 to the dealers'],
    changes: 'figure',
    at: isFigure,
    edit: (words, at) => {
      const other = words.findIndex((word, index) => index > at && /^\d+$/.test(word) && word !== words[at]);
      return other < 0 ? null : words.with(at, words[other]!).with(other, words[at]!);
    },
  },
  {
    name: 'turned by a control of direction',
    example: ['Leave a play of 30 - 60 mm at the door', 'Leave a play of \u206730 - 60\u2069 mm at the door'],
    changes: 'figure',
    ...rewriting(FIGURE, ([figure], random) => {
      const [open, close] = random.pick([
        ['\u2067', '\u2069'],
        ['\u202B', '\u202C'],
        ['\u202E', '\u202C'],
        ['\u200F', '\u200F'],
        ['\u061C', '\u061C'],
      ]);
      return `${open}${figure}${close}`;
    }),
  },
  {
    name: 'begins inside a figure',
    example: ['It was driven 3,500 miles to the shop', '500 miles to the shop'],
    changes: 'figure',
    cuts: true,
    place: 'first',
    ...rewriting(/^(?:\d{1,3},|\d+\.|\d+-|\d)(?=\d)/, () => ''),
  },
  {
    name: 'ends inside a figure',
    example: ['They sold to dealers of the town 3,500 pieces', 'They sold to dealers of the town 3'],
    changes: 'figure',
    cuts: true,
    place: 'last',
    ...rewriting(/(?<=\d)(?:[.,]\d+|\d)$/, () => ''),
  },
  {
    name: 'decimal point behind a full stop lost',
    example: ['Measure the play. .7 mm is the most of it', 'Measure the play. 7 mm is the most of it'],
    changes: 'figure',
    place: 'inside',
    ...rewriting(/^\.(?=\d)/, () => ''),
  },
  {
    name: 'sign of a figure dropped',
    example: ['It must stay within ±35 V of it', 'It must stay within 35 V of it'],
    changes: 'figure',
    place: 'inside',
    ...rewriting(/(?<=^\(?)[±<>~≤≥+-](?=\d)/, () => ''),
  },
  {
    name: 'plus or minus made one of them',
    example: ['It must stay within ±35 V of it', 'It must stay within +35 V of it'],
    changes: 'figure',
    ...rewriting(/±(?=\d)/, (_match, random) => random.pick(['+', '-', '<', '~'])),
  },
  {
    name: 'ordinal changed',
    example: ['The first row of seats has no anchor', 'The third row of seats has no anchor'],
    changes: 'figure',
    ...exchanging('first/third second/fourth fifth/sixth once/twice 1st/3rd 2nd/4th half/quarter'),
  },
  {
    name: 'Roman numeral changed',
    example: ['Phase II of the campaign covers the vans', 'Phase III of the campaign covers the vans'],
    changes: 'figure',
    ...rewriting(/^(?:II|III|IV|VI|VII|IX)(?=$|[.,;])/, ([numeral]) => (numeral === 'III' ? 'II' : numeral === 'IV' ? 'VI' : 'III')),
  },
  {
    name: 'colon changed',
    example: ['It was closed at 12:30 on that day', 'It was closed at 12.30 on that day'],
    changes: 'figure',
    ...rewriting(/(?<=\d):(?=\d)/, (_match, random) => random.pick(['.', '', '/', '-'])),
  },
  {
    name: 'slash of a fraction changed',
    example: ['It took 3/8 of a turn to free it', 'It took 38 of a turn to free it'],
    changes: 'figure',
    ...rewriting(/(?<=^\(?\d)\/(?=\d\b)/, (_match, random) => random.pick(['', '.', '-', ' '])),
  },
  {
    name: 'number of a list put before',
    example: ['It was driven 35 miles to the shop', 'It was driven 2) 35 miles to the shop'],
    changes: 'figure',
    ...inserting((words, at) => at > 0 && isFigure(words, at), '2', '10', '400'),
  },
];
