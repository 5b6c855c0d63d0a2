import { grown } from './words/vocabulary.ts';
import { glanceAtDocumentWords } from './words/read-words.ts';
import { FLAG, joinedIds, type Words } from './words/words.ts';
import type { DocumentId } from '../citing/citation.ts';
import type { DocumentText, RecordDocument } from './document.ts';
import { findWords, isBorder } from './find-words.ts';
import { mayBeCut } from './inside-number.ts';
import type { Quotation } from './quotation.ts';
import { wordsOf } from './text-words.ts';

/**
 * Finds which documents of the record hold a run of words; built once per state of the record. The words of all texts stand in one list;
 * of every two neighbouring runs of three words one is filed under its hash (winnowing), so that any four words in a row hold a filed run.
 * A hash only tells where to look: what counts is that the words are equal.
 */
export interface RecordIndex {
  /** The documents are all that the dataset has: what is in none of them is in none that it holds. */
  whole: boolean;
  documents: readonly RecordDocument[];
  /** Word numbers of all texts but titles, in order, with BORDER after each text; JOINED, NEW_PARAGRAPH and PRIMED in the highest bits. */
  words: Int32Array;
  /** Where each text begins in `words`, ascending; which text it is, and the place of its document in `documents`. */
  begins: Int32Array;
  texts: readonly DocumentText[];
  owners: Int32Array;
  /** Where the places of each hash begin in `places`; one more than there are hashes. */
  directory: Int32Array;
  /** Places in `words` of filed runs of three words. */
  places: Int32Array;
  /** For each document the first one with the same words: resends are one document. */
  firstAlike: Int32Array;
  /** The place of each document in `documents` by each of its ids. */
  numbers: ReadonlyMap<DocumentId, number>;
}

/** Words in a filed run. */
const RUN = 3;

/** Words in a row that surely hold a filed run. */
export const SURE = RUN + 1;

const NUMBER = (1 << 28) - 1;
/** The word is written together with the one before it. */
const JOINED = 1 << 28;
/** The word begins a paragraph that no sentence runs into. */
const NEW_PARAGRAPH = 1 << 29;
/** An inch or foot mark follows the word. */
const PRIMED = 1 << 30;
/** Stands after each text; no word has this number. */
const BORDER = NUMBER;

/**
 * Builds the index; cost is linear in the words of the documents.
 * @param whole false where a dataset holds more than these documents
 */
export function buildRecordIndex(documents: readonly RecordDocument[], whole = true): RecordIndex {
  const list = new WordList();
  const firstAlike = new Int32Array(documents.length);
  const names = new Map<string, number>();
  documents.forEach(({ texts }, owner) => {
    const from = list.count;
    for (const text of texts) if (text.name !== 'title') list.add(text, owner);
    const name = list.nameSince(from);
    if (!names.has(name) && list.count > from) names.set(name, owner);
    firstAlike[owner] = names.get(name) ?? owner;
  });
  const words = list.words.slice(0, list.count);
  const numbers = new Map(documents.flatMap(({ ids }, owner) => ids.map((id) => [id, owner] as const)));
  return {
    whole,
    documents,
    numbers,
    words,
    begins: Int32Array.from(list.begins),
    texts: list.texts,
    owners: Int32Array.from(list.owners),
    ...fileRuns(words),
    firstAlike,
  };
}

class WordList {
  words = new Int32Array(1 << 12);
  count = 0;
  readonly begins: number[] = [];
  readonly texts: DocumentText[] = [];
  readonly owners: number[] = [];

  /** Adds a text without the lines that the dataset's importer added. */
  add(text: DocumentText, owner: number): void {
    const words = glanceAtDocumentWords(text.text);
    let count = words.count;
    while (text.addedFrom !== undefined && count > 0 && words.starts[count - 1]! >= text.addedFrom) count--;
    this.#addReading(text, owner, words, words.ids, count);
    if (!words.hasSplits) return;
    // A hyphen at a line end can be read in two ways, and both are searched.
    const { ids, firsts } = joinedIds(words, 0, count, true);
    this.#addReading(text, owner, words, ids, ids.length, firsts);
  }

  #addReading(text: DocumentText, owner: number, words: Words, ids: Int32Array, count: number, firsts?: Int32Array): void {
    this.begins.push(this.count);
    this.texts.push(text);
    this.owners.push(owner);
    for (let at = 0; at < count; at++) {
      const first = firsts ? firsts[at]! : at;
      const flags = words.flags[first]!;
      let word = ids[at]!;
      if (flags & FLAG.glued) word |= JOINED;
      if (flags & FLAG.paragraph && isBorder(words, first)) word |= NEW_PARAGRAPH;
      if (flags & FLAG.primed) word |= PRIMED;
      this.#push(word);
    }
    this.#push(BORDER);
  }

  #push(word: number): void {
    if (this.count === this.words.length) this.words = grown(this.words, Int32Array);
    this.words[this.count++] = word;
  }

  /** A name for the words from `from` on, equal for equal words. */
  nameSince(from: number): string {
    let [one, other] = [1, 2];
    for (let at = from; at < this.count; at++) {
      one = Math.imul(one ^ this.words[at]!, 0x5bd1e995) ^ (one >>> 13);
      other = Math.imul(other ^ this.words[at]!, 0x1b873593) ^ (other >>> 11);
    }
    return `${this.count - from}.${one}.${other}`;
  }
}

/**
 * Files the chosen runs under the highest bits of their hashes. They are parted by the first few bits before they are sorted: what is
 * sorted
 * at once then fits into the processor's cache, and that is nearly all of the cost.
 */
function fileRuns(words: Int32Array): Pick<RecordIndex, 'directory' | 'places'> {
  const parts = Array.from({ length: PARTS }, () => new Part(Math.ceil(words.length / PARTS)));
  eachChunk(words, ({ count, hashes, places }) => {
    for (let at = 0; at < count; at++) parts[hashes[at]! >>> PART_SHIFT]!.add(hashes[at]!, places[at]!);
  });
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  const bits = Math.max(PART_BITS, Math.ceil(Math.log2(Math.max(1, count) / CROWD)));
  const directory = new Int32Array((1 << bits) + 1);
  const places = new Int32Array(count);
  const next = new Int32Array(1 << (bits - PART_BITS));
  parts.forEach((part, at) => sortPart(part, at << (bits - PART_BITS), 32 - bits, directory, places, next));
  return { directory, places };
}

/** Bits by which runs are parted. */
const PART_BITS = 8;
const PARTS = 1 << PART_BITS;
const PART_SHIFT = 32 - PART_BITS;

/** Runs under one hash, on the average, at most. */
const CROWD = 4;

class Part {
  count = 0;
  hashes: Int32Array;
  places: Int32Array;

  constructor(room: number) {
    this.hashes = new Int32Array(room + 1);
    this.places = new Int32Array(room + 1);
  }

  add(hash: number, place: number): void {
    if (this.count === this.hashes.length) {
      this.hashes = grown(this.hashes, Int32Array);
      this.places = grown(this.places, Int32Array);
    }
    this.hashes[this.count] = hash;
    this.places[this.count++] = place;
  }
}

/** Sorts one part into the buckets from `first` on, which all parts before it have filled up to there. */
function sortPart(part: Part, first: number, shift: number, directory: Int32Array, places: Int32Array, next: Int32Array): void {
  for (let at = 0; at < part.count; at++) directory[(part.hashes[at]! >>> shift) + 1]! += 1;
  for (let bucket = 0; bucket < next.length; bucket++) {
    next[bucket] = directory[first + bucket]!;
    directory[first + bucket + 1]! += directory[first + bucket]!;
  }
  for (let at = 0; at < part.count; at++) places[next[(part.hashes[at]! >>> shift) - first]!++] = part.places[at]!;
}

/** Chosen runs: where they stand in the list of words, and their hashes. */
interface Chunk {
  count: number;
  places: Int32Array;
  hashes: Int32Array;
}

const CHUNK = 1 << 14;

/** Goes through all chosen runs, some at a time. Of two neighbouring runs the one with the lower order is chosen; each once. */
function eachChunk(words: Int32Array, visit: (chunk: Chunk) => void): void {
  const chunk: Chunk = { count: 0, places: new Int32Array(CHUNK), hashes: new Int32Array(CHUNK) };
  for (let from = 0; from < words.length;) {
    from = chooseRuns(words, from, chunk);
    visit(chunk);
  }
}

/**
 * Fills the chunk from the text that begins at `from` on, and returns where to go on: at the beginning of a text, or within a very long
 * one.
 */
function chooseRuns(words: Int32Array, from: number, chunk: Chunk): number {
  const { places, hashes } = chunk;
  let count = 0;
  let last = -1;
  let [hash, order] = [0, 0];
  let length = 0;
  let end = from;
  for (; end < words.length; end++) {
    const word = words[end]! & NUMBER;
    if (word === BORDER) {
      length = 0;
      // Half a chunk is room for the next text, unless it is very long.
      if (count >= CHUNK / 2) {
        end++;
        break;
      }
      continue;
    }
    if (++length < RUN) continue;
    const place = end - RUN + 1;
    const [hashBefore, orderBefore] = [hash, order];
    hash = hashOf(words[place]! & NUMBER, words[place + 1]! & NUMBER, word);
    order = orderOf(hash);
    if (length === RUN) continue;
    const isBefore = orderBefore <= order;
    const chosen = isBefore ? place - 1 : place;
    if (chosen === last) continue;
    last = chosen;
    places[count] = chosen;
    hashes[count++] = isBefore ? hashBefore : hash;
    if (count === CHUNK) {
      // Go on with the run at hand; that it may be chosen twice does no harm.
      end = place;
      break;
    }
  }
  chunk.count = count;
  return end;
}

function hashOf(one: number, two: number, three: number): number {
  let hash = Math.imul(one, 0x9e3779b1) ^ (one >>> 15);
  hash = Math.imul(hash + two, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash + three, 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/** Scrambled once more, so that the runs that are filed do not crowd into few hashes. */
function orderOf(hash: number): number {
  return Math.imul(hash, 0x27d4eb2f) >>> 0;
}

/**
 * Every document in whose own text the quotation stands, resends once, in the order of the record. Titles and lines that the dataset's
 * importer added do not count, nor do `but` these documents and resends of them.
 */
export function documentsWith(record: RecordIndex, quotation: Quotation, but: readonly RecordDocument[] = []): RecordDocument[] {
  const { words, pieces } = quotation;
  if (pieces.length === 0) return [];
  const isPlain = pieces.length === 1 && pieces[0]!.to - pieces[0]!.from === words.count && !words.hasSplits && !isDelicate(words);
  const texts = isPlain
    ? textsAt(record, placesOf(record, words.ids, 0, words.count, quotation))
    : textsWithLongest(record, quotation).filter((text) => standsIn(record.texts[text]!, quotation));
  return documentsOf(record, texts, namedBy(record, but));
}

/** The places of these documents, each as that of the first one with the same words. */
function namedBy({ firstAlike, numbers }: RecordIndex, documents: readonly RecordDocument[]): number[] {
  return documents.flatMap(({ ids }) => ids.map((id) => firstAlike[numbers.get(id) ?? -1] ?? -1));
}

/** The same of words [from, to) alone, at least SURE of them, whatever stands around them. */
export function documentsWithRun(
  record: RecordIndex,
  { ids }: Words,
  from: number,
  to: number,
  but: readonly RecordDocument[],
): RecordDocument[] {
  return documentsOf(record, textsAt(record, placesOf(record, ids, from, to)), namedBy(record, but));
}

/** The documents of these texts, ascending; of resends, which hold the same words, the first. */
function documentsOf({ owners, firstAlike, documents }: RecordIndex, texts: readonly number[], left: readonly number[]): RecordDocument[] {
  const found: RecordDocument[] = [];
  let last = -1;
  for (const text of texts) {
    const owner = owners[text]!;
    if (owner === last || firstAlike[owner] !== owner || left.includes(owner)) continue;
    last = owner;
    found.push(documents[owner]!);
  }
  return found;
}

/** The texts that these places belong to, both ascending, each once. */
function textsAt({ begins }: RecordIndex, places: readonly number[]): number[] {
  const texts: number[] = [];
  let text = 0;
  let end = 0;
  for (const place of places) {
    if (place < end) continue;
    text = textAt(begins, place, text);
    end = begins[text + 1] ?? Number.POSITIVE_INFINITY;
    texts.push(text);
  }
  return texts;
}

/** Units, inch marks and what is left out are compared as they are written, which the list of words does not tell. */
function isDelicate(words: Words): boolean {
  if (words.leftOut || words.needs) return true;
  for (let at = 0; at < words.count; at++) if (words.flags[at]! & (FLAG.primed | FLAG.cased)) return true;
  return false;
}

function standsIn(text: DocumentText, quotation: Quotation): boolean {
  return findWords(wordsOf(text), quotation).some(
    ({ fault, runs }) => fault === null && !(wordsOf(text).ends[runs.at(-1)!.to - 1]! > (text.addedFrom ?? Number.POSITIVE_INFINITY)),
  );
}

/** Texts that hold the longest piece of a quotation, in either reading of a word that a line end parts, ascending. */
function textsWithLongest(record: RecordIndex, { words, pieces }: Quotation): number[] {
  const longest = pieces.reduce((best, piece) => (piece.to - piece.from > best.to - best.from ? piece : best));
  const readings = [words.ids.subarray(longest.from, longest.to)];
  if (words.hasSplits) readings.push(joinedIds(words, longest.from, longest.to, false).ids);
  const texts = new Set(readings.flatMap((ids) => textsAt(record, placesOf(record, ids, 0, ids.length))));
  return [...texts].sort((a, b) => a - b);
}

/**
 * Places where words [from, to) of `ids` stand side by side in one text, ascending; where they are soundly quoted, if `quotation` is given.
 */
function placesOf(record: RecordIndex, ids: Int32Array, from: number, to: number, quotation?: Quotation): number[] {
  for (let at = from; at < to; at++) if (ids[at]! < 0) return [];
  if (to - from < SURE) return scan(record, ids, from, to, quotation);
  const { directory, places } = record;
  const shift = 32 - Math.log2(directory.length - 1);
  let [fewest, offset, begin] = [Number.POSITIVE_INFINITY, 0, 0];
  let before = hashOf(ids[from]!, ids[from + 1]!, ids[from + 2]!);
  for (let at = from + 1; at + RUN <= to; at++) {
    const hash = hashOf(ids[at]!, ids[at + 1]!, ids[at + 2]!);
    const isBefore = orderOf(before) <= orderOf(hash);
    const bucket = (isBefore ? before : hash) >>> shift;
    const count = directory[bucket + 1]! - directory[bucket]!;
    if (count < fewest) [fewest, offset, begin] = [count, (isBefore ? at - 1 : at) - from, directory[bucket]!];
    before = hash;
  }
  const found: number[] = [];
  for (let entry = begin; entry < begin + fewest; entry++) {
    const place = places[entry]! - offset;
    if (place >= 0 && standsAt(record.words, place, ids, from, to) && (!quotation || isSoundAt(record, place, quotation)))
      found.push(place);
  }
  return found;
}

/** For fewer words than the index is sure of. */
function scan(record: RecordIndex, ids: Int32Array, from: number, to: number, quotation?: Quotation): number[] {
  const { words } = record;
  const found: number[] = [];
  for (let place = 0; place + to - from <= words.length; place++) {
    if (
      (words[place]! & NUMBER) === ids[from] &&
      standsAt(words, place, ids, from, to) &&
      (!quotation || isSoundAt(record, place, quotation))
    )
      found.push(place);
  }
  return found;
}

function standsAt(words: Int32Array, place: number, ids: Int32Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if ((words[place + at - from]! & NUMBER) !== ids[at]) return false;
  return true;
}

/** Words that stand at `place` are whole words there, no paragraph ends among them unseen, and no figure loses its inch mark. */
function isSoundAt(record: RecordIndex, place: number, quotation: Quotation): boolean {
  const { words } = record;
  const { count, flags } = quotation.words;
  if (words[place]! & JOINED || (words[place + count]! & JOINED && (words[place + count]! & NUMBER) !== BORDER)) return false;
  const idAt = (at: number) => (at < 0 || at >= words.length || (words[at]! & NUMBER) === BORDER ? -1 : words[at]! & NUMBER);
  // What parts the two words, the list does not tell.
  if ((mayBeCut(idAt, place) || mayBeCut(idAt, place + count)) && !standsIn(record.texts[textAt(record.begins, place, 0)]!, quotation))
    return false;
  for (let at = 1; at < count; at++) {
    if (words[place + at]! & NEW_PARAGRAPH && !(flags[at]! & (FLAG.stop | FLAG.line))) return false;
    if (words[place + at - 1]! & PRIMED && !(flags[at - 1]! & FLAG.marked)) return false;
  }
  return true;
}

/** The text that a place in the list of words belongs to, not before text `from`: by steps that double, then by halving. */
function textAt(begins: Int32Array, place: number, from: number): number {
  let step = 1;
  let low = from;
  while (low + step < begins.length && begins[low + step]! <= place) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, begins.length) - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (begins[middle]! <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}
