import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findDocumentIds } from '../../../../lib/citing/ids/find-ids.ts';
import { ID_RULES } from '../../../../lib/citing/ids/grammar.ts';
import { idsInAddress } from '../../../../lib/citing/ids/in-address.ts';
import { addressMayCite, mayCite, mayCiteWithin } from '../../../../lib/citing/ids/may-cite.ts';
import { SPELLINGS } from './spellings.ts';

test.each(ID_RULES)('yes to $example by itself', ({ example }) => {
  expect(mayCite(example)).toBe(true);
});

test.each(SPELLINGS)('yes to each id of $text by itself', ({ text }) => {
  for (const { start, end } of findDocumentIds(text)) expect(mayCite(text.slice(start, end)), text.slice(start, end)).toBe(true);
});

/** Markup cuts between the parts of an id: letters, digits, hyphens. */
const cuts = [
  '99V-901',
  '99V901000',
  '24V064',
  '21V-00A',
  'EA99-901',
  'EA99901',
  'PE 24-002',
  'MC-99000001',
  'MC-99000001-0001.pdf',
  'ODI-11561420',
  'TSB 26-091',
  '26-091',
  '08-074-20',
].flatMap((id) =>
  [...id.matchAll(/(?<=[A-Z])(?![A-Z])|(?<=\d)(?!\d)|(?<=-)/g)].map(({ index }) => [id.slice(0, index), id.slice(index)] as const),
);

test.each(cuts)('yes to one of "%s" and "%s", whatever stands around', (head, tail) => {
  expect(mayCite(`The paper on ${head}`) || mayCite(`${tail} says so`)).toBe(true);
});

test('yes to an id that is broken over an indented line of the source', () => {
  expect(mayCite(`99V-\n${' '.repeat(40)}901`)).toBe(true);
});

test('yes wherever an id stands in other text', () => {
  const rule = fc.constantFrom(...ID_RULES);
  fc.assert(fc.property(fc.lorem(), rule, fc.lorem(), (before, { example }, after) => mayCite(`${before} ${example} ${after}`)));
});

test.each([
  'No digit at all.',
  'In 2024 it was 7 years old, and 12 of 30 owners had paid $1,300.',
  'The mileage was 53,000 on May 5, 2019.',
  '© 2017-2024',
  'Call 888-327-4236 or (888) 327-4236.',
  'On 10/12/2024 at 12:30, 50% off, 3.6L, 275/40R19.',
  'The code was P0302.',
  'page 404',
])('no to %s', (text) => {
  expect(mayCite(text)).toBe(false);
});

describe('in text that is put together without a seam', () => {
  const idsOf = (text: string) => findDocumentIds(text).map(({ start, end }) => text.slice(start, end));
  const ids = [...new Set([...ID_RULES.map(({ example }) => example), ...SPELLINGS.flatMap(({ text }) => idsOf(text))])];
  const neighbour = fc.oneof(
    fc.constantFrom('', 'a', 'V', 'page', '7', '24', '2019', '$1,300', '-', ' 12 ', 'recall 99V', '555-'),
    fc.string({ maxLength: 8 }),
  );

  test.each(ids)('yes to %s, whatever is glued to it', (id) => {
    fc.assert(fc.property(neighbour, neighbour, (before, after) => mayCiteWithin(before + id + after)));
  });

  test.each(['', 'No digit at all.', 'In 2024 it was 7 years old, and 12 of 30 owners had paid $1,300.', 'On May 5, 2019, at 12:30.'])(
    'no to %s',
    (text) => {
      expect(mayCiteWithin(text)).toBe(false);
    },
  );
});

describe('addresses', () => {
  const written = [...ID_RULES.map(({ example }) => example), '99V901000', 'EA99901', '99000001'].map((id) => encodeURIComponent(id));
  const forms = [
    'https://x.example/recalls/ID',
    'https://x.example/?id=ID&page=12345',
    '/files/ID.pdf',
    'https://www.nhtsa.gov/?nhtsaId=ID',
    'https://x.example/go?to=https%3A%2F%2Fnhtsa.example%2FID',
    '#ID',
  ];
  test.each(forms.flatMap((form) => written.map((id) => form.replace('ID', id))))('yes to %s if it names a document', (address) => {
    expect(addressMayCite(address) || idsInAddress(address).length === 0).toBe(true);
  });

  test.each([
    'https://x.example/news/12345678',
    '/item?id=41234567',
    'https://x.example/t/horn/123456?page=2',
    '/threads/horn.1234567/',
    '/2024/10/12/horn',
    '',
  ])('no to %s', (address) => {
    expect(addressMayCite(address)).toBe(false);
  });
  test.each(['https://www.nhtsa.gov/?odi=99000001', '/recalls/99V901000', 'https://x.example/MC-99000001-9999.pdf'])(
    'yes to %s',
    (address) => {
      expect(addressMayCite(address)).toBe(true);
    },
  );
});
