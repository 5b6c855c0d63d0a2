import { expect, test } from 'vitest';
import type { QuotedWords } from '../../../../lib/citing/quotations/found.ts';
import { outermost } from '../../../../lib/citing/quotations/outermost.ts';

function words(mark: QuotedWords['mark'], piece: number, start: number, end: number): QuotedWords {
  return { mark, stretches: [{ piece, start, end }], outerStart: start, outerEnd: end };
}

const told = (all: readonly QuotedWords[]) => all.map(({ mark, stretches, outerStart }) => `${mark} ${stretches[0]!.piece}:${outerStart}`);

test('statements and blocks come in the order of the page', () => {
  const statements = [words('double', 0, 4, 9), words('double', 3, 0, 5)];
  expect(told(outermost(statements, [words('block', 1, 0, 20)]))).toEqual(['double 0:4', 'block 1:0', 'double 3:0']);
});

test('of words within words the outer ones are kept', () => {
  expect(told(outermost([words('double', 0, 4, 30), words('single', 0, 8, 12)], []))).toEqual(['double 0:4']);
});

test('of two that begin together the longer one is kept', () => {
  expect(told(outermost([words('element', 0, 4, 9), words('double', 0, 4, 30)], []))).toEqual(['double 0:4']);
});

test('statements in a block give way to it, even before its first word', () => {
  expect(told(outermost([words('double', 1, 0, 5)], [words('block', 1, 8, 40)]))).toEqual(['block 1:8']);
});
