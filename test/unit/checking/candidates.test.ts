import { describe, expect, test } from 'vitest';
import { checkQuotation } from '../../../lib/checking/check-quotation.ts';
import type { Lookup, RecordDocument } from '../../../lib/checking/document.ts';
import { buildRecordIndex } from '../../../lib/checking/record-index.ts';
import { documentOf, held } from './documents.ts';

const HORN = documentOf(
  'EA99-901',
  'The horn of some cars may not sound when the button is pressed for 30 minutes. Dealers will replace the horn relay at no charge.',
);
const LAMP = documentOf(
  '99V-901',
  'The lamp can go out while the car is moving. Owners should not drive at night until the lamp has been replaced.',
);
const FUSE = documentOf(
  'MC-99000001',
  'The fuse of the seat heater is too weak and melts in winter, which leaves a smell of burnt plastic in the cabin.',
);

function check(
  text: string,
  candidates: readonly string[],
  lookups: Readonly<Record<string, Lookup>> = {},
  record: readonly RecordDocument[] | null = [HORN, LAMP, FUSE],
) {
  const known = new Map<string, Lookup>([['EA99-901', held(HORN)], ['99V-901', held(LAMP)], ...Object.entries(lookups)]);
  return checkQuotation({ text, ids: [], candidates, sentence: `Somebody wrote “${text}”.` }, known, record && buildRecordIndex(record));
}

describe('a quotation that nothing is tied to', () => {
  test('belongs to the document near it that has its words', () => {
    expect(check('lamp can go out while the car is moving', ['EA99-901', '99V-901'])).toMatchObject({
      code: 'verbatim',
      tone: 'green',
      attributed: '99V-901',
      evidence: { id: '99V-901' },
    });
  });

  test('belongs to it by seven common words in a row as well', () => {
    expect(check('can go out while the car is', ['99V-901'])).toMatchObject({
      tone: 'green',
      attributed: '99V-901',
      cautions: ['too-short'],
    });
  });

  test('belongs to the one that has nearly its words', () => {
    expect(check('Owners should not drive at noon until the lamp has been replaced', ['EA99-901', '99V-901'])).toMatchObject({
      code: 'word-changed',
      tone: 'amber',
      attributed: '99V-901',
    });
  });

  test.each([
    ['its words stand nowhere', 'my mechanic has no idea what he is talking about here', ['EA99-901', '99V-901']],
    ['it has only some of the words', 'the lamp of my neighbour can go out whenever his dog barks', ['99V-901']],
    ['it is too short', 'the lamp can go out', ['99V-901']],
    ['its words are too common', 'go out while the car is', ['99V-901']],
    ['it is too short to be nearly something', 'the lamp can go off while', ['99V-901']],
  ])('is left alone where %s', (_why, text, candidates) => {
    expect(check(text, candidates)).toBeNull();
  });

  test('is uncited where only a document that is not near it has the words', () => {
    expect(check('The fuse of the seat heater is too weak and melts in winter', ['EA99-901', '99V-901'])).toMatchObject({
      code: 'uncited',
      foundIn: ['MC-99000001'],
    });
  });

  test('is left alone where the document near it cannot be read, or is not held', () => {
    const text = 'Owners should not drive at noon until the lamp has been replaced';
    expect(check(text, ['99V-901'], { '99V-901': { state: 'failed', code: 'offline' } })).toBeNull();
    expect(check(text, ['99V-901'], { '99V-901': { state: 'not-held' } })).toBeNull();
  });

  test('is not called altered while another document near it, which may have the words, cannot be read or is not held', () => {
    const text = 'Owners should not drive at noon until the lamp has been replaced';
    expect(check(text, ['99V-901', 'EA99-901'], { 'EA99-901': { state: 'failed', code: 'offline' } })).toBeNull();
    expect(check(text, ['99V-901', 'MC-99000009'], { 'MC-99000009': { state: 'not-held' } })).toBeNull();
  });

  test('is not called altered where nobody knows whether another document has the words', () => {
    expect(check('Owners should not drive at noon until the lamp has been replaced', ['99V-901'], {}, null)).toBeNull();
  });

  test('of a superseded document alone is no accusation', () => {
    const old = { ...LAMP, status: 'superseded' } as RecordDocument;
    const verdict = check('lamp can go out while the car is moving', ['99V-901'], { '99V-901': held(old) });
    expect(verdict).toMatchObject({ tone: 'green', attributed: '99V-901', cautions: ['superseded'] });
  });
});

describe('a quotation that only its place ties to a document', () => {
  const weakly = (text: string, lookups: Readonly<Record<string, Lookup>> = {}) => {
    const known = new Map<string, Lookup>([['EA99-901', held(HORN)], ['99V-901', held(LAMP)], ...Object.entries(lookups)]);
    return checkQuotation(
      { text, ids: ['EA99-901'], weak: true, candidates: ['EA99-901', '99V-901'], sentence: text },
      known,
      buildRecordIndex([HORN, LAMP, FUSE]),
    );
  };

  test.each([
    ['is verified there', 'may not sound when the button', { code: 'verbatim', tone: 'green' }],
    [
      'is verified in the document near it that has the words',
      'lamp can go out while the car is moving',
      { code: 'verbatim', attributed: '99V-901' },
    ],
    [
      'is altered where it comes very near',
      'may not sound when the button is pressed for 40 minutes',
      { code: 'number-changed', attributed: 'EA99-901' },
    ],
    [
      'is uncited where a document far from it has the words',
      'The fuse of the seat heater is too weak and melts in winter',
      { code: 'uncited' },
    ],
  ])('%s', (_what, text, verdict) => {
    expect(weakly(text)).toMatchObject(verdict);
  });

  test('is never missing', () => {
    expect(weakly('if I had known that I would have bought another car')).toBeNull();
    expect(
      weakly('if I had known that I would have bought another car', { 'EA99-901': { state: 'no-such-document', source: 'NHTSA' } }),
    ).toBeNull();
  });

  test('is unchecked where the document cannot be read', () => {
    expect(weakly('may not sound when the button', { 'EA99-901': { state: 'failed', code: 'offline' } })).toMatchObject({
      code: 'offline',
      tone: 'grey',
    });
  });
});
