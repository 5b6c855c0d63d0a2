import { expect, test } from 'vitest';
import { Wanted } from '../../../lib/record/wanted.ts';

test('an answer is wanted as long as anybody waits for it', () => {
  const wanted = new Wanted();
  const [page, other] = [new AbortController(), new AbortController()];
  wanted.by(page.signal, new AbortController().signal);
  wanted.by(other.signal);
  page.abort();
  expect(wanted.signal.aborted).toBe(false);
  other.abort();
  expect(wanted.signal.aborted).toBe(true);
});

test('who is gone already, and who leaves twice, counts once', () => {
  const wanted = new Wanted();
  const page = new AbortController();
  const hasAnswer = wanted.by(page.signal);
  wanted.by(AbortSignal.abort());
  expect(wanted.signal.aborted).toBe(false);
  wanted.by(new AbortController().signal);
  hasAnswer();
  hasAnswer();
  page.abort();
  expect(wanted.signal.aborted).toBe(false);
});
