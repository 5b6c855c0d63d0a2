import { expect, test } from 'vitest';
import { excerpt, shorten } from '../../../../components/shared/excerpt.ts';

const FILLER = 'words that only surround '.repeat(40);

test('a short passage is shown whole, with its quoted words told apart', () => {
  expect(
    excerpt('It must be replaced, at once.', [
      [3, 16],
      [21, 28],
    ]),
  ).toEqual([
    { quoted: false, text: 'It ' },
    { quoted: true, text: 'must be repla' },
    { quoted: false, text: 'ced, ' },
    { quoted: true, text: 'at once' },
    { quoted: false, text: '.' },
  ]);
});

test('long text around quoted words is cut at words, on the side away from them', () => {
  const passage = `${FILLER}QUOTED${FILLER}`;
  const start = FILLER.length;
  const [before, quoted, after] = excerpt(passage, [[start, start + 6]]);
  expect(before!.text).toMatch(/^… \w+ .* surround $/);
  expect(quoted).toEqual({ quoted: true, text: 'QUOTED' });
  expect(after!.text).toMatch(/^words that .* …$/);
  expect(before!.text.length + after!.text.length).toBeLessThan(500);
});

test('between two quoted stretches both ends stay', () => {
  const passage = `ONE${FILLER}TWO`;
  const [, gap] = excerpt(passage, [
    [0, 3],
    [passage.length - 3, passage.length],
  ]);
  expect(gap!.text).toMatch(/^words that .* … .*surround $/);
});

test.each([
  ['reversed', [[5, 2]]],
  ['outside', [[0, 99]]],
  [
    'overlapping',
    [
      [0, 4],
      [2, 6],
    ],
  ],
] as const)('a range that is %s is left out, and no text is lost', (_name, quoted) => {
  const parts = excerpt('It must be.', quoted as unknown as [number, number][]);
  expect(parts.map(({ text }) => text).join('')).toBe('It must be.');
});

test('a word without end is cut between characters, never inside one', () => {
  const text = '😀'.repeat(5000);
  for (const keep of [
    { keepStart: true, keepEnd: false },
    { keepStart: false, keepEnd: true },
    { keepStart: true, keepEnd: true },
  ]) {
    const short = shorten(`a${text}`, keep) + shorten(text, keep);
    expect(short.isWellFormed()).toBe(true);
    expect(short.length).toBeLessThan(1000);
  }
});
