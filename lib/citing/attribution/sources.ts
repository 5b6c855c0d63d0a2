import {
  FILLERS,
  isTopicPreposition,
  isVerb,
  kindsMeant,
  POINTERS,
  roleOf,
  SOURCE_PREPOSITIONS,
  SUBORDINATORS,
} from '../../language/lexicon/index.ts';
import { isMeant } from '../../language/lexicon/kinds.ts';
import { blank, type Range } from '../../language/range.ts';
import { lastSentence } from '../../language/sentences.ts';
import { NAMED, QUOTED, type Token, tokensOf } from '../../language/tokens.ts';
import type { Citation } from '../citation.ts';
import type { CutPage } from '../pieces/piece.ts';
import type { FoundQuotation } from '../quotations/found.ts';
import { isOneDocument, type Source, sourceOf } from './source.ts';

/** What may stand between two ids that are named together: "X, Y and Z", "[X][Y]", "X (horn), Y (lamp)", "X (filed as Y)". */
const TOGETHER =
  /^["'”’\s]*(?:\([^()\uFFFC]{0,60}\))?[\s,;/&+()[\]*_#:.—–-]*(?:(?:and|or|plus|aka|also|known|filed|as|with|the|its|nhtsa|id|no|number|tsb|bulletin|recall|investigation|complaint|communication|both)\b[\s,;/&+()[\]*_#:.—–-]*){0,5}$/i;

/** The sources of a page by piece, ascending; and the page's texts with quoted words and sources masked. */
export class Sources {
  readonly byPiece: readonly Source[][];
  /** By block. Quoted words are QUOTED but for a last full stop; ids are NAMED. */
  readonly masked: readonly string[];
  readonly #cutPage: CutPage;
  readonly #quoted: readonly string[];

  private constructor(cutPage: CutPage, byPiece: readonly Source[][], quoted: readonly string[], masked: readonly string[]) {
    this.#cutPage = cutPage;
    this.byPiece = byPiece;
    this.#quoted = quoted;
    this.masked = masked;
  }

  /**
   * Yields now and then, so that whoever drives it may pause.
   * @param placed see `placeSources`; taken over and added to
   * @param notes the numbers of notes, as sources
   */
  static *of(
    cutPage: CutPage,
    quotations: readonly FoundQuotation[],
    placed: Source[][],
    notes: readonly Source[],
  ): Generator<void, Sources, void> {
    for (const note of notes) addTo(placed, note);
    for (const piece of new Set(notes.map((note) => note.piece))) placed[piece]!.sort((a, b) => a.start - b.start);
    yield;
    const quoted = maskQuoted(cutPage, quotations);
    for (const [index, sources] of placed.entries()) {
      if (sources.length > 0) qualify(sources, quoted[cutPage.pieces[index]!.block]!);
      if (index % STEP === STEP - 1) yield;
    }
    return new Sources(cutPage, placed, quoted, maskNamed(cutPage, placed, quoted));
  }

  /** Sources of a piece whose start lies in [from, to), at most `most` of them, counted from the front or from the back. */
  between(piece: number, from: number, to: number, most: number): readonly Source[] {
    const sources = this.byPiece[piece]!;
    const first = firstFrom(sources, from);
    const end = firstFrom(sources, to);
    return most < 0 ? sources.slice(Math.max(first, end + most), end) : sources.slice(first, Math.min(end, first + most));
  }

  /** The sources that are named together with `source`. */
  run(source: Source): readonly Source[] {
    const sources = this.byPiece[source.piece]!;
    let first = firstFrom(sources, source.start);
    while (sources[first] !== source) first++;
    let last = first;
    while (first > 0 && last - first < MOST_TOGETHER && this.#together(sources[first - 1]!, sources[first]!)) first--;
    while (last + 1 < sources.length && last - first < MOST_TOGETHER && this.#together(sources[last]!, sources[last + 1]!)) last++;
    return sources.slice(first, last + 1).filter((each) => each === source || each.note || !each.weak);
  }

  #together(left: Source, right: Source): boolean {
    const text = this.#quoted[this.#cutPage.pieces[left.piece]!.block]!;
    const gap = text.slice(left.end, right.start);
    if (gap.length > 90 || !TOGETHER.test(gap)) return false;
    // "Under recall X, bulletin Y says": only like kinds are listed by a comma alone.
    return (
      !/^[\s,]*,[\s,\w]*$/.test(gap) ||
      /\b(?:and|or)\b/i.test(gap) ||
      left.citation.kind === right.citation.kind ||
      isOneDocument(left, right)
    );
  }
}

/** How many pieces are looked at between two chances to pause. */
const STEP = 20;

/** @param text the block's, with quoted words masked */
function qualify(sources: readonly Source[], text: string): void {
  for (const [index, source] of sources.entries()) {
    const { start, end } = source;
    const before = squeezed(text.slice(Math.max(0, start - 4 * LOOKED_BACK), start)).slice(-LOOKED_BACK);
    if (source.note) {
      source.weak = RIGHT_BEHIND.test(before);
      continue;
    }
    const tokens = tokensOf(/[.!?]/.test(before) ? lastSentence(before + NAMED) : before);
    // Words before a quotation lead to it, and not to what stands behind it.
    const own = tokens.slice(tokens.findLastIndex(({ is }) => is === 'quoted') + 1);
    const words = wordsAmong(own);
    const near = wordsAmong(own.slice(own.findLastIndex(({ is }) => is === 'comma') + 1)).slice(-3);
    const host = sources[index - 1];
    const gap = host && start - host.end < FARTHEST_HOST ? text.slice(host.end, start) : null;
    source.denied = near.some((word) => word === 'not' || word === 'unlike') || isAbout(words, source);
    source.introduced = isIntroduced(words) || /^[)\]]?,?\s+(?:in|by|under|through)\s+which\b/i.test(text.slice(end, end + LOOKED_BACK));
    source.weak =
      source.denied ||
      (!source.introduced &&
        !speaks(text, end) &&
        (near.some((word) => POINTERS.has(word)) || /\bsee\s+also\W+(?:\w+\W+)?$/i.test(before))) ||
      ((near.some((word) => SUBORDINATORS.has(word)) || closesQuotation(before, source)) && !speaks(text, end)) ||
      (gap !== null && (isGloss(gap, text.slice(end, end + 2), host!, source) || isApposition(gap, text.slice(end, end + LOOKED_BACK))));
  }
}

/** How much text on either side of an id tells what it is there for (code units). */
const LOOKED_BACK = 60;
/** Between an id and the one it explains. */
const FARTHEST_HOST = 200;
const MOST_TOGETHER = 8;

/** A quotation and any white space count as one sign: how long they are does not matter. */
function squeezed(text: string): string {
  return text.replace(/\uFFFC+/g, QUOTED).replace(/\s+/g, ' ');
}

function wordsAmong(tokens: readonly Token[]): string[] {
  return tokens.filter(({ is }) => is === 'word').map(({ word }) => word);
}

/** "X says", "X, which says “…”", "X at 2 (“…”)": the id is the subject of a clause. */
function speaks(text: string, end: number): boolean {
  const after = text.slice(end, end + LOOKED_BACK);
  if (/^[^.;()\uFFFC]{0,20}\(\s*["“‘]?\uFFFC/.test(after)) return true;
  if (/^[\s\])]*,?\s+(?:which|that)\s[^,;.\uFFFC]{0,50}["“”'‘«»„\uFFFC]/.test(after)) return true;
  const next = tokensOf(after.replace(/^[\s\])]+/, '')).find(({ word }) => !FILLERS.has(word));
  return next !== undefined && isVerb(next.word);
}

/** "in recall X", "according to NHTSA's X": words that label the id are passed over. */
function isIntroduced(words: readonly string[]): boolean {
  const at = words.findLastIndex((word) => !isLabel(word));
  return at >= words.length - 5 && SOURCE_PREPOSITIONS.has(words[at] ?? '');
}

function isLabel(word: string): boolean {
  return (
    /^(?:the|nhtsa|nhtsa's|number|no|id|tsb|sb|odi|honda|service|technical|safety|defect|dealer|report|file|document|campaign)$/.test(
      word,
    ) || kindsMeant(word) !== null
  );
}

/** "The bulletin for recall X": it is about X, not X itself. */
function isAbout(words: readonly string[], { citation }: Source): boolean {
  let at = words.length - 1;
  while (
    at >= 0 &&
    ((kindsMeant(words[at]!) && isMeant(citation, kindsMeant(words[at]!))) || /^(?:the|nhtsa|number|no|id)$/.test(words[at]!))
  )
    at--;
  if (!isTopicPreposition(words[at] ?? '')) return false;
  const noun = words[at - 1] ?? '';
  if (roleOf(noun) === 'other' || (noun === 'letter' && !/^(?:for|under|of)$/.test(words[at]!))) return true;
  // "My verdict on X", but not "On X the agency wrote" and not "based on X".
  if (words[at] === 'on' && noun !== '' && roleOf(noun) === null && !isVerb(noun) && !/ed$|^rel(?:y|ies|ying)$/.test(noun)) return true;
  const kinds = kindsMeant(noun);
  return kinds !== null && !isMeant(citation, kinds);
}

/** "MC-… (recall 24V-…)": a gloss in parentheses. A maker's number and the number it was filed under are one document. */
function isGloss(gap: string, after: string, host: Source, source: Source): boolean {
  const opened = gap.lastIndexOf('(');
  if (opened === -1 || gap.includes(')', opened) || gap.slice(0, opened).trim() !== '' || !/^\W*\)/.test(after)) return false;
  const says = wordsAmong(tokensOf(gap.slice(opened))).some((word) => !isLabel(word));
  return says ? host.citation.id !== source.citation.id : host.citation.kind !== source.citation.kind && !isOneDocument(host, source);
}

/** "X, a revision of Y, says" and "X, issued after Y, “…”": Y stands between commas and the sentence goes on about X. */
function isApposition(gap: string, after: string): boolean {
  return (
    /^\s*,\s+(?:which|that|a|an|the|now|then|formerly|issued|filed|opened|published|released|sent|dated|as|in)\b/i.test(gap) &&
    /^[)\]\s]*,\s*(?:\uFFFC|["'“‘«„]|[a-z]+s\b|[a-z]+ed\b|said\b|wrote\b|told\b)/.test(after) &&
    !gap.includes(QUOTED)
  );
}

const RIGHT_BEHIND = /\uFFFC[.!?]?["'”’»“]{0,2}[\s.,;]*$/;

/** `“…” [X] and “…”`: X is the source of what it closes. */
function closesQuotation(before: string, { citation }: Source): boolean {
  if (citation.via !== 'text' && RIGHT_BEHIND.test(before)) return true;
  return /\uFFFC[.!?]?["'”’»“]{0,2}(?:[\s.,;]*[[(—–-]\s*|,?\s+(?:per|via)\s+)(?:[\w#.,:]+\s+){0,4}$/.test(before);
}

/** The citations of a page as sources by piece, in order, less those inside quoted words. Those of the page's own address have no place. */
export function placeSources(cutPage: CutPage, quotations: readonly FoundQuotation[], citations: readonly Citation[]): Source[][] {
  const byPiece = place(cutPage, citations);
  withoutQuoted(byPiece, quotations);
  return byPiece;
}

/** Citations by piece, in order. */
function place({ pieces }: CutPage, citations: readonly Citation[]): Source[][] {
  const byPiece: Source[][] = pieces.map(() => NONE);
  let at = 0;
  for (const citation of citations) {
    const { span } = citation;
    if (!span) continue;
    for (
      let next = pieces[at + 1];
      next && (next.block < span.block || (next.block === span.block && next.start <= span.start));
      next = pieces[at + 1]
    )
      at++;
    if (pieces[at]?.block === span.block) addTo(byPiece, sourceOf(citation, at, span));
  }
  return byPiece;
}

/** Shared by the pieces that have none, which are most; never changed. */
const NONE: Source[] = [];

function addTo(byPiece: Source[][], source: Source): void {
  const own = byPiece[source.piece]!;
  if (own === NONE) byPiece[source.piece] = [source];
  else own.push(source);
}

/** An id inside quoted words is never their source; a link around them, or from some of them, is. */
function withoutQuoted(byPiece: Source[][], quotations: readonly FoundQuotation[]): void {
  const quoted = new Map<number, Range[]>();
  for (const { stretches } of quotations) {
    for (const stretch of stretches) {
      const ranges = quoted.get(stretch.piece);
      if (ranges) ranges.push(stretch);
      else quoted.set(stretch.piece, [stretch]);
    }
  }
  for (const [piece, ranges] of quoted) {
    if (byPiece[piece]!.length === 0) continue;
    let at = 0;
    byPiece[piece] = byPiece[piece]!.filter(({ start, end, citation }) => {
      while (at < ranges.length && ranges[at]!.end <= start) at++;
      const range = ranges[at];
      return !range || start < range.start || end > range.end || citation.via === 'chip' || (start === range.start && end === range.end);
    });
  }
}

function maskQuoted({ pieces, texts }: CutPage, quotations: readonly FoundQuotation[]): string[] {
  const masks = new RangesByBlock();
  for (const { stretches } of quotations) {
    for (const { piece, start, end } of stretches) {
      const { block } = pieces[piece]!;
      const stop = /[.!?]/.test(texts[block]![end - 1] ?? '') ? 1 : 0;
      masks.add(block, { start, end: Math.max(start, end - stop) });
    }
  }
  return masks.blank(texts, QUOTED);
}

function maskNamed({ pieces }: CutPage, byPiece: readonly Source[][], texts: readonly string[]): string[] {
  const masks = new RangesByBlock();
  for (const sources of byPiece) {
    for (const source of sources) {
      const { block } = pieces[source.piece]!;
      // A link around quoted words masks nothing: the words are masked already.
      const isShown =
        !source.weak && source.citation.via !== 'chip' && !source.note && !texts[block]!.slice(source.start, source.end).includes(QUOTED);
      if (isShown) masks.add(block, source);
    }
  }
  return masks.blank(texts, NAMED);
}

/** Ranges of a few of many blocks. */
class RangesByBlock {
  readonly #ranges = new Map<number, Range[]>();

  add(block: number, range: Range): void {
    const own = this.#ranges.get(block);
    if (own) own.push(range);
    else this.#ranges.set(block, [range]);
  }

  blank(texts: readonly string[], filler: string): string[] {
    const blanked = [...texts];
    for (const [block, ranges] of this.#ranges) blanked[block] = blank(texts[block]!, ranges, filler);
    return blanked;
  }
}

function firstFrom(sources: readonly Source[], offset: number): number {
  let low = 0;
  let high = sources.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sources[middle]!.start < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
