import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDocumentWords, readQuotationWords } from '../../../../lib/checking/words/read-words.ts';
import { FLAG, wordAt, type Words } from '../../../../lib/checking/words/words.ts';

function spelled(words: Words): string {
  return Array.from({ length: words.count }, (_, at) => wordAt(words, at)).join(' ');
}

test.each([
  ['The  HORN\r\nfails.', 'the horn fails'],
  ['“horn” ‘lamp’ «bulb» `fuse`', 'horn lamp bulb fuse'],
  ['don’t don\u0092t don\u0019t don`t don&#39;t', "don't don't don't don't don't"],
  ['rear-view rear‑view rear–view', 'rear view rear view rear view'],
  ['col\u00AD\nlision ra\u00ADdar wo\u2060rd', 'collision radar word'],
  ['ﬁnal ｗｏｒｄ 𝐰𝐨𝐫𝐝 cafe\u0301', 'final word word caf\u00E9'],
  ['[t]he fail[ed] [sic] word[12] word² **bold**', 'the failed word word bold'],
  ['[b]0894 [F]-150', 'b0894 f 150'],
  ["[I]'ve [i]t", "i've it"],
  ['4.9 1,991 1.991 .5 -20 2017-2022 5% $2,500', '4.9 1991 1.991 .5 -20 2017 - 2022 5 % $ 2500'],
  ['2017, 2022 and 1,5 and 49', '2017 2022 and 1 , 5 and 49'],
  ['1½ 10² m² CO₂', '1 1 / 2 10 ^2 m2 co2'],
  ['12V 0.7mm 24V064000 P0087', '12 v 0.7 mm 24v064000 p0087'],
  ['50 km/h and ABC / DEF', '50 km / h and abc / def'],
  ['<b>bo</b>ld &lt; 5 <not> safe', 'bold < 5 not safe'],
  ['Саr', 'car'],
  ['5--10 -40–-20 2017-\n2022 5·2', '5 - 10 -40 - -20 2017 - 2022 5 · 2'],
  ['10⁻³ 10^-3 10<sup>4</sup> word<sup>3</sup> min⁻¹', '10 ^-3 10 ^-3 10 ^4 word min ^-1'],
  ['⅒ ㎡ ㎧ ㏂', '1 / 10 m2 m / s a m'],
  ['20\u00AD19 72,\u200B686 -\u200B5 5<b>0</b>', '2019 72686 -5 50'],
  ['~~not~~ <del>no</del> 5\u0336', '~~ not ~~ ~~ no ~~ 5 \u0336'],
  ['［w］ord fail［ed］', 'word failed'],
  ['…?! “” * ( )', ''],
])('%j reads as %j', (text, words) => {
  expect(spelled(readDocumentWords(text))).toBe(words);
});

describe('what stands between words', () => {
  const flagsOf = (text: string, at: number) => readDocumentWords(text).flags[at]!;

  test.each([
    ['horn … lamp', 'ellipsis'],
    ['horn . . . lamp', 'ellipsis'],
    ['horn [...] lamp', 'ellipsis'],
    ['horn. Lamp', 'stop'],
    ['horn\nlamp', 'line'],
    ['horn\n\nlamp', 'paragraph'],
    ['horn\n\n)\nlamp', 'paragraph'],
    ['horn\n—\nlamp', 'paragraph'],
    ['horn\n*\nlamp', 'paragraph'],
    ['non-slip', 'glued'],
    ['horn [lamp]', 'bracketed'],
    ['rear-\nview', 'split'],
    ['the Саr', 'foreign'],
  ] as const)('%j: %s', (text, flag) => {
    expect(flagsOf(text, 1) & FLAG[flag]).toBe(FLAG[flag]);
  });

  test.each([
    ['horn, lamp', 'stop'],
    ['horn lamp', 'glued'],
    ['horn\nlamp', 'paragraph'],
    ['horn\n, \nlamp', 'paragraph'],
    ['(horn \n) \nlamp', 'paragraph'],
    ['horn (lamp)', 'bracketed'],
    ['the car', 'foreign'],
  ] as const)('%j: not %s', (text, flag) => {
    expect(flagsOf(text, 1) & FLAG[flag]).toBe(0);
  });

  test('an inch mark is told from the end of a quotation', () => {
    expect(flagsOf('fits 17" wheels', 1) & FLAG.primed).toBe(FLAG.primed);
    expect(flagsOf('the "model 17" wheels', 2) & FLAG.primed).toBe(0);
  });
});

test('words with one hash are not one word', () => {
  // 97·31 + 110 = 99·31 + 48.
  const words = readDocumentWords('an c0');
  expect(words.ids[0]).not.toBe(words.ids[1]);
  expect(spelled(words)).toBe('an c0');
});

test('a word that no document has does not enter the vocabulary, and equals nothing', () => {
  const quotation = readQuotationWords('zyzzogeton zyzzogeton');
  expect([...quotation.ids]).toEqual([-1, -2]);
  expect(readQuotationWords('zyzzogeton').ids[0]).toBe(-1);
});

const PIECES = fc.constantFrom(
  'horn',
  'Horn',
  ' ',
  '\n',
  '\n\n',
  '-',
  '–',
  '.',
  '…',
  '"',
  "'",
  '’',
  '[',
  ']',
  '(',
  ')',
  '12',
  '1,991',
  '4.9',
  '%',
  '$',
  '&',
  '&amp;',
  '&#39;',
  '<b>',
  '*',
  '_',
  '/',
  '\u00AD',
  '\u200B',
  'é',
  'e\u0301',
  'ﬁ',
  'а',
  '²',
  '½',
  '𝐰',
  '\uD800',
  '>',
  '^',
  '\\',
  '［',
  '］',
  '<sup>',
  '</sup>',
  '<del>',
  '·',
  '~',
  '⁻',
  '\u0338',
  '℃',
  '⅒',
  '--',
  '&gt;',
  '(un)',
  '\u202E',
  '\uFE0F',
  ':',
  ' : ',
);

test('places point at the characters that the words were read from, in order and apart', () => {
  fc.assert(
    fc.property(fc.array(PIECES, { maxLength: 60 }), (pieces) => {
      const text = pieces.join('');
      const words = readDocumentWords(text);
      for (let at = 0; at < words.count; at++) {
        const [start, end] = [words.starts[at]!, words.ends[at]!];
        expect(start).toBeLessThan(end);
        expect(end).toBeLessThanOrEqual(text.length);
        // ½ is three words of one character.
        if (at > 0) expect(start).toBeGreaterThanOrEqual(words.starts[at - 1]!);
        if (at > 0 && start !== words.starts[at - 1]) expect(start).toBeGreaterThanOrEqual(words.ends[at - 1]!);
        expect(text.slice(start, end).trim()).not.toBe('');
      }
    }),
    { numRuns: 3_000, seed: 7 },
  );
});

test('plain words, read in a hurry, are read as all others are', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9]{0,8}[,.]?$/), { maxLength: 30 }), (parts) => {
      // A soft hyphen before each word takes the slow way.
      const plain = readDocumentWords(parts.join(' '));
      const slow = readDocumentWords(parts.map((part) => `${part[0]}\u00AD${part.slice(1)}`).join(' '));
      expect(spelled(plain)).toBe(spelled(slow));
      expect([...plain.flags]).toEqual([...slow.flags]);
    }),
    { numRuns: 1_000, seed: 8 },
  );
});

test.each([
  ['quotation marks', '"'],
  ['brackets', '['],
  ['closing brackets', ']'],
  ['one word', 'a'],
  ['hyphens', '-'],
  ['dots', '. '],
  ['tags that never end', '<a '],
  ['entities that never end', '&amp'],
  ['figures', '1,'],
  ['asterisks', '*'],
  ['debris', '\u3010'],
  ['brackets of full width', '［a］a'],
  ['tildes', '~'],
  ['raised tags', '<sup>1'],
  ['marks', '\u0338'],
  ['ignored characters between figures', '1\u200B'],
  ['line ends after figures', '1-\n'],
])('%s by the hundred thousand are read', (_, piece) => {
  expect(readDocumentWords(piece.repeat(100_000)).text).toHaveLength(piece.length * 100_000);
});
