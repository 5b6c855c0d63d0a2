import { checkQuotation } from '../../../../lib/checking/check-quotation.ts';
import type { RecordDocument } from '../../../../lib/checking/document.ts';
import { buildRecordIndex, type RecordIndex } from '../../../../lib/checking/record-index.ts';
import { CODES, type DifferencePart, type Verdict } from '../../../../lib/checking/verdict.ts';
import { CONTEXT_CLASSES } from './context-classes.ts';
import { OWN_DANGEROUS } from './own-dangerous.ts';
import { NOISES, OWN_HARMLESS } from './own-harmless.ts';
import { piecesStandAsWords, standsAsWords, standsWithMarks, wordsOf } from './passages.ts';
import { PEERS_DANGEROUS } from './peers-dangerous.ts';
import { PEERS_HARMLESS } from './peers-harmless.ts';
import { PLANTED_CLASSES } from './planted-classes.ts';
import { type Case, claimOf, type Draft, type QuotationClass } from './quotation-class.ts';
import { createRandom, type Random, seedOf } from './random.ts';
import { ENGLISH } from '../../../../components/words/english.ts';

export const CLASSES: readonly QuotationClass[] = [
  ...PEERS_DANGEROUS,
  ...OWN_DANGEROUS,
  ...PEERS_HARMLESS,
  ...OWN_HARMLESS,
  ...PLANTED_CLASSES,
  ...CONTEXT_CLASSES,
];

/** Documents and the index over them. */
export interface Corpus {
  name: string;
  documents: readonly RecordDocument[];
  index: RecordIndex;
}

export function corpusOf(name: string, documents: readonly RecordDocument[]): Corpus {
  return { name, documents, index: buildRecordIndex(documents) };
}

/** A case and what is wrong with its verdict: empty when it is as the class wants it. */
export interface Judgement {
  case: Case;
  verdict: Verdict | null;
  faults: readonly Fault[];
}

export type Fault =
  | 'false green'
  | 'false amber'
  | 'wrong verdict'
  | 'wrong code'
  | 'caution missing'
  | 'caution wrong'
  | 'change not named'
  | 'difference broken';

/** What a class came to. */
export interface Tally {
  of: QuotationClass;
  cases: number;
  faults: Readonly<Record<Fault, number>>;
  /** Cases whose class says that the changed words must be named. */
  named: number;
  /** The first of each kind of fault. */
  examples: readonly Judgement[];
}

/** How often a class is tried for each case; and how often for the first, before it counts as one that a corpus does not hold. */
const TRIES = { each: 80, first: 2_000 };

/** Up to `count` cases of a class; the same for the same seed. */
export function casesOf(of: QuotationClass, corpus: Corpus, count: number, seed: number, noisy = false): Case[] {
  const random = createRandom(seedOf(seed, `${corpus.name} ${of.name}`));
  const cases: Case[] = [];
  for (let tries = 0; cases.length < count && tries < (cases.length > 0 ? count * TRIES.each : TRIES.first); tries++) {
    const given = random.pick(corpus.documents);
    const draft = of.make(given, random, corpus.documents);
    const document = draft?.document ?? given;
    if (!draft || standsAnyway(of, draft, document)) continue;
    const claimed = noisy ? withNoise(draft, random) : draft;
    if (noisy && (claimed.quotation === draft.quotation || standsAnyway(of, claimed, document))) continue;
    cases.push({ of, draft: claimed, document, ...claimOf(claimed, document) });
  }
  return cases;
}

function standsAnyway(of: QuotationClass, draft: Draft, document: RecordDocument): boolean {
  if (of.absent === 'words') return standsAsWords(draft.quotation, document);
  return of.absent === 'marks' && standsWithMarks(draft.quotation, document);
}

function withNoise(draft: Draft, random: Random): Draft {
  const quotation = random.pick(NOISES)(draft.quotation, random);
  return { ...draft, quotation };
}

/** Checks a case and judges the verdict by the class alone. */
function judge(each: Case, corpus: Corpus): Judgement {
  const index = each.draft.others ? buildRecordIndex(each.draft.others) : corpus.index;
  const verdict = checkQuotation(each.claim, each.lookups, index);
  return { case: each, verdict, faults: faultsOf(each, verdict, corpus) };
}

function faultsOf(each: Case, verdict: Verdict | null, corpus: Corpus): Fault[] {
  const { of, draft } = each;
  if (verdict && (CODES[verdict.code] !== verdict.verdict || !ENGLISH.uncertainty(verdict) || !ENGLISH.reason(verdict)))
    return ['wrong verdict'];
  if (of.wanted === 'silent') return verdict ? [verdict.tone === 'green' ? 'false green' : 'wrong verdict'] : [];
  if (!verdict) return of.orSilent ? [] : ['wrong verdict'];
  if (of.wanted === 'neutral') return verdict.tone === 'neutral' ? codeFaults(each, verdict) : ['wrong verdict'];
  if (of.wanted === 'grey')
    return verdict.tone === 'green' ? ['false green'] : verdict.tone === 'amber' ? ['false amber'] : codeFaults(each, verdict);
  if (of.wanted === 'not-green') {
    if (verdict.verdict === 'verified') return ['false green'];
    if (verdict.tone !== 'amber') return ['wrong verdict'];
    if (verdict.verdict === 'misattributed' && standsElsewhere(each, verdict, corpus)) return [];
    return [...codeFaults(each, verdict), ...differenceFaults(draft, verdict, of.named === true)];
  }
  if (verdict.verdict !== 'verified') return of.orAmber && verdict.tone === 'amber' ? [] : ['false amber'];
  const missing = of.cautions?.some((caution) => !verdict.cautions.includes(caution));
  if (missing) return [of.name.startsWith('c') || of.name.startsWith('g') ? 'caution missing' : 'false green'];
  return [...codeFaults(each, verdict), ...(hasWrongCaution(of, verdict) ? (['caution wrong'] as const) : [])];
}

function codeFaults({ of, draft }: Case, verdict: Verdict): Fault[] {
  const codes = draft.codes ?? of.codes;
  return codes.length === 0 || codes.includes(verdict.code) ? [] : ['wrong code'];
}

/** Cautions that no harmless class calls for unless it says so. */
function hasWrongCaution(of: QuotationClass, verdict: Verdict): boolean {
  const never = ['look-alike-letters', 'wide-gap', 'title-only', 'claim-quote', 'trim-not-covered', 'vin-not-covered'] as const;
  return never.some((caution) => verdict.cautions.includes(caution) && !of.cautions?.includes(caution) && of.name !== 'h5');
}

/** The edited words do stand in the documents that the verdict names. */
function standsElsewhere({ draft, document }: Case, verdict: Verdict, corpus: Corpus): boolean {
  const documents = [...corpus.documents, ...(draft.others ?? [])].filter(({ id }) => id !== document.id && verdict.foundIn.includes(id));
  return documents.length > 0 && documents.every((other) => piecesStandAsWords(draft.quotation, other));
}

function differenceFaults(draft: Draft, verdict: Verdict, named: boolean): Fault[] {
  if (verdict.verdict !== 'altered') return named ? ['change not named'] : [];
  const parts = verdict.difference ?? [];
  const isPlain = !/[[\]…]|\.\s?\./.test(draft.quotation);
  if (isPlain && letters(side(parts, 'both', 'quotation')) !== letters(draft.quotation)) return ['difference broken'];
  return named && draft.changed && !names(parts, draft.changed) ? ['change not named'] : [];
}

function side(parts: readonly DifferencePart[], ...sides: DifferencePart['in'][]): string {
  return parts
    .filter((part) => sides.includes(part.in))
    .map(({ text }) => text)
    .join(' ');
}

/** Letters and digits alone, so that white space and punctuation between parts do not count. */
function letters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** What the difference shows on each side is the planted word, or the signs of it that were changed (`%`, `-`), and nothing else. */
function names(parts: readonly DifferencePart[], changed: { source: string; quotation: string }): boolean {
  const [source, quotation] = [signs(side(parts, 'source')), signs(side(parts, 'quotation'))];
  if (source + quotation === '') return false;
  const [plantedSource, plantedQuotation] = [signs(changed.source), signs(changed.quotation)];
  if (source === plantedSource && quotation === plantedQuotation) return true;
  return isFigure(changed.source) && isFigure(changed.quotation) && plantedSource.includes(source) && plantedQuotation.includes(quotation);
}

function isFigure(text: string): boolean {
  return /\d/.test(text) || text === '';
}

/** Letters, digits and the signs that belong to a figure; punctuation between words and white space go. */
function signs(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/(?<!\S)-(?!\S)|(?<!\d)[.,:]|[.,:](?!\d)|[;!?"'“”‘’()*\s]/g, '');
}

const NO_FAULTS: Record<Fault, number> = {
  'false green': 0,
  'false amber': 0,
  'wrong verdict': 0,
  'wrong code': 0,
  'caution missing': 0,
  'caution wrong': 0,
  'change not named': 0,
  'difference broken': 0,
};

/** Judges every case of a class over all corpora. */
export function tallyOf(of: QuotationClass, corpora: readonly Corpus[], count: number, seed: number, noisy = false): Tally {
  const faults = { ...NO_FAULTS };
  const examples = new Map<Fault, Judgement>();
  let cases = 0;
  for (const corpus of corpora) {
    for (const each of casesOf(of, corpus, count, seed, noisy)) {
      cases++;
      const judgement = judge(each, corpus);
      for (const fault of judgement.faults) {
        faults[fault]++;
        if (!examples.has(fault)) examples.set(fault, judgement);
      }
    }
  }
  return { of, cases, faults, named: of.named ? cases : 0, examples: [...examples.values()] };
}

/** One line of what went wrong, for a test's message and for the bench. */
export function described({ case: { of, draft, document }, verdict, faults }: Judgement): string {
  const found = verdict ? `${verdict.verdict}/${verdict.code} [${verdict.cautions.join(' ')}]` : 'silent';
  const changed = draft.changed ? ` «${draft.changed.source}»→«${draft.changed.quotation}»` : '';
  const shown =
    verdict?.difference
      ?.filter((part) => part.in !== 'both')
      .map((part) => (part.in === 'source' ? `-${part.text}` : `+${part.text}`))
      .join(' ') ?? '';
  return `${of.name} ${faults.join(', ')}: ${document.id} ${JSON.stringify(wordsOf(draft.quotation).length > 40 ? draft.quotation.slice(0, 240) : draft.quotation)}${changed} → ${found} ${shown}`;
}
