import { cautionsFor } from './cautions.ts';
import type { Check } from './claim.ts';
import { isReplaced } from './cited-documents.ts';
import type { DocumentText, RecordDocument } from './document.ts';
import { WIDE_GAP } from './find-words.ts';
import type { Match } from './match.ts';
import { type Found, isAdded, matchOf } from './match-document.ts';
import { evidenceAround, evidenceOf } from './passage.ts';
import { changesPunctuation } from './punctuation.ts';
import { provesLittle } from './proves-little.ts';
import { wordsOf } from './text-words.ts';
import {
  CAUTIONS,
  type Caution,
  CODES,
  type DocumentSummary,
  type Doubt,
  type Evidence,
  type Verdict,
  type VerdictName,
  VERDICTS,
} from './verdict.ts';
import { FLAG } from './words/words.ts';
import { factsOf } from './facts-of.ts';
import type { Outcome } from './outcome.ts';

/** Version of the rules by which words are compared; a new one makes kept verdicts void. */
const RULES = 3;

/** Documents of `foundIn` that a verdict describes; ids are given for all. */
const MOST_DESCRIBED = 12;

/** Puts what a check found into a verdict. */
export function verdictOn(check: Check, outcome: Outcome): Verdict {
  const { code, alteration, foundIn } = outcome;
  const verdict = CODES[code];
  const chosen = chooseFound(check, outcome.found ?? []);
  const decided = chosen?.found ?? alteration;
  const evidence = chosen ? evidenceOf(chosen.match) : alteration && evidenceAround(alteration);
  const cautions: Caution[] = chosen ? [...chosen.cautions] : [];
  if (chosen) addPlaceCautions(cautions, check, chosen.found, foundIn);
  addDocumentCautions(cautions, check, verdict, decided?.document);
  const result: Verdict = {
    verdict,
    code,
    tone: VERDICTS[verdict],
    facts: factsOf(check, outcome, chosen?.found),
    foundIn: foundIn.map(({ id }) => id),
    cautions: cautions.length > 1 ? CAUTIONS.filter((caution) => cautions.includes(caution)) : cautions,
    documents: described(check.cited.documents, foundIn),
    doubt: code === 'not-in-abstract' ? 'unchecked-abstract' : doubtOf(check, verdict, chosen?.found ?? null, evidence),
    fingerprint: fingerprintOf(check.cited.documents, evidence?.revision),
  };
  if (evidence) result.evidence = evidence;
  if (alteration) result.difference = alteration.difference;
  return result;
}

function described(cited: readonly RecordDocument[], foundIn: readonly RecordDocument[]): DocumentSummary[] {
  const documents = foundIn.length === 0 ? cited : unique([...cited, ...foundIn.slice(0, MOST_DESCRIBED)]);
  return documents.map(summaryOf);
}

/** Each once, in the order of the first. */
function unique<Item>(items: readonly Item[]): readonly Item[] {
  if (items.length < 2) return items;
  return items.length === 2 ? (items[0] === items[1] ? items.slice(0, 1) : items) : [...new Set(items)];
}

export function summaryOf({ id, kind, title, status, published, link, makerNumber, contradictions }: RecordDocument): DocumentSummary {
  const summary: DocumentSummary = { id, kind, title, status, contradictions };
  if (published) summary.published = published;
  if (link) summary.link = link;
  if (makerNumber) summary.makerNumber = makerNumber;
  return summary;
}

/** Version of the comparing rules and revision of what was read: of the cited documents, and of the one that decided. */
export function fingerprintOf(documents: readonly RecordDocument[], decided?: string): string {
  const revisions = documents.map(({ revision }) => revision);
  if (decided !== undefined) revisions.push(decided);
  return `${RULES}:${unique(revisions).join('+')}`;
}

/** Of the places where the words stand, the first with the fewest cautions. */
function chooseFound(check: Check, places: readonly Found[]): { found: Found; match: Match; cautions: readonly Caution[] } | null {
  let chosen: { found: Found; match: Match; cautions: readonly Caution[] } | null = null;
  for (const found of places) {
    const match = matchOf(found);
    const cautions = cautionsFor(check.claim, match);
    if (!chosen || cautions.length < chosen.cautions.length) chosen = { found, match, cautions };
    if (cautions.length === 0) break;
  }
  return chosen;
}

/** What the place in the text and the words themselves tell. */
function addPlaceCautions(
  cautions: Caution[],
  { quotation }: Check,
  { document, text, placement }: Found,
  foundIn: readonly RecordDocument[],
): void {
  if (text.name === 'title') cautions.push('title-only');
  if (text.name === 'claim-quote') cautions.push('claim-quote');
  if (isAdded(text, placement)) cautions.push('added-by-dataset');
  if (placement.widestGap > WIDE_GAP || (document.kind === 'recall' && crossesField(text, placement.runs))) cautions.push('wide-gap');
  if (placement.editorWords) cautions.push('editor-words');
  if (placement.lookAlikes) cautions.push('look-alike-letters');
  if (foundIn.length > 1) cautions.push('shared-text');
  if (provesLittle(quotation)) cautions.push('too-short');
  if (changesPunctuation(wordsOf(text), placement, quotation)) cautions.push('punctuation-changed');
}

/** A recall's fields (summary, consequence, remedy) are its paragraphs; an omission joins two of them. */
function crossesField(text: DocumentText, runs: readonly { from: number; to: number }[]): boolean {
  const { flags } = wordsOf(text);
  return runs.some(({ from }, at) => {
    for (let word = at > 0 ? runs[at - 1]!.to : from + 1; word <= from; word++) if (flags[word]! & FLAG.paragraph) return true;
    return false;
  });
}

/** What the documents themselves tell: of a text that was read in part, of one that is no longer in force. */
function addDocumentCautions(
  cautions: Caution[],
  { cited }: Check,
  verdict: Verdict['verdict'],
  decided: RecordDocument | undefined,
): void {
  if (decided && isReplaced(decided)) cautions.push('superseded');
  if (decided?.status === 'closed') cautions.push('closed');
  if (decided && decided.contradictions.length > 0) cautions.push('contradicted');
  const isPartial =
    verdict === 'verified' || verdict === 'uncited' ? decided?.complete === false : cited.documents.some(({ complete }) => !complete);
  if (isPartial) cautions.push('partial-text');
}

function doubtOf(check: Check, verdict: VerdictName, chosen: Found | null, evidence: Evidence | undefined): Doubt {
  const isPartial = verdict === 'verified' ? chosen?.document.complete === false : check.cited.documents.some(({ complete }) => !complete);
  switch (verdict) {
    case 'verified':
      if (evidence?.text === 'title') return 'verified-title';
      if (evidence?.text === 'claim-quote') return 'verified-claim-quote';
      if (chosen && isAdded(chosen.text, chosen.placement)) return 'verified-added';
      return isPartial ? 'verified-abstract' : 'verified';
    case 'altered':
    case 'misattributed':
      return isPartial ? `${verdict}-abstract` : verdict;
    default:
      return verdict;
  }
}
