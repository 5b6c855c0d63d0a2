import { citePage } from '../../../lib/citing/cite-page.ts';
import { type Look, lookAt } from '../../../lib/page/look.ts';
import { placesOf } from '../../../lib/page/places.ts';
import { readPage } from '../../../lib/page/page-reader.ts';
import { rolesOf } from '../../../lib/page/roles-of.ts';
import { atOnce } from '../../../lib/steps/at-once.ts';

/** What is read of each quotation of the document that this is put into, and what is seen of it. */
export function lookAtQuotations(): { read: string; seen: Look }[] {
  const read = readPage(document);
  const places = atOnce(placesOf(read, citePage(read.page))).filter(({ finding }) => finding.type === 'quotation');
  const seen = lookAt(
    places.map(({ spans }) => spans),
    rolesOf,
  );
  return places.map(({ finding }, at) => ({ read: finding.text, seen: seen[at]! }));
}
