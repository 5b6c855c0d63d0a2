/** [start, end) in code units of a text. */
export interface Range {
  start: number;
  end: number;
}

/** `text` with each range replaced by as many fillers; ranges ascend, and what overlaps an earlier one is passed over. */
export function blank(text: string, ranges: readonly Range[], filler = ' '): string {
  if (ranges.length === 0) return text;
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of ranges) {
    if (start < at) continue;
    parts.push(text.slice(at, start), filler.repeat(end - start));
    at = end;
  }
  parts.push(text.slice(at));
  return parts.join('');
}

/** The range without white space at its ends. */
export function trim(text: string, start: number, end: number): Range {
  while (start < end && isWhite(text, start)) start++;
  while (end > start && isWhite(text, end - 1)) end--;
  return { start, end };
}

/** White space at one code unit. */
export function isWhite(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 32 || (code >= 9 && code <= 13) || (code >= 128 && /\s/.test(text[at]!));
}
