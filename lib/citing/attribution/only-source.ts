import { isMeant, type KindMeant } from '../../language/lexicon/kinds.ts';
import type { AttributionRule } from '../citation.ts';
import { isOneDocument, type Source } from './source.ts';
import type { Tie } from './tie.ts';

/** Those whose kind is meant; null for any kind. */
export function ofKinds(sources: readonly Source[], kinds: readonly KindMeant[] | null): readonly Source[] {
  return kinds ? sources.filter(({ citation }) => isMeant(citation, kinds)) : sources;
}

/** How many documents sources name, by their ids. */
export function countIds(sources: readonly Source[]): number {
  return new Set(sources.map(({ citation }) => citation.id)).size;
}

/** The one document that sources name, or a maker's number with the number it was filed under. */
export function onlyOf(rule: AttributionRule, sources: readonly Source[]): Tie {
  const [first] = sources;
  if (!first) return null;
  return countIds(sources) === 1 || (countIds(sources) === 2 && sources.every((source) => isOneDocument(first, source)))
    ? { rule, run: sources }
    : 'undecided';
}

/** The same, where sources that are only pointed to give way to others. */
export function oneOf(rule: AttributionRule, sources: readonly Source[]): Tie {
  const strong = sources.filter(({ weak }) => !weak);
  return onlyOf(rule, strong.length > 0 ? strong : sources);
}
