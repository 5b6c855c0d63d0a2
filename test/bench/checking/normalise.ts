/**
 * What other checkers of quotations compare with: NFKC, marks and dashes folded, soft hyphens and zero-width characters dropped, line-end
 * hyphens joined, blanks collapsed, lower case. It is the yardstick, and not safe.
 */
export function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‘’‚‛′`´]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, '')
    .replace(/(\p{Ll})-\s*\n\s*(\p{Ll})/gu, '$1$2')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
