import { checkAgain, withHistory } from './check-again.ts';
import { checkCitation } from '../checking/check-citation.ts';
import { checkQuotation } from '../checking/check-quotation.ts';
import type { Lookup, RecordDocument } from '../checking/document.ts';
import { asKept, withKeptCopy } from '../checking/kept-copy.ts';
import { buildRecordIndex, type RecordIndex } from '../checking/record-index.ts';
import type { Code, Verdict } from '../checking/verdict.ts';
import type { DocumentId } from '../citing/citation.ts';
import type { Answer, Question } from '../messages.ts';
import { ANYBODY, type Asker } from '../record/asker.ts';
import type { KeptHistory } from '../record/history.ts';
import type { DocumentRecord, Reading } from '../record/record.ts';
import type { Review } from '../report.ts';
import { inPortions } from '../steps/in-portions.ts';

/** One index a state of the record: it lives as long as the documents that it was built over. */
const indexes = new WeakMap<readonly RecordDocument[], RecordIndex>();

/** What was verified earlier, and whom to tell what has become of it. */
export interface Memory {
  history: KeptHistory;
  tell(reviews: readonly Review[]): Promise<void>;
}

/** States of the record against which everything that was verified earlier has been checked. */
const compared = new WeakSet<readonly RecordDocument[]>();

/**
 * Reads what a page cites and checks each of its quotations and citations, in portions, so that other pages have their turn. Never rejects;
 * an id that could not be read gives a grey verdict.
 * @param memory null where nothing may be remembered
 * @param asker the page that asks
 */
export async function answerQuestion(
  question: Question,
  record: DocumentRecord,
  memory: Memory | null = null,
  asker: Asker = ANYBODY,
): Promise<Answer> {
  const named = [...question.citations, ...question.quotations.flatMap(idsOf)].filter((id) => id !== '');
  const [reading] = await Promise.all([record.read([...new Set(named)], asker), memory?.history.notes()]);
  const { lookups, documents, whole } = reading;
  const index = documents && indexOf(documents, whole);
  const outside = index && indexOutside(heldBy(lookups), index);
  const quotations = await inPortions(question.quotations, (quotation) =>
    withCopies(only(lookups, idsOf(quotation)), (some) =>
      orElsewhere(checkQuotation(quotation, some, index), () => outside && checkQuotation(quotation, some, outside)),
    ),
  );
  return {
    quotations: memory ? await remembering(memory, question.quotations, quotations, reading, index) : quotations,
    citations: await inPortions(question.citations, (id) => withCopies(only(lookups, [id]), (some) => checkCitation(id, some.get(id)!))),
  };
}

function idsOf({ ids, candidates = [] }: Question['quotations'][number]): readonly DocumentId[] {
  return [...ids, ...candidates];
}

async function remembering(
  { history, tell }: Memory,
  quotations: Question['quotations'],
  verdicts: readonly (Verdict | null)[],
  { lookups, documents, whole }: Reading,
  index: RecordIndex | null,
): Promise<(Verdict | null)[]> {
  const cited = heldBy(lookups);
  const read = whole ? documents! : cited;
  if (!compared.has(read)) {
    compared.add(read);
    const reviews = await checkAgain(byIdOf(read), history, index);
    if (reviews.length > 0) await tell(reviews);
  }
  return withHistory(quotations, verdicts, byIdOf(cited), history);
}

/** What a page cites may also stand in what another source than the dataset told of it. */
function indexOutside(cited: readonly RecordDocument[], index: RecordIndex): RecordIndex | null {
  const outside = cited.filter(({ id }) => !index.numbers.has(id));
  return outside.length > 0 ? buildRecordIndex(outside, false) : null;
}

/** Grey ones that say no more than that the cited document has not the words, as far as can be told. */
const WITHOUT_THE_WORDS: ReadonlySet<Code> = new Set<Code>(['not-in-abstract', 'other-language']);

/** Where words are nowhere in the dataset, or only something like them, a document that has all of them says more. */
function orElsewhere(verdict: Verdict | null, other: () => Verdict | null): Verdict | null {
  const isWithout = verdict?.verdict === 'missing' || verdict?.verdict === 'altered' || WITHOUT_THE_WORDS.has(verdict?.code as Code);
  if (verdict && !isWithout) return verdict;
  const found = other();
  return found?.verdict === 'misattributed' || found?.verdict === 'uncited' ? found : verdict;
}

function heldBy(lookups: ReadonlyMap<DocumentId, Lookup>): RecordDocument[] {
  return [...lookups.values()].flatMap((lookup) => (lookup.state === 'held' ? lookup.documents : []));
}

function byIdOf(documents: readonly RecordDocument[]): ReadonlyMap<DocumentId, RecordDocument> {
  return new Map(documents.map((document) => [document.id, document]));
}

/** Checks with what was confirmed; where that is nothing, the verdict also tells what a kept copy says. */
function withCopies<T extends Verdict | null>(
  lookups: ReadonlyMap<DocumentId, Lookup>,
  check: (lookups: ReadonlyMap<DocumentId, Lookup>) => T,
): T {
  const verdict = check(lookups);
  const kept = asKept(lookups);
  return kept ? (withKeptCopy(verdict, check(kept)) as T) : verdict;
}

function only(lookups: ReadonlyMap<DocumentId, Lookup>, ids: readonly DocumentId[]): ReadonlyMap<DocumentId, Lookup> {
  return new Map(ids.map((id) => [id, lookups.get(id) ?? { state: 'not-held' }]));
}

function indexOf(documents: readonly RecordDocument[], whole: boolean): RecordIndex {
  const known = indexes.get(documents) ?? buildRecordIndex(documents, whole);
  indexes.set(documents, known);
  return known;
}
