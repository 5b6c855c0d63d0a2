import { expect, test } from 'vitest';
import { inPortions } from '../../../lib/steps/in-portions.ts';

const busyFor = (milliseconds: number) => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

test('results come in order, and others have their turn between', async () => {
  let turns = 0;
  const others = setInterval(() => (turns += 1), 0);
  const results = await inPortions([1, 2, 3, 4, 5, 6], (item) => {
    busyFor(20);
    return item * 2;
  });
  clearInterval(others);
  expect(results).toEqual([2, 4, 6, 8, 10, 12]);
  expect(turns).toBeGreaterThan(0);
});

test('nothing to do is done at once', async () => {
  expect(await inPortions([], String)).toEqual([]);
});
