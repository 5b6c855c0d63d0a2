import type { RecordDocument } from '../../../../lib/checking/document.ts';
import { around, bare, paragraphsOf, partsUnit, rewritten, span, type Words, wordsOf } from './passages.ts';
import { NEGATING, REVERSING } from './peers-dangerous.ts';
import { whole, withWord } from './peers-harmless.ts';
import type { Draft, QuotationClass } from './quotation-class.ts';
import type { Random } from './random.ts';

/** Further ways in which people, programs and printers set the same words; all must be green. */

const VERBATIM = ['verbatim', 'verbatim-with-ellipsis', 'verbatim-with-editor-words'] as const;

const MATHEMATICAL_BOLD = (text: string) =>
  text
    .replace(/[a-z]/g, (letter) => String.fromCodePoint(0x1d41a + letter.charCodeAt(0) - 97))
    .replace(/[A-Z]/g, (letter) => String.fromCodePoint(0x1d400 + letter.charCodeAt(0) - 65))
    .replace(/\d/g, (digit) => String.fromCodePoint(0x1d7ce + Number(digit)));
const FULL_WIDTH = (text: string) => text.replace(/[a-z0-9]/gi, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));

function somewhere(insert: (random: Random) => string, between: 'words' | 'letters') {
  return whole(8, 24, (text, random) => {
    const words = wordsOf(text);
    const places = words.flatMap((word, at) => (/^[a-z]{5,}$/i.test(word) && at < words.length - 1 ? [at] : []));
    if (places.length === 0) return null;
    const at = random.pick(places);
    const inserted = insert(random);
    return words.with(at, between === 'words' ? words[at] + inserted : words[at]!.slice(0, 3) + inserted + words[at]!.slice(3)).join(' ');
  });
}

/** The same edits in the document, quoted by its plain words. */
function inDocument(change: (words: Words, at: number, random: Random) => string | null, is: (word: string) => boolean) {
  return (document: RecordDocument, random: Random): Draft | null => {
    const found = around(document, random, is);
    if (!found) return null;
    const [first, ...rest] = document.texts;
    const plain = found.words.join(' ');
    const source = first!.text
      .split(/\n{2,}/)
      .map((paragraph) => wordsOf(paragraph).join(' '))
      .join('\n\n');
    const changed = change(found.words, found.at, random);
    if (!changed || changed === plain || !source.includes(plain)) return null;
    return {
      quotation: plain,
      document: { ...document, texts: [{ name: 'body', text: source.replaceAll(plain, () => changed) }, ...rest] },
    };
  };
}

const LONG = (word: string) => /^[a-z]{8,}$/i.test(word);

export const OWN_HARMLESS: readonly QuotationClass[] = [
  {
    name: 'g1',
    what: 'hard wraps with CRLF',
    wanted: 'green',
    codes: VERBATIM,
    make: whole(12, 40, (text, random) => text.replace(/ /g, () => (random.chance(0.2) ? '\r\n' : ' '))),
  },
  {
    name: 'g2',
    what: 'white space of every kind',
    wanted: 'green',
    codes: VERBATIM,
    make: whole(8, 24, (text, random) =>
      text.replace(/ /g, () =>
        random.pick([' ', '  ', '\t', '\n', '\u00A0', '\u2002', '\u2009', '\u202F', '\u3000', '\u2028', ' \n', '\n    ']),
      ),
    ),
  },
  {
    name: 'g3',
    what: 'joiners, byte order marks, direction marks',
    wanted: 'green',
    codes: VERBATIM,
    make: somewhere(
      (random) => random.pick(['\u200C', '\u200D', '\u2060', '\uFEFF', '\u200E', '\u200F', '\u061C', '\u202A', '\u2066']),
      'letters',
    ),
  },
  { name: 'g4', what: 'full-width letters and digits', wanted: 'green', codes: VERBATIM, make: whole(8, 16, FULL_WIDTH) },
  { name: 'g5', what: 'mathematical letters', wanted: 'green', codes: VERBATIM, make: whole(8, 16, MATHEMATICAL_BOLD) },
  {
    name: 'g6',
    what: 'accents taken apart',
    wanted: 'green',
    codes: VERBATIM,
    make: withWord(
      (word) => word.normalize('NFD') !== word,
      (words) => words.join(' ').normalize('NFD'),
    ),
  },
  {
    name: 'g7',
    what: 'footnote mark in brackets',
    wanted: 'green',
    codes: VERBATIM,
    make: somewhere((random) => `[${random.from(1, 40)}]`, 'words'),
  },
  {
    name: 'g8',
    what: 'superscript footnote mark',
    wanted: 'green',
    codes: VERBATIM,
    make: somewhere((random) => random.pick(['¹', '²', '³', '⁴', '¹²', '²¹']), 'words'),
  },
  {
    name: 'g9',
    what: 'colon or semicolon inside the marks',
    wanted: 'green',
    codes: VERBATIM,
    make: whole(8, 20, (text, random) => text.replace(/[.]$/, '') + random.pick([';', ':'])),
  },
  {
    name: 'g10',
    what: 'entities of every spelling',
    wanted: 'green',
    codes: VERBATIM,
    make: whole(8, 30, (text, random) => {
      const spelled = text
        .replaceAll('&', '&amp;')
        .replace(/['"]/g, (mark) =>
          random.pick(mark === "'" ? ['&apos;', '&#x27;', '&#039;', '&rsquo;'] : ['&#34;', '&ldquo;', '&#8221;', '&quot;']),
        );
      return spelled.replace(/ /g, () => (random.chance(0.1) ? '&nbsp;' : ' ')).replace(/(?<=[a-z])-(?=[a-z])/g, '&#8209;');
    }),
  },
  {
    name: 'g11',
    what: 'entities encoded twice',
    wanted: 'green',
    codes: VERBATIM,
    make: whole(8, 24, (text) => (/['"]/.test(text) ? text.replaceAll("'", '&amp;#39;').replaceAll('"', '&amp;quot;') : null)),
  },
  {
    name: 'g12',
    what: 'BBCode',
    wanted: 'green',
    codes: VERBATIM,
    make: withWord(
      (word) => /^[a-z]{4,}$/i.test(word),
      (words, at, random) => {
        const [open, close] = random.pick([
          ['[b]', '[/b]'],
          ['[I]', '[/I]'],
          ['[FONT=Arial]', '[/FONT]'],
          ['[color=#ff0000]', '[/color]'],
          ['[size=3]', '[/size]'],
          ['[URL=https://forum.example/t/1]', '[/URL]'],
        ]);
        return words.with(at, open + words[at]! + close).join(' ');
      },
    ),
  },
  {
    name: 'g13',
    what: 'HTML tags',
    wanted: 'green',
    codes: VERBATIM,
    make: withWord(
      (word) => /^[a-z]{4,}$/i.test(word),
      (words, at, random) => {
        const [open, close] = random.pick([
          ['<b>', '</b>'],
          ['<em>', '</em>'],
          ['<span class="x">', '</span>'],
          ['<a href="https://forum.example/t/1">', '</a>'],
          ['', '<br>'],
          ['', '<br />'],
        ]);
        return words.with(at, open + words[at]! + close).join(' ');
      },
    ),
  },
  {
    name: 'g14',
    what: 'Markdown emphasis and escapes',
    wanted: 'green',
    codes: VERBATIM,
    make: withWord(
      (word) => /^[a-z]{4,}$/i.test(word),
      (words, at, random) => {
        const [open, close] = random.pick([
          ['*', '*'],
          ['_', '_'],
          ['__', '__'],
          ['***', '***'],
          ['`', '`'],
          ['==', '=='],
        ]);
        return words
          .with(
            at,
            rewritten(words[at]!, (word) => open + word + close),
          )
          .join(' ');
      },
    ),
  },
  {
    name: 'g15',
    what: 'emphasis over several words',
    wanted: 'green',
    codes: VERBATIM,
    make: whole(10, 24, (text, random) => {
      const words = wordsOf(text);
      const [from, to] = [random.from(0, 4), random.from(5, words.length - 1)];
      const mark = random.pick(['**', '*', '_']);
      return words
        .with(from, mark + words[from])
        .map((word, at) => (at === to ? word + mark : word))
        .join(' ');
    }),
  },
  {
    name: 'g16',
    what: 'apostrophes of every shape',
    wanted: 'green',
    codes: VERBATIM,
    make: withWord(
      (word) => /\w'\w/.test(word),
      (words, _at, random) =>
        words.join(' ').replace(/(?<=\w)'(?=\w)/g, () => random.pick(['’', '‘', '`', '´', 'ʼ', '′', '＇', '\u0092', '\u0019'])),
    ),
  },
  {
    name: 'g17',
    what: 'inner marks of every shape',
    wanted: 'green',
    codes: VERBATIM,
    make: withWord(
      (word) => /[a-z]/i.test(word),
      (words, _at, random) => {
        const text = words.join(' ');
        const pairs = random.pick([
          ['“', '”'],
          ['„', '“'],
          ['«', '»'],
          ['‹', '›'],
          ['‘', '’'],
          ['‘‘', '’’'],
          ["''", "''"],
          ['``', "''"],
          ['″', '″'],
        ]);
        let marks = 0;
        return text.includes('"') && !/\w"\w/.test(text) ? text.replaceAll('"', () => pairs[marks++ % 2]!) : null;
      },
    ),
  },
  {
    name: 'g18',
    what: 'dashes and hyphens of every shape',
    wanted: 'green',
    codes: VERBATIM,
    make: withWord(
      (word) => /[a-z\d]-[a-z\d]/i.test(word),
      (words, _at, random) =>
        words.join(' ').replace(/(?<=[a-z\d])-(?=[a-z\d])/gi, () => random.pick(['‐', '‑', '‒', '–', '—', '﹣', '－'])),
    ),
  },
  {
    name: 'g19',
    what: 'small letters throughout',
    wanted: 'green',
    codes: VERBATIM,
    make: withWord(
      (word) => !/^[a-zµ]*[MGkm]?[WΩVA]$/.test(word),
      (words) => (words.some((word) => /^[mM]W$/.test(bare(word))) ? null : words.join(' ').toLowerCase()),
    ),
  },
  {
    name: 'g20',
    what: 'every word with a capital',
    wanted: 'green',
    codes: VERBATIM,
    make: whole(8, 20, (text) => (/\bm[WAV]\b/.test(text) ? null : text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()))),
  },
  {
    name: 'g21',
    what: 'leading and closing ellipsis',
    wanted: 'green',
    codes: VERBATIM,
    make: whole(
      8,
      20,
      (text, random) =>
        `${random.pick(['…', '... ', '[…] ', '. . . '])}${text.replace(/[.]+$/, '')}${random.pick(['…', ' ...', ' […]', ' . . . .', '....'])}`,
    ),
  },
  {
    name: 'g22',
    what: 'marks of omission of every shape',
    wanted: 'green',
    codes: ['verbatim-with-ellipsis'],
    make: (document, random) => {
      const words = span(document, random, 14, 40);
      if (!words) return null;
      const from = random.from(4, words.length - 9);
      const gap = words.slice(from, from + random.from(1, 4));
      if (gap.some((word) => NEGATING.test(bare(word)) || REVERSING.test(bare(word)) || /\.\.|…/.test(word))) return null;
      const mark = random.pick(['[...]', '[…]', '(...)', '(…)', '...', '. . .', '....', '. . . .', '…', '[. . .]', '*...*']);
      const gapless = random.chance(0.3) && !/^\(|^\[|^\*/.test(mark);
      return { quotation: `${words.slice(0, from).join(' ')}${gapless ? '' : ' '}${mark} ${words.slice(from + gap.length).join(' ')}` };
    },
  },
  {
    name: 'g23',
    what: '[sic] after a word',
    wanted: 'green',
    codes: VERBATIM,
    make: somewhere((random) => random.pick([' [sic]', ' [SIC]', ' [sic!]', ' [sic.]']), 'words'),
  },
  {
    name: 'g24',
    what: "an editor's noun for the source's word",
    wanted: 'cautioned',
    cautions: ['editor-words'],
    codes: ['verbatim-with-editor-words'],
    make: withWord(
      (word) => /^(?:it|its|they|their|this|these|he|she|we|i|my|our)$/i.test(word),
      (words, at, random) =>
        at > 1 && at < words.length - 2
          ? words
              .with(
                at,
                rewritten(words[at]!, () => random.pick(['[the car]', '[the owner]', '[Halden]', '[the company]'])),
              )
              .join(' ')
          : null,
    ),
  },
  {
    name: 'g25',
    what: 'two paragraphs with the break kept',
    wanted: 'green',
    codes: VERBATIM,
    make: (document, random) => {
      const paragraphs = paragraphsOf(document)
        .map(wordsOf)
        .filter((words) => words.length >= 6);
      if (paragraphs.length < 2) return null;
      const all = paragraphsOf(document).map(wordsOf);
      const at = random.from(0, all.length - 2);
      const [first, second] = [all[at]!, all[at + 1]!];
      return first.length < 6 || second.length < 6 || partsUnit(second, 12)
        ? null
        : { quotation: `${first.slice(-12).join(' ')}\n\n${second.slice(0, 12).join(' ')}` };
    },
  },
  {
    name: 'g26',
    what: 'blanks around a slash',
    wanted: 'green',
    codes: VERBATIM,
    make: withWord(
      (word) => /^[a-z]+\/[a-z]+$/i.test(word),
      (words, at) => words.with(at, words[at]!.replace('/', ' / ')).join(' '),
    ),
  },
  {
    name: 'g27',
    what: 'bullets before the lines',
    wanted: 'green',
    codes: VERBATIM,
    make: whole(10, 30, (text, random) => {
      const bullet = random.pick(['• ', '- ', '* ', '▪ ', '‣ ', '· ', '◦ ']);
      return bullet + text.replace(/(?<=[.;,:]) (?=[A-Z])/g, `\n${bullet}`);
    }),
  },
  {
    name: 'g28',
    what: 'marks of quotation left on the quotation',
    wanted: 'green',
    codes: VERBATIM,
    make: whole(8, 20, (text, random) => random.pick([`"${text}"`, `“${text}”`, `'${text}'`, `«${text}»`, `> ${text}`])),
  },
  {
    name: 'g29',
    what: 'ligatures of every kind',
    wanted: 'green',
    codes: VERBATIM,
    make: withWord(
      (word) => /ff|ffi|ffl|st/.test(word),
      (words) => words.join(' ').replaceAll('ffi', 'ﬃ').replaceAll('ffl', 'ﬄ').replaceAll('ff', 'ﬀ').replaceAll('st', 'ﬆ'),
    ),
  },
  {
    name: 'g30',
    what: 'look-alikes that are marks',
    wanted: 'green',
    codes: VERBATIM,
    make: whole(8, 20, (text) =>
      text.replaceAll(',', '，').replaceAll(';', '；').replaceAll(':', '：').replaceAll('(', '（').replaceAll(')', '）'),
    ),
  },
  {
    name: 'g31',
    what: 'the document is hyphenated at a line end',
    wanted: 'green',
    codes: VERBATIM,
    make: inDocument(
      (words, at) =>
        words
          .with(
            at,
            rewritten(words[at]!, (word) => `${word.slice(0, 4)}-\n${word.slice(4)}`),
          )
          .join(' '),
      (word) => /^[a-z]{8,}$/.test(word),
    ),
  },
  {
    name: 'g32',
    what: 'the document is hard-wrapped',
    wanted: 'green',
    codes: VERBATIM,
    make: inDocument((words, _at, random) => words.reduce((text, word) => `${text}${random.chance(0.25) ? ' \n' : ' '}${word}`), LONG),
  },
  {
    name: 'g33',
    what: 'the document holds soft hyphens, joiners or ligatures',
    wanted: 'green',
    codes: VERBATIM,
    make: inDocument(
      (words, at, random) =>
        words
          .with(
            at,
            rewritten(words[at]!, (word) => word.slice(0, 3) + random.pick(['\u00AD', '\u200B', '\u200D', '\uFEFF']) + word.slice(3)),
          )
          .join('\u00A0')
          .replaceAll('fi', 'ﬁ')
          .replaceAll('fl', 'ﬂ'),
      LONG,
    ),
  },
  {
    name: 'g34',
    what: 'the document holds footnote marks',
    wanted: 'green',
    codes: VERBATIM,
    make: inDocument(
      (words, at, random) =>
        words
          .with(
            at,
            rewritten(words[at]!, (word) => word + random.pick(['[3]', '[12]', '¹', '²³'])),
          )
          .join(' '),
      LONG,
    ),
  },
  {
    name: 'g35',
    what: 'the document holds entities and tags',
    wanted: 'green',
    codes: VERBATIM,
    make: inDocument(
      (words, at, random) =>
        words
          .with(
            at,
            rewritten(words[at]!, (word) =>
              random.pick([`<b>${word}</b>`, `<A HREF="https://www.nhtsa.example/">${word}</A>`, `<i>${word}</i>`]),
            ),
          )
          .join('&nbsp;')
          .replaceAll("'", '&#39;')
          .replaceAll('"', '&#34;'),
      LONG,
    ),
  },
  {
    name: 'g36',
    what: 'the document is in capitals',
    wanted: 'green',
    codes: VERBATIM,
    make: inDocument(
      (words) => (words.some((word) => /^m[WA]$/i.test(bare(word))) ? null : words.join(' ').toUpperCase()),
      (word) => /^[a-z]{5,}$/.test(word),
    ),
  },
  {
    name: 'g37',
    what: 'several of these at once',
    wanted: 'green',
    codes: VERBATIM,
    make: whole(10, 30, (text, random) => {
      const noises = [...NOISES];
      let quotation = text;
      for (let count = random.from(2, 3); count > 0; count--)
        quotation = noises.splice(random.from(0, noises.length - 1), 1)[0]!(quotation, random);
      return quotation;
    }),
  },
];

/** A word that no earlier edit has touched. */
const [WORD_START, WORD_END] = ['(?<![\\p{L}\\p{N}\\u00AD\\u200B*])', '(?![\\p{L}\\p{N}\\u00AD\\u200B*])'];

/** Edits that keep the words of any quotation, right or wrong: a wrong one must stay wrong under them. */
export const NOISES: readonly ((text: string, random: Random) => string)[] = [
  (text, random) => text.replace(/ /g, () => (random.chance(0.15) ? random.pick(['\n', '\r\n', '\u00A0', '  ']) : ' ')),
  (text) => text.replaceAll("'", '’').replace(/"([^"]*)"/g, '“$1”'),
  (text) => text.replace(/(?<=[a-z\d])-(?=[a-z\d])/gi, '\u2011'),
  (text) => text.replace(new RegExp(`${WORD_START}([a-z]{3})([a-z]{4,})${WORD_END}`, 'iu'), '$1\u00AD$2'),
  (text) => text.replace(new RegExp(`${WORD_START}([a-z]{5,})${WORD_END}`, 'iu'), '**$1**'),
  (text) => text.replaceAll('fi', 'ﬁ'),
  (text, random) => (/[a-z\d]$/i.test(text) ? text + random.pick([',', '.']) : text),
  (text, random) => text.replace(new RegExp(`${WORD_START}([a-z]{6,})(?= )`, 'iu'), `$1${random.pick(['\u200B', ''])}`),
];
