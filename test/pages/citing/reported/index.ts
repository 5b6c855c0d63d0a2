// Written by `npm run new-page`, which lists every module beside it.
import type { CitingPage } from '../citing-page.ts';

/** Pages on which a reader met a fault, by the module's name. They are read in a real browser only, since they keep their site's markup. */
export const REPORTED: Readonly<Record<string, CitingPage>> = {};
