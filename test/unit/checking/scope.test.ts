import { describe, expect, test } from 'vitest';
import type { DocumentScope } from '../../../lib/checking/document.ts';
import { applicability, vinState } from '../../../lib/checking/scope.ts';

const SCOPE: DocumentScope = {
  make: 'Larkin',
  model: 'TR-5',
  years: [2017, 2018, 2019],
  excludedTrims: ['LX', 'EX-L'],
  vinRange: { start: '1LKTR5A10HA000100', end: '1LKTR5A10HA000900' },
};
const SILENT: DocumentScope = { years: [], excludedTrims: [] };

describe('year, make, model and trim', () => {
  test.each([
    ['year', { year: 2018 }, SCOPE, 'covered'],
    ['year', { year: 2016 }, SCOPE, 'not-covered'],
    ['year', { year: 2016 }, SILENT, 'not-said'],
    ['year', {}, SCOPE, 'not-given'],
    ['make', { make: 'LARKIN' }, SCOPE, 'covered'],
    ['make', { make: 'Orsova' }, SCOPE, 'not-covered'],
    ['make', { make: 'Orsova' }, SILENT, 'not-said'],
    ['make', {}, SCOPE, 'not-given'],
    ['model', { model: 'tr5' }, SCOPE, 'covered'],
    ['model', { model: 'TR‑5' }, SCOPE, 'covered'],
    ['model', { model: 'TR-6' }, SCOPE, 'not-covered'],
    ['model', { model: 'TR-6' }, SILENT, 'not-said'],
    ['model', { model: '' }, SCOPE, 'not-given'],
    ['trim', { trim: 'EX' }, SCOPE, 'covered'],
    ['trim', { trim: 'lx' }, SCOPE, 'not-covered'],
    ['trim', { trim: 'EX L' }, SCOPE, 'not-covered'],
    ['trim', { trim: 'LX' }, SILENT, 'not-said'],
    ['trim', {}, SCOPE, 'not-given'],
  ] as const)('%s of %j', (respect, car, scope, expected) => {
    expect(applicability(car, scope)[respect]).toBe(expected);
  });

  test('a document that says nothing of cars rules none out', () => {
    expect(applicability({ year: 2016, make: 'Orsova', model: 'TR-6', trim: 'LX', vin: '1LKTR5A10HA000950' }, SILENT)).toEqual({
      year: 'not-said',
      make: 'not-said',
      model: 'not-said',
      trim: 'not-said',
      vin: 'no-range',
    });
  });

  test('each respect stands by itself', () => {
    expect(applicability({ year: 2016, make: 'Larkin', trim: 'LX', vin: '1LKTR5A10HA000500' }, SCOPE)).toEqual({
      year: 'not-covered',
      make: 'covered',
      model: 'not-given',
      trim: 'not-covered',
      vin: 'in',
    });
  });
});

describe('the six states of a VIN', () => {
  const range = SCOPE.vinRange;
  test.each([
    ['in, the first of the range', '1LKTR5A10HA000100', range, 'in'],
    ['in, the last of the range', '1LKTR5A10HA000900', range, 'in'],
    ['in, another check digit', '1LKTR5A1XHA000500', range, 'in'],
    ['in, small letters and blanks around', ' 1lktr5a10ha000500 ', range, 'in'],
    ['in, letters in the serial are compared as text', '1LKTR5A10HA0B0500', { start: '1LKTR5A10HA0A0000', end: '1LKTR5A10HA0C0000' }, 'in'],
    ['out, before the first', '1LKTR5A10HA000099', range, 'out'],
    ['out, after the last', '1LKTR5A10HA000901', range, 'out'],
    ['out, another line of cars', '1LKTR5A10JA000500', range, 'out'],
    ['unreadable, an end does not parse', '1LKTR5A10HA000500', { start: '1LKTR5A10HA000100', end: 'until further notice' }, 'unreadable'],
    ['unreadable, one end is missing', '1LKTR5A10HA000500', { start: '1LKTR5A10HA000100', end: '' }, 'unreadable'],
    ['unreadable, the other end is missing', '1LKTR5A10HA000500', { start: ' ', end: '1LKTR5A10HA000900' }, 'unreadable'],
    [
      'unreadable, an end has sixteen characters',
      '1LKTR5A10HA000500',
      { start: '1LKTR5A10HA00010', end: '1LKTR5A10HA000900' },
      'unreadable',
    ],
    ['unreadable, the ends are of two lines', '1LKTR5A10HA000500', { start: '1LKTR5A10HA000100', end: '1LKTR5A10JA000900' }, 'unreadable'],
    ['unreadable, the ends are turned round', '1LKTR5A10HA000500', { start: '1LKTR5A10HA000900', end: '1LKTR5A10HA000100' }, 'unreadable'],
    ['no range', '1LKTR5A10HA000500', undefined, 'no-range'],
    ['no range, both ends empty', '1LKTR5A10HA000500', { start: '', end: ' ' }, 'no-range'],
    ['not given', undefined, range, 'not-given'],
    ['not given, blank', '  ', range, 'not-given'],
    ['invalid, sixteen characters', '1LKTR5A10HA00050', range, 'invalid'],
    ['invalid, the letter O', '1LKTR5A1OHA000500', range, 'invalid'],
    ['invalid, eighteen characters', '1LKTR5A10HA0005001', range, 'invalid'],
    ['invalid, the letter I', '1LKTR5AI0HA000500', range, 'invalid'],
    ['invalid, the letter Q', '1LKTR5AQ0HA000500', range, 'invalid'],
    ['invalid, even without a range', 'my car', undefined, 'invalid'],
  ] as const)('%s', (_name, vin, vinRange, expected) => {
    expect(vinState(vin, vinRange)).toBe(expected);
  });
});
