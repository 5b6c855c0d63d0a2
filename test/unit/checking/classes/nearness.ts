import { nearestPassage } from '../../../../lib/checking/difference.ts';
import type { RecordDocument } from '../../../../lib/checking/document.ts';
import { wordsOf as readWordsOf } from '../../../../lib/checking/text-words.ts';
import { readQuotationWords } from '../../../../lib/checking/words/read-words.ts';
import { paragraphsOf, span, standsAsWords, wordsOf } from './passages.ts';
import type { Random } from './random.ts';

/** Lengths of quotations, in words, whose curves differ. */
export const LENGTHS = [
  [4, 5],
  [6, 8],
  [9, 14],
  [15, 30],
] as const;

/**
 * How near a stretch of words came to a document, 0 to 1: words of another document, and words of this one with so many of them changed.
 */
export interface Nearness {
  /** Words of any other document: what chance makes. */
  unrelated: number[];
  /** Words of a document of the same kind, which shares its turns of phrase. */
  akin: number[];
  /** One word, a fifth and a third of the words put in for others. */
  one: number[];
  fifth: number[];
  third: number[];
}

/** Measures `count` stretches of `low` to `high` words. */
export function nearnessOf(
  documents: readonly RecordDocument[],
  [low, high]: readonly [number, number],
  count: number,
  random: Random,
): Nearness {
  const nearness: Nearness = { unrelated: [], akin: [], one: [], fifth: [], third: [] };
  const lexicon = documents.flatMap((document) => paragraphsOf(document).flatMap(wordsOf));
  for (let tries = 0; nearness.one.length < count && tries < count * 20; tries++) {
    const document = random.pick(documents);
    const words = span(document, random, low, high);
    if (!words) continue;
    const text = words.join(' ');
    const other = random.pick(documents);
    if (!standsAsWords(text, other)) nearness.unrelated.push(shareIn(other, text));
    const kin = random.pick(documents.filter(({ kind, id }) => kind === document.kind && id !== document.id));
    if (!standsAsWords(text, kin)) nearness.akin.push(shareIn(kin, text));
    for (const [name, changed] of [
      ['one', 1],
      ['fifth', words.length / 5],
      ['third', words.length / 3],
    ] as const) {
      nearness[name].push(shareIn(document, withChanges(words, Math.max(1, Math.round(changed)), lexicon, random)));
    }
  }
  return nearness;
}

function withChanges(words: readonly string[], count: number, lexicon: readonly string[], random: Random): string {
  const changed = [...words];
  const places = new Set<number>();
  while (places.size < count) places.add(random.from(0, words.length - 1));
  for (const at of places) changed[at] = random.pick(lexicon);
  return changed.join(' ');
}

function shareIn(document: RecordDocument, text: string): number {
  return Math.max(
    ...document.texts.map((each) => {
      const source = readWordsOf(each);
      const words = readQuotationWords(text);
      return nearestPassage(source, words, 0, words.count)?.share ?? 0;
    }),
  );
}

/** Of these, the share that is as near as `least` or nearer. */
export function shareAtLeast(values: readonly number[], least: number): number {
  return values.filter((value) => value >= least).length / values.length;
}
