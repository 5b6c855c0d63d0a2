import { readQuotationWords } from './words/read-words.ts';
import { FLAG, type Words } from './words/words.ts';

/** A run of quoted words that must stand together, with what stands between it and the run before it. */
export interface Piece {
  /** Words [from, to) of `Quotation.words`. */
  from: number;
  to: number;
  /** What may be left out before it: any number of words at an omission mark, as many as an editor put in brackets, else none. */
  gap: 'none' | 'ellipsis' | 'editor';
  /** The editor's words [from, to) that stand in the gap; empty without. */
  editor: readonly [number, number];
}

/** The quoted words as a check reads them. */
export interface Quotation {
  words: Words;
  /** Without omission marks and editor's brackets there is one. */
  pieces: readonly Piece[];
  /** Words that are the source's: all but the editor's, and signs without letters or figures. */
  count: number;
}

/** Reads the words between quotation marks; linear in their length. */
export function readQuotation(text: string): Quotation {
  const words = readQuotationWords(text);
  const pieces: Piece[] = [];
  let open: { from: number; gap: Piece['gap']; editor: readonly [number, number] } | null = null;
  let gap: Piece['gap'] = 'none';
  let editor: readonly [number, number] = [0, 0];
  for (let at = 0; at < words.count; at++) {
    const flags = words.flags[at]!;
    const omits = at > 0 && (flags & FLAG.ellipsis) !== 0;
    const isEditors = (flags & FLAG.bracketed) !== 0;
    if (open && (omits || isEditors)) {
      pieces.push({ ...open, to: at });
      open = null;
      gap = 'none';
      editor = [at, at];
    }
    if (omits) gap = 'ellipsis';
    if (isEditors) {
      if (gap === 'none') gap = 'editor';
      editor = [editor[1] === at ? editor[0] : at, at + 1];
    } else open ??= pieces.length > 0 ? { from: at, gap, editor } : { from: at, gap: 'none', editor: [at, at] };
  }
  if (open) pieces.push({ ...open, to: words.count });
  return { words, pieces, count: countSpoken(words, pieces) };
}

function countSpoken(words: Words, pieces: readonly Piece[]): number {
  let count = 0;
  for (const { from, to } of pieces) for (let at = from; at < to; at++) if (words.flags[at]! & FLAG.spoken) count++;
  return count;
}
