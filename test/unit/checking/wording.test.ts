import { expect, test } from 'vitest';
import { CODES, type Code } from '../../../lib/checking/verdict.ts';
import { listed, type ReasonFacts, REASONS, UNCERTAINTIES } from '../../../lib/checking/wording.ts';

const FACTS: ReasonFacts = {
  cited: 'EA99-901',
  document: 'MC-99000001',
  text: 'the text',
  elsewhere: '99V-901',
  current: 'MC-99000002',
  leftOut: 3,
  source: 'NHTSA',
  inDocument: 'may',
  onPage: 'will',
};

test.each(Object.keys(CODES) as Code[])('%s is told in one sentence that names a document', (code) => {
  const reason = REASONS[code](FACTS);
  expect(reason).toMatch(/^[\p{Lu}\d].*\.$/u);
  expect(reason.slice(0, -1)).not.toMatch(/[.!?]\s/);
  expect(reason).toMatch(/EA99-901|MC-99000001|99V-901/);
  expect(reason).not.toMatch(/undefined|null|“”/);
});

test('what is not known is always said', () => {
  for (const sentence of Object.values(UNCERTAINTIES)) expect(sentence).toMatch(/^\p{Lu}.{20,}\.$/u);
});

test.each([
  [[], ''],
  [['A'], 'A'],
  [['A', 'B'], 'A and B'],
  [['A', 'B', 'C'], 'A, B and C'],
  [['A', 'B', 'C', 'D', 'E'], 'A, B and 3 others'],
])('%j is written %j', (ids, text) => {
  expect(listed(ids)).toBe(text);
});
