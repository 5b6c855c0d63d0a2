import { describe, expect, test } from 'vitest';
import { checkQuotation } from '../../../lib/checking/check-quotation.ts';
import { readDocumentWords, readQuotationWords } from '../../../lib/checking/words/read-words.ts';
import { interleaved } from '../../bench/bench.ts';
import { claimOf } from './classes/quotation-class.ts';
import { documentOf } from './documents.ts';

/** The larger input is so many times the smaller. */
const LARGER = 8;
const ROUNDS = 3;
const WARMING_UP = 20;
/** It may take so many times as long: a quadratic reader takes 64 times. The rest is noise of a busy machine. */
const MOST_GROWTH = 24;
/** Until a slow machine has run the larger input as often as it takes to time it (ms). */
const PATIENCE = 60_000;

/** Repeated to make inputs that grow; what would show a reader that goes over its past again and again. */
const REPEATED: Readonly<Record<string, string>> = {
  'raised marks': '<sup>1</sup>',
  'raised figures': 'a¹²³ ',
  pictures: '✓→★',
  'hyphens at line ends': 'a-\n',
  'open brackets': '[',
  'closed brackets': '[a]',
  'brackets that are never closed, before figures': '5[0 ',
  'footnotes glued to words': 'a[1]',
  'remarks in brackets': 'a (emphasis added) ',
  'tags that are never closed': '<b title="not ',
  tags: '<i not>',
  'crossed out words': '~~a~~ ',
  'tags of BBCode': '[url=a.b]',
  links: '[a](b "c") ',
  'controls of direction': '\u20675\u2069',
  'dots with blanks': '. ',
  'dots and figures': '. .5 ',
  'ranges with blanks': '5 - ',
  'thousands with blanks': '000 ',
  'thousands with thin blanks': '000\u2009',
  asterisks: '* ',
  'soft hyphens': 'a\u00AD',
  'marks on letters': 'a\u0336',
  'leavings of citations': '【4:1†',
  'entities of entities': '&amp;amp;amp;',
  'spelled numbers': 'one hundred and ',
  tildes: '~5',
  carets: '^5',
  'slashes with blanks': '5 / ',
  'symbols beside figures': '⏤5',
};

/** A record and a quotation, each of `size` parts. */
const CHECKED: Readonly<Record<string, (size: number) => readonly [record: string, quotation: string]>> = {
  'words that line ends part, in both': (size) => ['a-\n'.repeat(500 * size), `${'a-\n'.repeat(50 * size)}b`],
  'words that line ends part, of many parts': (size) => [`${'ab-\nc d '.repeat(200 * size)}`, `${'a-\nbc d '.repeat(20 * size)} e`],
  'turning words inside an ellipsis': (size) => [`The horn ${'may fail to, not '.repeat(300 * size)} burn there`, 'The horn … burn there'],
  'sentences inside an ellipsis': (size) => [
    `The horn broke. ${'It may burn. '.repeat(300 * size)}The lamp broke`,
    'The horn broke … The lamp broke',
  ],
  'pieces around ellipses': (size) => ['the horn of a van '.repeat(100 * size), 'the horn … a van … '.repeat(2 * size)],
  "an editor's words": (size) => ['the horn of a van '.repeat(100 * size), 'the [lamp] of a [car] '.repeat(2 * size)],
  "an editor's words in a row": (size) => [
    `the horn ${'was red '.repeat(300 * size)} there`,
    `the horn [${'is blue '.repeat(300 * size)}] there`,
  ],
  'other marks between words': (size) => [`${'no, it may burn? '.repeat(100 * size)}`, `${'no it may burn. '.repeat(100 * size)}`],
  'a damaged record': (size) => [
    'ALL15VEHICLES wasn\uFFFDt fixed¿s '.repeat(200 * size),
    'ALL 15 VEHICLES wasn’t fixed’s '.repeat(10 * size),
  ],
  'blanks that a record lost': (size) => ['brokenhorns '.repeat(300 * size), 'broken horns '.repeat(10 * size)],
  'marks that are left out': (size) => [
    `the horn${'<sup>1</sup>'.repeat(200 * size)} burns there`,
    `the horn${'<sup>2</sup>'.repeat(200 * size)} burns there`,
  ],
  'controls of direction': (size) => [
    `${'5 - 10 mm of play '.repeat(100 * size)}`,
    `${'\u20675 - 10\u2069 mm of play '.repeat(100 * size)}`,
  ],
  'thousands with blanks': (size) => [`sold ${'000 '.repeat(500 * size)} there`, 'sold 000 000 there'],
  'one word that stands everywhere': (size) => ['the '.repeat(2_000 * size), 'the the the the horn the'],
  'a sentence without an end': (size) => [
    `If ${'it says that the owner said '.repeat(300 * size)} the horn burns in the sun`,
    'the horn burns in the sun',
  ],
};

/** Characters at the smallest size. */
const SMALLEST = 4_000;

function growthOf(taskOf: (size: number) => () => void): number {
  const tasks = { small: taskOf(1), large: taskOf(LARGER) };
  // Code that runs for the first time is slow, and how often a task is run in a round is found out by its first runs.
  for (let run = 0; run < WARMING_UP; run++) tasks.small();
  const { small, large } = interleaved(tasks, ROUNDS);
  return large / small;
}

describe('reading words takes as long as they are', () => {
  test.each(Object.entries(REPEATED))('%s', { timeout: PATIENCE }, (_name, part) => {
    const growth = growthOf((size) => {
      const text = part.repeat(Math.ceil((SMALLEST * size) / part.length));
      return () => {
        readDocumentWords(text);
        readQuotationWords(text);
      };
    });
    expect(growth).toBeLessThan(MOST_GROWTH);
  });
});

describe('checking a quotation takes as long as it and the record are', () => {
  test.each(Object.entries(CHECKED))('%s', { timeout: PATIENCE }, (_name, make) => {
    const growth = growthOf((size) => {
      const [record, quotation] = make(size);
      // Texts are read once and kept: each run needs a document of its own.
      return () => {
        const document = documentOf('EA99-901', record);
        const { claim, lookups } = claimOf({ quotation }, document);
        checkQuotation(claim, lookups, null);
      };
    });
    expect(growth).toBeLessThan(MOST_GROWTH);
  });
});
