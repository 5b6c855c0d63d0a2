import { SOURCE_PREPOSITIONS } from '../../language/lexicon/index.ts';
import { isCued, isOthers } from '../../language/speaker/cues.ts';
import { speakerOf } from '../../language/speaker/speaker.ts';
import { tokensOf } from '../../language/tokens.ts';
import type { Citation } from '../citation.ts';
import type { CutPage } from '../pieces/piece.ts';
import { findMarkedWords } from './between-marks.ts';
import type { FoundQuotation, Names } from './found.ts';
import { FEWEST_WORDS, isStatement, wordsOf } from './is-statement.ts';
import { findBlockQuotations, findLedParagraphs, findRecordFields } from './quoted-blocks.ts';

/** How many marked words are judged between two chances to pause. */
const STEP = 20;

/** The quotations of a page in order, none within another. Yields now and then, so that whoever drives it may pause. */
export function* findQuotations(cutPage: CutPage, citations: readonly Citation[]): Generator<void, FoundQuotation[], void> {
  const names = namesIn(citations);
  const statements: FoundQuotation[] = [];
  const byPiece = new Map<number, FoundQuotation[]>();
  for (const [index, each] of (yield* findMarkedWords(cutPage)).entries()) {
    if (index % STEP === STEP - 1) yield;
    if (!isStatement(each, statements.at(-1) ?? null, cutPage, names)) continue;
    statements.push(each);
    const { piece } = each.stretches[0]!;
    const own = byPiece.get(piece);
    if (own) own.push(each);
    else byPiece.set(piece, [each]);
  }
  const blocks: FoundQuotation[] = [];
  for (const find of [findBlockQuotations, findLedParagraphs, findRecordFields]) {
    for (const block of find(cutPage, names)) {
      const isSpoken = block.stretches.some(({ piece }) =>
        byPiece
          .get(piece)
          ?.slice(0, MOST_INNER)
          .some((inner) => speaksForItself(inner, block, cutPage, names)),
      );
      if (!isSpoken && wordsOf(block, cutPage) >= FEWEST_WORDS) blocks.push(block);
    }
    yield;
  }
  if (blocks.length === 0) return outermost(statements);
  const covered = new Set(blocks.flatMap(({ stretches }) => stretches.map(({ piece }) => piece)));
  return outermost([...statements.filter(({ stretches }) => !covered.has(stretches[0]!.piece)), ...blocks]);
}

/** In order, without those that begin within another. */
function outermost(quotations: FoundQuotation[]): FoundQuotation[] {
  const kept: FoundQuotation[] = [];
  for (const each of quotations.sort(
    (a, b) => a.stretches[0]!.piece - b.stretches[0]!.piece || a.outerStart - b.outerStart || b.outerEnd - a.outerEnd,
  )) {
    const before = kept.at(-1)?.stretches.at(-1);
    if (!before || before.piece < each.stretches[0]!.piece || (before.piece === each.stretches[0]!.piece && before.end <= each.outerStart))
      kept.push(each);
  }
  return kept;
}

/** How many of the marked words of a paragraph are asked whether they speak for themselves. */
const MOST_INNER = 4;

/** Marked words in a block that are the quotation, not the block: they fill it, or the block says beside them whose they are. */
function speaksForItself(inner: FoundQuotation, block: FoundQuotation, { pieces, texts }: CutPage, names: Names): boolean {
  const { piece, start, end } = block.stretches.find((each) => each.piece === inner.stretches[0]!.piece)!;
  const { block: at } = pieces[piece]!;
  const before = texts[at]!.slice(start, Math.max(start, inner.outerStart));
  const after = texts[at]!.slice(Math.min(end, inner.outerEnd), end);
  if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true;
  if (block.mark !== 'block' && inner.outerStart !== start) return false;
  const namedRightAfter = names(at, inner.outerEnd, inner.outerEnd + 20);
  if (namedRightAfter) return true;
  const isNamed = names(at, start, inner.outerStart) || names(at, inner.outerEnd, end);
  return isNamed
    ? isCued(before, after, 6) || leadsTo(before.slice(-80))
    : isCued(before, after, 6) && isToldByOthers(pieces, texts, piece);
}

/** "According to X, “…”": a preposition of source in the clause before the words. */
function leadsTo(before: string): boolean {
  const clause = tokensOf(before).slice(-12);
  return clause.some(
    ({ word }, index) =>
      (word === 'according' && index >= clause.length - 9) || (SOURCE_PREPOSITIONS.has(word) && index >= clause.length - 6),
  );
}

/** "ChatGPT answered:" above a block: what it quotes counts, not what it says. */
function isToldByOthers(pieces: CutPage['pieces'], texts: CutPage['texts'], piece: number): boolean {
  let at = piece - 1;
  while (pieces[at] && pieces[at]!.quote?.quote === pieces[piece]!.quote?.quote && piece - at < MOST_INNER) at--;
  const lead = pieces[at];
  if (!lead || lead.section !== pieces[piece]!.section) return false;
  const text = texts[lead.block]!.slice(lead.start, lead.end).slice(-200);
  return speakerOf(text, '').is === 'other' || isOthers(text);
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
