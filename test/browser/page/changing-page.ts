import type { Block } from '../../../lib/citing/page-text.ts';
import { atOnce } from '../../../lib/steps/at-once.ts';
import { ChangedNodes, READ_ATTRIBUTES } from '../../../lib/page/changed-nodes.ts';
import { MARKUP_RULES } from '../../../lib/page/page-markup.ts';
import { PageReader } from '../../../lib/page/page-reader.ts';
import { readPage } from '../../../lib/page/page-reader.ts';
import type { ReadPage } from '../../../lib/page/read-page.ts';
import { rolesOf } from '../../../lib/page/roles-of.ts';
import { PageWatch } from '../../../lib/page/watching.ts';

/** Runs in a page: changes it at random, and reads it after each few changes, once from what has changed and once as a whole. */
export async function readWhileItChanges(seed: number, readings: number): Promise<string | null> {
  const random = randomFrom(seed);
  const changed = new ChangedNodes();
  const stop = new AbortController();
  const watch = new PageWatch(
    { attributes: READ_ATTRIBUTES, onRecord: (record) => changed.note(record), onNews: () => undefined },
    stop.signal,
  );
  watch.watch(document);
  const reader = new PageReader(document, (root) => watch.watch(root));
  setHtml(document.body, Array.from({ length: 12 }, () => html(random, 4)).join(''));
  const log: string[] = [];
  const away: Away[] = [];
  await delivered();
  changed.take();
  let before = atOnce(reader.read(null));
  for (let count = 0; count < readings; count++) {
    for (let left = 1 + random(8); left > 0; left--) {
      log.push(change(random, away));
      if (random(2) === 0) await delivered();
    }
    await delivered();
    // As when the page has rested for long.
    if (random(10) === 0) reader.forget();
    const steps = reader.read(changed.take());
    let step = steps.next();
    while (!step.done) {
      // The page goes on in the pauses.
      if (random(4) === 0) log.push(`(meanwhile) ${change(random, away)}`);
      step = steps.next();
    }
    await delivered();
    before = atOnce(reader.read(changed.take()));
    const fault = difference(before, readPage(document)) ?? otherRole();
    if (fault) return `seed ${seed}, reading ${count}: ${fault}\n${log.slice(-12).join('\n')}`;
  }
  stop.abort();
  return null;
}

/** An element that the table gives other roles when each of its selectors is asked. */
export function otherRole(): string | null {
  for (const element of document.querySelectorAll('*')) {
    const rules = MARKUP_RULES.filter((rule) => element.matches(rule.selector) && (rule.holds?.(element as HTMLElement) ?? true));
    const expected = new Set(rules.map(({ role }) => role));
    const found = rolesOf(element);
    if (expected.size !== found.size || [...expected].some((role) => !found.has(role)))
      return `${element.outerHTML.slice(0, 80)} is ${[...found].join()}, not ${[...expected].join()}`;
  }
  return null;
}

type Random = (below: number) => number;

/** An element out of the page, and what it stood in. */
interface Away {
  element: Element;
  parent: Element;
}

function randomFrom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const delivered = () => Promise.resolve().then(() => undefined);

const TEXTS = ['EA99-901 ', 'says “the horn', ' may fail”', 'one\n\ntwo', ' ', '\n', 'MC-99', '000001', 'word '];
const TAGS =
  'div div p p span b i a q code ul ol li table tbody tr td th h2 blockquote pre article section button x-open x-closed x-late slot-less dl dt dd sup'.split(
    ' ',
  );
const CLASSES: [string, string[]] = [
  'class',
  [
    'highlight',
    'highlight',
    'entry',
    'thing',
    'sr-only',
    'language-x',
    'whitespace-pre-wrap',
    'post',
    'postbody',
    'citation',
    'katex',
    'other',
  ],
];
/** Classes more often than others. */
const ATTRIBUTES: [string, string[]][] = [
  ...Array.from({ length: 6 }, () => CLASSES),
  ['hidden', ['']],
  ['id', ['n1', 'n2', 'post_message_1', 'messageList']],
  ['style', ['display:none', 'color: red', 'white-space: pre']],
  ['href', ['#n1', '/a', 'https://pages.example/EA99901']],
  ['role', ['article', 'button', 'textbox']],
  ['contenteditable', ['true', 'false']],
  ['aria-hidden', ['true']],
  ['rowspan', ['2']],
  ['colspan', ['2']],
  ...Array.from({ length: 3 }, (): [string, string[]] => ['slot', ['named', 'named', '']]),
  ['data-not-prose', ['']],
];

const SHADOW = '<p>in the shadow</p><slot></slot><div><slot name="named">nothing named</slot></div>';

/** Closed roots, which an extension sees in its own way (shadow-root.ts). */
const closed = new WeakMap<Element, ShadowRoot>();
Object.assign(globalThis, {
  chrome: { dom: { openOrClosedShadowRoot: (element: Element) => element.shadowRoot ?? closed.get(element) ?? null } },
});

function setHtml(element: Element, inner: string): void {
  element.setHTMLUnsafe(inner);
  for (const host of element.querySelectorAll('x-closed')) {
    if (closed.has(host)) continue;
    const root = host.attachShadow({ mode: 'closed' });
    root.innerHTML = SHADOW;
    closed.set(host, root);
  }
}

function html(random: Random, depth: number): string {
  if (depth === 0 || random(4) === 0) return pick(random, TEXTS);
  const tag = pick(random, TAGS);
  const [name, values] = pick(random, ATTRIBUTES);
  const said = random(4) === 0 ? ` ${name}="${pick(random, values)}"` : '';
  const inner = Array.from({ length: random(4) }, () => html(random, depth - 1)).join(random(3) === 0 ? '<br>' : '');
  if (tag === 'x-open') return `<${tag}${said}><template shadowrootmode="open">${SHADOW}</template>${inner}</${tag}>`;
  if (tag === 'table')
    return `<table${said}><tr><td>${inner}</td><th>${pick(random, TEXTS)}</th></tr><tr><td rowspan="${1 + random(2)}">${pick(random, TEXTS)}</td><td>b</td></tr><tr><td>c</td></tr></table>`;
  return `<${tag}${said}>${inner}</${tag}>`;
}

/** One change of the page, of any kind; says which. */
function change(random: Random, away: Away[]): string {
  const elements = allElements();
  const element = pick(random, elements);
  const name = `${element.localName}${element.id ? `#${element.id}` : ''}`;
  const isBody = element === document.body;
  // What was taken away comes back soon.
  switch (away.length > 0 && random(2) === 0 ? 10 : random(12)) {
    case 0:
    case 1: {
      const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE) as Text[];
      if (texts.length === 0) element.append(pick(random, TEXTS));
      else pick(random, texts).appendData(pick(random, TEXTS));
      return `write in ${name}`;
    }
    case 2:
    case 3: {
      const piece = document.createElement('div');
      setHtml(piece, html(random, 3));
      element.insertBefore(piece.firstChild ?? piece, random(2) === 0 ? null : element.firstChild);
      return `add to ${name}`;
    }
    case 4:
      if (!isBody) element.remove();
      return `remove ${name}`;
    case 5: {
      const target = pick(random, elements);
      if (isBody || holds(element, target)) return 'nothing';
      target.insertBefore(element, random(2) === 0 ? null : target.firstChild);
      return `move ${name} to ${target.localName}`;
    }
    case 6:
      if (!isBody) setHtml(element, html(random, 3));
      return `set the inside of ${name}`;
    case 7:
    case 8: {
      const [attribute, values] = pick(random, ATTRIBUTES);
      if (isBody) return 'nothing';
      // What is said around code, or to a slot, reaches far.
      const around =
        attribute === 'class'
          ? elements.filter((each) => each !== document.body && each.querySelector('pre'))
          : attribute === 'slot'
            ? elements.filter(({ parentElement }) => parentElement?.localName.startsWith('x-'))
            : [];
      const target = around.length > 0 && random(2) === 0 ? pick(random, around) : element;
      if (target.hasAttribute(attribute) && random(2) === 0) target.removeAttribute(attribute);
      else target.setAttribute(attribute, pick(random, values));
      return `${attribute} of ${target.localName}`;
    }
    case 9: {
      const late = elements.find(({ localName, shadowRoot }) => localName === 'x-late' && !shadowRoot);
      if (!late) return 'nothing';
      late.attachShadow({ mode: 'open' }).innerHTML = '<p>late</p><slot></slot>';
      return 'attach a root';
    }
    case 10: {
      const back = away.pop();
      if (back) {
        // Away from the page it has changed without being seen.
        back.element.append(pick(random, TEXTS));
        const parent = back.parent.isConnected && random(3) > 0 ? back.parent : element;
        if (holds(back.element, parent)) return 'nothing';
        parent.append(back.element);
        return `bring ${back.element.localName} back to ${parent.localName}`;
      }
      if (isBody || !element.parentElement) return 'nothing';
      away.push({ element, parent: element.parentElement });
      element.remove();
      return `take ${name} away`;
    }
    default:
      element.prepend(...[...element.childNodes].toReversed());
      return `turn ${name} around`;
  }
}

/** Through shadow roots too. */
function holds(element: Element, target: Node): boolean {
  for (let at: Node | null = target; at; at = at.parentNode ?? (at as ShadowRoot).host ?? null) if (at === element) return true;
  return false;
}

function pick<T>(random: Random, from: readonly T[]): T {
  return from[random(from.length)]!;
}

/** Those in shadow roots too. */
function allElements(): Element[] {
  const found: Element[] = [];
  const walk = (root: ParentNode) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.closest('head')) continue;
      found.push(element);
      const shadow = element.shadowRoot ?? closed.get(element);
      if (shadow) walk(shadow);
    }
  };
  walk(document);
  return found.filter((element) => element !== document.documentElement);
}

function difference(one: ReadPage, other: ReadPage): string | null {
  const [seen, expected] = [numbered(one), numbered(other)];
  const count = Math.max(seen.length, expected.length);
  for (let block = 0; block < count; block++) {
    if (seen[block] !== expected[block])
      return `block ${block} of ${seen.length}, ${expected.length}: ${seen[block]}\n  instead of ${expected[block]}`;
    const span = { block, start: 0, end: Number.POSITIVE_INFINITY };
    const [places, others] = [one.locate(span), other.locate(span)];
    if (
      places.length !== others.length ||
      places.some(
        ({ node, start, end }, index) => node !== others[index]!.node || start !== others[index]!.start || end !== others[index]!.end,
      )
    )
      return `block ${block} stands elsewhere`;
  }
  return null;
}

/** The blocks as text, with numbers of sections, lists and the like by first appearance; only whether two are the same counts. */
function numbered({ page }: ReadPage): string[] {
  const numbers = new Map<string, number>();
  const numberOf = (kind: string, number: number) => {
    const key = `${kind} ${number}`;
    if (!numbers.has(key)) numbers.set(key, numbers.size);
    return numbers.get(key)!;
  };
  return page.blocks.map((block) => {
    const { text, kind, level, section, list, cell, quote, links, chips, quoteElements, code, anchors } = block as Block;
    return JSON.stringify({
      text,
      kind,
      level,
      section: numberOf('section', section),
      list: list && [numberOf('list', list.list), list.item && numberOf('item', list.item), list.depth],
      cell: cell && [
        numberOf('table', cell.table),
        cell.row === 0 ? 0 : numberOf(`row of ${cell.table}`, cell.row),
        cell.column,
        cell.header,
      ],
      quote: quote && [numberOf('quote', quote.quote), quote.depth, quote.of, quote.cite],
      links,
      chips,
      quoteElements,
      code,
      anchors,
    });
  });
}
