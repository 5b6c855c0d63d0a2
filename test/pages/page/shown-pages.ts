/** A paragraph that quotes a document, and what a reader of it sees. */
export interface ShownPage {
  name: string;
  /** Inside a `<style>`. */
  css?: string;
  /** Around the quotation; the marks are in it. */
  html: string;
  /** What the document says; white space collapsed. */
  document: string;
}

const DRIVEN = 'The vehicle must not be driven until the pump is replaced';
const MAY = 'Owners may drive the vehicle to the shop';
const TORQUE = 'Dealers will torque the bolts to 35 Nm within 15 days of receipt';
const PRESSURE = 'The pressure is 105 kPa when the pump is cold';

const hidden = (name: string, css: string, tag = 'span'): ShownPage => ({
  name: `hidden: ${name}`,
  css: `.h{${css}}`,
  html: `“The vehicle must <${tag} class=h>not</${tag}> be driven until the pump is replaced”`,
  document: DRIVEN,
});
const hiddenInline = (name: string, style: string): ShownPage => ({
  name: `hidden: ${name}`,
  html: `“The vehicle must <span style="${style}">not</span> be driven until the pump is replaced”`,
  document: DRIVEN,
});
const unread = (name: string, element: string, css?: string): ShownPage => ({
  name: `in sight, unread: ${name}`,
  ...(css ? { css } : {}),
  html: `“Owners may ${element} drive the vehicle to the shop”`,
  document: MAY,
});
const made = (name: string, css: string, html: string, document: string): ShownPage => ({ name: `made by a sheet: ${name}`, css, html, document });
const moved = (name: string, digits: string, css?: string): ShownPage => ({
  name: `moved: ${name}`,
  ...(css ? { css } : {}),
  html: `“Dealers will torque the bolts to 35 Nm within ${digits} days of receipt”`,
  document: TORQUE,
});

const hiddenFigure = (name: string, css: string): ShownPage => ({
  name: `hidden figure: ${name}`,
  css: `.h{${css}}`,
  html: '“The pressure is 1<span class=h>0</span>5 kPa when the pump is cold”',
  document: PRESSURE,
});
const hiddenCondition = (name: string, css: string): ShownPage => ({
  name: `hidden condition: ${name}`,
  css: `.h{${css}}`,
  html: '“The pressure is 105 kPa <b><span class=h>when the pump is cold</span></b>, says the sheet of the dealers”',
  document: 'The pressure is 105 kPa when the pump is cold, says the sheet of the dealers',
});

/** Means to hide a word by a sheet. */
const HIDING: readonly (readonly [name: string, css: string])[] = [
  ['display', 'display:none'],
  ['display, in capitals', 'DISPLAY : NONE'],
  ['visibility', 'visibility:hidden'],
  ['visibility, collapsed', 'visibility:collapse'],
  ['opacity', 'opacity:0'],
  ['nearly no opacity', 'opacity:.02'],
  ['no size of letters', 'font-size:0'],
  ['one pixel of letters', 'font-size:1px'],
  ['no ink', 'color:transparent'],
  ['no ink, by alpha', 'color:rgb(0 0 0 / 1%)'],
  ['no fill', '-webkit-text-fill-color:transparent'],
  ['the colour of the page', 'color:#fff;background:#fff'],
  ['nearly the colour behind', 'background:#202020;color:#222'],
  ['left of the page', 'position:absolute;left:-9999px'],
  ['above the page', 'position:absolute;top:-9999px'],
  ['moved out by a transform', 'display:inline-block;position:absolute;transform:translateX(-9999px)'],
  ['indented out', 'display:inline-block;width:2em;overflow:hidden;text-indent:-9999px'],
  ['clip', 'position:absolute;clip:rect(0,0,0,0)'],
  ['clip of a pixel', 'position:absolute;clip:rect(1px,1px,1px,1px)'],
  ['clip-path inset', 'clip-path:inset(50%)'],
  ['clip-path circle', 'display:inline-block;clip-path:circle(0)'],
  ['a box without size', 'display:inline-block;width:0;height:0;overflow:hidden'],
  ['a box of a pixel', 'position:absolute;width:1px;height:1px;overflow:hidden;white-space:nowrap'],
  ['a box without height', 'display:inline-block;height:0;overflow:clip'],
  ['no scale', 'display:inline-block;transform:scale(0)'],
  ['no scale across', 'display:inline-block;transform:scaleX(0)'],
  ['scale property', 'display:inline-block;scale:0'],
  ['filter', 'filter:opacity(0)'],
  ['blur', 'filter:blur(8px)'],
  ['text security', '-webkit-text-security:disc'],
  ['mask', 'mask-image:linear-gradient(transparent,transparent)'],
  ['content-visibility', 'display:inline-block;content-visibility:hidden'],
  ['struck by a sheet', 'text-decoration:line-through'],
];

/** The text, read as it stands, is the document's; what a reader sees is not. None of them may be green. */
export const TRICKS: readonly ShownPage[] = [
  ...HIDING.flatMap(([name, css]) => [hidden(name, css), hiddenFigure(name, css), hiddenCondition(name, css)]),
  hidden('a closed fold of another tag', 'display:none', 'x-word'),
  { ...hidden('in a parent without opacity', ''), css: '.o{opacity:0}', html: '“The vehicle must <b class=o><i>not</i></b> be driven until the pump is replaced”' },
  hiddenInline('style, odd spelling', 'DISPLAY : NONE'),
  hiddenInline('style, comment within', 'display:/**/none'),
  hiddenInline('style, opacity', 'opacity:0.0'),
  hidden('struck by del', '', 'del'),
  hidden('struck by s', '', 's'),
  hidden('struck by strike', '', 'strike'),
  { name: 'hidden: by an adopted sheet', html: '“The vehicle must <span id=z>not</span> be driven until the pump is replaced”<script>const s=new CSSStyleSheet();s.replaceSync("#z{display:none}");document.adoptedStyleSheets=[s]</script>', document: DRIVEN },
  { name: 'hidden: by a media query', css: '@media (min-width:1px){.h{display:none}}', html: '“The vehicle must <span class=h>not</span> be driven until the pump is replaced”', document: DRIVEN },
  { name: 'hidden: one figure of a number', css: '.h{display:none}', html: '“Dealers will torque the bolts to 35 Nm within <span>1</span><span class=h>5</span> days of receipt”', document: TORQUE },
  { name: 'hidden: the figure of an amount', css: '.h{opacity:0}', html: '“Dealers will torque the bolts to <span class=h>35</span> Nm within 15 days of receipt”', document: TORQUE },
  { name: 'hidden: by the class of a row', css: '.row .h{display:none}', html: '<span class=row>“The vehicle must <span class=h>not</span> be driven until the pump is replaced”</span>', document: DRIVEN },

  unread('a button', '<button>not</button>'),
  unread('a role of button', '<span role=button>not</span>'),
  unread('a tooltip that shows', '<span role=tooltip>not</span>'),
  unread('a text box', '<span role=textbox>not</span>'),
  unread('an editable word', '<span contenteditable>not</span>'),
  unread('aria-hidden', '<span aria-hidden=true>not</span>'),
  unread('a helper class that shows', '<span class=sr-only>not</span>'),
  unread('a signature', '<span class=signature>not</span>'),
  unread('a citation', '<span class=citation>not</span>'),
  unread('an editor', '<span class=cm-editor>not</span>'),
  unread('an input', '<input value=not>'),
  unread('an input button', '<input type=button value=not>'),
  unread('a placeholder', '<input placeholder=not>'),
  unread('a select', '<select><option>not</select>'),
  unread('a text area', '<textarea rows=1 cols=4>not</textarea>'),
  unread('text of a drawing', '<svg width=30 height=16><text y=14>not</text></svg>'),
  unread('text of a formula', '<math><mtext>not</mtext></math>'),
  unread('a raised link', '<sup><a href="/x">not</a></sup>'),
  unread('a raised class', '<sup class=superscript>not</sup>'),
  unread('a picture of a word', '<img alt="" src="data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 width=%2760%27 height=%2716%27%3E%3Ctext y=%2714%27%3Enot%3C/text%3E%3C/svg%3E">'),
  unread('hidden that shows', '<span hidden class=v>not</span>', '.v{display:inline!important}'),
  unread('inline style overruled', '<span style="display:none" class=v>not</span>', '.v{display:inline!important}'),
  unread('a variable with the word', '<span style="--x:display:none">not</span>'),
  unread('a visible child', '<span style="visibility:hidden"><span style="visibility:visible">not</span></span>'),
  unread('an icon without its font', '<mat-icon style="font-family:serif">not</mat-icon>'),
  unread('output of a script-less fallback', '<code-block>not</code-block>'),
  unread('a canvas', '<canvas width=60 height=16></canvas>'),
  unread('a frame', '<iframe width=60 height=16 srcdoc="not"></iframe>'),

  made('before, a word', '.b::before{content:"not "}', '“Owners may <b class=b>drive</b> the vehicle to the shop”', MAY),
  made('before, of an empty element', '.b::before{content:"not "}', '“Owners may <i class=b></i>drive the vehicle to the shop”', MAY),
  made('after, a word', '.b::after{content:" not"}', '“Owners <b class=b>may</b> drive the vehicle to the shop”', MAY),
  made('an attribute', '.b::before{content:attr(data-x)}', '“Owners may <i class=b data-x="not "></i>drive the vehicle to the shop”', MAY),
  made('a figure behind a figure', '.c::after{content:"0"}', '“Dealers will torque the bolts to 35 Nm within <span class=c>15</span> days of receipt”', TORQUE),
  made('a counter behind a figure', '.c{counter-increment:n}.c::after{content:counter(n)}', '“Dealers will torque the bolts to 35 Nm within <span class=c>15</span> days of receipt”', TORQUE),
  made('a minus', '.c::before{content:"−"}', '“Dealers will torque the bolts to <span class=c>35</span> Nm within 15 days of receipt”', TORQUE),
  made('a point', '.c::before{content:"."}', '“Dealers will torque the bolts to 35 Nm within 1<span class=c>5</span> days of receipt”', TORQUE),
  made('a percent sign', '.c::after{content:"%"}', '“Dealers will torque the bolts to <span class=c>35</span> Nm within 15 days of receipt”', TORQUE),
  made('at the first word', '.c::before{content:"Not all "}', '“<span class=c>Dealers</span> will torque the bolts to 35 Nm within 15 days of receipt”', TORQUE),
  made('quotes of an element', 'q{quotes:"not " ""}', '“Owners may <q>drive</q> the vehicle to the shop”', MAY),

  { name: 'moved: raised figure', html: '“The pressure is 10<sup>5</sup> kPa when the pump is cold”', document: PRESSURE },
  { name: 'moved: lowered figure', html: '“The pressure is 10<sub>5</sub> kPa when the pump is cold”', document: PRESSURE },
  moved('raised by alignment', '1<span class=b>5</span>', '.b{vertical-align:super;font-size:70%}'),
  moved('raised by position', '1<span class=b>5</span>', '.b{position:relative;top:-.6em;font-size:70%}'),
  moved('blocks', '<span class=b>1</span><span class=b>5</span>', '.b{display:block}'),
  moved('second is a block', '1<span class=b>5</span>', '.b{display:block}'),
  moved('a margin between', '1<span class=b>5</span>', '.b{margin-left:.6em}'),
  moved('boxes with a gap', '<span class=b>1</span><span class=b>5</span>', '.b{display:inline-block;margin:0 .4em}'),
  moved('padding between', '1<span class=b>5</span>', '.b{padding-left:.7em}'),
  moved('a grid', '<span class=g><span>1</span><span>5</span></span>', '.g{display:inline-grid;grid-template-columns:2em 2em}'),
  moved('a row turned round', '<span class=g><span>1</span><span>5</span></span>', '.g{display:inline-flex;flex-direction:row-reverse}'),
  moved('an order', '<span class=g><span style="order:2">1</span><span style="order:1">5</span></span>', '.g{display:inline-flex}'),
  moved('floats', '<span class=g><span class=r>1</span><span class=r>5</span></span>', '.g{display:inline-block}.r{float:right}'),
  moved('bdo', '<bdo dir=rtl>15</bdo>'),
  moved('an override by style', '<span class=b>15</span>', '.b{unicode-bidi:bidi-override;direction:rtl}'),
  moved('positions', '<span style="position:relative;left:.55em">1</span><span style="position:relative;left:-.55em">5</span>'),
  moved('a negative margin', '<span class=a>1</span><span class=b>5</span>', '.a{margin-left:.6em}.b{margin-left:-1.4em;margin-right:1em}'),
  { name: 'moved: words, row turned round', css: '.g{display:inline-flex;flex-direction:row-reverse;gap:.3em}', html: '“Owners <span class=g><span>may </span><span>drive </span></span> the vehicle to the shop”', document: MAY },
  { name: 'moved: a range in a right-to-left line', html: '<span dir=rtl style="unicode-bidi:isolate">“10 - 20 mm is the gap before the test drive”</span>', document: '10 - 20 mm is the gap before the test drive' },
  { name: 'moved: columns turned round', css: '.g{display:flex;flex-direction:column-reverse}', html: '“Owners <span class=g><span>may drive</span><span>the vehicle</span></span> to the shop”', document: MAY },
];

const honest = (name: string, html: string, document: string, css?: string): ShownPage => ({ name, html, document, ...(css ? { css } : {}) });

/** The same means, used as sites use them: what a reader sees is the document's. All of them must be green. */
export const HONEST: readonly ShownPage[] = [
  honest('plain', `“${MAY}”`, MAY),
  honest('bold and italic words', '“Owners <b>may</b> drive the <i>vehicle</i> to the shop”', MAY),
  honest('a link', '“Owners may <a href="/shop">drive the vehicle</a> to the shop”', MAY),
  honest('a link with an arrow by its sheet', '“Owners may <a class=x href="/shop">drive the vehicle</a> to the shop”', MAY, '.x::after{content:" ↗"}'),
  honest('a link with an icon of a font', '“Owners may <a class=x href="/shop">drive the vehicle</a> to the shop”', MAY, '.x::after{content:"\\e14c";font-family:Icons}'),
  honest('a link with a picture by its sheet', '“Owners may <a class=x href="/shop">drive the vehicle</a> to the shop”', MAY, '.x::after{content:url("data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 width=%2710%27 height=%2710%27/%3E")}'),
  honest('"opens in a new window", cut to a pixel', '“Owners may <a href="/shop">drive the vehicle<span class=vh> (opens in a new window)</span></a> to the shop”', MAY, '.vh{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0);white-space:nowrap}'),
  honest('"opens in a new window", clip-path', '“Owners may <a href="/shop">drive the vehicle<span class=vh> (opens in a new window)</span></a> to the shop”', MAY, '.vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}'),
  honest('"opens in a new window", left of the page', '“Owners may <a href="/shop">drive the vehicle<span class=vh> (opens in a new window)</span></a> to the shop”', MAY, '.vh{position:absolute;left:-9999px}'),
  honest('a tooltip that waits', '“Owners may drive the <span class=t>vehicle<span class=tip>any car or truck</span></span> to the shop”', MAY, '.tip{visibility:hidden;position:absolute}'),
  honest('a tooltip without display', '“Owners may drive the <span class=t>vehicle<span class=tip>any car or truck</span></span> to the shop”', MAY, '.tip{display:none}'),
  honest('a tooltip without opacity', '“Owners may drive the <span class=t>vehicle<span class=tip>any car or truck</span></span> to the shop”', MAY, '.tip{opacity:0;position:absolute}'),
  honest('a glossary button', '“Owners may <button style="all:unset;text-decoration:underline dotted">drive</button> the vehicle to the shop”', MAY),
  honest('a glossary role', '“Owners may <span role=button tabindex=0>drive</span> the vehicle to the shop”', MAY),
  honest('a footnote, bracketed link', '“Owners may drive the vehicle<sup><a href="#n1">[1]</a></sup> to the shop”', MAY),
  honest('a source, bare raised figure at the end', '“Owners may drive the vehicle to the shop”<sup>1</sup>', MAY),
  honest('a raised link to a source', '“Owners may drive the vehicle<sup><a href="https://news.example/">2</a></sup> to the shop”', MAY),
  honest('a pill with its name', '“Owners may drive the vehicle <a class=citation href="https://news.example/">news.example</a> to the shop”', MAY),
  honest('KaTeX', '“Dealers will torque the bolts to <span class=katex><span class=m><math><mn>35</mn></math></span><span class=katex-html aria-hidden=true><span class=base><span class=mord>35</span></span></span></span> Nm within 15 days of receipt”', TORQUE, '.m{position:absolute;clip:rect(1px,1px,1px,1px);height:1px;width:1px;overflow:hidden}'),
  honest('MathML alone', '“Dealers will torque the bolts to <math><mn>35</mn></math> Nm within 15 days of receipt”', TORQUE),
  honest('drop cap', '“<span class=cap>O</span>wners may drive the vehicle to the shop”', MAY, '.cap{float:left;font-size:3em;line-height:1}'),
  honest('drop cap by first-letter', `“${MAY}”`, MAY, 'p::first-letter{float:left;font-size:3em}'),
  honest('first word in capitals by style', '“<span class=u>Owners</span> may drive the vehicle to the shop”', MAY, '.u{text-transform:uppercase}'),
  honest('small capitals', `“${MAY}”`, MAY, 'p{font-variant:small-caps}'),
  honest('hyphens in a narrow column', `“${MAY}”`, MAY, 'p{hyphens:auto;width:5em}'),
  honest('a word broken anywhere', `“${MAY}”`, MAY, 'p{overflow-wrap:anywhere;width:2em}'),
  honest('columns', `“${MAY}”`, MAY, 'p{columns:3;width:20em}'),
  honest('justified', `“${MAY}”`, MAY, 'p{text-align:justify;width:14em}'),
  honest('wide letters', `“${MAY}”`, MAY, 'p{letter-spacing:.4em}'),
  honest('wide words', `“${MAY}”`, MAY, 'p{word-spacing:2em}'),
  honest('dark page', `“${MAY}”`, MAY, 'html{background:#111;color:#eee}'),
  honest('dark page by a filter', `“${MAY}”`, MAY, 'html{background:#fff;filter:invert(1) hue-rotate(180deg)}'),
  honest('dark scheme without a background', `“${MAY}”`, MAY, ':root{color-scheme:dark}'),
  honest('gradient letters', '“Owners <b class=g>may</b> drive the vehicle to the shop”', MAY, '.g{background:linear-gradient(red,blue);-webkit-background-clip:text;background-clip:text;color:transparent}'),
  honest('highlighted words', '“Owners <mark>may drive</mark> the vehicle to the shop”', MAY),
  honest('words of light colour on a dark mark', '“Owners <b class=g>may</b> drive the vehicle to the shop”', MAY, '.g{background:#333;color:#fff}'),
  honest('words on a picture', '“Owners <b class=g>may</b> drive the vehicle to the shop”', MAY, '.g{background-image:linear-gradient(#333,#333);color:#fff}'),
  honest('words as boxes of their own', '“Owners <span class=w>may</span> <span class=w>drive</span> the vehicle to the shop”', MAY, '.w{display:inline-block;padding:0 .2em}'),
  honest('each word in a span, fading in', '“Owners <span class=w>may </span><span class=w>drive </span><span class=w>the </span>vehicle to the shop”', MAY, '.w{opacity:.8}'),
  honest('letters in spans', '“Owners <span>m</span><span>a</span><span>y</span> drive the vehicle to the shop”', MAY),
  honest('a figure in spans', '“Dealers will torque the bolts to <b>3</b>5 Nm within 15 days of receipt”', TORQUE),
  honest('larger figure beside its unit', '“Dealers will torque the bolts to <b class=l>35</b> Nm within 15 days of receipt”', TORQUE, '.l{font-size:140%}'),
  honest('a line break', '“Owners may drive<br>the vehicle to the shop”', MAY),
  honest('words of a list in a row', '“Owners may <span class=f><span>drive</span> <span>the</span></span> vehicle to the shop”', MAY, '.f{display:inline-flex;gap:.3em}'),
  honest('underlined', '“Owners <u>may</u> drive the vehicle to the shop”', MAY),
  honest('inserted words', '“Owners <ins>may</ins> drive the vehicle to the shop”', MAY),
  honest('a page that shifts in', `“${MAY}”`, MAY, 'p{transform:translateY(20px)}'),
  honest('a page that scrolls inside', `<span class=s>“${MAY}”</span>`, MAY, '.s{display:block;height:1.2em;width:8em;overflow:auto}'),
  honest('below the window', `<span style="display:block;margin-top:3000px">“${MAY}”</span>`, MAY),
  honest('contents that wait to be drawn', `<span class=c>“${MAY}”</span>`, MAY, '.c{display:block;content-visibility:auto;margin-top:4000px}'),
  honest('an element without a box', '“Owners <span class=n>may</span> drive the vehicle to the shop”', MAY, '.n{display:contents}'),
  honest('ruby', '“Owners <ruby>may<rp>(</rp><rt>mei</rt><rp>)</rp></ruby> drive the vehicle to the shop”', MAY),
  honest('an emoji as a picture', '“Owners may drive the vehicle <img alt="🔧" width=16 height=16 src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"> to the shop”', MAY),
  honest('an icon as a drawing', '“Owners may drive the vehicle <svg width=16 height=16><path d="M0 0h9v9z"/></svg> to the shop”', MAY),
  honest('an icon by a font', '“Owners may drive the vehicle <i class=i>open_in_new</i> to the shop”', MAY, '.i{font-family:"Material Symbols Outlined";width:1em;display:inline-block;overflow:hidden}'),
  honest('a soft hyphen', '“Owners may drive the ve&shy;hicle to the shop”', MAY),
  honest('a place to break', '“Owners may drive the ve<wbr>hicle to the shop”', MAY),
  honest('in a shadow root', '<x-a><template shadowrootmode=open><p>“Owners <b>may</b> drive the vehicle to the shop”</p></template></x-a>', MAY),
  honest('in slots', '<x-a><template shadowrootmode=open><b><slot></slot></b></template>“Owners may drive the vehicle to the shop”</x-a>', MAY),
  honest('a hidden copy for phones beside it', '<span class=ph>Owners cannot drive.</span> “Owners may drive the vehicle to the shop”', MAY, '.ph{display:none}'),
  honest('deleted words beside their correction', '“Owners <del>must not</del> <ins>may</ins> drive the vehicle to the shop”', MAY),
  honest('two paragraphs', '<span style="display:block">“Owners may drive</span><span style="display:block">the vehicle to the shop”</span>', MAY),
];
