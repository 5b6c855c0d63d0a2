import { expect, test } from 'vitest';
import { Asking } from '../../../lib/record/patience.ts';
import { SourceFailure } from '../../../lib/record/failure.ts';

test.each([
  { long: false, given: 100 },
  { long: true, given: 400 },
])('a first attempt at an answer has its time (large: $long, $given ms), whatever all of them may take', async ({ long, given }) => {
  const asking = new Asking({ timeout: 100, long: 400, attempts: 3, total: 150, pause: 0, atOnce: 1 });
  const times: number[] = [];
  const attempt = (timeout: number): Promise<never> => {
    times.push(timeout);
    throw new SourceFailure('timed-out', 'Too slow', { final: true });
  };
  await expect(asking.ask(attempt, { long })).rejects.toThrow('Too slow');
  expect(times).toEqual([given]);
});
