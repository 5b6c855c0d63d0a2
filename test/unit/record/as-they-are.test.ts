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

describe('portable text', () => {
  const table = {
    _type: 'table',
    rows: [
      { _type: 'tableRow', cells: ['Step 1', 'Fit the revised clip on the left side.'] },
      {
        _type: 'tableRow',
        cells: [
          { _type: 'cell', content: [block('Step 2')] },
          { _type: 'cell', text: 'Torque the bolts to 24 Nm.' },
        ],
      },
    ],
  };
  const callout = { _type: 'callout', tone: 'warning', children: [block('Never reuse the bolts.')] };
  const picture = { _type: 'image', asset: { _ref: 'image-abc-10x10-png' }, alt: 'A bracket' };
  const inline = { _type: 'block', children: [{ _type: 'span', text: 'Use clip ' }, { _type: 'part', text: '77-AB' }, { text: ' only.' }] };
  const widget = { _type: 'partList', partNumbers: '77-AB, 77-AC' };
  const unread = {
    _type: 'block',
    children: [{ _type: 'span', text: 'Use code ' }, { _type: 'ref', number: '12' }, { text: ' for one car.' }],
  };

  const textsOf = async (...body: (Row | string)[]) => {
    const { texts, complete } = await documentOf(rowOf('24V-911', body));
    return { texts: texts.filter(({ name }) => name === 'body').map(({ text }) => text), complete };
  };

  test('tables, call-outs and objects within paragraphs are read', async () => {
    expect(await textsOf('Follow the table.', table, callout, picture, inline)).toEqual({
      texts: [
        [
          'Follow the table.',
          'Step 1',
          'Fit the revised clip on the left side.',
          'Step 2',
          'Torque the bolts to 24 Nm.',
          'Never reuse the bolts.',
          'Use clip 77-AB only.',
        ].join('\n\n'),
      ],
      complete: true,
    });
  });

  test.each([
    ['an object', [widget], ['Before it.', 'Behind it.']],
    ['an object that has nothing at all', [{ _type: 'partList' }], ['Before it.', 'Behind it.']],
    ['an object within an object', [{ _type: 'callout', children: [widget] }], ['Before it.', 'Behind it.']],
    ['an object within a paragraph', [unread], ['Before it.\n\nUse code ', ' for one car.\n\nBehind it.']],
  ])('%s that is not understood is a hole over which nothing reaches', async (_what, blocks, texts) => {
    expect(await textsOf('Before it.', ...blocks, 'Behind it.')).toEqual({ texts, complete: false });
  });

  test.each([
    ['grey', 'not-in-abstract', 'Use code 12 for one car'],
    ['grey', 'not-in-abstract', 'Use code for one car and send the claim to the office'],
    ['green', 'verbatim', 'Send the claim to the office within a week'],
    ['amber', 'number-changed', 'Send the claim to the office within 8 days or a week'],
  ])('around a hole words are %s, %s: %s', async (tone, code, text) => {
    const rows = [rowOf('24V-911', ['Look at it.', unread, 'Send the claim to the office within a week or 9 days or a week.'])];
    const said = await saidOf(text, '24V-911', rows);
    expect(said).toMatchObject(tone === 'amber' ? { tone } : { tone, code });
  });
});

describe('a text that was cut', () => {
  const filled = (length: number) => `${'The car stops. '.repeat(500).slice(0, length - 4)} end`;

  test.each([
    ['at 2,048 characters', [filled(2048)]],
    ['at 2,048 characters, the last one a blank', [filled(2047)]],
    ['at 2,048 bytes', [`${filled(2048).slice(2)}`.replace('T', 'Ü').replace('h', '’').slice(0, 2045)]],
    ['at 4,000 characters', [filled(4000)]],
    ['at 6,000 characters, over two paragraphs', [filled(3000), filled(2998)]],
    ['within a sentence', ['The coating of the contact plates can flake in']],
    ['within a word', ['Owners of the cars reported a fire. In two reports the owner']],
  ])('%s is known in part', async (_where, paragraphs) => {
    expect(await documentOf(rowOf('24V-911', paragraphs))).toMatchObject({ complete: false });
  });

  test.each([
    ['ends without a mark', ['The lamp came on and the horn failed. THIS IS A DEATH WOBBLE']],
    ['ends with a figure', ['The part number is 77']],
    ['ends with the initials of its clerk', ['The car stalled in traffic and was towed. *TR']],
    ['is a little longer than a field', [filled(2049)]],
  ])('is whole where it %s', async (_where, paragraphs) => {
    expect(await documentOf(rowOf('24V-911', paragraphs))).toMatchObject({ complete: true });
  });

  test('accuses nobody of what may stand behind the cut', async () => {
    const rows = [
      rowOf('24V-911', ['The warning lamp came on. They told me that the inverter was burnt and that the war'], { sourceType: 'recall' }),
    ];
    const rest = await saidOf('the inverter was burnt and that the warranty would not cover it', '24V-911', rows);
    expect(rest).toMatchObject({ tone: 'grey', code: 'not-in-abstract' });
    expect(await saidOf('The warning lamp came on', '24V-911', rows)).toMatchObject({ tone: 'green' });
  });
});

describe('whose words the paragraphs are', () => {
  const complaint = { sourceType: 'complaint', managedBy: 'nhtsa-import' };
  const OWN = 'The car lost power on the interstate and the dealer found no fault.';

  test('an only paragraph that is no known line of an importer is the document’s own', async () => {
    expect((await documentOf(rowOf('ODI-99000001', [OWN], complaint))).texts[0]).toEqual({ name: 'body', text: OWN });
    expect(
      (await documentOf(rowOf('EA99-901', ['', OWN], { ...complaint, sourceType: 'investigation' }))).texts[0]!.addedFrom,
    ).toBeUndefined();
    expect(await saidOf('lost power on the interstate', 'ODI-99000001', [rowOf('ODI-99000001', [OWN], complaint)])).toMatchObject({
      tone: 'green',
      cautions: [],
    });
  });

  test('an only paragraph that is such a line is not', async () => {
    const { texts, complete } = await documentOf(rowOf('ODI-99000001', ['No crash reported. No injuries reported.'], complaint));
    expect(texts[0]!.addedFrom).toBe(0);
    expect(complete).toBe(false);
  });

  test('a last paragraph of an importer’s complaint is the importer’s, whatever it says', async () => {
    const { texts } = await documentOf(rowOf('ODI-99000001', [OWN, 'Filed by post.'], complaint));
    expect(texts[0]!.addedFrom).toBe(OWN.length + 2);
  });

  test.each([
    ['nhtsa-import', undefined, false],
    ['quotemark-import', undefined, false],
    ['quotemark-import', 'whole', true],
    ['nhtsa-import', 'abstract', false],
    ['seed', undefined, true],
    ['seed', 'abstract', false],
    ['seed', 'a state to come', true],
    [undefined, undefined, true],
    ['important-office', undefined, true],
  ])('the text of a communication of %s, said to be %s, is whole: %s', async (managedBy, bodyIs, complete) => {
    expect(await documentOf(rowOf('MC-99000001', [OWN], { sourceType: 'tsb', managedBy, bodyIs }))).toMatchObject({ complete });
  });
});
