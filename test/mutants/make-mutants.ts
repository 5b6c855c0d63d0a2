import type { RecordDocument } from '../../lib/checking/document.ts';
import { paragraphsOf, partsUnit, piecesStandAsWords, standsWithMarks, type Words, wordsOf } from '../unit/checking/classes/passages.ts';
import { createRandom, type Random, seedOf } from '../unit/checking/classes/random.ts';
import type { MutantKind } from './mutant-kind.ts';

/** Words of a document and what a kind of edit made of them. */
export interface Mutant {
  kind: MutantKind;
  document: RecordDocument;
  original: string;
  quotation: string;
}

interface Site {
  document: RecordDocument;
  paragraph: Words;
  at: number;
}

/** Words of a quotation. */
const LENGTHS = { least: 8, most: 24 };

/** So often in a row an edit may fail before its kind has no more to give. */
const MOST_FAILURES = 400;

/**
 * Edits of documents' words, kind by kind in turn, each once; the same for the same seed. A kind that a record has too few places for
 * gives less, and the others more.
 */
export function* makeMutants(
  kinds: readonly MutantKind[],
  documents: readonly RecordDocument[],
  count: number,
  seed: number,
): Generator<Mutant> {
  const made = new Set<string>();
  let streams = kinds.map((kind) => mutantsOf(kind, documents, createRandom(seedOf(seed, kind.name)), made));
  let left = count;
  while (left > 0 && streams.length > 0) {
    const ended = new Set<(typeof streams)[number]>();
    for (const stream of streams) {
      const next = stream.next();
      if (next.done) ended.add(stream);
      else yield next.value;
      if (!next.done && --left === 0) return;
    }
    streams = streams.filter((stream) => !ended.has(stream));
  }
}

function* mutantsOf(kind: MutantKind, documents: readonly RecordDocument[], random: Random, made: Set<string>): Generator<Mutant, void> {
  const sites = documents.flatMap((document) =>
    paragraphsOf(document)
      .map(wordsOf)
      .flatMap((paragraph) => paragraph.flatMap((_word, at): Site[] => (kind.at(paragraph, at) ? [{ document, paragraph, at }] : []))),
  );
  for (let failures = 0; sites.length > 0 && failures < MOST_FAILURES; failures++) {
    const site = random.pick(sites);
    const taken = quotationAround(site, kind.place, random);
    const words = taken && kind.edit([...taken.words], taken.at, random, site.document);
    if (!words) continue;
    const [original, quotation] = [taken.words.join(' '), words.join(' ').replaceAll(' \n', '\n').trim()];
    const name = `${site.document.id} ${quotation}`;
    if (made.has(name) || (kind.changes !== 'nothing' && !kind.cuts && standsThere(quotation, original, site.document))) continue;
    made.add(name);
    failures = 0;
    yield { kind, document: site.document, original, quotation };
  }
}

/** Some words around the one at hand, which begin and end where a person would: not inside a measure, and without half a bracket. */
function quotationAround({ paragraph, at }: Site, place: MutantKind['place'], random: Random): { words: Words; at: number } | null {
  const length = Math.min(paragraph.length, random.from(LENGTHS.least, LENGTHS.most));
  if (length < LENGTHS.least) return null;
  const [lead, rest] = place === 'inside' ? [2, 3] : [0, 1];
  const [low, high] = [Math.max(0, at - length + rest), Math.min(at - lead, paragraph.length - length)];
  if (place === undefined || place === 'inside') if (low > high) return null;
  const start = place === 'first' ? at : place === 'last' ? at - length + 1 : random.from(low, high);
  const end = start + length;
  if (start < 0 || end > paragraph.length || isCut(paragraph, start) || isCut(paragraph, end)) return null;
  return { words: paragraph.slice(start, end), at: at - start };
}

const NUMBER_WORDS = 'one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand million';
const NUMBER = new RegExp(`^[($]?[-+±]?(?:\\d[\\d.,/-]*|${NUMBER_WORDS.replaceAll(' ', '|')}|and|negative|minus)$`, 'i');
const JOINT = /^[-–—/&+%°x×=<>~±#@]+|^(?:per|million|thousand|hundred|dozen|half|v|a\.m|p\.m)\b/i;

/** Between these two words a quotation would part what belongs together. */
function isCut(words: Words, at: number): boolean {
  const [before, after] = [words[at - 1] ?? '', words[at] ?? ''];
  if (before === '' || after === '') return false;
  // "two and a half"
  if (words.slice(Math.max(0, at - 3), at + 3).some((word) => /^half\b/i.test(word))) return true;
  return (
    partsUnit(words, at) ||
    /^\W*non$/i.test(before) ||
    JOINT.test(after) ||
    /[-–—/&+<>~±#@=(]$/.test(before) ||
    (NUMBER.test(before) && /^\d|^\W?(?:and|one|two|three)\b/i.test(after))
  );
}

/** What the edit made stands in the document as well. */
function standsThere(quotation: string, original: string, document: RecordDocument): boolean {
  if (quotation === original || standsWithMarks(quotation, document)) return true;
  // Signs and brackets are not among the words.
  const isOfWords = /^[\p{L}\p{N}\s.,;:'’"()?!-]*$/u.test(quotation) && !/\d/.test(quotation);
  return isOfWords && !/[?]|\b(?:no|yes),|(?<!\.)\. (?:Not|Never|No)\b/i.test(quotation) && piecesStandAsWords(quotation, document);
}
