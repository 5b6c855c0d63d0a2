import { plainFigures, raised, LOWERED, RAISED } from './raised.ts';
import { nativeDocument } from './native.ts';

/** A stretch of a formula as it is written in a line, and where it is drawn: no node for what is drawn as a gap. */
export interface FormulaPiece {
  text: string;
  node: Text | null;
  /** Where it begins in the node's data (UTF-16 code units); the stretch there is as long as the text. */
  offset: number;
}

/** The half of a formula that is drawn, where its software also keeps one for screen readers: KaTeX, MathJax 3 and 4, MathJax 2. */
const DRAWN = '.katex-html, mjx-math, .math, .mjx-math';
/** Nobody reads these on the page. */
const UNDRAWN = 'annotation, annotation-xml, script, style, math + img';
/** Where no MathML says how they are meant: pieces that are drawn above each other. */
const STACKED = '[class*="vlist"], [class*="msup"], [class*="msub"], [class*="frac"], sup, sub, svg, img';
/** White space, and the signs that say "times", "applied to", "joined to" and draw nothing. */
const BLANK = /[\s\u200B\u2060-\u2064\uFEFF]/;
/** A formula with more characters is no amount. */
const LONGEST = 200;

/**
 * Reads a formula that stands in a line: figures, units, signs, powers.
 * @returns null where it says more than a line of text can (a fraction, a root), or is drawn in no text
 */
export function readFormula(element: Element): FormulaPiece[] | null {
  const math = element.localName === 'math' ? element : element.querySelector('math');
  const drawn = element.querySelector(DRAWN) ?? (element.querySelector('img, svg') ? null : math);
  if (!drawn || drawn.textContent.length > LONGEST) return null;
  const nodes = textNodesOf(drawn);
  const written = math ? lineOf(math) : drawn.querySelector(STACKED) ? null : nodes.map(({ data }) => data).join('');
  return written === null ? null : placed(written, nodes);
}

function textNodesOf(drawn: Element): Text[] {
  const walker = nativeDocument.createTreeWalker(drawn, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (!node.parentElement!.closest(UNDRAWN)) nodes.push(node);
  }
  return nodes;
}

/** MathML as it is written in a line; null where that cannot be. */
function lineOf(element: Element): string | null {
  const [base, script] = element.children;
  switch (element.localName) {
    case 'mn':
    case 'mi':
    case 'mo':
    case 'mtext':
    case 'ms':
      return element.childElementCount > 0 ? null : element.textContent.replace(/\s+/g, ' ');
    case 'mspace':
      return ' ';
    case 'semantics':
      return base ? lineOf(base) : null;
    case 'msup':
      return scripted(base, script, RAISED);
    case 'msub':
      return scripted(base, script, LOWERED);
    case 'math':
    case 'mrow':
    case 'mstyle':
    case 'mpadded': {
      const parts = [...element.children].map(lineOf);
      return parts.includes(null) ? null : parts.join('');
    }
    default:
      return null;
  }
}

/** "10" and "5" are 10⁵; "90" and "∘" are 90°. */
function scripted(base: Element | undefined, script: Element | undefined, signs: string): string | null {
  const [below, above] = [base && lineOf(base), script && lineOf(script)];
  if (below == null || above == null) return null;
  if (above === '∘' && signs === RAISED) return `${below}°`;
  return /^[-+−]?\d{1,3}$/.test(above) ? below + raised(above, signs) : null;
}

/** The characters of a written line where they are drawn; null where other ones are drawn, or in another order. */
function placed(written: string, nodes: readonly Text[]): FormulaPiece[] | null {
  const drawn = nodes.flatMap((node) => node.data.split('').flatMap((sign, offset) => (BLANK.test(sign) ? [] : { sign, node, offset })));
  const pieces: FormulaPiece[] = [];
  let at = 0;
  for (const text of written.split('')) {
    const last = pieces.at(-1);
    if (BLANK.test(text)) {
      if (/\s/.test(text)) pieces.push({ text: ' ', node: null, offset: 0 });
      continue;
    }
    const { sign, node, offset } = drawn[at++] ?? {};
    if (!node || plainFigures(text) !== plainFigures(sign!)) return null;
    if (last?.node === node && last.offset + last.text.length === offset) last.text += text;
    else pieces.push({ text, node, offset: offset! });
  }
  return at === drawn.length ? pieces : null;
}
