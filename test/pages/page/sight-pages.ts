/** A page on which not all text is in sight, or is in sight though its markup says otherwise. */
export interface SightPage {
  name: string;
  css?: string;
  html: string;
  /** What is told of it: the tone of each quotation and the words that it begins with. Quotations with "wrong" in them are amber. */
  told: readonly string[];
}

const WORDS = 'the horn may fail to sound in the cold';
const SAID = `<p>According to EA99-901, “${WORDS}”. Owners should see the dealer.</p>`;
const GREEN = [`green ${WORDS}`];
const WRONG = '<p>According to EA99-901, “the horn is wrong in all of the cars”.</p>';

const PILL = (inner: string) =>
  `<p>According to EA99-901, “the horn may fail<span data-testid="webpage-citation-pill"><a href="https://news.example/">${inner}</a></span> to sound in the cold”.</p>`;
const LABELS = [
  'The Federal Energy Regulatory Commission',
  'The Department of Energy of the State',
  'The Uptime Institute for the Intelligence of Data',
];

export const SIGHT_PAGES: readonly SightPage[] = [
  { name: 'an open dialog hides its neighbours from screen readers, at every level', html: `<div><header aria-hidden="true">Shop</header><div><section aria-hidden="true">${SAID}</section><div role="dialog">Cookies?</div></div></div>`, told: GREEN },
  { name: 'an attachment is open over the conversation', html: `<div><div aria-hidden="true" data-aria-hidden="true"><main>${SAID}</main></div></div>`, told: GREEN },
  { name: 'a drawer that is hidden and shut', css: '.shut{visibility:hidden}', html: `<div><div class="shut" aria-hidden="true">${WRONG}</div></div>${SAID}`, told: GREEN },
  { name: 'an ornament with the word of an icon', html: `<p>According to EA99-901, “the horn may <i aria-hidden="true">volume_up</i>fail to sound in the cold”.</p>`, told: GREEN },
  { name: 'a fold by its height', css: '.fold{max-height:0;overflow:hidden}', html: `<div class="fold"><div>${WRONG}</div></div>${SAID}`, told: GREEN },
  { name: 'a fold by height and opacity, as Claude has it', html: `<div style="height:0px;opacity:0;overflow:hidden">${WRONG}</div>${SAID}`, told: GREEN },
  { name: 'closed details', html: `<details><summary>More</summary>${WRONG}</details>${SAID}`, told: GREEN },
  { name: 'open details', html: `<details open><summary>More</summary>${WRONG}</details>${SAID}`, told: ['amber the horn is wrong', ...GREEN] },
  { name: 'a fraction among words that would be green', html: '<p>According to EA99-901, “the horn may fail to sound in <math><mfrac><mn>1</mn><mn>2</mn></mfrac></math> of the cars”.</p>', told: ['grey the horn may fail to sound in □ of the cars'] },
  { name: 'a fraction among words that would be amber', html: '<p>According to EA99-901, “the horn is wrong in <math><mfrac><mn>1</mn><mn>2</mn></mfrac></math> of the cars”.</p>', told: ['grey the horn is wrong in □ of the cars'] },
  { name: 'an amount as mathematics', html: '<p>According to EA99-901, “the horn may fail <math><mn>41</mn></math> times in the cold”.</p>', told: ['green the horn may fail 41 times in the cold'] },
  { name: 'a pill with the labels of all its sources, one in sight', html: PILL(LABELS.map((label, at) => `<span style="opacity:${at ? 0 : 1};display:inline-block">${label}</span>`).join('')), told: GREEN },
  { name: 'a sentence in the clothes of a pill', html: PILL(`${LABELS.join(' and ')}`), told: ['green the horn may failThe Federal'] },
  { name: 'words cut into boxes, one a letter', css: 'div div{display:inline-block}', html: `<div>EA99-901 says ${split(`“${WORDS} a b”.`)}</div>`, told: ['green the horn may fail to sound in the cold a b'] },
  { name: 'words in boxes with blanks between', css: 'div div{display:inline}', html: `<div>${`EA99-901 says “${WORDS}”.`.split(' ').map((word) => `<div>${word}</div>`).join(' ')}</div>`, told: GREEN },
];

/** As libraries that move headings cut them up. */
function split(text: string): string {
  return text.split(' ').map((word) => `<div class="word">${[...word].map((letter) => `<div class="char">${letter}</div>`).join('')}</div>`).join(' ');
}
