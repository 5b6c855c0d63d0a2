import { abbreviations } from './abbreviations.ts';
import { after } from './after.ts';
import { before } from './before.ts';
import { blocks } from './blocks.ts';
import { chatbots } from './chatbots.ts';
import type { CitingPage } from './citing-page.ts';
import { links } from './links.ts';
import { marks } from './marks.ts';
import { notQuotations } from './not-quotations.ts';
import { people } from './people.ts';
import { plainText } from './plain-text.ts';
import { several } from './several.ts';
import { speech } from './speech.ts';
import { stories } from './stories.ts';
import { structure } from './structure.ts';
import { tricky } from './tricky.ts';
import { UNSEEN } from './unseen/index.ts';
import { varied } from './varied.ts';
import { wrongNearer } from './wrong-nearer.ts';

/** Pages of every way of citing, by style; those that were written unseen stand last, a batch a style. */
export const CITING_PAGES: Readonly<Record<string, readonly CitingPage[]>> = {
  abbreviations,
  before,
  after,
  structure,
  several,
  'wrong nearer': wrongNearer,
  marks,
  blocks,
  'plain text': plainText,
  people,
  speech,
  links,
  'not quotations': notQuotations,
  chatbots,
  stories,
  tricky,
  varied,
  ...Object.fromEntries(Object.entries(UNSEEN).map(([name, { pages }]) => [name, pages])),
};
