import type { Block, BlockKind, PageText } from '../../../lib/citing/page-text.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };

const BLOCK_KINDS: Record<string, BlockKind> = {
  p: 'paragraph',
  div: 'paragraph',
  blockquote: 'paragraph',
  article: 'paragraph',
  ul: 'paragraph',
  ol: 'paragraph',
  table: 'paragraph',
  tr: 'paragraph',
  dl: 'paragraph',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  li: 'list-item',
  td: 'cell',
  th: 'header-cell',
  dt: 'term',
  dd: 'definition',
  caption: 'caption',
  figcaption: 'caption',
  pre: 'preformatted',
};
const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: '\u00A0' };

/**
 * Makes page text of simple, well-formed markup without a browser, as lib/page does of a real page: for tests of pure code only.
 * `data-quote` on a block quotation says that it quotes another user; a link of class `citation` is a chip.
 */
export function pageFromHtml(html: string, address = 'https://pages.example/thread'): PageText {
  const blocks: Mutable<Block>[] = [];
  const open: { tag: string; attributes: string; start: number }[] = [];
  const counters = { section: 0, list: 0, item: 0, quote: 0, table: 0, row: 0, column: 0, sections: 0 };
  let block: Mutable<Block> | null = null;
  let anchors: string[] = [];

  const inside = (...tags: string[]) => open.filter(({ tag }) => tags.includes(tag));
  const attribute = (attributes: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
  const items: { list: number; item: number }[] = [];
  const quotes: NonNullable<Block['quote']>[] = [];
  const endBlock = () => {
    if (block?.text.trim()) blocks.push(block);
    block = null;
  };
  const write = (text: string) => {
    if (!block && !text.trim()) return;
    if (!block) {
      const tag = open.findLast((each) => each.tag in BLOCK_KINDS)?.tag ?? 'p';
      const heading = /^h(\d)$/.exec(tag);
      const list = items.at(-1);
      const quote = quotes.at(-1);
      const header = tag === 'th' || inside('th').length > 0;
      block = {
        kind: BLOCK_KINDS[tag]!,
        text: '',
        section: counters.section,
        links: [],
        chips: [],
        quoteElements: [],
        code: [],
        anchors,
        ...(heading && { level: Number(heading[1]) }),
        ...(list && { list: { ...list, depth: items.length } }),
        ...(quote && { quote }),
        ...(inside('td', 'th').length > 0 && { cell: { table: counters.table, row: counters.row, column: counters.column, header } }),
      };
      anchors = [];
      for (const inline of open) inline.start = 0;
    }
    block.text += text;
  };

  for (const [, raw, tagEnd, tagName, attributes = ''] of html.matchAll(/([^<]+)|<(\/?)(\w+)([^>]*)>/g)) {
    if (raw !== undefined) {
      const text = raw.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
      write(inside('pre').length > 0 ? text : text.replace(/\n/g, ' '));
      continue;
    }
    const tag = tagName!;
    if (tag === 'br') {
      write('\n');
      continue;
    }
    const isBlock = tag in BLOCK_KINDS;
    if (isBlock) endBlock();
    if (!tagEnd) {
      open.push({ tag, attributes, start: (block as Block | null)?.text.length ?? 0 });
      const id = attribute(attributes, 'id');
      if (id) ((block as Mutable<Block> | null)?.anchors ?? anchors).push(id);
      if (tag === 'article') counters.section = ++counters.sections;
      if (tag === 'ul' || tag === 'ol') counters.list++;
      if (tag === 'li') items.push({ list: counters.list, item: ++counters.item });
      if (tag === 'table') Object.assign(counters, { table: counters.table + 1, row: -1 });
      if (tag === 'tr') Object.assign(counters, { row: counters.row + 1, column: -1 });
      if (tag === 'td' || tag === 'th') counters.column++;
      const cite = attribute(attributes, 'cite');
      if (tag === 'blockquote')
        quotes.push({
          quote: ++counters.quote,
          depth: quotes.length + 1,
          of: attributes.includes('data-quote=') ? 'poster' : 'unknown',
          ...(cite && { cite }),
        });
      continue;
    }
    const { start, attributes: own } = open.pop()!;
    const current = block as Mutable<Block> | null;
    if (current) {
      const stretch = { start, end: current.text.length };
      const href = attribute(own, 'href');
      const isChip = attribute(own, 'class') === 'citation';
      if (tag === 'a' && href && !isChip) current.links.push({ ...stretch, href: new URL(href, address).href });
      if (tag === 'q') current.quoteElements.push(stretch);
      if (tag === 'code') current.code.push(stretch);
      if (href && isChip) {
        current.text = current.text.slice(0, start);
        current.chips.push({ at: start, href });
      }
    }
    if (isBlock) endBlock();
    if (tag === 'article') counters.section = 0;
    if (tag === 'li') items.pop();
    if (tag === 'blockquote') quotes.pop();
  }
  endBlock();
  return { address, title: '', blocks };
}
