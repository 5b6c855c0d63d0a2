import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDocumentIds } from '../../../../lib/citing/ids/find-ids.ts';
import { ID_RULES } from '../../../../lib/citing/ids/grammar.ts';
import { idsInAddress } from '../../../../lib/citing/ids/in-address.ts';
import { LOOK_ALIKES } from './look-alikes.ts';
import { SPELLINGS } from './spellings.ts';

const piece = fc.oneof(
  fc.constantFrom(...SPELLINGS.map(({ text }) => text)),
  fc.constantFrom(...LOOK_ALIKES.map(({ text }) => text)),
  fc.constantFrom(
    'TSB',
    'ODI',
    'complaint',
    'recall',
    'NHTSA ID number',
    'and',
    '(',
    ')',
    '[',
    ']',
    '24V',
    '-',
    '064',
    '12345678',
    '99-901',
    '\u200b',
    '\u00ad',
    '\ud835',
    '𝟚',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
const text = fc
  .array(piece, { maxLength: 12 })
  .chain((pieces) => fc.constantFrom('', ' ', '\n', ', ', '. ').map((between) => pieces.join(between)));

test('hits lie within the text, in order, without overlap, and begin and end with a letter or a digit of the id', () => {
  fc.assert(
    fc.property(text, (page) => {
      let last = 0;
      for (const { start, end } of findDocumentIds(page)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(page.slice(start, end)).toMatch(/^[A-Za-z\d][^]*[A-Za-z\d]$/);
        last = end;
      }
      expect(last).toBeLessThanOrEqual(page.length);
    }),
    { numRuns: 500 },
  );
});

test("the digits of an id are the page's digits at its place", () => {
  fc.assert(
    fc.property(text, (page) => {
      for (const { id, start, end } of findDocumentIds(page)) {
        const written = page.slice(start, end).replaceAll(/\D/g, '');
        const digits = id.replaceAll(/\D/g, '');
        expect(written.startsWith(digits), `${id} in ${page.slice(start, end)}`).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test('the same ids are found however wide the white space is', () => {
  const white = fc.array(fc.constantFrom(' ', '\n', '\u00a0', '\t', '\u2009'), { minLength: 1, maxLength: 6 }).map((run) => run.join(''));
  fc.assert(
    fc.property(text, fc.infiniteStream(white), (page, runs) => {
      const widened = page.replaceAll(/[^\S\ufeff]+/g, () => runs.next().value as string);
      const ids = (of: string): string[] => findDocumentIds(of).map(({ id }) => id);
      expect(ids(widened)).toEqual(ids(page));
    }),
    { numRuns: 500 },
  );
});

test.each(ID_RULES.filter(({ name }) => !name.includes('file')))(
  'a letter or a digit of any alphabet beside $example makes it no id',
  ({ example, exampleId, exampleLead = '' }) => {
    fc.assert(
      fc.property(fc.constantFrom('a', 'Z', '7', 'é', 'я', '٣', '漢', '𝟚', '𐐀'), (neighbour) => {
        expect(findDocumentIds(`${exampleLead}${example}${neighbour} .`).map(({ id }) => id)).not.toContain(exampleId);
        expect(findDocumentIds(`${exampleLead}${neighbour}${example} .`).map(({ id }) => id)).not.toContain(exampleId);
      }),
    );
  },
);

test('no input throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (input) => {
      findDocumentIds(input);
      idsInAddress(input);
    }),
  );
});

const HOSTILE: Record<string, string> = {
  digits: '1',
  'digits and blanks': '12 ',
  'digits and hyphens': '12-',
  brackets: '(',
  'footnotes in brackets': '[12]',
  labels: 'complaint TSB ODI number ',
  'labels and punctuation': 'TSB ::::::::::::::::::::::::::::::::::::::::::::: 12-345',
  'numbers after labels': 'complaint 12345678, TSB 12-345 ',
  'ids and open brackets': '99V-901 ( ',
  'ids in lists': '99V-901, ',
  'unseen characters': '1\u200b',
  blanks: ' ',
  letters: 'A',
  'percent signs': '%2525',
};

test.each(Object.entries(HOSTILE))('eight times as much of %s costs nowhere near 64 times as much', { timeout: 60_000 }, (_, unit) => {
  const cost = (length: number): number => {
    const input = unit.repeat(length / unit.length);
    const begin = process.cpuUsage();
    idsInAddress(input);
    return process.cpuUsage(begin).user / 1000;
  };
  // The least of several runs that take turns: what else the process does only ever adds to one. Below 10 ms that is most of it.
  const runs = Array.from({ length: 3 }, () => ({ small: cost(10_000), large: cost(80_000) }));
  const small = Math.min(...runs.map((run) => run.small));
  const large = Math.min(...runs.map((run) => run.large));
  expect(large / Math.max(small, 10)).toBeLessThan(32);
});
