import { expect, test } from 'vitest';
import { DISOWNING_ROWS, isDisowned } from '../../../../lib/language/speaker/disowned.ts';
import { NAMED } from '../../../../lib/language/tokens.ts';

/** A sentence and what follows it, cut as a page is around its one quotation. */
function around(text: string): [before: string, behind: string, next: string] {
  const [before, after] = text.replaceAll('Y', NAMED).split('“…”') as [string, string];
  const end = after.search(/[.!?](?:\s|$)/) + 1;
  return end === 0 ? [before, after, ''] : [before, after.slice(0, end), after.slice(end)];
}

test.each(DISOWNING_ROWS.map((row) => [row.example, row] as const))('%s', (example, row) => {
  expect(isDisowned(...around(example))).toBe(true);
  expect(
    isDisowned(
      ...around(example),
      DISOWNING_ROWS.filter((other) => other !== row),
    ),
  ).toBe(false);
});

test.each([
  'Y says “…”.',
  'The recall is no joke: Y says “…”.',
  'There is no remedy yet, but Y says “…”.',
  'It is not true that the car is safe. Y says “…”.',
  'My dealer was wrong, because Y says “…”.',
  'Y says “…”, which is a mistake to ignore.',
  'Y says “…”. That was in March.',
  'Y says “…”. This is a serious defect.',
  'I did not know that Y says “…”.',
  'You will not believe it, but Y reads “…”.',
  'Fact: Y says “…”.',
  'Y says “…”. Sorriest car I ever had.',
  'Y says “…”. Sorry.',
])('denies nothing: %s', (sentence) => {
  expect(isDisowned(...around(sentence))).toBe(false);
});
