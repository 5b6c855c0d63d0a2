import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkQuotation } from '../../../../lib/checking/check-quotation.ts';
import type { RecordDocument } from '../../../../lib/checking/document.ts';
import { inventedDocuments } from './invented.ts';
import { foldedWords, paragraphsOf, standsAsWords, wordsOf, partsUnit } from './passages.ts';
import { claimOf } from './quotation-class.ts';

const DOCUMENTS = inventedDocuments(12, 7);

/** A run of words of one paragraph of one document, and a place in it. */
const passage = fc
  .record({
    document: fc.constantFrom(...DOCUMENTS),
    paragraph: fc.nat(),
    start: fc.nat(),
    length: fc.integer({ min: 5, max: 30 }),
    at: fc.nat(),
  })
  .map(({ document, paragraph, start, length, at }) => {
    const paragraphs = paragraphsOf(document).map(wordsOf);
    const all = paragraphs[paragraph % paragraphs.length]!;
    const from = start % Math.max(1, all.length - 4);
    const words = all.slice(from, from + length);
    return { document, words, at: at % words.length, isCut: partsUnit(all, from + words.length) };
  })
  .filter(({ words, isCut }) => words.length >= 5 && !isCut);

function verdictOf(document: RecordDocument, quotation: string) {
  const { claim, lookups } = claimOf({ quotation }, document);
  return checkQuotation(claim, lookups, null);
}

describe('properties', { timeout: 300_000 }, () => {
  test('a faithful run of words is verified', () => {
    fc.assert(
      fc.property(passage, ({ document, words }) => {
        expect(verdictOf(document, words.join(' '))?.verdict).toBe('verified');
      }),
      { numRuns: 500, seed: 42 },
    );
  });

  const word = fc.oneof(
    fc.constantFrom('not', 'never', 'will', 'may', 'horn', 'lamp', 'safe', 'unsafe', '12', '7', 'percent', 'vehicles', 'left'),
    fc.stringMatching(/^[a-z]{1,9}$/),
    fc.stringMatching(/^[0-9]{1,4}$/),
  );
  const CHANGES = ['replaced', 'added', 'dropped'] as const;

  test('with one word replaced, added or dropped it is never verified, unless that stands in the document too', () => {
    fc.assert(
      fc.property(passage, word, fc.constantFrom(...CHANGES), ({ document, words, at }, other, change) => {
        const changed = words.toSpliced(at, change === 'added' ? 0 : 1, ...(change === 'dropped' ? [] : [other]));
        const quotation = changed.join(' ');
        fc.pre(!standsAsWords(quotation, document) && foldedWords(quotation) !== foldedWords(words.join(' ')));
        expect(verdictOf(document, quotation)?.verdict).not.toBe('verified');
      }),
      { numRuns: 3_000, seed: 43 },
    );
  });

  test('with one digit replaced, added or dropped it is never verified, unless that stands in the document too', () => {
    fc.assert(
      fc.property(
        passage,
        fc.nat(),
        fc.integer({ min: 0, max: 9 }),
        fc.constantFrom(...CHANGES),
        ({ document, words }, place, digit, change) => {
          const text = words.join(' ');
          const digits = [...text.matchAll(/\d/g)].map((match) => match.index);
          fc.pre(digits.length > 0);
          const at = digits[place % digits.length]!;
          const quotation = text.slice(0, at) + (change === 'dropped' ? '' : digit) + text.slice(change === 'added' ? at : at + 1);
          fc.pre(!standsAsWords(quotation, document));
          expect(verdictOf(document, quotation)?.verdict).not.toBe('verified');
        },
      ),
      { numRuns: 3_000, seed: 44 },
    );
  });

  test('with one letter replaced, added or dropped it is never verified, unless that stands in the document too', () => {
    fc.assert(
      fc.property(
        passage,
        fc.nat(),
        fc.stringMatching(/^[a-z]$/),
        fc.constantFrom(...CHANGES),
        ({ document, words }, place, letter, change) => {
          const text = words.join(' ');
          const letters = [...text.matchAll(/[a-z]/gi)].map((match) => match.index);
          const at = letters[place % letters.length]!;
          const quotation = text.slice(0, at) + (change === 'dropped' ? '' : letter) + text.slice(change === 'added' ? at : at + 1);
          fc.pre(foldedWords(quotation) !== foldedWords(text) && !standsAsWords(quotation, document));
          expect(verdictOf(document, quotation)?.verdict).not.toBe('verified');
        },
      ),
      { numRuns: 3_000, seed: 45 },
    );
  });

  const ANYTHING = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({
      unit: fc.constantFrom('"', '[', ']', '…', '.', ' ', '(', '&', ';', '#', '1', '-', '\n', 'a', '<', '>', '*', '\uD800', '\u200D'),
      maxLength: 400,
    }),
  );

  test('no input throws, and what cannot be read as the words of the document is never verified', () => {
    fc.assert(
      fc.property(fc.constantFrom(...DOCUMENTS), ANYTHING, (document, quotation) => {
        const verdict = verdictOf(document, quotation);
        if (verdict?.verdict === 'verified') expect(foldedWords(quotation.normalize('NFKC'))).not.toBe('');
        expect(verdictOf(document, quotation)).toEqual(verdict);
      }),
      { numRuns: 2_000, seed: 46 },
    );
  });
});
