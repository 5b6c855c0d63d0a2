import { describe, expect, test } from 'vitest';
import { checkQuotation } from '../../../lib/checking/check-quotation.ts';
import type { RecordDocument } from '../../../lib/checking/document.ts';
import type { Caution } from '../../../lib/checking/verdict.ts';
import { realDocuments, realRecordsMissing } from './classes/corpus.ts';
import { sentencesOf, span, type Words } from './classes/passages.ts';
import { claimOf } from './classes/quotation-class.ts';
import { createRandom, type Random } from './classes/random.ts';
import { thirdPartyDocuments, thirdPartyMissing } from './classes/third-party.ts';

const SPANS = 4_000;
/** A caution of context on a faithful quotation is an alarm; at most 2 % may raise one. */
const MOST = 0.02;
const CONTEXT = ['negation-cut', 'qualifier-cut', 'reported-speech'] as const satisfies readonly Caution[];

/** Share of faithful quotations that raise each caution of context. */
function alarms(
  documents: readonly RecordDocument[],
  quote: (document: RecordDocument, random: Random) => Words | null,
): Record<(typeof CONTEXT)[number], number> {
  const random = createRandom(8);
  const counts = { 'negation-cut': 0, 'qualifier-cut': 0, 'reported-speech': 0 };
  for (let made = 0; made < SPANS;) {
    const document = random.pick(documents);
    const words = quote(document, random);
    if (!words) continue;
    made++;
    const { claim, lookups } = claimOf({ quotation: words.join(' ') }, document);
    const cautions = checkQuotation(claim, lookups, null)?.cautions ?? [];
    for (const caution of CONTEXT) if (cautions.includes(caution)) counts[caution] += 1 / SPANS;
  }
  return counts;
}

/** As people quote: from the beginning of a sentence. */
function opening(document: RecordDocument, random: Random): Words | null {
  const words = random.pick(sentencesOf(document));
  return words?.slice(0, random.from(8, 40)) ?? null;
}

if (thirdPartyMissing) console.warn(`Alarms in prose are not counted: ${thirdPartyMissing}`);
if (realRecordsMissing) console.warn(`Alarms in real records are not counted: ${realRecordsMissing}`);

describe('faithful quotations seldom raise an alarm', { timeout: 300_000 }, () => {
  test.skipIf(thirdPartyMissing)('spans that begin anywhere in general prose', () => {
    const shares = alarms(thirdPartyDocuments(), (document, random) => span(document, random, 8, 40));
    for (const caution of CONTEXT) expect(shares[caution], caution).toBeLessThanOrEqual(MOST);
    expect(shares['negation-cut'], 'alarms can be raised').toBeGreaterThan(0);
  });

  test.skipIf(realRecordsMissing)('beginnings of sentences of real records', () => {
    const shares = alarms(realDocuments(), opening);
    for (const caution of CONTEXT) expect(shares[caution], caution).toBeLessThanOrEqual(MOST);
    expect(shares['qualifier-cut'], 'alarms can be raised').toBeGreaterThan(0);
  });
});
