import { expect, test } from 'vitest';
import { cutIntoPieces } from '../../../../lib/citing/pieces/cut-into-pieces.ts';
import { Neighbours } from '../../../../lib/citing/pieces/neighbours.ts';
import type { Piece } from '../../../../lib/citing/pieces/piece.ts';
import { atOnce } from '../../../../lib/steps/at-once.ts';
import { pageFromHtml } from '../page-from-html.ts';

/** A page's neighbours, its piece with a text, and the texts of pieces. */
function neighboursOn(html: string) {
  const cutPage = atOnce(cutIntoPieces(pageFromHtml(html)));
  const neighbours = new Neighbours(cutPage, cutPage.texts);
  const text = (piece: Piece) => neighbours.text(piece);
  const at = (own: string) => cutPage.pieces.find((piece) => text(piece) === own)!;
  return { neighbours, at, texts: (pieces: readonly Piece[]) => pieces.map(text) };
}

test('the sentence around an offset is found from its first sign to its last', () => {
  const text = 'The horn is old. It stays silent. Nobody knows.';
  const { neighbours, at } = neighboursOn(`<p>${text}</p>`);
  const sentence = (offset: number) => {
    const { start, end } = neighbours.sentenceAt(at(text), offset);
    return text.slice(start, end);
  };
  expect([0, 16, 17, 33, 34, text.length].map(sentence)).toEqual([
    'The horn is old. ',
    'The horn is old. ',
    'It stays silent. ',
    'It stays silent. ',
    'Nobody knows.',
    'Nobody knows.',
  ]);
  expect(sentence(-1)).toBe('The horn is old. ');
});

test('cells know the others of their row, and the head of their column', () => {
  const { neighbours, at, texts } = neighboursOn('<table><tr><th>Id</th><th>Words</th></tr><tr><td>one</td><td>two</td></tr></table>');
  expect(texts(neighbours.ofRow(at('two')))).toEqual(['one']);
  expect(neighbours.text(neighbours.columnHead(at('two'))!)).toBe('Words');
  expect(neighbours.columnHead(at('Words'))).toBeNull();
});

test('paragraphs of an item know each other', () => {
  const { neighbours, at, texts } = neighboursOn('<ul><li><p>a</p><p>b</p></li><li><p>c</p></li></ul>');
  expect(texts(neighbours.ofItem(at('b')))).toEqual(['a']);
});

test('lines before end at a heading, and pass over tables, lists and block quotations', () => {
  const { neighbours, at, texts } = neighboursOn(
    '<p>far</p><h2>head</h2><p>line</p><table><tr><td>cell</td></tr></table><ul><li>item</li></ul><blockquote><p>quoted</p></blockquote><p>own</p>',
  );
  expect(texts(neighbours.linesBefore(at('own')))).toEqual(['line']);
});

test('headings above come nearest first, each of a higher level', () => {
  const { neighbours, at, texts } = neighboursOn('<h1>one</h1><h2>two</h2><h3>three</h3><h2>four</h2><p>own</p>');
  expect(texts(neighbours.headings(at('own')))).toEqual(['four', 'one']);
});
