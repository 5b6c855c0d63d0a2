/** A stream of chance that is the same for the same seed (mulberry32), so that every failure can be made again. */
export interface Random {
  /** In [0, 1). */
  next: () => number;
  /** A whole number from `low` to `high`, both included. */
  from: (low: number, high: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  chance: (probability: number) => boolean;
}

export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const from = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return { next, from, pick: (items) => items[from(0, items.length - 1)]!, chance: (probability) => next() < probability };
}

/** A seed of its own for each name, so that a new class never changes the cases of another. */
export function seedOf(seed: number, name: string): number {
  let hash = seed ^ 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  return hash;
}
