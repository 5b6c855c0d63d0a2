import { checkQuotation } from '../../lib/checking/check-quotation.ts';
import type { Verdict } from '../../lib/checking/verdict.ts';
import { claimOf } from '../unit/checking/classes/quotation-class.ts';
import type { Mutant } from './make-mutants.ts';

/** What a mutant came to: `right`, or the mark that it must not have. */
export type Outcome = 'right' | 'green' | 'amber' | 'grey';

/** Judges the verdict on a mutant by its kind alone. */
export function judgeMutant({ kind, document, quotation }: Mutant): { outcome: Outcome; verdict: Verdict | null } {
  const verdict = verdictOn(document, quotation);
  if (kind.changes === 'nothing')
    return { outcome: verdict?.tone === 'amber' || verdict?.tone === 'grey' ? verdict.tone : 'right', verdict };
  if (verdict?.tone !== 'green') return { outcome: 'right', verdict };
  return { outcome: kind.warns && verdict.cautions.includes(kind.warns) ? 'right' : 'green', verdict };
}

function verdictOn(document: Mutant['document'], quotation: string): Verdict | null {
  const { claim, lookups } = claimOf({ quotation }, document);
  return checkQuotation(claim, lookups, null);
}
