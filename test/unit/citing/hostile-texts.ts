import type { Block, PageText } from '../../../lib/citing/page-text.ts';

export function blockOf(text: string, more: Partial<Block> = {}): Block {
  return { kind: 'paragraph', text, section: 0, links: [], chips: [], quoteElements: [], code: [], anchors: [], ...more };
}

export function pageOf(...blocks: Block[]): PageText {
  return { address: 'https://pages.example/', title: '', blocks };
}

/** As many copies of `piece` as fill `size` code units. */
const fill = (size: number, piece: string): string => piece.repeat(Math.ceil(size / piece.length));
const each = (size: number, piece: string, more: (index: number) => Partial<Block>): Block[] =>
  Array.from({ length: Math.ceil(size / piece.length) }, (_, index) => blockOf(piece, more(index)));

const SAYS = 'The bulletin says “the horn can be silent”.';
const CITES = 'MC-99000001 says “the horn can be silent”. ';

/** Pages that make a careless finder slow, each of about `size` code units, one for each part of the finder that has a loop in a loop. */
export const HOSTILE_PAGES: Readonly<Record<string, (size: number) => PageText>> = {
  'nothing but straight marks': (size) => pageOf(blockOf(`99V-901 ${fill(size, '"')}`)),
  'nothing but opening marks': (size) => pageOf(blockOf(`99V-901 ${fill(size, ' “a')}`)),
  'single marks within a double one, then inch signs': (size) =>
    pageOf(blockOf(`99V-901 “${fill(size / 2, " 'a")}${fill(size / 2, ' 1" x')}`)),
  brackets: (size) => pageOf(blockOf(`99V-901 ${fill(size / 2, '[')}${fill(size / 2, ']')}`)),
  parentheses: (size) => pageOf(blockOf(`99V-901 “the horn can be silent” ${fill(size, '(')}`)),
  'one unbroken line': (size) => pageOf(blockOf(`99V-901 ${fill(size, 'a')}`)),
  'spaces within a sentence': (size) => pageOf(blockOf(`99V-901${fill(size, ' ')}says “the horn can be silent”`)),
  'line breaks': (size) => pageOf(blockOf(`99V-901${fill(size, '\n')}`)),
  'quoted lines': (size) => pageOf(blockOf(`99V-901\n${fill(size, '> The horn can be silent.\n')}`, { kind: 'preformatted' })),
  'quotation signs of lines': (size) => pageOf(blockOf(`99V-901\n${fill(size, '>')}1`, { kind: 'preformatted' })),
  'cells of a printed table': (size) => pageOf(blockOf(`99V-901\n|${fill(size, '|')}|`, { kind: 'preformatted' })),
  'one sentence of quotations without an id': (size) => pageOf(blockOf(`99V-901 says ${fill(size, '“the horn can be silent” and ')}`)),
  'one sentence of quotations and ids': (size) => pageOf(blockOf(fill(size, CITES.replace('.', ',')))),
  'sentences of quotations and ids': (size) => pageOf(blockOf(fill(size, CITES))),
  'one sentence of ids': (size) => pageOf(blockOf(`${fill(size, 'MC-99000001, ')} say “the horn can be silent”`)),
  'paragraphs after one id': (size) => pageOf(blockOf('MC-99000001'), ...each(size, SAYS, () => ({}))),
  'items of one list': (size) =>
    pageOf(blockOf('MC-99000001:'), ...each(size, SAYS, (item) => ({ kind: 'list-item', list: { list: 1, item, depth: 1 } }))),
  'paragraphs of one item': (size) =>
    pageOf(blockOf('MC-99000001:'), ...each(size, SAYS, () => ({ kind: 'list-item', list: { list: 1, item: 1, depth: 1 } }))),
  'cells of one row': (size) =>
    pageOf(blockOf('MC-99000001:'), ...each(size, SAYS, (column) => ({ kind: 'cell', cell: { table: 1, row: 1, column, header: false } }))),
  'block quotations': (size) =>
    pageOf(
      blockOf('MC-99000001:'),
      ...each(size, 'The horn can be silent.', (index) => ({ quote: { quote: index + 1, depth: 1, of: 'unknown' } })),
    ),
  headings: (size) =>
    pageOf(...each(size, 'MC-99000001 “the horn can be silent”', (index) => ({ kind: 'heading', level: 1 + (index % 6) }))),
  'paragraphs that never close': (size) => pageOf(blockOf('99V-901'), ...each(size, '“The horn can be silent in the cold', () => ({}))),
  'debris that never closes': (size) => pageOf(blockOf(`99V-901 “the horn【can be silent” ${fill(size, '【')}`)),
  'numbers of one note': (size) => pageOf(blockOf(`“the horn can be silent” ${fill(size, '[1]')}`), blockOf('[1] MC-99000001')),
  'notes that lead to notes': (size) =>
    pageOf(
      ...each(size, '“the horn can be silent” 1 MC-99000001', (index) => ({
        anchors: [`n${index}`],
        links: [{ start: 25, end: 26, href: `https://pages.example/#n${index + 1}` }],
      })),
    ),
  'quotations around links': (size) => {
    const piece = 'the horn “can be silent in the cold” ';
    const count = Math.ceil(size / piece.length);
    const links = Array.from({ length: count }, (_, index) => ({
      start: index * piece.length + 5,
      end: index * piece.length + 20,
      href: `https://pages.example/MC-9900${1000 + (index % 9000)}`,
    }));
    return pageOf(blockOf(piece.repeat(count), { links }));
  },
  'elements for quotations': (size) => {
    const piece = '99V-901 the horn can be silent ';
    const count = Math.ceil(size / piece.length);
    return pageOf(
      blockOf(piece.repeat(count), {
        quoteElements: Array.from({ length: count }, (_, index) => ({ start: index * piece.length + 8, end: index * piece.length + 30 })),
      }),
    );
  },
};
