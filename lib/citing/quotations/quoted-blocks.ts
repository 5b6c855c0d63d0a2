import { RECORD_LABEL, RECORD_LABEL_BEGINS, RECORD_NUMBER, VERBATIM_LEAD } from '../../language/labels.ts';
import { roleOf } from '../../language/lexicon/index.ts';
import { tokensOf } from '../../language/tokens.ts';
import type { CutPage, Piece } from '../pieces/piece.ts';
import type { QuotedWords } from './found.ts';
import type { Names } from './names-in.ts';

/** Labels of one record stand at most this many pieces apart. */
const RECORD_SPREAD = 6;
/** The record's number stands at most this many pieces above them. */
const NUMBER_SPREAD = 12;
/** A line that only names a source is no longer (code units). */
const LONGEST_SOURCE_LINE = 160;
/** "Honda service bulletin 99-101": the most words of a line that names a document and says nothing of it. */
const MOST_NAMING_WORDS = 6;
/** How much of a lead's end is searched for "reads as follows:" (code units). */
const VERBATIM_READ = 100;
/** How much of it is searched for who speaks (code units). */
const SPEAKER_READ = 300;
/** How many of the last characters of a lead can hold its colon: "says:**". */
const COLON_REACH = 4;
/** A label of a record's field is shorter (code units). */
const LONGEST_LABEL = 60;
/** A line that gives a record's number is no longer (code units). */
const LONGEST_NUMBER_LINE = 100;
const COLON = 58;

/** "— NHTSA", "Source: …", "via …" */
const SOURCE_BEGINS = /^(?:[—–―]|--?\s|sources?\b|via\b)/i;
/** "Click to expand...", "Show more" */
const EXPANDS = /^(?:click (?:here )?to (?:expand|show|see)|(?:show|read|see|view) (?:more|all|less)|expand)[\s\w]{0,20}[.…»›▾▼+]{0,4}$/i;
/** "Tip: …", "Note: …" */
const REMARK_BEGINS = /^(?:(?:pro )?tips?|notes?|hints?|info|examples?|key (?:point|takeaway)s?|bottom line|in short|disclaimer)\s?:/i;
/** "MC-…:**" */
const ENDS_IN_COLON = /:\W*$/;
/** "[Image of a warning lamp]" */
const BRACKET_BEGINS = /^[([{]/;

const textOf = ({ texts }: CutPage, { block, start, end }: Piece): string => texts[block]!.slice(start, end);

/**
 * Block quotations, less the lines that only name their source or unfold them. Quote boxes of other users of the page are none, nor are
 * boxes with headings or tables in them: those hold whole posts.
 */
export function findBlockQuotations(cutPage: CutPage, names: Names): QuotedWords[] {
  const groups = new Map<number, Piece[]>();
  for (const piece of cutPage.pieces) {
    if (!piece.quote || piece.quote.of === 'poster') continue;
    const group = groups.get(piece.quote.quote);
    if (group) group.push(piece);
    else groups.set(piece.quote.quote, [piece]);
  }
  return [...groups.values()].flatMap((group) => {
    if (group.some((piece) => piece.kind === 'heading' || !isInSameCell(piece, group[0]!)) || isRemark(cutPage, group[0]!)) return [];
    const words = [...group];
    while (words.length > 1 && EXPANDS.test(textOf(cutPage, words.at(-1)!))) words.pop();
    while (words.length > 1 && isSourceLine(cutPage, words.at(-1)!, names)) words.pop();
    if (words.length > 1 && isLeadLine(cutPage, words[0]!, names)) words.shift();
    return [whole('block', words)];
  });
}

/** A box in a cell is one; a box with cells in it holds a table. */
function isInSameCell({ cell }: Piece, { cell: first }: Piece): boolean {
  return cell?.table === first?.table && cell?.row === first?.row && cell?.column === first?.column;
}

/** A box with a remark of the writer's own, unless a line leads to it. */
function isRemark(cutPage: CutPage, piece: Piece): boolean {
  const before = cutPage.pieces[piece.index - 1];
  return REMARK_BEGINS.test(textOf(cutPage, piece)) && !(before && endsInColon(cutPage.texts[before.block]!, before.end));
}

function isSourceLine(cutPage: CutPage, piece: Piece, names: Names): boolean {
  const text = textOf(cutPage, piece);
  if (text.length > LONGEST_SOURCE_LINE) return false;
  return SOURCE_BEGINS.test(text) || (names(piece.block, piece.start, piece.end) && tokensOf(text).length <= MOST_NAMING_WORDS);
}

function isLeadLine(cutPage: CutPage, piece: Piece, names: Names): boolean {
  const text = textOf(cutPage, piece);
  return (
    text.length < LONGEST_SOURCE_LINE &&
    names(piece.block, piece.start, piece.end) &&
    (ENDS_IN_COLON.test(text) || tokensOf(text).length <= MOST_NAMING_WORDS)
  );
}

/** Paragraphs without any mark that a line before declares to be a document's own words: "The warning reads as follows:". */
export function findLedParagraphs(cutPage: CutPage, names: Names): QuotedWords[] {
  const { pieces } = cutPage;
  return pieces
    .filter((lead) => endsInColon(cutPage.texts[lead.block]!, lead.end))
    .flatMap((lead) => {
      const piece = pieces[lead.index + 1];
      if (!piece || !isPlain(piece) || piece.section !== lead.section || piece.quote?.quote !== lead.quote?.quote) return [];
      if (!VERBATIM_LEAD.test(textOf(cutPage, lead).slice(-VERBATIM_READ)) || !canBeWords(textOf(cutPage, piece))) return [];
      const roles = tokensOf(textOf(cutPage, lead).slice(-SPEAKER_READ)).map(({ word }) => roleOf(word));
      const isDocument =
        names(lead.block, lead.start, lead.end) ||
        (roles.some((role) => role === 'document' || role === 'pronoun') && !roles.includes('other'));
      return isDocument ? [whole('lead-in', [piece])] : [];
    });
}

/** Is one of the last characters a colon? Asked of every piece, so without a pattern. */
function endsInColon(text: string, end: number): boolean {
  for (let at = end - 1; at >= Math.max(0, end - COLON_REACH); at--) if (text.charCodeAt(at) === COLON) return true;
  return false;
}

/** A field of a record: a label, and the text under or behind it. */
interface Field {
  label: string;
  labelled: Piece;
  /** Null where no text of a record stands under the label. */
  words: Piece | null;
  /** Where the text begins in its block. */
  start: number;
}

/**
 * The texts of a pasted record: what stands under or behind Summary, Consequence, Remedy, where two of these labels or the record's
 * number stand together. One label alone, and bullets, are how chatbots paraphrase.
 */
export function findRecordFields(cutPage: CutPage, names: Names): QuotedWords[] {
  const { pieces } = cutPage;
  const fields = pieces
    .filter((piece) => mayBeLabelled(cutPage.texts[piece.block]!, piece.start))
    .flatMap((piece) => fieldOf(cutPage, piece) ?? []);
  let number: Piece | null = null;
  let at = 0;
  return fields.flatMap((field, index) => {
    for (; at < field.labelled.index; at++) if (isRecordNumber(cutPage, pieces[at]!, names)) number = pieces[at]!;
    const { words } = field;
    if (!words) return [];
    const isNumbered = number !== null && number.section === words.section && field.labelled.index - number.index <= NUMBER_SPREAD;
    const isAmongOthers = [fields[index - 1], fields[index + 1]].some(
      (other) =>
        other &&
        other.label !== field.label &&
        other.labelled.section === words.section &&
        Math.abs(other.labelled.index - field.labelled.index) <= RECORD_SPREAD,
    );
    if (!isNumbered && (!isAmongOthers || field.labelled.kind === 'heading')) return [];
    return [
      { ...whole('lead-in', [words]), outerStart: field.start, stretches: [{ piece: words.index, start: field.start, end: words.end }] },
    ];
  });
}

function mayBeLabelled(text: string, start: number): boolean {
  RECORD_LABEL_BEGINS.lastIndex = start;
  return RECORD_LABEL_BEGINS.test(text);
}

function fieldOf(cutPage: CutPage, piece: Piece): Field | null {
  if (piece.list) return null;
  const label = RECORD_LABEL.exec(textOf(cutPage, piece).slice(0, LONGEST_LABEL));
  if (!label) return null;
  const start = piece.start + label[0].length;
  const words = start < piece.end ? piece : cutPage.pieces[piece.index + 1];
  if (!words || words.section !== piece.section || words.cell?.row !== piece.cell?.row || words.list || words.kind === 'heading')
    return null;
  const from = words === piece ? start : words.start;
  if (words === piece && !label[0].includes(':')) return null;
  return {
    label: label[1]!.toLowerCase(),
    labelled: piece,
    words: canBeWords(cutPage.texts[words.block]!.slice(from, words.end)) ? words : null,
    start: from,
  };
}

/** "NHTSA Campaign Number: 24V064000", in one line or in two. */
function isRecordNumber(cutPage: CutPage, piece: Piece, names: Names): boolean {
  if (piece.end - piece.start > LONGEST_NUMBER_LINE || !names(piece.block, piece.start, piece.end)) return false;
  const before = cutPage.pieces[piece.index - 1];
  const isBeside = piece.kind === 'definition' || (piece.cell && before?.cell?.row === piece.cell.row);
  return (
    RECORD_NUMBER.test(textOf(cutPage, piece)) ||
    (isBeside === true && before !== undefined && RECORD_NUMBER.test(`${textOf(cutPage, before)}:`))
  );
}

/** A site's own remark in brackets, or a label, is no text of a document. */
function canBeWords(text: string): boolean {
  return !BRACKET_BEGINS.test(text) && !ENDS_IN_COLON.test(text) && !RECORD_LABEL.test(text);
}

function isPlain({ kind, list, cell }: Piece): boolean {
  return (kind === 'paragraph' || kind === 'preformatted' || kind === 'definition') && !list && !cell;
}

function whole(mark: 'block' | 'lead-in', pieces: readonly Piece[]): QuotedWords {
  return {
    mark,
    stretches: pieces.map(({ index, start, end }) => ({ piece: index, start, end })),
    outerStart: pieces[0]!.start,
    outerEnd: pieces.at(-1)!.end,
  };
}
