import { expect, test } from 'vitest';
import { sentenceEnd, sentenceStart } from '../../../lib/language/sentences.ts';

/** `text` with ⟦…⟧ around a stretch; the sentence around it. */
function around(marked: string): string {
  const start = marked.indexOf('⟦');
  const end = marked.indexOf('⟧') - 1;
  const text = marked.replace(/[⟦⟧]/g, '');
  return text.slice(sentenceStart(text, start), sentenceEnd(text, end));
}

test.each([
  ['First one. The ⟦horn⟧ fails. Last one.', 'The horn fails.'],
  [
    'See No. 5 of the list: the ⟦horn⟧ of Mr. Bell fails at 4.5 V. Stop.',
    'See No. 5 of the list: the horn of Mr. Bell fails at 4.5 V. Stop.',
  ],
  ['It rained. "The ⟦horn⟧ fails!" she said.', '"The horn fails!" she said.'],
  ['HEADING\n\nThe ⟦horn⟧ fails\n\nNext', 'The horn fails'],
  ['One. ⟦Two.⟧ Three.', 'Two.'],
  ['The ⟦horn⟧ (e.g. the left one) fails.', 'The horn (e.g. the left one) fails.'],
])('%j', (marked, sentence) => {
  expect(around(marked)).toBe(sentence);
});

test('a sentence without an end is cut at a word', () => {
  const text = 'horn '.repeat(1_000);
  expect(text.slice(sentenceStart(text, 2_500), sentenceEnd(text, 2_504))).toMatch(/^(?:horn ){200,260}horn$/);
});
