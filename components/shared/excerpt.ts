/** One run of a passage, as a card shows it. */
export interface ExcerptPart {
  quoted: boolean;
  text: string;
}

/** Code units that are shown at each end of a stretch of text that matters; about four lines of the card. */
const CONTEXT = 240;

/**
 * Cuts a passage down to its quoted words, or their two ends where they are long, and some of the text around them.
 * @param quoted [start, end) in code units of `passage`, ascending; ranges that are not are left out
 */
export function excerpt(passage: string, quoted: readonly (readonly [number, number])[]): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  let from = 0;
  const addPlain = (end: number, keepEnd: boolean) => {
    const text = shorten(passage.slice(from, end), { keepStart: from > 0, keepEnd });
    if (text) parts.push({ quoted: false, text });
  };
  for (const [start, end] of quoted) {
    if (start < from || end <= start || end > passage.length) continue;
    addPlain(start, true);
    parts.push({ quoted: true, text: shorten(passage.slice(start, end), { keepStart: true, keepEnd: true }) });
    from = end;
  }
  addPlain(passage.length, false);
  return parts;
}

/**
 * Shortens text around the words that matter; what is left out becomes "…".
 * @param keep the ends that touch such words; with neither the start is kept
 */
export function shorten(text: string, { keepStart, keepEnd }: { keepStart: boolean; keepEnd: boolean }): string {
  const both = keepStart && keepEnd;
  if (text.length <= (both ? 2 : 1) * CONTEXT) return text;
  if (both) return `${firstWords(text)}…${lastWords(text)}`;
  return keepEnd ? `…${lastWords(text)}` : `${firstWords(text)}…`;
}

/** A word longer than the limit is cut between characters. */
function firstWords(text: string): string {
  const cut = text.slice(0, CONTEXT);
  const space = cut.lastIndexOf(' ');
  return space > CONTEXT / 2 ? cut.slice(0, space + 1) : cut.replace(/[\uD800-\uDBFF]$/, '');
}

function lastWords(text: string): string {
  const cut = text.slice(-CONTEXT);
  const space = cut.indexOf(' ');
  return space !== -1 && space < CONTEXT / 2 ? cut.slice(space) : cut.replace(/^[\uDC00-\uDFFF]/, '');
}
