import { describe, expect, test } from 'vitest';
import { findReached, IN_PURE_PARTS, WHILE_READING } from './reach.ts';
import { readSources } from './sources.ts';

const sources = readSources(['lib', 'components', 'entrypoints']);

/** Where reading a page begins: the first pass, what waits for more, the reading, the look at what is drawn, what is made of its words. */
const READING = ['lib/page/first-pass.ts', 'lib/page/lookout.ts', 'lib/page/page-reader.ts', 'lib/page/look.ts', 'lib/citing/cite-page.ts'];

test('reading a page reaches no network, no storage and no write to the page', () => {
  for (const entry of READING) expect(sources.has(entry), entry).toBe(true);
  expect(findReached(READING, sources, WHILE_READING)).toEqual([]);
});

test('language, citing and checking reach neither DOM, browser nor network', () => {
  const pure = [...sources.keys()].filter((file) => /^lib\/(?:language|citing|checking)\//.test(file));
  expect(pure.length).toBeGreaterThan(0);
  expect(findReached([...pure, 'lib/steps/at-once.ts'], sources, IN_PURE_PARTS)).toEqual([]);
});

/** What a file that reads a page (or, with the other ban, is pure) uses wrongly. */
function reachedBy(text: string, ban = WHILE_READING): string[] {
  return findReached(['a.ts'], new Map([['a.ts', text]]), ban);
}

describe('while a page is read, the guard sees', () => {
  test.each([
    'fetch(address);',
    'window.fetch(address);',
    "globalThis['fetch'](address);",
    'const { fetch: ask } = globalThis;',
    'new XMLHttpRequest();',
    'new WebSocket(address);',
    'navigator.sendBeacon(address);',
    'new Image().src = address;',
    "import { createClient } from '@sanity/client';",
    "export { createClient } from '@sanity/client';",
    "const client = await import('@sanity/client');",
    'const client = await import(name);',
    "import { browser } from 'wxt/browser';",
    'browser.storage.local.get();',
    'chrome?.storage!.local.get();',
    "import { get } from 'idb-keyval';",
    'indexedDB.open(name);',
    'localStorage.a = 1;',
    'document.cookie = a;',
  ])('asking or keeping: %s', (text) => {
    expect(reachedBy(text)).toHaveLength(1);
  });

  test.each([
    'node.appendChild(other);',
    'node.parentNode?.insertBefore(other, node);',
    'Node.prototype.appendChild.call(node, other);',
    'Reflect.apply(Node.prototype.appendChild, node, [other]);',
    'nodes[0]!.append(other);',
    '(node as Element).remove();',
    'find(node).before(other);',
    'element.innerHTML = text;',
    "element['textContent'] = text;",
    'element.setAttribute(name, value);',
    'element.style.color = colour;',
    'element.style.setProperty(name, value);',
    'delete element.dataset.name;',
    'element.dataset.count++;',
    'element.classList.toggle(name);',
    'text.data += more;',
    'element.attachShadow(mode);',
    'document.execCommand(name);',
    'document.adoptedStyleSheets = [];',
    'const { appendChild } = node;',
    "import { render } from 'react-dom';",
  ])('a write to the page: %s', (text) => {
    expect(reachedBy(text)).toHaveLength(1);
  });

  test.each([
    '// fetch(address); element.innerHTML = text;',
    "const a = 'fetch(address)';",
    'const a = `localStorage.a`;',
    'const a = /fetch(address)/;',
    'type A = typeof fetch; interface B { appendChild(node: Node): void }',
    "import type { SanityClient } from '@sanity/client';",
    'function a(fetch: () => void) { fetch(); }',
    'for (const storage of all) { read(storage); }',
    "import { fetch } from './b.ts'; fetch();",
    'const a = element.innerHTML + element.style.color + element.dataset.name;',
    'const a = element.classList.contains(name);',
    'const a = { remove: 1, fetch: 2 }; class B { remove() {} }',
    'range.before = 1; const a = range.after;',
  ])('nothing wrong in %s', (text) => {
    const files = new Map([
      ['a.ts', text],
      ['b.ts', ''],
    ]);
    expect(findReached(['a.ts'], files, WHILE_READING)).toEqual([]);
  });

  test('the whole way, by code only, and the line', () => {
    const files = new Map([
      ['a/a.ts', "import { b } from '../b/b.ts';\nimport type { D } from '../d.ts';"],
      ['b/b.ts', "\nexport * from './c.ts';"],
      ['b/c.ts', '\n\nexport const c = () => fetch(address);'],
      ['d.ts', 'localStorage.clear();'],
      ['e.ts', 'localStorage.clear();'],
    ]);
    expect(findReached(['a/a.ts'], files, WHILE_READING)).toEqual(['a/a.ts:1 -> b/b.ts:2 -> b/c.ts:3 -> fetch (network)']);
  });
});

describe('in pure parts, the guard sees', () => {
  test.each([
    'document.title;',
    'const a = (node: Node) => node instanceof Element;',
    'window.name;',
    'globalThis.document;',
    'new MutationObserver(() => 1);',
    'setTimeout(() => 1);',
    'console.log(1);',
    'process.exit();',
    'chrome.runtime.id;',
    'fetch("");',
    'const a = { document };',
    'function a(document: A) { return document; }\ndocument.title;',
    'const a = () => { const document = 1; return document; };\nconst b = document;',
    "import { browser } from 'wxt/browser';",
    "import { z } from 'zod';",
    "import { readFileSync } from 'node:fs';",
  ])('%s', (text) => {
    expect(reachedBy(text, IN_PURE_PARTS)).toHaveLength(1);
  });

  test.each([
    '// document\nconst a = "document";',
    'const a = (document: A, { window, location: [navigator = 1, ...history] }: B) => [document, window, navigator, history];',
    'let document; try { document = 1; } catch (event) { throw event; }',
    'for (const document of [1]) read(document); for (let status = 0; status < 1; status++) {} function read(a: A) { return arguments; }',
    'switch (Math.random()) { case 1: const name = 1; read(name); } class document {} function read(a: A) { return new document(); }',
    'const document = class Node { node = Node; }; export default function find() { return find; }',
    'type A = Node; const a: HTMLElement | null = null; const b = a as unknown as typeof document;',
    'const a = new Map([[Math.max(1), Intl.Collator], [NaN, undefined]]); const b = a.document?.window;',
    'outer: for (;;) break outer;',
  ])('nothing wrong in %s', (text) => {
    expect(reachedBy(text, IN_PURE_PARTS)).toEqual([]);
  });
});
