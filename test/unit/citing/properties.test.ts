import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { citePage } from '../../../lib/citing/cite-page.ts';
import type { Block, PageText } from '../../../lib/citing/page-text.ts';
import { CITING_PAGES } from '../../pages/citing/index.ts';
import { pageFromHtml } from './page-from-html.ts';

const REAL_PAGES = Object.values(CITING_PAGES)
  .flat()
  .map((page) => pageFromHtml(page.html, page.address));

/** What citing pages are made of, so that random pages are near enough to real ones to reach every rule. */
const PIECES = [
  '“',
  '”',
  '"',
  '‘',
  '’',
  "'",
  '«',
  '»',
  '„',
  "''",
  '``',
  '(',
  ')',
  '[',
  ']',
  '[1]',
  '¹',
  '. ',
  ', ',
  ': ',
  '; ',
  ' — ',
  '\n',
  '\n\n',
  '\n> ',
  '\n- ',
  '\n1. ',
  '| ',
  '```\n',
  '# ',
  'MC-99000001',
  'NHTSA item number',
  'TSB',
  '99000001',
  '99-901',
  '99V-901',
  'EA99-901',
  '99V901000',
  'Honda bulletin 99-101',
  ' says ',
  ' states that ',
  'according to ',
  'the dealer said ',
  'It ',
  'The filing ',
  'respectively',
  'entitled ',
  'not ',
  'which ',
  'the horn can stay silent in the cold',
  'horn',
  '17',
  'Summary: ',
  'Consequence: ',
  'Source: ',
  'Quote: ',
  'reads as follows:',
  '【12:1†source】',
  '\uE200cite\uE202turn0search0\uE201',
  '[cite: 1]',
  '\u200B',
  '\u00A0',
  ' ',
  '😀',
  'é',
  '\uD800',
];

const range = (length: number) =>
  fc.tuple(fc.nat(length), fc.nat(length)).map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));

const block: fc.Arbitrary<Block> = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 25 })
  .map((pieces) => pieces.join(''))
  .chain((text) =>
    fc.record({
      kind: fc.constantFrom<Block['kind']>(
        'paragraph',
        'heading',
        'list-item',
        'cell',
        'header-cell',
        'term',
        'definition',
        'caption',
        'preformatted',
        'preformatted',
        'preformatted',
      ),
      text: fc.constant(text),
      level: fc.integer({ min: 1, max: 6 }),
      section: fc.nat(1),
      list: fc.option(fc.record({ list: fc.nat(2), item: fc.nat(4), depth: fc.integer({ min: 1, max: 2 }) }), { nil: undefined }),
      cell: fc.option(fc.record({ table: fc.nat(1), row: fc.nat(2), column: fc.nat(2), header: fc.boolean() }), { nil: undefined }),
      quote: fc.option(
        fc.record({
          quote: fc.nat(2),
          depth: fc.constant(1),
          of: fc.constantFrom<'poster' | 'unknown'>('poster', 'unknown'),
          cite: fc.constant('https://x.example/MC-99000003-0001.pdf'),
        }),
        { nil: undefined },
      ),
      links: fc.array(
        range(text.length).map((own) => ({ ...own, href: `https://x.example/${own.start % 2 ? 'MC-99000002-0001.pdf' : '99v-903'}#n1` })),
        { maxLength: 2 },
      ),
      chips: fc.array(
        fc.nat(text.length).map((at) => ({ at, href: 'https://x.example/?nhtsaId=99V902000' })),
        { maxLength: 2 },
      ),
      quoteElements: fc.array(range(text.length), { maxLength: 1 }),
      code: fc.array(range(text.length), { maxLength: 1 }),
      anchors: fc.constantFrom<readonly string[]>([], ['n1']),
    }),
  )
  .map(({ list, cell, quote, ...own }) => ({ ...own, ...(list && { list }), ...(cell && { cell }), ...(quote && { quote }) }));

const page: fc.Arbitrary<PageText> = fc.record({
  address: fc.constant('https://x.example/99v-903'),
  title: fc.constant(''),
  blocks: fc.array(block, { maxLength: 8 }),
});

describe('on any page', { timeout: 60_000 }, () => {
  test('spans point at the page’s own characters, in order, and quotations never overlap', () => {
    fc.assert(
      fc.property(page, (any) => {
        const { citations, quotations } = citePage(any);
        const at = ({ block: index, start, end }: { block: number; start: number; end: number }) =>
          any.blocks[index]!.text.slice(start, end);
        for (const { span, text, via } of citations) {
          if (!span) expect(via).toBe('page-address');
          else {
            expect(0 <= span.start && span.start <= span.end && span.end <= any.blocks[span.block]!.text.length).toBe(true);
            expect(at(span).replace(/\s+/g, ' ').trim()).toBe(text);
          }
        }
        let last = { block: 0, end: 0 };
        for (const { spans, text, mark } of quotations) {
          expect(spans.length).toBeGreaterThan(0);
          expect(text).not.toMatch(/【[^【】\n]*】|[\uE200-\uE2FF]|\[cite: 1\]/);
          const [first] = spans;
          const before = any.blocks[first!.block]!.text.slice(0, first!.start).replace(
            /【[^【】\n]*】|\uE200[^\uE200\uE201\n]*\uE201|\[cite: 1\]|\s/g,
            '',
          );
          if (mark === 'double' || mark === 'single' || mark === 'guillemets') expect(before).toMatch(/["“”„'‘’«»`>]$/);
          expect(spans.map(at).join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
          for (const span of spans) {
            expect(span.start < span.end && span.end <= any.blocks[span.block]!.text.length).toBe(true);
            expect(span.block > last.block || span.start >= last.end || span.block !== last.block).toBe(true);
            expect(span.block).toBeGreaterThanOrEqual(last.block);
            last = span;
          }
        }
      }),
      { numRuns: 800 },
    );
  });

  test('an attribution names citations of the page, and its distances are whole numbers', () => {
    fc.assert(
      fc.property(page, (any) => {
        const { citations, quotations } = citePage(any);
        const ids = new Set(citations.map(({ id }) => id));
        for (const { attribution } of quotations) {
          if (!attribution) continue;
          expect(attribution.ids.length).toBeGreaterThan(0);
          expect(new Set(attribution.ids).size).toBe(attribution.ids.length);
          for (const id of attribution.ids) expect(ids).toContain(id);
          expect(Number.isInteger(attribution.distance) && attribution.distance >= 0).toBe(true);
          expect(Number.isInteger(attribution.words) && attribution.words >= 0 && attribution.words <= attribution.distance + 1).toBe(true);
        }
      }),
      { numRuns: 800 },
    );
  });
});

describe('on a page that is read again', { timeout: 60_000 }, () => {
  test('blocks that were there before say the same as if they were new, wherever they stand now', () => {
    fc.assert(
      fc.property(
        page.chain((before) =>
          fc.tuple(fc.constant(before), fc.shuffledSubarray([...before.blocks]), fc.array(block, { maxLength: 2 }), fc.nat(8)),
        ),
        ([before, left, added, at]) => {
          citePage(before);
          const now = { ...before, blocks: left.toSpliced(at, 0, ...added) };
          const afresh = { ...now, blocks: now.blocks.map((each) => ({ ...each })) };
          expect(citePage(now)).toEqual(citePage(afresh));
        },
      ),
      { numRuns: 3_000 },
    );
  });
});

describe('on pages as people write them', { timeout: 60_000 }, () => {
  /** What a page says, without places. */
  const told = (any: PageText) =>
    citePage(any).quotations.map(({ text, attribution }) => ({
      text: text.replace(/\s+/g, ' ').trim(),
      ids: attribution?.ids ?? null,
      rule: attribution?.rule,
    }));

  test('nothing changes when spaces become other white space, or more of it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...REAL_PAGES),
        fc.constantFrom('  ', '\u00A0', '   ', ' \u2009'),
        fc.infiniteStream(fc.boolean()),
        (any, space, coins) => {
          fc.pre(
            any.blocks.every(
              ({ kind, links, quoteElements, code, chips }) =>
                kind !== 'preformatted' && links.length + quoteElements.length + code.length + chips.length === 0,
            ),
          );
          const wider = {
            ...any,
            blocks: any.blocks.map((each) => ({
              ...each,
              text: each.text.replace(/(?<=[\p{L}\p{N},]) (?=[\p{L}\p{N}])/gu, () => (coins.next().value ? space : ' ')),
            })),
          };
          const canonical = (found: ReturnType<typeof told>) =>
            found.map((each) => ({ ...each, ids: each.ids?.map((id) => id.replace(/\s+/g, ' ')) ?? null }));
          expect(canonical(told(wider))).toEqual(canonical(told(any)));
        },
      ),
      { numRuns: 600 },
    );
  });

  test('posts do not touch each other: a page between two others says what it says alone', () => {
    fc.assert(
      fc.property(fc.constantFrom(...REAL_PAGES), fc.constantFrom(...REAL_PAGES), fc.constantFrom(...REAL_PAGES), (before, own, after) => {
        fc.pre([before, own, after].every((any) => any.address === 'https://pages.example/thread' && citePage(any).citations.length > 0));
        const apart = (any: PageText, shift: number): Block[] =>
          any.blocks.map(({ list, cell, quote, ...each }) => ({
            ...each,
            section: each.section + shift,
            anchors: each.anchors.map((anchor) => `${shift}${anchor}`),
            links: each.links.map((link) => ({ ...link, href: link.href.replace('#', `#${shift}`) })),
            ...(list && { list: { list: list.list + shift, item: list.item + shift, depth: list.depth } }),
            ...(cell && { cell: { ...cell, table: cell.table + shift } }),
            ...(quote && { quote: { ...quote, quote: quote.quote + shift } }),
          }));
        const blocks = [apart(before, 1000), apart(own, 2000), apart(after, 3000)];
        const all = told({ ...own, blocks: blocks.flat() });
        expect(all).toEqual([before, own, after].flatMap(told));
      }),
      { numRuns: 600 },
    );
  });
});
