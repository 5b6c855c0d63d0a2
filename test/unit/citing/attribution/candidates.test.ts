import { expect, test } from 'vitest';
import { citePage } from '../../../../lib/citing/cite-page.ts';
import { pageFromHtml } from '../page-from-html.ts';

const WORDS = 'the horn can stay silent in the cold';

function candidatesOn(html: string): readonly string[] {
  const [quotation] = citePage(pageFromHtml(html)).quotations;
  expect(quotation!.attribution).toBeNull();
  expect(quotation!.candidates.every(({ rule, distance }) => rule === 'same-words' && distance >= 0)).toBe(true);
  return quotation!.candidates.flatMap(({ ids }) => ids);
}

test.each([
  ['a damaged letter', '\uFFFD'],
  ['several', '\uFFFD\uFFFD\uFFFD'],
  ['a lost picture', '\uFFFC'],
])('%s in a name ties nothing', (_, lost) => {
  expect(candidatesOn(`<p>99V-901 is open, but my friend from Hartford${lost} said: “${WORDS}”.</p>`)).toEqual(['99V-901']);
  expect(candidatesOn(`<p>I saw 99V-901 and ${lost}.</p><p>“${WORDS}”</p>`)).toEqual(['99V-901']);
});

test.each([
  [
    'those before it, the nearest first',
    `<p>EA99-901 is old, and 99V-901 is new.</p><p>Nobody has told me that yet, but a friend read out “${WORDS}” to me.</p>`,
    ['99V-901', 'EA99-901'],
  ],
  [
    'then those after it',
    `<p>EA99-901 is old.</p><p>Nobody has told me yet, but a friend read out “${WORDS}” to me.</p><p>There is also 99V-901.</p>`,
    ['EA99-901', '99V-901'],
  ],
  [
    'each once',
    `<p>EA99-901 is old, EA99-901 is long.</p><p>Nobody has told me yet, but a friend read out “${WORDS}” to me.</p>`,
    ['EA99-901'],
  ],
])('candidates are %s', (_, html, ids) => {
  expect(candidatesOn(html)).toEqual(ids);
});

test.each([
  [
    'the page leaves open which of two filings it means',
    `<p>First came 99V-901, in May. In June 99V-902 followed it.</p><p>The recall says “${WORDS}”.</p>`,
  ],
  [
    'the document is named far above',
    `<p>EA99-901 is old.</p>${'<p>Something else.</p>'.repeat(20)}<p>Nobody has told me yet, but a friend read out “${WORDS}” to me.</p>`,
  ],
])('there are none where %s', (_, html) => {
  expect(candidatesOn(html)).toEqual([]);
});

test('a quotation that only its place ties to a document is weakly tied, and has candidates', () => {
  const [quotation] = citePage(pageFromHtml(`<p>In May came EA99-901. “${WORDS}.” Nobody believed it.</p>`)).quotations;
  expect(quotation).toMatchObject({
    attribution: { ids: ['EA99-901'], rule: 'same-paragraph', weak: true },
    candidates: [{ ids: ['EA99-901'] }],
  });
});

test.each([
  ['below a sentence that has ended', '<p>I looked at EA99-901 last night.</p>', true],
  ['below a line that announces it', '<p>I looked at EA99-901 last night:</p>', undefined],
  ['below a line that only names it', '<p>EA99-901</p>', undefined],
  ['below a sentence that says whose words it has', '<p>EA99-901 says this.</p>', undefined],
])('a block %s is tied weakly: %s', (_, above, weak) => {
  const [quotation] = citePage(pageFromHtml(`${above}<blockquote><p>The horn can stay silent in the cold.</p></blockquote>`)).quotations;
  expect(quotation!.attribution).toMatchObject({ ids: ['EA99-901'], rule: 'lead-in' });
  expect(quotation!.attribution!.weak).toBe(weak);
});

test('a quotation that is tied to a document has none', () => {
  const [quotation] = citePage(pageFromHtml(`<p>Unlike 99V-901, EA99-901 says “${WORDS}”.</p>`)).quotations;
  expect(quotation).toMatchObject({ attribution: { ids: ['EA99-901'] }, candidates: [] });
});
