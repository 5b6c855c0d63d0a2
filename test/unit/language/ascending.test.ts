import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyStartsIn, firstFrom } from '../../../lib/language/ascending.ts';

const starts = fc.array(fc.nat(30), { maxLength: 12 }).map((offsets) => offsets.sort((a, b) => a - b).map((start) => ({ start })));

test.each([
  [[], 3, 0],
  [[5], 5, 0],
  [[5], 6, 1],
  [[1, 3, 3, 7], 3, 1],
  [[1, 3, 3, 7], 4, 3],
  [[1, 3, 3, 7], -1, 0],
  [[1, 3, 3, 7], Infinity, 4],
])('of %j the first from %d on is number %d', (offsets, from, index) => {
  expect(
    firstFrom(
      offsets.map((start) => ({ start })),
      from,
    ),
  ).toBe(index);
});

test('finds what a look at each would find', () => {
  fc.assert(
    fc.property(starts, fc.integer({ min: -1, max: 31 }), fc.nat(8), (list, from, length) => {
      const index = list.findIndex(({ start }) => start >= from);
      expect(firstFrom(list, from)).toBe(index === -1 ? list.length : index);
      expect(anyStartsIn(list, from, from + length)).toBe(list.some(({ start }) => start >= from && start < from + length));
    }),
  );
});
