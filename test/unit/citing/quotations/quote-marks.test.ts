import { expect, test } from 'vitest';
import { findMarks } from '../../../../lib/citing/quotations/quote-marks.ts';

/** The marks of a text with what they do: "(" opens, ")" closes, "|" may do either. */
function read(text: string): string[] {
  return findMarks(text).map(({ start, end, opens, closes }) => text.slice(start, end) + (opens ? (closes ? '|' : '(') : ')'));
}

test.each([
  ['"', '"'],
  ['＂', '＂'],
  ['“', '”'],
  ['„', '“'],
  ["''", "''"],
  ['``', "''"],
  ['‘‘', '’’'],
  ['&quot;', '&quot;'],
  ['&#34;', '&#34;'],
  ['&ldquo;', '&rdquo;'],
  ['«', '»'],
  ['»', '«'],
  ['‹', '›'],
  ['「', '」'],
  ['『', '』'],
  ["'", "'"],
  ['‘', '’'],
  ['‚', '’'],
])('%s opens before a word and %s closes behind one', (open, close) => {
  expect(read(`It says ${open}horn stays silent${close} here`)).toEqual([`${open}(`, `${close})`]);
});

test.each([
  ['between letters', "the owner's manual doesn’t"],
  ['before a word that it shortens', "since '90s trucks, get 'em"],
])('an apostrophe %s is no mark', (_, text) => {
  expect(read(text)).toEqual([]);
});

test.each([
  ['an inch sign', 'a 17" wheel', [true]],
  ['an apostrophe behind an s', "the owners' manual", [true]],
  ['a mark behind a word', 'it is “silent”', [false, false]],
])('%s is doubtful or not', (_, text, doubtful) => {
  expect(findMarks(text).map((mark) => mark.doubtful)).toEqual(doubtful);
});

test('a guillemet parted by a hard space opens and closes', () => {
  expect(read('Il dit «\u00A0le klaxon reste muet\u00A0».')).toEqual(['«(', '»)']);
});
