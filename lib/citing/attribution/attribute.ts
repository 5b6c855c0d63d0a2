import { lastSentence } from '../../language/sentences.ts';
import { isOthers, isStrangeLabel } from '../../language/speaker/cues.ts';
import { speakerOf } from '../../language/speaker/speaker.ts';
import type { AttributedQuotation, Attribution, AttributionRule, Citation } from '../citation.ts';
import type { CutPage } from '../pieces/piece.ts';
import type { FoundQuotation } from '../quotations/found.ts';
import { type AroundQuotation, aroundBlock, aroundWords, isBare, type Sought, soughtForBlock, soughtForWords } from './around-quotation.ts';
import { Distances } from './distances.ts';
import { InSentence } from './in-sentence.ts';
import { sourcesNear } from './near-sources.ts';
import type { Source } from './source.ts';
import { belongsBefore, endsWithColon, endsWithStop } from './source-lines.ts';
import { namesSource, type SourcedPage, sourcePage, textOf } from './sourced-page.ts';
import {
  byOrdinal,
  goesOnQuoting,
  inItemBefore,
  inListBefore,
  isAnnounced,
  onAnnouncingLine,
  onLinesBefore,
  sameAsBefore,
} from './sources-above.ts';
import { inFields, inItem, inPiece, inRow, onColumnHead, underOthers } from './sources-beside.ts';
import { inSentenceBehind, laterInPiece, numberedBelow, onLineBelow, pointedBack } from './sources-below.ts';
import { citedByElement, inSourceList, onAddress, onOwnLines } from './sources-of-page.ts';
import type { Tie } from './tie.ts';

/**
 * One rule: the tie that it tells, `'undecided'` where it finds several documents that could be meant, null where it does not apply.
 * The first rule of a list that tells anything else than null decides.
 */
export type Rule = (page: SourcedPage, sought: Sought) => Tie;

// The law. Backward first: the sentence, the item, the row, the paragraph, the lines before, the headings; forward only for what stands
// right after the words. Silent where the text does not decide: a wrong tie makes a false accusation. README.md, "Ways of citing".

const BESIDE: readonly Rule[] = [
  underOthers, //       a column headed "ChatGPT's answer" is nobody's source
  inFields, //          Quote: “…” | Source: X
  inRow, //             X | “…”
  inPiece, //           X came first. Nobody knew. “…”
  inItem, //            an item of two paragraphs: X, then “…”
  onColumnHead, //      a column headed X
];

/** For words in a sentence that does not name their source. */
export const OUTSIDE_SENTENCE: readonly Rule[] = [
  pointedBack, //       “…” That is what X says.
  ...BESIDE,
  onAnnouncingLine, //  X reads as follows: / “…”
  onLineBelow, //       “…” / — X
  onLinesBefore, //     I found X. / It says “…”; then headings: Recall X / The filing says “…”
  inItemBefore, //      an item about X, then an item "It narrows to “…”"
  inListBefore, //      a list that names one recall, then "The recall says “…”"
  sameAsBefore, //      X, a heading, then "The same bulletin says “…”"
  laterInPiece, //      The recall says “…”. Owners were told of X.
  numberedBelow, //     The recall says “…”. / … / The campaign number is X.
  inSourceList, //      “…” … / Sources / X
  onAddress, //         a page at …/X
];

/** For words in a sentence that says something else, and nothing of whose they are. */
export const BESIDE_THE_POINT: readonly Rule[] = [
  inSentenceBehind, //  Nobody knew why “…” stood there. Number: X.
  inItemBefore,
];

/** What a block brings along, whoever speaks above it. */
export const OF_BLOCK: readonly Rule[] = [
  citedByElement, //    <blockquote cite="…/X">
  onOwnLines, //        > X: / > …; > … / > — X
  onLineBelowBlock, //  > … / Source: X
];

/** For a block that something leads to. */
export const AROUND_BLOCK: readonly Rule[] = [...BESIDE, onLinesBefore, inSourceList, onAddress];

/** For a block under a line that is about something else: a remark between two block quotations. */
export const AFTER_REMARK: readonly Rule[] = [goesOnQuoting];

/** A line right below a block; what a line announces, or has a label of its own, needs none. */
function onLineBelowBlock(page: SourcedPage, sought: Sought): Tie {
  return sought.quotation.mark === 'lead-in' || isAnnounced(page, sought) ? null : onLineBelow(page, sought);
}

/** What the first rule tells that applies; null where none does. */
export function firstOf(rules: readonly Rule[], page: SourcedPage, sought: Sought): Tie {
  for (const rule of rules) {
    const tie = rule(page, sought);
    if (tie) return tie;
  }
  return null;
}

/** Rules by which the place of a quotation alone tells its document. */
const BY_PLACE: ReadonlySet<AttributionRule> = new Set(['same-paragraph', 'same-section']);
/** Rules that reach words behind a label of their own: who is labelled must be known, too. */
const BESIDE_LABEL: ReadonlySet<AttributionRule> = new Set(['lead-in', 'heading', 'same-item', 'page-address']);
const NOTHING: Attributed = { attribution: null, candidates: [] };

/** How many quotations are attributed between two chances to pause. */
const QUOTATIONS_A_STEP = 20;
/** How much of a sentence is kept on either side of a quotation (code units). */
const SENTENCE_KEPT = 400;
/** “…” [2]: how the text behind words begins that a note's number is set behind. */
const NOTE_BEHIND = /^["'”’»]?\s{0,2}(?:\[\^?\w{1,3}\]|[¹²³⁰⁴-⁹])/;

type Attributed = Pick<AttributedQuotation, 'attribution' | 'candidates'>;

/**
 * Ties quotations to citations.
 * Yields now and then, so that whoever drives it may pause.
 * @param quotations in order
 * @returns the same quotations in the same order, each with its sentence and its source
 */
export function* attribute(
  cutPage: CutPage,
  quotations: readonly FoundQuotation[],
  citations: readonly Citation[],
): Generator<void, AttributedQuotation[], void> {
  const attributor = new Attributor(yield* sourcePage(cutPage, quotations, citations));
  const attributed: AttributedQuotation[] = [];
  for (const index of quotations.keys()) {
    attributed.push(attributor.attribute(index));
    if (index % QUOTATIONS_A_STEP === QUOTATIONS_A_STEP - 1) yield;
  }
  return attributed;
}

/** Answers whose words the quotations of one page are. */
class Attributor {
  readonly #page: SourcedPage;
  readonly #inSentence: InSentence;
  readonly #distances: Distances;

  constructor(page: SourcedPage) {
    this.#page = page;
    this.#inSentence = new InSentence(page);
    this.#distances = new Distances(page.cutPage);
  }

  attribute(index: number): AttributedQuotation {
    const { spans, text, mark } = this.#page.quotations[index]!;
    const isBlock = mark === 'block' || mark === 'lead-in';
    const around = isBlock ? aroundBlock(this.#page, index) : aroundWords(this.#page, index);
    const tie = isBlock ? this.#tieOfBlock(around) : this.#tieOfWords(around);
    return { spans, text, mark, sentence: this.#sentenceOf(around), ...this.#attributed(tie, around, isBlock) };
  }

  #tieOfWords(around: AroundQuotation): Tie {
    return byOrdinal(this.#page, around) ?? this.#inSentence.tie(around) ?? this.#outsideSentence(around);
  }

  #outsideSentence(around: AroundQuotation): Tie {
    const { lead, rest, speaker } = around;
    // “…” [2], where [2] is no document: its source is said.
    if (NOTE_BEHIND.test(rest)) return null;
    const sought = soughtForWords(around);
    const isBesideThePoint = speaker.is === 'unsaid' && !speaker.cue && !isBare(lead, rest);
    return firstOf(isBesideThePoint ? BESIDE_THE_POINT : OUTSIDE_SENTENCE, this.#page, sought);
  }

  #tieOfBlock(around: AroundQuotation): Tie {
    const sought = soughtForBlock(around);
    const own = firstOf(OF_BLOCK, this.#page, sought);
    if (own || this.#isOthersBlock(around)) return own;
    return firstOf(this.#isLedTo(around) ? AROUND_BLOCK : AFTER_REMARK, this.#page, sought);
  }

  /** Does the line above a block, or its heading, say that its words are no document's? */
  #isOthersBlock({ first, lead, speaker }: AroundQuotation): boolean {
    if (speaker.is === 'other' || speaker.is === 'nobody' || isOthers(lead)) return true;
    const [heading] = this.#page.neighbours.headings(first);
    // A line that names a document says more than a heading such as "Question 2".
    return heading !== undefined && !this.#isNamedAbove(first) && isOthers(textOf(this.#page, heading));
  }

  /** Does something lead to a block: a line that announces or names its source, or its place in a list or a table? */
  #isLedTo({ quotation, first, lead, speaker }: AroundQuotation): boolean {
    return (
      quotation.mark === 'lead-in' ||
      this.#page.neighbours.linesBefore(first).length === 0 ||
      speaker.is === 'document' ||
      endsWithColon(lead) ||
      this.#isNamedAbove(first) ||
      first.cell !== undefined ||
      first.list !== undefined
    );
  }

  /** Does the line above name a document, and not as the source of what stands above it? */
  #isNamedAbove(first: AroundQuotation['first']): boolean {
    const [line] = this.#page.neighbours.linesBefore(first);
    return line !== undefined && namesSource(this.#page, line) && !belongsBefore(this.#page, line);
  }

  /** What a tie says of a quotation, and which documents its words may be in where the tie says little. */
  #attributed(tie: Tie, around: AroundQuotation, isBlock: boolean): Attributed {
    const { quotation, speaker } = around;
    // "The filing" after two filings is left open.
    if (tie === 'undecided' && speaker.kinds) return NOTHING;
    if (!tie || tie === 'undecided') return { attribution: null, candidates: this.#candidates(around) };
    const attribution: Attribution = {
      ids: [...new Set(tie.run.map(({ citation }) => citation.id))],
      rule: ruleOf(tie),
      ...this.#distances.between(quotation, tie.run),
    };
    const isStrange = !isBlock && speaker.is === 'unsaid' && BESIDE_LABEL.has(tie.rule) && isStrangeLabel(around.lead);
    const isWeak =
      isStrange ||
      (isBlock && attribution.rule === 'lead-in' ? isUnannounced(around.lead) : BY_PLACE.has(tie.rule) && speaker.is !== 'document');
    return isWeak ? { attribution: { ...attribution, weak: true }, candidates: this.#candidates(around) } : { attribution, candidates: [] };
  }

  #candidates(around: AroundQuotation): Attribution[] {
    return sourcesNear(this.#page.sources, around).map((source) => ({
      ids: [source.citation.id],
      rule: 'same-words',
      ...this.#distances.between(around.quotation, [source]),
    }));
  }

  /** The page's own sentence around a quotation, cut at SENTENCE_KEPT code units a side. */
  #sentenceOf({ quotation: { outerStart, outerEnd, stretches }, first: piece }: AroundQuotation): string {
    const { cutPage, neighbours } = this.#page;
    const ownEnd = stretches.length === 1 ? outerEnd : piece.end;
    const from = Math.max(neighbours.sentenceAt(piece, outerStart).start, outerStart - SENTENCE_KEPT);
    const until = Math.min(Math.max(neighbours.sentenceAt(piece, ownEnd - 1).end, ownEnd), ownEnd + SENTENCE_KEPT);
    return cutPage.page.blocks[piece.block]!.text.slice(Math.max(0, from), until).trim();
  }
}

/** The rule of a tie, which reaches the source by a note or a link where all of it stands there. */
function ruleOf({ rule, run }: { rule: AttributionRule; run: readonly Source[] }): AttributionRule {
  if (run.every(({ note }) => note)) return 'footnote';
  return run.every(({ citation: { via } }) => via === 'link' || via === 'chip') ? 'link' : rule;
}

/** The line above a block is a sentence that has ended, and does not say that a document speaks. */
function isUnannounced(line: string): boolean {
  if (!endsWithStop(line)) return false;
  const { is, at, spoken } = speakerOf(lastSentence(line), '');
  return is !== 'document' || (at !== undefined && !spoken);
}
