import type { RecordDocument } from '../../../lib/checking/document.ts';
import { inventedDocuments } from '../../unit/checking/classes/invented.ts';
import { foldedWords, paragraphsOf, standsAsWords, wordsOf } from '../../unit/checking/classes/passages.ts';
import { createRandom, type Random } from '../../unit/checking/classes/random.ts';

/** The planted set: 1,000 quotations of 8 to 40 words, each with the document that it is cited to. */
export interface Planted {
  kind: 'exact' | 'typographic' | 'substituted' | 'absent';
  document: RecordDocument;
  quotation: string;
  /** For `substituted`: the word of the document, and what stands in its place. */
  changed?: { source: string; quotation: string };
}

const KINDS = { exact: 500, typographic: 200, substituted: 150, absent: 150 } as const;

/** 200 documents: 150 fresh ones, 42 reissues that differ by one sentence, 8 resends. */
export function plantedDocuments(seed: number): RecordDocument[] {
  const fresh = inventedDocuments(150, seed);
  const again = (document: RecordDocument, at: number, text: string): RecordDocument => {
    const id = `MC-${99_800_000 + at}`;
    return { ...document, id, ids: [id], revision: `again-${at}`, texts: [{ name: 'body', text }] };
  };
  const reissues = fresh
    .slice(0, 42)
    .map((document, at) =>
      again(document, at, document.texts[0]!.text.replace(/[^.]*\.(?= )/, `This sentence of reissue ${at} was written anew.`)),
    );
  const resends = fresh.slice(42, 50).map((document, at) => again(document, 42 + at, document.texts[0]!.text));
  return [...fresh, ...reissues, ...resends];
}

export function plantedQuotations(documents: readonly RecordDocument[], seed: number): Planted[] {
  const random = createRandom(seed);
  const elsewhere = inventedDocuments(150, seed + 1_000_003);
  const planted: Planted[] = [];
  for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[]) {
    for (let made = 0; made < KINDS[kind];) {
      const each = plant(kind, random.pick(documents), random, elsewhere);
      if (!each) continue;
      planted.push(each);
      made++;
    }
  }
  return planted;
}

function run(document: RecordDocument, random: Random): string[] {
  const paragraphs = paragraphsOf(document)
    .map(wordsOf)
    .filter((words) => words.length >= 8);
  const words = random.pick(paragraphs);
  const length = random.from(8, Math.min(40, words.length));
  const start = random.from(0, words.length - length);
  return words.slice(start, start + length);
}

function plant(kind: Planted['kind'], document: RecordDocument, random: Random, elsewhere: readonly RecordDocument[]): Planted | null {
  const words = run(kind === 'absent' ? random.pick(elsewhere) : document, random);
  const text = words.join(' ');
  if (kind === 'exact') return { kind, document, quotation: text };
  if (kind === 'absent') return standsAsWords(text, document) ? null : { kind, document, quotation: text };
  if (kind === 'typographic') return { kind, document, quotation: retyped(text, random) };
  const at = random.from(1, words.length - 2);
  const source = /^[\p{L}\p{N}]+$/u.exec(words[at]!)?.[0];
  if (!source) return null;
  const other = /^\d+$/.test(source)
    ? String(Number(source) + random.from(1, 9))
    : random.pick(['never', 'must', 'lamp', 'horn', 'outside', 'every', 'green', 'tunnel', 'with', 'rarely']);
  const quotation = words.with(at, other).join(' ');
  return foldedWords(quotation) === foldedWords(text) || standsAsWords(quotation, document)
    ? null
    : { kind, document, quotation, changed: { source, quotation: other } };
}

/** One to three are applied, in this order. */
const RETYPINGS: readonly ((text: string, random: Random) => string)[] = [
  (text) => text.replace(/\S+/g, (word) => (/^[mM][WA]\b/.test(word) ? word : word.toLowerCase())),
  (text) => text.replaceAll("'", '’').replace(/"([^"]*)"/g, '“$1”'),
  (text) => text.replaceAll('-', '–'),
  (text) => text.replace(/ /g, (blank, at: number) => (at % 7 === 3 ? '\n' : blank)),
  (text) => text.replace(/\b([a-z]{4})([a-z]{4,})\b/, '$1-\n$2'),
  (text) => text.replaceAll(' ', '\u00A0'),
  (text) => text.replace(/\b([a-z]{3})([a-z]{4,})\b/, '$1\u00AD$2'),
];

function retyped(text: string, random: Random): string {
  const chosen = new Set(Array.from({ length: random.from(1, 3) }, () => random.pick(RETYPINGS)));
  return RETYPINGS.filter((retyping) => chosen.has(retyping)).reduce((quotation, retyping) => retyping(quotation, random), text);
}
