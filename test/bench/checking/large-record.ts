import type { RecordDocument } from '../../../lib/checking/document.ts';
import { inventedDocuments } from '../../unit/checking/classes/invented.ts';
import { sentencesOf } from '../../unit/checking/classes/passages.ts';
import { createRandom, type Random } from '../../unit/checking/classes/random.ts';

/**
 * Documents of about 7,500 characters whose words are as unevenly common as in real prose: half of the sentences are invented ones of
 * test/unit/checking/classes, half are made-up words by Zipf's law. A sentence stands in about twenty documents, as in reissues.
 */
export function largeRecord(count: number, seed: number): RecordDocument[] {
  const random = createRandom(seed);
  const sentences = pool(Math.max(2_000, count * 3), random);
  return Array.from({ length: count }, (_, at) => {
    const id = `MC-${70_000_000 + at}`;
    const paragraphs = Array.from({ length: 10 }, () => Array.from({ length: 6 }, () => random.pick(sentences)).join(' '));
    return {
      id,
      ids: [id],
      kind: 'communication',
      title: `Invented ${at}`,
      status: 'active',
      published: '2024-02-14',
      texts: [{ name: 'body', text: paragraphs.join('\n\n') }],
      complete: true,
      revision: `large-${at}`,
      readAt: '2026-09-22T10:00:00Z',
      scope: { years: [], excludedTrims: [] },
      contradictions: [],
    };
  });
}

function pool(count: number, random: Random): string[] {
  const templated = inventedDocuments(Math.ceil(count / 2 / 60), random.from(1, 1_000_000)).flatMap((document) =>
    sentencesOf(document).map((words) => words.join(' ')),
  );
  const vocabulary = Array.from({ length: 40_000 }, () => madeUpWord(random));
  return Array.from({ length: count }, (_, at) => (at % 2 === 0 ? random.pick(templated) : madeUpSentence(vocabulary, random)));
}

const CONSONANTS = [...'bcdfghjklmnprstvw', 'st', 'tr', 'pl', 'sh'];
const VOWELS = [...'aeiou', 'ea', 'ou'];

function madeUpWord(random: Random): string {
  return (
    Array.from({ length: random.from(1, 4) }, () => random.pick(CONSONANTS) + random.pick(VOWELS)).join('') +
    random.pick(['', 'n', 'r', 's', 'ed'])
  );
}

function madeUpSentence(vocabulary: readonly string[], random: Random): string {
  const words = Array.from({ length: random.from(12, 28) }, () => vocabulary[Math.floor(vocabulary.length ** random.next()) - 1]!);
  words[0] = words[0]![0]!.toUpperCase() + words[0]!.slice(1);
  return `${words.join(' ')}.`;
}
