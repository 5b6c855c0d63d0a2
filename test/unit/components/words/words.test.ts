import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENGLISH } from '../../../../components/words/english.ts';
import { SPANISH } from '../../../../components/words/spanish.ts';

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

test('what is asked of the browser is there in every language, and nothing else is', () => {
  const asked = [...read('wxt.config.ts').matchAll(/__MSG_(\w+)__/g), ...read('lib/page/run-page.ts').matchAll(/getMessage\('(\w+)'\)/g)];
  const wanted = asked.map(([, key]) => key!);
  expect(wanted.length).toBeGreaterThan(0);
  for (const language of ['en', 'es']) {
    const messages = JSON.parse(read(`public/_locales/${language}/messages.json`)) as Record<string, { message: string }>;
    expect([language, Object.keys(messages).sort()]).toEqual([language, [...new Set(wanted)].sort()]);
  }
});

test('a headline is short, and Spanish has a word of its own for everything', () => {
  const same: string[] = [];
  const compare = (one: unknown, other: unknown, path: string): void => {
    if (typeof one === 'string') {
      if (one === other) same.push(path);
    } else if (one && typeof one === 'object') {
      for (const [key, value] of Object.entries(one)) compare(value, (other as Record<string, unknown>)[key], `${path}.${key}`);
    }
  };
  compare(ENGLISH, SPANISH, 'words');
  expect(same).toEqual([]);
  for (const headline of [...Object.values(ENGLISH.headlines), ...Object.values(SPANISH.headlines)])
    expect(headline.split(' ').length).toBeLessThanOrEqual(5);
});
