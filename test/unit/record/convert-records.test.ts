import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { toDocuments } from '../../../lib/record/to-documents.ts';
import { convertRecords } from '../../harness/convert-records.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quotemark-records-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function convert(file: string, rows: object[]): Promise<Awaited<ReturnType<typeof toDocuments>>['documents']> {
  writeFileSync(join(folder, file), rows.map((row) => JSON.stringify(row)).join('\n'));
  const lines = convertRecords(folder);
  return (
    await toDocuments(
      lines.map((line) => JSON.parse(line) as unknown),
      { at: '2026-09-22T00:00:00.000Z' },
    )
  ).documents;
}

function send(number: number, date: string, summary: string): object {
  return {
    manufacturerCommunicationNumber: 'HDM 99-014',
    nhtsaIdNumber: number,
    summary,
    communicationDate: `${date}T10:00:00Z`,
    associatedDocuments: `https://example.org/${number}`,
  };
}

test('messages with the same summary become one document under the first number', async () => {
  const words = 'Service Bulletin - The fan runs on \nfor a minute.\n\nThis is normal."';
  const documents = await convert('communications.ndjson', [
    send(99000012, '2023-03-01', words),
    send(99000011, '2023-02-01', words.replace('\n\n', '\n \n')),
  ]);
  expect(documents).toMatchObject([
    {
      id: 'MC-99000011',
      ids: ['MC-99000011', 'MC-99000012'],
      kind: 'communication',
      published: '2023-02-01',
      link: 'https://example.org/99000012',
      complete: false,
    },
  ]);
  const [body] = documents[0]!.texts;
  expect(body!.text).toBe('The fan runs on for a minute.\n\nThis is normal.\n\nSent 2 times between 2023-02-01 and 2023-03-01.');
  expect(body!.text.slice(body!.addedFrom)).toBe('Sent 2 times between 2023-02-01 and 2023-03-01.');
});

test('recalls stay as they are, and their dates are day first', async () => {
  const documents = await convert('recalls.ndjson', [
    {
      NHTSACampaignNumber: '99V901000',
      ReportReceivedDate: '09/11/2000',
      Component: 'CHILD SEAT',
      Summary: 'CERTAIN SEATS.  THEY BEND.',
      Consequence: null,
      Remedy: 'SEATS WILL BE REPLACED.',
      ModelYear: '2001',
      Make: 'HALDEN',
      Model: 'MERIDIAN',
    },
  ]);
  expect(documents).toMatchObject([{ id: '99V-901', kind: 'recall', published: '2000-11-09', complete: true, scope: { years: [2001] } }]);
  expect(documents[0]!.texts[0]).toEqual({ name: 'body', text: 'CERTAIN SEATS.  THEY BEND.\n\n\n\nSEATS WILL BE REPLACED.' });
});

test('complaints get a line about crash and injuries, and their dates are month first', async () => {
  const documents = await convert('complaints.ndjson', [
    {
      odiNumber: 99000001,
      crash: true,
      numberOfInjuries: 2,
      dateComplaintFiled: '10/07/1994',
      summary: 'IT   STALLED. *AK',
      products: [{ productYear: '1989', productMake: 'HALDEN', productModel: 'MERIDIAN' }, { productYear: '9999' }],
    },
  ]);
  expect(documents).toMatchObject([
    { id: 'ODI-99000001', kind: 'complaint', published: '1994-10-07', scope: { make: 'HALDEN', years: [1989] } },
  ]);
  expect(documents[0]!.texts[0]).toEqual({
    name: 'body',
    text: 'IT STALLED. *AK\n\nThe owner reports a crash. 2 injuries reported.',
    addedFrom: 17,
  });
});

test('investigations get a line about their dates', async () => {
  const documents = await convert('old-investigations.ndjson', [
    {
      action: 'EA99901',
      odate: '19850509',
      cdate: '19890711',
      subject: 'SUDDEN ACCELERATION',
      summary: 'ODI TESTED SIX.',
      products: ['1984 HALDEN MERIDIAN'],
    },
    {
      action: 'C99902',
      odate: '19850509',
      cdate: null,
      subject: 'SEATS',
      summary: 'There is no summary currently available',
      products: [],
    },
  ]);
  expect(documents).toMatchObject([
    { id: 'EA99-901', kind: 'investigation', status: 'closed', published: '1985-05-09' },
    { id: 'C99-902', kind: 'investigation', status: 'active' },
  ]);
  expect(documents.map(({ texts: [body] }) => body!.text.slice(body!.addedFrom))).toEqual([
    'Opened 1985-05-09, closed 1989-07-11.',
    'Opened 1985-05-09. Still open when retrieved on 2026-09-21.',
  ]);
});

const REAL = fileURLToPath(new URL('../../../../shared/data', import.meta.url));

test.skipIf(!existsSync(REAL))('every real record is converted and read (skipped where ../shared is missing)', async () => {
  const lines = convertRecords(REAL);
  const { documents, unreadable } = await toDocuments(
    lines.map((line) => JSON.parse(line) as unknown),
    { at: '2026-09-22T00:00:00.000Z' },
  );
  expect(lines.length).toBeGreaterThan(400);
  expect(documents).toHaveLength(lines.length);
  expect([...unreadable]).toEqual([]);
});
