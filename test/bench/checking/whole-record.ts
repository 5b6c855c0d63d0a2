import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { checkQuotation } from '../../../lib/checking/check-quotation.ts';
import type { RecordDocument } from '../../../lib/checking/document.ts';
import { buildRecordIndex, type RecordIndex } from '../../../lib/checking/record-index.ts';
import { foldedWords, paragraphsOf, wordsOf } from '../../unit/checking/classes/passages.ts';
import { claimOf } from '../../unit/checking/classes/quotation-class.ts';
import { createRandom } from '../../unit/checking/classes/random.ts';
import { asRatio, type Bench, interleaved, median, processorTime, type Row } from '../bench.ts';
import { largeRecord } from './large-record.ts';
import { normalise } from './normalise.ts';

const SIZES = [2_500, 5_000, 10_000, 20_000];
/** Quotations a round: enough for a median, few enough for `includes` in every document. */
const QUERIES = 15;
const ROUNDS = 3;
/** Up to this size each document is asked word by word as well, to tell whether the sets are exact. */
const LARGEST_ASKED = 5_000;

/** Where else do these words stand? The exact set of documents, over the whole record, beside asking each document with `includes`. */
export const bench: Bench = {
  name: 'checking: whole record',
  run: async () => SIZES.flatMap((size, at) => rows(size, at === SIZES.length - 1)),
};

function rows(size: number, isLast: boolean): Row[] {
  const documents = largeRecord(size, 3);
  const words = documents.reduce((count, document) => count + wordsOf(document.texts[0]!.text).length, 0);
  const [normalised, normalising] = timed(() => documents.map((document) => normalise(document.texts[0]!.text)));
  const before = heldBytes();
  const [index, building] = timed(() => buildRecordIndex(documents));
  const bytes = heldBytes() - before;
  const quotations = quotationsOf(documents);
  const searches = quotations.map((quotation) =>
    interleaved({ includes: () => holdersOf(normalise(quotation), documents, normalised), index: () => foundBy(quotation, index) }, ROUNDS),
  );
  const [ours, theirs] = [searches.map((search) => search.index), searches.map((search) => search.includes)];
  const barred = (row: Row): Row => (isLast ? row : { what: row.what, figure: row.figure });
  const name = `${size.toLocaleString('en')} documents`;
  return [
    ...(size <= LARGEST_ASKED ? [exactness(name, quotations, documents, index)] : []),
    barred({
      ...searchRow(`${name}: search, the median quotation`, median(ours), median(theirs)),
      details: isLast ? [slowest(quotations, ours, index)] : [],
    }),
    searchRow(`${name}: search, the mean`, mean(ours), mean(theirs), false),
    barred({
      what: `${name}: index`,
      figure: `${(bytes / words).toFixed(1)} bytes a word of ${(words / 1e6).toFixed(1)} million`,
      bar: 'at most 8',
      met: bytes <= words * 8,
    }),
    barred({
      what: `${name}: build`,
      figure: `${(building / 1_000).toFixed(1)} s, normalising ${(normalising / 1_000).toFixed(1)} s, ${asRatio(building / normalising)}`,
      bar: 'at most ×2.00',
      met: building <= normalising * 2,
    }),
  ];
}

function searchRow(what: string, ours: number, theirs: number, isBarred = true): Row {
  const row = { what, figure: `${(ours * 1_000).toFixed(0)} µs against ${(theirs * 1_000).toFixed(0)} µs, ${asRatio(ours / theirs)}` };
  return isBarred ? { ...row, bar: 'at most 1/300', met: ours <= theirs / 300 } : row;
}

function mean(times: readonly number[]): number {
  return times.reduce((sum, time) => sum + time, 0) / times.length;
}

function exactness(name: string, quotations: readonly string[], documents: readonly RecordDocument[], index: RecordIndex): Row {
  const wrong = quotations.filter((quotation) => foundBy(quotation, index).toSorted().join() !== wordHolders(quotation, documents).join());
  return {
    what: `${name}: exact sets that differ, of ${quotations.length}`,
    figure: String(wrong.length),
    bar: '0',
    met: wrong.length === 0,
    details: wrong.slice(0, 3),
  };
}

function quotationsOf(documents: readonly RecordDocument[]): string[] {
  const random = createRandom(11);
  return Array.from({ length: QUERIES }, (_, at) => {
    const words = wordsOf(random.pick(paragraphsOf(random.pick(documents))));
    const start = random.from(0, words.length - 24);
    const run = words.slice(start, start + random.from(8, 24));
    return at % 5 === 4 ? run.with(3, 'tambourine').join(' ') : run.join(' ');
  });
}

const EMPTY: RecordDocument = {
  id: 'MC-99000001',
  ids: ['MC-99000001'],
  kind: 'communication',
  title: 'Invented',
  status: 'active',
  texts: [{ name: 'body', text: 'Nothing of the kind.' }],
  complete: true,
  revision: 'empty',
  readAt: '2026-09-22T10:00:00Z',
  scope: { years: [], excludedTrims: [] },
  contradictions: [],
};

/** What a reader is told: the documents that hold the words, though another was cited. */
function foundBy(quotation: string, index: RecordIndex): readonly string[] {
  const { claim, lookups } = claimOf({ quotation, sentence: '' }, EMPTY);
  return checkQuotation(claim, lookups, index)?.foundIn ?? [];
}

/** The quotation that costs most, and in how many documents it stands. */
function slowest(quotations: readonly string[], times: readonly number[], index: RecordIndex): string {
  const most = Math.max(...times);
  const quotation = quotations[times.indexOf(most)]!;
  return `slowest: ${(most * 1_000).toFixed(0)} µs, in ${foundBy(quotation, index).length} documents: ${quotation}`;
}

function holdersOf(quotation: string, documents: readonly RecordDocument[], normalised: readonly string[]): string[] {
  return documents.filter((_document, at) => normalised[at]!.includes(quotation)).map(({ id }) => id);
}

const folded = new WeakMap<RecordDocument, string>();

/** The same by whole words, which `includes` cannot tell: what the set is judged by. */
function wordHolders(quotation: string, documents: readonly RecordDocument[]): string[] {
  const needle = ` ${foldedWords(quotation)} `;
  return documents
    .filter((document) => {
      let text = folded.get(document);
      if (!text) folded.set(document, (text = ` ${foldedWords(document.texts[0]!.text)} `));
      return text.includes(needle);
    })
    .map(({ id }) => id)
    .toSorted();
}

function timed<Result>(task: () => Result): [Result, number] {
  const began = processorTime();
  const result = task();
  return [result, processorTime() - began];
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes that are held after everything that nobody holds is gone; memory outside the heap goes only the second time. */
function heldBytes(): number {
  collectGarbage();
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
