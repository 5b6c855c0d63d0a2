import { firstFrom } from '../../language/ascending.ts';
import { blank, type Range } from '../../language/range.ts';
import { NAMED, QUOTED } from '../../language/tokens.ts';
import type { CutPage } from '../pieces/piece.ts';
import type { FoundQuotation } from '../quotations/found.ts';
import { placeNotes } from './place-sources.ts';
import { qualify } from './qualify-sources.ts';
import { isOneDocument, type Source } from './source.ts';

/** How many ids of a sentence are looked at on either side of a quotation, and how many of a paragraph. */
export const IDS_A_SENTENCE = 12;
export const IDS_A_PARAGRAPH = 4 * IDS_A_SENTENCE;
/** How many pieces are looked at between two chances to pause. */
const PIECES_A_STEP = 20;
/** So many ids are named in one breath. */
const MOST_TOGETHER = 8;
/** Between two of them (code units). */
const FARTHEST_TOGETHER = 90;

const SIGNS = '[\\s,;/&+()[\\]*_#:.—–-]*';
/** What may stand between two ids that are named together: "X, Y and Z", "[X][Y]", "X (horn), Y (lamp)", "X (filed as Y)". */
const TOGETHER = new RegExp(
  `^["'”’\\s]*(?:\\([^()\\uFFFC]{0,60}\\))?${SIGNS}(?:(?:and|or|plus|aka|also|known|filed|as|with|the|its|nhtsa|id|no|number|` +
    `tsb|bulletin|recall|investigation|complaint|communication|both)\\b${SIGNS}){0,5}$`,
  'i',
);
/** ", bulletin ": a comma, and no sign but commas. */
const COMMA_ALONE = /^[\s,]*,[\s,\w]*$/;
const CONJUNCTION = /\b(?:and|or)\b/i;
const SENTENCE_END = /[.!?]/;

/** The sources of a page by piece, ascending; and the page's texts with quoted words and sources masked. */
export class Sources {
  readonly byPiece: readonly Source[][];
  /** By block. Quoted words are QUOTED but for a last full stop; ids are NAMED. */
  readonly masked: readonly string[];
  readonly #cutPage: CutPage;
  readonly #quoted: readonly string[];

  /** See `Sources.of`. */
  constructor(cutPage: CutPage, byPiece: readonly Source[][], quoted: readonly string[], masked: readonly string[]) {
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
    placeNotes(placed, notes);
    yield;
    const quoted = maskQuoted(cutPage, quotations);
    for (const [index, sources] of placed.entries()) {
      if (sources.length > 0) qualify(sources, quoted[cutPage.pieces[index]!.block]!);
      if (index % PIECES_A_STEP === PIECES_A_STEP - 1) yield;
    }
    return new Sources(cutPage, placed, quoted, maskNamed(cutPage, placed, quoted));
  }

  /** The first `most` sources of a piece that begin in [from, to). */
  firstBetween(piece: number, from: number, to: number, most: number): readonly Source[] {
    const sources = this.byPiece[piece]!;
    const first = firstFrom(sources, from);
    return sources.slice(first, Math.min(firstFrom(sources, to), first + most));
  }

  /** The last `most` of them. */
  lastBetween(piece: number, from: number, to: number, most: number): readonly Source[] {
    const sources = this.byPiece[piece]!;
    const end = firstFrom(sources, to);
    return sources.slice(Math.max(firstFrom(sources, from), end - most), end);
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
    if (gap.length > FARTHEST_TOGETHER || !TOGETHER.test(gap)) return false;
    // "Under recall X, bulletin Y says": only like kinds are listed by a comma alone.
    return !COMMA_ALONE.test(gap) || CONJUNCTION.test(gap) || left.citation.kind === right.citation.kind || isOneDocument(left, right);
  }
}

function maskQuoted({ pieces, texts }: CutPage, quotations: readonly FoundQuotation[]): string[] {
  const masks = new RangesByBlock();
  for (const { stretches } of quotations) {
    for (const { piece, start, end } of stretches) {
      const { block } = pieces[piece]!;
      const stop = SENTENCE_END.test(texts[block]![end - 1] ?? '') ? 1 : 0;
      masks.add(block, { start, end: Math.max(start, end - stop) });
    }
  }
  return masks.blank(texts.map(withoutFillers), QUOTED);
}

/** What is left of a letter or a picture on the page itself. */
const FILLERS = new RegExp(`[${QUOTED}${NAMED}]`, 'g');

/** A page's own U+FFFC and U+FFFD name and quote nothing. */
function withoutFillers(text: string): string {
  return text.includes(QUOTED) || text.includes(NAMED) ? text.replace(FILLERS, '\u25A1') : text;
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
