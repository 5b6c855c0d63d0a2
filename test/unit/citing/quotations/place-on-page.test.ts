import { expect, test } from 'vitest';
import type { FoundQuotation } from '../../../../lib/citing/quotations/found.ts';
import { findCitations } from '../../../../lib/citing/ids/find-citations.ts';
import { cutIntoPieces } from '../../../../lib/citing/pieces/cut-into-pieces.ts';
import { findQuotations } from '../../../../lib/citing/quotations/find-quotations.ts';
import { atOnce } from '../../../../lib/steps/at-once.ts';
import { blockOf, pageOf } from '../hostile-texts.ts';

function quotationsOf(...texts: string[]): FoundQuotation[] {
  const page = pageOf(...texts.map((text) => blockOf(text)));
  return atOnce(findQuotations(atOnce(cutIntoPieces(page)), atOnce(findCitations(page))));
}

test('words without debris are one span', () => {
  const text = 'MC-99000001 says “the horn can stay silent in the cold”.';
  const start = text.indexOf('the horn');
  expect(quotationsOf(text)).toMatchObject([
    { text: 'the horn can stay silent in the cold', spans: [{ block: 0, start, end: text.indexOf('”') }] },
  ]);
});

test('debris parts them into spans and is no part of the text', () => {
  const text = 'MC-99000001 says “the horn【12:1†source】 can stay silent in the cold”.';
  const [quotation] = quotationsOf(text);
  expect(quotation!.text).toBe('the horn can stay silent in the cold');
  expect(quotation!.spans.map(({ start, end }) => text.slice(start, end))).toEqual(['the horn', ' can stay silent in the cold']);
});

test('paragraphs of one quotation are joined by an empty line', () => {
  const [quotation] = quotationsOf('MC-99000001 says:', '“The horn can stay silent.', '“In the cold it does.”');
  expect(quotation!.text).toBe('The horn can stay silent.\n\nIn the cold it does.');
  expect(quotation!.spans.map(({ block }) => block)).toEqual([1, 2]);
});
