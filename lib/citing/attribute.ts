import type { Attribution, Citation } from './citation.ts';
import { CONNECTORS } from './cues.ts';
import { Distances } from './distances.ts';
import type { FoundQuotation } from './find-quotations.ts';
import { endsWithColon, isOthers, PageTies } from './page-ties.ts';
import type { Piece, Pieces, Range } from './pieces.ts';
import { SentenceTies } from './sentence-ties.ts';
import { lastSentence } from './sentences.ts';
import { Sources } from './sources.ts';
import { speakerOf, type Speaker } from './speaker.ts';
import { Surroundings } from './surroundings.ts';
import type { Tie } from './tie.ts';
import { tokensOf } from './tokens.ts';

/** How much of a sentence is kept on either side of a quotation (code units). */
const KEPT = 400;

/**
 * Ties quotations to citations. Backward first: the sentence, the item, the row, the paragraph, the lines before, the headings;
 * forward only for what stands right after the words. Silent where the text does not decide: a wrong tie makes a false accusation.
 * Source of the rules: research/citing.md 3, 6 and 10.
 */
export class Attributor {
  readonly #found: Pieces;
  readonly #quotations: readonly FoundQuotation[];
  readonly #sources: Sources;
  readonly #around: Surroundings;
  readonly #sentence: SentenceTies;
  readonly #page: PageTies;
  readonly #distances: Distances;

  private constructor(found: Pieces, quotations: readonly FoundQuotation[], sources: Sources, around: Surroundings, page: PageTies) {
    this.#found = found;
    this.#quotations = quotations;
    this.#sources = sources;
    this.#around = around;
    this.#sentence = new SentenceTies(found, quotations, sources, around);
    this.#page = page;
    this.#distances = new Distances(found);
  }

  /** Yields now and then, so that whoever drives it may pause. */
  static *of(found: Pieces, quotations: readonly FoundQuotation[], citations: readonly Citation[]): Generator<void, Attributor, void> {
    const sources = yield* Sources.of(found, quotations, citations);
    yield;
    const around = new Surroundings(found, sources.masked);
    yield;
    const page = new PageTies(found, sources, around, citations);
    yield;
    return new Attributor(found, quotations, sources, around, page);
  }

  attribute(index: number): Attribution | null {
    const quotation = this.#quotations[index]!;
    const tie = quotation.mark === 'block' || quotation.mark === 'lead-in' ? this.#tieBlock(quotation) : this.#tieInline(index);
    if (!tie || tie === 'undecided') return null;
    const { run } = tie;
    const viaNote = run.every(({ note }) => note);
    const viaLink = run.every(({ citation: { via } }) => via === 'link' || via === 'chip');
    return {
      ids: [...new Set(run.map(({ citation }) => citation.id))],
      rule: viaNote ? 'footnote' : viaLink ? 'link' : tie.rule,
      ...this.#distances.between(quotation, run),
    };
  }

  /** The page's own sentence around a quotation, cut at KEPT code units a side. */
  sentence(quotation: FoundQuotation): string {
    const { first: piece } = this.#ends(quotation);
    const { outerStart } = quotation;
    const ownEnd = quotation.stretches.length === 1 ? quotation.outerEnd : piece.end;
    const from = Math.max(this.#around.sentenceAt(piece, outerStart).start, outerStart - KEPT);
    const until = Math.min(Math.max(this.#around.sentenceAt(piece, ownEnd - 1).end, ownEnd), ownEnd + KEPT);
    return this.#found.page.blocks[piece.block]!.text.slice(Math.max(0, from), until).trim();
  }

  #tieInline(index: number): Tie {
    const quotation = this.#quotations[index]!;
    const { outerStart, outerEnd } = quotation;
    const { first, last } = this.#ends(quotation);
    const sentence = this.#around.sentenceAt(first, outerStart);
    const ending = this.#around.sentenceAt(last, outerEnd - 1);
    const lead = this.#sources.masked[first.block]!.slice(sentence.start, outerStart);
    const rest = this.#sources.masked[last.block]!.slice(outerEnd, ending.end);
    const own = speakerOf(lead, rest);
    const speaker = own.is === 'unsaid' && isBare(lead, rest) ? (this.#speakerBefore(first, outerStart) ?? own) : own;
    return this.#sentence.tie(index, speaker, sentence, ending) ?? this.#outsideSentence(speaker, { first, last, sentence, ending }, { lead, rest });
  }

  /** Who speaks by the line before words that stand alone: "The second page reads:", "The dealer said:". */
  #speakerBefore(piece: Piece, start: number): Speaker | null {
    if (start > piece.start) return null;
    const [line] = this.#around.linesBefore(piece);
    if (!line || this.#sources.byPiece[line.index]!.length > 0) return null;
    const text = this.#around.text(line);
    return endsWithColon(text) ? speakerOf(lastSentence(text), '') : null;
  }

  #outsideSentence(speaker: Speaker, { first, last, sentence, ending }: { first: Piece; last: Piece; sentence: Range; ending: Range }, { lead, rest }: { lead: string; rest: string }): Tie {
    const alone = isBare(lead, rest);
    if (speaker.is === 'unsaid' && !speaker.cue && !alone) return null;
    const { kinds } = speaker;
    const bare = alone && !speaker.cue && first.kind !== 'definition';
    const sought = { kinds, nearest: alone || speaker.pronoun, distinguished: speaker.distinguished, bare, goesOn: /\p{L}/u.test(lead) };
    return (
      this.#page.pointedBack(last, ending, kinds) ??
      this.#page.nearby(first, sentence, sought) ??
      (this.#page.isAnnounced(first) ? this.#page.onLinesBefore(first, sought) : null) ??
      this.#page.following(last) ??
      this.#page.onLinesBefore(first, sought) ??
      this.#page.inListBefore(first, speaker) ??
      this.#page.sameAsBefore(first, speaker) ??
      this.#page.later(last, ending, speaker) ??
      this.#page.inSourceList(last) ??
      (bare ? null : this.#page.onAddress(kinds))
    );
  }

  #tieBlock(quotation: FoundQuotation): Tie {
    const { first, last } = this.#ends(quotation);
    const own = this.#page.citedByElement(first, quotation) ?? this.#page.onOwnLines(first, last);
    if (own) return own;
    const [before] = this.#around.linesBefore(first);
    const [heading] = this.#around.headings(first);
    const lead = before ? this.#around.text(before) : '';
    const speaker = speakerOf(lead, '');
    const isNamed = before !== undefined && this.#sources.byPiece[before.index]!.length > 0;
    const following = quotation.mark === 'lead-in' || this.#page.isAnnounced(first) ? null : this.#page.following(last);
    if (following) return following;
    // A line that names a document says more than a heading such as "Question 2".
    if (speaker.is === 'other' || speaker.is === 'nobody' || isOthers(lead) || (heading && !isNamed && isOthers(this.#around.text(heading)))) return null;
    const isLed = quotation.mark === 'lead-in' || !before || speaker.is === 'document' || endsWithColon(lead) || isNamed || first.cell || first.list;
    if (!isLed) return null;
    const sought = { kinds: speaker.kinds, nearest: true, distinguished: speaker.distinguished, bare: false, goesOn: false };
    return this.#page.nearby(first, first, sought) ?? this.#page.onLinesBefore(first, sought) ?? this.#page.inSourceList(last) ?? this.#page.onAddress(speaker.kinds);
  }

  #ends({ stretches }: FoundQuotation): { first: Piece; last: Piece } {
    const { pieces } = this.#found;
    return { first: pieces[stretches[0]!.piece]!, last: pieces[stretches.at(-1)!.piece]! };
  }
}

/** Does nothing stand beside the words in their sentence? */
function isBare(lead: string, rest: string): boolean {
  return !/[\p{L}\p{N}]/u.test(rest) && tokensOf(lead).every(({ is, word }) => is !== 'named' && (is !== 'word' || CONNECTORS.has(word)));
}
