import { BE, CONNECTORS, DENIALS, leadsOn, POINTERS, roleOf, SOURCE_PREPOSITIONS } from '../../language/lexicon/index.ts';
import { isVerb } from '../../language/lexicon/index.ts';
import type { Speaker } from '../../language/speaker/shape.ts';
import { QUOTED, type Token, tokensOf } from '../../language/tokens.ts';
import type { AroundQuotation } from './around-quotation.ts';
import { countIds, ofKinds, oneOf } from './only-source.ts';
import { isOneDocument, type Source } from './source.ts';
import { type SourcedPage, textOf } from './sourced-page.ts';
import { IDS_A_SENTENCE } from './sources.ts';
import type { Tie } from './tie.ts';

/** Between a quotation and the id right after it (code units). */
const FARTHEST_AFTER = 160;
/** Between the beginning of a link and quoted words in it (code units). */
const FARTHEST_LINK = 160;
/** Between quotations that share an id (code units). */
const FARTHEST_SHARED = 80;
/** How many quotations of a sentence, on either side, are looked at together. */
const MOST_SIBLINGS = 12;
/** How much on either side of a quotation is searched for "respectively" (code units). */
const RESPECTIVELY_REACH = 400;
/** How many words may stand between two quotations that share what stands behind the second. */
const MOST_JOINING_WORDS = 5;
/** How many of the last signs of quoted words tell that their sentence goes on (code units): `,”`. */
const COMMA_REACH = 4;
/** How many words may lead from a quotation to its source: "says NHTSA in the safety recall no. X". */
const MOST_LEADING_WORDS = 7;
/** With a bracket: how many words may stand before it, and how many in it before the id. */
const MOST_BEFORE_BRACKET = 8;
const MOST_IN_BRACKET = 6;

const LETTER_OR_DIGIT = /\w/;
/** A clause or a quotation between. */
const QUOTATION_OR_CLAUSE = /[\uFFFC;]/;
/** ") says": what may stand before a verb. */
const SIGNS_AT_START = /^[\s)\]]+/;
/** ",”" */
const COMMA_AT_END = /,\W{0,3}$/;
/** "”, " */
const COMMA_ONLY = /^["'”’»]?,\s*$/;
const RESPECTIVELY = /\b(?:respectively|vs|versus)\b/i;
const CLAUSE_ENDS = /[;)\]]/;
const VERBATIM = /\bword\s+for\s+word\b/i;
const ISSUER = /^(?:document|company)$/;
/** "done in 2020)": the rest of a bracket. */
const REST_OF_BRACKET = /^[^()[\]]{0,80}[)\]]/;

/** Ties a quotation to ids of its own sentence. Answers are remembered, so that many quotations of one sentence cost no more each. */
export class InSentence {
  readonly #page: SourcedPage;
  readonly #attachedTo = new Map<number, readonly Source[]>();
  readonly #joinedToNext = new Map<number, boolean>();

  constructor(page: SourcedPage) {
    this.#page = page;
  }

  /** The link around it; those that a sentence names in the order of its quotations; what is attached to it; what is named before. */
  tie(around: AroundQuotation): Tie {
    return this.#linkedWords(around) ?? this.#respective(around) ?? this.#attachedOrBefore(around);
  }

  #attachedOrBefore(around: AroundQuotation): Tie {
    const { index, speaker, sentence } = around;
    if (speaker.is === 'nobody') return 'undecided';
    const attached = this.#attached(index);
    if (speaker.is === 'other') return attached ? { rule: 'id-after', run: attached } : this.#introducedBefore(around);
    const named = this.#namedBefore(speaker, this.#before(around), sentence.start);
    if (attached) {
      const both = named && named !== 'undecided' && (speaker.bound || isOneDocument(named.run[0]!, attached[0]!));
      return both ? { rule: 'id-before', run: [...named.run, ...attached] } : { rule: 'id-after', run: attached };
    }
    if (named) return named;
    const shared = this.#sharedAfter(index);
    return shared && { rule: 'id-after', run: shared };
  }

  /** The sources of its sentence before it; a chip where the sentence begins belongs to the one before. */
  #before({ quotation: { outerStart }, first, sentence }: AroundQuotation): readonly Source[] {
    return this.#page.sources
      .lastBetween(first.index, sentence.start, outerStart, IDS_A_SENTENCE)
      .filter(({ start, end, citation }) => end <= outerStart && !(citation.via === 'chip' && start === sentence.start));
  }

  /** "In X, the dealer said “…”": somebody else speaks, in a document; the owner who speaks in a complaint has filed it. */
  #introducedBefore(around: AroundQuotation): Tie {
    const { quotation, first, speaker } = around;
    // "In X, “a”; the dealer said “b”": X has been quoted already.
    const own = this.#before(around).filter(
      ({ introduced, weak, citation, end }) =>
        (introduced || (speaker.files && citation.kind === 'complaint')) &&
        !weak &&
        !QUOTATION_OR_CLAUSE.test(textOf(this.#page, first, end, quotation.outerStart)),
    );
    return oneOf('id-before', own) ?? 'undecided';
  }

  /** The words, or the sentence around them, are the text of a link. */
  #linkedWords({ quotation: { stretches, outerStart } }: AroundQuotation): Tie {
    const { piece, start: from, end: until } = stretches[0]!;
    const run = this.#page.sources
      .lastBetween(piece, outerStart - FARTHEST_LINK, from + 1, IDS_A_SENTENCE)
      .filter(({ end, citation }) => end >= until && citation.via === 'link');
    return run.length > 0 ? { rule: 'link', run } : null;
  }

  /** The id that speaks; or the one document, or run of documents, that is named before the words. */
  #namedBefore(speaker: Speaker, before: readonly Source[], from: number): Tie {
    const subject = speaker.at === undefined ? undefined : before.find(({ start }) => start === from + speaker.at!);
    if (subject) return { rule: 'id-before', run: this.#page.sources.run(subject) };
    const fitting = ofKinds(before, speaker.kinds);
    const strong = fitting.filter(({ weak }) => !weak);
    if (strong.length === 0) {
      const hinted = fitting.filter(({ denied }) => !denied);
      return countIds(hinted) === 1 ? { rule: 'id-before', run: hinted } : null;
    }
    const run = ofKinds(this.#page.sources.run(strong.at(-1)!), speaker.kinds);
    return strong.every((source) => run.includes(source)) ? { rule: 'id-before', run } : oneOf('id-before', strong);
  }

  /** The ids right after a quotation: in brackets, behind a dash, "says …", "according to …", a chip, a note's number. */
  #attached(index: number): readonly Source[] | null {
    let run = this.#attachedTo.get(index);
    if (!run) this.#attachedTo.set(index, (run = this.#findAttached(index)));
    return run.length > 0 ? run : null;
  }

  #findAttached(index: number): readonly Source[] {
    const { cutPage, quotations, sources, neighbours } = this.#page;
    const { outerEnd, stretches } = quotations[index]!;
    const last = cutPage.pieces[stretches.at(-1)!.piece]!;
    const text = sources.masked[last.block]!;
    const { end } = neighbours.sentenceAt(last, outerEnd - 1);
    const [first] = sources.firstBetween(last.index, outerEnd, end === last.end ? Infinity : end + 1, 1);
    if (!first || (first.start === end && first.citation.via !== 'chip') || first.start - outerEnd > FARTHEST_AFTER || first.denied)
      return [];
    const gap = text.slice(outerEnd, first.start);
    // A note's number at the end of a sentence stands for all of it.
    const isNoteOfSentence = first.note && !gap.includes(QUOTED) && !LETTER_OR_DIGIT.test(text.slice(first.end, end));
    if (!isNoteOfSentence && !leadsToSource(gap) && !(first.citation.kind === 'complaint' && WRITTEN_IN_COMPLAINT.test(gap))) return [];
    const run = sources.run(first).filter(({ start }) => start >= first.start);
    const behind = text.slice(run.at(-1)!.end, end);
    if (isRemark(behind)) return [];
    const isInserted = COMMA_AT_END.test(cutPage.texts[last.block]!.slice(outerEnd - COMMA_REACH, outerEnd));
    return !isInserted && speaksNext(gap, behind) ? [] : run;
  }

  /** `“a” and “b” (X)`: what stands after the last of several quotations belongs to all. */
  #sharedAfter(index: number): readonly Source[] | null {
    for (let at = index; at < index + MOST_SIBLINGS; at++) {
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
    const { cutPage, quotations, sources } = this.#page;
    const quotation = quotations[index]!;
    const next = quotations[index + 1];
    const last = cutPage.pieces[quotation.stretches.at(-1)!.piece]!;
    if (next?.stretches[0]!.piece !== last.index || next.outerStart - quotation.outerEnd > FARTHEST_SHARED) return false;
    if (sources.firstBetween(last.index, quotation.outerEnd, next.outerStart, 1).length > 0) return false;
    const words = tokensOf(textOf(this.#page, last, quotation.outerEnd, next.outerStart)).filter(({ is }) => is === 'word');
    // "… and recommends “…”" goes on about the same document.
    const isOneSubject =
      CONNECTORS.has(words[0]?.word ?? '') && isVerb(words[1]?.word ?? '') && words.every(({ word }) => roleOf(word) === null);
    return words.length <= MOST_JOINING_WORDS && (isOneSubject || !words.some(({ word }) => isVerb(word)));
  }

  /** "X and Y say “a” and “b”, respectively." */
  #respective({ index, quotation, first, sentence, ending }: AroundQuotation): Tie {
    const { quotations, sources } = this.#page;
    const text = textOf(
      this.#page,
      first,
      Math.max(sentence.start, quotation.outerStart - RESPECTIVELY_REACH),
      Math.min(ending.end, quotation.outerEnd + RESPECTIVELY_REACH),
    );
    if (!RESPECTIVELY.test(text)) return null;
    const siblings: number[] = [];
    for (let at = Math.max(0, index - MOST_SIBLINGS); at < Math.min(quotations.length, index + MOST_SIBLINGS); at++) {
      const other = quotations[at]!;
      if (other.stretches[0]!.piece === first.index && other.outerStart >= sentence.start && other.outerEnd <= ending.end)
        siblings.push(at);
    }
    const named = sources.firstBetween(first.index, sentence.start, ending.end, 2 * MOST_SIBLINGS);
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

/**
 * `“a”, [Y] says “b”`: Y speaks the next words; in `“a”, Y says, and “b”` it speaks both.
 * @param gap the text between the words and Y
 * @param behind the text behind Y
 */
function speaksNext(gap: string, behind: string): boolean {
  if (!behind.includes(QUOTED) || behind.split(QUOTED, 1)[0]!.includes(',')) return false;
  const [next] = tokensOf(behind.replace(SIGNS_AT_START, '').slice(0, FARTHEST_SHARED));
  const isNextClause =
    next?.is === 'colon' || (next?.is === 'word' && (isVerb(next.word) || (COMMA_ONLY.test(gap) && !CONNECTORS.has(next.word))));
  const clause = gap.slice(1 + Math.max(gap.lastIndexOf(':'), gap.lastIndexOf(';')));
  return isNextClause && !tokensOf(clause).some(({ word }) => isVerb(word) && word !== 'read');
}

/** Who issues or files documents, a verb of saying, and nobody else. */
function speaksInDocument(words: readonly Token[]): boolean {
  const verb = words.findIndex(({ word }) => isVerb(word));
  return (
    verb !== -1 &&
    words.slice(0, verb).some(({ word }) => ISSUER.test(roleOf(word) ?? '')) &&
    !words.some(({ word }) => roleOf(word) === 'other' || DENIALS.has(word))
  );
}

/** "(X was done in 2020)": what a bracket goes on to say of X names no source. */
function isRemark(behind: string): boolean {
  const inside = REST_OF_BRACKET.exec(behind)?.[0];
  return inside !== undefined && tokensOf(inside).some(({ word }) => BE.has(word) || word === 'has' || word === 'had');
}

/** What may stand between a quotation and its source: punctuation, "in", "says NHTSA recall no."; before a bracket any few words. */
function leadsToSource(gap: string): boolean {
  if (gap.includes(QUOTED)) return false;
  gap = gap.replace(WHOLE_SENTENCE, 'according to').replace(ADDRESS_AHEAD, '').replace(VERBATIM, 'verbatim');
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
      !CLAUSE_ENDS.test(gap) &&
      inside.length <= MOST_LEADING_WORDS &&
      inside.every(
        ({ word, capital }, at) =>
          leadsOn(word) || word === 'for' || isVerb(word) || (capital && roleOf(inside[at + 1]?.word ?? '') === 'company'),
      )
    );
  const outside = tokensOf(gap.slice(0, bracket)).filter(({ is }) => is === 'word');
  const named = outside.at(-1);
  return (
    inside.length <= MOST_IN_BRACKET &&
    outside.length <= MOST_BEFORE_BRACKET &&
    (!named ||
      roleOf(named.word) !== 'document' ||
      outside.some(({ word }) => isVerb(word) || SOURCE_PREPOSITIONS.has(word) || word === 'according' || word === 'by'))
  );
}
