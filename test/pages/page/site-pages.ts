/** A page as a site builds it, and the findings on it: a citation by its id, a quotation as [words, ids]. */
export interface SitePage {
  name: string;
  html: string;
  findings: readonly (string | readonly [words: string, ...ids: string[]])[];
}

const WORDS = 'the horn may fail to sound in the cold';
const SAID = `According to EA99-901, “${WORDS}”`;
const BOTH = ['EA99-901', [WORDS, 'EA99-901']] as const;
const ADDRESS = 'https://static.nhtsa.gov/odi/inv/2099/EA99901.pdf';

const answers: SitePage[] = [
  {
    name: 'ChatGPT: a turn of several messages, a hidden heading, a pill in the sentence',
    html: `<section data-turn="assistant" data-testid="conversation-turn-2"><h6 class="sr-only">ChatGPT said: EA99-999</h6>
      <div data-message-author-role="assistant"><div class="markdown prose"><p>Let me look.</p></div></div><button>Thought for 9 s</button>
      <div data-message-author-role="assistant"><div class="markdown prose"><p data-start="0" data-end="90">According to EA99-901, “the horn may fail<span data-state="closed"><span data-testid="webpage-citation-pill"><a href="https://news.example/x?utm_source=chatgpt.com"><span>News</span><span aria-hidden="true">News</span> +2</a></span></span> to sound in the cold”.</p>
      <pre><div class="cm-editor">MC-99000009<br>code</div></pre></div></div></section>`,
    findings: BOTH,
  },
  {
    name: 'Claude: thinking, answer, a chip as a link',
    html: `<div data-testid="transcript-row" data-perf-row="assistant"><div class="font-claude-response"><div class="standard-markdown"><p class="whitespace-normal">${SAID}<span data-not-prose><a href="https://news.example/" class="group/tag">News</a></span>.</p></div></div></div>`,
    findings: BOTH,
  },
  {
    name: 'Gemini: elements of its own, a chip whose icon is a word',
    html: `<div class="conversation-container"><user-query><div class="query-text-line">What about MC-99000001?</div></user-query><model-response><message-content><div class="markdown markdown-main-panel"><p data-path-to-node="0">${SAID}<source-footnote><sup class="superscript"></sup></source-footnote><sources-carousel-inline><source-inline-chips><source-inline-chip><button aria-label="View source details"><mat-icon>link</mat-icon></button></source-inline-chip></source-inline-chips></sources-carousel-inline>.</p></div></message-content></model-response></div>`,
    findings: ['MC-99000001', ...BOTH],
  },
  {
    name: 'Gemini Enterprise: nested shadow roots',
    html: `<ucs-standalone-app><template shadowrootmode="open"><ucs-summary><template shadowrootmode="open"><ucs-fast-markdown><template shadowrootmode="open"><div class="markdown-document"><p>${SAID}.</p></div></template></ucs-fast-markdown></template></ucs-summary></template></ucs-standalone-app>`,
    findings: BOTH,
  },
  {
    name: 'Perplexity: a citation that is no link, and names the only source',
    html: `<div data-workflow-final-text><div class="prose"><p>The agency writes: “${WORDS}”<span class="citation-nbsp">&nbsp;</span><span class="citation inline" data-pplx-citation data-pplx-citation-url="${ADDRESS}">nhtsa+1</span>.</p></div></div>`,
    findings: [[WORDS, 'EA99-901'], 'EA99-901'],
  },
  {
    name: 'Copilot: a button with its sources as JSON',
    html: `<div data-testid="copilot-message-div"><div data-testid="markdown-reply"><p>${SAID}<button class="fai-BebopCitation" data-grouped-citations='[{"index":1,"url":"https://news.example/1","name":"News"}]'>1</button>.</p></div></div>`,
    findings: BOTH,
  },
  {
    name: 'Grok: inline code that is a span',
    html: `<div class="items-start"><div class="message-bubble"><div class="response-content-markdown"><p class="break-words">According to <span class="!font-mono">EA99-901</span>, “${WORDS}”.</p></div></div></div>`,
    findings: BOTH,
  },
  {
    name: 'DeepSeek: a cite without an address',
    html: `<div class="ds-message"><div class="ds-markdown"><p class="ds-markdown-paragraph">${SAID}<span class="ds-markdown-cite">3</span>.</p><div class="md-code-block"><pre>MC-99000009</pre></div></div></div>`,
    findings: BOTH,
  },
  {
    name: 'Google: a turn in plain divs',
    html: `<div data-scope-id="turn"><div data-subtree="aimc"><div><span>According to <b>EA99-901</b>, </span><span>“${WORDS}”.</span></div></div></div>`,
    findings: BOTH,
  },
  {
    name: 'Copilot for consumers: a hidden heading and a code block with numbers',
    html: `<div data-content="conversation"><div data-content="ai-message"><h6 class="sr-only">Copilot said: EA99-999</h6><div data-testid="ai-message-body"><p>${SAID}.</p><div class="scriptor-component-code-block">1 MC-99000009</div></div></div><div data-testid="loading-message">EA99-998</div></div>`,
    findings: BOTH,
  },
  {
    name: 'Perplexity before: a number that is a link, and a slot that is empty',
    html: `<div id="markdown-content-0"></div><div class="group/final-text"><div class="prose"><p>The agency writes: “${WORDS}”<a class="citation" href="${ADDRESS}">1</a>.</p></div></div>`,
    findings: [[WORDS, 'EA99-901'], 'EA99-901'],
  },
  {
    name: 'Google: an overview above the results',
    html: `<div data-attrid="ai_overview"><div><span>${SAID}.</span></div></div><div><h3>It says “${WORDS}”</h3></div>`,
    findings: BOTH,
  },
  {
    name: 'two answers: what one names says nothing about the other',
    html: `<div data-message-author-role="assistant"><p>EA99-901 is about horns.</p></div><div data-message-author-role="assistant"><p>It says “${WORDS}”.</p></div>`,
    findings: ['EA99-901'],
  },
];

const forums: SitePage[] = [
  {
    name: 'Reddit: a comment in slots',
    html: `<shreddit-comment author="a" depth="0"><template shadowrootmode="open"><slot name="commentMeta"></slot><slot name="comment"></slot></template><div slot="commentMeta">MC-99000009 · 3 h ago</div><div slot="comment"><div class="md"><p>${SAID}.</p></div></div></shreddit-comment>`,
    findings: BOTH,
  },
  {
    name: 'old Reddit: tagline and buttons are furniture',
    html: `<div class="thing" data-author="a"><div class="entry"><p class="tagline">MC-99000009 3 hours ago</p><form class="usertext"><div class="usertext-body"><div class="md"><p>${SAID}.</p></div></div></form><ul class="flat-list"><li>EA99-999</li></ul></div></div>`,
    findings: BOTH,
  },
  {
    name: 'XenForo 2: signature and code are not read',
    html: `<article class="message message--post" data-author="A"><article class="message-body"><div class="bbWrapper">${SAID}.<div class="bbCodeBlock bbCodeBlock--code">MC-99000009</div></div></article><div class="message-lastEdit">Edited EA99-998</div><aside class="message-signature"><div class="bbWrapper">EA99-999</div></aside></article>`,
    findings: BOTH,
  },
  {
    name: 'vBulletin 4: the post itself is a blockquote',
    html: `<ol><li class="postcontainer"><blockquote class="postcontent restore">${SAID}.</blockquote><blockquote class="signature restore">EA99-999</blockquote></li></ol>`,
    findings: BOTH,
  },
  {
    name: 'phpBB: a code box with its button',
    html: `<div class="post" id="p1"><div class="postbody"><div class="content">${SAID}.<div class="codebox"><p>Code: <a href="#">Select all</a></p><pre><code>MC-99000009</code></pre></div></div><div class="signature">EA99-999</div></div></div>`,
    findings: BOTH,
  },
  {
    name: 'Discourse: a box with a preview of another page',
    html: `<div class="topic-post"><div class="cooked"><p>${SAID}.</p><aside class="onebox"><article><h3>EA99-999</h3></article></aside></div></div>`,
    findings: BOTH,
  },
  {
    name: 'Invision: words of another user',
    html: `<article data-role="commentContent"><blockquote class="ipsQuote" data-ipsquote-username="Bob"><div class="ipsQuote_citation">Bob said about EA99-999:</div><div class="ipsQuote_contents"><p>I have one too.</p></div></blockquote><p>${SAID}.</p></article>`,
    findings: BOTH,
  },
  {
    name: 'XenForo 1: the post itself is a blockquote',
    html: `<ol id="messageList"><li data-author="A"><div class="messageContent"><blockquote class="messageText">${SAID}.<div class="bbCodeBlock bbCodeCode">MC-99000009</div></blockquote></div><div class="signature">EA99-999</div></li></ol>`,
    findings: BOTH,
  },
  {
    name: 'vBulletin 3: a quote box in a table, its label, and code',
    html: `<table><tr><td id="td_post_1"><div id="post_message_1"><div style="margin: 20px"><div class="smallfont">Quote of EA99-998:</div><table><tr><td class="alt2"><div>Originally Posted by <strong>Bob</strong></div><div>I have one too.</div></td></tr></table></div>${SAID}.<pre class="alt2">MC-99000009</pre></div></td></tr></table>`,
    findings: BOTH,
  },
  {
    name: 'vBulletin 5: a post in plain divs',
    html: `<div class="b-post"><div class="js-post__content-text">${SAID}.</div><div class="post-signature">EA99-999</div></div>`,
    findings: BOTH,
  },
  {
    name: 'Disqus: a comment',
    html: `<ul><li class="post"><div class="post-byline"><span class="author">A</span></div><div class="post-message"><p>${SAID}.</p></div></li><li class="post"><div class="post-message"><p>It says “${WORDS}”.</p></div></li></ul>`,
    findings: BOTH,
  },
  {
    name: 'Stack Exchange: answer, comment, author card',
    html: `<div class="answer" data-answerid="1"><div class="s-prose js-post-body"><p>${SAID}.</p><pre class="s-code-block"><code>MC-99000009</code></pre></div><div class="post-signature">EA99-999</div></div>`,
    findings: BOTH,
  },
  {
    name: 'Hacker News: a comment in a table',
    html: `<table><tr class="athing comtr"><td><div class="comment"><span class="commtext">${SAID}.</span></div></td></tr></table>`,
    findings: BOTH,
  },
];

const texts: SitePage[] = [
  { name: 'an id cut by markup', html: `<p>According to EA<b>99</b>-<i>901</i>, “${WORDS}”.</p>`, findings: [['EA99-901'][0]!, [WORDS, 'EA99-901']] },
  { name: 'text nodes split at every character', html: `<p id="split">${SAID}.</p><script>for (let node = document.querySelector('#split').firstChild; node.length > 1; ) node = node.splitText(1);</script>`, findings: BOTH },
  { name: 'a span a word', html: `<p>${SAID.split(' ').map((word) => `<span>${word} </span>`).join('')}</p>`, findings: BOTH },
  { name: 'line breaks of the source', html: `<p>According to EA99-901,\n   “the horn may\n   fail to sound\n   in the cold”.</p>`, findings: ['EA99-901', ['the horn may fail to sound in the cold', 'EA99-901']] },
  { name: 'line breaks that are elements', html: `<p>According to EA99-901, “the horn may<br>fail to sound<br>in the cold”.</p>`, findings: ['EA99-901', ['the horn may fail to sound in the cold', 'EA99-901']] },
  { name: 'the quote element', html: `<p>According to EA99-901, <q>${WORDS}</q>.</p>`, findings: BOTH },
  { name: 'a block quotation under a heading', html: `<h2>EA99-901</h2><p>It says:</p><blockquote><p>${WORDS}</p></blockquote>`, findings: BOTH },
  { name: 'a table row', html: `<table><tr><th>Document<th>Words<tr><td>EA99-901<td>“${WORDS}”</table>`, findings: BOTH },
  { name: 'a list item', html: `<ul><li>EA99-901: “${WORDS}”<li>MC-99000001</ul>`, findings: [...BOTH, 'MC-99000001'] },
  { name: 'a link whose address alone names the document', html: `<p>The agency says “${WORDS}” (<a href="${ADDRESS}">source</a>).</p>`, findings: [[WORDS, 'EA99-901'], 'EA99-901'] },
  { name: 'the id as a link after the words', html: `<p>“${WORDS}” <a class="citation" href="${ADDRESS}">EA99-901</a></p>`, findings: [[WORDS, 'EA99-901'], 'EA99-901'] },
  { name: 'a footnote', html: `<p>It says “${WORDS}”.<sup><a href="#n1">1</a></sup></p><ol><li id="n1">NHTSA, EA99-901.</ol>`, findings: [[WORDS, 'EA99-901'], 'EA99-901'] },
  { name: 'an editor', html: `<p>${SAID}.</p><div contenteditable="true">EA99-999</div><textarea>EA99-998</textarea><div role="textbox">EA99-997</div>`, findings: BOTH },
  { name: 'scripts, styles and templates', html: `<p>${SAID}.</p><script type="application/json">{"id": "EA99-999"}</script><style>/* EA99-998 */</style><template>EA99-997</template><noscript>EA99-996</noscript>`, findings: BOTH },
  { name: 'hidden in every way', html: `<style>.gone { display: none }</style><p>${SAID}.</p><p hidden>EA99-999</p><p class="gone">EA99-998</p><p style="display:none">EA99-997</p><p style="visibility: hidden">EA99-996</p><details><p>EA99-995</p></details>`, findings: BOTH },
  { name: 'an open modal, which hides the rest from assistive technology', html: `<div aria-hidden="true" inert><p>${SAID}.</p></div><div role="dialog"><p>Accept?</p></div>`, findings: BOTH },
  { name: 'formulas twice, once for screen readers', html: `<p>According to EA99-901, “${WORDS}” <span class="katex"><span class="katex-mathml"><math><mi>x</mi></math></span><span class="katex-html" aria-hidden="true">x</span></span>.</p>`, findings: BOTH },
  { name: 'right to left', html: `<p dir="rtl">EA99-901: “${WORDS}”</p>`, findings: BOTH },
  { name: 'vertical', html: `<p style="writing-mode: vertical-rl">EA99-901: “${WORDS}”</p>`, findings: BOTH },
  { name: 'preformatted', html: `<pre>According to EA99-901, “the horn may\nfail to sound in the cold”.\n\nMC-99000001</pre>`, findings: ['EA99-901', ['the horn may fail to sound in the cold', 'EA99-901'], 'MC-99000001'] },
  { name: 'line breaks shown by a class', html: `<div class="whitespace-pre-wrap">According to EA99-901, “${WORDS}”.\n\nMC-99000001</div>`, findings: [...BOTH, 'MC-99000001'] },
  { name: 'the same words of two documents', html: `<p>EA99-901 says “${WORDS}”.</p><p>EA99-902 says “${WORDS}”.</p>`, findings: [...BOTH, 'EA99-902', [WORDS, 'EA99-902']] },
  { name: 'an element with a shadow root that was made late', html: `<p>Wait.</p><x-late></x-late><script>window.addEventListener('load', () => { document.querySelector('x-late').attachShadow({ mode: 'open' }).innerHTML = '<p>${SAID}.</p>'; });</script>`, findings: BOTH },
];

export const SITE_PAGES: readonly SitePage[] = [...answers, ...forums, ...texts];
