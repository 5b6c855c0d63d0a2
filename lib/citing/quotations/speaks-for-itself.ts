import { SOURCE_PREPOSITIONS } from '../../language/lexicon/index.ts';
import { isCued, isOthers } from '../../language/speaker/cues.ts';
import { speakerOf } from '../../language/speaker/speaker.ts';
import { tokensOf } from '../../language/tokens.ts';
import type { CutPage } from '../pieces/piece.ts';
import type { QuotedWords } from './found.ts';
import type { Names } from './names-in.ts';

/** An id that begins so near behind the closing mark (code units) is the source of the words in the marks. */
const RIGHT_AFTER = 20;
/** How many words may stand between a verb of saying and the mark. */
const CUE_REACH = 6;
/** How far back a clause that leads to the words is read (code units). */
const CLAUSE_READ = 80;
/** "According to" stands among so many last words of it, "in" and "per" among so many. */
const ACCORDING_REACH = 9;
const PREPOSITION_REACH = 6;
/** So many paragraphs of a block are passed over on the way to the line above it. */
const MOST_PASSED = 4;
/** How much of the line above a block is read (code units). */
const LINE_END = 200;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Marked words in a block that are the quotation, not the block: they fill it, or the block says beside them whose they are. */
export function speaksForItself(inner: QuotedWords, block: QuotedWords, { pieces, texts }: CutPage, names: Names): boolean {
  const { piece, start, end } = block.stretches.find((each) => each.piece === inner.stretches[0]!.piece)!;
  const { block: at } = pieces[piece]!;
  const before = texts[at]!.slice(start, Math.max(start, inner.outerStart));
  const after = texts[at]!.slice(Math.min(end, inner.outerEnd), end);
  if (!LETTER_OR_DIGIT.test(before) && !LETTER_OR_DIGIT.test(after)) return true;
  if (block.mark !== 'block' && inner.outerStart !== start) return false;
  if (names(at, inner.outerEnd, inner.outerEnd + RIGHT_AFTER)) return true;
  const isNamed = names(at, start, inner.outerStart) || names(at, inner.outerEnd, end);
  return isNamed
    ? isCued(before, after, CUE_REACH) || leadsTo(before.slice(-CLAUSE_READ))
    : isCued(before, after, CUE_REACH) && isToldByOthers(pieces, texts, piece);
}

/** "According to X, “…”": a preposition of source in the clause before the words. */
function leadsTo(before: string): boolean {
  const clause = tokensOf(before).slice(-ACCORDING_REACH);
  return (
    clause.some(({ word }) => word === 'according') || clause.slice(-PREPOSITION_REACH).some(({ word }) => SOURCE_PREPOSITIONS.has(word))
  );
}

/** "ChatGPT answered:" above a block: what it quotes counts, not what it says. */
function isToldByOthers(pieces: CutPage['pieces'], texts: CutPage['texts'], piece: number): boolean {
  let at = piece - 1;
  while (pieces[at] && pieces[at]!.quote?.quote === pieces[piece]!.quote?.quote && piece - at < MOST_PASSED) at--;
  const lead = pieces[at];
  if (!lead || lead.section !== pieces[piece]!.section) return false;
  const text = texts[lead.block]!.slice(lead.start, lead.end).slice(-LINE_END);
  return speakerOf(text, '').is === 'other' || isOthers(text);
}
