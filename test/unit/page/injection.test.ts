import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Injection } from '../../../lib/page/injection.ts';

/** A script that comes with the `comes`-th attempt to inject it. */
function script(comes: number) {
  const log = { attempts: 0, there: 0 };
  const ended = new AbortController();
  let isAlive = true;
  const put = async () => {
    log.attempts += 1;
    if (log.attempts < comes) throw new Error('The message channel closed before a response was received');
  };
  const injection = new Injection(
    { put, isThere: () => log.attempts >= comes, isAlive: () => isAlive, onThere: () => void (log.there += 1) },
    ended.signal,
  );
  return { injection, log, ended, lose: () => (isAlive = false) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('is tried until the script is there, and then tells once', async () => {
  const { injection, log } = script(3);
  await injection.begin();
  expect(log).toEqual({ attempts: 1, there: 0 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(log).toEqual({ attempts: 3, there: 1 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(log).toEqual({ attempts: 3, there: 1 });
});

test('many that want it at once make one attempt', async () => {
  const { injection, log } = script(1);
  await Promise.all([injection.begin(), injection.begin(), injection.begin()]);
  expect(log).toEqual({ attempts: 1, there: 1 });
});

test('a script that is there already is not injected again', async () => {
  const { injection, log } = script(0);
  await injection.begin();
  expect(log).toEqual({ attempts: 0, there: 1 });
});

test('a script that comes after the signal is told to nobody', async () => {
  const { injection, log, ended } = script(1);
  const done = injection.begin();
  ended.abort();
  await done;
  expect(log).toEqual({ attempts: 1, there: 0 });
});

test('ends with the signal, and with the extension', async () => {
  const stopped = script(9);
  await stopped.injection.begin();
  stopped.ended.abort();
  const gone = script(9);
  await gone.injection.begin();
  gone.lose();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stopped.log.attempts).toBe(1);
  expect(gone.log.attempts).toBe(2);
  expect(vi.getTimerCount()).toBe(0);
});
