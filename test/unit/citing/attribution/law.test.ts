import { describe, expect, test } from 'vitest';
import {
  aroundBlock,
  aroundWords,
  type Sought,
  soughtForBlock,
  soughtForWords,
} from '../../../../lib/citing/attribution/around-quotation.ts';
import {
  AFTER_REMARK,
  AROUND_BLOCK,
  BESIDE_THE_POINT,
  firstOf,
  OF_BLOCK,
  OUTSIDE_SENTENCE,
  type Rule,
} from '../../../../lib/citing/attribution/attribute.ts';
import { type SourcedPage, sourcePage } from '../../../../lib/citing/attribution/sourced-page.ts';
import { findCitations } from '../../../../lib/citing/ids/find-citations.ts';
import { cutIntoPieces } from '../../../../lib/citing/pieces/cut-into-pieces.ts';
import { findQuotations } from '../../../../lib/citing/quotations/find-quotations.ts';
import { atOnce } from '../../../../lib/steps/at-once.ts';
import { pageFromHtml } from '../page-from-html.ts';

const WORDS = 'the horn can stay silent in the cold';
const BLOCK = '<blockquote><p>The horn can stay silent in the cold.</p></blockquote>';
const ADDRESS = 'https://pages.example/99V-901';

/** What a rule is for: a page, and what the last quotation on it is tied to. */
type Example = readonly [html: string, told: string, address?: string];

const OF_WORDS: Readonly<Record<string, Example>> = {
  pointedBack: [`<p>“${WORDS}.” That is what 99V-901 says.</p>`, 'same-paragraph 99V-901'],
  underOthers: [
    `<table><tr><th>Document</th><th>ChatGPT's answer</th></tr><tr><td>99V-901</td><td>“${WORDS}”</td></tr></table>`,
    'undecided',
  ],
  inFields: [`<p>Quote: “${WORDS}”</p><p>Page: 4</p><p>Source: 99V-901</p>`, 'id-after 99V-901'],
  inRow: [`<table><tr><td>99V-901</td><td>“${WORDS}”</td></tr></table>`, 'same-row 99V-901'],
  inPiece: [`<p>99V-901 came first. Nobody knew. “${WORDS}.”</p>`, 'same-paragraph 99V-901'],
  inItem: [`<ul><li><p>99V-901</p><p>Nobody knew. “${WORDS}.”</p></li></ul>`, 'same-item 99V-901'],
  onColumnHead: [
    `<table><tr><th>EA99-901</th><th>99V-901</th></tr><tr><td>horns</td><td>“${WORDS}”</td></tr></table>`,
    'column-header 99V-901',
  ],
  onAnnouncingLine: [`<p>99V-901 reads as follows:</p><p>“${WORDS}.”</p><p>— EA99-901</p>`, 'lead-in 99V-901'],
  onLineBelow: [`<p>“${WORDS}.”</p><p>— 99V-901</p>`, 'id-after 99V-901'],
  onLinesBefore: [`<p>I read 99V-901 again.</p><p>It says “${WORDS}”.</p>`, 'lead-in 99V-901'],
  inItemBefore: [`<ul><li>99V-901 is long.</li><li>It then narrows to “${WORDS}”.</li></ul>`, 'same-section 99V-901'],
  inListBefore: [`<p>99V-902 was old.</p><h2>Now</h2><ul><li>99V-901</li></ul><p>The recall says “${WORDS}”.</p>`, 'same-section 99V-901'],
  sameAsBefore: [`<p>99V-901 was old.</p><h2>Now</h2><p>The same recall says “${WORDS}”.</p>`, 'same-section 99V-901'],
  laterInPiece: [`<p>The recall says “${WORDS}”. Owners were told of 99V-901 in May.</p>`, 'same-paragraph 99V-901'],
  numberedBelow: [`<p>The recall says “${WORDS}”.</p><p>Nobody knew.</p><p>The campaign number is 99V-901.</p>`, 'same-section 99V-901'],
  inSourceList: [`<p>The recall says “${WORDS}”.</p><h2>Sources</h2><ul><li>99V-901</li></ul>`, 'source-list 99V-901'],
  onAddress: [`<p>The recall says “${WORDS}”.</p>`, 'page-address 99V-901', ADDRESS],
  inSentenceBehind: [`<p>Nobody knew why “${WORDS}” was there. Number: 99V-901.</p>`, 'id-after 99V-901'],
};

const OF_BLOCKS: Readonly<Record<string, Example>> = {
  citedByElement: [BLOCK.replace('>', ' cite="https://pages.example/MC-99000001-0001.pdf">'), 'link MC-99000001'],
  onOwnLines: [BLOCK.replace('<p>', '<p>99V-901:</p><p>'), 'lead-in 99V-901'],
  onLineBelowBlock: [`${BLOCK}<p>Source: 99V-901</p>`, 'id-after 99V-901'],
  onLinesBefore: [`<p>99V-901 says:</p>${BLOCK}`, 'lead-in 99V-901'],
  inSourceList: [`<p>It says:</p>${BLOCK}<h2>Sources</h2><ul><li>99V-901</li></ul>`, 'source-list 99V-901'],
  onAddress: [`<p>It says:</p>${BLOCK}`, 'page-address 99V-901', ADDRESS],
  goesOnQuoting: [`<p>99V-901 says:</p>${BLOCK}<p>That is bad enough, I thought.</p>${BLOCK}`, 'same-section 99V-901'],
};

/** The last quotation of a page, and how its source is looked for. */
function soughtOn(html: string, address?: string): { page: SourcedPage; sought: Sought } {
  const text = pageFromHtml(html, address);
  const citations = atOnce(findCitations(text));
  const cutPage = atOnce(cutIntoPieces(text));
  const quotations = atOnce(findQuotations(cutPage, citations));
  const page = atOnce(sourcePage(cutPage, quotations, citations));
  const index = quotations.length - 1;
  const isBlock = quotations[index]!.mark === 'block';
  return { page, sought: isBlock ? soughtForBlock(aroundBlock(page, index)) : soughtForWords(aroundWords(page, index)) };
}

function told(rules: readonly Rule[], html: string, address?: string): string {
  const { page, sought } = soughtOn(html, address);
  const tie = firstOf(rules, page, sought);
  return tie && tie !== 'undecided' ? `${tie.rule} ${tie.run.map(({ citation }) => citation.id).join(' ')}` : String(tie);
}

const isOwnOfBlock = ({ name }: Rule): boolean => name in OF_BLOCKS;

describe.each([
  ['outside of the sentence', OUTSIDE_SENTENCE, OUTSIDE_SENTENCE, OF_WORDS],
  ['beside the point', BESIDE_THE_POINT, BESIDE_THE_POINT, OF_WORDS],
  ['of a block', OF_BLOCK, OF_BLOCK, OF_BLOCKS],
  ['around a block', AROUND_BLOCK, AROUND_BLOCK.filter(isOwnOfBlock), OF_BLOCKS],
  ['after a remark', AFTER_REMARK, AFTER_REMARK, OF_BLOCKS],
] as const)('%s', (_, rules, shown, examples) => {
  test.each(shown.map((rule) => [rule.name, rule] as const))('%s tells its example, which is told otherwise without it', (name, rule) => {
    expect(examples).toHaveProperty(name);
    const [html, expected, address] = examples[name]!;
    expect(told(rules, html, address)).toBe(expected);
    expect(
      told(
        rules.filter((each) => each !== rule),
        html,
        address,
      ),
    ).not.toBe(expected);
  });
});

test('each example is of a rule', () => {
  const names = (rules: readonly Rule[]) => rules.map(({ name }) => name);
  const ofWords = new Set(names([...OUTSIDE_SENTENCE, ...BESIDE_THE_POINT]));
  expect(Object.keys(OF_WORDS).filter((name) => !ofWords.has(name))).toEqual([]);
  const ofBlocks = new Set(names([...OF_BLOCK, ...AROUND_BLOCK, ...AFTER_REMARK]));
  expect(Object.keys(OF_BLOCKS).filter((name) => !ofBlocks.has(name))).toEqual([]);
});
