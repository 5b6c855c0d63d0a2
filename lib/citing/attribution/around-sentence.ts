import { LIST_OF_SOURCES, QUOTE_LABEL, SOURCE_LABEL, SOURCE_LINE } from '../../language/labels.ts';
import { BE, isVerb, roleOf } from '../../language/lexicon/index.ts';
import type { KindMeant } from '../../language/lexicon/kinds.ts';
import { isOthers } from '../../language/speaker/cues.ts';
import type { Speaker } from '../../language/speaker/shape.ts';
import type { Range } from '../../language/range.ts';
import { QUOTED, tokensOf } from '../../language/tokens.ts';
import type { AttributionRule, Citation } from '../citation.ts';
import type { Neighbours } from '../pieces/neighbours.ts';
import type { CutPage, Piece } from '../pieces/piece.ts';
import type { FoundQuotation } from '../quotations/found.ts';
import { ofKinds, oneOf, onlyOf, REACH, type Tie } from './only-source.ts';
import { type Source, sourceOf } from './source.ts';
import type { Sources } from './sources.ts';

/** What a quotation's own sentence says about its source. */
export interface Sought {
  /** Kinds that the sentence names ("the bulletin says"); null for any. */
  kinds: readonly KindMeant[] | null;
  /** "It says", a block after its lead-in: the document named last is meant, not one that must be the only one. */
  nearest: boolean;
  /** "The old bulletin says": not simply the one that is spoken of. */
  distinguished: boolean;
  /** Its sentence says that a document speaks. */
  said: boolean;
  /** Bare words without any cue: only what stands directly before them counts. */
  bare: boolean;
  /** "And also “…”": bare, but it goes on with what the line before began. */
  goesOn: boolean;
}

/** Between words and the id of the line below them (code units). */
const FARTHEST_BELOW = 160;
/** A line such as "Page 2." leads to nothing itself. */
const SHORTEST_LINE = 25;
/** How many pieces back "the same bulletin" is looked for. */
const MOST_BACK = 40;
/** How many items back "it" is looked for. */
const MOST_ITEMS = 6;
/** How many pieces ahead the number of a story's document is looked for. */
const MOST_AHEAD = 12;
/** A title such as "Sources" is shorter. */
const LONGEST_TITLE = 40;

/** Ties a quotation to ids outside its sentence: beside it, above it, below it. One method a rule; whoever asks puts them in order. */
export class PageTies {
  readonly #cutPage: CutPage;
  readonly #sources: Sources;
  readonly #neighbours: Neighbours;
  readonly #ownAddress: readonly Source[];
  readonly #sourceLists: ReadonlyMap<number, { index: number; sources: readonly Source[] }>;

  constructor(cutPage: CutPage, sources: Sources, around: Neighbours, citations: readonly Citation[]) {
    this.#cutPage = cutPage;
    this.#sources = sources;
    this.#neighbours = around;
    this.#ownAddress = citations
      .filter(({ via }) => via === 'page-address')
      .map((citation) => sourceOf(citation, -1, { start: 0, end: 0 }));
    this.#sourceLists = this.#findSourceLists();
  }

  nearby(piece: Piece, sentence: Range, sought: Sought): Tie {
    const head = this.#neighbours.columnHead(piece);
    const term = piece.kind === 'definition' ? this.#cutPage.pieces[piece.index - 1] : undefined;
    if ([head, term].some((label) => label && isOthers(this.#neighbours.text(label)))) return 'undecided';
    return (
      this.#inFields(piece) ??
      this.#inRow(piece, sought) ??
      this.#inPiece(piece, sentence, sought) ??
      this.#inItem(piece, sought) ??
      this.#onColumnHead(piece, sought)
    );
  }

  /** "Source: X" beside "Quote: …", in whichever order the page has them. */
  #inFields(piece: Piece): Tie {
    if (!QUOTE_LABEL.test(this.#neighbours.text(piece))) return null;
    const back = this.#sourceField(piece, -1);
    const ahead = this.#sourceField(piece, 1);
    const isOthersField =
      back &&
      (this.belongsBefore(back) ||
        QUOTE_LABEL.test(this.#textBefore(back)) ||
        (ahead && piece.index - back.index > ahead.index - piece.index));
    const field = ahead && (!back || isOthersField) ? ahead : back;
    return field && oneOf(field === ahead ? 'id-after' : 'lead-in', this.#sources.byPiece[field.index]!);
  }

  #sourceField(piece: Piece, step: 1 | -1): Piece | null {
    for (let at = piece.index + step; Math.abs(at - piece.index) <= 3; at += step) {
      const field = this.#cutPage.pieces[at];
      if (!field || field.section !== piece.section || field.kind === 'heading') return null;
      const text = this.#neighbours.text(field);
      if (QUOTE_LABEL.test(text) || text.includes(QUOTED)) return null;
      if (SOURCE_LABEL.test(text) && this.#sources.byPiece[at]!.length > 0) return field;
    }
    return null;
  }

  /** Of the piece before, in the same part of the page. */
  #textBefore({ index, section }: Piece): string {
    const before = this.#cutPage.pieces[index - 1];
    return before?.section === section ? this.#neighbours.text(before) : '';
  }

  /** The row's header before any other cell. */
  #inRow(piece: Piece, { kinds }: Sought): Tie {
    const row = this.#neighbours.ofRow(piece);
    const heads = row.filter(({ cell }) => cell!.header || cell!.column === 0);
    if (heads.some((head) => isOthers(this.#neighbours.text(head)))) return 'undecided';
    return oneOf('same-row', ofKinds(this.#allOf(heads), kinds)) ?? oneOf('same-row', ofKinds(this.#allOf(row), kinds));
  }

  /** Sentences before in the same paragraph or item. */
  #inPiece(piece: Piece, sentence: Range, { kinds, nearest, distinguished }: Sought): Tie {
    const before = ofKinds(this.#sources.between(piece.index, piece.start, sentence.start, -4 * REACH), kinds);
    const last = before.at(-1);
    if (!last) return null;
    const sought = nearest ? before.filter(({ start }) => start >= this.#neighbours.sentenceAt(piece, last.start).start) : before;
    return (distinguished ? onlyOf : oneOf)(piece.list ? 'same-item' : 'same-paragraph', sought);
  }

  #inItem(piece: Piece, { kinds }: Sought): Tie {
    return oneOf('same-item', ofKinds(this.#allOf(this.#neighbours.ofItem(piece)), kinds));
  }

  #onColumnHead(piece: Piece, { kinds }: Sought): Tie {
    const head = this.#neighbours.columnHead(piece);
    return head && oneOf('column-header', ofKinds(this.#sources.byPiece[head.index]!, kinds));
  }

  /** "X reads as follows:" has said whose words come; the line after them begins something else. */
  isAnnounced(piece: Piece): boolean {
    const line = this.#neighbours
      .linesBefore(piece)
      .find((each) => each.end - each.start >= SHORTEST_LINE || this.#sources.byPiece[each.index]!.length > 0);
    const isTaken = line && this.#cutPage.pieces[line.index + 1]?.quote?.quote !== piece.quote?.quote;
    return line !== undefined && !isTaken && this.#sources.byPiece[line.index]!.length > 0 && this.#isLabel(line);
  }

  onLinesBefore(piece: Piece, { kinds, nearest, said, bare, goesOn }: Sought): Tie {
    const all = this.#neighbours.linesBefore(piece);
    const lines = bare ? all.slice(all.findIndex((line) => !holdsOnlyQuotations(this.#neighbours.text(line)))) : all;
    const headings = this.#neighbours.headings(piece);
    const byLine = lines.map((line) => ofKinds(this.#sources.byPiece[line.index]!, kinds));
    const at = byLine.findIndex((sources) => sources.length > 0);
    const heading = headings.find(({ index }) => ofKinds(this.#sources.byPiece[index]!, kinds).length > 0);
    const isOfOthers = bare && headings[0] && isOthers(this.#neighbours.text(headings[0]));
    const onHeading = heading && !isOfOthers ? ofKinds(this.#sources.byPiece[heading.index]!, kinds) : [];
    if (at === -1) return bare && lines.length > 0 ? null : onlyOf('heading', onHeading);
    if (bare && !lines.slice(0, at).every((line) => line.end - line.start < SHORTEST_LINE && !this.#neighbours.text(line).includes('?')))
      return null;
    // "I found the bulletin, X." hands over to what comes next, as a label does.
    const handsOver =
      (this.#isLabel(lines[at]!) && !this.#hasLedTo(lines[at]!, piece)) ||
      this.#asksAbout(lines[at]!) ||
      /^[^\uFFFC]*\uFFFD[.)\]]*$/.test(this.#neighbours.text(lines[at]!));
    if (bare && !goesOn && !handsOver) return null;
    const own = byLine[at]!;
    if ((nearest && (at === 0 || bare)) || handsOver) {
      const lastSentence = this.#neighbours.sentenceAt(lines[at]!, own.at(-1)!.start);
      return this.#oneRun(
        isParentItem(lines[at]!, piece) ? 'same-item' : 'lead-in',
        own.filter(({ start }) => start >= lastSentence.start),
      );
    }
    return onlyOf(at === 0 && said ? 'lead-in' : 'same-section', [...byLine.flat(), ...onHeading]);
  }

  /** A block quotation right below a label is what it led to. */
  #hasLedTo(line: Piece, piece: Piece): boolean {
    const next = this.#cutPage.pieces[line.index + 1];
    return next?.quote !== undefined && next.quote.quote !== piece.quote?.quote && next.quote.quote !== line.quote?.quote;
  }

  /** "What does X say?" */
  #asksAbout(line: Piece): boolean {
    const text = this.#neighbours.text(line);
    return (
      /^\W*(?:what|which|how|where|qué|was|que)\s[^.?]*\?\W*$/i.test(text) &&
      text.length < 4 * SHORTEST_LINE &&
      !text.includes(QUOTED) &&
      !tokensOf(text).some(({ word }) => roleOf(word) === 'other')
    );
  }

  /** The one document that a line names, or all that it names in one breath: "X and Y both say:". */
  #oneRun(rule: AttributionRule, sources: readonly Source[]): Tie {
    const strong = sources.filter(({ weak }) => !weak);
    const last = strong.at(-1);
    const run = last ? this.#sources.run(last) : [];
    return last && strong.every((source) => run.includes(source)) ? { rule, run } : oneOf(rule, sources);
  }

  /** A line that only names what follows: "MC-…", "Recall 24V-… (horn)", "Here is what 24V-… says:". */
  #isLabel(piece: Piece): boolean {
    const text = this.#neighbours.text(piece);
    if (this.belongsBefore(piece)) return false;
    return (
      endsWithColon(text) ||
      piece.kind === 'term' ||
      piece.kind === 'caption' ||
      (text.length < 80 && !/[.!?…]["'”’)\]]*$/.test(text) && !text.includes(QUOTED))
    );
  }

  /** "— X", "Source: X" right below words that it is the source of. */
  belongsBefore(piece: Piece): boolean {
    const before = this.#cutPage.pieces[piece.index - 1];
    if (before?.section !== piece.section) return false;
    if (!SOURCE_LINE.test(this.#neighbours.text(piece))) return this.#endsRun(piece);
    return before.quote?.of === 'unknown' || /\uFFFC[.!?]?["'”’»)\]\s]*$/.test(this.#neighbours.text(before));
  }

  /** "NHTSA recall X" below a block quotation, in a row of block quotations of which the first has nothing above it that names its source. */
  #endsRun(line: Piece): boolean {
    const { pieces } = this.#cutPage;
    for (let at = line.index, steps = 0; steps < MOST_BACK && this.#onlyNames(pieces[at]!); steps++) {
      const quote = pieces[at - 1]?.quote;
      if (quote?.of !== 'unknown' || pieces[at - 1]!.section !== line.section) return false;
      while (pieces[at - 1]?.quote?.quote === quote.quote) at--;
      at--;
      if (!pieces[at] || pieces[at]!.section !== line.section || this.#sources.byPiece[at]!.length === 0) return true;
    }
    return false;
  }

  /** Nothing but an id and words that label it: "Dealer instruction MC-…". */
  #onlyNames(piece: Piece): boolean {
    const text = this.#neighbours.text(piece);
    return (
      text.length < 60 &&
      !piece.quote &&
      !endsWithColon(text) &&
      /^(?:[\w#.,'’-]+\s+){0,4}\uFFFD+[.)]?$/.test(text) &&
      !tokensOf(text).some(({ is, word }) => is === 'word' && (BE.has(word) || isVerb(word)))
    );
  }

  /** A line of its own after the words: "— X", "Source: X", "(X)", a caption; after "— Bob" nothing further is looked for. */
  following(piece: Piece): Tie {
    const next = this.#cutPage.pieces[piece.index + 1];
    if (
      !next ||
      next.section !== piece.section ||
      next.kind === 'heading' ||
      next.kind === 'term' ||
      next.cell ||
      (next.list && next.list.item !== piece.list?.item)
    )
      return null;
    const sources = this.#sources.byPiece[next.index]!;
    const [first] = sources;
    const text = this.#neighbours.text(next);
    if (!first && /^(?:[—–―]\s?|sources?:\s*)\p{L}/iu.test(text) && text.length < SHORTEST_LINE * 2) return 'undecided';
    if (!first || text.includes(QUOTED) || endsWithColon(text)) return null;
    const isOnlySource =
      first.start === next.start && !tokensOf(text).some(({ is, word }) => is === 'word' && (BE.has(word) || isVerb(word)));
    const isSourceLine =
      SOURCE_LINE.test(text) ||
      this.#endsRun(next) ||
      /^(?:that|this|these|those)\b/i.test(text) ||
      next.kind === 'caption' ||
      (isOnlySource && text.length < 60);
    return isSourceLine && first.start - next.start < FARTHEST_BELOW ? oneOf('id-after', sources) : null;
  }

  /** The next sentence is nothing but the source of this one: "[X].", "Number: X." */
  sourceBehind(piece: Piece, ending: Range): Tie {
    const next = this.#neighbours.sentenceAt(piece, ending.end);
    const sources = this.#sources.between(piece.index, next.start, next.end, REACH);
    const isSet =
      sources[0]?.citation.via !== 'text' ||
      /^(?:[[(]|source|see|nhtsa\s|(?:[\w#.]+\s+){0,2}[\w#.]+:)/i.test(this.#sources.masked[piece.block]!.slice(next.start, next.end));
    return isSet && this.#isSourceAlone(piece, next) ? oneOf('id-after', sources) : null;
  }

  #isSourceAlone({ index, block }: Piece, { start, end }: Range): boolean {
    const sources = this.#sources.between(index, start, end, REACH);
    if (sources.length === 0 || end - start > SHORTEST_LINE * 4) return false;
    const text = this.#sources.masked[block]!;
    return (
      /^(?:(?:also|again|same|it['’]s|source|see)\b\W*)?(?:[\w#.]+:?\s+){0,3}\W*$/i.test(text.slice(start, sources[0]!.start)) &&
      /^\W*$/.test(text.slice(sources.at(-1)!.end, end))
    );
  }

  /** The next sentence says where the words are from: "That is what X says." */
  pointedBack(piece: Piece, ending: Range, kinds: Speaker['kinds']): Tie {
    const next = this.#neighbours.sentenceAt(piece, ending.end);
    const text = this.#sources.masked[piece.block]!.slice(next.start, next.end);
    const isAlone = this.#isSourceAlone(piece, next);
    if (!isAlone && !/^(?:that|this|these|those|so)\b/i.test(text)) return null;
    return oneOf(isAlone ? 'id-after' : 'same-paragraph', ofKinds(this.#sources.between(piece.index, ending.end, next.end, REACH), kinds));
  }

  /** The only document of a paragraph that begins with its words. */
  later(piece: Piece, ending: Range, { is, kinds, whole = false }: Speaker): Tie {
    if (is !== 'document') return null;
    return (
      onlyOf('same-paragraph', ofKinds(this.#sources.between(piece.index, ending.end, Infinity, REACH), kinds)) ??
      this.#numbered(piece, kinds, whole)
    );
  }

  /** "The campaign number is X", some paragraphs below a story that has not named a document before; below "said in a report" whatever it names. */
  #numbered(piece: Piece, kinds: Speaker['kinds'], whole: boolean): Tie {
    if (this.#back(piece).some(({ index }) => this.#sources.byPiece[index]!.length > 0)) return null;
    for (const next of this.#cutPage.pieces.slice(piece.index + 1, piece.index + MOST_AHEAD)) {
      if (next.section !== piece.section || next.quote?.quote !== piece.quote?.quote || next.kind === 'heading') return null;
      const sources = this.#sources.byPiece[next.index]!;
      if (sources.length > 0)
        return whole || NUMBERED.test(this.#neighbours.text(next)) ? onlyOf('same-section', ofKinds(sources, kinds)) : null;
    }
    return null;
  }

  /** "It then narrows to “…”": an item that goes on about what the item before is about. */
  inItemBefore(piece: Piece): Tie {
    if (!piece.list) return null;
    for (const line of [piece, ...this.#back(piece).slice(0, MOST_ITEMS)]) {
      if (line.list?.list !== piece.list.list) return null;
      const sources = this.#sources.byPiece[line.index]!;
      if (line !== piece && sources.length > 0) return onlyOf('same-section', sources);
      if (!GOES_ON_ABOUT.test(this.#neighbours.text(line))) return null;
    }
    return null;
  }

  /** "The recall says", below a list or a table in which one recall is named. */
  inListBefore(piece: Piece, { is, kinds }: Speaker): Tie {
    if (is !== 'document' || !kinds) return null;
    const named: Source[] = [];
    for (const each of this.#back(piece)) {
      if (each.kind === 'heading') break;
      if (each.list || each.cell) named.push(...this.#sources.byPiece[each.index]!.slice(0, REACH));
    }
    return onlyOf('same-section', ofKinds(named, kinds));
  }

  /** "The former", "the second bulletin", "both": of those that the last sentence with an id names together. */
  inOrder(piece: Piece, until: number, { ordinal, kinds }: Speaker): Tie {
    if (ordinal === undefined) return null;
    const own = this.#sources.between(piece.index, piece.start, until, -4 * REACH);
    const line = own.length > 0 ? piece : this.#neighbours.linesBefore(piece).find(({ index }) => this.#sources.byPiece[index]!.length > 0);
    if (!line) return null;
    const named = ofKinds(own.length > 0 ? own : this.#sources.byPiece[line.index]!, kinds);
    const ids = [...new Map(named.map((source) => [source.citation.id, source])).values()];
    // "X replaces Y. The first says": first by number, or first by name?
    if (
      ids.length < 2 ||
      named.some(({ weak }) => weak) ||
      this.#neighbours.sentenceAt(line, named[0]!.start).start !== this.#neighbours.sentenceAt(line, named.at(-1)!.start).start
    )
      return 'undecided';
    const isPair = ids.length === 2;
    if (ordinal === 'both') return isPair ? { rule: 'same-paragraph', run: ids } : 'undecided';
    const one = ordinal === 'former' || ordinal === 'latter' ? (isPair ? ids[ordinal === 'former' ? 0 : 1] : undefined) : ids[ordinal];
    return one ? { rule: line === piece ? 'same-paragraph' : 'lead-in', run: [one] } : 'undecided';
  }

  /** "The same bulletin": the one that was named last, over headings and tables; "the bulletin": the only one that was. */
  sameAsBefore(piece: Piece, { same, whole, kinds, pronoun, distinguished }: Speaker): Tie {
    if (!same) {
      if (!whole || distinguished || (!kinds && (pronoun || this.#isAmongForeign(piece)))) return null;
      return onlyOf('same-section', ofKinds(this.#allOf(this.#back(piece)), kinds));
    }
    for (const { index } of this.#back(piece)) {
      const named = ofKinds(this.#sources.byPiece[index]!, kinds);
      if (named.length > 0) return oneOf('same-section', named);
    }
    return null;
  }

  /** "The filing" under "The lawsuit" is none of the record. */
  #isAmongForeign(piece: Piece): boolean {
    const near = [...this.#neighbours.headings(piece).slice(0, 1), ...this.#neighbours.linesBefore(piece).slice(0, 3), piece];
    return near.some((each) => FOREIGN_MATTER.test(this.#neighbours.text(each).slice(0, 400)));
  }

  /** The pieces of the section before a piece, nearest first. */
  #back({ index, section, quote }: Piece): Piece[] {
    const before = this.#cutPage.pieces
      .slice(Math.max(0, index - MOST_BACK), index)
      .filter((each) => each.quote?.of !== 'poster' || each.quote.quote === quote?.quote)
      .toReversed();
    const other = before.findIndex((each) => each.section !== section);
    return other === -1 ? before : before.slice(0, other);
  }

  inSourceList(piece: Piece): Tie {
    const list = this.#sourceLists.get(piece.section);
    return list && list.index > piece.index ? onlyOf('source-list', list.sources) : null;
  }

  #findSourceLists(): Map<number, { index: number; sources: Source[] }> {
    const lists = new Map<number, { index: number; sources: Source[] }>();
    let open: { section: number; sources: Source[] } | null = null;
    for (const piece of this.#cutPage.pieces) {
      if (piece.end - piece.start < LONGEST_TITLE && LIST_OF_SOURCES.test(this.#neighbours.text(piece))) {
        open = { section: piece.section, sources: [] };
        lists.set(piece.section, { index: piece.index, sources: open.sources });
      } else if (piece.kind === 'heading' || piece.section !== open?.section) open = null;
      else for (const source of this.#sources.byPiece[piece.index]!) open.sources.push(source);
    }
    return lists;
  }

  onAddress(kinds: Sought['kinds']): Tie {
    return onlyOf('page-address', ofKinds(this.#ownAddress, kinds));
  }

  /** A block quotation after a remark on one that was led to: the same document, if it has the words. */
  goesOnQuoting(piece: Piece): Tie {
    const lines = this.#neighbours.linesBefore(piece).slice(0, 4);
    const lead = lines.findIndex(({ index }) => this.#sources.byPiece[index]!.length > 0);
    const isQuotedAfter = lead > 0 && this.#cutPage.pieces[lines[lead]!.index + 1]?.quote?.of === 'unknown';
    return isQuotedAfter ? onlyOf('same-section', this.#sources.byPiece[lines[lead]!.index]!) : null;
  }

  /** The cite attribute of a block quotation stands before its first word. */
  citedByElement(first: Piece, { outerStart }: FoundQuotation): Tie {
    return oneOf(
      'link',
      this.#sources.between(first.index, 0, outerStart + 1, REACH).filter(({ citation }) => citation.via === 'chip'),
    );
  }

  /** Lines of a block quotation that are not quoted themselves: "— X" below, "X:" above. "— Bob" says whose words they are, too. */
  onOwnLines(first: Piece, last: Piece): Tie {
    if (!first.quote) return null;
    const { pieces } = this.#cutPage;
    const after = pieces[last.index + 1];
    const before = pieces[first.index - 1];
    return (
      (after?.quote?.quote === first.quote.quote ? (oneOf('id-after', this.#sources.byPiece[after.index]!) ?? 'undecided') : null) ??
      (before?.quote?.quote === first.quote.quote ? oneOf('lead-in', this.#sources.byPiece[before.index]!) : null)
    );
  }

  #allOf(pieces: readonly Piece[]): Source[] {
    return pieces.flatMap(({ index }) => this.#sources.byPiece[index]!.slice(0, 4 * REACH));
  }
}

const GOES_ON_ABOUT = /^(?:it|its|the\s+(?:same|first|second|third|next|last|final)\s+(?:page|section|paragraph|part))\b/i;

const NUMBERED =
  /\b(?:campaign|recall|investigation|bulletin|document|action|case|petition)(?:['’]s)?\s+(?:id\s+)?(?:number|no\.?|id|#)(?:\s+for\b[^.]{0,60}?)?[\s:]+(?:(?:is|was)\s+)?\uFFFD/i;

const FOREIGN_MATTER =
  /\b(?:lawsuits?|suit|class\s+action|court|police|insur\w+|magazine|newspaper|article|study|survey|press\s+release|contract|warranty\s+booklet|manual)\b/i;

function holdsOnlyQuotations(text: string): boolean {
  return text.includes(QUOTED) && !/[\p{L}\p{N}\uFFFD]/u.test(text);
}

function isParentItem(line: Piece, piece: Piece): boolean {
  return line.list !== undefined && piece.list !== undefined && line.list.depth < piece.list.depth;
}

export function endsWithColon(masked: string): boolean {
  return /:[\s*_]*$/.test(masked);
}
