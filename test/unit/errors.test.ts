import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Declined, LOG_PREFIX, logError, logUncaught } from '../../lib/errors.ts';

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => log.mockClear());
afterEach(() => vi.unstubAllGlobals());

const lines = () => log.mock.calls.map(([line]) => String(line));

test('a fault is logged once a place, with the version, and without its message', () => {
  vi.stubGlobal('chrome', { runtime: { id: 'test', getManifest: () => ({ version: '9.9.9' }) } });
  const fault = (words: string) => new SyntaxError(`Unexpected token in "${words}"`);
  for (const words of ['the horn stays silent', 'no vehicle or pedestrian']) logError('reading a test', fault(words));
  expect(lines()).toHaveLength(1);
  expect(lines()[0]).toMatch(new RegExp(`^${LOG_PREFIX} 9\\.9\\.9, reading a test: SyntaxError\\n`));
  expect(lines()[0]).toContain('errors.test.ts');
  expect(lines()[0]).not.toMatch(/horn|Unexpected/);
});

test('two places are two lines', () => {
  logError('one place', new Error('a'));
  logError('another place', new Error('a'));
  expect(lines()).toHaveLength(2);
});

test('a candidate that is declined is no fault; whatever else is thrown is, an error or not', () => {
  logError('declining', new Declined('not this one'));
  expect(lines()).toEqual([]);
  logError('throwing text', 'words of a page');
  expect(lines()).toEqual([expect.stringMatching(/throwing text: string$/)]);
});

test('what nobody catches is logged', () => {
  const target = new EventTarget();
  logUncaught(target);
  target.dispatchEvent(Object.assign(new Event('error'), { error: new RangeError('x') }));
  target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new TypeError('y') }));
  expect(lines().map((line) => line.split('\n')[0])).toEqual([
    expect.stringContaining('uncaught: RangeError'),
    expect.stringContaining('uncaught in a promise: TypeError'),
  ]);
});
