import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RecordDocument } from '../../../lib/checking/document.ts';
import { findWords } from '../../../lib/checking/find-words.ts';
import { readQuotation } from '../../../lib/checking/quotation.ts';
import { buildRecordIndex, documentsWith } from '../../../lib/checking/record-index.ts';
import { wordsOf } from '../../../lib/checking/text-words.ts';
import { documentOf } from './documents.ts';

/** Asks every document by itself; of documents with equal words the first counts. */
function askEach(documents: readonly RecordDocument[], text: string): string[] {
  const quotation = readQuotation(text);
  const seen = new Set<string>();
  return documents
    .filter(({ texts }) => {
      const words = wordsOf(texts[0]!).ids.join(' ');
      if (seen.has(words)) return false;
      seen.add(words);
      return findWords(wordsOf(texts[0]!), quotation).some(({ fault }) => fault === null);
    })
    .map(({ id }) => id);
}

const word = fc.constantFrom(
  'horn',
  'lamp',
  'fails',
  'the',
  'not',
  'may',
  '17"',
  '2017-2022',
  '9%',
  'rear-view',
  'rear-\nview',
  'col-\nlision',
  'collision',
  'mW',
  'MW',
  'x.',
  '\n\nOwners',
  '…',
  '[sic]',
);

test('finds the very documents that asking each of them finds', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(word, { minLength: 5, maxLength: 40 }), { minLength: 1, maxLength: 12 }),
      fc.nat(),
      fc.nat(),
      fc.integer({ min: 1, max: 12 }),
      (texts, which, from, length) => {
        const documents = texts.map((words, at) => documentOf(`ODI-990${at}`, words.join(' ')));
        const index = buildRecordIndex(documents);
        const source = texts[which % texts.length]!;
        const quotation = source.slice(from % source.length, (from % source.length) + length).join(' ');
        // A word that a line end parts and that stands beside another such word is found by its other reading only.
        fc.pre((quotation.match(/-\n/g)?.length ?? 0) <= 1);
        const found = documentsWith(index, readQuotation(quotation)).map(({ id }) => id);
        const each = askEach(documents, quotation);
        // Never one that does not hold the words; all that do, but for texts in which several words are parted.
        expect(each).toEqual(expect.arrayContaining(found));
        if (!texts.some((words) => words.join(' ').split('-\n').length > 2)) expect(found).toEqual(each);
      },
    ),
    { numRuns: 1_500, seed: 9 },
  );
});

test('an empty record holds nothing', () => {
  expect(documentsWith(buildRecordIndex([]), readQuotation('the horn fails when pressed'))).toEqual([]);
});
