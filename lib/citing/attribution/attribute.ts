import { CONNECTORS } from '../../language/lexicon/index.ts';
import { isOthers, isStrangeLabel } from '../../language/speaker/cues.ts';
import type { Speaker } from '../../language/speaker/shape.ts';
import { speakerAsked, speakerOf } from '../../language/speaker/speaker.ts';
import type { Range } from '../../language/range.ts';
import { lastSentence } from '../../language/sentences.ts';
import { QUOTED, tokensOf } from '../../language/tokens.ts';
import type { AttributedQuotation, Attribution, AttributionRule, Citation, DocumentId } from '../citation.ts';
import { Neighbours } from '../pieces/neighbours.ts';
import type { CutPage, Piece } from '../pieces/piece.ts';
import type { FoundQuotation } from '../quotations/found.ts';
import { endsWithColon, PageTies } from './around-sentence.ts';
import { Distances } from './distances.ts';
import { SentenceTies } from './in-sentence.ts';
import type { Tie } from './only-source.ts';
import type { Source } from './source.ts';
import { placeSources, Sources } from './sources.ts';
import { findNotes } from './note-sources.ts';

/** Within so many paragraphs a document is named near a quotation. */
const NEAR = { before: 12, after: 4 };
/** So many ids of a paragraph are looked at, and so many documents count. */
const MOST_LOOKED_AT = 8;
const MOST_CANDIDATES = 6;

/** Rules by which the place of a quotation alone tells its document. */
const BY_PLACE: ReadonlySet<AttributionRule> = new Set(['same-paragraph', 'same-section']);

/** Rules that reach words behind a label of their own: who is labelled must be known, too. */
const BESIDE_LABEL: ReadonlySet<AttributionRule> = new Set(['lead-in', 'heading', 'same-item', 'page-address']);

const NOTHING: Pick<AttributedQuotation, 'attribution' | 'candidates'> = { attribution: null, candidates: [] };

/** How much of a sentence is kept on either side of a quotation (code units). */
const KEPT = 400;

/**
 * Ties quotations to citations. Backward first: the sentence, the item, the row, the paragraph, the lines before, the headings;
 * forward only for what stands right after the words. Silent where the text does not decide: a wrong tie makes a false accusation.
 * Source of the rules: research/citing.md 3, 6 and 10.
 */
export class Attributor {
  readonly #cutPage: CutPage;
  readonly #quotations: readonly FoundQuotation[];
  readonly #sources: Sources;
  readonly #neighbours: Neighbours;
  readonly #sentence: SentenceTies;
  readonly #page: PageTies;
  readonly #distances: Distances;

  private constructor(cutPage: CutPage, quotations: readonly FoundQuotation[], sources: Sources, around: Neighbours, page: PageTies) {
    this.#cutPage = cutPage;
    this.#quotations = quotations;
    this.#sources = sources;
    this.#neighbours = around;
    this.#sentence = new SentenceTies(cutPage, quotations, sources, around);
    this.#page = page;
    this.#distances = new Distances(cutPage);
  }

  /** Yields now and then, so that whoever drives it may pause. */
  static *of(cutPage: CutPage, quotations: readonly FoundQuotation[], citations: readonly Citation[]): Generator<void, Attributor, void> {
    const placed = placeSources(cutPage, quotations, citations);
    yield;
    const notes = yield* findNotes(cutPage, placed);
    const sources = yield* Sources.of(cutPage, quotations, placed, notes);
    yield;
    const around = new Neighbours(cutPage, sources.masked);
    yield;
    const page = new PageTies(cutPage, sources, around, citations);
    yield;
    return new Attributor(cutPage, quotations, sources, around, page);
  }

  attribute(index: number): Pick<AttributedQuotation, 'attribution' | 'candidates'> {
    const quotation = this.#quotations[index]!;
    const isBlock = quotation.mark === 'block' || quotation.mark === 'lead-in';
    const inline = isBlock ? null : this.#sentenceAround(quotation);
    const speaker = inline ? this.#speakerIn(inline, quotation.outerStart) : this.#speakerAbove(quotation);
    const tie = inline ? this.#tieInline(index, speaker, inline) : this.#tieBlock(quotation, speaker);
    // "The filing" after two filings is left open.
    if (tie === 'undecided' && speaker.kinds) return NOTHING;
    if (!tie || tie === 'undecided') return { attribution: null, candidates: this.#namedNear(quotation) };
    const attribution = this.#attributionBy(tie, quotation);
    const isStrange = inline !== null && speaker.is === 'unsaid' && BESIDE_LABEL.has(tie.rule) && isStrangeLabel(inline.lead);
    const isWeak =
      isStrange ||
      (isBlock && attribution.rule === 'lead-in' ? this.#isUnannounced(quotation) : BY_PLACE.has(tie.rule) && speaker.is !== 'document');
    return isWeak
      ? { attribution: { ...attribution, weak: true }, candidates: this.#namedNear(quotation) }
      : { attribution, candidates: [] };
  }

  #attributionBy(tie: { rule: AttributionRule; run: readonly Source[] }, quotation: FoundQuotation): Attribution {
    const { run } = tie;
    const viaNote = run.every(({ note }) => note);
    const viaLink = run.every(({ citation: { via } }) => via === 'link' || via === 'chip');
    return {
      ids: [...new Set(run.map(({ citation }) => citation.id))],
      rule: viaNote ? 'footnote' : viaLink ? 'link' : tie.rule,
      ...this.#distances.between(quotation, run),
    };
  }

  /** The documents that are named within reach of a quotation, those before it first, the nearest first. */
  #namedNear(quotation: FoundQuotation): Attribution[] {
    const { first, last } = this.#ends(quotation);
    const { byPiece } = this.#sources;
    const near = new Map<DocumentId, Source>();
    const look = (sources: readonly Source[]) => {
      for (const source of sources) if (!near.has(source.citation.id)) near.set(source.citation.id, source);
    };
    look(this.#sources.between(first.index, 0, quotation.outerStart, -MOST_LOOKED_AT).toReversed());
    for (let at = first.index - 1; at >= Math.max(0, first.index - NEAR.before); at--)
      look(byPiece[at]!.slice(-MOST_LOOKED_AT).toReversed());
    look(this.#sources.between(last.index, quotation.outerEnd, Infinity, MOST_LOOKED_AT));
    for (let at = last.index + 1; at <= Math.min(byPiece.length - 1, last.index + NEAR.after); at++)
      look(byPiece[at]!.slice(0, MOST_LOOKED_AT));
    return [...near]
      .slice(0, MOST_CANDIDATES)
      .map(([id, source]) => ({ ids: [id], rule: 'same-words', ...this.#distances.between(quotation, [source]) }));
  }

  /** The page's own sentence around a quotation, cut at KEPT code units a side. */
  sentence(quotation: FoundQuotation): string {
    const { first: piece } = this.#ends(quotation);
    const { outerStart } = quotation;
    const ownEnd = quotation.stretches.length === 1 ? quotation.outerEnd : piece.end;
    const from = Math.max(this.#neighbours.sentenceAt(piece, outerStart).start, outerStart - KEPT);
    const until = Math.min(Math.max(this.#neighbours.sentenceAt(piece, ownEnd - 1).end, ownEnd), ownEnd + KEPT);
    return this.#cutPage.page.blocks[piece.block]!.text.slice(Math.max(0, from), until).trim();
  }

  #tieInline(index: number, speaker: Speaker, around: SentenceAround): Tie {
    const { first, sentence, ending } = around;
    return (
      this.#page.inOrder(first, this.#quotations[index]!.outerStart, speaker) ??
      this.#sentence.tie(index, speaker, sentence, ending) ??
      this.#outsideSentence(speaker, around)
    );
  }

  #sentenceAround(quotation: FoundQuotation): SentenceAround {
    const { outerStart, outerEnd } = quotation;
    const { first, last } = this.#ends(quotation);
    const sentence = this.#neighbours.sentenceAt(first, outerStart);
    const ending = this.#neighbours.sentenceAt(last, outerEnd - 1);
    const lead = this.#sources.masked[first.block]!.slice(sentence.start, outerStart);
    const rest = this.#sources.masked[last.block]!.slice(outerEnd, ending.end);
    return { first, last, sentence, ending, lead, rest };
  }

  /** Who speaks by the sentence around a quotation. */
  #speakerIn({ first, lead, rest }: SentenceAround, start: number): Speaker {
    const own = speakerOf(lead, rest);
    return own.is === 'unsaid' && isBare(lead, rest) ? (this.#speakerBefore(first, start) ?? own) : own;
  }

  /** Who speaks by the line above a block. */
  #speakerAbove(quotation: FoundQuotation): Speaker {
    const [before] = this.#neighbours.linesBefore(this.#ends(quotation).first);
    return speakerOf(before ? this.#neighbours.text(before) : '', '');
  }

  /** The line above a block is a sentence that has ended, and does not say that a document speaks. */
  #isUnannounced(quotation: FoundQuotation): boolean {
    const [before] = this.#neighbours.linesBefore(this.#ends(quotation).first);
    const text = before ? this.#neighbours.text(before) : '';
    if (!/[.!?…]["'”’)\]]*$/.test(text)) return false;
    const { is, at, spoken } = speakerOf(lastSentence(text), '');
    return is !== 'document' || (at !== undefined && !spoken);
  }

  /** Who speaks by the line before words that stand alone: "The second page reads:", "The dealer said:". */
  #speakerBefore(piece: Piece, start: number): Speaker | null {
    if (start > piece.start) return this.#speakerOfSpeech(piece, start);
    const [line] = this.#neighbours.linesBefore(piece);
    if (!line || this.#sources.byPiece[line.index]!.length > 0) return null;
    const text = this.#neighbours.text(line);
    return endsWithColon(text) ? speakerOf(lastSentence(text), '') : speakerAsked(text);
  }

  /** Who spoke the words of the sentence before: `“A,” he says. “B.”` goes on. */
  #speakerOfSpeech(piece: Piece, start: number): Speaker | null {
    const before = this.#neighbours.sentenceAt(piece, this.#neighbours.sentenceAt(piece, start).start - 1);
    const text = this.#sources.masked[piece.block]!.slice(before.start, before.end);
    const asked = speakerAsked(text);
    if (asked) return asked;
    const first = text.indexOf(QUOTED);
    if (first === -1) return null;
    const speaker = speakerOf(text.slice(0, first), text.slice(first).replace(/^\uFFFC+/, ''));
    return speaker.is === 'other' ? speaker : null;
  }

  #outsideSentence(speaker: Speaker, { first, last, sentence, ending, lead, rest }: SentenceAround): Tie {
    // “…” [2], where [2] is no document: its source is said.
    if (/^["'”’»]?\s{0,2}(?:\[\^?\w{1,3}\]|[¹²³⁰⁴-⁹])/.test(rest)) return null;
    const alone = isBare(lead, rest);
    if (speaker.is === 'unsaid' && !speaker.cue && !alone) return this.#page.sourceBehind(last, ending) ?? this.#page.inItemBefore(first);
    const { kinds } = speaker;
    const bare = alone && !speaker.cue && first.kind !== 'definition';
    const sought = {
      kinds,
      nearest: alone || speaker.pronoun,
      distinguished: speaker.distinguished,
      said: speaker.is === 'document',
      bare,
      goesOn: /\p{L}/u.test(lead),
    };
    return (
      this.#page.pointedBack(last, ending, kinds) ??
      this.#page.nearby(first, sentence, sought) ??
      (this.#page.isAnnounced(first) ? this.#page.onLinesBefore(first, sought) : null) ??
      this.#page.following(last) ??
      this.#page.onLinesBefore(first, sought) ??
      this.#page.inItemBefore(first) ??
      this.#page.inListBefore(first, speaker) ??
      this.#page.sameAsBefore(first, speaker) ??
      this.#page.later(last, ending, speaker) ??
      this.#page.inSourceList(last) ??
      (bare ? null : this.#page.onAddress(kinds))
    );
  }

  #tieBlock(quotation: FoundQuotation, speaker: Speaker): Tie {
    const { first, last } = this.#ends(quotation);
    const own = this.#page.citedByElement(first, quotation) ?? this.#page.onOwnLines(first, last);
    if (own) return own;
    const [before] = this.#neighbours.linesBefore(first);
    const [heading] = this.#neighbours.headings(first);
    const lead = before ? this.#neighbours.text(before) : '';
    const isNamed = before !== undefined && this.#sources.byPiece[before.index]!.length > 0 && !this.#page.belongsBefore(before);
    const following = quotation.mark === 'lead-in' || this.#page.isAnnounced(first) ? null : this.#page.following(last);
    if (following) return following;
    // A line that names a document says more than a heading such as "Question 2".
    if (
      speaker.is === 'other' ||
      speaker.is === 'nobody' ||
      isOthers(lead) ||
      (heading && !isNamed && isOthers(this.#neighbours.text(heading)))
    )
      return null;
    const isLed =
      quotation.mark === 'lead-in' || !before || speaker.is === 'document' || endsWithColon(lead) || isNamed || first.cell || first.list;
    if (!isLed) return this.#page.goesOnQuoting(first);
    const sought = { kinds: speaker.kinds, nearest: true, distinguished: speaker.distinguished, said: true, bare: false, goesOn: false };
    return (
      this.#page.nearby(first, first, sought) ??
      this.#page.onLinesBefore(first, sought) ??
      this.#page.inSourceList(last) ??
      this.#page.onAddress(speaker.kinds)
    );
  }

  #ends({ stretches }: FoundQuotation): { first: Piece; last: Piece } {
    const { pieces } = this.#cutPage;
    return { first: pieces[stretches[0]!.piece]!, last: pieces[stretches.at(-1)!.piece]! };
  }
}

/** The sentence that a quotation stands in, and that which it ends in, with what they say before and after it. */
interface SentenceAround {
  first: Piece;
  last: Piece;
  sentence: Range;
  ending: Range;
  lead: string;
  rest: string;
}

/** Does nothing stand beside the words in their sentence? */
function isBare(lead: string, rest: string): boolean {
  return !/[\p{L}\p{N}]/u.test(rest) && tokensOf(lead).every(({ is, word }) => is !== 'named' && (is !== 'word' || CONNECTORS.has(word)));
}
