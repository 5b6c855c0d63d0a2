import { expect, test } from 'vitest';
import * as noStatements from '../../../lib/language/no-statements.ts';

const PATTERNS: Readonly<Record<keyof typeof noStatements, RegExp>> = { ...noStatements };

test.each([
  ['NAME_BEFORE', 'a bulletin entitled ', 'a bulletin says '],
  ['NAME_BEFORE', 'press the ', 'said the '],
  ['NAME_BEFORE', '99V-901 (the ', '99V-901 (by 2 '],
  ['CALLED_IN_SUCH_WORDS', 'What the agency called ', 'The agency called '],
  ['SECTION_BEFORE', 'It stands under ', 'It stands in '],
  ['NAME_AFTER', ' switch stays on', ' is what it says'],
  ['NAME_AFTER', ' message light', ' message'],
  ['DATA', '{"key": "value"}', '"value" is the key'],
  ['PLACEHOLDER', '[insert words here]', 'insert the key'],
  ['PLACEHOLDER', 'XXX', 'horn'],
  ['PLACEHOLDER', '…', 'It …'],
] as const)('%s takes %j, and not %j', (name, taken, left) => {
  expect(PATTERNS[name].test(taken)).toBe(true);
  expect(PATTERNS[name].test(left)).toBe(false);
});

test('every pattern has its example here', () => {
  expect(Object.keys(PATTERNS)).toHaveLength(6);
});
