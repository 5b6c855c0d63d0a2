import type { DocumentText, RecordDocument } from '../checking/document.ts';
import type { DocumentId } from '../citing/citation.ts';
import { contentHash } from './content-hash.ts';
import { AT_ONCE, type Store } from './store.ts';

/** A quotation that was verified: the words, which the document has too, and the ids; nothing of the page that they stood on. */
export interface VerifiedNote {
  /** The quoted words, white space collapsed. */
  text: string;
  /** The ids that were cited for them. */
  ids: readonly DocumentId[];
  /** The document that held them, and which of its texts. */
  document: DocumentId;
  name: DocumentText['name'];
  /** What `revisionOfText` said of that text. */
  revision: string;
  /** When they were last found there (ISO). */
  at: string;
  /** When they were last found in an earlier revision (ISO). */
  before?: string;
  /** The revision that they were checked against again without being met on a page. */
  checked?: string;
}

/** What was verified before, kept between lives of the background. */
export interface History {
  /** By `keyOfNote`. */
  notes(): Promise<ReadonlyMap<string, VerifiedNote>>;
  keep(notes: readonly VerifiedNote[]): Promise<void>;
  forget(): Promise<void>;
}

/** So many notes are kept, of so long quotations (code units), and for so long after they were last verified (ms). */
const MOST = 2000;
const LONGEST_TEXT = 2000;
const LONGEST = 365 * 24 * 3600 * 1000;

export function openHistory(store: Store): History {
  let read: Promise<Map<string, VerifiedNote>> | null = null;

  async function readAll(): Promise<Map<string, VerifiedNote>> {
    const oldest = new Date(Date.now() - LONGEST).toISOString();
    const all = (await store.all<VerifiedNote>()).toSorted(([, a], [, b]) => b.at.localeCompare(a.at));
    const stay = all.slice(0, MOST).filter(([, { at }]) => at > oldest);
    const names = new Set(stay.map(([key]) => key));
    await store.remove(all.map(([key]) => key).filter((key) => !names.has(key)));
    return new Map(stay);
  }

  const notes = (): Promise<Map<string, VerifiedNote>> => (read ??= readAll());

  return {
    notes,
    async keep(added) {
      const known = await notes();
      const kept = added.filter(({ text }) => text.length <= LONGEST_TEXT);
      for (const note of kept) known.set(keyOfNote(note), note);
      const write = store.put(kept.map((note) => [keyOfNote(note), note]));
      // An answer does not wait for very many of them.
      if (kept.length <= AT_ONCE) await write;
    },
    async forget() {
      read = Promise.resolve(new Map());
      await store.remove((await store.all()).map(([key]) => key));
    },
  };
}

/** The same words under the same ids are the same quotation, wherever they stand. */
export function keyOfNote({ text, ids }: Pick<VerifiedNote, 'text' | 'ids'>): string {
  return `${ids.toSorted().join()} ${collapsed(text)}`;
}

export function collapsed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const revisions = new WeakMap<RecordDocument, Map<DocumentText['name'], Promise<string>>>();

/** Names the state of one of a document's texts by its own words alone: one more send of a message, or another title, is no change of them. */
export function revisionOfText(document: RecordDocument, name: DocumentText['name']): Promise<string> {
  const known = revisions.get(document) ?? new Map<DocumentText['name'], Promise<string>>();
  revisions.set(document, known);
  const texts = document.texts.filter((text) => text.name === name);
  const revision = known.get(name) ?? contentHash(texts.map(({ text, addedFrom }) => text.slice(0, addedFrom).trim()).join('\n\n'));
  known.set(name, revision);
  return revision;
}
