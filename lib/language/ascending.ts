/**
 * Where in a list that ascends by `start` the first stretch stands that begins at `offset` or behind it. Binary search.
 * @param offset code units of the text that the starts are in
 * @returns an index of the list; its length where every stretch begins before `offset`
 */
export function firstFrom(list: readonly { readonly start: number }[], offset: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]!.start < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Does any stretch of a list that ascends by `start` begin in [start, end)? Offsets are code units of one text. */
export function anyStartsIn(list: readonly { readonly start: number }[], start: number, end: number): boolean {
  const first = list[firstFrom(list, start)];
  return first !== undefined && first.start < end;
}
