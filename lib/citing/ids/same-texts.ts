/** Do two lists hold the same texts in the same order? */
export function sameTexts(one: readonly string[], other: readonly string[]): boolean {
  return one === other || (one.length === other.length && one.every((each, index) => each === other[index]));
}
