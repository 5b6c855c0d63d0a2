import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { askByIds, askRevisions, askWhole } from '../../../lib/record/queries.ts';
import { narrowDataset, tooLarge } from '../../harness/narrow-dataset.ts';
import { evaluateQuery } from '../../harness/record-stand-in.ts';
import { SAMPLE } from './stand-in.ts';

type Row = Record<string, unknown>;

const rows = readFileSync(SAMPLE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);
const dataset = rows.filter(({ _id }) => !/^(?:drafts|versions)\./.test(String(_id)));

const IDS = [
  ...dataset.flatMap((row) => (row['_type'] === 'tsb' ? [String(row['tsbNumber'])] : [])),
  '99-901',
  'HDM-99-014',
  'DM 99-014',
  'MC-99000007',
  'MC-99000098',
  '99-904',
];

test.each([...IDS.map((id) => [id]), IDS])('what is left of the dataset answers a question for %s as all of it does', async (...ids) => {
  const { query, params } = askByIds(ids);
  const left = narrowDataset(query, params, dataset);
  expect(await evaluateQuery({ query, params }, left)).toEqual(await evaluateQuery({ query, params }, dataset));
  if (ids.length === 1) expect(left.length).toBeLessThan(dataset.length);
});

test('the size is told as groq-js tells it; all else is left to it', async () => {
  const small = askRevisions(dataset.length - 1);
  expect(tooLarge(small.query, small.params, dataset)).toEqual(await evaluateQuery(small, dataset));
  const whole = askRevisions(dataset.length);
  expect(tooLarge(whole.query, whole.params, dataset)).toBeUndefined();
  expect(narrowDataset(askWhole().query, askWhole().params, dataset)).toBe(dataset);
});
