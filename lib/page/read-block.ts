import type { Block } from '../citing/page-text.ts';
import type { TextPiece } from './text-pieces.ts';

export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A block with the way back to its text nodes. */
export interface ReadBlock extends Block {
  readonly pieces: readonly TextPiece[];
}

/** What the elements around a text node say about it. Never changed: an element that says more makes another. */
export interface Context extends Pick<Block, 'kind' | 'level' | 'section' | 'list' | 'cell' | 'quote'> {
  /** Line breaks of the source are shown. */
  lines: boolean;
}

/** Shared by all lists that have nothing in them, which are most; never changed. */
export const EMPTY: readonly never[] = [];
