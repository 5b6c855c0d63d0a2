import type { Alteration } from './alteration.ts';
import type { Check } from './claim.ts';
import type { RecordDocument } from './document.ts';
import { MOST_LISTED, namedIds, type NamedIds, NO_FACTS, NOBODY, type TextName, type VerdictFacts } from './facts.ts';
import { type Found, isAdded } from './match-document.ts';
import type { Outcome } from './outcome.ts';

/**
 * What a verdict can tell of a check.
 * @param found where the words stand, if they do
 */
export function factsOf(check: Check, outcome: Outcome, found: Found | undefined): VerdictFacts {
  const { alteration } = outcome;
  const decided = found?.document ?? alteration?.document;
  return {
    ...NO_FACTS,
    cited: citedIn(check, outcome),
    ...(decided ? nameOf(decided, check.cited.ids) : { document: namedIds(check.cited.ids) }),
    text: found ? textOf(found) : 'body',
    elsewhere: outcome.foundIn.length === 0 ? NOBODY : elsewhere(check, outcome),
    current: outcome.code === 'superseded-document' ? inForce(check, decided) : NOBODY,
    readInPart: check.cited.documents.some(({ complete }) => !complete),
    leftOut: found?.placement.widestGap ?? 0,
    source: check.cited.source,
    inDocument: changed(alteration, 'source'),
    onPage: changed(alteration, 'quotation'),
  };
}

function citedIn({ cited: { failure, notHeld, absent, ids } }: Check, { code }: Outcome): NamedIds {
  if (failure?.code === code) return namedIds([failure.id]);
  return namedIds(code === 'not-held' ? notHeld : code === 'no-such-document' ? absent : ids);
}

/** The document's id as cited, or the maker's number if that is what the page cites. */
function nameOf({ id, makerNumber, ids }: RecordDocument, cited: readonly string[]): Pick<VerdictFacts, 'document' | 'filedAs'> {
  for (const one of cited) if (ids.includes(one)) return { document: namedIds([one]), filedAs: NOBODY };
  return makerNumber && cited.some((one) => makerNumber.includes(one))
    ? { document: namedIds([makerNumber]), filedAs: namedIds([id]) }
    : { document: namedIds([id]), filedAs: NOBODY };
}

function textOf({ text, placement }: Found): TextName {
  return isAdded(text, placement) ? 'added-line' : text.name;
}

function elsewhere({ cited }: Check, { foundIn }: Outcome): NamedIds {
  const isCited = ({ id }: RecordDocument) => cited.documents.some((document) => document.id === id);
  const named = foundIn.slice(0, MOST_LISTED + cited.documents.length).filter((document) => !isCited(document));
  // The cited ones stand first.
  const more = Math.max(0, foundIn.length - MOST_LISTED - cited.documents.length);
  return namedIds(
    named.map(({ id }) => id),
    named.length + more,
  );
}

function inForce({ cited }: Check, decided: RecordDocument | undefined): NamedIds {
  return namedIds(cited.documents.filter((document) => document !== decided && document.status === 'active').map(({ id }) => id));
}

/** Characters of changed words that are told. */
const MOST_TOLD = 80;

/** The words that stand only on one side, shortened. */
function changed(alteration: Alteration | undefined, side: 'source' | 'quotation'): string {
  if (!alteration) return '';
  const words = alteration.difference.filter((part) => part.in === side).map(({ text }) => text.trim());
  const text = words
    .slice(0, 3)
    .join(' … ')
    .replace(/[\s,;:.]+$/, '');
  return text.length <= MOST_TOLD ? text : `${text.slice(0, text.lastIndexOf(' ', MOST_TOLD))} …`;
}
