import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentHash } from '../../../lib/record/content-hash.ts';
import { joinParagraphs, readPortableText } from '../../../lib/record/portable-text.ts';
import { rowSchema, type TsbRow } from '../../../lib/record/schemas.ts';
import { SAMPLE } from './stand-in.ts';

const rows = readFileSync(SAMPLE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => rowSchema.parse(JSON.parse(line)));
const tsbs = rows.filter((row): row is TsbRow => row._type === 'tsb');

test('every sample document says that it is fictional, and has an id that cannot exist', () => {
  for (const { title, tsbNumber, nhtsaIds, manufacturerNumber } of tsbs) {
    expect(title).toMatch(/\((?:fictional sample)\)$/);
    expect(tsbNumber).toMatch(/^(?:MC-990000\d\d|ODI-990000\d\d|99V-9\d\d|(?:EA|PE)99-9\d\d)$/);
    for (const id of nhtsaIds!) expect(id).toMatch(/^(?:99000\d{3}|99V9\d\d000|(?:EA|PE)999\d\d)$/);
    if (manufacturerNumber) expect(manufacturerNumber).toMatch(/\b99-[09]\d\d$/);
  }
});

test.each(tsbs.filter(({ _id }) => !_id.includes('.')))(
  'the content hash of $tsbNumber is that of its words',
  async ({ body, contentHash: given, sourceType, _id }) => {
    const paragraphs = readPortableText(body).parts.flat();
    // Of an investigation's added line only the state is hashed.
    const states: Record<string, string> = { 'nhtsa-inv-EA99901': 'open', 'nhtsa-inv-PE99902': '2024-04-15T04:00:00Z' };
    const hashed = sourceType === 'investigation' ? [...paragraphs.slice(0, -1), states[_id]!] : paragraphs;
    expect(await contentHash(joinParagraphs(hashed))).toBe(given);
  },
);
