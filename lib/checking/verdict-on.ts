import type { Alteration } from './alteration.ts';
import { cautionsFor } from './cautions.ts';
import type { Check } from './check-quotation.ts';
import type { RecordDocument } from './document.ts';
import { WIDE_GAP } from './find-words.ts';
import { type Found, isAdded, matchOf, spansOf } from './match-document.ts';
import { evidenceOf } from './passage.ts';
import { provesLittle } from './proves-little.ts';
import { wordsOf } from './text-words.ts';
import { CAUTIONS, type Caution, type Code, CODES, type DocumentSummary, type Evidence, type Verdict, VERDICTS } from './verdict.ts';
import { FLAG } from '../text/words.ts';
import { listed, REASONS, UNCERTAINTIES } from './wording.ts';
import type { DocumentText } from './document.ts';

/** Version of the rules by which words are compared; a new one makes kept verdicts void. */
const RULES = 1;

/** Documents of `foundIn` that a verdict describes; ids are given for all. */
const MOST_DESCRIBED = 12;

export interface Outcome {
  code: Code;
  /** Where the words stand, the places of one text; one without context cautions is taken if there is one. */
  found?: readonly Found[];
  alteration?: Alteration;
  /** Documents that hold the words. */
  foundIn: readonly RecordDocument[];
}

/** Puts what a check found into a verdict. */
export function verdictOn(check: Check, { code, found, alteration, foundIn }: Outcome): Verdict {
  const verdict = CODES[code];
  const { chosen, cautions } = chooseFound(check, found ?? [], foundIn);
  const decided = chosen?.document ?? alteration?.document;
  const evidence = chosen ? evidenceOf(chosen.document, chosen.text, spansOf(chosen.text, chosen.placement)) : alteration ? evidenceOf(alteration.document, alteration.text, alteration.spans) : undefined;
  return {
    verdict,
    code,
    tone: VERDICTS[verdict],
    reason: reasonOf(check, code, foundIn, chosen, alteration),
    foundIn: [...new Set(foundIn.map(({ id }) => id))],
    cautions: CAUTIONS.filter((caution) => cautions.has(caution) || documentCautions(check, verdict, decided).has(caution)),
    ...(evidence ? { evidence } : {}),
    ...(alteration ? { difference: alteration.difference } : {}),
    documents: [...new Set([...check.cited.documents, ...foundIn.slice(0, MOST_DESCRIBED)])].map(summaryOf),
    uncertainty: uncertaintyOf(check, verdict, chosen, evidence),
    fingerprint: fingerprintOf([...new Set([...check.cited.documents, ...(decided ? [decided] : [])])], evidence?.revision),
  };
}

export function summaryOf({ id, kind, title, status, published, link, makerNumber, contradictions }: RecordDocument): DocumentSummary {
  return { id, kind, title, status, contradictions, ...(published ? { published } : {}), ...(link ? { link } : {}), ...(makerNumber ? { makerNumber } : {}) };
}

export function fingerprintOf(documents: readonly RecordDocument[], evidence?: string): string {
  return `${RULES}:${[...new Set([...documents.map(({ revision }) => revision), ...(evidence ? [evidence] : [])])].join('+')}`;
}

/** Of the places where the words stand, the first with the fewest cautions. */
function chooseFound(check: Check, found: readonly Found[], foundIn: readonly RecordDocument[]): { chosen: Found | null; cautions: ReadonlySet<Caution> } {
  let chosen: Found | null = null;
  let cautions: ReadonlySet<Caution> = new Set();
  for (const one of found) {
    const context = new Set(cautionsFor(check.claim, matchOf(one)));
    if (chosen && context.size >= cautions.size) continue;
    [chosen, cautions] = [one, context];
    if (context.size === 0) break;
  }
  return { chosen, cautions: chosen ? new Set([...cautions, ...placeCautions(check, chosen, foundIn)]) : cautions };
}

/** What the place in the text and the words themselves tell. */
function placeCautions({ quotation }: Check, { document, text, placement }: Found, foundIn: readonly RecordDocument[]): Caution[] {
  const cautions: Caution[] = [];
  if (text.name === 'title') cautions.push('title-only');
  if (text.name === 'claim-quote') cautions.push('claim-quote');
  if (isAdded(text, placement)) cautions.push('added-by-dataset');
  if (placement.widestGap > WIDE_GAP || (document.kind === 'recall' && crossesField(text, placement.runs))) cautions.push('wide-gap');
  if (placement.editorWords) cautions.push('editor-words');
  if (placement.lookAlikes) cautions.push('look-alike-letters');
  if (foundIn.length > 1) cautions.push('shared-text');
  if (provesLittle(quotation)) cautions.push('too-short');
  return cautions;
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
function documentCautions({ cited }: Check, verdict: Verdict['verdict'], decided: RecordDocument | undefined): ReadonlySet<Caution> {
  const cautions = new Set<Caution>();
  if (decided?.status === 'superseded' || decided?.status === 'revised') cautions.add('superseded');
  if (decided?.status === 'closed') cautions.add('closed');
  if (decided && decided.contradictions.length > 0) cautions.add('contradicted');
  const read = verdict === 'verified' || verdict === 'uncited' ? (decided ? [decided] : []) : cited.documents;
  if (read.some(({ complete }) => !complete)) cautions.add('partial-text');
  return cautions;
}

const TEXT_NAMES: Readonly<Record<DocumentText['name'], string>> = {
  body: 'the text',
  'full-text': 'the full text',
  title: 'the title',
  'claim-quote': "a curator's quotation",
};

function reasonOf(check: Check, code: Code, foundIn: readonly RecordDocument[], chosen: Found | null, alteration: Alteration | undefined): string {
  const { cited } = check;
  const decided = chosen?.document ?? alteration?.document;
  const others = foundIn.filter((document) => !cited.documents.includes(document));
  const dropped = (alteration?.difference ?? []).filter((part) => part.in === 'source').map(({ text }) => text.trim());
  const added = (alteration?.difference ?? []).filter((part) => part.in === 'quotation').map(({ text }) => text.trim());
  const inForce = cited.documents.filter((document) => document !== decided && document.status === 'active');
  return REASONS[code]({
    cited: listed(namedIds(check, code)),
    document: decided ? nameOf(decided, cited.ids) : listed(cited.ids),
    text: chosen ? (isAdded(chosen.text, chosen.placement) ? 'a line that the dataset added to the text' : TEXT_NAMES[chosen.text.name]) : 'the text',
    elsewhere: listed(others.map((document) => nameOf(document, []))),
    current: listed(inForce.map(({ id }) => id)),
    leftOut: chosen?.placement.widestGap ?? 0,
    source: cited.source,
    inDocument: shortened(dropped),
    onPage: shortened(added),
  });
}

function namedIds({ cited }: Check, code: Code): readonly string[] {
  if (cited.failure?.code === code) return [cited.failure.id];
  if (code === 'not-held') return cited.notHeld;
  return code === 'no-such-document' ? cited.absent : cited.ids;
}

/** The document's id, after the maker's number if that is what the page cites. */
function nameOf({ id, makerNumber, ids }: RecordDocument, cited: readonly string[]): string {
  const direct = cited.find((one) => ids.includes(one));
  if (direct) return direct;
  return makerNumber && cited.some((one) => makerNumber.includes(one)) ? `${makerNumber} (${id})` : id;
}

/** Characters of changed words that a reason names. */
const MOST_NAMED = 80;

function shortened(words: readonly string[]): string {
  const text = words.slice(0, 3).join(' … ').replace(/[\s,;:.]+$/, '');
  return text.length <= MOST_NAMED ? text : `${text.slice(0, text.lastIndexOf(' ', MOST_NAMED))} …`;
}

function uncertaintyOf(check: Check, verdict: Verdict['verdict'], chosen: Found | null, evidence: Evidence | undefined): string {
  const isPartial = verdict === 'verified' ? chosen?.document.complete === false : check.cited.documents.some(({ complete }) => !complete);
  switch (verdict) {
    case 'verified':
      if (evidence?.text === 'title') return UNCERTAINTIES['verified-title'];
      if (evidence?.text === 'claim-quote') return UNCERTAINTIES['verified-claim-quote'];
      if (chosen && isAdded(chosen.text, chosen.placement)) return UNCERTAINTIES['verified-added'];
      return isPartial ? UNCERTAINTIES['verified-abstract'] : UNCERTAINTIES.verified;
    case 'altered':
      return isPartial ? UNCERTAINTIES['altered-abstract'] : UNCERTAINTIES.altered;
    case 'misattributed':
      return isPartial ? UNCERTAINTIES['misattributed-abstract'] : UNCERTAINTIES.misattributed;
    case 'missing':
      return isPartial ? UNCERTAINTIES['missing-abstract'] : UNCERTAINTIES.missing;
    default:
      return UNCERTAINTIES[verdict];
  }
}
