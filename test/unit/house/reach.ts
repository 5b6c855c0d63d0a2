import { runInNewContext } from 'node:vm';
import { importGraph, printSteps, waysFrom, type Step } from './import-graph.ts';
import { parseSource, type Import, type Use } from './parse-source.ts';
import type { Sources } from './sources.ts';

/** Says what is wrong with a use or an import, in a few words; null where nothing is. */
export interface Ban {
  use(use: Use): string | null;
  import(one: Import): string | null;
}

/**
 * What files may not use that code reaches from an entry, each place once, with the whole way to it:
 * `a.ts:1 -> b.ts:7 -> fetch (network)`, where each number is the line that leads on. Of several ways the longest tells most.
 */
export function findReached(entries: readonly string[], sources: Sources, ban: Ban): string[] {
  const graph = importGraph(sources);
  const found = new Map<string, readonly Step[]>();
  for (const entry of entries) {
    for (const [file, way] of waysFrom(entry, graph)) {
      for (const { wrong, line } of wrongIn(file, sources, ban)) {
        const steps = [...way, { file, line }];
        const place = printSteps([{ file, line }], wrong);
        if (steps.length > (found.get(place)?.length ?? 0)) found.set(place, steps);
      }
    }
  }
  return [...found].map(([place, steps]) => printSteps(steps.slice(0, -1), place));
}

function wrongIn(file: string, sources: Sources, ban: Ban): { wrong: string; line: number }[] {
  const { uses, imports } = parseSource(file, sources.get(file) ?? '');
  const foreign = imports.filter(({ target, typeOnly }) => !typeOnly && !sources.has(target));
  const told = [
    ...uses.map((use) => ({ wrong: ban.use(use), line: use.line })),
    ...foreign.map((one) => ({ wrong: ban.import(one), line: one.line })),
  ];
  return told.filter((one): one is { wrong: string; line: number } => one.wrong !== null);
}

const NETWORK = new Set([
  'fetch',
  'fetchLater',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'RTCPeerConnection',
  'sendBeacon',
  'Image',
  'Worker',
  'SharedWorker',
  'importScripts',
]);

const STORAGE = new Set(['storage', 'indexedDB', 'localStorage', 'sessionStorage', 'caches', 'cookie', 'cookieStore', 'cookies']);

/** Methods of nodes, elements, documents, ranges and sheets that change a page; no other object of ours has such names. */
const WRITING = new Set([
  'adoptNode',
  'appendChild',
  'attachInternals',
  'attachShadow',
  'deleteContents',
  'deleteRule',
  'dispatchEvent',
  'execCommand',
  'extractContents',
  'insertAdjacentElement',
  'insertAdjacentHTML',
  'insertAdjacentText',
  'insertBefore',
  'insertNode',
  'insertRule',
  'moveBefore',
  'removeAttribute',
  'removeAttributeNS',
  'removeChild',
  'removeProperty',
  'replaceChild',
  'replaceChildren',
  'replaceSync',
  'replaceWith',
  'setAttribute',
  'setAttributeNS',
  'setAttributeNode',
  'setHTML',
  'setHTMLUnsafe',
  'setProperty',
  'splitText',
  'surroundContents',
  'toggleAttribute',
  'writeln',
]);

/** As WRITING, with names that also stand for other things: only calls of them count. */
const WRITING_IF_CALLED = new Set(['after', 'append', 'before', 'prepend', 'remove', 'write']);

/** Properties that change a page where they are assigned. */
const WRITING_IF_WRITTEN = new Set([
  'adoptedStyleSheets',
  'className',
  'contentEditable',
  'cssText',
  'data',
  'dataset',
  'hidden',
  'innerHTML',
  'innerText',
  'nodeValue',
  'outerHTML',
  'outerText',
  'style',
  'textContent',
]);

/** What holds the classes of an element, and its methods that change them. */
const CLASS_LISTS = new Set(['classList', 'relList', 'part']);
const CHANGING_CLASSES = new Set(['add', 'remove', 'replace', 'toggle']);

function writesToPage({ path, how }: Use): boolean {
  const members = path.slice(1);
  return (
    members.some((name) => WRITING.has(name)) ||
    (how === 'called' && members.some((name) => WRITING_IF_CALLED.has(name))) ||
    (how === 'written' && members.some((name) => WRITING_IF_WRITTEN.has(name))) ||
    (how === 'called' && members.some((name) => CLASS_LISTS.has(name)) && members.some((name) => CHANGING_CLASSES.has(name)))
  );
}

/** Names that count as members, and where no scope declares them: `fetch()`, `window.fetch()`, `const { fetch } = window`. */
function names({ path, isGlobal }: Use, wanted: ReadonlySet<string>): boolean {
  return path.some((name, at) => (at > 0 || isGlobal) && wanted.has(name));
}

/** Packages by what they are for; no package at all may be reached by code that a ban guards. */
const PACKAGES: readonly (readonly [RegExp, string])[] = [
  [/^@sanity\/client$/, 'network'],
  [/^idb-keyval$/, 'storage'],
  [/^(?:wxt\/|webextension-polyfill$)/, "the browser's API"],
  [/^(?:react|react-dom|@floating-ui\/dom)(?:\/|$)/, 'a write to the page'],
];

function bannedImport({ target }: Import): string {
  if (target === '') return 'an import that only running the code could tell';
  return `${target} (${PACKAGES.find(([name]) => name.test(target))?.[1] ?? 'a package, or no file of ours'})`;
}

/** Reading a page asks nobody, keeps nothing and changes nothing. */
export const WHILE_READING: Ban = {
  use(use) {
    const written = use.path.filter((name) => name !== '').join('.');
    if (names(use, NETWORK)) return `${written} (network)`;
    if (names(use, STORAGE)) return `${written} (storage)`;
    if (writesToPage(use)) return `${written} (a write to the page)`;
    return null;
  },
  import: bannedImport,
};

/** What ECMAScript itself offers; V8 adds three names to it. */
const OF_THE_LANGUAGE: ReadonlySet<string> = new Set(
  (runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[]).filter(
    (name) => !['console', 'globalThis', 'WebAssembly'].includes(name),
  ),
);

/** Pure parts know the language, and each other: no DOM, no API of browsers or Node.js, no network, no package. */
export const IN_PURE_PARTS: Ban = {
  use: ({ path, isGlobal }) =>
    isGlobal && !OF_THE_LANGUAGE.has(path[0]!) ? `${path.join('.')} (not part of the language: DOM, browser, network or Node.js)` : null,
  import: bannedImport,
};
