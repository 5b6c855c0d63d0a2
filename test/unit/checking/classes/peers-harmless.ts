import type { RecordDocument } from '../../../../lib/checking/document.ts';
import { NEGATING, REVERSING } from './peers-dangerous.ts';
import { around, bare, rewritten, sentencesOf, span, type Words } from './passages.ts';
import type { Draft, QuotationClass } from './quotation-class.ts';
import type { Random } from './random.ts';

/** The 16 classes of other verifiers' published tests that must be green. */

/** What a faithful quotation may be called; a source that itself holds dots or brackets reads as an ellipsis or an editor's words. */
const VERBATIM = ['verbatim', 'verbatim-with-ellipsis', 'verbatim-with-editor-words'] as const;

export function whole(low: number, high: number, change: (text: string, random: Random) => string | null) {
  return (document: RecordDocument, random: Random): Draft | null => {
    const words = span(document, random, low, high);
    const quotation = words && change(words.join(' '), random);
    return quotation && quotation !== words.join(' ') ? { quotation } : null;
  };
}

export function withWord(is: (word: string) => boolean, change: (words: Words, at: number, random: Random) => string | null) {
  return (document: RecordDocument, random: Random): Draft | null => {
    const found = around(document, random, is);
    const quotation = found && change(found.words, found.at, random);
    return quotation ? { quotation } : null;
  };
}

function withEllipsis(mark: string, most: number) {
  return (document: RecordDocument, random: Random): Draft | null => {
    const words = random.pick(sentencesOf(document));
    if (!words || words.length < 18) return null;
    const gap = words.slice(6, -6);
    if (gap.length > most || gap.some((word) => word.split('/').some((part) => NEGATING.test(bare(part)) || REVERSING.test(bare(part)))))
      return null;
    return { quotation: `${words.slice(0, 6).join(' ')} ${mark} ${words.slice(-6).join(' ')}` };
  };
}

export const PEERS_HARMLESS: readonly QuotationClass[] = [
  {
    name: 'h1',
    what: 'exact',
    wanted: 'green',
    codes: VERBATIM,
    make: (document, random) => {
      const words = span(document, random, 8, 40);
      return words && { quotation: words.join(' ') };
    },
  },
  {
    name: 'h2',
    what: 'comma or stop inside the marks',
    wanted: 'green',
    codes: VERBATIM,
    make: whole(8, 20, (text, random) => text.replace(/[.]$/, '') + random.pick([',', '.'])),
  },
  {
    name: 'h3',
    what: '[t]he, [T]he',
    wanted: 'green',
    codes: VERBATIM,
    make: whole(8, 20, (text) =>
      /^[a-z]/i.test(text)
        ? `[${text[0] === text[0]!.toUpperCase() ? text[0]!.toLowerCase() : text[0]!.toUpperCase()}]${text.slice(1)}`
        : null,
    ),
  },
  { name: 'h4', what: 'ellipsis in one sentence', wanted: 'green', codes: ['verbatim-with-ellipsis'], make: withEllipsis('…', 20) },
  { name: 'h5', what: 'spaced ellipsis', wanted: 'green', codes: ['verbatim-with-ellipsis'], make: withEllipsis('. . .', 200) },
  {
    name: 'h6',
    what: 'closing ellipsis',
    wanted: 'green',
    codes: VERBATIM,
    make: whole(8, 20, (text) => `${text.replace(/[.]+$/, '')}...`),
  },
  {
    name: 'h7',
    what: 'nested marks',
    wanted: 'green',
    codes: VERBATIM,
    make: (document, random) => {
      const quoting = sentencesOf(document)
        .map((words) => words.join(' '))
        .filter((text) => /"/.test(text) && !/\w"\w/.test(text));
      return quoting.length > 0 ? { quotation: random.pick(quoting).replaceAll('"', "'") } : null;
    },
  },
  {
    name: 'h8',
    what: 'en dash for hyphen',
    wanted: 'green',
    codes: VERBATIM,
    make: withWord(
      (word) => word.includes('-'),
      (words) => words.join(' ').replaceAll('-', '–'),
    ),
  },
  {
    name: 'h9',
    what: 'non-breaking',
    wanted: 'green',
    codes: VERBATIM,
    make: withWord(
      (word) => word.includes('-'),
      (words) => words.join('\u00A0').replaceAll('-', '\u2011'),
    ),
  },
  {
    name: 'h10',
    what: 'line-end hyphenation',
    wanted: 'green',
    codes: VERBATIM,
    make: withWord(
      (word) => /^[a-z]{8,}$/.test(word),
      (words, at) =>
        words
          .with(
            at,
            rewritten(words[at]!, (word) => `${word.slice(0, 4)}-\n${word.slice(4)}`),
          )
          .join(' '),
    ),
  },
  {
    name: 'h11',
    what: 'break at a real hyphen',
    wanted: 'green',
    codes: VERBATIM,
    make: withWord(
      (word) => /^[a-z]+-[a-z]+$/i.test(word),
      (words, at) => words.with(at, words[at]!.replace('-', '-\n')).join(' '),
    ),
  },
  {
    name: 'h12',
    what: 'invisible characters',
    wanted: 'green',
    codes: VERBATIM,
    make: withWord(
      (word) => /^[a-z]{7,}$/i.test(word),
      (words, at, random) =>
        words
          .with(
            at,
            rewritten(words[at]!, (word) => word.slice(0, 3) + random.pick(['\u00AD', '\u200B']) + word.slice(3)),
          )
          .join(' '),
    ),
  },
  {
    name: 'h13',
    what: 'ligatures',
    wanted: 'green',
    codes: VERBATIM,
    make: withWord(
      (word) => /f[il]/.test(word),
      (words) => words.join(' ').replaceAll('fi', 'ﬁ').replaceAll('fl', 'ﬂ'),
    ),
  },
  {
    name: 'h14',
    what: 'Markdown bold',
    wanted: 'green',
    codes: VERBATIM,
    make: withWord(
      (word) => /^[a-z]{5,}$/i.test(word),
      (words, at) =>
        words
          .with(
            at,
            rewritten(words[at]!, (word) => `**${word}**`),
          )
          .join(' '),
    ),
  },
  { name: 'h15', what: 'all capitals', wanted: 'green', codes: VERBATIM, make: whole(8, 20, (text) => text.toUpperCase()) },
  {
    name: 'h16',
    what: 'HTML entities',
    wanted: 'green',
    codes: VERBATIM,
    make: whole(8, 24, (text) => (/['"]/.test(text) ? text.replaceAll("'", '&#39;').replaceAll('"', '&quot;') : null)),
  },
];
