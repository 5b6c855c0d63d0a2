import type { Alteration } from './alteration.ts';
import { cautionsFor } from './cautions.ts';
import type { Check } from './check-quotation.ts';
import { isReplaced } from './cited-documents.ts';
import type { RecordDocument } from './document.ts';
import { WIDE_GAP } from './find-words.ts';
import type { Match } from './match.ts';
import { type Found, isAdded, matchOf } from './match-document.ts';
import { evidenceAround, evidenceOf } from './passage.ts';
import { changesPunctuation } from './punctuation.ts';
import { provesLittle } from './proves-little.ts';
import { wordsOf } from './text-words.ts';
import { CAUTIONS, type Caution, type Code, CODES, type DocumentSummary, type Evidence, type Verdict, VERDICTS } from './verdict.ts';
import { FLAG } from './words/words.ts';
import { listed, MOST_LISTED, type ReasonFacts, REASONS, UNCERTAINTIES } from './wording.ts';
import type { DocumentText } from './document.ts';

/** Version of the rules by which words are compared; a new one makes kept verdicts void. */
const RULES = 2;

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
    reason: REASONS[code](new Facts(check, outcome, chosen?.found)),
    foundIn: foundIn.map(({ id }) => id),
    cautions: cautions.length > 1 ? CAUTIONS.filter((caution) => cautions.includes(caution)) : cautions,
    documents: described(check.cited.documents, foundIn),
    uncertainty: uncertaintyOf(check, verdict, chosen?.found ?? null, evidence),
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

const TEXT_NAMES: Readonly<Record<DocumentText['name'], string>> = {
  body: 'the text',
  'full-text': 'the full text',
  title: 'the title',
  'claim-quote': "a curator's quotation",
};

/** What a reason can name, found out when it is asked for. */
class Facts implements ReasonFacts {
  private readonly check: Check;
  private readonly outcome: Outcome;
  private readonly found: Found | undefined;

  constructor(check: Check, outcome: Outcome, found: Found | undefined) {
    this.check = check;
    this.outcome = outcome;
    this.found = found;
  }

  get cited(): string {
    const { failure, notHeld, absent, ids } = this.check.cited;
    const { code } = this.outcome;
    if (failure?.code === code) return failure.id;
    return listed(code === 'not-held' ? notHeld : code === 'no-such-document' ? absent : ids);
  }

  get document(): string {
    return this.decided ? nameOf(this.decided, this.check.cited.ids) : listed(this.check.cited.ids);
  }

  get text(): string {
    if (!this.found) return 'the text';
    return isAdded(this.found.text, this.found.placement) ? 'a line that the dataset added to the text' : TEXT_NAMES[this.found.text.name];
  }

  get elsewhere(): string {
    const { cited } = this.check;
    const isCited = ({ id }: RecordDocument) => cited.documents.some((document) => document.id === id);
    const named = this.outcome.foundIn.slice(0, MOST_LISTED + cited.documents.length).filter((document) => !isCited(document));
    // The cited ones stand first.
    const more = Math.max(0, this.outcome.foundIn.length - MOST_LISTED - cited.documents.length);
    return listed(
      named.map(({ id }) => id),
      named.length + more,
    );
  }

  get current(): string {
    return listed(
      this.check.cited.documents.filter((document) => document !== this.decided && document.status === 'active').map(({ id }) => id),
    );
  }

  get leftOut(): number {
    return this.found?.placement.widestGap ?? 0;
  }

  get source(): string {
    return this.check.cited.source;
  }

  get inDocument(): string {
    return changed(this.outcome.alteration, 'source');
  }

  get onPage(): string {
    return changed(this.outcome.alteration, 'quotation');
  }

  private get decided(): RecordDocument | undefined {
    return this.found?.document ?? this.outcome.alteration?.document;
  }
}

/** The document's id as cited, or after the maker's number if that is what the page cites. */
function nameOf({ id, makerNumber, ids }: RecordDocument, cited: readonly string[]): string {
  for (const one of cited) if (ids.includes(one)) return one;
  return makerNumber && cited.some((one) => makerNumber.includes(one)) ? `${makerNumber} (${id})` : id;
}

/** Characters of changed words that a reason names. */
const MOST_NAMED = 80;

/** The words that stand only on one side, shortened. */
function changed(alteration: Alteration | undefined, side: 'source' | 'quotation'): string {
  if (!alteration) return '';
  const words = alteration.difference.filter((part) => part.in === side).map(({ text }) => text.trim());
  const text = words
    .slice(0, 3)
    .join(' … ')
    .replace(/[\s,;:.]+$/, '');
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
