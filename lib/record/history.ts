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

/** What one check sees of what was verified before. */
export interface KeptHistory {
  /** By `keyOfNote`. */
  notes(): Promise<ReadonlyMap<string, VerifiedNote>>;
  keep(notes: readonly VerifiedNote[]): Promise<void>;
  /** The reader has had it forgotten since: nothing more is kept. */
  isForgotten(): boolean;
}

/** What was verified before, kept between lives of the background. */
export interface History {
  forget(): Promise<void>;
  /** What there is of it from now until it is forgotten: what a check keeps that was under way then is dropped. */
  untilForgotten(): KeptHistory;
}

/** So many notes are kept, and so many more before the oldest are let go of. */
const MOST_NOTES = 2000;
const SOME_MORE = 200;
/** Of so long quotations (code units), and for so long after they were last verified (ms). */
const LONGEST_TEXT = 2000;
const LONGEST_KEPT = 365 * 24 * 3600 * 1000;

export function openHistory(store: Store): History {
  let read: Promise<Map<string, VerifiedNote>> | null = null;
  /** How often it was forgotten. */
  let forgotten = 0;

  async function readAll(): Promise<Map<string, VerifiedNote>> {
    const notes = new Map(await store.all<VerifiedNote>());
    await prune(notes);
    return notes;
  }

  /** Lets go of what is too old or too much, here and in the store. */
  async function prune(known: Map<string, VerifiedNote>): Promise<void> {
    const oldest = new Date(Date.now() - LONGEST_KEPT).toISOString();
    const ordered = [...known].toSorted(([, a], [, b]) => b.at.localeCompare(a.at));
    const gone = ordered.filter(([, { at }], index) => index >= MOST_NOTES || at <= oldest).map(([key]) => key);
    for (const key of gone) known.delete(key);
    await store.remove(gone);
  }

  const notes = (): Promise<Map<string, VerifiedNote>> => (read ??= readAll());

  async function keep(added: readonly VerifiedNote[], isForgotten: () => boolean): Promise<void> {
    const known = await notes();
    if (isForgotten()) return;
    const kept = added.filter(({ text }) => text.length <= LONGEST_TEXT);
    for (const note of kept) known.set(keyOfNote(note), note);
    const write = store.put(kept.map((note) => [keyOfNote(note), note])).then(async () => {
      // It was forgotten while it was being written.
      if (isForgotten()) await store.remove(kept.map(keyOfNote));
      else if (known.size > MOST_NOTES + SOME_MORE) await prune(known);
    });
    // An answer does not wait for very many of them.
    if (kept.length <= AT_ONCE) await write;
  }

  return {
    async forget() {
      forgotten += 1;
      read = Promise.resolve(new Map());
      await store.remove((await store.all()).map(([key]) => key));
    },
    untilForgotten() {
      const begun = forgotten;
      const isForgotten = () => forgotten !== begun;
      return { notes, keep: (added) => keep(added, isForgotten), isForgotten };
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

/**
 * Names the state of one of a document's texts by its own words alone: one more send of a message, or another title, is no change of them.
 */
export function revisionOfText(document: RecordDocument, name: DocumentText['name']): Promise<string> {
  const known = revisions.get(document) ?? new Map<DocumentText['name'], Promise<string>>();
  revisions.set(document, known);
  const texts = document.texts.filter((text) => text.name === name);
  const revision = known.get(name) ?? contentHash(texts.map(({ text, addedFrom }) => text.slice(0, addedFrom).trim()).join('\n\n'));
  known.set(name, revision);
  return revision;
}
