import { SOURCE_LINE } from '../../language/labels.ts';
import type { Range } from '../../language/range.ts';
import { QUOTED } from '../../language/tokens.ts';
import type { Piece } from '../pieces/piece.ts';
import type { AroundQuotation } from './around-quotation.ts';
import { ofKinds, oneOf, onlyOf } from './only-source.ts';
import { endsRun, endsWithColon, LONGEST_NAMING_LINE, saysNothing, SHORTEST_LINE } from './source-lines.ts';
import { namesSource, pieceBeside, type SourcedPage, sourcesIn, textOf } from './sourced-page.ts';
import { piecesBack } from './sources-above.ts';
import { IDS_A_SENTENCE } from './sources.ts';
import type { Tie } from './tie.ts';

// Rules by which a source is named behind a quotation: in the next sentence, on the next line, further below.

/** Between words and the id of the line below them (code units). */
const FARTHEST_BELOW = 160;
/** "— Bob", "Source: my dealer": a line that says who spoke is shorter (code units). */
const LONGEST_CREDIT = 2 * SHORTEST_LINE;
/** A sentence that only names a source is no longer (code units). */
const LONGEST_SOURCE_SENTENCE = 4 * SHORTEST_LINE;
/** How many pieces ahead the number of a story's document is looked for. */
const MOST_AHEAD = 12;

/** "— Bob", "Source: my dealer" */
const CREDIT = /^(?:[—–―]\s?|sources?:\s*)\p{L}/iu;
/** "That is in X.", "So says X." */
const POINTS_BACK = /^(?:that|this|these|those)\b/i;
const POINTS_BACK_OR_SO = /^(?:that|this|these|those|so)\b/i;
/** "[X]", "See X", "NHTSA recall X", "Campaign number: X" */
const SOURCE_BEGINS = /^(?:[[(]|source|see|nhtsa\s|(?:[\w#.]+\s+){0,2}[\w#.]+:)/i;
/** "Also NHTSA recall no. " before the id of a sentence that only names it; nothing but signs behind it. */
const LABELS_ONLY = /^(?:(?:also|again|same|it['’]s|source|see)\b\W*)?(?:[\w#.]+:?\s+){0,3}\W*$/i;
const SIGNS_ONLY = /^\W*$/;
/** "The campaign number for this recall is X" */
const NUMBERED = new RegExp(
  "\\b(?:campaign|recall|investigation|bulletin|document|action|case|petition)(?:['’]s)?\\s+(?:id\\s+)?(?:number|no\\.?|id|#)" +
    '(?:\\s+for\\b[^.]{0,60}?)?[\\s:]+(?:(?:is|was)\\s+)?\\uFFFD',
  'i',
);

/** A line of its own after the words: "— X", "Source: X", "(X)", a caption; after "— Bob" nothing further is looked for. */
export function onLineBelow(page: SourcedPage, { last: piece }: AroundQuotation): Tie {
  const next = pieceBeside(page, piece, 1);
  if (
    !next ||
    next.section !== piece.section ||
    next.kind === 'heading' ||
    next.kind === 'term' ||
    next.cell ||
    (next.list && next.list.item !== piece.list?.item)
  )
    return null;
  const sources = sourcesIn(page, next);
  const [first] = sources;
  const text = textOf(page, next);
  if (!first && CREDIT.test(text) && text.length < LONGEST_CREDIT) return 'undecided';
  if (!first || text.includes(QUOTED) || endsWithColon(text)) return null;
  const isOnlySource = first.start === next.start && saysNothing(text);
  const isSourceLine =
    SOURCE_LINE.test(text) ||
    endsRun(page, next) ||
    POINTS_BACK.test(text) ||
    next.kind === 'caption' ||
    (isOnlySource && text.length < LONGEST_NAMING_LINE);
  return isSourceLine && first.start - next.start < FARTHEST_BELOW ? oneOf('id-after', sources) : null;
}

/** The next sentence is nothing but the source of this one: "[X].", "Number: X." */
export function inSentenceBehind(page: SourcedPage, { last: piece, ending }: AroundQuotation): Tie {
  const next = page.neighbours.sentenceAt(piece, ending.end);
  const sources = page.sources.firstBetween(piece.index, next.start, next.end, IDS_A_SENTENCE);
  const isSet = sources[0]?.citation.via !== 'text' || SOURCE_BEGINS.test(textOf(page, piece, next.start, next.end));
  return isSet && isSourceAlone(page, piece, next) ? oneOf('id-after', sources) : null;
}

/** Is a sentence nothing but a source and words that label it? */
function isSourceAlone(page: SourcedPage, piece: Piece, { start, end }: Range): boolean {
  const sources = page.sources.firstBetween(piece.index, start, end, IDS_A_SENTENCE);
  if (sources.length === 0 || end - start > LONGEST_SOURCE_SENTENCE) return false;
  return LABELS_ONLY.test(textOf(page, piece, start, sources[0]!.start)) && SIGNS_ONLY.test(textOf(page, piece, sources.at(-1)!.end, end));
}

/** The next sentence says where the words are from: "That is what X says." */
export function pointedBack(page: SourcedPage, { last: piece, ending, speaker: { kinds } }: AroundQuotation): Tie {
  const next = page.neighbours.sentenceAt(piece, ending.end);
  const isAlone = isSourceAlone(page, piece, next);
  if (!isAlone && !POINTS_BACK_OR_SO.test(textOf(page, piece, next.start, next.end))) return null;
  const sources = page.sources.firstBetween(piece.index, ending.end, next.end, IDS_A_SENTENCE);
  return oneOf(isAlone ? 'id-after' : 'same-paragraph', ofKinds(sources, kinds));
}

/** The only document of a paragraph that begins with its words. */
export function laterInPiece({ sources }: SourcedPage, { last: piece, ending, speaker: { is, kinds } }: AroundQuotation): Tie {
  if (is !== 'document') return null;
  return onlyOf('same-paragraph', ofKinds(sources.firstBetween(piece.index, ending.end, Infinity, IDS_A_SENTENCE), kinds));
}

/**
 * "The campaign number is X", some paragraphs below a story that has not named a document before; below "said in a report" whatever
 * it names.
 */
export function numberedBelow(page: SourcedPage, { last: piece, speaker: { is, kinds, whole } }: AroundQuotation): Tie {
  if (is !== 'document') return null;
  if (piecesBack(page, piece).some((each) => namesSource(page, each))) return null;
  for (const next of page.cutPage.pieces.slice(piece.index + 1, piece.index + MOST_AHEAD)) {
    if (next.section !== piece.section || next.quote?.quote !== piece.quote?.quote || next.kind === 'heading') return null;
    const named = sourcesIn(page, next);
    if (named.length > 0) return whole || NUMBERED.test(textOf(page, next)) ? onlyOf('same-section', ofKinds(named, kinds)) : null;
  }
  return null;
}
