import { beforeAll, expect, test } from 'vitest';
import { MARKUP_RULES } from '../../../lib/page/page-markup.ts';
import { bundle } from '../../harness/bundle.ts';
import { pageForRule } from '../../pages/page/selector-pages.ts';
import { oneTab } from '../one-tab.ts';

declare const Selectors: typeof import('./selectors-driver.ts');

const tab = oneTab('chromium');
beforeAll(async () => {
  await tab.evaluate(`${await bundle('test/browser/page/selectors-driver.ts', 'Selectors')}; globalThis.Selectors = Selectors;`);
});

const TESTED = MARKUP_RULES.map((rule, index) => ({ ...rule, index }));

test.each(TESTED)('$site, $role: $selector changes what is found', async (rule) => {
  const { matches, found, without } = await tab.evaluate(([body, index]) => Selectors.withAndWithout(body, index), [
    pageForRule(rule),
    rule.index,
  ] as const);
  expect(matches).toBeGreaterThan(0);
  expect(found).not.toEqual(without);
  // What is furniture is not found; what another post says is not taken for what this one says.
  expect(found.join('\n')).not.toContain('EA99-999');
});

test.each(['--footer-display: none', 'backface-visibility: hidden', '--x: display:none', 'display: block; --display: none'])(
  'a page whose outermost box has the style "%s" is read',
  async (style) => {
    const found = await tab.evaluate((given) => Selectors.foundOn(`<div style="${given}"><p>EA99-901 is open.</p></div>`), style);
    expect(found).toEqual(['EA99-901']);
  },
);
