import { checkQuotation } from '../checking/check-quotation.ts';
import type { RecordDocument } from '../checking/document.ts';
import type { RecordIndex } from '../checking/record-index.ts';
import type { Verdict } from '../checking/verdict.ts';
import type { DocumentId } from '../citing/citation.ts';
import type { Question } from '../messages.ts';
import { collapsed, type KeptHistory, keyOfNote, revisionOfText, type VerifiedNote } from '../record/history.ts';
import type { Review } from '../report.ts';

/** Documents that were read just now, by their id. */
export type InHand = ReadonlyMap<DocumentId, RecordDocument>;

/** A note is written anew at most so often (ms) while nothing changes. */
const RENEWED = 3_600_000;

/**
 * Checks what was verified earlier against the documents that say something else now, each new state of a document once.
 * @param index over the record, to tell where else the words stand; null when that is not known
 * @returns what the reader should hear of
 */
export async function checkAgain(inHand: InHand, history: KeptHistory, index: RecordIndex | null): Promise<Review[]> {
  const reviews: Review[] = [];
  const checked: VerifiedNote[] = [];
  for (const note of (await history.notes()).values()) {
    const document = inHand.get(note.document);
    const revision = document && (await revisionOfText(document, note.name));
    if (!revision || revision === note.revision || revision === note.checked) continue;
    const claim = { text: note.text, ids: [document.id], sentence: '', direct: true };
    const verdict = checkQuotation(claim, new Map([[document.id, { state: 'held', documents: [document] }]]), index);
    // A document that has lost its text says nothing.
    if (verdict?.tone !== 'green' && verdict?.tone !== 'amber') continue;
    const { text, ids, at } = note;
    reviews.push({ text, ids, document: document.id, verifiedAt: at, checkedAt: document.readAt, code: verdict.code, tone: verdict.tone });
    checked.push({ ...note, checked: revision });
  }
  await history.keep(checked);
  return reviews;
}

/**
 * Takes note of the verdicts that are green, and says of those whose words were verified earlier what has become of them.
 * @param verdicts in the order of `quotations`
 */
export async function withHistory(
  quotations: Question['quotations'],
  verdicts: readonly (Verdict | null)[],
  inHand: InHand,
  history: KeptHistory,
): Promise<(Verdict | null)[]> {
  const notes = await history.notes();
  const fresh: VerifiedNote[] = [];
  const told = await Promise.all(
    verdicts.map(async (verdict, at) => {
      const quotation = quotations[at]!;
      const note = notes.get(keyOfNote(quotation));
      if (verdict?.verdict === 'verified') {
        const renewed = await renew(verdict, quotation, note, inHand);
        if (renewed && renewed !== note) fresh.push(renewed);
        return renewed?.before ? { ...verdict, verifiedBefore: { at: renewed.before, stillThere: true } } : verdict;
      }
      const document = note && inHand.get(note.document);
      if (verdict?.tone !== 'amber' || !document || (await revisionOfText(document, note.name)) === note.revision) return verdict;
      return { ...verdict, verifiedBefore: { at: note.at, stillThere: false } };
    }),
  );
  await history.keep(fresh);
  return told;
}

/** The note of a green verdict; the one that was there where it needs no change, undefined where there is nothing to compare later. */
async function renew(
  { evidence, cautions }: Verdict,
  { text, ids }: Question['quotations'][number],
  note: VerifiedNote | undefined,
  inHand: InHand,
): Promise<VerifiedNote | undefined> {
  const document = evidence && inHand.get(evidence.id);
  // Lines that the dataset added change with every import.
  if (!document || cautions.includes('added-by-dataset')) return undefined;
  const revision = await revisionOfText(document, evidence.text);
  const isSame = note?.document === document.id && note.name === evidence.text && note.revision === revision;
  if (isSame && Date.parse(document.readAt) - Date.parse(note.at) < RENEWED) return note;
  const hasChanged = note?.document === document.id && note.name === evidence.text && note.revision !== revision;
  const before = hasChanged ? note.at : isSame ? note.before : undefined;
  return {
    text: collapsed(text),
    ids,
    document: document.id,
    name: evidence.text,
    revision,
    at: document.readAt,
    ...(before ? { before } : {}),
  };
}
