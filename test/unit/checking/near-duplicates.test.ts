import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { nearestAlteration } from '../../../lib/checking/alteration.ts';
import { checkQuotation } from '../../../lib/checking/check-quotation.ts';
import type { RecordDocument } from '../../../lib/checking/document.ts';
import { readQuotation } from '../../../lib/checking/quotation.ts';
import { buildRecordIndex, documentsWithRun, type RecordIndex } from '../../../lib/checking/record-index.ts';
import type { Verdict } from '../../../lib/checking/verdict.ts';
import { sentenceStarts } from '../../../lib/language/sentences.ts';
import { toDocuments } from '../../../lib/record/to-documents.ts';
import { convertRecords } from '../../harness/convert-records.ts';
import { documentOf, held } from './documents.ts';

const REAL = fileURLToPath(new URL('../../../../shared/data', import.meta.url));

const BODY =
  'Halden will notify owners, and dealers will replace the horn relay within 30 minutes, free of charge. Owners may call 1-800-555-0143.';
const NAMED = documentOf('99V-921', BODY);
const UNLIKE = documentOf('EA99-921', 'The lamp of the trunk can go out while the car is moving over rough roads.');

/** What is said of words that nobody ties to a document, near which `named` is named. */
function saidOf(text: string, named: RecordDocument, index: RecordIndex): Verdict | null {
  return checkQuotation(
    { text, ids: [], candidates: [named.id], sentence: `Somebody wrote “${text}”.` },
    new Map([[named.id, held(named)]]),
    index,
  );
}

const record = buildRecordIndex([NAMED, UNLIKE]);

describe('a document near which words stand that are nearly its own', () => {
  test.each([
    ['a measure', 'Halden will notify owners, and dealers will replace the horn relay within 40 minutes, free of charge', 'number-changed'],
    ['a word', 'Halden will notify owners, and dealers will inspect the horn relay within 30 minutes, free of charge', 'word-changed'],
    [
      'what will happen',
      'Halden will notify owners, and dealers may replace the horn relay within 30 minutes, free of charge',
      'modal-changed',
    ],
  ])('is called altered where %s differs', (_what, text, code) => {
    expect(saidOf(text, NAMED, record)).toMatchObject({ code, tone: 'amber', attributed: '99V-921' });
  });

  const word = 'Halden will notify owners, and dealers will inspect the horn relay within 30 minutes, free of charge';

  test.each([
    ['a name', 'Corvane will notify owners, and dealers will replace the horn relay within 30 minutes, free of charge'],
    ['a name in the middle', 'Halden will notify owners, and Corvane will replace the horn relay within 30 minutes, free of charge'],
    ['a telephone number', 'dealers will replace the horn relay within 30 minutes, free of charge. Owners may call 1-800-555-0199'],
    ['a figure without a unit', 'Halden will notify owners, and 40 dealers will replace the horn relay within 30 minutes, free of charge'],
    ['more than one change', 'Halden will notify owners, and dealers will replace the lamp relay within 40 minutes, free of charge'],
    ['the form of a word', 'Halden will notify owners, and dealers will replace the horn relays within 30 minutes, free of charge'],
    ['a word without weight', 'Halden will notify the owners, and dealers will replace the horn relay within 30 minutes, free of charge'],
    ['a word among capitals', word.toUpperCase()],
  ])('is left alone where %s differs', (_what, text) => {
    expect(saidOf(text, NAMED, record)).toBeNull();
  });

  test('is left alone where a date differs', () => {
    const dated = documentOf(
      '99V-922',
      'The relays of the horn were built in a plant of Halden on two days of the month of May and may fail.',
    );
    const index = buildRecordIndex([dated, UNLIKE]);
    const dates = 'The relays of the horn were built in a plant of Halden on two days of the month of June and may fail';
    expect(saidOf(dates, dated, index)).toBeNull();
  });

  test('is left alone where the record was not read whole', () => {
    expect(saidOf(word, NAMED, record)!.tone).toBe('amber');
    expect(saidOf(word, NAMED, buildRecordIndex([NAMED, UNLIKE], false))).toBeNull();
  });

  test('is left alone where another one has nearly the words as well, and where that one only sends it again', () => {
    const sibling = documentOf('99V-923', BODY.replace('Halden', 'Corvane').replace('horn', 'lamp'));
    expect(saidOf(word, NAMED, buildRecordIndex([NAMED, UNLIKE, sibling]))).toBeNull();
    expect(saidOf(word, NAMED, buildRecordIndex([NAMED, UNLIKE, documentOf('99V-924', BODY)]))!.tone).toBe('amber');
  });

  test('is left alone where much of the words stands elsewhere, though no document has nearly all of them', () => {
    const halves = [
      documentOf('99V-925', 'At first Halden will notify owners, and dealers will show them a film.'),
      documentOf('99V-926', 'It is done within 30 minutes, free of charge.'),
    ];
    expect(saidOf(word, NAMED, buildRecordIndex([NAMED, UNLIKE, ...halves]))).toBeNull();
  });

  test('is left alone where its title, or a line that the importer added, is nearly the words', () => {
    const titled = {
      ...NAMED,
      texts: [
        { name: 'body' as const, text: 'It fails.' },
        { name: 'title' as const, text: BODY },
      ],
    };
    expect(saidOf(word, titled, buildRecordIndex([titled, UNLIKE]))).toBeNull();
    const added = { ...NAMED, texts: [{ name: 'body' as const, text: `It fails.\n\n${BODY}`, addedFrom: 11 }] };
    expect(saidOf(word, added, buildRecordIndex([added, UNLIKE]))).toBeNull();
  });
});

/** Likeness at which a document could be taken for the one that is quoted. */
const NEAR = 0.8;
const LEAST_WORDS = 8;
const RUN = 4;

/** Every sentence of a document that another one nearly has. */
function nearSentences(documents: readonly RecordDocument[]): { of: RecordDocument; near: RecordDocument; sentence: string }[] {
  const index = buildRecordIndex(documents);
  return documents.flatMap((of) =>
    sentencesOf(of.texts[0]!.text).flatMap((sentence) => {
      const quotation = readQuotation(sentence);
      if (quotation.count < LEAST_WORDS) return [];
      const sharing = new Set<RecordDocument>();
      for (let at = 0; at + RUN <= quotation.count; at++)
        for (const other of documentsWithRun(index, quotation.words, at, at + RUN, [of])) sharing.add(other);
      return [...sharing].flatMap((near) => {
        const alteration = nearestAlteration(near, quotation);
        return alteration && alteration.share >= NEAR ? [{ of, near, sentence }] : [];
      });
    }),
  );
}

function sentencesOf(text: string): string[] {
  const starts = sentenceStarts(text, { start: 0, end: text.length });
  return starts.map((start, at) => text.slice(start, starts[at + 1] ?? text.length).trim());
}

describe.skipIf(!existsSync(REAL))('real records', () => {
  test('no document is accused for the likeness of one that is not in the record', { timeout: 120_000 }, async () => {
    const rows = convertRecords(REAL).map((line) => JSON.parse(line) as unknown);
    const { documents } = await toDocuments(rows, { at: '2026-09-22T00:00:00.000Z' });
    const pairs = nearSentences(documents);
    expect(pairs.length).toBeGreaterThan(500);
    const accused = [...Map.groupBy(pairs, ({ of }) => of)].flatMap(([of, some]) => {
      const index = buildRecordIndex(documents.filter((document) => document !== of));
      return some.filter(({ near, sentence }) => saidOf(sentence, near, index)?.tone === 'amber');
    });
    expect(accused.map(({ of, near, sentence }) => `${near.id} for ${of.id}: ${sentence}`)).toEqual([]);
  });
});
