import { sentenceEnd, sentenceStart } from '../language/sentences.ts';
import type { DocumentText, RecordDocument } from './document.ts';
import { findWords, type Placement } from './find-words.ts';
import type { Match } from './match.ts';
import type { Quotation } from './quotation.ts';
import { wordsOf } from './text-words.ts';

/** A placement of a quotation in one text of a document. */
export interface Found {
  document: RecordDocument;
  text: DocumentText;
  placement: Placement;
}

/** The document's own text proves most; a title least. */
const WEIGHT: Readonly<Record<DocumentText['name'], number>> = { body: 0, 'full-text': 1, 'claim-quote': 2, title: 4 };
const ADDED = 3;

/** Where a quotation stands in the texts of a document: sound placements if there are any, in the best text; else an unsound one. */
export function matchDocument(
  document: RecordDocument,
  quotation: Quotation,
  texts: readonly DocumentText[] = document.texts,
): readonly Found[] {
  let best: Found[] = [];
  let weight = Number.POSITIVE_INFINITY;
  let unsound: Found | null = null;
  for (const text of texts) {
    for (const placement of findWords(wordsOf(text), quotation)) {
      const found: Found = { document, text, placement: withSeam(text, placement) };
      if (found.placement.fault) {
        unsound ??= found;
        continue;
      }
      const own = weightOf(found);
      if (own < weight) [best, weight] = [[], own];
      if (own === weight) best.push(found);
    }
  }
  return best.length > 0 || !unsound ? best : [unsound];
}

/** No words run from the document's own lines into those that the dataset's importer added. */
function withSeam(text: DocumentText, placement: Placement): Placement {
  const { addedFrom } = text;
  if (addedFrom === undefined || placement.fault) return placement;
  const { starts } = wordsOf(text);
  return starts[placement.runs[0]!.from]! < addedFrom && isAdded(text, placement) ? { ...placement, fault: 'paragraph' } : placement;
}

export function weightOf({ text, placement }: Found): number {
  return isAdded(text, placement) ? ADDED : WEIGHT[text.name];
}

/** Some of the words stand in lines that the dataset's importer added. */
export function isAdded(text: DocumentText, { runs }: Placement): boolean {
  return text.addedFrom !== undefined && runs.some(({ to }) => wordsOf(text).ends[to - 1]! > text.addedFrom!);
}

export function matchOf({ document, text, placement }: Found): Match {
  const runs = spansOf(text, placement);
  return {
    document,
    text,
    runs,
    sentence: [sentenceStart(text.text, runs[0]![0]), sentenceEnd(text.text, runs.at(-1)![1])],
    widestGap: placement.widestGap,
    editorWords: placement.editorWords,
    lookAlikes: placement.lookAlikes,
  };
}

/** The runs in code units of the text. */
export function spansOf(text: DocumentText, { runs }: Placement): (readonly [number, number])[] {
  const { starts, ends } = wordsOf(text);
  return runs.map(({ from, to }) => [starts[from]!, ends[to - 1]!] as const);
}
