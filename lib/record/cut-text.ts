/**
 * Lengths (characters, or bytes of UTF-8) at which fields of NHTSA's files end: an owner's narrative, a summary of an investigation
 * formerly and today (README.md, "What the sources are like").
 */
const FIELD_LENGTHS: readonly number[] = [2048, 4000, 6000];

/** A sentence goes on behind these. */
const LINKING_WORDS =
  'an?|the|and|or|but|of|to|in|on|at|by|for|from|with|that|which|who|whose|as|if|when|while|because|than|is|are|was|were|be|been|have|' +
  'has|had|will|may|can|could|would|should|must|their|his|her|its|this|these|my|our|your';

/** "… contact plates can flake in" */
const GOES_ON = new RegExp(`(?<![\\p{L}\\p{N}])(?:${LINKING_WORDS})$`, 'iu');

/** The last word, with no mark behind it; not the initials of a complaint's clerk ("*TR"), nor as few letters. */
const LAST_WORD = /(?<![\p{L}\p{N}*])(\p{L}{3,})$/u;

const utf8 = new TextEncoder();

/**
 * Was a text cut off where the field that held it was full, or within a sentence or a word? What follows is not known then.
 * @param paragraphs the document's own
 */
export function isCut(paragraphs: readonly string[]): boolean {
  const text = paragraphs.join('\n\n').trimEnd();
  return [text, ...paragraphs].some(isFull) || GOES_ON.test(text) || endsInWord(text);
}

/** A blank at the cut is lost. */
function isFull(text: string): boolean {
  return [text.length, text.trim().length, utf8.encode(text).length].some((length) =>
    FIELD_LENGTHS.some((most) => length === most || length === most - 1),
  );
}

/** The last word stands nowhere else in the text, and another word of it begins so. */
function endsInWord(text: string): boolean {
  const last = LAST_WORD.exec(text)?.[1]?.toLowerCase();
  if (last === undefined) return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => word === last).length === 1 && words.some((word) => word !== last && word.startsWith(last));
}
