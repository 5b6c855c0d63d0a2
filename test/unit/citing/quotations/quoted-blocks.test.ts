import { expect, test } from 'vitest';
import { citePage } from '../../../../lib/citing/cite-page.ts';
import { pageFromHtml } from '../page-from-html.ts';

const WORDS = 'The horn can stay silent in the cold and in the rain';
const MORE = 'Owners hear nothing of it before they press the horn';
const LEAD = '<p>This is the text of EA99-901:</p>';

const quotedIn = (html: string) => citePage(pageFromHtml(html)).quotations.map(({ text }) => text);

test.each([
  [
    'a box in a cell',
    `<table><tr><td><p>This is the text of EA99-901:</p><blockquote>${WORDS}.</blockquote></td></tr></table>`,
    [`${WORDS}.`],
  ],
  ['a ">" paragraph in a cell', `<table><tr><td><p>From EA99-901:</p><p>&gt; ${WORDS}.</p></td></tr></table>`, [`${WORDS}.`]],
  ['a box that holds a table', `${LEAD}<blockquote><table><tr><td>${WORDS}.</td><td>${MORE}.</td></tr></table></blockquote>`, []],
  ['a line that unfolds a box', `${LEAD}<blockquote><p>${WORDS}.</p><p>Click to expand...</p></blockquote>`, [`${WORDS}.`]],
  ['a link that unfolds a box', `${LEAD}<blockquote><p>${WORDS}.</p><p>Show more</p></blockquote>`, [`${WORDS}.`]],
  [
    'a remark in a box of its own',
    `${LEAD}<blockquote>${WORDS}.</blockquote><blockquote><p>Tip: ask two shops for their prices before you decide.</p></blockquote>`,
    [`${WORDS}.`],
  ],
  ['a note that a line leads to', `${LEAD}<blockquote>Note: ${MORE}.</blockquote>`, [`Note: ${MORE}.`]],
  [
    'marked paragraphs behind an announcement',
    `<p>EA99-901 reads in full:</p><p>“${WORDS}.</p><p>“${MORE}.”</p>`,
    [`${WORDS}.\n\n${MORE}.`],
  ],
])('%s', (_name, html, expected) => {
  expect(quotedIn(html)).toEqual(expected);
});

test.each([
  '<cite index="3-1">',
  '</cite>',
  '<quote source="2" n="1"/>',
  '{cite index="3-1,3-2"}',
  ':cite[3-1]{index="2"}',
  '<ref id=“3-1”>',
])('what leaks of %s into the words is none of them', (markup) => {
  const text = (part: string) => part.replace('<', '&lt;').replace('>', '&gt;').replaceAll('"', '&quot;');
  expect(quotedIn(`<p>EA99-901 says “${WORDS} ${text(markup)} at night”.</p>`).map((each) => each.replace(/\s+/g, ' '))).toEqual([
    `${WORDS} at night`,
  ]);
});

test.each(['x < y and y > 5', 'torque {nominal} to 35', 'at 10:30 [see below]'])('%s is no markup', (words) => {
  expect(quotedIn(`<p>EA99-901 says “${WORDS} ${words.replace('<', '&lt;').replace('>', '&gt;')}”.</p>`)).toEqual([`${WORDS} ${words}`]);
});
