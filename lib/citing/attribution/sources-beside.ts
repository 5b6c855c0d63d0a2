import { QUOTE_LABEL, SOURCE_LABEL } from '../../language/labels.ts';
import { isOthers } from '../../language/speaker/cues.ts';
import { QUOTED } from '../../language/tokens.ts';
import type { Piece } from '../pieces/piece.ts';
import type { Sought } from './around-quotation.ts';
import { ofKinds, oneOf, onlyOf } from './only-source.ts';
import type { Source } from './source.ts';
import { belongsBefore } from './source-lines.ts';
import { namesSource, pieceBeside, type SourcedPage, sourcesIn, textOf } from './sourced-page.ts';
import { IDS_A_PARAGRAPH } from './sources.ts';
import type { Tie } from './tie.ts';

// Rules by which a source stands beside a quotation: in its fields, its row, its paragraph, its item, at the head of its column.

/** The fields "Quote: …" and "Source: X" of one record stand no farther apart (pieces). */
const FARTHEST_FIELD = 3;

/** A column or a term headed "ChatGPT's answer": whatever stands beside the words, nobody says that a document has them. */
export function underOthers(page: SourcedPage, { first: piece }: Sought): Tie {
  const head = page.neighbours.columnHead(piece);
  const term = piece.kind === 'definition' ? pieceBeside(page, piece, -1) : undefined;
  return [head, term].some((label) => label && isOthers(textOf(page, label))) ? 'undecided' : null;
}

/** "Source: X" beside "Quote: …", in whichever order the page has them. */
export function inFields(page: SourcedPage, { first: piece }: Sought): Tie {
  if (!QUOTE_LABEL.test(textOf(page, piece))) return null;
  const back = sourceField(page, piece, -1);
  const ahead = sourceField(page, piece, 1);
  const isOthersField =
    back &&
    (belongsBefore(page, back) ||
      QUOTE_LABEL.test(textBefore(page, back)) ||
      (ahead && piece.index - back.index > ahead.index - piece.index));
  const field = ahead && (!back || isOthersField) ? ahead : back;
  return field && oneOf(field === ahead ? 'id-after' : 'lead-in', sourcesIn(page, field));
}

function sourceField(page: SourcedPage, piece: Piece, step: 1 | -1): Piece | null {
  for (let at = piece.index + step; Math.abs(at - piece.index) <= FARTHEST_FIELD; at += step) {
    const field = page.cutPage.pieces[at];
    if (!field || field.section !== piece.section || field.kind === 'heading') return null;
    const text = textOf(page, field);
    if (QUOTE_LABEL.test(text) || text.includes(QUOTED)) return null;
    if (SOURCE_LABEL.test(text) && namesSource(page, field)) return field;
  }
  return null;
}

/** Of the piece before, in the same part of the page. */
function textBefore(page: SourcedPage, piece: Piece): string {
  const before = pieceBeside(page, piece, -1);
  return before?.section === piece.section ? textOf(page, before) : '';
}

/** The row's header before any other cell. */
export function inRow(page: SourcedPage, { first: piece, speaker: { kinds } }: Sought): Tie {
  const row = page.neighbours.ofRow(piece);
  const heads = row.filter(({ cell }) => cell!.header || cell!.column === 0);
  if (heads.some((head) => isOthers(textOf(page, head)))) return 'undecided';
  return oneOf('same-row', ofKinds(allOf(page, heads), kinds)) ?? oneOf('same-row', ofKinds(allOf(page, row), kinds));
}

/** Sentences before in the same paragraph or item. */
export function inPiece(
  { neighbours, sources }: SourcedPage,
  { first: piece, sentence, nearest, speaker: { kinds, distinguished } }: Sought,
): Tie {
  const before = ofKinds(sources.lastBetween(piece.index, piece.start, sentence.start, IDS_A_PARAGRAPH), kinds);
  const last = before.at(-1);
  if (!last) return null;
  const sought = nearest ? before.filter(({ start }) => start >= neighbours.sentenceAt(piece, last.start).start) : before;
  return (distinguished ? onlyOf : oneOf)(piece.list ? 'same-item' : 'same-paragraph', sought);
}

/** Other paragraphs of the same list item. */
export function inItem(page: SourcedPage, { first: piece, speaker: { kinds } }: Sought): Tie {
  return oneOf('same-item', ofKinds(allOf(page, page.neighbours.ofItem(piece)), kinds));
}

/** A column for each document. */
export function onColumnHead(page: SourcedPage, { first: piece, speaker: { kinds } }: Sought): Tie {
  const head = page.neighbours.columnHead(piece);
  return head && oneOf('column-header', ofKinds(sourcesIn(page, head), kinds));
}

/** The sources of several pieces. */
export function allOf(page: SourcedPage, pieces: readonly Piece[]): Source[] {
  return pieces.flatMap((piece) => sourcesIn(page, piece).slice(0, IDS_A_PARAGRAPH));
}
