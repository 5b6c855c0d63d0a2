import type { Attribution, AttributionRule, Citation } from './citation.ts';
import { BE, CONNECTORS, isMeant, type KindMeant, LIST_OF_SOURCES, leadsOn, POINTERS, QUOTE_LABEL, roleOf, SOURCE_LABEL, SOURCE_LINE, SOURCE_PREPOSITIONS } from './cues.ts';
import type { FoundQuotation } from './find-quotations.ts';
import type { Piece, Pieces, Range } from './pieces.ts';
import { isOneDocument, sourceOf, Sources, type Source } from './sources.ts';
import { isVerb, speakerOf, type Speaker } from './speaker.ts';
import { Surroundings } from './surroundings.ts';
import { QUOTED, tokensOf } from './tokens.ts';

/** A tie; `'undecided'` where several documents could be meant (then nothing further is looked for); null where nothing is in reach. */
type Tie = { rule: AttributionRule; run: readonly Source[] } | 'undecided' | null;

/** What a quotation's own sentence says about its source. */
interface Sought {
  /** Kinds that the sentence names ("the bulletin says"); null for any. */
  kinds: readonly KindMeant[] | null;
  /** "It says", a block after its lead-in: the document named last is meant, not one that must be the only one. */
  nearest: boolean;
  /** "The old bulletin says": not simply the one that is spoken of. */
  distinguished: boolean;
  /** Bare words without any cue: only what stands directly before them counts. */
  bare: boolean;
  /** "And also “…”": bare, but it goes on with what the line before began. */
  goesOn: boolean;
}

/** How many ids of a sentence are looked at on either side of a quotation. */
const REACH = 12;
/** Between a quotation and the id right after it (code units). */
const FARTHEST_AFTER = 160;
/** Between quotations that share an id. */
const FARTHEST_SHARED = 80;
/** A line such as "Page 2." leads to nothing itself. */
const SHORTEST_LINE = 25;
/** A title such as "Sources" is shorter. */
const LONGEST_TITLE = 40;
/** Distances in words are counted up to here (code units), and estimated beyond. */
const COUNTED = 1500;

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
  readonly #ownAddress: readonly Source[];
  readonly #attachedTo = new Map<number, readonly Source[]>();
  readonly #joinedToNext = new Map<number, boolean>();
  readonly #sourceLists: ReadonlyMap<number, { index: number; sources: readonly Source[] }>;
  readonly #blockStarts: readonly number[];

  constructor(found: Pieces, quotations: readonly FoundQuotation[], citations: readonly Citation[]) {
    this.#found = found;
    this.#quotations = quotations;
    this.#sources = new Sources(found, quotations, citations);
    this.#around = new Surroundings(found, this.#sources.masked);
    this.#ownAddress = citations.filter(({ via }) => via === 'page-address').map((citation) => sourceOf(citation, -1, { start: 0, end: 0 }));
    this.#sourceLists = this.#findSourceLists();
    let start = 0;
    this.#blockStarts = found.texts.map((text) => (start += text.length + 1) - text.length - 1);
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
      ...this.#distance(quotation, run),
    };
  }

  /** The page's own sentence around a quotation, cut at 400 code units a side. */
  sentence(quotation: FoundQuotation): string {
    const { first: piece } = this.#ends(quotation);
    const { outerStart } = quotation;
    const ownEnd = quotation.stretches.length === 1 ? quotation.outerEnd : piece.end;
    const from = Math.max(this.#around.sentenceAt(piece, outerStart).start, outerStart - 400);
    const until = Math.min(Math.max(this.#around.sentenceAt(piece, ownEnd - 1).end, ownEnd), ownEnd + 400);
    return this.#found.page.blocks[piece.block]!.text.slice(Math.max(0, from), until).trim();
  }

  // --- words between marks ---

  #tieInline(index: number): Tie {
    const quotation = this.#quotations[index]!;
    const { outerStart, outerEnd } = quotation;
    const { first, last } = this.#ends(quotation);
    const [words] = quotation.stretches;
    const linked = this.#sources.between(first.index, outerStart - FARTHEST_AFTER, words!.start + 1, -REACH).filter(({ end, citation }) => end >= words!.end && citation.via === 'link');
    if (linked.length > 0) return { rule: 'link', run: linked };

    const sentence = this.#around.sentenceAt(first, outerStart);
    const ending = this.#around.sentenceAt(last, outerEnd - 1);
    const lead = this.#sources.masked[first.block]!.slice(sentence.start, outerStart);
    const rest = this.#sources.masked[last.block]!.slice(outerEnd, ending.end);
    const speaker = speakerOf(lead, rest);
    const before = this.#sources
      .between(first.index, sentence.start, outerStart, -REACH)
      .filter(({ start, end, citation }) => end <= outerStart && !(citation.via === 'chip' && start === sentence.start));
    return this.#inSentence(index, speaker, before, { sentence, ending }) ?? this.#outsideSentence(speaker, { first, last, sentence, ending }, isBare(lead, rest), /\p{L}/u.test(lead));
  }

  #inSentence(index: number, speaker: Speaker, before: readonly Source[], { sentence, ending }: { sentence: Range; ending: Range }): Tie {
    const inOrder = this.#respective(index, sentence, ending);
    if (inOrder) return inOrder;
    const attached = this.#attached(index);
    if (speaker.is === 'nobody') return 'undecided';
    if (speaker.is === 'other') {
      if (attached) return { rule: 'id-after', run: attached };
      return oneOf('id-before', before.filter(({ introduced, weak }) => introduced && !weak)) ?? 'undecided';
    }
    const named = this.#namedBefore(speaker, before, sentence.start);
    if (attached) {
      const both = named && named !== 'undecided' && (speaker.bound || isOneDocument(named.run[0]!, attached[0]!));
      return both ? { rule: 'id-before', run: [...named.run, ...attached] } : { rule: 'id-after', run: attached };
    }
    if (named) return named;
    const shared = this.#sharedAfter(index);
    return shared && { rule: 'id-after', run: shared };
  }

  #outsideSentence(speaker: Speaker, { first, last, sentence, ending }: { first: Piece; last: Piece; sentence: Range; ending: Range }, alone: boolean, goesOn: boolean): Tie {
    if (speaker.is === 'unsaid' && !speaker.cue && !alone) return null;
    const { kinds } = speaker;
    const bare = alone && !speaker.cue && first.kind !== 'definition';
    const sought = { kinds, nearest: alone || speaker.pronoun, distinguished: speaker.distinguished, bare, goesOn };
    return (
      this.#pointedBack(last, ending, kinds) ??
      this.#nearby(first, sentence, sought) ??
      (this.#isAnnounced(first) ? this.#onLinesBefore(first, sought) : null) ??
      this.#following(last) ??
      this.#onLinesBefore(first, sought) ??
      this.#later(last, ending, speaker) ??
      this.#inSourceList(last) ??
      (bare ? null : this.#onAddress(kinds))
    );
  }

  #namedBefore(speaker: Speaker, before: readonly Source[], from: number): Tie {
    const subject = speaker.at === undefined ? undefined : before.find(({ start }) => start === from + speaker.at!);
    if (subject) return { rule: 'id-before', run: this.#sources.run(subject) };
    const fitting = ofKinds(before, speaker.kinds);
    const strong = fitting.filter(({ weak }) => !weak);
    if (strong.length === 0) {
      const hinted = fitting.filter(({ denied }) => !denied);
      return countIds(hinted) === 1 ? { rule: 'id-before', run: hinted } : null;
    }
    const run = this.#sources.run(strong.at(-1)!);
    return strong.every((source) => run.includes(source)) ? { rule: 'id-before', run } : oneOf('id-before', strong);
  }

  /** The ids right after a quotation: in brackets, behind a dash, "says …", "according to …", a chip, a note's number. */
  #attached(index: number): readonly Source[] | null {
    let run = this.#attachedTo.get(index);
    if (!run) this.#attachedTo.set(index, (run = this.#findAttached(index)));
    return run.length > 0 ? run : null;
  }

  #findAttached(index: number): readonly Source[] {
    const quotation = this.#quotations[index]!;
    const { last } = this.#ends(quotation);
    const { outerEnd } = quotation;
    const text = this.#sources.masked[last.block]!;
    const { end } = this.#around.sentenceAt(last, outerEnd - 1);
    const [first] = this.#sources.between(last.index, outerEnd, end === last.end ? Infinity : end + 1, 1);
    if (!first || (first.start === end && first.citation.via !== 'chip') || first.start - outerEnd > FARTHEST_AFTER || first.denied) return [];
    const gap = text.slice(outerEnd, first.start);
    if (!leadsToSource(gap)) return [];
    const run = this.#sources.run(first).filter(({ start }) => start >= first.start);
    // `“a”, [Y] says “b”`: Y speaks the next words; in `“a,” Y says, “b”` it speaks both.
    const behind = text.slice(run.at(-1)!.end, end);
    const [next] = tokensOf(behind.replace(/^[\s)\]]+/, '').slice(0, FARTHEST_SHARED));
    const goesOn = /,\W{0,3}$/.test(this.#found.texts[last.block]!.slice(outerEnd - 4, outerEnd));
    const speaksNext = !goesOn && next?.is === 'word' && isVerb(next.word) && behind.includes(QUOTED) && !tokensOf(gap).some(({ word }) => isVerb(word));
    return speaksNext ? [] : run;
  }

  /** `“a” and “b” (X)`: what stands after the last of several quotations belongs to all. */
  #sharedAfter(index: number): readonly Source[] | null {
    for (let at = index; at < index + REACH; at++) {
      let isJoined = this.#joinedToNext.get(at);
      if (isJoined === undefined) this.#joinedToNext.set(at, (isJoined = this.#isJoinedToNext(at)));
      if (!isJoined) return null;
      const run = this.#attached(at + 1);
      if (run) return run;
    }
    return null;
  }

  /** Only a few words stand between a quotation and the next: "and", "or at worst". */
  #isJoinedToNext(index: number): boolean {
    const quotation = this.#quotations[index]!;
    const next = this.#quotations[index + 1];
    const { last } = this.#ends(quotation);
    if (next?.stretches[0]!.piece !== last.index || next.outerStart - quotation.outerEnd > FARTHEST_SHARED) return false;
    if (this.#sources.between(last.index, quotation.outerEnd, next.outerStart, 1).length > 0) return false;
    const words = tokensOf(this.#sources.masked[last.block]!.slice(quotation.outerEnd, next.outerStart)).filter(({ is }) => is === 'word');
    return words.length <= 5 && !words.some(({ word }) => isVerb(word));
  }

  /** "X and Y say “a” and “b”, respectively." */
  #respective(index: number, sentence: Range, ending: Range): Tie {
    const quotation = this.#quotations[index]!;
    const { first } = this.#ends(quotation);
    const window = this.#sources.masked[first.block]!.slice(Math.max(sentence.start, quotation.outerStart - 400), Math.min(ending.end, quotation.outerEnd + 400));
    if (!/\b(?:respectively|vs|versus)\b/i.test(window)) return null;
    const siblings: number[] = [];
    for (let at = Math.max(0, index - REACH); at < Math.min(this.#quotations.length, index + REACH); at++) {
      const other = this.#quotations[at]!;
      if (other.stretches[0]!.piece === first.index && other.outerStart >= sentence.start && other.outerEnd <= ending.end) siblings.push(at);
    }
    const named = this.#sources.between(first.index, sentence.start, ending.end, 2 * REACH);
    const own = named[siblings.indexOf(index)];
    if (!own || named.length !== siblings.length) return null;
    return { rule: own.start < quotation.outerStart ? 'id-before' : 'id-after', run: [own] };
  }

  // --- block quotations and unmarked blocks ---

  #tieBlock(quotation: FoundQuotation): Tie {
    const { first, last } = this.#ends(quotation);
    const own = this.#citedByElement(first, quotation) ?? this.#onOwnLines(first, last);
    if (own) return own;
    const [before] = this.#around.linesBefore(first);
    const [heading] = this.#around.headings(first);
    const lead = before ? this.#around.text(before) : '';
    const speaker = speakerOf(lead, '');
    const isNamed = before !== undefined && this.#sources.byPiece[before.index]!.length > 0;
    const following = quotation.mark === 'lead-in' || this.#isAnnounced(first) ? null : this.#following(last);
    if (following) return following;
    // A line that names a document says more than a heading such as "Question 2".
    if (speaker.is === 'other' || speaker.is === 'nobody' || isOthers(lead) || (heading && !isNamed && isOthers(this.#around.text(heading)))) return null;
    const isLed = quotation.mark === 'lead-in' || !before || speaker.is === 'document' || endsWithColon(lead) || isNamed || first.cell || first.list;
    if (!isLed) return null;
    const sought = { kinds: speaker.kinds, nearest: true, distinguished: speaker.distinguished, bare: false, goesOn: false };
    return this.#nearby(first, first, sought) ?? this.#onLinesBefore(first, sought) ?? this.#inSourceList(last) ?? this.#onAddress(speaker.kinds);
  }

  /** The cite attribute of a block quotation stands before its first word. */
  #citedByElement(first: Piece, { outerStart }: FoundQuotation): Tie {
    return oneOf('link', this.#sources.between(first.index, 0, outerStart + 1, REACH).filter(({ citation }) => citation.via === 'chip'));
  }

  /** Lines of a block quotation that are not quoted themselves: "— X" below, "X:" above. */
  #onOwnLines(first: Piece, last: Piece): Tie {
    if (!first.quote) return null;
    const { pieces } = this.#found;
    const after = pieces[last.index + 1];
    const before = pieces[first.index - 1];
    return (
      (after?.quote?.quote === first.quote.quote ? oneOf('id-after', this.#sources.byPiece[after.index]!) : null) ??
      (before?.quote?.quote === first.quote.quote ? oneOf('lead-in', this.#sources.byPiece[before.index]!) : null)
    );
  }

  // --- beyond the sentence ---

  #nearby(piece: Piece, sentence: Range, sought: Sought): Tie {
    return this.#inFields(piece) ?? this.#inRow(piece, sought) ?? this.#inPiece(piece, sentence, sought) ?? this.#inItem(piece, sought) ?? this.#onColumnHead(piece, sought);
  }

  /** "X reads as follows:" has said whose words come; the line after them begins something else. */
  #isAnnounced(piece: Piece): boolean {
    const line = this.#around.linesBefore(piece).find((each) => each.end - each.start >= SHORTEST_LINE || this.#sources.byPiece[each.index]!.length > 0);
    const isTaken = line && this.#found.pieces[line.index + 1]?.quote?.quote !== piece.quote?.quote;
    return line !== undefined && !isTaken && this.#sources.byPiece[line.index]!.length > 0 && this.#isLabel(line);
  }

  /** "Source: X" beside "Quote: …", in whichever order the page has them. */
  #inFields(piece: Piece): Tie {
    if (!QUOTE_LABEL.test(this.#around.text(piece))) return null;
    const back = this.#sourceField(piece, -1);
    const ahead = this.#sourceField(piece, 1);
    const isOthersField = back && (QUOTE_LABEL.test(this.#textAt(back.index - 1)) || (ahead && piece.index - back.index > ahead.index - piece.index));
    const field = ahead && (!back || isOthersField) ? ahead : back;
    return field && oneOf(field === ahead ? 'id-after' : 'lead-in', this.#sources.byPiece[field.index]!);
  }

  #sourceField(piece: Piece, step: 1 | -1): Piece | null {
    for (let at = piece.index + step; Math.abs(at - piece.index) <= 3; at += step) {
      const field = this.#found.pieces[at];
      if (!field || field.section !== piece.section || field.kind === 'heading') return null;
      const text = this.#around.text(field);
      if (QUOTE_LABEL.test(text) || text.includes(QUOTED)) return null;
      if (SOURCE_LABEL.test(text) && this.#sources.byPiece[at]!.length > 0) return field;
    }
    return null;
  }

  #textAt(index: number): string {
    const piece = this.#found.pieces[index];
    return piece ? this.#around.text(piece) : '';
  }

  /** The row's header before any other cell. */
  #inRow(piece: Piece, { kinds }: Sought): Tie {
    const row = this.#around.ofRow(piece);
    const heads = row.filter(({ cell }) => cell!.header || cell!.column === 0);
    if (heads.some((head) => isOthers(this.#around.text(head)))) return 'undecided';
    return oneOf('same-row', ofKinds(this.#allOf(heads), kinds)) ?? oneOf('same-row', ofKinds(this.#allOf(row), kinds));
  }

  /** Sentences before in the same paragraph or item. */
  #inPiece(piece: Piece, sentence: Range, { kinds, nearest, distinguished }: Sought): Tie {
    const before = ofKinds(this.#sources.between(piece.index, piece.start, sentence.start, -4 * REACH), kinds);
    const last = before.at(-1);
    if (!last) return null;
    const sought = nearest ? before.filter(({ start }) => start >= this.#around.sentenceAt(piece, last.start).start) : before;
    return (distinguished ? onlyOf : oneOf)(piece.list ? 'same-item' : 'same-paragraph', sought);
  }

  #inItem(piece: Piece, { kinds }: Sought): Tie {
    return oneOf('same-item', ofKinds(this.#allOf(this.#around.ofItem(piece)), kinds));
  }

  #onColumnHead(piece: Piece, { kinds }: Sought): Tie {
    const head = this.#around.columnHead(piece);
    if (head && isOthers(this.#around.text(head))) return 'undecided';
    return head && oneOf('column-header', ofKinds(this.#sources.byPiece[head.index]!, kinds));
  }

  #onLinesBefore(piece: Piece, { kinds, nearest, bare, goesOn }: Sought): Tie {
    const all = this.#around.linesBefore(piece);
    const lines = bare ? all.slice(all.findIndex((line) => !holdsOnlyQuotations(this.#around.text(line)))) : all;
    const headings = this.#around.headings(piece);
    const byLine = lines.map((line) => ofKinds(this.#sources.byPiece[line.index]!, kinds));
    const at = byLine.findIndex((sources) => sources.length > 0);
    const heading = headings.find(({ index }) => ofKinds(this.#sources.byPiece[index]!, kinds).length > 0);
    const isOfOthers = bare && headings[0] && isOthers(this.#around.text(headings[0]));
    const onHeading = heading && !isOfOthers ? ofKinds(this.#sources.byPiece[heading.index]!, kinds) : [];
    if (at === -1) return bare && lines.length > 0 ? null : onlyOf('heading', onHeading);
    if (bare && !lines.slice(0, at).every((line) => line.end - line.start < SHORTEST_LINE)) return null;
    // "I found the bulletin, X." hands over to what comes next, as a label does.
    const handsOver = this.#isLabel(lines[at]!) || /^[^\uFFFC]*\uFFFD[.)\]]*$/.test(this.#around.text(lines[at]!));
    if (bare && !goesOn && !handsOver) return null;
    const own = byLine[at]!;
    if ((nearest && (at === 0 || bare)) || handsOver) {
      const lastSentence = this.#around.sentenceAt(lines[at]!, own.at(-1)!.start);
      return oneOf(isParentItem(lines[at]!, piece) ? 'same-item' : 'lead-in', own.filter(({ start }) => start >= lastSentence.start));
    }
    return onlyOf(at === 0 ? 'lead-in' : 'same-section', [...byLine.flat(), ...onHeading]);
  }

  /** A line that only names what follows: "MC-…", "Recall 24V-… (horn)", "Here is what 24V-… says:". */
  #isLabel(piece: Piece): boolean {
    const text = this.#around.text(piece);
    if (this.#belongsBefore(piece)) return false;
    return endsWithColon(text) || piece.kind === 'term' || piece.kind === 'caption' || (text.length < 80 && !/[.!?…]["'”’)\]]*$/.test(text) && !text.includes(QUOTED));
  }

  /** "— X", "Source: X" right below words that it is the source of. */
  #belongsBefore(piece: Piece): boolean {
    const before = this.#found.pieces[piece.index - 1];
    if (before?.section !== piece.section || !SOURCE_LINE.test(this.#around.text(piece))) return false;
    return before.quote?.of === 'unknown' || /\uFFFC[.!?]?["'”’»)\]\s]*$/.test(this.#around.text(before));
  }

  /** A line of its own after the words: "— X", "Source: X", "(X)", a caption. */
  #following(piece: Piece): Tie {
    const next = this.#found.pieces[piece.index + 1];
    if (!next || next.section !== piece.section || next.kind === 'heading' || next.kind === 'term' || next.cell || (next.list && next.list.item !== piece.list?.item)) return null;
    const sources = this.#sources.byPiece[next.index]!;
    const [first] = sources;
    const text = this.#around.text(next);
    if (!first || text.includes(QUOTED) || endsWithColon(text)) return null;
    const isOnlySource = first.start === next.start && !tokensOf(text).some(({ is, word }) => is === 'word' && (BE.has(word) || isVerb(word)));
    const isSourceLine = SOURCE_LINE.test(text) || /^(?:that|this|these|those)\b/i.test(text) || next.kind === 'caption' || (isOnlySource && text.length < 60);
    return isSourceLine && first.start - next.start < FARTHEST_AFTER ? oneOf('id-after', sources) : null;
  }

  /** The next sentence says where the words are from: "That is what X says." */
  #pointedBack(piece: Piece, ending: Range, kinds: Speaker['kinds']): Tie {
    const next = this.#around.sentenceAt(piece, ending.end);
    if (!/^(?:that|this|these|those|so)\b/i.test(this.#sources.masked[piece.block]!.slice(next.start, next.start + 6))) return null;
    return oneOf('same-paragraph', ofKinds(this.#sources.between(piece.index, ending.end, next.end, REACH), kinds));
  }

  /** The only document of a paragraph that begins with its words. */
  #later(piece: Piece, ending: Range, { is, kinds }: Speaker): Tie {
    return is === 'document' ? onlyOf('same-paragraph', ofKinds(this.#sources.between(piece.index, ending.end, Infinity, REACH), kinds)) : null;
  }

  #inSourceList(piece: Piece): Tie {
    const list = this.#sourceLists.get(piece.section);
    return list && list.index > piece.index ? onlyOf('source-list', list.sources) : null;
  }

  #findSourceLists(): Map<number, { index: number; sources: Source[] }> {
    const lists = new Map<number, { index: number; sources: Source[] }>();
    let open: { section: number; sources: Source[] } | null = null;
    for (const piece of this.#found.pieces) {
      if (piece.end - piece.start < LONGEST_TITLE && LIST_OF_SOURCES.test(this.#around.text(piece))) {
        open = { section: piece.section, sources: [] };
        lists.set(piece.section, { index: piece.index, sources: open.sources });
      } else if (piece.kind === 'heading' || piece.section !== open?.section) open = null;
      else for (const source of this.#sources.byPiece[piece.index]!) open.sources.push(source);
    }
    return lists;
  }

  #onAddress(kinds: Sought['kinds']): Tie {
    return onlyOf('page-address', ofKinds(this.#ownAddress, kinds));
  }

  #allOf(pieces: readonly Piece[]): Source[] {
    return pieces.flatMap(({ index }) => this.#sources.byPiece[index]!.slice(0, 4 * REACH));
  }

  #ends({ stretches }: FoundQuotation): { first: Piece; last: Piece } {
    const { pieces } = this.#found;
    return { first: pieces[stretches[0]!.piece]!, last: pieces[stretches.at(-1)!.piece]! };
  }

  #distance(quotation: FoundQuotation, run: readonly Source[]): Pick<Attribution, 'distance' | 'words'> {
    const { first, last } = this.#ends(quotation);
    let nearest = { distance: Infinity, words: 0 };
    for (const source of run) {
      const place = this.#found.pieces[source.piece];
      if (!place) return { distance: 0, words: 0 };
      const isAfter = place.index > last.index || (place.index === last.index && source.start >= quotation.outerEnd);
      const [from, to] = isAfter
        ? [this.#blockStarts[last.block]! + quotation.outerEnd, this.#blockStarts[place.block]! + source.start]
        : [this.#blockStarts[place.block]! + source.end, this.#blockStarts[first.block]! + quotation.outerStart];
      const distance = Math.max(0, to - from);
      if (distance < nearest.distance) nearest = { distance, words: distance > COUNTED ? Math.round(distance / 6) : this.#countWords(isAfter ? last.block : place.block, from, to) };
    }
    return nearest;
  }

  /** @param from offset in the page's text, in `block`; blocks are joined by one sign */
  #countWords(block: number, from: number, to: number): number {
    let text = '';
    for (let at = block; at < this.#blockStarts.length && this.#blockStarts[at]! < to; at++) {
      const start = this.#blockStarts[at]!;
      text += `${this.#found.page.blocks[at]!.text.slice(Math.max(0, from - start), Math.max(0, to - start))}\n`;
    }
    return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  }
}

function ofKinds(sources: readonly Source[], kinds: readonly KindMeant[] | null): readonly Source[] {
  return kinds ? sources.filter(({ citation }) => isMeant(citation, kinds)) : sources;
}

function countIds(sources: readonly Source[]): number {
  return new Set(sources.map(({ citation }) => citation.id)).size;
}

/** The one document that sources name, or a maker's number with the number it was filed under. */
function onlyOf(rule: AttributionRule, sources: readonly Source[]): Tie {
  const [first] = sources;
  if (!first) return null;
  return countIds(sources) === 1 || (countIds(sources) === 2 && sources.every((source) => isOneDocument(first, source))) ? { rule, run: sources } : 'undecided';
}

/** The same, where sources that are only pointed to give way to others, and ids that one breath names together count together. */
function oneOf(rule: AttributionRule, sources: readonly Source[]): Tie {
  const strong = sources.filter(({ weak }) => !weak);
  return onlyOf(rule, strong.length > 0 ? strong : sources);
}

/** Does nothing stand beside the words in their sentence? */
function isBare(lead: string, rest: string): boolean {
  return !/[\p{L}\p{N}]/u.test(rest) && tokensOf(lead).every(({ is, word }) => is !== 'named' && (is !== 'word' || CONNECTORS.has(word)));
}

function holdsOnlyQuotations(text: string): boolean {
  return text.includes(QUOTED) && !/[\p{L}\p{N}\uFFFD]/u.test(text);
}

/** "Output", "Prompt", "ChatGPT's answer": a label of words that no document holds. */
function isOthers(label: string): boolean {
  const tokens = tokensOf(label.slice(0, 60)).filter(({ is }) => is === 'word' || is === 'named');
  return label.length < 60 && tokens.length <= 4 && tokens.every(({ is }) => is === 'word') && tokens.some(({ word }) => roleOf(word) === 'other');
}

function isParentItem(line: Piece, piece: Piece): boolean {
  return line.list !== undefined && piece.list !== undefined && line.list.depth < piece.list.depth;
}

function endsWithColon(masked: string): boolean {
  return /:[\s*_]*$/.test(masked);
}

/** A link that is shown as Markdown, or an address before the id in it. */
const ADDRESS_AHEAD = /(?:\[[^[\]]{0,80}\]\()?https?:\/\/\S{0,120}$/i;

/** What may stand between a quotation and its source: punctuation, "in", "says NHTSA recall no."; before a bracket any few words. */
function leadsToSource(gap: string): boolean {
  if (gap.includes(QUOTED)) return false;
  gap = gap.replace(ADDRESS_AHEAD, '');
  const bracket = Math.max(gap.lastIndexOf('('), gap.lastIndexOf('['));
  const inside = tokensOf(bracket === -1 ? gap : gap.slice(bracket + 1)).filter(({ is }) => is === 'word');
  if (inside.some(({ word }, at) => POINTERS.has(word) || word === 'also' || (word === 'for' && roleOf(inside[at - 1]?.word ?? '') !== 'document'))) return false;
  if (bracket === -1) return !/[;)\]]/.test(gap) && inside.length <= 6 && inside.every(({ word }) => leadsOn(word) || word === 'for' || isVerb(word));
  const outside = tokensOf(gap.slice(0, bracket)).filter(({ is }) => is === 'word');
  const named = outside.at(-1);
  return inside.length <= 6 && outside.length <= 8 && (!named || roleOf(named.word) !== 'document' || outside.some(({ word }) => isVerb(word) || SOURCE_PREPOSITIONS.has(word) || word === 'according' || word === 'by'));
}
