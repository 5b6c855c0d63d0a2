import { describe, expect, test } from 'vitest';
import { nearestPassage } from '../../../lib/checking/difference.ts';
import { codeOf, differenceOf } from '../../../lib/checking/explain.ts';
import { readQuotation } from '../../../lib/checking/quotation.ts';
import type { Code } from '../../../lib/checking/verdict.ts';
import { readDocumentWords } from '../../../lib/checking/words/read-words.ts';
import { check, documentOf } from './documents.ts';

const SOURCE =
  'Replace the self-locking nut every fourth time it is removed. A latch that sticks can open in a crash, and the lamp may not light for 12 seconds.';

const CODES: readonly (readonly [what: string, quotation: string, code: Code])[] = [
  ['a compound moved over the beginning', 'nut self-locking every fourth time it is removed', 'order-changed'],
  ['a compound moved over the end', 'it is removed. A latch that can sticks', 'order-changed'],
  [
    'other words after the true beginning, where the source has a modal verb',
    'every fourth time it is removed. A latch that kettles sing before each snowy sunrise',
    'word-changed',
  ],
  [
    'other words with a number of their own',
    'every fourth time it is removed. A latch that kettles sing seven songs before sunrise',
    'number-changed',
  ],
  ['other words before the true end, where the source has a negation', 'kettles sing before sunrise and for 12 seconds', 'word-changed'],
  [
    'other words among which a common one stands as well',
    'every fourth time it is removed. A latch that kettles sing beside warm ovens in two',
    'number-changed',
  ],
  [
    'other words among which a common one stands, before a modal verb of the source',
    'every fourth time it is removed. A latch kettles sing sweetly in big bowls',
    'word-changed',
  ],
  ['other words after a true end', 'every fourth time it is removed in the rain', 'word-added'],
  ['other words before a true beginning', 'as we know a latch that sticks can open in a crash', 'word-added'],
  ['one changed modal verb at the end', 'A latch that sticks must', 'modal-changed'],
];

describe('the reason code', () => {
  test.each(CODES)('of %s', (_what, text, code) => {
    const source = readDocumentWords(SOURCE);
    const quotation = readQuotation(text);
    const { steps } = nearestPassage(source, quotation.words, 0, quotation.words.count)!;
    expect(codeOf(source, quotation, steps)).toBe(code);
  });
});

test.each([
  ['can slow the car to 35 mph', 'km/h ', 'mph '],
  ['35 mph and steer it', 'km/h ', 'mph '],
])('a unit written together is shown as one: %s', (text, inDocument, onPage) => {
  const source = readDocumentWords('The system can slow the car to 35 km/h and steer it.');
  const { words } = readQuotation(text);
  const changed = differenceOf(source, words, nearestPassage(source, words, 0, words.count)!.steps).filter((part) => part.in !== 'both');
  expect(changed).toEqual([
    { in: 'source', text: inDocument },
    { in: 'quotation', text: onPage },
  ]);
});

describe('what stands at an end is set against its own place', () => {
  const NUT = documentOf(
    'MC-99000002',
    'Renew the self-locking nut every second time. Keep off the road. The shoulder is soft. It fits year 2009-2015 Meridians. Call 1-800-555-0100. Halden answers. Look for a rear-end collision in it. Mind the limit. A nurse shall never open the box. They came in May and again in June of that year.',
  );

  test.each([
    ['a compound dropped after the first word', 'the nut every second time', 'word-missing', ['self-locking'], []],
    ['a number dropped after the first word', 'year Meridians. Call 1-800-555-0100', 'number-changed', ['2009-2015'], []],
    ['a number dropped before the last word', 'year 2009-2015 Meridians. Call Halden', 'number-changed', ['1-800-555-0100.'], []],
    ['a first word changed, for one of the sentence before', 'The nurse shall never open the box', 'word-changed', ['A'], ['The']],
    ['a first word cut, and the rest stands before it', 'in in June of that year', 'cut-word', ['again'], ['in']],
    ['the last two swapped, over a full stop', 'Keep off the The road.', 'order-changed', ['The'], ['The']],
    ['the first two swapped', 'nut self-locking every second time', 'order-changed', ['nut'], ['nut']],
    ['a compound and its neighbour swapped', 'Look for rear-end a collision', 'order-changed', ['rear-end'], ['rear-end']],
  ] as const)('%s', (_name, text, code, dropped, added) => {
    const verdict = check(text, [NUT]);
    const side = (name: 'source' | 'quotation') => verdict!.difference!.filter((part) => part.in === name).map((part) => part.text.trim());
    expect(verdict).toMatchObject({ verdict: 'altered', code });
    expect([side('source'), side('quotation')]).toEqual([dropped, added]);
  });
});
