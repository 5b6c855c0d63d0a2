import type { QuotationClaim } from './check-quotation.ts';
import type { Match } from './match.ts';
import type { Caution } from './verdict.ts';

/** What a reader must know although the words are there, in the order of CAUTIONS. Pure and deterministic. */
export function cautionsFor(_claim: QuotationClaim, _match: Match): Caution[] {
  return [];
}
