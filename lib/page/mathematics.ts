import { HOLE } from './hole.ts';
import { FIGURE, LOWERED, plainFigures, RAISED, raised } from './raised.ts';
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
/** Elements of MathML that hold characters, and those that only hold others. */
const LEAF = /^m(?:[nio]|text)$/;
const ROW = /^m(?:ath|row|style|padded)$/;
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
  if (math) return placed(lineOf(math), nodes);
  return drawn.querySelector(STACKED) ? null : placed(nodes.map(({ data }) => data).join(''), nodes);
}

function textNodesOf(drawn: Element): Text[] {
  const walker = nativeDocument.createTreeWalker(drawn, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (!node.parentElement!.closest(UNDRAWN)) nodes.push(node as Text);
  return nodes;
}

/** MathML as it is written in a line, with holes where that cannot be. */
function lineOf({ localName: tag, textContent, children }: Element): string {
  if (LEAF.test(tag)) return children.length > 0 ? HOLE : textContent.replace(/\s+/g, ' ');
  if (tag === 'mspace') return ' ';
  const parts = Array.from(children, lineOf);
  if (ROW.test(tag)) return parts.join('');
  const [base = HOLE, script = ''] = parts;
  if (tag === 'semantics') return base;
  const isRaised = tag === 'msup';
  if (isRaised && script === '∘') return `${base}°`;
  return (isRaised || tag === 'msub') && FIGURE.test(script) ? base + raised(script, isRaised ? RAISED : LOWERED) : HOLE;
}

/** The characters of a written line where they are drawn; null where other ones are drawn, or in another order. */
function placed(written: string, nodes: readonly Text[]): FormulaPiece[] | null {
  const drawn = nodes.flatMap((node) => node.data.split('').flatMap((sign, offset) => (BLANK.test(sign) ? [] : { sign, node, offset })));
  const pieces: FormulaPiece[] = [];
  for (const text of written.split('')) {
    const last = pieces.at(-1);
    if (BLANK.test(text)) {
      if (/\s/.test(text)) pieces.push({ text: ' ', node: null, offset: 0 });
      continue;
    }
    const next = drawn.shift();
    if (!next || plainFigures(text) !== plainFigures(next.sign)) return null;
    if (last?.node === next.node && last.offset + last.text.length === next.offset) last.text += text;
    else pieces.push({ text, node: next.node, offset: next.offset });
  }
  return drawn.length > 0 ? null : pieces;
}
