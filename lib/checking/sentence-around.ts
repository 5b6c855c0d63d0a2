/** Code units that are looked at on each side of a span; longer "sentences" are lists and tables. */
const REACH = 600;

/** Code units before a full stop that tell what it ends. */
const CONTEXT = 8;

/** A full stop after these does not end a sentence ("No." does not before a number). */
const ABBREVIATION = /(?:^|[^\p{L}\p{N}])(?:\p{L}|mr|mrs|ms|dr|vs|inc|co|corp|ltd|st|approx|fig|dept|tel|ext|min|max|e\.g|i\.e|u\.s)$/iu;

/**
 * The sentence of `text` in which a span stands, as what goes before it and what comes after it; both within the paragraph.
 * @param start @param end the span in code units of `text`, end exclusive
 */
export function sentenceAround(text: string, start: number, end: number): { before: string; after: string } {
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end, end + REACH);
  return { before: before.slice(lastEnd(before, text.slice(start, start + 1))), after: after.slice(0, firstEnd(after, text.slice(Math.max(0, end - CONTEXT), end))) };
}

/** Offset in `before` after the last sentence end that it holds; `next` is the character that follows it. */
function lastEnd(before: string, next: string): number {
  const joined = before + next;
  let end = 0;
  for (const match of joined.matchAll(SENTENCE_END)) if (endsSentence(joined, match)) end = match.index + match[0].length;
  return Math.min(end, before.length);
}

/** Offset in `after` of the first sentence end, 0 when the span itself ends one; `previous` are the last characters of the span. */
function firstEnd(after: string, previous: string): number {
  const joined = previous + after;
  for (const match of joined.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length - previous.length;
    if (end >= 0 && endsSentence(joined, match)) return end;
  }
  return after.length;
}

const SENTENCE_END = /\n\s*\n|[.!?]+["'”’)\]]*(?=\s|$)/gu;

function endsSentence(text: string, match: RegExpExecArray): boolean {
  if (!match[0].startsWith('.')) return true;
  const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 40).trimStart();
  if (/^\p{Ll}/u.test(rest)) return false;
  const word = text.slice(Math.max(0, match.index - CONTEXT), match.index);
  if (/^\d/.test(rest) && /(?:^|[^\p{L}\p{N}])nos?$/iu.test(word)) return false;
  return match[0].length > 1 || !ABBREVIATION.test(word);
}
