import { expect, test } from 'vitest';
import { Askers } from '../../../lib/background/askers.ts';
import { keyOfId } from '../../../lib/record/document-keys.ts';

const keys = Array.from({ length: 120 }, (_, count) => keyOfId(`ODI-${99_000_000 + count}`));

test('a page may have 50 documents asked for, each once, and more when the reader wishes it', () => {
  const askers = new Askers();
  const asker = askers.of(1, 'https://a.example/');
  const allowed = () => keys.filter((key) => asker.mayAsk(key)).length;
  expect(allowed()).toBe(50);
  expect(allowed()).toBe(50);
  askers.more(1);
  expect(allowed()).toBe(100);
});

test('its frames ask on its behalf; another page in the tab has an allowance of its own, and so has another tab', () => {
  const askers = new Askers();
  const first = askers.of(1, 'https://a.example/');
  for (const key of keys) first.mayAsk(key);
  expect(askers.of(1, 'https://a.example/')).toBe(first);
  expect(askers.of(1, 'https://a.example/#note')).toBe(first);
  expect(askers.of(2, 'https://a.example/').mayAsk(keys[99]!)).toBe(true);
  const second = askers.of(1, 'https://b.example/');
  expect(first.signal.aborted).toBe(true);
  expect(second.mayAsk(keys[99]!)).toBe(true);
});

test('a closed tab waits for nothing', () => {
  const askers = new Askers();
  const { signal } = askers.of(1, 'https://a.example/');
  askers.gone(2);
  expect(signal.aborted).toBe(false);
  askers.gone(1);
  expect(signal.aborted).toBe(true);
});
