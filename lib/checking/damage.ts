import type { Step } from './difference.ts';
import type { DocumentText } from './document.ts';
import { FLAG, type Words } from './words/words.ts';

/**
 * What is left of a mark, or of a letter with an accent, where a text was converted badly: "¿", U+FFFD, "â€™" and their like; "?" only
 * between letters.
 */
const DAMAGED_MARK = /[\u00BF\uFFFD]|\u00E2\u20AC.?|\u00C3[\u0080-\u00BF]|\u00C2(?=[\s\u0080-\u00BF])|(?<=\p{L})\?(?=\p{L})/gu;

/** Code units beside changed words in which a damaged mark can be what they differ by. */
const BESIDE = 4;

/**
 * Do a source and a quotation of it differ only where the source was damaged: by what became of a mark, or by a blank that was lost? Such
 * a difference accuses nobody, and proves nothing.
 */
export function isDamage(source: Words, quotation: Words, steps: readonly Step[]): boolean {
  const runs = changedRuns(steps);
  return runs.length > 0 && runs.every((run) => isDamagedRun(source, quotation, steps, run));
}

const damaged = new WeakMap<DocumentText, boolean>();

/** A mark in the text shows that it was converted badly. */
export function isDamaged(text: DocumentText): boolean {
  let answer = damaged.get(text);
  if (answer === undefined) damaged.set(text, (answer = matches(DAMAGED_MARK, text.text)));
  return answer;
}

type Range = readonly [from: number, to: number];

/** Runs of changed steps, [from, to). */
function changedRuns(steps: readonly Step[]): Range[] {
  const runs: [number, number][] = [];
  steps.forEach(({ same }, at) => {
    if (same) return;
    if (runs.at(-1)?.[1] === at) runs.at(-1)![1] = at + 1;
    else runs.push([at, at + 1]);
  });
  return runs;
}

function isDamagedRun(source: Words, quotation: Words, steps: readonly Step[], [from, to]: Range): boolean {
  const ours = stretchOf(source, 'source', steps, from, to);
  const theirs = stretchOf(quotation, 'quotation', steps, from, to);
  if (!ours || !theirs) return false;
  const [inSource, quoted] = [source.text.slice(...ours), quotation.text.slice(...theirs)];
  const around = source.text.slice(Math.max(0, ours[0] - BESIDE), ours[1] + BESIDE);
  if (matches(DAMAGED_MARK, around) && lettersOf(inSource) === lettersOf(quoted)) return true;
  return lostBlank(source, inSource, quoted);
}

function matches(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}

/** The characters of one side from the first to the last of these steps, or between their neighbours where it has none. */
function stretchOf(words: Words, side: 'source' | 'quotation', steps: readonly Step[], from: number, to: number): Range | null {
  const places = steps
    .slice(from, to)
    .map((step) => step[side])
    .filter((at) => at >= 0);
  if (places.length > 0) return [words.starts[places[0]!]!, words.ends[places.at(-1)!]!];
  const [before, after] = [steps[from - 1]?.[side] ?? -1, steps[to]?.[side] ?? -1];
  return before >= 0 && after >= 0 ? [words.ends[before]!, words.starts[after]!] : null;
}

/** Letters and figures alone, without damaged marks. */
function lettersOf(text: string): string {
  return text
    .replace(DAMAGED_MARK, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * The quotation has blanks where the source has none, and the same letters: "ALL15 VEHICLES". That the parts are words of their own is
 * known where letters and figures meet, or where the source has each of them elsewhere; else a word may have been torn apart.
 */
function lostBlank(source: Words, inSource: string, quoted: string): boolean {
  const parts = quoted.toLowerCase().split(/\s+/);
  if (
    parts.length < 2 ||
    parts.length <= inSource.trim().split(/\s+/).length ||
    parts.join('') !== inSource.toLowerCase().replace(/\s+/g, '')
  )
    return false;
  if (parts.some((part, at) => at > 0 && /\d$/.test(parts[at - 1]!) && /^\d/.test(part))) return false;
  let end = 0;
  return parts.every((part, at) => {
    end += part.length;
    return (
      at === parts.length - 1 ||
      meetsOtherKind(part, parts[at + 1]!) ||
      meetsCapital(inSource, end) ||
      (isKnown(source, part) && isKnown(source, parts[at + 1]!))
    );
  });
}

/** "ALL15", "15VEHICLES": letters that are more than a unit or a code, and figures. */
function meetsOtherKind(part: string, next: string): boolean {
  return (/^\p{L}{3,}$/u.test(part) && /^\d+$/.test(next)) || (/^\d+$/.test(part) && /^\p{L}{4,}$/u.test(next));
}

/** "repairedThe", "end.begin": a small letter and a capital, or a mark, meet at `at`. */
function meetsCapital(text: string, at: number): boolean {
  return /^(?:\p{Ll}\p{Lu}|[.,;:]\p{L})/u.test(text.slice(at - 1, at + 1));
}

/** Letters that a part has at least before it counts as a word of the source: shorter ones are syllables of others ("out side"). */
const LEAST_PART = 5;

function isKnown({ text, ids, starts, ends, count, flags }: Words, part: string): boolean {
  const bare = part.replace(/[^\p{L}\p{N}]/gu, '');
  if (bare.length < LEAST_PART) return false;
  for (let at = 0; at < count; at++) {
    if (
      ids[at]! >= 0 &&
      bare.length === ends[at]! - starts[at]! &&
      !(flags[at]! & FLAG.glued) &&
      text.slice(starts[at], ends[at]).toLowerCase() === bare
    )
      return true;
  }
  return false;
}
