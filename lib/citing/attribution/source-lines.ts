import { BE } from '../../language/lexicon/index.ts';
import { SOURCE_LINE } from '../../language/labels.ts';
import { isVerb } from '../../language/lexicon/index.ts';
import { QUOTED, tokensOf } from '../../language/tokens.ts';
import type { Piece } from '../pieces/piece.ts';
import { namesSource, pieceBeside, type SourcedPage, textOf } from './sourced-page.ts';

// What a line that names a document is there for: does it lead to what stands below it, or is it the source of what stands above?

/** A line such as "Page 2." leads to nothing itself: one that does is as long as this (code units) or names a document. */
export const SHORTEST_LINE = 25;
/** A line that does nothing but name a document is shorter (code units). */
export const LONGEST_NAMING_LINE = 60;
/** A label without a colon is shorter (code units). */
const LONGEST_LABEL = 80;
/** So many block quotations in a row, each with a line below it, are looked at. */
const LONGEST_RUN = 40;

/** "What the recall says:", "…:**" */
const COLON_AT_END = /:[\s*_]*$/;
/** "… is open.", "… (see below.)" */
const STOP_AT_END = /[.!?…]["'”’)\]]*$/;
/** Quoted words that end a line: "… “…”." */
const QUOTED_AT_END = /\uFFFC[.!?]?["'”’»)\]\s]*$/;
/** "Dealer instruction MC-…." */
const NAMING_LINE = /^(?:[\w#.,'’-]+\s+){0,4}\uFFFD+[.)]?$/;

/** Does a masked text end in a colon, markup signs aside? */
export function endsWithColon(masked: string): boolean {
  return COLON_AT_END.test(masked);
}

/** Does a masked text end a sentence? */
export function endsWithStop(masked: string): boolean {
  return STOP_AT_END.test(masked);
}

/** Is a masked text without any verb? */
export function saysNothing(masked: string): boolean {
  return !tokensOf(masked).some(({ is, word }) => is === 'word' && (BE.has(word) || isVerb(word)));
}

/** A line that only names what follows: "MC-…", "Recall 24V-… (horn)", "Here is what 24V-… says:". */
export function isLabel(page: SourcedPage, line: Piece): boolean {
  const text = textOf(page, line);
  if (belongsBefore(page, line)) return false;
  return (
    endsWithColon(text) ||
    line.kind === 'term' ||
    line.kind === 'caption' ||
    (text.length < LONGEST_LABEL && !endsWithStop(text) && !text.includes(QUOTED))
  );
}

/** "— X", "Source: X" right below words that it is the source of. */
export function belongsBefore(page: SourcedPage, line: Piece): boolean {
  const before = pieceBeside(page, line, -1);
  if (before?.section !== line.section) return false;
  if (!SOURCE_LINE.test(textOf(page, line))) return endsRun(page, line);
  return before.quote?.of === 'unknown' || QUOTED_AT_END.test(textOf(page, before));
}

/**
 * "NHTSA recall X" below a block quotation, in a row of block quotations of which the first has nothing above it that names its
 * source.
 */
export function endsRun(page: SourcedPage, line: Piece): boolean {
  const { pieces } = page.cutPage;
  for (let at = line.index, steps = 0; steps < LONGEST_RUN && onlyNames(page, pieces[at]!); steps++) {
    const quote = pieces[at - 1]?.quote;
    if (quote?.of !== 'unknown' || pieces[at - 1]!.section !== line.section) return false;
    while (pieces[at - 1]?.quote?.quote === quote.quote) at--;
    at--;
    if (!pieces[at] || pieces[at]!.section !== line.section || !namesSource(page, pieces[at]!)) return true;
  }
  return false;
}

/** Nothing but an id and words that label it: "Dealer instruction MC-…". */
function onlyNames(page: SourcedPage, line: Piece): boolean {
  const text = textOf(page, line);
  return text.length < LONGEST_NAMING_LINE && !line.quote && !endsWithColon(text) && NAMING_LINE.test(text) && saysNothing(text);
}
