import { expect, test } from 'vitest';
import { MARKUP_RULES } from '../../../lib/page/page-markup.ts';
import { FRAME_PAGES } from '../../pages/page/frame-pages.ts';
import { PAGES } from '../../pages/page/hostile-pages.ts';
import { SITE_PAGES } from '../../pages/page/site-pages.ts';

test('every site that the rules name has a page that is built as it builds them', () => {
  const sites = new Set(MARKUP_RULES.map(({ site }) => site).filter((site) => site !== 'any'));
  expect(sites.size).toBeGreaterThan(10);
  for (const site of sites)
    expect(
      SITE_PAGES.filter(({ name }) => name.includes(site)).map(({ name }) => name),
      site,
    ).not.toEqual([]);
});

test('there are at least 40 pages, all of which are opened in Chromium and in Firefox', () => {
  expect(new Set([...SITE_PAGES.map(({ name }) => name), ...Object.keys(PAGES), ...Object.keys(FRAME_PAGES)]).size).toBeGreaterThanOrEqual(
    40,
  );
});
