import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { VERDICTS } from '../../../lib/checking/verdict.ts';

const css = readFileSync(new URL('../../../entrypoints/marks.content/marks.css', import.meta.url), 'utf8');
const [screen] = css.split('@media');
const rules = [...screen!.matchAll(/::highlight\(quotemark-(\w+)\) \{\s*text-decoration: underline (\w+) (#\w{6}) (\d)px;/g)].map(
  ([, tone, shape, colour, width]) => ({
    tone: tone!,
    shape: `${shape} ${width}`,
    colour: colour!,
  }),
);
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
  const [block] = css.split(`@media ${query}`)[1]!.split('\n}');
  for (const tone of TONES) expect(block).toContain(`::highlight(quotemark-${tone})`);
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
