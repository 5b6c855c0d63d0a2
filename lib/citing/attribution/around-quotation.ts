import { CONNECTORS } from '../../language/lexicon/index.ts';
import type { Range } from '../../language/range.ts';
import { lastSentence } from '../../language/sentences.ts';
import { speakerAsked, speakerOf } from '../../language/speaker/speaker.ts';
import { isDisowned, READ_ON } from '../../language/speaker/disowned.ts';
import { NOBODY, type Speaker } from '../../language/speaker/shape.ts';
import { QUOTED, tokensOf } from '../../language/tokens.ts';
import type { Piece } from '../pieces/piece.ts';
import type { FoundQuotation } from '../quotations/found.ts';
import { endsWithColon } from './source-lines.ts';
import { namesSource, type SourcedPage, textOf } from './sourced-page.ts';

/** A quotation with what stands right beside it: its sentence or, for one that is a block of its own, the line above it. */
export interface AroundQuotation {
  quotation: FoundQuotation;
  /** Its number among the quotations of the page. */
  index: number;
  /** The pieces that it begins and ends in. */
  first: Piece;
  last: Piece;
  /** The sentences that it begins and ends in; of a block those pieces. */
  sentence: Range;
  ending: Range;
  /** The masked text of its sentence before it; of a block the line above. */
  lead: string;
  /** The masked text of its sentence behind it; of a block nothing. */
  rest: string;
  /** Who speaks by these texts. */
  speaker: Speaker;
}

/** A quotation whose own sentence does not name its source, with how that is looked for elsewhere. */
export interface Sought extends AroundQuotation {
  /** "It says", a block after its lead-in: the document named last is meant, not one that must be the only one. */
  nearest: boolean;
  /** Its sentence says that a document speaks, or it is a block that a line leads to. */
  said: boolean;
  /** Bare words without any cue: only what stands directly before them counts. */
  bare: boolean;
  /** "And also “…”": bare, but it goes on with what the line before began. */
  goesOn: boolean;
}

const LETTER = /\p{L}/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** The rest of a quotation's masked text, when it is cut at its first sign. */
const QUOTED_AT_START = /^\uFFFC+/;

/** What stands around a quotation that is part of a sentence. */
export function aroundWords(page: SourcedPage, index: number): AroundQuotation {
  const { neighbours } = page;
  const quotation = page.quotations[index]!;
  const { outerStart, outerEnd } = quotation;
  const { first, last } = endsOf(page, quotation);
  const sentence = neighbours.sentenceAt(first, outerStart);
  const ending = neighbours.sentenceAt(last, outerEnd - 1);
  const lead = textOf(page, first, sentence.start, outerStart);
  const rest = textOf(page, last, outerEnd, ending.end);
  const next = textOf(page, last, ending.end, Math.min(ending.end + READ_ON, last.end));
  const own = isDisowned(lead, rest, next) ? NOBODY : speakerOf(lead, rest);
  const speaker = own.is === 'unsaid' && isBare(lead, rest) ? (speakerBefore(page, first, outerStart) ?? own) : own;
  return { quotation, index, first, last, sentence, ending, lead, rest, speaker };
}

/** What stands around a quotation that is a block of its own. */
export function aroundBlock(page: SourcedPage, index: number): AroundQuotation {
  const quotation = page.quotations[index]!;
  const { first, last } = endsOf(page, quotation);
  const [line] = page.neighbours.linesBefore(first);
  const lead = line ? textOf(page, line) : '';
  return {
    quotation,
    index,
    first,
    last,
    sentence: first,
    ending: last,
    lead,
    rest: '',
    speaker: isDisowned(lead, '', '') ? NOBODY : speakerOf(lead, ''),
  };
}

/** The pieces that a quotation begins and ends in. */
function endsOf({ cutPage: { pieces } }: SourcedPage, { stretches }: FoundQuotation): { first: Piece; last: Piece } {
  return { first: pieces[stretches[0]!.piece]!, last: pieces[stretches.at(-1)!.piece]! };
}

/** Does nothing stand beside the words in their sentence? */
export function isBare(lead: string, rest: string): boolean {
  return !LETTER_OR_DIGIT.test(rest) && tokensOf(lead).every(({ is, word }) => is !== 'named' && (is !== 'word' || CONNECTORS.has(word)));
}

/** How the source of words is looked for outside of their sentence. */
export function soughtForWords(around: AroundQuotation): Sought {
  const { first, lead, rest, speaker } = around;
  const alone = isBare(lead, rest);
  return {
    ...around,
    nearest: alone || speaker.pronoun,
    said: speaker.is === 'document',
    bare: alone && !speaker.cue && first.kind !== 'definition',
    goesOn: LETTER.test(lead),
  };
}

/** How the source of a block is looked for. */
export function soughtForBlock(around: AroundQuotation): Sought {
  return { ...around, nearest: true, said: true, bare: false, goesOn: false };
}

/** Who speaks by the line before words that stand alone: "The second page reads:", "The dealer said:". */
function speakerBefore(page: SourcedPage, piece: Piece, start: number): Speaker | null {
  if (start > piece.start) return speakerOfSpeech(page, piece, start);
  const [line] = page.neighbours.linesBefore(piece);
  if (!line || namesSource(page, line)) return null;
  const text = textOf(page, line);
  return endsWithColon(text) ? speakerOf(lastSentence(text), '') : speakerAsked(text);
}

/** Who spoke the words of the sentence before: `“A,” he says. “B.”` goes on. */
function speakerOfSpeech(page: SourcedPage, piece: Piece, start: number): Speaker | null {
  const { neighbours } = page;
  const before = neighbours.sentenceAt(piece, neighbours.sentenceAt(piece, start).start - 1);
  const text = textOf(page, piece, before.start, before.end);
  const asked = speakerAsked(text);
  if (asked) return asked;
  const first = text.indexOf(QUOTED);
  if (first === -1) return null;
  const speaker = speakerOf(text.slice(0, first), text.slice(first).replace(QUOTED_AT_START, ''));
  return speaker.is === 'other' ? speaker : null;
}
