import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { citePage } from '../../../lib/citing/cite-page.ts';
import { combinedPage } from '../../pages/citing/combined.ts';
import { faultsOf } from '../../pages/citing/compare.ts';
import { pageFromHtml } from './page-from-html.ts';

/** `npm run bench` tries other seeds. */
test('quotations keep their ids, whatever stands above and below them', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
      const page = combinedPage((below) => (numbers.next().value as number) % below);
      expect(faultsOf(page, citePage(pageFromHtml(page.html)))).toEqual([]);
    }),
    { numRuns: 600, seed: 20 },
  );
});
