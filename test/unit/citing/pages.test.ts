import { describe, expect, test } from 'vitest';
import { citePage } from '../../../lib/citing/cite-page.ts';
import { faultsOf } from '../../pages/citing/compare.ts';
import { CITING_PAGES } from '../../pages/citing/index.ts';
import { pageFromHtml } from './page-from-html.ts';

describe.each(Object.entries(CITING_PAGES))('%s', (_, pages) => {
  test.each(pages.map((page) => [page.catches, page] as const))('%s', (__, page) => {
    expect(faultsOf(page, citePage(pageFromHtml(page.html, page.address)))).toEqual([]);
  });
});
