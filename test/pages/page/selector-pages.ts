import type { MarkupRule } from '../../../lib/page/page-markup.ts';

const WORDS = 'the horn may fail to sound in the cold';
const SAID = `According to EA99-901, “${WORDS}”`;

/** The elements of selectors that say more than one name; `{}` stands for what is in them. */
const ELEMENTS: Readonly<Record<string, string>> = {
  '[hidden]:not([hidden="until-found" i])': '<div hidden>{}</div>',
  '[aria-hidden="true"]:not(body > *)': '<div><div aria-hidden="true">{}</div></div>',
  '[style*="display" i]': '<div style="DISPLAY : none">{}</div>',
  '[style*="visibility" i]': '<div style="visibility:hidden">{}</div>',
  '[contenteditable]:not([contenteditable="false" i])': '<div contenteditable>{}</div>',
  'button:not(:is(h1, h2, h3, h4, h5, h6, [role="heading"]) button)': '<button>{}</button>',
  '[role="button"]:not(a, :is(h1, h2, h3, h4, h5, h6, summary) *)': '<div role="button">{}</div>',
  'pre:has(code)': '<pre><b>{}</b> <code>x</code></pre>',
  'pre[class*="code" i]': '<pre class="myCode">{}</pre>',
  'pre[class*="lang" i]': '<pre class="lang-c">{}</pre>',
  'pre[class*="highlight" i]': '<pre class="highlighted">{}</pre>',
  'pre[class*="prettyprint"]': '<pre class="prettyprinted">{}</pre>',
  ':is(.highlight, .codehilite, [class*="language-"]) pre': '<div class="codehilite"><pre>{}</pre></div>',
  ':is(a, span, button).citation': '<span class="citation">{}</span>',
  'sup a[href]:not([href*="#"])': '<sup><a href="https://news.example/">{}</a></sup>',
  '[data-not-prose] a[href]': '<span data-not-prose><a href="https://news.example/">{}</a></span>',
  'a.group\\/tag[href]': '<a class="group/tag" href="https://news.example/">{}</a>',
  'sup.superscript': '<sup class="superscript">{}</sup>',
  '.group\\/final-text': '<div class="group/final-text">{}</div>',
  '.thing > .entry': '<div class="thing"><div class="entry">{}</div></div>',
  '.entry > .tagline': '<div class="entry"><p class="tagline">{}</p></div>',
  '.entry > ul.flat-list': '<div class="entry"><ul class="flat-list"><li>{}</li></ul></div>',
  '#messageList > li': '<ol id="messageList"><li>{}</li></ol>',
  '.bbCodeQuote .attribution': '<div class="bbCodeQuote"><aside><div class="attribution">{}</div></aside></div>',
  'blockquote:not(:empty)': '<blockquote><cite>Quote from: Bob on March 03, 2025, 09:10:11 PM</cite>The horn of mine is silent in the cold.</blockquote>{}',
  'li.postcontainer': '<ol><li class="postcontainer">{}</li></ol>',
  '[id^="post_message_"] td.alt2 > div:first-child:has(> strong)': '<div id="post_message_1"><table><tr><td class="alt2"><div>{} <strong>Bob</strong></div></td></tr></table></div>',
  '[id^="post_message_"] .smallfont': '<div id="post_message_1"><div class="smallfont">{}</div></div>',
  'pre.alt2': '<pre class="alt2">{}</pre>',
  '.post .postbody': '<div class="post"><div class="postbody">{}</div></div>',
  '.postbody blockquote > div > cite': '<div class="postbody"><blockquote><div><cite>{}</cite></div></blockquote></div>',
  '[style*="white-space" i]': '<div style="white-space:pre-line">{}</div>',
  '.bbCodeBlock--quote[data-quote]:not([data-quote=""])': '<blockquote class="bbCodeBlock--quote" data-quote="Bob">{}</blockquote>',
  '.bbCodeQuote[data-author]': '<div class="bbCodeQuote" data-author="Bob">{}</div>',
  'blockquote.messageText': '<blockquote class="messageText">{}</blockquote>',
  'blockquote.quoteContainer': '<blockquote class="quoteContainer">{}</blockquote>',
  'blockquote.postcontent': '<blockquote class="postcontent">{}</blockquote>',
  '.bbcode_quote:has(.bbcode_postedby)': '<div class="bbcode_quote"><div class="bbcode_postedby">Bob</div>{}</div>',
  '[id^="post_message_"] td.alt2': '<div id="post_message_1"><p>EA99-901 says this about horns.</p><table><tr><td class="alt2">{}</td></tr></table></div>',
  '[id^="post_message_"] td.alt2:has(> div:first-child > strong)': '<div id="post_message_1"><p>EA99-901 says this about horns:</p><table><tr><td class="alt2"><div>By <strong>Bob</strong></div>{}</td></tr></table></div>',
  '.postbody blockquote:has(> div > cite)': '<div class="postbody"><blockquote><div><cite>Bob napisał:</cite>{}</div></blockquote></div>',
  'aside.quote[data-username] > blockquote': '<aside class="quote" data-username="Bob"><blockquote>{}</blockquote></aside>',
  '[data-ipsquote-username]:not([data-ipsquote-username=""])': '<blockquote data-ipsquote-username="Bob">{}</blockquote>',
  'aside.quote > .title': '<aside class="quote"><div class="title">{}</div></aside>',
  'aside.onebox': '<aside class="onebox">{}</aside>',
  '.lightbox .meta': '<div class="lightbox"><div class="meta">{}</div></div>',
  '.answer[data-answerid]': '<div class="answer" data-answerid="1">{}</div>',
  'tr.athing': '<table><tr class="athing"><td>{}</td></tr></table>',
};

/** An element that a selector matches: of a tag, a class, or an attribute with a value. */
function elementFor(selector: string, tag: 'div' | 'span'): string {
  const [, name, attribute, value] = selector.match(/^(?:\.([\w-]+)|\[([\w-]+)(?:\^?="([^"]*)")?\])$/) ?? [];
  if (name) return `<${tag} class="${name}">{}</${tag}>`;
  if (attribute) return `<${tag} ${attribute}="${value ?? ''}">{}</${tag}>`;
  return `<${selector}>{}</${selector}>`;
}

/** Pages whose findings tell by its role whether a rule holds. */
const PAGES: Record<MarkupRule['role'], (wrap: (inner: string) => string) => string> = {
  skip: (wrap) => `<p>${SAID}.</p>${wrap('EA99-999')}`,
  chip: (wrap) => `<p>According to EA99-901, “the horn may fail${wrap('News')} to sound in the cold”.</p>`,
  formula: (wrap) => `<p>According to EA99-901, “the horn may fail ${wrap('<mfrac><mn>1</mn><mn>2</mn></mfrac>')} to sound in the cold”.</p>`,
  quote: (wrap) => `<p>EA99-901 says this about horns.</p>${wrap(`<p>T${WORDS.slice(1)}.</p>`)}`,
  poster: (wrap) => `<p>EA99-901 says this about horns:</p>${wrap(`<p>“T${WORDS.slice(1)}.”</p>`)}`,
  plain: (wrap) => `<p>EA99-901 says this about horns:</p>${wrap(`<p>T${WORDS.slice(1)}.</p>`)}`,
  lines: (wrap) => wrap(`EA99-901 says:\n> T${WORDS.slice(1)}.\n\nMine does not.`),
  section: (wrap) => `${wrap('<p>EA99-901 is about horns.</p>')}${wrap(`<p>It says “${WORDS}”.</p>`)}`,
};

/** Items and rows part what they hold by themselves: what stands above all of them is what their posts must not be taken to speak of. */
const UNDER_HEADING = new Set(['#messageList > li', 'li.postcontainer', 'tr.athing']);

/** The body of a page whose findings change when the rule is taken away. */
export function pageForRule({ role, selector }: MarkupRule): string {
  const element = ELEMENTS[selector] ?? elementFor(selector, role === 'chip' || role === 'formula' ? 'span' : 'div');
  if (UNDER_HEADING.has(selector)) return `<h2>EA99-901</h2>${element.replace('{}', `<p>It says “${WORDS}”.</p>`)}`;
  return PAGES[role]((inner) => element.replace('{}', inner));
}
