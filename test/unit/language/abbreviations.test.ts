import { expect, test } from 'vitest';
import { ABBREVIATIONS, type AbbreviationKind } from '../../../lib/language/abbreviations.ts';
import { ABBREVIATION_EXAMPLES } from '../../../lib/language/abbreviations.examples.ts';
import { sentenceEnd, sentenceStarts } from '../../../lib/language/sentences.ts';

const startsIn = (text: string): number[] => sentenceStarts(text, { start: 0, end: text.length });

test('every abbreviation has its example, and every example its abbreviation', () => {
  expect(Object.keys(ABBREVIATION_EXAMPLES).toSorted()).toEqual([...ABBREVIATIONS.keys()].toSorted());
});

test.each([...ABBREVIATIONS])('"%s." ends no sentence in its example, and its row is needed', (word, kind) => {
  const example = ABBREVIATION_EXAMPLES[word]!;
  expect(startsIn(example)).toEqual([0]);
  expect(sentenceEnd(example, 1)).toBe(example.length);
  const rows = ABBREVIATIONS as Map<string, AbbreviationKind>;
  rows.delete(word);
  try {
    expect(startsIn(example).length).toBeGreaterThan(1);
  } finally {
    rows.set(word, kind);
  }
});

test.each([
  'It weighs 40 lbs. |The bulletin says so',
  'It weighs 40 lbs. |Ford says so',
  'It weighs 40 lbs. |NHTSA says so',
  'It weighs 40 lbs. |\uFFFD says so',
  'It weighs 40 lbs. |“\uFFFC,” it says',
  'IT WEIGHS 40 LBS. |THE BULLETIN SAYS SO',
  'IT WEIGHS 40 LBS. MAX WITH THE HORN',
  'The torque is 30 ft. lb. |The bulletin says so',
  'He came at 5 p.m. |The dealer said so',
  'He came at 5 p.m. |Ford said so',
  'He came at 5 p.m. ET and said so',
  'He came at 5 p. m. Eastern and said so',
  'He came at 5p.m. Eastern and said so',
  'It was filed in Jan. |It says so',
  'It was built by Example Motors, Inc. |The notice says so',
  'It was built by Example Motors, Inc. Ford says so',
  'It was sold in the U.S. |In May it was recalled',
  'It covers horns, lamps, etc. |\uFFFD says so',
  'It is about Plan B. |Ford says so',
  'No. |The recall says so',
  'Is it covered? |No. |Dealers say so',
  'Dealer: "No." |Then he left',
  'It is NHTSA No. \uFFFD of May',
])('%j is cut at each bar', (marked) => {
  const starts: number[] = [0];
  const text = marked.replace(/\|/g, (_, at: number) => {
    starts.push(at - starts.length + 1);
    return '';
  });
  expect(startsIn(text)).toEqual(starts);
});
