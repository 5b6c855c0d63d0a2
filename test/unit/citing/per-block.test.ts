import { expect, test } from 'vitest';
import type { Block } from '../../../lib/citing/page-text.ts';
import { perBlock } from '../../../lib/citing/per-block.ts';
import { blockOf } from './hostile-texts.ts';

/** Tells how long a block's text is, and notes each look at one. */
function counted(holds?: (told: { length: number; unit: number }, unit: number) => boolean) {
  const looks: Block[] = [];
  const lengthOf = perBlock((block, unit: number) => {
    looks.push(block);
    return { length: block.text.length * unit, unit };
  }, holds);
  return { lengthOf, looks };
}

test('a block is looked at once', () => {
  const { lengthOf, looks } = counted();
  const block = blockOf('horn');
  expect(lengthOf(block, 1)).toBe(lengthOf(block, 1));
  expect(looks).toEqual([block]);
});

test('each block has its own answer, one with the same text too', () => {
  const { lengthOf, looks } = counted();
  expect([lengthOf(blockOf('horn'), 1), lengthOf(blockOf('horn'), 1), lengthOf(blockOf('lamps'), 1)].map(({ length }) => length)).toEqual([
    4, 4, 5,
  ]);
  expect(looks).toHaveLength(3);
});

test('a block is looked at again where what was told no longer holds, and the new answer is kept', () => {
  const { lengthOf, looks } = counted(({ unit }, now) => unit === now);
  const block = blockOf('horn');
  expect([1, 2, 2].map((unit) => lengthOf(block, unit).length)).toEqual([4, 8, 8]);
  expect(looks).toHaveLength(2);
});

test('an answer that is null or zero is kept as well', () => {
  let looks = 0;
  const nothing = perBlock(() => {
    looks++;
    return null;
  });
  const block = blockOf('horn');
  expect([nothing(block), nothing(block), looks]).toEqual([null, null, 1]);
});
