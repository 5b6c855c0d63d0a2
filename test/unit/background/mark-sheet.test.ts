import { expect, test } from 'vitest';
import { markSheet, STROKES } from '../../../lib/background/mark-sheet.ts';
import { VERDICTS } from '../../../lib/checking/verdict.ts';
import { isMarkToken, markNames, newMarkToken } from '../../../lib/mark-names.ts';

const names = markNames(newMarkToken());
const css = markSheet(names);
const rules = Object.entries(STROKES).map(([tone, { line, colour, width }]) => ({ tone, shape: `${line} ${width}`, colour }));
const TONES = [...new Set(Object.values(VERDICTS))];

/** Pages as they are: white, and the light and dark papers of chatbots. */
const PAPERS = ['#ffffff', '#faf9f5', '#212121', '#262624', '#131314'];

test('each tone has a shape of its own', () => {
  expect(rules.map(({ tone }) => tone).toSorted()).toEqual(TONES.toSorted());
  expect(new Set(rules.map(({ shape }) => shape)).size).toBe(TONES.length);
});

test.each(rules.flatMap(({ tone, colour }) => PAPERS.map((paper) => ({ tone, colour, paper }))))(
  '$tone $colour has 3:1 on $paper',
  ({ colour, paper }) => {
    expect(contrast(colour, paper)).toBeGreaterThanOrEqual(3);
  },
);

test.each(['print', '(forced-colors: active)'])('@media %s speaks of every tone', (query) => {
  const [block] = css.split(`@media ${query}`)[1]!.split('\n');
  for (const tone of TONES) expect(block).toContain(`::highlight(${names.tones[tone]})`);
});

test('every declaration is important, and every name the page cannot know', () => {
  const declarations = [...css.matchAll(/[{;]\s*([a-z-]+):([^;}]*)/g)];
  expect(declarations.length).toBeGreaterThan(10);
  expect(declarations.filter(([, , value]) => !value!.endsWith('!important'))).toEqual([]);
  const selected = [...css.matchAll(/::highlight\(([^)]*)\)/g)].map(([, name]) => name!);
  expect(selected.filter((name) => !name.startsWith(`${names.token}-`))).toEqual([]);
});

test('a token is made anew each time, and nothing else passes for one', () => {
  const tokens = Array.from({ length: 100 }, newMarkToken);
  expect(new Set(tokens).size).toBe(100);
  expect(tokens.filter((token) => !isMarkToken(token))).toEqual([]);
  for (const other of ['', 'abc', 'A'.repeat(16), `${'a'.repeat(15)})`, 'a'.repeat(17), `${'a'.repeat(8)}\n${'a'.repeat(7)}`, null, 16])
    expect(isMarkToken(other)).toBe(false);
});

/** WCAG 2.2, contrast ratio. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((first, second) => second - first) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = channels.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
