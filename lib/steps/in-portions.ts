/** Work is left for others after this time (milliseconds). */
const PORTION = 30;

/** What `work` makes of each item, in order; between portions whatever else waits for this thread has its turn. */
export async function inPortions<Item, Result>(items: readonly Item[], work: (item: Item) => Result): Promise<Result[]> {
  const results: Result[] = [];
  let begun = performance.now();
  for (const item of items) {
    results.push(work(item));
    if (performance.now() - begun < PORTION) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    begun = performance.now();
  }
  return results;
}
