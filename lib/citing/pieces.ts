import { findDebris } from './debris.ts';
import type { Block, PageText } from './page-text.ts';

/** [start, end) in code units of one block's text. */
export interface Range {
  start: number;
  end: number;
}

/**
 * A stretch of one block that reads as one paragraph, heading, list item or cell. Most blocks are one piece; a block with printed
 * lines (a text file, a post broken by `<br>`) holds several.
 */
export interface Piece extends Range {
  index: number;
  block: number;
  kind: Block['kind'];
  level: number;
  section: number;
  list?: Block['list'];
  cell?: Block['cell'];
  quote?: Block['quote'];
}

/** A page cut into pieces. Index lists by block: `texts`, `cuts`. */
export interface Pieces {
  page: PageText;
  pieces: readonly Piece[];
  /** The blocks' texts with everything in `cuts` replaced by spaces: offsets are those of the block. */
  texts: readonly string[];
  /** What stands among the words and is none of them: chatbot debris, the ">" of quoted lines. Ascending, without overlap. */
  cuts: readonly (readonly Range[])[];
}

/** Cuts a page into pieces, in document order. */
export function cutIntoPieces(page: PageText): Pieces {
  const cutter = new Cutter();
  const cuts = page.blocks.map((block, index) => mergeRanges([...cutter.cut(block, index), ...findDebris(block.text)]));
  const texts = page.blocks.map((block, index) => blank(block.text, cuts[index]!));
  return { page, pieces: cutter.pieces, texts, cuts };
}

/** `text` with each range replaced by as many spaces. */
export function blank(text: string, ranges: readonly Range[], filler = ' '): string {
  if (ranges.length === 0) return text;
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of ranges) {
    if (start < at) continue;
    parts.push(text.slice(at, start), filler.repeat(end - start));
    at = end;
  }
  parts.push(text.slice(at));
  return parts.join('');
}

function mergeRanges(ranges: Range[]): Range[] {
  const merged: Range[] = [];
  for (const range of ranges.sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push({ ...range });
  }
  return merged;
}

/** Shapes of printed lines (Markdown and what people type like it). */
const QUOTED_LINE = /^ {0,3}(?:> ?)+(?!\d)/;
const HEADING_LINE = /^ {0,3}(#{1,6})\s+/;
const ITEM_LINE = /^(\s*)(?:[-*+•‣◦▪●]|\d{1,3}[.)])\s+/;
const LABEL_LINE = /^\s*\*{0,2}[A-Z][\w/() -]{2,40}:/;
const FENCE_LINE = /^\s*(?:```|~~~)/;

/** Numbers of lists, items and quotes that are made here start above those of any page. */
const MADE_HERE = 1e9;

class Cutter {
  readonly pieces: Piece[] = [];
  private made = MADE_HERE;
  private fenced = false;

  /** Adds the pieces of a block; answers the ranges that are no words. */
  cut(block: Block, index: number): Range[] {
    const printed = block.kind === 'preformatted';
    if (!printed) this.fenced = false;
    if (printed || block.text.includes('\n') || QUOTED_LINE.test(block.text)) return this.cutLines(block, index, printed);
    this.add(block, index, 0, block.text.length, {});
    return [];
  }

  private cutLines(block: Block, index: number, printed: boolean): Range[] {
    const prefixes: Range[] = [];
    let open: { start: number; own: Partial<Piece>; quoted: number } | null = null;
    let made: { list: number; quote: number } = { list: 0, quote: 0 };
    let end = 0;
    let previous = '';
    const close = (): void => {
      if (open) this.add(block, index, open.start, end, open.own);
      open = null;
    };
    for (let start = 0; start <= block.text.length; start = end + 1) {
      const newline = block.text.indexOf('\n', start);
      const lineEnd = newline === -1 ? block.text.length : newline;
      const line = block.text.slice(start, lineEnd);
      if (printed && FENCE_LINE.test(line)) {
        close();
        this.fenced = !this.fenced;
      } else if (!this.fenced) {
        const prefix = QUOTED_LINE.exec(line)?.[0] ?? '';
        const quoted = prefix.replace(/ /g, '').length;
        if (prefix) prefixes.push({ start, end: start + prefix.length });
        const words = line.slice(prefix.length);
        const heading = printed ? HEADING_LINE.exec(words) : null;
        const item = ITEM_LINE.exec(words);
        const current = open as { quoted: number; own: Partial<Piece> } | null;
        const begins = !current || current.quoted !== quoted || heading || item || current.own.kind === 'heading' || /:\s*$/.test(previous) || LABEL_LINE.test(words);
        if (!words.trim()) close();
        else if (begins) {
          close();
          const own: Partial<Piece> = {};
          if (quoted) {
            if (current?.quoted !== quoted && !(made.quote && previous === '>')) made.quote = ++this.made;
            own.quote = { quote: made.quote, depth: quoted, of: 'unknown' };
          }
          if (heading) Object.assign(own, { kind: 'heading', level: heading[1]!.length });
          if (item) {
            if (!made.list) made.list = ++this.made;
            Object.assign(own, { kind: 'list-item', list: { list: made.list, item: ++this.made, depth: 1 + item[1]!.length } });
          } else made.list = 0;
          open = { start: start + prefix.length + (heading ?? item ?? [''])[0]!.length, own, quoted };
        }
        previous = words.trim() || (quoted ? '>' : '');
      }
      end = lineEnd;
    }
    close();
    return prefixes;
  }

  private add(block: Block, index: number, from: number, to: number, own: Partial<Piece>): void {
    const { start, end } = trim(block.text, from, to);
    if (start === end) return;
    const { kind, section, list, cell, quote } = block;
    this.pieces.push({
      index: this.pieces.length,
      block: index,
      start,
      end,
      kind,
      level: block.level ?? 0,
      section,
      ...(list && { list }),
      ...(cell && { cell }),
      ...(quote && { quote }),
      ...own,
    });
  }
}

/** The range without white space at its ends. */
export function trim(text: string, start: number, end: number): Range {
  while (start < end && /\s/.test(text[start]!)) start++;
  while (end > start && /\s/.test(text[end - 1]!)) end--;
  return { start, end };
}
