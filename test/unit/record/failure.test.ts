import { afterEach, expect, test, vi } from 'vitest';
import { asFailure, SourceFailure } from '../../../lib/record/failure.ts';

afterEach(() => void vi.restoreAllMocks());

test('a failure of a source stays what it is, and nobody logs it', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const failure = new SourceFailure('offline', 'Failed to fetch');
  expect(asFailure(failure, 'reading the record')).toBe(failure);
  expect(logged).not.toHaveBeenCalled();
});

test('a fault of ours counts as a bad answer, and is logged', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(asFailure(new TypeError('x is undefined'), 'reading the record')).toMatchObject({ code: 'bad-answer', final: true });
  expect(logged.mock.calls.flat().join()).toContain('reading the record: TypeError');
});
