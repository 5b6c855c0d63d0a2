import { expect, test } from 'vitest';
import { canonicalIds, keyOfId, keysOfDocument, ownIdOf, spellingsOf, type Names } from '../../../lib/record/document-keys.ts';

const SAME: { id: string; document: Names }[] = [
  { id: 'MC-99000001', document: { tsbNumber: 'MC-99000001', sourceType: 'tsb' } },
  { id: 'MC-99000002', document: { tsbNumber: 'MC-99000001', nhtsaIds: ['99000001', '99000002'], sourceType: 'dealer-message' } },
  { id: 'ODI-99000002', document: { tsbNumber: 'ODI-99000001', nhtsaIds: ['99000001', '99000002'], sourceType: 'complaint' } },
  { id: '99V-901', document: { tsbNumber: '99V901000', sourceType: 'recall' } },
  { id: '99V-901', document: { tsbNumber: 'x', nhtsaIds: ['99V901000'], sourceType: 'recall' } },
  { id: '99V-90A', document: { tsbNumber: '99V-90A', nhtsaIds: ['99V90A000'], sourceType: 'recall' } },
  { id: '95V-103', document: { tsbNumber: '95V-103', nhtsaIds: ['95V103004'], sourceType: 'recall' } },
  { id: '95V-103004', document: { tsbNumber: '95V-103', nhtsaIds: ['95V103004'], sourceType: 'recall' } },
  { id: '95V-103004', document: { tsbNumber: '95V103004', sourceType: 'recall' } },
  { id: '95V-103', document: { tsbNumber: '95V-103-004', sourceType: 'recall' } },
  { id: 'EQ99-901', document: { tsbNumber: 'x', nhtsaIds: ['EQ99901'], sourceType: 'investigation' } },
  { id: 'EA99-901', document: { tsbNumber: 'x', nhtsaIds: ['EA99901'], sourceType: 'investigation' } },
  { id: 'C99-901', document: { tsbNumber: 'C990-01', nhtsaIds: ['C99901'], sourceType: 'investigation' } },
  { id: 'C99901', document: { tsbNumber: 'C99-901', sourceType: 'investigation' } },
  { id: '99-901', document: { tsbNumber: 'x', manufacturerNumber: '99-901', sourceType: 'tsb' } },
  // Honda files with an A in front, and is cited without.
  { id: '99-901', document: { tsbNumber: 'x', manufacturerNumber: 'A99-901', sourceType: 'tsb' } },
  { id: 'A99-901', document: { tsbNumber: 'x', manufacturerNumber: 'A99-901', sourceType: 'tsb' } },
  { id: 'MTB 99-10', document: { tsbNumber: 'x', manufacturerNumber: 'MAS999184 MTB 99-10', sourceType: 'tsb' } },
  { id: 'MAS999184', document: { tsbNumber: 'x', manufacturerNumber: 'MAS999184 MTB 99-10', sourceType: 'tsb' } },
  { id: 'NTB 99–081', document: { tsbNumber: 'x', manufacturerNumber: 'NTB99-081', sourceType: 'tsb' } },
  { id: 'si b99 03 13', document: { tsbNumber: 'x', manufacturerNumber: 'SI B99 03 13', sourceType: 'tsb' } },
];

test.each(SAME)('$id names $document', ({ id, document }) => {
  expect([...keysOfDocument(document)]).toContain(keyOfId(id));
});

const OTHER: { id: string; document: Names }[] = [
  { id: 'ODI-99000001', document: { tsbNumber: 'MC-99000001', nhtsaIds: ['99000001'], sourceType: 'tsb' } },
  { id: 'MC-99000001', document: { tsbNumber: 'ODI-99000001', nhtsaIds: ['99000001'], sourceType: 'complaint' } },
  { id: '99V-902', document: { tsbNumber: '99V-901', nhtsaIds: ['99V901000'], sourceType: 'recall' } },
  { id: '95V-103005', document: { tsbNumber: '95V-103', nhtsaIds: ['95V103004'], sourceType: 'recall' } },
  { id: '95V-103004', document: { tsbNumber: '95V-103', nhtsaIds: ['95V103000'], sourceType: 'recall' } },
  { id: '99E-901', document: { tsbNumber: '99V-901', nhtsaIds: ['99V901000'], sourceType: 'recall' } },
  { id: 'PE99-901', document: { tsbNumber: 'EA99-901', nhtsaIds: ['EA99901'], sourceType: 'investigation' } },
  { id: '99-901', document: { tsbNumber: 'x', manufacturerNumber: '99-9010', sourceType: 'tsb' } },
  { id: '99-901', document: { tsbNumber: 'x', manufacturerNumber: 'B99-901', sourceType: 'tsb' } },
  { id: 'MTB', document: { tsbNumber: 'x', manufacturerNumber: 'MAS999184 MTB 99-10', sourceType: 'tsb' } },
  // Without a kind of source nothing tells what a bare number means.
  { id: 'MC-99000001', document: { tsbNumber: 'x', nhtsaIds: ['99000001'], sourceType: null } },
];

test.each(OTHER)('$id does not name $document', ({ id, document }) => {
  expect([...keysOfDocument(document)]).not.toContain(keyOfId(id));
});

test.each([
  { id: 'MC-99000001', spellings: ['MC-99000001', '99000001'] },
  { id: 'ODI-99000001', spellings: ['ODI-99000001', '99000001'] },
  { id: '99V-901', spellings: ['99V-901', '99V901', '99V901000'] },
  { id: '95V-103004', spellings: ['95V-103004', '95V103004', '95V-103', '95V103'] },
  { id: 'EA99-901', spellings: ['EA99-901', 'EA99901'] },
  { id: '99-901', spellings: ['99-901', 'A99-901'] },
  { id: 'ntb99-081', spellings: ['ntb99-081', 'NTB99-081'] },
])('a large dataset is asked for $id as $spellings', ({ id, spellings }) => {
  expect(spellingsOf(id)).toEqual(spellings);
});

test('resends keep the letters of their kind', () => {
  expect(canonicalIds({ nhtsaIds: ['99000001', 'MC-99000002'], sourceType: 'tsb' })).toEqual(['MC-99000001', 'MC-99000002']);
  expect(canonicalIds({ nhtsaIds: ['99V901000', '99V-90A'], sourceType: 'recall' })).toEqual(['99V-901', '99V-90A']);
  expect(canonicalIds({ nhtsaIds: ['95V103004', '95V103-004'], sourceType: 'recall' })).toEqual(['95V-103004', '95V-103004']);
});

test.each([
  ['95V-103004', { tsbNumber: '95V-103', nhtsaIds: ['95V103004'], sourceType: 'recall' }],
  ['95V-103', { tsbNumber: '95V-103', nhtsaIds: ['95V103000'], sourceType: 'recall' }],
  ['95V103004', { tsbNumber: '95V103004', nhtsaIds: ['95V103004'], sourceType: 'recall' }],
  ['95V-103', { tsbNumber: '95V-103', nhtsaIds: ['95V104004'], sourceType: 'recall' }],
  ['MC-99000001', { tsbNumber: 'MC-99000001', nhtsaIds: ['99000001', '99000002'], sourceType: 'tsb' }],
] as const)('%s is the id of %j', (id, names) => {
  expect(ownIdOf(names)).toBe(id);
});
