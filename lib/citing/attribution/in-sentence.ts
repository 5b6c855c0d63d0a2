import { BE, CONNECTORS, DENIALS, isVerb, leadsOn, POINTERS, roleOf, SOURCE_PREPOSITIONS } from '../../language/lexicon/index.ts';
import type { Speaker } from '../../language/speaker/shape.ts';
import type { Range } from '../../language/range.ts';
import { QUOTED, type Token, tokensOf } from '../../language/tokens.ts';
import type { Neighbours } from '../pieces/neighbours.ts';
import type { CutPage } from '../pieces/piece.ts';
import type { FoundQuotation } from '../quotations/found.ts';
import { countIds, ofKinds, oneOf, REACH, type Tie } from './only-source.ts';
import { isOneDocument, type Source } from './source.ts';
import type { Sources } from './sources.ts';

/** Between a quotation and the id right after it (code units). */
const FARTHEST_AFTER = 160;
/** Between quotations that share an id. */
const FARTHEST_SHARED = 80;

/** Ties a quotation to ids of its own sentence. Answers are remembered, so that many quotations of one sentence cost no more each. */
export class SentenceTies {
  readonly #cutPage: CutPage;
  readonly #quotations: readonly FoundQuotation[];
  readonly #sources: Sources;
  readonly #neighbours: Neighbours;
  readonly #attachedTo = new Map<number, readonly Source[]>();
  readonly #joinedToNext = new Map<number, boolean>();

  constructor(cutPage: CutPage, quotations: readonly FoundQuotation[], sources: Sources, around: Neighbours) {
    this.#cutPage = cutPage;
    this.#quotations = quotations;
    this.#sources = sources;
    this.#neighbours = around;
  }

  /**
   * @param sentence where the quotation begins
   * @param ending the sentence it ends in, for quotations of several paragraphs
   */
  tie(index: number, speaker: Speaker, sentence: Range, ending: Range): Tie {
    const { outerStart, stretches } = this.#quotations[index]!;
    const linked = this.#linkedWords(index);
    if (linked) return linked;
    const before = this.#sources
      .between(stretches[0]!.piece, sentence.start, outerStart, -REACH)
      .filter(({ start, end, citation }) => end <= outerStart && !(citation.via === 'chip' && start === sentence.start));
    const inOrder = this.#respective(index, sentence, ending);
    if (inOrder) return inOrder;
    const attached = this.#attached(index);
    if (speaker.is === 'nobody') return 'undecided';
    if (speaker.is === 'other') {
      if (attached) return { rule: 'id-after', run: attached };
      const text = this.#sources.masked[this.#cutPage.pieces[stretches[0]!.piece]!.block]!;
      // "In X, “a”; the dealer said “b”": X has been quoted already.
      const own = before.filter(
        ({ introduced, weak, citation, end }) =>
          (introduced || (speaker.files && citation.kind === 'complaint')) && !weak && !/[\uFFFC;]/.test(text.slice(end, outerStart)),
      );
      return oneOf('id-before', own) ?? 'undecided';
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

  /** The words, or the sentence around them, are the text of a link. */
  #linkedWords(index: number): Tie {
    const { stretches, outerStart } = this.#quotations[index]!;
    const { piece, start: from, end: until } = stretches[0]!;
    const run = this.#sources
      .between(piece, outerStart - FARTHEST_AFTER, from + 1, -REACH)
      .filter(({ end, citation }) => end >= until && citation.via === 'link');
    return run.length > 0 ? { rule: 'link', run } : null;
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
    const run = ofKinds(this.#sources.run(strong.at(-1)!), speaker.kinds);
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
    const last = this.#cutPage.pieces[quotation.stretches.at(-1)!.piece]!;
    const { outerEnd } = quotation;
    const text = this.#sources.masked[last.block]!;
    const { end } = this.#neighbours.sentenceAt(last, outerEnd - 1);
    const [first] = this.#sources.between(last.index, outerEnd, end === last.end ? Infinity : end + 1, 1);
    if (!first || (first.start === end && first.citation.via !== 'chip') || first.start - outerEnd > FARTHEST_AFTER || first.denied)
      return [];
    const gap = text.slice(outerEnd, first.start);
    // A note's number at the end of a sentence stands for all of it.
    const isNoteOfSentence = first.note && !gap.includes(QUOTED) && !/\w/.test(text.slice(first.end, end));
    if (!isNoteOfSentence && !leadsToSource(gap) && !(first.citation.kind === 'complaint' && WRITTEN_IN_COMPLAINT.test(gap))) return [];
    const run = this.#sources.run(first).filter(({ start }) => start >= first.start);
    // `“a”, [Y] says “b”`: Y speaks the next words; in `“a,” Y says, “b”` and `“a”, Y says, and “b”` it speaks both.
    const behind = text.slice(run.at(-1)!.end, end);
    if (isRemark(behind)) return [];
    const [next] = tokensOf(behind.replace(/^[\s)\]]+/, '').slice(0, FARTHEST_SHARED));
    const goesOn = /,\W{0,3}$/.test(this.#cutPage.texts[last.block]!.slice(outerEnd - 4, outerEnd));
    const isInserted = goesOn || behind.split(QUOTED, 1)[0]!.includes(',');
    const isNextClause =
      next?.is === 'colon' || (next?.is === 'word' && (isVerb(next.word) || (/^["'”’»]?,\s*$/.test(gap) && !CONNECTORS.has(next.word))));
    const clause = gap.slice(1 + Math.max(gap.lastIndexOf(':'), gap.lastIndexOf(';')));
    const speaksNext =
      !isInserted && isNextClause && behind.includes(QUOTED) && !tokensOf(clause).some(({ word }) => isVerb(word) && word !== 'read');
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
    const last = this.#cutPage.pieces[quotation.stretches.at(-1)!.piece]!;
    if (next?.stretches[0]!.piece !== last.index || next.outerStart - quotation.outerEnd > FARTHEST_SHARED) return false;
    if (this.#sources.between(last.index, quotation.outerEnd, next.outerStart, 1).length > 0) return false;
    const words = tokensOf(this.#sources.masked[last.block]!.slice(quotation.outerEnd, next.outerStart)).filter(({ is }) => is === 'word');
    // "… and recommends “…”" goes on about the same document.
    const isOneSubject =
      CONNECTORS.has(words[0]?.word ?? '') && isVerb(words[1]?.word ?? '') && words.every(({ word }) => roleOf(word) === null);
    return words.length <= 5 && (isOneSubject || !words.some(({ word }) => isVerb(word)));
  }

  /** "X and Y say “a” and “b”, respectively." */
  #respective(index: number, sentence: Range, ending: Range): Tie {
    const quotation = this.#quotations[index]!;
    const first = this.#cutPage.pieces[quotation.stretches[0]!.piece]!;
    const window = this.#sources.masked[first.block]!.slice(
      Math.max(sentence.start, quotation.outerStart - 400),
      Math.min(ending.end, quotation.outerEnd + 400),
    );
    if (!/\b(?:respectively|vs|versus)\b/i.test(window)) return null;
    const siblings: number[] = [];
    for (let at = Math.max(0, index - REACH); at < Math.min(this.#quotations.length, index + REACH); at++) {
      const other = this.#quotations[at]!;
      if (other.stretches[0]!.piece === first.index && other.outerStart >= sentence.start && other.outerEnd <= ending.end)
        siblings.push(at);
    }
    const named = this.#sources.between(first.index, sentence.start, ending.end, 2 * REACH);
    const own = named[siblings.indexOf(index)];
    if (!own || named.length !== siblings.length) return null;
    return { rule: own.start < quotation.outerStart ? 'id-before' : 'id-after', run: [own] };
  }
}

/** A link that is shown as Markdown, or an address before the id in it. */
const ADDRESS_AHEAD = /(?:\[[^[\]]{0,80}\]\()?https?:\/\/\S{0,120}$/i;

/** “…” has led to a recall, according to X. */
const WHOLE_SENTENCE = /^[^:;()\uFFFC]{0,120}\baccording\s+to\b/i;

/** “…” is the interim advice in X. */
const IS_IN = /^["'”’»]?\s*(?:is|are|was|were)\s+(?:[\w-]+\s+){1,5}(?:in|from)\s+(?:(?:the|nhtsa|its|their)\s+)?(?:\w+\s+){0,2}$/i;

/** What “…” means in X. */
const MEANS_IN = /^["'”’»]?\s*means?\s+in\s+(?:the\s+)?$/i;

/** “…,” regulators wrote in a notice opening X. */
const WRITTEN_IN = /^["'”’»]?,?\s*(?:[\w-]+\s+){2,5}in\s+(?:an?|the|its|their|his|her)\s+(?:[\w-]+\s+){1,5}$/i;

/** “…,” one driver wrote in complaint X. */
const WRITTEN_IN_COMPLAINT = /^["'”’»]?,?\s*(?:[\w-]+\s+){2,5}in\s+(?:(?:an?|the|his|her|their|another)\s+)?(?:[\w-]+\s+){0,3}$/i;

/** Who issues or files documents, a verb of saying, and nobody else. */
function speaksInDocument(words: readonly Token[]): boolean {
  const verb = words.findIndex(({ word }) => isVerb(word));
  return (
    verb !== -1 &&
    words.slice(0, verb).some(({ word }) => /^(?:document|company)$/.test(roleOf(word) ?? '')) &&
    !words.some(({ word }) => roleOf(word) === 'other' || DENIALS.has(word))
  );
}

/** "(X was done in 2020)": what a bracket goes on to say of X names no source. */
function isRemark(behind: string): boolean {
  const inside = /^[^()[\]]{0,80}[)\]]/.exec(behind)?.[0];
  return inside !== undefined && tokensOf(inside).some(({ word }) => BE.has(word) || word === 'has' || word === 'had');
}

/** What may stand between a quotation and its source: punctuation, "in", "says NHTSA recall no."; before a bracket any few words. */
function leadsToSource(gap: string): boolean {
  if (gap.includes(QUOTED)) return false;
  gap = gap
    .replace(WHOLE_SENTENCE, 'according to')
    .replace(ADDRESS_AHEAD, '')
    .replace(/\bword\s+for\s+word\b/i, 'verbatim');
  const bracket = Math.max(gap.lastIndexOf('('), gap.lastIndexOf('['));
  const inside = tokensOf(bracket === -1 ? gap : gap.slice(bracket + 1)).filter(({ is }) => is === 'word');
  if (
    inside.some(
      ({ word }, at) => POINTERS.has(word) || word === 'also' || (word === 'for' && roleOf(inside[at - 1]?.word ?? '') !== 'document'),
    )
  )
    return false;
  if (bracket === -1 && IS_IN.test(gap) && !inside.some(({ word }) => roleOf(word) === 'other' || isVerb(word) || DENIALS.has(word)))
    return true;
  if (MEANS_IN.test(gap)) return true;
  if (bracket === -1 && WRITTEN_IN.test(gap) && speaksInDocument(inside)) return true;
  if (bracket === -1)
    return (
      !/[;)\]]/.test(gap) &&
      inside.length <= 7 &&
      inside.every(
        ({ word, capital }, at) =>
          leadsOn(word) || word === 'for' || isVerb(word) || (capital && roleOf(inside[at + 1]?.word ?? '') === 'company'),
      )
    );
  const outside = tokensOf(gap.slice(0, bracket)).filter(({ is }) => is === 'word');
  const named = outside.at(-1);
  return (
    inside.length <= 6 &&
    outside.length <= 8 &&
    (!named ||
      roleOf(named.word) !== 'document' ||
      outside.some(({ word }) => isVerb(word) || SOURCE_PREPOSITIONS.has(word) || word === 'according' || word === 'by'))
  );
}
