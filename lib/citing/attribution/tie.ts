import type { AttributionRule } from '../citation.ts';
import type { Source } from './source.ts';

/** A tie; `'undecided'` where several documents could be meant (then nothing further is looked for); null where nothing is in reach. */
export type Tie = { rule: AttributionRule; run: readonly Source[] } | 'undecided' | null;
