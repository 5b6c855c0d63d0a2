import { FIGURE_KINDS } from './figures.ts';
import type { MutantKind } from './mutant-kind.ts';
import { NEGATION_KINDS, UNIT_KINDS } from './units-and-negations.ts';
import { WORD_KINDS } from './words.ts';

/** Edits that change what the words say. */
export const DANGEROUS_KINDS: readonly MutantKind[] = [...FIGURE_KINDS, ...UNIT_KINDS, ...NEGATION_KINDS, ...WORD_KINDS];
