import type { DocumentId } from '../citing/citation.ts';
import type { DocumentText } from './document.ts';

/** Ids that are written out; of more of them the others are counted. */
export const MOST_LISTED = 3;

/** Documents that a sentence names. */
export interface NamedIds {
  /** The first ones: at most MOST_LISTED, and one less where more are counted. */
  ids: readonly DocumentId[];
  /** How many there are. */
  count: number;
}

export const NOBODY: NamedIds = { ids: [], count: 0 };

/** @param count how many there are, if `ids` are not all of them */
export function namedIds(ids: readonly DocumentId[], count = ids.length): NamedIds {
  return { ids: ids.slice(0, count > MOST_LISTED ? MOST_LISTED - 1 : MOST_LISTED), count };
}

/** A text of a document, or the line that whoever built the dataset added to one. */
export type TextName = DocumentText['name'] | 'added-line';

/** How a page can show other words than its text has. */
export const WAYS_NOT_SHOWN = ['hidden', 'crossed-out', 'unread', 'generated', 'apart', 'moved', 'picture'] as const;

/** What a verdict can tell, as data: languages put it into words (components/words). Plain, so that it travels in messages. */
export interface VerdictFacts {
  /** The cited ids that it is about. */
  cited: NamedIds;
  /** The document that decided, as the page can know it; the cited ones where none did. */
  document: NamedIds;
  /** Where that is a maker's number: the documents that were filed under it. */
  filedAs: NamedIds;
  /** Which of its texts. */
  text: TextName;
  /** The documents, other than the cited ones, in which the words stand. */
  elsewhere: NamedIds;
  /** The documents that are in force in place of `document`, as far as that is known. */
  current: NamedIds;
  /** A cited document was read only in part. */
  readInPart: boolean;
  /** Words that the widest ellipsis leaves out. */
  leftOut: number;
  /** The source that was asked, by name; empty where that does not matter. */
  source: string;
  /** The words that were changed, in the document and on the page, shortened; empty where there are none. */
  inDocument: string;
  onPage: string;
  /** A copy from when the source could be read (ISO time) has these words. */
  keptCopy?: string;
  /** In what the page does not show what its text says; `words` are empty for a picture without a name. */
  notShown?: { how: (typeof WAYS_NOT_SHOWN)[number]; words: string };
  /** Why no source was asked: the extension's own background did not answer, or not in time, or the page could not be read anew. */
  silence?: 'no-answer' | 'too-late' | 'page-unread';
}

/** Facts of a verdict that has few of its own. */
export const NO_FACTS: VerdictFacts = {
  cited: NOBODY,
  document: NOBODY,
  filedAs: NOBODY,
  text: 'body',
  elsewhere: NOBODY,
  current: NOBODY,
  readInPart: false,
  leftOut: 0,
  source: '',
  inDocument: '',
  onPage: '',
};
