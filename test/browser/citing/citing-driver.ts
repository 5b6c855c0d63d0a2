import { citePage } from '../../../lib/citing/cite-page.ts';
import type { CitedPage } from '../../../lib/citing/citation.ts';
import { readPage } from '../../../lib/page/page-reader.ts';

/** What the finder finds on the document it is put into. */
export function citeDocument(): CitedPage {
  return citePage(readPage(document).page);
}
