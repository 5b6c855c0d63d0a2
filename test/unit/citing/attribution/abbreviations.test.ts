import { expect, test } from 'vitest';
import { citePage } from '../../../../lib/citing/cite-page.ts';
import { abbreviations } from '../../../pages/citing/abbreviations.ts';
import { pageFromHtml } from '../page-from-html.ts';

/** A weak tie may prove words, but never says that they are missing: an id in the same sentence must tie strongly. */
test.each(abbreviations.filter(({ quoted }) => !Object.values(quoted).includes(null)).map(({ catches, html }) => [catches, html] as const))(
  'an abbreviation does not weaken the tie: %s',
  (_, html) => {
    const [quotation] = citePage(pageFromHtml(html)).quotations;
    expect(quotation!.attribution?.weak).toBeUndefined();
    expect(quotation!.attribution?.rule).toMatch(/^id-before$|^same-paragraph$/);
  },
);
