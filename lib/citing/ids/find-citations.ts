import type { Citation, DocumentId, DocumentKind } from '../citation.ts';
import { isSameList } from '../is-same-list.ts';
import type { Block, PageText } from '../page-text.ts';
import { perBlock } from '../per-block.ts';
import { findDocumentIds, type FoundId } from './find-ids.ts';
import { idsInAddress } from './in-address.ts';
import { BlockLabels } from './label-before-block.ts';
import { mayCite } from './may-cite.ts';

type Named = Pick<Citation, 'id' | 'kind'>;

/** How many blocks are looked at between two chances to pause. */
const STEP = 100;
const NONE: readonly FoundId[] = [];
const NO_LABELS: readonly string[] = [];

/** The documents that an address names. */
type Naming = (address: string) => readonly Named[];

/** The citations of a page in document order, its own address last. Yields now and then, so that whoever drives it may pause. */
export function* findCitations({ address, blocks }: PageText): Generator<void, Citation[], void> {
  const found: Citation[] = [];
  const labels = new BlockLabels();
  const named = remembered(idsInAddress);
  for (const [index, block] of blocks.entries()) {
    const isFirstOfQuote = block.quote?.quote !== blocks[index - 1]?.quote?.quote;
    for (const citation of citationsOf(block, index, isFirstOfQuote, labels, named)) found.push(citation);
    labels.pass(block);
    if (index % STEP === STEP - 1) yield;
  }
  for (const { id, kind } of named(address)) found.push(cite(id, kind, 'page-address', null, address));
  return found;
}

function remembered(find: Naming): Naming {
  const known = new Map<string, readonly Named[]>();
  return (address) => {
    if (!mayCite(address)) return NONE;
    let ids = known.get(address);
    if (!ids) known.set(address, (ids = find(address)));
    return ids;
  };
}

/** What a block cites, and what tells its numbers. */
interface BlockCitations {
  index: number;
  labels: readonly string[];
  isFirstOfQuote: boolean;
  found: readonly Citation[];
}

const mayCiteOf = perBlock(({ text }) => mayCite(text));
const citationsIn = new WeakMap<Block, BlockCitations>();

/** Found again only where what tells the block's numbers has changed. */
function citationsOf(block: Block, index: number, isFirstOfQuote: boolean, blockLabels: BlockLabels, named: Naming): readonly Citation[] {
  const may = mayCiteOf(block);
  const labels = may ? blockLabels.of(block) : NO_LABELS;
  const before = citationsIn.get(block);
  const holds = before?.isFirstOfQuote === isFirstOfQuote && isSameList(before.labels, labels);
  if (holds && (before.index === index || before.found.length === 0)) return before.found;
  const found = holds
    ? before.found.map((citation) => ({ ...citation, span: { ...citation.span!, block: index } }))
    : findIn(block, index, isFirstOfQuote, may ? findDocumentIds(block.text, labels) : NONE, named);
  citationsIn.set(block, { index, labels, isFirstOfQuote, found });
  return found;
}

function findIn(block: Block, index: number, isFirstOfQuote: boolean, hits: readonly FoundId[], named: Naming): readonly Citation[] {
  const { text, links, chips, quote } = block;
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
