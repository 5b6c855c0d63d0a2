import { expect, test } from 'vitest';
import * as labels from '../../../lib/language/labels.ts';

const PATTERNS: Readonly<Record<keyof typeof labels, RegExp>> = { ...labels };

test.each([
  ['PUT_UP', 'Claim 2: ', 'Remedy: '],
  ['PUT_UP', 'Next up:', 'Next:'],
  ['QUOTE_LABEL', 'Exact quote: the horn fails', 'Horn: it fails'],
  ['SOURCE_LABEL', 'Document ID: 99V-901', 'Vehicle ID: 99'],
  ['SOURCE_LINE', '— 99V-901', 'The horn'],
  ['SOURCE_LINE', 'via EA99-901', 'viable'],
  ['LIST_OF_SOURCES', 'Sources cited', 'Sources say'],
  ['VERBATIM_LEAD', 'The warning reads as follows:', 'The warning is on page 2:'],
  ['RECORD_LABEL', 'Summary: The horn fails', 'The summary is long'],
  ['RECORD_LABEL', 'Description of the defect', 'Description of the road'],
  ['RECORD_LABEL_BEGINS', 'Corrective Action', 'Horn'],
  ['RECORD_NUMBER', 'NHTSA Campaign Number: 99V901000', 'Recall: 99V901000'],
  ['RECORD_NUMBER', 'Complaint 99000001', 'Complaint about the horn'],
] as const)('%s takes %j, and not %j', (name, taken, left) => {
  const pattern = new RegExp(PATTERNS[name].source, PATTERNS[name].flags);
  expect(pattern.test(taken)).toBe(true);
  pattern.lastIndex = 0;
  expect(pattern.test(left)).toBe(false);
});

test('every pattern has its example here', () => {
  expect(Object.keys(PATTERNS)).toHaveLength(9);
});
