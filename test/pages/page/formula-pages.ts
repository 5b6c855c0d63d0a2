/** A formula in a line of text as its software builds it. */
export interface FormulaPage {
  name: string;
  html: string;
  /** What is read; ␣ is where something stands that cannot be read. */
  read: string;
}

const katex = (math: string, html: string, tex: string) =>
  `<span class="katex"><span class="katex-mathml"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow>${math}</mrow><annotation encoding="application/x-tex">${tex}</annotation></semantics></math></span><span class="katex-html" aria-hidden="true"><span class="base"><span class="strut" style="height:0.6444em;"></span>${html}</span></span></span>`;

const POWER_MATH = '<msup><mn>10</mn><mn>5</mn></msup>';
const POWER_HTML =
  '<span class="mord">1</span><span class="mord"><span class="mord">0</span><span class="msupsub"><span class="vlist-t"><span class="vlist-r"><span class="vlist"><span><span class="pstrut"></span><span class="sizing reset-size6 size3 mtight"><span class="mord mtight">5</span></span></span></span></span></span></span></span>';
const HALF_MATH = '<mfrac><mn>1</mn><mn>2</mn></mfrac>';
const HALF_HTML =
  '<span class="mord"><span class="mopen nulldelimiter"></span><span class="mfrac"><span class="vlist-t vlist-t2"><span class="vlist-r"><span class="vlist"><span><span class="mord mtight">2</span></span><span><span class="mord mtight">1</span></span></span><span class="vlist-s">​</span></span></span></span></span>';

export const FORMULA_PAGES: readonly FormulaPage[] = [
  { name: 'KaTeX: an amount', html: katex('<mn>41</mn>', '<span class="mord">41</span>', '41'), read: '41' },
  {
    name: 'KaTeX: a unit',
    html: katex(
      '<mn>35</mn><mtext> </mtext><mrow><mi mathvariant="normal">N</mi><mo>⋅</mo><mi mathvariant="normal">m</mi></mrow>',
      '<span class="mord">35</span><span class="mspace"> </span><span class="mord"><span class="mord mathrm">N</span><span class="mspace" style="margin-right:0.2222em;"></span><span class="mbin">⋅</span><span class="mspace" style="margin-right:0.2222em;"></span><span class="mord mathrm">m</span></span>',
      '35\\ \\mathrm{N\\cdot m}',
    ),
    read: '35 N⋅m',
  },
  { name: 'KaTeX: a power', html: katex(POWER_MATH, POWER_HTML, '10^5'), read: '10⁵' },
  {
    name: 'KaTeX: degrees',
    html: katex(
      '<msup><mn>90</mn><mo>∘</mo></msup>',
      '<span class="mord">9</span><span class="mord"><span class="mord">0</span><span class="msupsub"><span class="mbin mtight">∘</span></span></span>',
      '90^\\circ',
    ),
    read: '90°',
  },
  { name: 'KaTeX: a fraction', html: katex(HALF_MATH, HALF_HTML, '\\frac{1}{2}'), read: '␣' },
  { name: 'KaTeX: other figures for screen readers than are drawn', html: katex('<mn>41</mn>', '<span class="mord">14</span>', '41'), read: '␣' },
  {
    name: 'KaTeX: MathML alone',
    html: '<span class="katex"><math><semantics><mrow><mn>41</mn></mrow><annotation encoding="application/x-tex">41</annotation></semantics></math></span>',
    read: '41',
  },
  {
    name: 'KaTeX: without MathML, as Gemini has it',
    html: '<span class="math-inline" data-math="41"><span class="katex"><span class="katex-html" aria-hidden="true"><span class="base"><span class="strut"></span><span class="mord">41</span></span></span></span></span>',
    read: '41',
  },
  {
    name: 'KaTeX: a power without MathML',
    html: `<span class="katex"><span class="katex-html" aria-hidden="true"><span class="base">${POWER_HTML}</span></span></span>`,
    read: '␣',
  },
  {
    name: 'MathJax 4, and 3 with text',
    html: '<mjx-container class="MathJax" jax="CHTML"><mjx-math aria-hidden="true"><mjx-mn><mjx-c class="mjx-c34">4</mjx-c><mjx-c class="mjx-c31">1</mjx-c></mjx-mn></mjx-math><mjx-assistive-mml><math><mn>41</mn></math></mjx-assistive-mml></mjx-container>',
    read: '41',
  },
  {
    name: 'MathJax 3, letters by a style sheet',
    html: '<mjx-container class="MathJax" jax="CHTML"><mjx-math aria-hidden="true"><mjx-mn><mjx-c class="mjx-c34"></mjx-c></mjx-mn></mjx-math><mjx-assistive-mml><math><mn>4</mn></math></mjx-assistive-mml></mjx-container>',
    read: '␣',
  },
  {
    name: 'MathJax 3, a drawing',
    html: '<mjx-container class="MathJax" jax="SVG"><svg aria-hidden="true"><g></g></svg><mjx-assistive-mml><math><mn>41</mn></math></mjx-assistive-mml></mjx-container>',
    read: '␣',
  },
  {
    name: 'MathJax 2',
    html: '<span class="MathJax_Preview"></span><span class="MathJax" data-mathml="&lt;math&gt;&lt;mn&gt;41&lt;/mn&gt;&lt;/math&gt;"><nobr aria-hidden="true"><span class="math"><span><span class="mrow"><span class="mn" style="font-family: MathJax_Main;">41</span></span></span></span></nobr><span class="MJX_Assistive_MathML" role="presentation"><math><mn>41</mn></math></span></span><script type="math/tex">41</script>',
    read: '41',
  },
  { name: 'MathML', html: '<math><mn>41</mn></math>', read: '41' },
  { name: 'MathML: a power', html: `<math>${POWER_MATH}</math>`, read: '10⁵' },
  { name: 'MathML: a fraction', html: `<math>${HALF_MATH}</math>`, read: '␣' },
  { name: 'MathML: a tag that nobody knows', html: '<math><mnew><mn>41</mn></mnew></math>', read: '␣' },
  {
    name: 'a wiki: MathML, and a picture of it',
    html: '<span class="mwe-math-element"><span class="mwe-math-mathml-inline" style="display: none;"><math><mn>41</mn></math></span><img src="data:," alt="41" aria-hidden="true"></span>',
    read: '␣',
  },
];
