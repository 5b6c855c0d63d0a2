import type { Alteration } from './alteration.ts';
import type { Check } from './claim.ts';
import { beginAlike } from './difference.ts';
import type { DocumentText, RecordDocument } from './document.ts';
import type { Quotation } from './quotation.ts';
import { documentsWithRun, type RecordIndex, SURE } from './record-index.ts';
import type { DifferencePart } from './verdict.ts';
import { isCommonWord, isUnit, kindOfWord, WORD_KIND } from './words/word-kinds.ts';

/**
 * May words that nobody ties to a document, and that are nearly its own, be called its words, altered? Offices and makers write by
 * templates, and the record need not hold the document that the words are from. So only if the record was read whole, nothing else in it
 * has much of these words, and they differ in one change that tells no document from another.
 */
export function tiesByLikeness({ quotation, record }: Check, { document, text, spans, difference }: Alteration): boolean {
  if (!record?.whole || !isOwn(text, spans)) return false;
  return isOneChange(difference) && !tellsApart(difference) && !isShared(record, quotation, document);
}

/** The passage is the document's own: no title, no curator's quotation, no line of the dataset's importer. */
function isOwn({ name, addedFrom }: DocumentText, spans: Alteration['spans']): boolean {
  return (name === 'body' || name === 'full-text') && spans.every(([, end]) => end <= (addedFrom ?? Number.POSITIVE_INFINITY));
}

/** Words that one change changes, adds or drops at most. */
const MOST_CHANGED = 3;

/** One change with a weighty word; none to a part of a word, another form of it, or among common words alone. */
function isOneChange(difference: readonly DifferencePart[]): boolean {
  const [ours, theirs] = (['source', 'quotation'] as const).map((side) =>
    difference.filter((part) => part.in === side).map(({ text }) => text),
  );
  if (ours!.length > 1 || theirs!.length > 1) return false;
  const [one, other] = [wordsIn(ours![0]), wordsIn(theirs![0])];
  if (Math.max(one.length, other.length) > MOST_CHANGED || [...one, ...other].every(isWeightless)) return false;
  return one.length !== 1 || other.length !== 1 || !isForm(one[0]!, other[0]!);
}

function isForm(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one) || beginAlike(one, other);
}

/** "a", "of", "had". */
function isWeightless(word: string): boolean {
  return isCommonWord(word) && kindOfWord(word) !== WORD_KIND.negation && kindOfWord(word) !== WORD_KIND.modal;
}

/** So much of a quotation's runs of words stands elsewhere at most; more is a template's. */
const MOST_SHARED = 0.1;

/** Other documents have much of the words, together or each a part of them. */
function isShared(record: RecordIndex, { words, pieces }: Quotation, document: RecordDocument): boolean {
  let [all, shared] = [0, 0];
  for (const { from, to } of pieces) {
    for (let at = from; at + SURE <= to; at++) {
      all++;
      if (documentsWithRun(record, words, at, at + SURE, [document]).length > 0) shared++;
    }
  }
  return shared > all * MOST_SHARED || all === 0;
}

/** A figure that measures something, if a unit follows: telephone numbers, years and counts of cars have more figures, or none. */
const MEASURE = /^\d{1,3}(?:[.,]\d{1,2})?$/;

/**
 * Names, dates, and figures that measure nothing (telephone numbers, years, part numbers) tell one document from another. A capital can
 * always be a name's: at the beginning of a sentence, and in capitals throughout.
 */
function tellsApart(difference: readonly DifferencePart[]): boolean {
  return difference.some((part, at) => {
    if (part.in === 'both') return false;
    const after = difference.slice(at + 1).find((one) => one.in === 'both')?.text ?? '';
    const words = wordsIn(part.text);
    const isNoMeasure = words.some(
      (word, place) => isNumber(word) && !(MEASURE.test(word) && isUnit(words[place + 1] ?? wordsIn(after)[0] ?? '')),
    );
    return isNoMeasure || part.text.split(/\s+/).some(isCapital);
  });
}

function isNumber(word: string): boolean {
  return word.split('-').some((one) => kindOfWord(one) === WORD_KIND.number);
}

/** Of common words only "May" is a name, a month's. */
function isCapital(word: string): boolean {
  return /^\P{L}*\p{Lu}/u.test(word) && !(isCommonWord(bare(word)) && bare(word) !== 'may');
}

function wordsIn(text = ''): string[] {
  return text.split(/\s+/).map(bare).filter(Boolean);
}

/** A word in small letters, without the marks around it. */
function bare(word: string): string {
  return word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}
