import type { Random } from '../unit/checking/classes/random.ts';
import { bareOf, inserting, type MutantKind, oneOf, rewriting } from './mutant-kind.ts';

const always = (): boolean => true;
const isPlain = (word: string | undefined) => /^[a-z]{3,}$/i.test(word ?? '');
const isAmong = (words: readonly string[], at: number) => at > 0 && isPlain(words[at - 1]) && isPlain(words[at]) && isPlain(words[at + 1]);

/** A kind that sets all words in another way. */
function setting(change: (text: string) => string): Pick<MutantKind, 'at' | 'edit'> {
  return { at: always, edit: (words) => [change(words.join(' '))] };
}

/** Words without which a sentence says the same, and none that makes less of it or turns it round. */
const TURNS = oneOf(
  `no not never without nor neither none nothing nobody cannot cant un* inability incorrect* hardly barely rarely seldom scarcely
  only except unless until if when whether provided may might can could should would must ought some few almost nearly partly
  partially usually generally often likely probably possibl* potential* perhaps maybe apparently alleg* suppos* purport* report*
  suspect* sometimes occasionally instead rather but however fail* refus* deny denies denied denying denial lack* prevent*
  prohibit* preclud* avoid* resist* forb* ceas* stop* declin* neglect* omit* forget* forgot halt* quit* false* wrong* mistak*
  erroneous* fake exempt* free far short anything ruled disput* disprov* refut* suggest* appear* seem* impossible incapable
  infrequent* absence non* other longer`,
);
const turns = (word: string | undefined) => TURNS.test(bareOf(word ?? '')) || /n['’]?t$/i.test(bareOf(word ?? ''));

/** Leaves out what stands between one full stop and the next, if that turns nothing. */
function leaveOutSentence(words: string[], at: number, random: Random): readonly string[] | null {
  const end = words.findIndex((word, index) => index >= at && /[a-z]{3,}\.$/i.test(word)) + 1;
  if (at < 3 || end === 0 || end > words.length - 3 || words.slice(at, end).some(turns)) return null;
  return words.toSpliced(at, end - at, random.pick(['...', '[...]', '…', '. . .']));
}

/** Honest ways of quoting: none of these may be amber. */
export const HARMLESS_KINDS: readonly MutantKind[] = [
  {
    name: 'unchanged',
    example: ['The old horn was broken there', 'The old horn was broken there'],
    changes: 'nothing',
    at: always,
    edit: (words) => words,
  },
  {
    name: 'capitals',
    example: ['The old horn was broken there', 'THE OLD HORN WAS BROKEN THERE'],
    changes: 'nothing',
    ...setting((text) => text.toUpperCase()),
  },
  {
    name: 'first letter in brackets',
    example: ['The old horn was broken there', '[t]he old horn was broken there'],
    changes: 'nothing',
    at: (words, at) => /^[A-Z][a-z]+$/.test(words[at]!),
    place: 'first',
    edit: (words) => words.with(0, `[${words[0]![0]!.toLowerCase()}]${words[0]!.slice(1)}`),
  },
  {
    name: 'curly marks',
    example: ['The dealer\'s "old" horn was broken', 'The dealer’s “old” horn was broken'],
    changes: 'nothing',
    at: (words, at) => /["']/.test(words[at]!),
    edit: (words) => [
      words
        .join(' ')
        .replace(/"(?=\w)/g, '“')
        .replace(/(?<=[\w.,!?])"/g, '”')
        .replace(/(?<=\p{L})'(?=\p{L})/gu, '’'),
    ],
  },
  {
    name: 'two blanks behind a full stop',
    example: ['The horn broke. It was old by then', 'The horn broke.  It was old by then'],
    changes: 'nothing',
    ...setting((text) => text.replace(/(?<=[a-z]\.) (?=[A-Z])/g, '  ')),
  },
  {
    name: 'line breaks',
    example: ['The old horn was broken there', 'The old horn\nwas broken there'],
    changes: 'nothing',
    at: isAmong,
    edit: (words, at) => words.toSpliced(at, 1, `\n${words[at]}`),
  },
  {
    name: 'no-break blanks',
    example: ['The old horn was broken there', 'The\u00A0old horn\u00A0was broken there'],
    changes: 'nothing',
    ...setting((text) => text.replace(/ (?=\w{3})/g, '\u00A0')),
  },
  {
    name: 'thin blanks between words',
    example: ['The old horn was broken there', 'The\u2009old\u2009horn was broken there'],
    changes: 'nothing',
    place: 'inside',
    at: isAmong,
    edit: (words, at) => words.toSpliced(at - 1, 2, `${words[at - 1]}\u2009${words[at]}`),
  },
  {
    name: 'soft hyphens',
    example: ['The outside horn was broken there', 'The out\u00ADside horn was broken there'],
    changes: 'nothing',
    ...rewriting(/(?<=^[a-z]{3})(?=[a-z]{3,}$)/i, () => '\u00AD'),
  },
  {
    name: 'zero-width blanks between words',
    example: ['The old horn was broken there', 'The \u200Bold horn was broken there'],
    changes: 'nothing',
    at: isAmong,
    edit: (words, at) => words.with(at, `\u200B${words[at]}`),
  },
  {
    name: 'word joiners and marks of order',
    example: ['The old horn was broken there', 'The \u2060old\u200E horn was broken there'],
    changes: 'nothing',
    at: isAmong,
    edit: (words, at) => words.with(at, `\u2060${words[at]}\u200E`),
  },
  {
    name: 'hyphen at a line end',
    example: ['The outside horn was broken there', 'The out-\nside horn was broken there'],
    changes: 'nothing',
    ...rewriting(/(?<=^[a-z]{3,})(?=[a-z]{3,}$)/, () => '-\n'),
  },
  {
    name: 'emphasis',
    example: ['The old horn was broken there', 'The **old** horn was broken there'],
    changes: 'nothing',
    at: isAmong,
    edit: (words, at, random) => {
      const mark = random.pick(['*', '**', '_', '==']);
      return words.with(at, `${mark}${words[at]}${mark}`);
    },
  },
  {
    name: 'tags',
    example: ['The old horn was broken there', 'The <b>old</b> horn was broken there'],
    changes: 'nothing',
    at: isAmong,
    edit: (words, at, random) => {
      const tag = random.pick(['b', 'i', 'em', 'strong', 'mark', 'u']);
      return words.with(at, `<${tag}>${words[at]}</${tag}>`);
    },
  },
  {
    name: 'a tag with an address',
    example: ['The old horn was broken there', 'The <a href="https://forum.example/a">old</a> horn was broken there'],
    changes: 'nothing',
    at: isAmong,
    edit: (words, at) => words.with(at, `<a href="https://forum.example/a">${words[at]}</a>`),
  },
  {
    name: 'a link of Markdown',
    example: ['The old horn was broken there', 'The [old](https://forum.example/a) horn was broken there'],
    changes: 'nothing',
    at: isAmong,
    edit: (words, at) => words.with(at, `[${words[at]}](https://forum.example/a)`),
  },
  {
    name: 'a footnote on a word',
    example: ['The old horn was broken there', 'The old[3] horn was broken there'],
    changes: 'nothing',
    at: isAmong,
    edit: (words, at, random) =>
      words.with(at, words[at]! + random.pick(['[3]', '[12]', '\u00B9', '<sup>4</sup>', '【4:1†source】', '[^2]'])),
  },
  {
    name: 'a remark behind',
    example: ['The old horn was broken there', 'The old horn was broken there (emphasis added)'],
    changes: 'nothing',
    at: always,
    edit: (words, _at, random) => [
      ...words,
      random.pick([
        '(emphasis added)',
        '(internal quotation marks omitted)',
        '[sic]',
        '(cleaned up)',
        '[emphasis added]',
        '(citations omitted)',
      ]),
    ],
  },
  {
    name: '[sic] among the words',
    example: ['The old horn was broken there', 'The old [sic] horn was broken there'],
    changes: 'nothing',
    ...inserting(isAmong, '[sic]', '(sic)', '[sic!]'),
  },
  {
    name: 'thousands without a comma',
    example: ['It was driven 3,500 miles to the shop', 'It was driven 3500 miles to the shop'],
    changes: 'nothing',
    ...rewriting(
      /(?<![\p{L}\d.,/$#-])(\d{1,3}),(\d{3})(?![\p{L}\d]|[.,]\d)/u,
      ([, one, other], random) => one + random.pick(['', '\u2009', '\u202F']) + other,
    ),
  },
  {
    name: 'entities',
    example: ["The dealer's horn & lamp were broken", 'The dealer&#39;s horn &amp; lamp were broken'],
    changes: 'nothing',
    at: (words, at) => /[&"']/.test(words[at]!) && !/&#?\w+;/.test(words[at]!),
    edit: (words) =>
      words.some((word) => /&#?\w+;/.test(word))
        ? null
        : [words.join(' ').replace(/&/g, '&amp;').replace(/"/g, '&QUOT;').replace(/'/g, '&#39;')],
  },
  {
    name: 'ligatures',
    example: ['The official horn was broken there', 'The o\uFB03cial horn was broken there'],
    changes: 'nothing',
    ...rewriting(/ffi|fi|fl|ff/, ([letters]) => ({ ffi: '\uFB03', fi: '\uFB01', fl: '\uFB02', ff: '\uFB00' })[letters]!),
  },
  {
    name: 'figures of another width',
    example: ['It was driven 35 miles to the shop', 'It was driven ３５ miles to the shop'],
    changes: 'nothing',
    ...rewriting(/(?<![\p{L}\d.,/$#-])\d+(?![\p{L}\d.,/%-])/u, ([figure]) =>
      figure!.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
    ),
  },
  {
    name: 'dash of a range',
    example: ['It was built in 2017-2019 for the dealers', 'It was built in 2017–2019 for the dealers'],
    changes: 'nothing',
    ...rewriting(/(?<=^\(?\d{4})-(?=\d{4}\)?[.,;]?$)/, () => '–'),
  },
  {
    name: 'closing mark of its own',
    example: ['The old horn was broken there', 'The old horn was broken there.'],
    changes: 'nothing',
    at: (words, at) => isPlain(words[at]),
    place: 'last',
    edit: (words, _at, random) => words.with(words.length - 1, words.at(-1)! + random.pick(['.', ',', ';', '...', '…', '!'])),
  },
  {
    name: 'commas dropped',
    example: ['The old, red horn was broken there', 'The old red horn was broken there'],
    changes: 'nothing',
    place: 'inside',
    at: (words, at) => /^[a-z]{3,},$/i.test(words[at]!),
    edit: (words, at) => words.with(at, words[at]!.slice(0, -1)),
  },
  {
    name: 'an ellipsis in a sentence',
    example: ['The old red horn was broken there', 'The old ... horn was broken there'],
    changes: 'nothing',
    place: 'inside',
    at: (words, at) => isAmong(words, at) && !turns(words[at]) && !turns(words[at - 1]),
    edit: (words, at, random) =>
      at < 3 || at > words.length - 4 ? null : words.with(at, random.pick(['...', '…', '[...]', '. . .', '[…]'])),
  },
  {
    name: 'an ellipsis before and behind',
    example: ['The old horn was broken there', '… The old horn was broken there …'],
    changes: 'nothing',
    at: always,
    edit: (words) => ['…', ...words, '…'],
  },
  {
    name: 'what a pronoun stands for',
    example: ['They were broken by the old dealer', '[The horns] were broken by the old dealer'],
    changes: 'nothing',
    at: (words, at) => /^(?:they|it|he|she)$/i.test(words[at]!),
    place: 'first',
    edit: (words) => words.with(0, '[The horns]'),
  },
  {
    name: 'quoted lines',
    example: ['The old horn was broken there', '> The old horn\n> was broken there'],
    changes: 'nothing',
    at: isAmong,
    edit: (words, at) => ['>', ...words.with(at, `\n> ${words[at]}`)],
  },
  {
    name: 'an escaped mark',
    example: ['The old horn (red) was broken there', 'The old horn \\(red\\) was broken there'],
    changes: 'nothing',
    at: (words, at) => /[()]/.test(words[at]!),
    edit: (words) => [words.join(' ').replace(/[()]/g, '\\$&')],
  },
  {
    name: 'inner marks',
    example: ['The old horn was broken there', 'The ‘old’ horn was broken there'],
    changes: 'nothing',
    at: (words, at) => isAmong(words, at) && bareOf(words[at]!) === words[at],
    edit: (words, at) => words.with(at, `‘${words[at]}’`),
  },
  {
    name: 'a bullet before',
    example: ['The old horn was broken there', '• The old horn was broken there'],
    changes: 'nothing',
    at: (words, at) => isPlain(words[at]),
    place: 'first',
    edit: (words, _at, random) => [random.pick(['•', '▪', '◦', '*', '-', '–']), ...words],
  },

  {
    name: 'small letters',
    example: ['The Old Horn was broken there', 'the old horn was broken there'],
    changes: 'nothing',
    ...setting((text) => text.toLowerCase()),
  },
  {
    name: 'hyphens of print',
    example: ['The anti-lock horn was broken there', 'The anti‑lock horn was broken there'],
    changes: 'nothing',
    ...rewriting(/(?<=[a-z])-(?=[a-z])/i, (_match, random) => random.pick(['\u2010', '\u2011', '\u00AD-', '-'])),
  },
  {
    name: 'dashes',
    example: ['The horn - an old one - was broken there', 'The horn — an old one - was broken there'],
    changes: 'nothing',
    place: 'inside',
    at: (words, at) => /^(?:-|--|–|—)$/.test(words[at]!) && isPlain(words[at - 1]) && isPlain(words[at + 1]),
    edit: (words, at, random) => words.with(at, random.pick(['–', '—', '--', '―'])),
  },
  {
    name: 'breaks and blanks of HTML',
    example: ['The old horn was broken there', 'The old&nbsp;horn was<br>broken there'],
    changes: 'nothing',
    at: isAmong,
    place: 'inside',
    edit: (words, at, random) =>
      words.toSpliced(
        at - 1,
        2,
        words[at - 1]! + random.pick(['&nbsp;', '<br>', '<br/>', '&#160;', '&ensp;', '\t', ' \u00A0', '&amp;nbsp;']) + words[at]!,
      ),
  },
  {
    name: 'a whole sentence left out',
    example: ['The horn broke. It was old. The lamp was new', 'The horn broke. ... The lamp was new'],
    changes: 'nothing',
    place: 'inside',
    at: (words, at) => /^[a-z]{3,}\.$/i.test(words[at - 1] ?? '') && /^[A-Z]/.test(words[at]!),
    edit: leaveOutSentence,
  },
  {
    name: 'marks inside made single',
    example: ['The "old" horn was broken there', "The 'old' horn was broken there"],
    changes: 'nothing',
    at: (words, at) => /^"[a-z]{3,}"$/i.test(words[at]!),
    edit: (words, at) => words.with(at, words[at]!.replaceAll('"', "'")),
  },
  {
    name: 'blanks before marks',
    example: ['The old horn was broken: it was red', 'The old horn was broken : it was red'],
    changes: 'nothing',
    place: 'inside',
    ...rewriting(/(?<=[a-z]{2})(?=[:;?!]$)/i, (_match, random) => random.pick([' ', '\u00A0', '\u202F'])),
  },
  {
    name: 'an ellipsis of another shape',
    example: ['The old red horn was broken there', 'The old .... horn was broken there'],
    changes: 'nothing',
    place: 'inside',
    at: (words, at) => isAmong(words, at) && !turns(words[at]) && !turns(words[at - 1]),
    edit: (words, at, random) =>
      at < 3 || at > words.length - 4 ? null : words.with(at, random.pick(['....', '. . . .', '(…)', '(...)', '[....]', '* * *'])),
  },
  {
    name: 'an editor’s remark of what is meant',
    example: ['The horn of it was broken there', 'The horn of [the van] was broken there'],
    changes: 'nothing',
    place: 'inside',
    at: (words, at) => isPlain(words[at - 1]) && /^(?:it|they|them|he|she|his|their|its)$/i.test(words[at]!) && isPlain(words[at + 1]),
    edit: (words, at) => words.with(at, /^(?:his|their|its)$/i.test(words[at]!) ? "[the owner's]" : '[the van]'),
  },
  {
    name: 'a footnote behind a full stop',
    example: ['The horn broke. It was old by then', 'The horn broke.[12] It was old by then'],
    changes: 'nothing',
    place: 'inside',
    at: (words, at) => /^[a-z]{3,}\.$/i.test(words[at]!) && /^[a-z]/i.test(words[at + 1] ?? ''),
    edit: (words, at, random) =>
      words.with(at, words[at]! + random.pick(['[12]', '[1][2]', '\u00B2', '<sup>7</sup>', '[^3]', '【8:0†source】', ' [5]'])),
  },
];
