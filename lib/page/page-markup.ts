import { isVisible, native } from './native.ts';
import { isPosterBox } from './poster-box.ts';

/**
 * What elements mean to a reader of the page by more than their tag (tags.ts), as data: the only place that knows sites. Tags and generic
 * rules are enough for any page; the site rows are hints (sites rename their classes every year) and each has a test page.
 */

/**
 * `skip` is not read; `chip` is furniture that names a source (its text is not read, its address is); `section` is a post, a turn or
 * an article; `quote` is a quote box; `poster` is a quote box whose words another user of the page wrote; `plain` looks like a
 * quote box and is none; `lines` shows its line breaks; `formula` is mathematics, read as a whole.
 */
export type Role = 'skip' | 'chip' | 'section' | 'quote' | 'poster' | 'plain' | 'lines' | 'formula';

export interface MarkupRule {
  role: Role;
  site: string;
  selector: string;
  /** What no selector can ask, of an element that the selector matches. */
  holds?(element: HTMLElement): boolean;
}

const anywhere = (role: Role, ...selectors: string[]): MarkupRule[] => selectors.map((selector) => ({ role, site: 'any', selector }));
const at = (site: string, role: Role, ...selectors: string[]): MarkupRule[] => selectors.map((selector) => ({ role, site, selector }));

const hasStyle = (name: 'display' | 'visibility' | 'whiteSpace', pattern: RegExp) => (element: HTMLElement) =>
  pattern.test(native(element, 'style')?.[name]);

/** Ornaments, icons' names and counters are shorter (code units). */
const SHORTEST_PASSAGE = 80;

/** Does an element hold paragraphs, and could they be seen? */
function isPassageInSight(element: HTMLElement): boolean {
  return (
    native(element, 'textContent').length >= SHORTEST_PASSAGE &&
    native(element, 'querySelector').call(element, 'p, li, td, blockquote') !== null &&
    isVisible(element, { visibilityProperty: true })
  );
}

/** CSS selectors, so that the browser finds the few elements that matter in one native pass. */
export const MARKUP_RULES: readonly MarkupRule[] = [
  ...anywhere(
    'skip',
    '[hidden]:not([hidden="until-found" i])',
    '[contenteditable]:not([contenteditable="false" i])',
    '[role="textbox"]',
    '[role="searchbox"]',
    '[role="combobox"]',
    '.sr-only',
    '.visually-hidden',
    '.visuallyhidden',
    '.screen-reader-text',
    '.cdk-visually-hidden',
    '.u-visually-hidden',
    '.a11y-hidden',
    '[role="tooltip"]',
    '[data-radix-popper-content-wrapper]',
    // Buttons are furniture, except where a heading folds its section.
    'button:not(:is(h1, h2, h3, h4, h5, h6, [role="heading"]) button)',
    '[role="button"]:not(a, :is(h1, h2, h3, h4, h5, h6, summary) *)',
    // Code and code editors.
    'pre:has(code)',
    'pre[class*="code" i]',
    'pre[class*="lang" i]',
    'pre[class*="highlight" i]',
    'pre[class*="prettyprint"]',
    ':is(.highlight, .codehilite, [class*="language-"]) pre',
    '.cm-editor',
    '.CodeMirror',
    '.monaco-editor',
    '.ace_editor',
    'code-block',
    '[data-testid="code-block"]',
    // A profile's signature is nobody's statement about the topic.
    '.signature',
    '.message-signature',
    '.post-signature',
    '[data-role="memberSignature"]',
  ),
  // A variable of the page's can be called "--x-display: none", and "backface-visibility: hidden" hides nothing: the style itself is asked.
  { role: 'skip', site: 'any', selector: '[style*="display" i]', holds: hasStyle('display', /^none$/) },
  {
    role: 'skip',
    site: 'any',
    selector: '[style*="visibility" i]',
    holds: hasStyle('visibility', /^(?:hidden|collapse)$/),
  },
  ...anywhere('formula', 'math', '.katex', 'mjx-container', '.MathJax', '.MathJax_CHTML', '.MathJax_SVG', '.mwe-math-element'),
  // Open dialogs hide what is beside them from assistive technology, at every level; readers still see it.
  { role: 'skip', site: 'any', selector: '[aria-hidden="true"]:not(body > *)', holds: (element) => !isPassageInSight(element) },
  ...anywhere('section', 'article', '[role="article"]'),
  ...anywhere('quote', 'blockquote'),
  { role: 'poster', site: 'any', selector: 'blockquote:not(:empty)', holds: isPosterBox },
  ...anywhere('lines', '.whitespace-pre-wrap', '.whitespace-pre-line', '.whitespace-break-spaces'),
  {
    role: 'lines',
    site: 'any',
    selector: '[style*="white-space" i]',
    holds: hasStyle('whiteSpace', /^(?:pre|break)/),
  },
  ...anywhere(
    'chip',
    ':is(a, span, button).citation',
    '[data-citation-url]',
    '[data-grouped-citations]',
    // A raised link that leads away is a source button; one that leads to a note on this page is text.
    'sup a[href]:not([href*="#"])',
  ),

  ...at('ChatGPT', 'section', '[data-testid^="conversation-turn-"]', '[data-message-author-role]'),
  ...at('ChatGPT', 'chip', '[data-testid="webpage-citation-pill"]'),
  ...at('Claude', 'section', '[data-perf-row]', '.font-claude-response', '.font-claude-message', '[data-testid="user-message"]'),
  ...at('Claude', 'chip', '[data-not-prose] a[href]', 'a.group\\/tag[href]'),
  ...at('Gemini', 'section', 'model-response', 'user-query'),
  ...at('Gemini', 'chip', 'sources-carousel-inline', 'source-inline-chip', 'source-footnote', 'sup.superscript'),
  ...at('Gemini', 'skip', 'mat-icon'),
  ...at('Perplexity', 'section', '[data-workflow-final-text]', '.group\\/final-text', '[id^="markdown-content-"]'),
  ...at('Perplexity', 'chip', '[data-pplx-citation-url]'),
  ...at('Copilot', 'section', '[data-content="ai-message"]', '[data-content="user-message"]', '[data-testid="copilot-message-div"]'),
  ...at('Copilot', 'chip', '.fai-BebopCitation', '.fai-Citation'),
  ...at('Copilot', 'skip', '.scriptor-component-code-block', '[data-testid="loading-message"]'),
  ...at('Grok', 'section', '.message-bubble', '.response-content-markdown'),
  ...at('DeepSeek', 'section', '.ds-message'),
  ...at('DeepSeek', 'chip', '.ds-markdown-cite'),
  ...at('DeepSeek', 'skip', '.md-code-block'),
  ...at('Google', 'section', '[data-scope-id="turn"]', '[data-attrid="ai_overview"]'),

  ...at('Reddit', 'section', 'shreddit-post', 'shreddit-comment', '.thing > .entry'),
  ...at('Reddit', 'skip', '[slot="commentMeta"]', 'shreddit-comment-action-row', '.entry > .tagline', '.entry > ul.flat-list'),
  ...at('XenForo', 'section', '.message--post', '#messageList > li'),
  ...at('XenForo', 'quote', '.bbCodeQuote'),
  ...at('XenForo', 'poster', '.bbCodeBlock--quote[data-quote]:not([data-quote=""])', '.bbCodeQuote[data-author]'),
  ...at('XenForo', 'plain', 'blockquote.messageText', 'blockquote.quoteContainer'),
  ...at(
    'XenForo',
    'skip',
    '.bbCodeBlock-title',
    '.bbCodeBlock-expandLink',
    '.bbCodeBlock--code',
    '.bbCodeCode',
    '.bbCodeQuote .attribution',
    '.quoteExpand',
    '.message-lastEdit',
  ),
  ...at('vBulletin', 'section', 'li.postcontainer', '[id^="post_message_"]', '.js-post__content-text'),
  ...at('vBulletin', 'quote', '.bbcode_quote', '[id^="post_message_"] td.alt2'),
  ...at('vBulletin', 'poster', '.bbcode_quote:has(.bbcode_postedby)', '[id^="post_message_"] td.alt2:has(> div:first-child > strong)'),
  ...at('vBulletin', 'plain', 'blockquote.postcontent'),
  ...at(
    'vBulletin',
    'skip',
    '.bbcode_postedby',
    '[id^="post_message_"] td.alt2 > div:first-child:has(> strong)',
    '[id^="post_message_"] .smallfont',
    'pre.alt2',
  ),
  ...at('phpBB', 'section', '.post .postbody'),
  ...at('phpBB', 'poster', '.postbody blockquote:has(> div > cite)'),
  ...at('phpBB', 'skip', '.postbody blockquote > div > cite', '.codebox'),
  ...at('Discourse', 'section', '.topic-post'),
  ...at('Discourse', 'poster', 'aside.quote[data-username] > blockquote'),
  ...at('Discourse', 'skip', 'aside.quote > .title', 'aside.onebox', '.lightbox .meta', '.post-menu-area'),
  ...at('Invision', 'section', '[data-role="commentContent"]', '.cPost_content'),
  ...at('Invision', 'poster', '[data-ipsquote-username]:not([data-ipsquote-username=""])'),
  ...at('Invision', 'skip', '.ipsQuote_citation', '.ipsCode'),
  ...at('Stack Exchange', 'section', '.question', '.answer[data-answerid]', '.comment-copy'),
  ...at('Disqus', 'section', '.post-message'),
  ...at('Hacker News', 'section', 'tr.athing'),
];
