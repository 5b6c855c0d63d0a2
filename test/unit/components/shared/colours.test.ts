import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheet = readFileSync(new URL('../../../../components/shared/colours.css', import.meta.url), 'utf8');
const colours = new Map(
  [...sheet.matchAll(/--(\w+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [name!, { light: light!, dark: dark! }]),
);

/** WCAG 2.2, relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [bright, dim] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright! + 0.05) / (dim! + 0.05);
}

/** `rule` only parts what space parts already, so it carries nothing. */
const NEEDED: Record<string, number> = { ink: 4.5, faint: 4.5, link: 4.5, green: 4.5, amber: 4.5, grey: 4.5, neutral: 4.5, edge: 3 };

test('the table was read: every colour is either measured or known to carry nothing', () => {
  expect([...colours.keys()].sort()).toEqual(['paper', 'rule', ...Object.keys(NEEDED)].sort());
});

test.each(Object.entries(NEEDED).flatMap(([name, least]) => (['light', 'dark'] as const).map((scheme) => [name, scheme, least] as const)))(
  '%s on paper, %s: at least %d to 1',
  (name, scheme, least) => {
    expect(contrast(colours.get(name)![scheme], colours.get('paper')![scheme])).toBeGreaterThanOrEqual(least);
  },
);
