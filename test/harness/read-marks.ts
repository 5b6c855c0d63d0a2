import type { Tone } from '../../lib/checking/verdict.ts';

/**
 * Runs in a page, in either browser: what is marked there, by tone, in the order in which it was marked. The registry of highlights
 * belongs to the page, so this needs nothing of the extension; names are new on each page but for their ends.
 */
export function readMarks(): Record<Tone, string[]> {
  const marked = (tone: Tone) =>
    [...([...CSS.highlights].find(([name]) => name.endsWith(`-${tone}`))?.[1] ?? [])].map(({ startContainer, startOffset, endOffset }) =>
      (startContainer as Text).data.slice(startOffset, endOffset),
    );
  return { green: marked('green'), amber: marked('amber'), grey: marked('grey'), neutral: marked('neutral') };
}
