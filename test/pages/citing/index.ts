import { abbreviations } from './abbreviations.ts';
import { after } from './after.ts';
import { batchA } from './batch-a.ts';
import { batchB } from './batch-b.ts';
import { batchC } from './batch-c.ts';
import { batchD } from './batch-d.ts';
import { batchE } from './batch-e.ts';
import { batchF } from './batch-f.ts';
import { batchG } from './batch-g.ts';
import { batchH } from './batch-h.ts';
import { batchI } from './batch-i.ts';
import { batchJ } from './batch-j.ts';
import { batchK } from './batch-k.ts';
import { batchL } from './batch-l.ts';
import { batchM } from './batch-m.ts';
import { batchN } from './batch-n.ts';
import { batchO } from './batch-o.ts';
import { batchP } from './batch-p.ts';
import { batchQ } from './batch-q.ts';
import { batchR } from './batch-r.ts';
import { batchS } from './batch-s.ts';
import { batchT } from './batch-t.ts';
import { batchU } from './batch-u.ts';
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
import { varied } from './varied.ts';
import { wrongNearer } from './wrong-nearer.ts';

/** Pages of every way of citing in research/citing.md, by style. */
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
  'batch A': batchA,
  'batch B': batchB,
  'batch C': batchC,
  'batch D': batchD,
  'batch E': batchE,
  'batch F': batchF,
  'batch G': batchG,
  'batch H': batchH,
  'batch I': batchI,
  'batch J': batchJ,
  'batch K': batchK,
  'batch L': batchL,
  'batch M': batchM,
  'batch N': batchN,
  'batch O': batchO,
  'batch P': batchP,
  'batch Q': batchQ,
  'batch R': batchR,
  'batch S': batchS,
  'batch T': batchT,
  'batch U': batchU,
};
