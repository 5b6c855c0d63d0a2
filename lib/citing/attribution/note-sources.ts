import { LIST_OF_SOURCES } from '../../language/labels.ts';
import type { Range } from '../../language/range.ts';
import { perBlock } from '../per-block.ts';
import type { CutPage, Piece } from '../pieces/piece.ts';
import { type Source, sourceOf } from './source.ts';

/** A link that may be the number of a note. */
interface NoteMark extends Range {
  /** The page that it leads to, and the name of an element there. */
  address: string;
  name: string;
}

/** A link's text that is a note's number or key; arrows and carets lead back from a note. */
const NOTE_LINK = /^\s*[[(]?\s*(?:note\s+)?[\p{L}\p{N}*†‡§]{1,4}\s*[\])]?\s*$/iu;
/** "[1]", "[s9]", "[^1]", "[1, 3]", raised digits. */
const NOTE_KEY = /\[(\^?\w{1,3}(?:\s{0,3}[,;]\s{0,3}\^?\w{1,3}){0,9})\]|([¹²³⁰⁴-⁹]{1,3})/g;
/** "1, 3", "1;3" */
const BETWEEN_KEYS = /\s*[,;]\s*/;
/** How an entry of a list of references begins. */
const ENTRY_KEY = /^(?:\[(\^?\w{1,3})\]:?|(s?\d{1,3})[.):]|([¹²³⁰⁴-⁹]{1,3}))\s*/i;
/** "12. " before an item of printed lines. */
const NUMBERED_ITEM = /(\d{1,3})[.)]\s+$/;
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * The numbers of notes as sources: each stands, where its number stands, for what its note cites. Sources of notes that lead back, or
 * of notes that cite nothing, are none. Yields now and then, so that whoever drives it may pause.
 * @param byPiece the page's own sources by piece
 */
export function* findNotes(cutPage: CutPage, byPiece: readonly (readonly Source[])[]): Generator<void, Source[], void> {
  const linked = linkedNotes(cutPage, byPiece);
  yield;
  return [...linked, ...(yield* keyedNotes(cutPage, byPiece))];
}

/** Notes that a link leads to. */
function linkedNotes({ page, pieces }: CutPage, byPiece: readonly (readonly Source[])[]): Source[] {
  const marked = pieces.filter(({ block }) => noteMarks(page.blocks[block]!).length > 0);
  if (marked.length === 0) return [];
  const targets = new Map<string, Piece>();
  for (const piece of pieces) {
    if (pieces[piece.index - 1]?.block !== piece.block) for (const anchor of page.blocks[piece.block]!.anchors) targets.set(anchor, piece);
  }
  const own = withoutFragment(page.address);
  return marked.flatMap((piece) =>
    noteMarks(page.blocks[piece.block]!)
      .filter(({ start, end, address }) => start >= piece.start && end <= piece.end && address === own)
      .flatMap(({ start, end, name }) => {
        const target = targets.get(name);
        return target && target.index > piece.index ? noteSources(piece, { start, end }, noteAt(target, pieces, byPiece)) : [];
      }),
  );
}

/** Links that may be the numbers of notes, with the name of what they lead to. */
const noteMarks = perBlock(({ links, text }): readonly NoteMark[] =>
  links.length === 0
    ? NO_MARKS
    : links.flatMap(({ start, end, href }): NoteMark[] => {
        const name = fragmentOf(href);
        return name && NOTE_LINK.test(text.slice(start, end)) ? [{ start, end, address: withoutFragment(href), name }] : [];
      }),
);
const NO_MARKS: readonly NoteMark[] = [];

function withoutFragment(address: string): string {
  return address.split('#', 1)[0]!;
}

/** Percent encoding is undone where it can be. */
function fragmentOf(href: string): string {
  const hash = href.indexOf('#');
  if (hash === -1) return '';
  try {
    return decodeURIComponent(href.slice(hash + 1));
  } catch {
    return href.slice(hash + 1);
  }
}

/** Notes that share a key with an entry: "[1]". */
function* keyedNotes(cutPage: CutPage, byPiece: readonly (readonly Source[])[]): Generator<void, Source[], void> {
  const { pieces, texts } = cutPage;
  const entries = entriesOf(cutPage, byPiece);
  const notes: Source[] = [];
  if (entries.size === 0) return notes;
  for (const piece of pieces) {
    if (piece.index % PIECES_A_STEP === PIECES_A_STEP - 1) yield;
    for (const match of texts[piece.block]!.slice(piece.start, piece.end).matchAll(NOTE_KEY)) {
      const start = piece.start + match.index;
      for (const key of match[1]?.split(BETWEEN_KEYS) ?? [digits(match[2]!)]) {
        const entry = entries.get(keyOf(piece, key));
        if (entry && entry.piece.index !== piece.index)
          notes.push(...noteSources(piece, { start, end: start + match[0].length }, entry.sources));
      }
    }
  }
  return notes;
}

/** How many pieces are looked at between two chances to pause. */
const PIECES_A_STEP = 200;
/** The longest key of an entry with the signs around it (code units): "[^99]: ". */
const LONGEST_KEY = 12;
/** The longest number before an item of printed lines (code units): "  199.  ". */
const LONGEST_NUMBER = 8;

/** An entry of a list of references. */
interface Entry {
  piece: Piece;
  sources: readonly Source[];
}

/** Entries of lists of references by section and key: "[1] …", "1. …", "¹ …", or the nth item of a list under "Sources". */
function entriesOf({ pieces, texts }: CutPage, byPiece: readonly (readonly Source[])[]): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  let list: { number: number; items: number; item: number } | null = null;
  for (const piece of pieces) {
    const text = texts[piece.block]!;
    const before = pieces[piece.index - 1];
    if (
      piece.list &&
      before &&
      before.list?.list !== piece.list.list &&
      LIST_OF_SOURCES.test(texts[before.block]!.slice(before.start, before.end))
    ) {
      list = { number: piece.list.list, items: 0, item: -1 };
    }
    const counted = list !== null && piece.list?.list === list.number;
    if (list && counted && piece.list!.item !== list.item) {
      list.item = piece.list!.item;
      list.items++;
    }
    const sources = byPiece[piece.index]!;
    if (sources.length === 0) continue;
    const key = ENTRY_KEY.exec(text.slice(piece.start, Math.min(piece.end, piece.start + LONGEST_KEY)));
    const number = NUMBERED_ITEM.exec(text.slice(Math.max(0, piece.start - LONGEST_NUMBER), piece.start))?.[1];
    const name = key ? (key[1] ?? key[2] ?? digits(key[3]!)) : (number ?? (list && counted ? String(list.items) : undefined));
    if (name !== undefined && !entries.has(keyOf(piece, name))) entries.set(keyOf(piece, name), { piece, sources });
  }
  return entries;
}

function keyOf({ section }: Piece, key: string): string {
  return `${section} ${key.replace('^', '').toLowerCase()}`;
}

function digits(raised: string): string {
  return Array.from(raised, (digit) => RAISED.indexOf(digit)).join('');
}

/** More ids, and more paragraphs, than a note has. */
const MOST_CITED = 8;
const MOST_PARAGRAPHS = 8;

/** What the note that begins in `target` cites: in its own piece, and in the others of its list item. */
function noteAt(target: Piece, pieces: readonly Piece[], byPiece: readonly (readonly Source[])[]): readonly Source[] {
  const sources = byPiece[target.index]!.slice(0, MOST_CITED);
  for (let at = target.index + 1; target.list && pieces[at]?.list?.item === target.list.item && at < target.index + MOST_PARAGRAPHS; at++)
    sources.push(...byPiece[at]!.slice(0, MOST_CITED));
  return sources.slice(0, MOST_CITED);
}

function noteSources(piece: Piece, mark: { start: number; end: number }, cited: readonly Source[]): Source[] {
  return cited.filter(({ note }) => !note).map(({ citation }) => sourceOf(citation, piece.index, mark, true));
}
