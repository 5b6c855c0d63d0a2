import { describe, expect, test } from 'vitest';
import { checkQuotation } from '../../../lib/checking/check-quotation.ts';
import type { Lookup, RecordDocument } from '../../../lib/checking/document.ts';
import { buildRecordIndex } from '../../../lib/checking/record-index.ts';
import type { Verdict } from '../../../lib/checking/verdict.ts';
import { keyOfId } from '../../../lib/record/document-keys.ts';
import { toDocuments } from '../../../lib/record/to-documents.ts';

type Row = Record<string, unknown>;

function block(text: string): Row {
  return { _type: 'block', children: [{ _type: 'span', text }] };
}

/** A row of a dataset; `body` is blocks, or paragraphs. */
function rowOf(tsbNumber: string, body: readonly (Row | string)[], more: Row = {}): Row {
  return {
    _id: `x-${tsbNumber}-${String(more['nhtsaIds'] ?? '')}`,
    _type: 'tsb',
    _rev: '1',
    tsbNumber,
    title: `${tsbNumber}: horn`,
    sourceType: 'recall',
    status: 'active',
    body: body.map((each) => (typeof each === 'string' ? block(each) : each)),
    ...more,
  };
}

const read = (rows: readonly Row[]) => toDocuments(rows, { at: '2026-01-02T00:00:00Z' });

export async function documentOf(row: Row): Promise<RecordDocument> {
  return (await read([row])).documents[0]!;
}

/** What is said of words that a page takes from `id`. */
async function saidOf(text: string, id: string, rows: readonly Row[]): Promise<Verdict | null> {
  const { documents, byKey } = await read(rows);
  const found = byKey.get(keyOfId(id));
  const lookup: Lookup = found ? { state: 'held', documents: found } : { state: 'not-held' };
  return checkQuotation({ text, ids: [id], sentence: `${id} says “${text}”.` }, new Map([[id, lookup]]), buildRecordIndex(documents));
}

describe('recalls that differ only in their last three digits', () => {
  const HORN = 'The horn of these cars may not sound when its button is pressed.';
  const LAMP = 'The lamp of the trunk can go out while the car is moving.';
  const rows = [rowOf('95V-103', [HORN], { nhtsaIds: ['95V103001'] }), rowOf('95V-103', [LAMP], { nhtsaIds: ['95V103002'] })];

  test('each is known by its own id', async () => {
    const { documents, byKey } = await read(rows);
    expect(documents.map(({ id, ids }) => [id, ids])).toEqual([
      ['95V-103001', ['95V-103001']],
      ['95V-103002', ['95V-103002']],
    ]);
    expect(byKey.get(keyOfId('95V-103002'))).toEqual([documents[1]]);
    expect(byKey.get(keyOfId('95V-103'))).toEqual(documents);
  });

  test('the words of one are not those of another', async () => {
    expect(await saidOf(LAMP, '95V-103002', rows)).toMatchObject({ tone: 'green', foundIn: ['95V-103002'] });
    expect(await saidOf(LAMP, '95V-103001', rows)).toMatchObject({ code: 'other-document', foundIn: ['95V-103002'] });
    expect(await saidOf(LAMP, '95V-103003', rows)).toMatchObject({ code: 'not-held', foundIn: ['95V-103002'] });
  });

  test('without these digits on the page, green names the one that has the words', async () => {
    const verdict = await saidOf(LAMP, '95V-103', rows);
    expect(verdict).toMatchObject({ tone: 'green', foundIn: ['95V-103002'], facts: { document: { ids: ['95V-103002'] } } });
  });
});

test.each([
  ['24V-911\u200B\u200C\u200D\uFEFF', ['24V911000\u200B'], '24V-911'],
  [' 24V-911 ', ['24V911000 '], '24V-911'],
  ['24V\u2011911', ['24V911000'], '24V-911'],
  ['24V-911', ['24V\u00AD911000'], '24V-911'],
])('what nobody sees in %j does not tell documents apart', async (tsbNumber, nhtsaIds, id) => {
  const { documents, byKey } = await read([rowOf(tsbNumber, ['The hose may rub.'], { nhtsaIds })]);
  expect(documents[0]).toMatchObject({ id, ids: [id] });
  expect(byKey.get(keyOfId(id))).toEqual(documents);
});

test('a row that cannot be read is known by what people see of its names', async () => {
  const { unreadable } = await read([{ ...rowOf('24V-911\u200B', []), status: 7 }]);
  expect([...unreadable]).toEqual([keyOfId('24V-911')]);
});
