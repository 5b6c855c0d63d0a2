import type { AttributedQuotation, Attribution, Citation, CitedPage } from '../citing/citation.ts';
import type { PageText, TextSpan } from '../citing/page-text.ts';
import type { Finding } from '../report.ts';
import { HOLE } from './hole.ts';
import type { Ask } from './verdict-book.ts';
import { plainFigures } from './raised.ts';
import type { ReadPage } from './read-page.ts';
import type { NodeSpan } from './text-pieces.ts';

/** A quotation or a citation in its place on the page, before there is a verdict. */
export interface Place {
  finding: Omit<Finding, 'verdict'>;
  ask: Ask;
  /** Of a quotation that nothing is tied to: documents that are named near it. */
  candidates: readonly Attribution[];
  /** Where it stands; empty for a chip, which has no text. */
  spans: (NodeSpan & { text: string })[];
  /** The blocks it stands in. */
  blocks: number[];
}

/** How many are placed between two chances to pause. */
const PLACES_A_STEP = 20;

/**
 * All quotations and citations of a page in document order, in steps: whoever drives it may pause between two of them. The page's own
 * address is no place on it.
 */
export function* placesOf({ page, locate }: ReadPage, cited: CitedPage): Generator<void, Place[], void> {
  const places: { at: TextSpan; place: Place }[] = [];
  for (const quotation of cited.quotations) {
    places.push({ at: quotation.spans[0]!, place: quotationPlace(quotation, page, locate) });
    if (places.length % PLACES_A_STEP === 0) yield;
  }
  for (const citation of cited.citations) {
    if (citation.span) places.push({ at: citation.span, place: citationPlace(citation, citation.span, page, locate) });
    if (places.length % PLACES_A_STEP === 0) yield;
  }
  // Stable: a quotation stands before a citation that begins at the same character.
  places.sort((one, other) => one.at.block - other.at.block || one.at.start - other.at.start);
  return places.map(({ place }) => place);
}

type Locate = ReadPage['locate'];

function quotationPlace(quotation: AttributedQuotation, page: PageText, locate: Locate): Place {
  const { attribution, candidates, text, sentence, spans } = quotation;
  const ids = attribution?.ids ?? [];
  return {
    finding: {
      type: 'quotation',
      text: collapse(text),
      ids,
      ...(attribution ? { attribution: { rule: attribution.rule, distance: attribution.distance, words: attribution.words } } : {}),
    },
    ask: {
      type: 'quotation',
      question: {
        text,
        ids,
        weak: attribution?.weak,
        candidates: candidates.flatMap((candidate) => candidate.ids),
        sentence,
        direct: attribution?.rule === 'id-after',
      },
    },
    candidates,
    spans: spans.flatMap((span) => located(span, page, locate)),
    blocks: spans.map((span) => span.block),
  };
}

function citationPlace({ id, text }: Citation, span: TextSpan, page: PageText, locate: Locate): Place {
  return {
    finding: { type: 'citation', text: collapse(text) || id, ids: [id] },
    ask: { type: 'citation', id },
    candidates: [],
    spans: located(span, page, locate),
    blocks: [span.block],
  };
}

function located(span: TextSpan, page: PageText, locate: Locate): Place['spans'] {
  // A page can change while it is read in slices: a stretch whose text is not what was read is no place.
  const text = page.blocks[span.block]!.text.slice(span.start, span.end).replaceAll(HOLE, '').replace(/\s/g, '');
  const found = locate(span).map((each) => ({ ...each, text: each.node.data.slice(each.start, each.end) }));
  return found
    .map(({ text: piece }) => plainFigures(piece))
    .join('')
    .replace(/\s/g, '') === plainFigures(text)
    ? found
    : [];
}

function collapse(text: string): string {
  return text.replaceAll(HOLE, '□').replace(/\s+/g, ' ').trim();
}
