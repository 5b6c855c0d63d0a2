import { anyStartsIn } from '../../language/ascending.ts';
import type { Citation, DocumentId, DocumentKind } from '../citation.ts';
import type { Block, PageText } from '../page-text.ts';
import { perBlock } from '../per-block.ts';
import { findDocumentIds, type FoundId } from './find-ids.ts';
import { idsInAddress } from './in-address.ts';
import { BlockLabels } from './label-before-block.ts';
import { mayCite } from './may-cite.ts';
import { sameTexts } from './same-texts.ts';

type Named = Pick<Citation, 'id' | 'kind'>;

/** How many blocks are looked at between two chances to pause. */
const BLOCKS_A_STEP = 100;
const NONE: readonly FoundId[] = [];
const NO_LABELS: readonly string[] = [];

/** The documents that an address names. */
type Naming = (address: string) => readonly Named[];

/** The citations of a page in document order, its own address last. Yields now and then, so that whoever drives it may pause. */
export function* findCitations({ address, blocks }: PageText): Generator<void, Citation[], void> {
  const citations: Citation[] = [];
  const labels = new BlockLabels();
  const named = remembered(idsInAddress);
  for (const [index, block] of blocks.entries()) {
    const isFirstOfQuote = block.quote?.quote !== blocks[index - 1]?.quote?.quote;
    for (const citation of citationsOf(block, index, isFirstOfQuote, labels, named)) citations.push(citation);
    labels.pass(block);
    if (index % BLOCKS_A_STEP === BLOCKS_A_STEP - 1) yield;
  }
  for (const { id, kind } of named(address)) citations.push(cite(id, kind, 'page-address', null, address));
  return citations;
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
  citations: readonly Citation[];
}

const mayCiteOf = perBlock(({ text }) => mayCite(text));
const citationsIn = new WeakMap<Block, BlockCitations>();

/** Found again only where what tells the block's numbers has changed. */
function citationsOf(block: Block, index: number, isFirstOfQuote: boolean, blockLabels: BlockLabels, named: Naming): readonly Citation[] {
  const may = mayCiteOf(block);
  const labels = may ? blockLabels.of(block) : NO_LABELS;
  const before = citationsIn.get(block);
  const holds = before?.isFirstOfQuote === isFirstOfQuote && sameTexts(before.labels, labels);
  if (holds && (before.index === index || before.citations.length === 0)) return before.citations;
  const citations = holds
    ? before.citations.map((citation) => ({ ...citation, span: { ...citation.span!, block: index } }))
    : findIn(block, index, isFirstOfQuote, may ? findDocumentIds(block.text, labels) : NONE, named);
  citationsIn.set(block, { index, labels, isFirstOfQuote, citations });
  return citations;
}

function findIn(block: Block, index: number, isFirstOfQuote: boolean, hits: readonly FoundId[], named: Naming): readonly Citation[] {
  const { text, links, chips, quote } = block;
  const citations = hits.map(({ id, kind, start, end }) => cite(id, kind, 'text', { block: index, start, end }, text));
  // A link whose text names a document means that one, whichever file it leads to.
  for (const { start, end, href } of links) {
    if (hits.length > 0 && anyStartsIn(hits, start, end)) continue;
    for (const { id, kind } of named(href)) citations.push(cite(id, kind, 'link', { block: index, start, end }, text));
  }
  for (const { at, href } of chips) {
    for (const { id, kind } of named(href)) citations.push(cite(id, kind, 'chip', { block: index, start: at, end: at }, text));
  }
  if (quote?.cite && isFirstOfQuote) {
    for (const { id, kind } of named(quote.cite)) citations.push(cite(id, kind, 'chip', { block: index, start: 0, end: 0 }, text));
  }
  if (citations.length > hits.length) citations.sort((a, b) => a.span!.start - b.span!.start);
  return citations;
}

/** "EA24 \n -002": a run of it. */
const WHITE_SPACE = /\s+/g;

function cite(id: DocumentId, kind: DocumentKind, via: Citation['via'], span: Citation['span'], text: string): Citation {
  return { id, kind, span, via, text: span ? text.slice(span.start, span.end).replace(WHITE_SPACE, ' ').trim() : text };
}
