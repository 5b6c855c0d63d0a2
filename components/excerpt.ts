/** One run of a passage; `gap` stands for words that are left out. */
export interface ExcerptPart {
  kind: 'plain' | 'quoted' | 'gap';
  text: string;
}

/** Code units of plain text that are shown on each side of quoted words; about three lines of the card. */
const CONTEXT = 240;

/**
 * Cuts a passage down to its quoted words and some of the text around them.
 * @param quoted [start, end) in code units of `passage`, ascending; what lies outside the passage is ignored
 */
export function excerpt(passage: string, quoted: readonly (readonly [number, number])[]): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  let from = 0;
  for (const [start, end] of quoted) {
    if (start < from || end <= start || end > passage.length) continue;
    parts.push(...plain(passage.slice(from, start), from > 0, true), { kind: 'quoted', text: passage.slice(start, end) });
    from = end;
  }
  parts.push(...plain(passage.slice(from), from > 0, false));
  return parts;
}

/** Plain text beside quoted words: whole when short, else what touches them. */
function plain(text: string, quotedBefore: boolean, quotedAfter: boolean): ExcerptPart[] {
  if (text === '') return [];
  const gap: ExcerptPart = { kind: 'gap', text: '…' };
  const whole: ExcerptPart = { kind: 'plain', text };
  const head: ExcerptPart = { kind: 'plain', text: cutEnd(text) };
  const tail: ExcerptPart = { kind: 'plain', text: cutStart(text) };
  if (quotedBefore && quotedAfter) return text.length <= 2 * CONTEXT ? [whole] : [head, gap, tail];
  if (text.length <= CONTEXT) return [whole];
  return quotedAfter ? [gap, tail] : [head, gap];
}

/** The first words; a word that is longer than the limit is cut between characters. */
function cutEnd(text: string): string {
  const cut = text.slice(0, CONTEXT);
  const space = cut.lastIndexOf(' ');
  return space > CONTEXT / 2 ? cut.slice(0, space + 1) : cut.replace(/[\uD800-\uDBFF]$/, '');
}

function cutStart(text: string): string {
  const cut = text.slice(-CONTEXT);
  const space = cut.indexOf(' ');
  return space !== -1 && space < CONTEXT / 2 ? cut.slice(space) : cut.replace(/^[\uDC00-\uDFFF]/, '');
}
