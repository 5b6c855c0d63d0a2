import { blockLabels } from './block-labels.ts';
import type { Citation, DocumentId, DocumentKind } from './citation.ts';
import { findDocumentIds } from './find-document-ids.ts';
import { idsInAddress } from './ids-in-address.ts';
import type { Block, PageText } from './page-text.ts';

type Named = Pick<Citation, 'id' | 'kind'>;

/** The citations of a page in document order, its own address last. */
export function findCitations(page: PageText): Citation[] {
  const addresses = new Map<string, readonly Named[]>();
  const named = (address: string): readonly Named[] => {
    const known = addresses.get(address);
    if (known) return known;
    const ids = idsInAddress(address);
    addresses.set(address, ids);
    return ids;
  };
  const labels = blockLabels(page.blocks);
  const own = named(page.address).map(({ id, kind }) => cite(id, kind, 'page-address', null, page.address));
  return [...page.blocks.flatMap((block, index) => citationsOf(block, index, labels[index]!, block.quote?.quote !== page.blocks[index - 1]?.quote?.quote, named)), ...own];
}

function citationsOf(block: Block, index: number, labels: readonly string[], isFirstOfQuote: boolean, named: (address: string) => readonly Named[]): Citation[] {
  const { text, links, chips, quote } = block;
  const hits = findDocumentIds(text, labels);
  const found = hits.map(({ id, kind, start, end }) => cite(id, kind, 'text', { block: index, start, end }, text));
  // A link whose text names a document means that one, whichever file it leads to.
  const starts = hits.map((hit) => hit.start);
  for (const { start, end, href } of links) {
    if (hits.length > 0 && holdsAny(starts, start, end)) continue;
    for (const { id, kind } of named(href)) found.push(cite(id, kind, 'link', { block: index, start, end }, text));
  }
  for (const { at, href } of chips) {
    for (const { id, kind } of named(href)) found.push(cite(id, kind, 'chip', { block: index, start: at, end: at }, text));
  }
  if (quote?.cite && isFirstOfQuote) {
    for (const { id, kind } of named(quote.cite)) found.push(cite(id, kind, 'chip', { block: index, start: 0, end: 0 }, text));
  }
  if (found.length > hits.length) found.sort((a, b) => a.span!.start - b.span!.start);
  return found;
}

function cite(id: DocumentId, kind: DocumentKind, via: Citation['via'], span: Citation['span'], text: string): Citation {
  return { id, kind, span, via, text: span ? text.slice(span.start, span.end).replace(/\s+/g, ' ').trim() : text };
}

/** Is any of the ascending `starts` in [start, end)? */
function holdsAny(starts: readonly number[], start: number, end: number): boolean {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! < start) low = middle + 1;
    else high = middle;
  }
  return low < starts.length && starts[low]! < end;
}
