import type { Citation, Quotation } from './citation.ts';
import { DATA, NAME_AFTER, NAME_BEFORE, PLACEHOLDER } from './cues.ts';
import { findMarkedWords } from './marked-words.ts';
import type { Pieces, Range } from './pieces.ts';
import { findBlockQuotations, findLedParagraphs, findRecordFields, type Names } from './quoted-blocks.ts';
import { isCued } from './speaker.ts';

/** A stretch of quoted words in one piece. */
export interface Stretch extends Range {
  piece: number;
}

/** Quoted words with their place among the pieces; offsets are code units of the piece's block. */
export interface FoundQuotation {
  mark: Quotation['mark'];
  /** Without the marks. One a piece, in order. */
  stretches: readonly Stretch[];
  /** With the marks: where the first stretch begins and the last ends. */
  outerStart: number;
  outerEnd: number;
}

/** Fewer words are a scare quote unless a verb of saying stands next to the mark (research/citing.md 1.5). */
const FEWEST_WORDS = 4;
/** A name of a switch or a lamp is shorter than this. */
const LONGEST_NAME = 8;

/** The quotations of a page in order, none within another. */
export function findQuotations(found: Pieces, citations: readonly Citation[]): FoundQuotation[] {
  const names = namesIn(citations);
  const marked = findMarkedWords(found).filter((each) => isStatement(each, found, names));
  const byPiece = new Map<number, FoundQuotation[]>();
  for (const each of marked) {
    const piece = each.stretches[0]!.piece;
    byPiece.set(piece, [...(byPiece.get(piece) ?? []), each]);
  }
  const blocks = [...findBlockQuotations(found, names), ...findLedParagraphs(found, names), ...findRecordFields(found, names)].filter(
    (block) => wordsOf(block, found) >= FEWEST_WORDS && !block.stretches.some(({ piece }) => byPiece.get(piece)?.some((inner) => speaksForItself(inner, block, found, names))),
  );
  const covered = new Set(blocks.flatMap(({ stretches }) => stretches.map(({ piece }) => piece)));
  return [...marked.filter(({ stretches }) => !covered.has(stretches[0]!.piece)), ...blocks].sort(
    (a, b) => a.stretches[0]!.piece - b.stretches[0]!.piece || a.outerStart - b.outerStart,
  );
}

/** Marked words in a block that are the quotation, not the block: they fill it, or the block says around them whose they are. */
function speaksForItself(inner: FoundQuotation, block: FoundQuotation, { pieces, texts }: Pieces, names: Names): boolean {
  const { piece, start, end } = block.stretches.find((each) => each.piece === inner.stretches[0]!.piece)!;
  const text = texts[pieces[piece]!.block]!;
  const before = text.slice(start, Math.max(start, inner.outerStart));
  const after = text.slice(Math.min(end, inner.outerEnd), end);
  if (!/[\p{L}\p{N}]/u.test(before + after)) return true;
  const { block: at } = pieces[piece]!;
  return (names(at, start, inner.outerStart) || names(at, inner.outerEnd, end)) && (block.mark === 'block' || inner.outerStart === start) && (isCued(before, after, 6) || names(at, inner.outerEnd, inner.outerEnd + 20));
}

/** Are words between marks a statement of somebody, and not a name, a label, a placeholder or a pair of scare quotes? */
function isStatement(quotation: FoundQuotation, found: Pieces, names: Names): boolean {
  const { pieces, texts } = found;
  const first = pieces[quotation.stretches[0]!.piece]!;
  const last = pieces[quotation.stretches.at(-1)!.piece]!;
  const text = texts[first.block]!;
  const words = wordsOf(quotation, found);
  if (words === 0) return false;
  const { start, end } = quotation.stretches[0]!;
  if (end - start < 120 && PLACEHOLDER.test(text.slice(start, end))) return false;
  if (text[quotation.outerStart] === '"' && DATA.test(text.slice(Math.max(first.start, quotation.outerStart - 400), quotation.outerEnd + 40))) return false;
  const before = text.slice(Math.max(first.start, quotation.outerStart - 80), quotation.outerStart);
  const after = texts[last.block]!.slice(quotation.outerEnd, Math.min(last.end, quotation.outerEnd + 80));
  if (NAME_BEFORE.test(before) || (words < LONGEST_NAME && NAME_AFTER.test(after))) return false;
  if (words >= FEWEST_WORDS) return true;
  const isCited = /^\s*\[/.test(after) && names(last.block, quotation.outerEnd, quotation.outerEnd + 3);
  return isCited || isCued(words > 1 ? before : before.replace(/:\s*$/, ''), after, 2);
}

/** Counts runs of letters and digits, up to as many as matter. */
function wordsOf({ stretches }: FoundQuotation, { pieces, texts }: Pieces): number {
  let count = 0;
  for (const { piece, start, end } of stretches) {
    const text = texts[pieces[piece]!.block]!.slice(start, Math.min(end, start + 200));
    count += text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  }
  return count;
}

function namesIn(citations: readonly Citation[]): Names {
  const starts = new Map<number, number[]>();
  for (const { span } of citations) {
    if (!span) continue;
    const own = starts.get(span.block);
    if (own) own.push(span.start);
    else starts.set(span.block, [span.start]);
  }
  return (block, start, end) => {
    const own = starts.get(block);
    if (!own) return false;
    let low = 0;
    let high = own.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (own[middle]! < start) low = middle + 1;
      else high = middle;
    }
    return low < own.length && own[low]! < end;
  };
}
