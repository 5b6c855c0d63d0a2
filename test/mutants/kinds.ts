import { FIGURE_KINDS } from './figures.ts';
import { HARMLESS_KINDS } from './harmless.ts';
import type { MutantKind } from './mutant-kind.ts';
import { NEGATION_KINDS, UNIT_KINDS } from './units-and-negations.ts';
import { WORD_KINDS } from './words.ts';

/** Edits that change what the words say. */
export const DANGEROUS_KINDS: readonly MutantKind[] = [...FIGURE_KINDS, ...UNIT_KINDS, ...NEGATION_KINDS, ...WORD_KINDS];

/** Edits that do not. */
export const HARMLESS_MUTANTS: readonly MutantKind[] = HARMLESS_KINDS;
