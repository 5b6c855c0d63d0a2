/** Runs in a page: brings words into view and tells the middle of their first line (viewport, CSS px). */
export function findWords(words: string): { x: number; y: number } {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const start = node.data.indexOf(words);
    if (start < 0) continue;
    node.parentElement!.scrollIntoView({ block: 'center' });
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + words.length);
    const { x, y, width, height } = range.getClientRects()[0]!;
    return { x: x + width / 2, y: y + height / 2 };
  }
  throw new Error(`Not on the page: ${words}`);
}
