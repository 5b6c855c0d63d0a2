import type { Attribution, AttributionRule, Citation, DocumentKind } from './citation.ts';
import { speakerOf, type Speaker } from './cues.ts';
import type { FoundQuotation } from './find-quotations.ts';
import { blank, type Piece, type Pieces, type Range } from './pieces.ts';
import { sentenceStarts } from './sentences.ts';

/** A citation in its piece, outside every quotation. */
interface Source extends Range {
  citation: Citation;
  piece: number;
}

/** Sources that are named together: "MC-… and MC-…", "[PE…][EA…]", a maker's number with the number it was filed under. */
type Run = readonly Source[];

type Verdict = { rule: AttributionRule; run: Run } | 'undecided' | null;

/** What may stand between two ids that are named together. */
const TOGETHER = /^[\s,;/&+()[\]*_#:.-]*(?:(?:and|or|plus|aka|also known as|filed as|nhtsa|id|no|number|tsb|bulletin|recall|investigation)[\s,;/&+()[\]*_#:.-]*){0,4}$/i;
/** Between a quotation and an id right after it: a bracket, a dash, "says", "according to", or nothing. */
const ATTACHED = /^["'”’»\s.,;:!?…*_-]*(?:[[(—–-]+\s*)?(?:(?:source|see|from|in|of|per|via|ref|nhtsa|the|bulletin|tsb|recall|investigation|complaint|communication|document|says?|said|states?|stated|writes?|wrote|reads?|according|to|as|id|no|number|campaign|odi)\b[\s:.,#([]*){0,6}$/i;
const NOT_THE_SOURCE = /\b(?:see also|cf|compare|unlike|not|superseded|supersedes|replaces?|replaced|related|similar|contrary|about|regarding|for|under)\b[^\w]*(?:\w+\W+){0,2}$/i;
/** How far back and ahead a sentence is searched, in ids. */
const REACH = 12;

export class Attributor {
  private readonly found: Pieces;
  private readonly quotations: readonly FoundQuotation[];
  private readonly sources: Source[][];
  private readonly masked: string[];
  private readonly starts = new Map<number, number[]>();
  private readonly ownAddress: Source[];

  constructor(found: Pieces, quotations: readonly FoundQuotation[], citations: readonly Citation[]) {
    this.found = found;
    this.quotations = quotations;
    this.masked = maskQuotations(found, quotations);
    this.sources = placeSources(found, quotations, citations);
    this.ownAddress = citations.filter(({ via }) => via === 'page-address').map((citation) => ({ citation, piece: -1, start: 0, end: 0 }));
  }

  attribute(index: number): Attribution | null {
    const quotation = this.quotations[index]!;
    const verdict = this.decide(quotation);
    if (!verdict || verdict === 'undecided') return null;
    const { rule, run } = verdict;
    const via = run.every(({ citation }) => citation.via === 'link' || citation.via === 'chip') ? 'link' : rule;
    return { ids: [...new Set(run.map(({ citation }) => citation.id))], rule: via, ...this.distance(quotation, run) };
  }

  private decide(quotation: FoundQuotation): Verdict {
    const first = this.found.pieces[quotation.stretches[0]!.piece]!;
    const last = this.found.pieces[quotation.stretches.at(-1)!.piece]!;
    if (quotation.mark === 'block') return this.ofBlock(first, last);
    const sentence = this.sentenceAt(first, quotation.outerStart);
    const ending = this.sentenceAt(last, quotation.outerEnd - 1);
    const before = this.sources[first.index]!.filter((source) => source.start >= sentence.start && source.end <= quotation.outerStart).slice(-REACH);
    const after = this.sources[last.index]!.filter((source) => source.start >= quotation.outerEnd && source.start < ending.end).slice(0, REACH);
    const around = this.sources[first.index]!.filter(({ start, end }) => start <= quotation.outerStart && end >= quotation.outerEnd);
    if (around.length > 0) return { rule: 'link', run: around };

    const text = this.masked[first.block]!;
    const speaker = speakerOf(text.slice(sentence.start, quotation.outerStart), this.masked[last.block]!.slice(quotation.outerEnd, ending.end));
    const attached = this.attachedRun(last, quotation.outerEnd, after);
    const named = lastRun(before, text);
    if (speaker.is === 'person') return attached && { rule: 'id-after', run: attached };
    if (named && attached) return { rule: 'id-before', run: [...named, ...attached] };
    if (attached) return { rule: 'id-after', run: attached };
    if (named) return { rule: 'id-before', run: named };
    if (after.length > 0 && new Set(after.map(({ citation }) => citation.id)).size === 1) return { rule: 'id-after', run: after };

    const alone = text.slice(sentence.start, quotation.outerStart).trim() === '' && this.masked[last.block]!.slice(quotation.outerEnd, ending.end).trim().length < 3;
    const cued = speaker.is === 'document' || (speaker.is === 'unsaid' && speaker.cue) || alone;
    if (!cued) return null;
    return this.beyond(first, sentence.start, kindsOf(speaker)) ?? this.following(last) ?? this.onAddress();
  }

  private ofBlock(first: Piece, last: Piece): Verdict {
    const before = this.found.pieces[first.index - 1];
    if (before?.section === first.section) {
      const text = this.masked[before.block]!.slice(before.start, before.end);
      if (speakerOf(text, '').is === 'person') return null;
    }
    return this.following(last) ?? this.beyond(first, first.start, null) ?? this.onAddress();
  }

  /** Looks further and further back: item, row, paragraph, the line before, headings. */
  private beyond(piece: Piece, from: number, kinds: readonly DocumentKind[] | null): Verdict {
    return (
      this.inItem(piece, kinds) ??
      this.inRow(piece, kinds) ??
      this.inParagraph(piece, from, kinds) ??
      this.onLineBefore(piece, kinds) ??
      this.inHeading(piece, kinds)
    );
  }

  private inItem(piece: Piece, kinds: readonly DocumentKind[] | null): Verdict {
    if (!piece.list) return null;
    const { item } = piece.list;
    const others = this.neighbours(piece, (other) => other.list?.item === item && other.index !== piece.index);
    return choose('same-item', others.flatMap((other) => this.sources[other.index]!), kinds);
  }

  private inRow(piece: Piece, kinds: readonly DocumentKind[] | null): Verdict {
    const { cell } = piece;
    if (!cell) return null;
    const row = this.neighbours(piece, (other) => other.cell?.table === cell.table && other.cell.row === cell.row && other.cell.column !== cell.column);
    const header = row.filter((other) => other.cell!.header || other.cell!.column === 0);
    return (
      choose('same-row', header.flatMap((other) => this.sources[other.index]!), kinds) ??
      choose('same-row', row.flatMap((other) => this.sources[other.index]!), kinds)
    );
  }

  private inParagraph(piece: Piece, from: number, kinds: readonly DocumentKind[] | null): Verdict {
    const before = this.sources[piece.index]!.filter((source) => source.end <= from);
    if (before.length === 0) return null;
    return choose(piece.list ? 'same-item' : 'same-paragraph', before, kinds);
  }

  private onLineBefore(piece: Piece, kinds: readonly DocumentKind[] | null): Verdict {
    for (let at = piece.index - 1; at >= Math.max(0, piece.index - 4); at--) {
      const before = this.found.pieces[at]!;
      if (before.section !== piece.section || before.kind === 'heading') return null;
      if (piece.list && before.list && piece.list.item !== before.list.item) continue;
      if (before.quote && before.quote.quote !== piece.quote?.quote) continue;
      const sources = this.sources[at]!;
      if (sources.length > 0) return choose('lead-in', sources, kinds);
    }
    return null;
  }

  private inHeading(piece: Piece, kinds: readonly DocumentKind[] | null): Verdict {
    let level = piece.kind === 'heading' ? piece.level : 7;
    for (let at = piece.index - 1; at >= 0 && level > 1; at--) {
      const heading = this.found.pieces[at]!;
      if (heading.section !== piece.section) return null;
      if (heading.kind !== 'heading' || heading.level >= level) continue;
      level = heading.level;
      const sources = this.sources[at]!;
      if (sources.length > 0) return choose('heading', sources, kinds);
    }
    return null;
  }

  /** A line of its own after the quotation: a dash, "Source:", a bracket or a link. */
  private following(piece: Piece): Verdict {
    const next = this.found.pieces[piece.index + 1];
    if (!next || next.section !== piece.section || next.kind === 'heading') return null;
    const sources = this.sources[next.index]!;
    const first = sources[0];
    if (!first) return null;
    const lead = this.masked[next.block]!.slice(next.start, first.start);
    if (!/^[\s[(—–-]*(?:(?:source|via|ref)\w*[\s:]*)?(?:[\w,.]+[\s#:]+){0,3}[[(]*$/i.test(lead) || !/^[\s[(—–-]|^source|^$/i.test(lead)) return null;
    return choose('id-after', sources, null);
  }

  private onAddress(): Verdict {
    return choose('page-address', this.ownAddress, null);
  }

  private attachedRun(piece: Piece, from: number, after: readonly Source[]): Run | null {
    const text = this.masked[piece.block]!;
    const first = after[0];
    if (!first) return null;
    const gap = text.slice(from, first.start);
    if (gap.length > 160 || NOT_THE_SOURCE.test(gap) || !ATTACHED.test(gap)) return null;
    return firstRun(after, text);
  }

  private neighbours(piece: Piece, belongs: (other: Piece) => boolean): Piece[] {
    const { pieces } = this.found;
    const near: Piece[] = [];
    for (let at = piece.index - 1; at >= Math.max(0, piece.index - 30) && pieces[at]!.section === piece.section; at--) if (belongs(pieces[at]!)) near.unshift(pieces[at]!);
    for (let at = piece.index + 1; at < Math.min(pieces.length, piece.index + 30) && pieces[at]!.section === piece.section; at++) if (belongs(pieces[at]!)) near.push(pieces[at]!);
    return near;
  }

  private sentenceAt(piece: Piece, offset: number): Range {
    let starts = this.starts.get(piece.index);
    if (!starts) {
      starts = sentenceStarts(this.masked[piece.block]!, piece);
      this.starts.set(piece.index, starts);
    }
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle;
    }
    return { start: starts[low]!, end: starts[low + 1] ?? piece.end };
  }

  /** The page's own sentence around a quotation, cut at 400 code units a side. */
  sentence(quotation: FoundQuotation): string {
    const piece = this.found.pieces[quotation.stretches[0]!.piece]!;
    const { start, end } = this.sentenceAt(piece, quotation.outerStart);
    const from = Math.max(start, quotation.outerStart - 400);
    const until = Math.min(Math.max(end, Math.min(quotation.outerEnd, piece.end)), Math.min(quotation.outerEnd, piece.end) + 400);
    return this.found.page.blocks[piece.block]!.text.slice(from, until).trim();
  }

  private distance(quotation: FoundQuotation, run: Run): Pick<Attribution, 'distance' | 'words'> {
    const { pieces, page } = this.found;
    const first = pieces[quotation.stretches[0]!.piece]!;
    const last = pieces[quotation.stretches.at(-1)!.piece]!;
    let best = { distance: Infinity, words: 0 };
    for (const source of run) {
      let between = '';
      if (source.piece !== -1) {
        const place = pieces[source.piece]!;
        const isAfter = place.index > last.index || (place.index === last.index && source.start >= quotation.outerEnd);
        const [from, to] = isAfter
          ? [{ block: last.block, at: quotation.outerEnd }, { block: place.block, at: source.start }]
          : [{ block: place.block, at: source.end }, { block: first.block, at: quotation.outerStart }];
        if (from.block === to.block) between = page.blocks[from.block]!.text.slice(from.at, to.at);
        else {
          between = page.blocks[from.block]!.text.slice(from.at);
          for (let block = from.block + 1; block < to.block; block++) between += `\n${page.blocks[block]!.text}`;
          between += `\n${page.blocks[to.block]!.text.slice(0, to.at)}`;
        }
      }
      if (between.length < best.distance) best = { distance: between.length, words: between.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length };
    }
    return best;
  }
}

function kindsOf(speaker: Speaker): readonly DocumentKind[] | null {
  return speaker.is === 'document' ? speaker.kinds : null;
}

/** The one document among sources, if kinds leave one (or one run); 'undecided' when several could be meant. */
function choose(rule: AttributionRule, sources: readonly Source[], kinds: readonly DocumentKind[] | null): Verdict {
  const fitting = kinds ? sources.filter(({ citation }) => kinds.includes(citation.kind)) : sources;
  if (fitting.length === 0) return null;
  const ids = new Set(fitting.map(({ citation }) => citation.id));
  return ids.size === 1 ? { rule, run: fitting } : 'undecided';
}

function lastRun(sources: readonly Source[], text: string): Run | null {
  if (sources.length === 0) return null;
  let at = sources.length - 1;
  while (at > 0 && TOGETHER.test(text.slice(sources[at - 1]!.end, sources[at]!.start))) at--;
  return sources.slice(at);
}

function firstRun(sources: readonly Source[], text: string): Run {
  let at = 1;
  while (at < sources.length && TOGETHER.test(text.slice(sources[at - 1]!.end, sources[at]!.start))) at++;
  return sources.slice(0, at);
}

/** Quoted words blanked by a sign that is no word, their last full stop kept. */
function maskQuotations({ pieces, texts }: Pieces, quotations: readonly FoundQuotation[]): string[] {
  const masks: Range[][] = texts.map(() => []);
  for (const { stretches } of quotations) {
    for (const { piece, start, end } of stretches) {
      const block = pieces[piece]!.block;
      const stop = /[.!?]/.test(texts[block]![end - 1] ?? '') ? 1 : 0;
      masks[block]!.push({ start, end: Math.max(start, end - stop) });
    }
  }
  return texts.map((text, block) => blank(text, masks[block]!, '\uFFFC'));
}

/** Citations by piece, those inside quoted words left out: they are never a source. */
function placeSources({ pieces }: Pieces, quotations: readonly FoundQuotation[], citations: readonly Citation[]): Source[][] {
  const sources: Source[][] = pieces.map(() => []);
  let at = 0;
  for (const citation of citations) {
    const { span } = citation;
    if (!span) continue;
    while (at + 1 < pieces.length && isBefore(pieces[at + 1]!, span.block, span.start)) at++;
    const piece = pieces[at]!;
    if (piece.block === span.block) sources[at]!.push({ citation, piece: at, start: span.start, end: span.end });
  }
  for (const { stretches } of quotations) {
    for (const { piece, start, end } of stretches) {
      sources[piece] = sources[piece]!.filter((source) => !(source.start >= start && source.end <= end) || source.citation.via !== 'text');
    }
  }
  return sources;
}

function isBefore(piece: Piece, block: number, offset: number): boolean {
  return piece.block < block || (piece.block === block && piece.start <= offset);
}
