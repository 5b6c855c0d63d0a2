import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, type Page, chromium } from 'playwright';
import type { PageText } from '../../../lib/citing/page-text.ts';
import { HOLE } from '../../../lib/page/hole.ts';
import { plainFigures } from '../../../lib/page/raised.ts';
import { bundle } from '../../harness/bundle.ts';
import { findChromium } from '../../harness/find-browser.ts';
import { FORMULA_PAGES } from '../../pages/page/formula-pages.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  page = await browser.newPage();
  await page.addInitScript(`${await bundle('lib/page/page-reader.ts', 'Reading')}; globalThis.Reading = Reading;`);
});
afterAll(() => browser?.close());

interface ReadResult {
  page: PageText;
  /** For each block, its text put together from the text nodes that `locate` names, a mark between nodes. */
  located: string[];
}

async function read(body: string): Promise<ReadResult> {
  await page.goto('about:blank');
  await page.setContent(`<!doctype html><title>Test</title>${body}`);
  return page.evaluate(() => {
    const { readPage } = (globalThis as unknown as { Reading: typeof import('../../../lib/page/page-reader.ts') }).Reading;
    const result = readPage(document);
    const located = result.page.blocks.map((block, index) =>
      result
        .locate({ block: index, start: 0, end: block.text.length })
        .map(({ node, start, end }) => node.data.slice(start, end))
        .join(''),
    );
    return { page: result.page, located };
  });
}

const texts = async (body: string) => (await read(body)).page.blocks.map((block) => block.text.trim());

describe('blocks', () => {
  const cases: [name: string, html: string, expected: string[]][] = [
    ['paragraphs', '<p>One.</p><p>Two.</p>', ['One.', 'Two.']],
    ['inline elements join without a seam', '<p>EA99<b>-9</b><i><a href="/x">01</a></i> says</p>', ['EA99-901 says']],
    ['one span a word', '<p><span>“one</span><span> two”</span></p>', ['“one two”']],
    ['line break', '<p>one<br>two</p>', ['one\ntwo']],
    ['source newline', '<p>one\ntwo\t three</p>', ['one two  three']],
    ['text beside a block', '<div>one<p>two</p>three</div>', ['one', 'two', 'three']],
    ['word break and comment', '<p>col<wbr>li<!-- x -->sion</p>', ['collision']],
    ['script, style, noscript, template', '<p>a<script>1</script><style>b{}</style><template>c</template>d</p>', ['ad']],
    ['form fields', '<p>a <input value="b"><textarea>c</textarea><select><option>d</select>e</p>', ['a e']],
    ['editors', '<div contenteditable>a</div><div role="textbox">b</div><div contenteditable="false">c</div>', ['c']],
    ['code block', '<p>a</p><pre><code>b</code></pre><p>c</p>', ['a', 'c']],
    [
      'hidden',
      '<p>a<span hidden>b</span><span style="display:none">c</span><span class="sr-only">d</span><span aria-hidden="true">e</span>f</p>',
      ['af'],
    ],
    ['a modal hides the rest of the page', '<div aria-hidden="true"><p>a</p></div>', ['a']],
    ['buttons', '<p>a<button>Copy</button>b</p><h2><button>c</button></h2>', ['ab', 'c']],
    ['signature', '<p>a</p><div class="signature">b</div>', ['a']],
    ['preformatted', '<pre>one\ntwo\n\n  \nthree</pre>', ['one\ntwo', 'three']],
    ['white space shown by class', '<div class="whitespace-pre-wrap">one\ntwo\n\nthree</div>', ['one\ntwo', 'three']],
    [
      'shadow root and slot',
      '<div><template shadowrootmode="open"><p>shadow</p><slot></slot><p>after</p></template><b>slotted</b></div>',
      ['shadow', 'slotted', 'after'],
    ],
    ['unslotted children are not shown', '<div><template shadowrootmode="open"><p>shadow</p></template><b>gone</b></div>', ['shadow']],
    [
      'nested shadow roots',
      '<x-a><template shadowrootmode="open"><x-b><template shadowrootmode="open"><p>deep <span class="sr-only">not</span></p></template></x-b></template></x-a>',
      ['deep'],
    ],
  ];
  test.each(cases)('%s', async (_name, html, expected) => {
    expect(await texts(html)).toEqual(expected);
  });

  test('text without a seam leads back to its text nodes, character for character', async () => {
    const { page: text, located } = await read('<p>one <b>two\n</b>three</p><pre>a\nb\n\nc</pre><ul><li>d<q>e</q></ul>');
    expect(text.blocks.length).toBe(4);
    expect(located.map((each) => each.replace(/\n/g, ' '))).toEqual(text.blocks.map((block) => block.text.replace(/\n/g, ' ')));
  });

  test('a line break of its own stands in no text node', async () => {
    const { located } = await read('<p>one<br>two</p>');
    expect(located).toEqual(['onetwo']);
  });

  test('reads a tree that is very deep', async () => {
    await read('');
    const text = await page.evaluate(() => {
      // The browser itself cannot lay such a tree out.
      document.documentElement.style.display = 'none';
      let deepest: Element = document.body;
      for (let i = 0; i < 20_000; i++) deepest = deepest.appendChild(document.createElement('span'));
      deepest.textContent = 'bottom';
      const { readPage } = (globalThis as unknown as { Reading: typeof import('../../../lib/page/page-reader.ts') }).Reading;
      return readPage(document).page.blocks.map((block) => block.text);
    });
    expect(text).toEqual(['bottom']);
  });
});

describe('what a block is', () => {
  test('headings, lists, terms and captions', async () => {
    const { page: text } = await read(
      '<h2>a</h2><ul><li>b<ul><li><p>c</p></ul><li>d</ul><dl><dt>e<dd>f</dl><figure><figcaption>g</figcaption></figure><p>h</p>',
    );
    expect(text.blocks.map(({ kind, level, list }) => ({ kind, level, list }))).toEqual([
      { kind: 'heading', level: 2 },
      { kind: 'list-item', list: { list: 1, item: 1, depth: 1 } },
      { kind: 'list-item', list: { list: 2, item: 2, depth: 2 } },
      { kind: 'list-item', list: { list: 1, item: 3, depth: 1 } },
      { kind: 'term' },
      { kind: 'definition' },
      { kind: 'caption' },
      { kind: 'paragraph' },
    ]);
  });

  test('cells count through spans', async () => {
    const { page: text } = await read('<table><tr><th rowspan=2>a<th colspan=2>b<td>c<tr><td>d<td>e<td><table><tr><td>f</table></table>');
    expect(text.blocks.map(({ kind, cell }) => [kind, cell?.table, cell?.row, cell?.column, cell?.header])).toEqual([
      ['header-cell', 0, 0, 0, true],
      ['header-cell', 0, 0, 1, true],
      ['cell', 0, 0, 3, false],
      ['cell', 0, 1, 1, false],
      ['cell', 0, 1, 2, false],
      ['cell', 1, 0, 0, false],
    ]);
  });

  test('block quotations, nested, and with an address', async () => {
    const { page: text } = await read(
      '<p>a</p><blockquote cite="https://x.example/"><p>b</p><p>c</p><blockquote>d</blockquote></blockquote>',
    );
    expect(text.blocks.map((block) => block.quote)).toEqual([
      undefined,
      { quote: 1, depth: 1, of: 'unknown', cite: 'https://x.example/' },
      { quote: 1, depth: 1, of: 'unknown', cite: 'https://x.example/' },
      { quote: 2, depth: 2, of: 'unknown' },
    ]);
  });

  test('posts and articles are sections', async () => {
    const { page: text } = await read(
      '<p>a</p><article><p>b</p><article><p>c</p></article><p>d</p></article><div role="article">e</div><p>f</p>',
    );
    expect(text.blocks.map((block) => block.section)).toEqual([0, 1, 2, 1, 3, 0]);
  });

  test('links, quote elements, code and targets of fragments', async () => {
    const { page: text } = await read(
      '<p>see <a href="/d?id=1">the <b>file</b></a>, <q>one two</q>, <code>x</code><sup><a href="#n1">1</a></sup></p><ol><li id="n1">note</ol><a href="/y"><div>one</div><div>two</div></a>',
    );
    const [first, note, one, two] = text.blocks;
    expect(first!.text).toBe('see the file, one two, x¹');
    expect(first!.links).toEqual(
      [
        { start: 4, end: 12, href: 'about:///d?id=1' },
        { start: 24, end: 25, href: 'about:blank#n1' },
      ].map((link) => ({ ...link, href: expect.any(String) })),
    );
    expect(first!.links[1]!.href).toMatch(/#n1$/);
    expect(first!.quoteElements).toEqual([{ start: 14, end: 21 }]);
    expect(first!.code).toEqual([{ start: 23, end: 24 }]);
    expect(note!.anchors).toEqual(['n1']);
    expect([one!.links, two!.links].map((links) => links.map(({ start, end }) => [start, end]))).toEqual([[[0, 3]], [[0, 3]]]);
  });
});

describe('mathematics', () => {
  test.each(FORMULA_PAGES.map((formula) => [formula.name, formula] as const))('%s', async (_name, { html, read: expected }) => {
    const { page: text, located } = await read(`<p>There are ${html} reports.</p>`);
    expect(text.blocks.map((block) => block.text)).toEqual([`There are ${expected.replace('␣', HOLE)} reports.`]);
    expect(plainFigures(located[0]!)).toBe(plainFigures(text.blocks[0]!.text).replace(HOLE, '').replace('35 N', '35N'));
  });
});

test('formulas that are blocks of their own take nothing of the page with them', async () => {
  const formula = '<div class="katex"><span class="katex-html">41</span></div>';
  const { page: text } = await read(
    `<p>First.</p>${formula}<section>${formula}<p>Second.</p>${formula}</section>and<div>${formula}third</div><p>Last.</p>`,
  );
  expect(text.blocks.map((block) => block.text)).toEqual(['First.', '41', '41', 'Second.', '41', 'and', '41', 'third', 'Last.']);
});

describe('citation chips are furniture', () => {
  const chips: [site: string, html: string][] = [
    [
      'ChatGPT',
      '<span data-state="closed"><span data-testid="webpage-citation-pill"><a href="https://nhtsa.example/d"><span>NHTSA</span><span>+2</span></a></span></span>',
    ],
    ['Claude', '<span data-not-prose><a href="https://nhtsa.example/d" class="group/tag">NHTSA</a></span>'],
    [
      'Gemini',
      '<sources-carousel-inline><source-inline-chips><source-inline-chip><button aria-label="View source details"><a href="https://nhtsa.example/d"></a><mat-icon>link</mat-icon></button></source-inline-chip></source-inline-chips></sources-carousel-inline>',
    ],
    ['Perplexity', '<span class="citation inline" data-pplx-citation data-pplx-citation-url="https://nhtsa.example/d">nhtsa+1</span>'],
    ['Copilot', '<button class="fai-BebopCitation" data-grouped-citations=\'[{"index":1,"url":"https://nhtsa.example/d"}]\'>1</button>'],
    ['any', '<sup><a href="https://nhtsa.example/d">3</a></sup>'],
  ];
  test.each(chips)('%s', async (_site, html) => {
    const { page: text } = await read(`<p>“The horn may fail”${html}. More.</p>`);
    expect(text.blocks.map((block) => block.text)).toEqual(['“The horn may fail”. More.']);
    expect(text.blocks[0]!.chips).toEqual([{ at: 19, href: 'https://nhtsa.example/d' }]);
  });

  test('a long text is no chip', async () => {
    const words = 'The filing of the maker says at length that the horn may fail in the cold and more.';
    expect(await texts(`<p><span class="citation">${words}</span></p>`)).toEqual([words]);
  });
});

describe('forums', () => {
  const poster: [engine: string, html: string][] = [
    [
      'XenForo 2',
      '<article class="message--post"><blockquote class="bbCodeBlock bbCodeBlock--quote" data-quote="Bob"><div class="bbCodeBlock-title">Bob said:</div><div class="bbCodeBlock-expandContent">words of Bob</div></blockquote>answer</article>',
    ],
    [
      'XenForo 1',
      '<ol id="messageList"><li data-author="A"><blockquote class="messageText"><div class="bbCodeBlock bbCodeQuote" data-author="Bob"><div class="attribution type">Bob said:</div><blockquote class="quoteContainer"><div class="quote">words of Bob</div></blockquote></div>answer</blockquote></li></ol>',
    ],
    [
      'vBulletin 3',
      '<table><tr><td><div id="post_message_1"><div><div class="smallfont">Quote:</div><table><tr><td class="alt2"><div>Originally Posted by <strong>Bob</strong></div><div>words of Bob</div></td></tr></table></div>answer</div></td></tr></table>',
    ],
    [
      'vBulletin 4',
      '<ol><li class="postcontainer"><blockquote class="postcontent restore"><div class="bbcode_container"><div class="bbcode_quote"><div class="quote_container"><div class="bbcode_postedby">Originally Posted by <strong>Bob</strong></div><div class="message">words of Bob</div></div></div></div>answer</blockquote></li></ol>',
    ],
    [
      'phpBB',
      '<div class="post" id="p1"><div class="postbody"><div class="content"><blockquote cite="./viewtopic.php?p=1#p1"><div><cite>Bob wrote:</cite>words of Bob</div></blockquote>answer</div></div></div>',
    ],
    [
      'Discourse',
      '<div class="topic-post"><div class="cooked"><aside class="quote" data-username="bob" data-post="1"><div class="title">bob:</div><blockquote><p>words of Bob</p></blockquote></aside><p>answer</p></div></div>',
    ],
    [
      'Invision',
      '<article data-role="commentContent"><blockquote class="ipsQuote" data-ipsquote-username="Bob"><div class="ipsQuote_citation">Bob said:</div><div class="ipsQuote_contents"><p>words of Bob</p></div></blockquote><p>answer</p></article>',
    ],
  ];
  test.each(poster)('%s: a quote box that names a poster', async (_engine, html) => {
    const { page: text } = await read(html);
    expect(text.blocks.map((block) => [block.text.trim(), block.quote?.of, block.section > 0])).toEqual([
      ['words of Bob', 'poster', true],
      ['answer', undefined, true],
    ]);
  });

  const words = 'My own dealer told me that all of it would be replaced';
  const heads: [engine: string, html: string][] = [
    [
      'SMF',
      `<blockquote class="bbc_standard_quote"><cite><a href="#m1">Quote from: Bob on March 03, 2025, 09:10:11 PM</a></cite>${words}</blockquote>`,
    ],
    [
      'MyBB',
      `<blockquote class="mycode_quote"><cite><span> (03-03-2025, 09:10 PM)</span>Bob Wrote: <a href="#p"></a></cite>${words}</blockquote>`,
    ],
    [
      'WoltLab',
      `<blockquote class="quoteBox" cite="#p"><div class="quoteBoxIcon"></div><div class="quoteBoxTitle"><a href="#p">Quote from Bob</a></div><div class="quoteBoxContent"><p>${words}</p></div></blockquote>`,
    ],
    [
      'Steam',
      `<blockquote class="bb_blockquote with_author"><div class="bb_quoteauthor">Originally posted by <b><a href="#p">Bob</a></b>:</div>${words}</blockquote>`,
    ],
    ['Nairaland', `<blockquote><a href="#p"><b>Bob</b></a>:<br>${words}</blockquote>`],
    [
      'Vanilla',
      `<blockquote class="Quote UserQuote"><div class="QuoteAuthor"><a href="/profile/Bob">Bob</a> said:</div><div class="QuoteText"><p>${words}</p></div></blockquote>`,
    ],
    [
      'Discuz',
      `<div class="quote"><blockquote><font size="2"><a href="#p"><font color="#999999">bob 发表于 2025-3-3 21:10</font></a></font><br>${words}</blockquote></div>`,
    ],
    [
      'wpForo',
      `<blockquote data-userid="2"><div class="wpforo-post-quote-author"><strong> Posted by: @bob </strong></div><p>${words}</p></blockquote>`,
    ],
    ['Lithium', `<blockquote><hr><a href="#p">@Bob</a>&nbsp;wrote:<br><p>${words}</p><hr></blockquote>`],
    ['Flarum', `<blockquote><p><a class="PostMention" href="/d/1/2">Bob</a> said:</p><p>${words}</p></blockquote>`],
  ];
  test.each(heads)('%s: the head of a quote box says that a member is quoted', async (_engine, html) => {
    const { page: text } = await read(`<p>Read EA99-901.</p>${html}`);
    expect(text.blocks.at(-1)!.quote?.of).toBe('poster');
  });

  test.each([
    ['a document', `<blockquote><cite>EA99-901 said:</cite>${words}</blockquote>`],
    ['a kind of document', `<blockquote><p>The report said:</p><p>${words}</p></blockquote>`],
    ['nothing', `<blockquote><p>${words}</p></blockquote>`],
    ['one line alone', `<blockquote>The driver said: ${words}</blockquote>`],
    ['a sentence', `<blockquote><p>The dealer wrote that nothing can be done. He is wrong.</p><p>${words}</p></blockquote>`],
  ])('a box that begins with %s quotes no member', async (_name, html) => {
    expect((await read(html)).page.blocks.at(-1)!.quote?.of).toBe('unknown');
  });

  test('an address that is only a fragment is of this page, whatever its base', async () => {
    const { page: text } = await read('<base href="https://other.example/"><p>see <a href="#n1">1</a></p>');
    expect(text.blocks[0]!.links[0]!.href).toBe(`${text.address}#n1`);
  });
});
