import type { Block } from './page-text.ts';

/**
 * Keeps what `find` tells of a block for as long as the block lives: a page that has changed is read again with the blocks that have
 * not, and those need no second look. Each stage keeps its own.
 * @param find what is told of a block, which must depend on the block and on `rest` alone
 * @param holds is what was told before still so with this `rest`? Without it: always
 */
export function perBlock<T, Rest extends unknown[]>(
  find: (block: Block, ...rest: Rest) => T,
  holds: (told: T, ...rest: Rest) => boolean = () => true,
): (block: Block, ...rest: Rest) => T {
  const known = new WeakMap<Block, T>();
  return (block, ...rest) => {
    const before = known.get(block);
    if (before !== undefined && holds(before, ...rest)) return before;
    const told = find(block, ...rest);
    known.set(block, told);
    return told;
  };
}
