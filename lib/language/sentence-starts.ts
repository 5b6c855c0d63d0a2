import type { Range } from './range.ts';

/** Closing marks and the number of a note may stand between the full stop and the space. */
const END =
  /[.!?…](?:["'”’“‘»)\]*_]|\s»)*(?:(?<=[^\d\s][.!?…]["'”’»)\]]{0,3})\d{1,2}|[¹²³⁰⁴-⁹]{1,3})?\s+(?=(?:["'“‘„([*_]|«\s?)*[\p{Lu}\p{N}\uFFFC\uFFFD])/gu;
const ABBREVIATION =
  /(?:^|[\s(])(?:no|nos|mr|mrs|ms|dr|st|inc|corp|co|ltd|vs?|etc|approx|fig|sec|art|pp?|cf|ca|e\.g|i\.e|u\.s|rev|vol|ed|jr|sr|dept|est|ph|mfr)\.$/i;
/** "No. The recall says …" */
const ANSWER = /(?:^|[.!?:\n]\s*)No\.$/;
/** A citation that follows the full stop still belongs to the sentence before it. */
const TRAILING = /^(?:[[(][^\])\n]{0,120}[\])][.,;]*\s*)+|^[—–-]{1,2}\s|^https?:|^(?:sources?|via|ref(?:erence)?s?)\b/i;

/**
 * Where sentences begin in a stretch of text in which quoted words are blanked: a quotation is part of one sentence, however
 * many it holds.
 */
export function sentenceStarts(text: string, { start, end }: Range): number[] {
  const starts = [start];
  const stretch = text.slice(start, end);
  for (const match of stretch.matchAll(END)) {
    const at = match.index + match[0].length;
    const before = stretch.slice(Math.max(0, match.index - 8), match.index + 1);
    if (match[0].startsWith('.') && ABBREVIATION.test(before) && !(ANSWER.test(before) && /\p{L}/u.test(stretch[at] ?? ''))) continue;
    const trailing = TRAILING.exec(stretch.slice(at, at + 400));
    if (!trailing) starts.push(start + at);
    else if (/[\])]/.test(trailing[0]) && at + trailing[0].length < stretch.length) starts.push(start + at + trailing[0].length);
  }
  return starts;
}

/** What follows the last sentence end in a short text. */
export function lastSentence(text: string): string {
  return text.slice(sentenceStarts(text, { start: 0, end: text.length }).at(-1));
}
