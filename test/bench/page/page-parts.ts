/** What the benches of the page run in a page without the extension. */
export { citePage, citePageInSteps } from '../../../lib/citing/cite-page.ts';
export { atOnce } from '../../../lib/steps/at-once.ts';
export { ChangedNodes, READ_ATTRIBUTES } from '../../../lib/page/changed-nodes.ts';
export { lookAt } from '../../../lib/page/look.ts';
export { markNames } from '../../../lib/mark-names.ts';
export { Marks } from '../../../lib/page/marks.ts';
export { PageReader } from '../../../lib/page/page-reader.ts';
export { rolesOf } from '../../../lib/page/roles-of.ts';
export { placesOf } from '../../../lib/page/places.ts';
export { readPage } from '../../../lib/page/page-reader.ts';
export { PageWatch } from '../../../lib/page/watching.ts';
