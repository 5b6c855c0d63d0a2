import { expect, test } from 'vitest';
import { parseQuestion } from '../../../lib/background/parse-question.ts';

const quotation = { text: 'The lamp goes out.', ids: ['MC-99000005'], sentence: 'It says “The lamp goes out.”', direct: true };

test('a question comes through as it is', () => {
  const question = { quotations: [quotation], citations: ['MC-99000005', '99-901', 'MTB 99-10', '08/074/20', 'TSB_ELE352_R2'] };
  expect(parseQuestion(question)).toEqual(question);
});

test.each([
  'https://example.org/1',
  '//example.org/1',
  'example.org//1',
  '../1',
  '"]|*[1',
  '$ids1',
  'no figures',
  `MC-${'9'.repeat(60)}`,
  '',
  'MC-1\u0000',
  '‮MC-1',
])('%j is no id: it is left out, and a citation keeps its place', (id) => {
  const question = { quotations: [{ ...quotation, ids: [id, 'MC-99000005'] }], citations: [id, '99V-901'] };
  expect(parseQuestion(question)).toEqual({ quotations: [quotation], citations: ['', '99V-901'] });
});

test('a quotation that is too long counts as none, not as its beginning', () => {
  const text = `${'word '.repeat(5000)}`;
  expect(parseQuestion({ quotations: [{ ...quotation, text }], citations: [] })?.quotations[0]?.text).toBe('');
});

test('what a page adds goes no further', () => {
  const parsed = parseQuestion({ quotations: [{ ...quotation, address: 'https://example.org' }], citations: [], dataset: 'other' });
  expect(parsed).toEqual({ quotations: [quotation], citations: [] });
});

test.each([
  null,
  undefined,
  7,
  'x',
  [],
  {},
  { quotations: [], citations: null },
  { quotations: {}, citations: [] },
  { quotations: [null], citations: [] },
  { quotations: [{ ...quotation, ids: [7] }], citations: [] },
])('%j is no question', (message) => {
  expect(parseQuestion(message)).toBeNull();
});

test.each([
  { name: 'quotations', message: { quotations: Array.from({ length: 20_001 }, () => quotation), citations: [] } },
  { name: 'citations', message: { quotations: [], citations: Array.from({ length: 20_001 }, () => '99V-901') } },
])('too many $name are no question', ({ message }) => {
  expect(parseQuestion(message)).toBeNull();
});
