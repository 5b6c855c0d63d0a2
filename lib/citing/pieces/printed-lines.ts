import { RECORD_LABEL } from '../../language/labels.ts';
import type { Range } from '../../language/range.ts';

/** A stretch of printed lines that reads as one paragraph, heading, item or table cell. */
export interface PrintedPiece extends Range {
  kind: 'paragraph' | 'heading' | 'item' | 'cell';
  /** Headings: 1 to 6. Items: how far they are indented, from 1. */
  level: number;
  /** Depth of ">" signs before its lines. */
  quoted: number;
  /** Cells only. */
  row: number;
  column: number;
}

/** Lines of text cut into pieces. */
export interface PrintedText {
  pieces: PrintedPiece[];
  /** The ">" signs, which are no words. */
  signs: Range[];
  /** A code fence is open at the end. */
  fenced: boolean;
}

// Shapes of lines: Markdown, and what people type like it. Each is bounded, so linear.

/** "> ", ">> ". A line that begins with "> 5 mm" compares. */
const QUOTED = /^ {0,3}>[> ]{0,20}(?![> ]{0,21}\d{1,6}(?:[.,]\d{1,3})?\s{0,8}(?:[%°]|[a-z]{1,3}\b))/i;
/** "```", "~~~" */
const FENCE = /^\s{0,8}(?:```|~~~)/;
/** "## Remedy" */
const HEADING = /^ {0,3}(#{1,6})\s+/;
/** "-----" below a heading's words. */
const UNDERLINE = /^ {0,3}(?:={3,}|-{3,})\s*$/;
/** "- ", "• ", "12) " */
const ITEM = /^(\s{0,12})(?:[-*+•‣◦▪●]|\d{1,3}[.)])\s+/;
/** "| Recall | 99V-901 |" */
const TABLE_ROW = /^\s{0,8}\|.*\|\s*$/;
/** "|---|:---|" */
const TABLE_RULE = /^[\s|:-]+$/;
/**
 * "Summary: …": a field of a record; "MC-… – “…”", "My dealer – “…”": a label of quoted words; "[10:05] …": what is said at a time.
 */
const FIELD =
  /^\s{0,8}\*{0,2}(?:[A-Z][\w\s/()'’-]{2,40}:|[A-Z\d][\w\s/()#.'’-]{2,60}\s[-–—]{1,2}\s{1,3}["“„«]|\[?\d{1,2}:\d\d(?::\d\d)?\]?\s)/;
/** "— MC-…" below a quotation, "[1] …" in a list of references. */
const SOURCE = /^\s{0,8}(?:(?:[—–―]|--)\s*\S|(?:\[\^?\w{1,3}\]:?|[¹²³⁰⁴-⁹]{1,3})\s)/;
const SEEN = /\S/;
const ENDS_IN_COLON = /:\s*$/;
/** A label that stands alone on its line is shorter (code units): "Description of the Defect:". */
const LONGEST_LABEL = 30;

/** Can line breaks of a block mean anything? Told cheaply: most blocks have none. */
export function mayBePrinted(text: string): boolean {
  return text.includes('\n') || QUOTED.test(text);
}

/**
 * Cuts text whose line breaks are shown.
 * @param markdown headings, tables and fences count too (text files, not posts)
 * @param fenced a fence is open from the text before
 */
export function cutPrintedLines(text: string, markdown: boolean, fenced: boolean): PrintedText {
  const printed: PrintedText = { pieces: [], signs: [], fenced };
  let open: PrintedPiece | null = null;
  let previous = '';
  let row = -1;
  for (let start = 0, end = 0; start <= text.length; start = end + 1) {
    end = text.indexOf('\n', start);
    if (end === -1) end = text.length;
    const line = text.slice(start, end);
    const sign = QUOTED.exec(line)?.[0] ?? '';
    const words = line.slice(sign.length);
    const quoted = sign.replaceAll(' ', '').length;
    if (sign) printed.signs.push({ start, end: start + sign.length });
    if (markdown && FENCE.test(words)) printed.fenced = !printed.fenced;
    if (printed.fenced || (markdown && FENCE.test(words)) || !SEEN.test(words)) {
      open = null;
      row = -1;
    } else if (markdown && TABLE_ROW.test(words)) {
      open = null;
      if (!TABLE_RULE.test(words)) for (const cell of cellsOf(words, start + sign.length, quoted, ++row)) printed.pieces.push(cell);
    } else if (markdown && open && UNDERLINE.test(words)) {
      Object.assign(open, { kind: 'heading', level: words.includes('=') ? 1 : 2 });
      open = null;
    } else {
      const heading = markdown ? HEADING.exec(words) : null;
      const item = ITEM.exec(words);
      const goesOn =
        open &&
        open.quoted === quoted &&
        open.kind !== 'heading' &&
        !heading &&
        !item &&
        !ENDS_IN_COLON.test(previous) &&
        !isLabelAlone(previous) &&
        !isLabelAlone(words) &&
        !FIELD.test(words) &&
        !SOURCE.test(words);
      if (open && goesOn) open.end = end;
      else {
        const from = start + sign.length + (heading ?? item ?? [''])[0].length;
        open = {
          start: from,
          end,
          quoted,
          kind: heading ? 'heading' : item ? 'item' : 'paragraph',
          level: heading?.[1]!.length ?? (item?.[1]!.length ?? 0) + 1,
          row: 0,
          column: 0,
        };
        printed.pieces.push(open);
      }
    }
    previous = words;
  }
  return printed;
}

/** "Summary" on a line of its own. */
function isLabelAlone(line: string): boolean {
  return line.length < LONGEST_LABEL && RECORD_LABEL.test(line);
}

function cellsOf(line: string, offset: number, quoted: number, row: number): PrintedPiece[] {
  const cells: PrintedPiece[] = [];
  for (let start = line.indexOf('|') + 1, column = 0; start > 0 && start < line.length; column++) {
    const end = line.indexOf('|', start);
    if (end === -1) break;
    cells.push({ start: offset + start, end: offset + end, kind: 'cell', level: 0, quoted, row, column });
    start = end + 1;
  }
  return cells;
}
