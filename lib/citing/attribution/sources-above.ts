import { roleOf } from '../../language/lexicon/index.ts';
import { isOthers } from '../../language/speaker/cues.ts';
import { type Speaker } from '../../language/speaker/shape.ts';
import { QUOTED, tokensOf } from '../../language/tokens.ts';
import type { AttributionRule } from '../citation.ts';
import type { Piece } from '../pieces/piece.ts';
import type { AroundQuotation, Sought } from './around-quotation.ts';
import { ofKinds, oneOf, onlyOf } from './only-source.ts';
import type { Source } from './source.ts';
import { isLabel, SHORTEST_LINE } from './source-lines.ts';
import { namesSource, pieceBeside, type SourcedPage, sourcesIn, textOf } from './sourced-page.ts';
import { allOf } from './sources-beside.ts';
import { IDS_A_PARAGRAPH, IDS_A_SENTENCE } from './sources.ts';
import type { Tie } from './tie.ts';

// Rules by which a source is named above a quotation: on the lines before it, in headings, in lists and tables.

/** How many pieces back "the same bulletin" is looked for. */
const MOST_BACK = 40;
/** How many items back "it" is looked for. */
const MOST_ITEMS = 6;
/** How many lines above a block quotation can have led to the one before it. */
const MOST_REMARKS = 4;
/** A line that only asks what a document says is shorter (code units). */
const LONGEST_QUESTION = 4 * SHORTEST_LINE;
/** A matter that is none of the record is looked for in so many lines before, and in so much of each (code units). */
const FOREIGN_LINES = 3;
const FOREIGN_READ = 400;

/** "I found the bulletin, X.": the id ends the line. */
const ID_AT_END = /^[^\uFFFC]*\uFFFD[.)\]]*$/;
/** "What does X say?" */
const QUESTION = /^\W*(?:what|which|how|where|qué|was|que)\s[^.?]*\?\W*$/i;
const LETTER_DIGIT_OR_ID = /[\p{L}\p{N}\uFFFD]/u;
/** "It", "The second page": an item that begins so goes on about the one before. */
const GOES_ON_ABOUT = /^(?:it|its|the\s+(?:same|first|second|third|next|last|final)\s+(?:page|section|paragraph|part))\b/i;
/** "The lawsuit", "an article" */
const FOREIGN_MATTER = new RegExp(
  '\\b(?:lawsuits?|suit|class\\s+action|court|police|insur\\w+|magazine|newspaper|article|study|survey|press\\s+release|contract|' +
    'warranty\\s+booklet|manual)\\b',
  'i',
);

/** "X reads as follows:" has said whose words come; the line after them begins something else. */
export function isAnnounced(page: SourcedPage, { first: piece }: AroundQuotation): boolean {
  const line = page.neighbours.linesBefore(piece).find((each) => each.end - each.start >= SHORTEST_LINE || namesSource(page, each));
  const isTaken = line && pieceBeside(page, line, 1)?.quote?.quote !== piece.quote?.quote;
  return line !== undefined && !isTaken && namesSource(page, line) && isLabel(page, line);
}

/** The line that announces the words. */
export function onAnnouncingLine(page: SourcedPage, sought: Sought): Tie {
  return isAnnounced(page, sought) ? onLinesBefore(page, sought) : null;
}

/** The lines before, up to the next heading, then the headings. */
export function onLinesBefore(page: SourcedPage, { first: piece, nearest, said, bare, goesOn, speaker: { kinds } }: Sought): Tie {
  const all = page.neighbours.linesBefore(piece);
  const lines = bare ? all.slice(all.findIndex((line) => !holdsOnlyQuotations(textOf(page, line)))) : all;
  const byLine = lines.map((line) => ofKinds(sourcesIn(page, line), kinds));
  const at = byLine.findIndex((own) => own.length > 0);
  const onHeading = sourcesOnHeading(page, piece, kinds, bare);
  if (at === -1) return bare && lines.length > 0 ? null : onlyOf('heading', onHeading);
  if (bare && !lines.slice(0, at).every((line) => line.end - line.start < SHORTEST_LINE && !textOf(page, line).includes('?'))) return null;
  const line = lines[at]!;
  const isHandedOver = handsOver(page, line, piece);
  if (bare && !goesOn && !isHandedOver) return null;
  const own = byLine[at]!;
  if ((nearest && (at === 0 || bare)) || isHandedOver) {
    const lastSentence = page.neighbours.sentenceAt(line, own.at(-1)!.start);
    return oneRun(
      page,
      isParentItem(line, piece) ? 'same-item' : 'lead-in',
      own.filter(({ start }) => start >= lastSentence.start),
    );
  }
  return onlyOf(at === 0 && said ? 'lead-in' : 'same-section', [...byLine.flat(), ...onHeading]);
}

/** What the nearest heading with a source names; nothing for bare words under "ChatGPT's answer". */
function sourcesOnHeading(page: SourcedPage, piece: Piece, kinds: Speaker['kinds'], bare: boolean): readonly Source[] {
  const headings = page.neighbours.headings(piece);
  if (bare && headings[0] && isOthers(textOf(page, headings[0]))) return [];
  return headings.map((heading) => ofKinds(sourcesIn(page, heading), kinds)).find((named) => named.length > 0) ?? [];
}

/** Does a line lead to what comes next: as a label, as a question, or by an id at its end: "I found the bulletin, X."? */
function handsOver(page: SourcedPage, line: Piece, piece: Piece): boolean {
  const text = textOf(page, line);
  return (isLabel(page, line) && !hasLedTo(page, line, piece)) || asksAbout(text) || ID_AT_END.test(text);
}

/** A block quotation right below a label is what it led to. */
function hasLedTo(page: SourcedPage, line: Piece, piece: Piece): boolean {
  const next = pieceBeside(page, line, 1);
  return next?.quote !== undefined && next.quote.quote !== piece.quote?.quote && next.quote.quote !== line.quote?.quote;
}

/** "What does X say?" */
function asksAbout(text: string): boolean {
  return (
    QUESTION.test(text) &&
    text.length < LONGEST_QUESTION &&
    !text.includes(QUOTED) &&
    !tokensOf(text).some(({ word }) => roleOf(word) === 'other')
  );
}

/** The one document that a line names, or all that it names in one breath: "X and Y both say:". */
function oneRun(page: SourcedPage, rule: AttributionRule, named: readonly Source[]): Tie {
  const strong = named.filter(({ weak }) => !weak);
  const last = strong.at(-1);
  const run = last ? page.sources.run(last) : [];
  return last && strong.every((source) => run.includes(source)) ? { rule, run } : oneOf(rule, named);
}

function holdsOnlyQuotations(text: string): boolean {
  return text.includes(QUOTED) && !LETTER_DIGIT_OR_ID.test(text);
}

function isParentItem(line: Piece, piece: Piece): boolean {
  return line.list !== undefined && piece.list !== undefined && line.list.depth < piece.list.depth;
}

/** "It then narrows to “…”": an item that goes on about what the item before is about. */
export function inItemBefore(page: SourcedPage, { first: piece }: AroundQuotation): Tie {
  if (!piece.list) return null;
  for (const line of [piece, ...piecesBack(page, piece).slice(0, MOST_ITEMS)]) {
    if (line.list?.list !== piece.list.list) return null;
    const named = sourcesIn(page, line);
    if (line !== piece && named.length > 0) return onlyOf('same-section', named);
    if (!GOES_ON_ABOUT.test(textOf(page, line))) return null;
  }
  return null;
}

/** "The recall says", below a list or a table in which one recall is named. */
export function inListBefore(page: SourcedPage, { first: piece, speaker: { is, kinds } }: AroundQuotation): Tie {
  if (is !== 'document' || !kinds) return null;
  const named: Source[] = [];
  for (const each of piecesBack(page, piece)) {
    if (each.kind === 'heading') break;
    if (each.list || each.cell) named.push(...sourcesIn(page, each).slice(0, IDS_A_SENTENCE));
  }
  return onlyOf('same-section', ofKinds(named, kinds));
}

/** "The former", "the second bulletin", "both": of those that the last sentence with an id names together. */
export function byOrdinal(page: SourcedPage, { quotation, first: piece, speaker: { ordinal, kinds } }: AroundQuotation): Tie {
  if (ordinal === undefined) return null;
  const { neighbours, sources } = page;
  const own = sources.lastBetween(piece.index, piece.start, quotation.outerStart, IDS_A_PARAGRAPH);
  const line = own.length > 0 ? piece : neighbours.linesBefore(piece).find((each) => namesSource(page, each));
  if (!line) return null;
  const named = ofKinds(own.length > 0 ? own : sourcesIn(page, line), kinds);
  const ids = [...new Map(named.map((source) => [source.citation.id, source])).values()];
  // "X replaces Y. The first says": first by number, or first by name?
  if (
    ids.length < 2 ||
    named.some(({ weak }) => weak) ||
    neighbours.sentenceAt(line, named[0]!.start).start !== neighbours.sentenceAt(line, named.at(-1)!.start).start
  )
    return 'undecided';
  const isPair = ids.length === 2;
  if (ordinal === 'both') return isPair ? { rule: 'same-paragraph', run: ids } : 'undecided';
  const one = ordinal === 'former' || ordinal === 'latter' ? (isPair ? ids[ordinal === 'former' ? 0 : 1] : undefined) : ids[ordinal];
  return one ? { rule: line === piece ? 'same-paragraph' : 'lead-in', run: [one] } : 'undecided';
}

/** "The same bulletin": the one that was named last, over headings and tables; "the bulletin": the only one that was. */
export function sameAsBefore(page: SourcedPage, { first: piece, speaker }: AroundQuotation): Tie {
  const { same, whole, kinds, pronoun, distinguished } = speaker;
  if (!same) {
    if (!whole || distinguished || (!kinds && (pronoun || isAmongForeign(page, piece)))) return null;
    return onlyOf('same-section', ofKinds(allOf(page, piecesBack(page, piece)), kinds));
  }
  for (const each of piecesBack(page, piece)) {
    const named = ofKinds(sourcesIn(page, each), kinds);
    if (named.length > 0) return oneOf('same-section', named);
  }
  return null;
}

/** "The filing" under "The lawsuit" is none of the record. */
function isAmongForeign(page: SourcedPage, piece: Piece): boolean {
  const { neighbours } = page;
  const near = [...neighbours.headings(piece).slice(0, 1), ...neighbours.linesBefore(piece).slice(0, FOREIGN_LINES), piece];
  return near.some((each) => FOREIGN_MATTER.test(textOf(page, each).slice(0, FOREIGN_READ)));
}

/** The pieces of the section before a piece, nearest first. */
export function piecesBack({ cutPage: { pieces } }: SourcedPage, { index, section, quote }: Piece): Piece[] {
  const before = pieces
    .slice(Math.max(0, index - MOST_BACK), index)
    .filter((each) => each.quote?.of !== 'poster' || each.quote.quote === quote?.quote)
    .toReversed();
  const other = before.findIndex((each) => each.section !== section);
  return other === -1 ? before : before.slice(0, other);
}

/** A block quotation after a remark on one that was led to: the same document, if it has the words. */
export function goesOnQuoting(page: SourcedPage, { first: piece }: AroundQuotation): Tie {
  const lines = page.neighbours.linesBefore(piece).slice(0, MOST_REMARKS);
  const lead = lines.findIndex((line) => namesSource(page, line));
  const isQuotedAfter = lead > 0 && pieceBeside(page, lines[lead]!, 1)?.quote?.of === 'unknown';
  return isQuotedAfter ? onlyOf('same-section', sourcesIn(page, lines[lead]!)) : null;
}
