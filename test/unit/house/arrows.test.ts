import { describe, expect, test } from 'vitest';
import { findCircles, floors, importGraph, type ImportGraph } from './import-graph.ts';
import { isCode, readSources } from './sources.ts';

/** One floor of the house. */
interface Floor {
  /** Files and folders (`lib/page/*`: what stands in it, without its folders) that stand here. A file is preferred to its folder. */
  holds: readonly string[];
  /** Names of floors, and single files, that may be imported; each stands further up in the table, or on this floor. */
  code?: readonly string[];
  /** What may be imported as types only. */
  types?: readonly string[];
  packages?: readonly string[];
}

/** From the ground up: a floor imports only from floors above it in this table, so that the house has no way back up. */
const HOUSE: Record<string, Floor> = {
  errors: { holds: ['lib/errors.ts'] },
  steps: { holds: ['lib/steps/*'] },

  lexicon: { holds: ['lib/language/lexicon/*'] },
  language: { holds: ['lib/language/*'], code: ['lexicon'] },
  speaker: { holds: ['lib/language/speaker/*'], code: ['lexicon', 'language'] },

  // Stages of citing: each knows those before it.
  'shapes of citing': {
    holds: ['lib/citing/action-codes.ts', 'lib/citing/citation.ts', 'lib/citing/page-text.ts', 'lib/citing/per-block.ts'],
  },
  ids: { holds: ['lib/citing/ids/*'], code: ['lexicon', 'language', 'shapes of citing'] },
  pieces: { holds: ['lib/citing/pieces/*'], code: ['lexicon', 'language', 'speaker', 'shapes of citing', 'ids'] },
  quotations: { holds: ['lib/citing/quotations/*'], code: ['lexicon', 'language', 'speaker', 'shapes of citing', 'ids', 'pieces'] },
  attribution: {
    holds: ['lib/citing/attribution/*'],
    code: ['lexicon', 'language', 'speaker', 'shapes of citing', 'ids', 'pieces', 'quotations'],
  },
  citing: {
    holds: ['lib/citing/cite-page.ts'],
    code: ['lib/steps/at-once.ts', 'shapes of citing', 'ids', 'pieces', 'quotations', 'attribution'],
  },

  words: { holds: ['lib/checking/words/*'], code: ['lexicon', 'language'] },
  checking: { holds: ['lib/checking/*'], code: ['lexicon', 'language', 'words'], types: ['shapes of citing'] },

  'rows to documents': {
    holds: [
      'lib/record/body-of.ts',
      'lib/record/content-hash.ts',
      'lib/record/cut-text.ts',
      'lib/record/document-keys.ts',
      'lib/record/earlier-revision.ts',
      'lib/record/nhtsa-schemas.ts',
      'lib/record/placeholders.ts',
      'lib/record/portable-text.ts',
      'lib/record/schemas.ts',
      'lib/record/to-documents.ts',
      'lib/record/visible-name.ts',
    ],
    code: ['lib/citing/action-codes.ts'],
    types: ['shapes of citing', 'checking'],
    packages: ['zod'],
  },
  record: {
    holds: ['lib/record/*'],
    code: ['errors', 'rows to documents'],
    types: ['shapes of citing', 'checking'],
    packages: ['@sanity/client', 'idb-keyval', 'zod'],
  },

  report: { holds: ['lib/report.ts'], types: ['shapes of citing', 'checking'] },
  settings: { holds: ['lib/settings.ts', 'lib/update-setting.ts'], code: ['errors'], types: ['report'], packages: ['wxt/browser'] },
  messages: { holds: ['lib/messages.ts'], types: ['shapes of citing', 'checking', 'report'], packages: ['wxt/browser'] },

  'names of marks': { holds: ['lib/mark-names.ts'], types: ['checking'] },

  page: {
    holds: ['lib/page/*'],
    code: [
      'errors',
      'steps',
      'lexicon',
      'shapes of citing',
      'lib/citing/ids/may-cite.ts',
      'lib/citing/ids/same-texts.ts',
      'citing',
      'lib/checking/facts.ts',
      'lib/checking/read-in-vain.ts',
      'report',
      'settings',
      'messages',
      'names of marks',
    ],
    types: ['checking'],
    packages: ['wxt/browser', 'wxt/utils/content-script-context'],
  },
  background: {
    holds: ['lib/background/*'],
    code: ['errors', 'steps', 'checking', 'record', 'report', 'settings', 'messages', 'names of marks', 'lib/page/frame-slot.ts'],
    types: ['shapes of citing', 'rows to documents'],
    packages: ['wxt/browser', 'zod'],
  },

  'words of views': {
    holds: ['components/words/*'],
    code: ['shapes of citing', 'lib/checking/facts.ts'],
    types: ['checking', 'report'],
    packages: ['wxt/browser'],
  },
  'shared views': {
    holds: ['components/shared/*'],
    code: ['errors', 'settings', 'messages', 'words of views'],
    types: ['shapes of citing', 'checking', 'report'],
    packages: ['react', 'wxt/browser'],
  },
  card: {
    holds: ['components/card/*'],
    code: [
      'lib/page/card-view.ts',
      'lib/page/focus.ts',
      'lib/page/keep-listening.ts',
      'lib/page/native.ts',
      'words of views',
      'shared views',
    ],
    types: ['report'],
    packages: ['@floating-ui/dom', 'react-dom', 'react-dom/client'],
  },
  panel: {
    holds: ['components/panel/*'],
    code: ['lib/checking/read-in-vain.ts', 'messages', 'words of views', 'shared views'],
    types: ['checking', 'report'],
    packages: ['react'],
  },
  popup: {
    holds: ['components/popup/*'],
    code: ['errors', 'settings', 'lib/background/open-panel.ts', 'words of views', 'shared views'],
    types: ['checking', 'report'],
    packages: ['react'],
  },

  'background starts': {
    holds: ['entrypoints/background.ts'],
    code: ['errors', 'messages', 'background'],
    packages: ['wxt/utils/define-background'],
  },
  'scripts in pages start': {
    holds: ['entrypoints/marks.content/*', 'entrypoints/session.ts', 'entrypoints/look.ts'],
    code: ['page'],
    packages: ['wxt/utils/define-content-script', 'wxt/utils/define-unlisted-script'],
  },
  'card starts': {
    holds: ['entrypoints/card.tsx'],
    code: ['lib/page/card-view.ts', 'card'],
    packages: ['wxt/utils/define-unlisted-script'],
  },
  'popup starts': {
    holds: ['entrypoints/popup/*'],
    code: ['errors', 'words of views', 'shared views', 'popup'],
    packages: ['react-dom/client'],
  },
  'panel starts': {
    holds: ['entrypoints/sidepanel/*'],
    code: ['errors', 'words of views', 'shared views', 'panel'],
    packages: ['react-dom/client'],
  },
};

/** The floors on which a file stands: one, if the house is in order. */
function floorsOf(file: string, house = HOUSE): string[] {
  const folder = file.replace(/[^/]+$/, '*');
  const holding = (place: string) => Object.keys(house).filter((floor) => house[floor]!.holds.includes(place));
  const asFile = holding(file);
  return asFile.length > 0 ? asFile : holding(folder);
}

/** Imports that the table does not allow, as `file:line imports target`. */
function wrongImports(graph: ImportGraph, house = HOUSE): string[] {
  return [...graph].flatMap(([file, imports]) => {
    const [name] = floorsOf(file, house);
    // Where it stands is another test's question.
    if (name === undefined) return [];
    const { code = [], types = [], packages = [] } = house[name]!;
    const wrong = imports.filter(({ target, typeOnly }) => {
      const places = [target, ...floorsOf(target, house)];
      const allowed = new Set([name, ...code, ...packages, ...(typeOnly ? types : [])]);
      return !places.some((place) => allowed.has(place));
    });
    return wrong.map(
      ({ target, line, typeOnly }) => `${file}:${line} imports ${typeOnly ? 'types of ' : ''}${target}, which "${name}" may not`,
    );
  });
}

/** What the table itself holds that is not further up in it. */
function wrongFloors(house = HOUSE): string[] {
  const names = Object.keys(house);
  return names.flatMap((name, at) => {
    const beneath = new Set(names.slice(0, at));
    const { code = [], types = [] } = house[name]!;
    const places = [...code, ...types].map((place) => (isCode(place) ? floorsOf(place, house)[0]! : place));
    return places.filter((place) => !beneath.has(place)).map((place) => `"${name}" stands on "${place}", which is not beneath it`);
  });
}

const sources = readSources(['lib', 'components', 'entrypoints']);
const graph = importGraph(sources);

describe('the house', () => {
  test('each file stands on one floor', () => {
    const misplaced = [...sources.keys()].map((file) => [file, floorsOf(file)] as const).filter(([, found]) => found.length !== 1);
    expect(misplaced).toEqual([]);
  });

  test('each floor stands on floors beneath it', () => {
    expect(wrongFloors()).toEqual([]);
  });

  test('each place that the table names holds a file', () => {
    const held = new Set([...sources.keys()].flatMap((file) => [file, file.replace(/[^/]+$/, '*')]));
    const named = Object.values(HOUSE).flatMap(({ holds, code = [], types = [] }) => [...holds, ...[...code, ...types].filter(isCode)]);
    expect(named.filter((place) => !held.has(place))).toEqual([]);
  });

  test('each import is one that its floor may make', () => {
    expect(wrongImports(graph)).toEqual([]);
  });

  test('no circle between files, type imports included', () => {
    expect(findCircles(graph)).toEqual([]);
  });
});

test('citing has at most 10 rooms, on 6 floors', () => {
  const rooms = floors(graph, (file) => file.match(/^lib\/citing\/([^/]+)/)?.[1] ?? null);
  expect(rooms.size).toBeLessThanOrEqual(10);
  expect([...rooms].filter(([, floor]) => floor > 6)).toEqual([]);
});

describe('the guard sees', () => {
  const invented = (files: Record<string, string>) => importGraph(new Map(Object.entries(files)));
  const house: Record<string, Floor> = {
    low: { holds: ['low/*'] },
    'one room': { holds: ['high/room.ts'], code: ['low'] },
    high: { holds: ['high/*'], code: ['high/room.ts'], types: ['low'], packages: ['react'] },
  };

  test.each([
    ['a floor that may not be imported', { 'low/a.ts': `import { b } from '../high/b.ts';` }],
    ['a file of another floor in the same folder', { 'high/room.ts': `import { b } from './b.ts';` }],
    ['code where only types may be', { 'high/b.ts': `import { type A, a } from '../low/a.ts';` }],
    ['a package', { 'low/a.ts': `import { useState } from 'react';` }],
    ['another door of an allowed package', { 'high/b.ts': `import { render } from 'react/client';` }],
    ['an import of more lines', { 'low/a.ts': `import {\n  b,\n  c,\n} from '../high/b.ts';` }],
    ['an import for its effect', { 'low/a.ts': `import '../high/b.ts';` }],
    ['what is exported again', { 'low/a.ts': `export { b } from '../high/b.ts';` }],
    ['all that is exported again', { 'low/a.ts': `export * from '../high/b.ts';` }],
    ['an import type', { 'low/a.ts': `import type { B } from '../high/b.ts';` }],
    ['an inline type', { 'low/a.ts': `import { type B } from '../high/b.ts';` }],
    ['an import in a type', { 'low/a.ts': `export type A = Map<string, import('../high/b.ts').B>;` }],
    ['the type of an import', { 'low/a.ts': `export let a: typeof import('../high/b.ts');` }],
    ['an import when the code runs', { 'low/a.ts': `export const a = () => import('../high/b.ts');` }],
    ['an import that only running tells', { 'low/a.ts': `export const a = (name: string) => import(name);` }],
  ])('%s', (_, files) => {
    expect(wrongImports(invented({ 'high/b.ts': '', ...files }), house)).toHaveLength(1);
  });

  test.each([
    ['types where types may be', { 'high/b.ts': `import { type A, type C } from '../low/a.ts';` }],
    ['a single file that is allowed', { 'high/b.ts': `import { room } from './room.ts';` }],
    ['imports in comments and strings', { 'low/a.ts': `// import '../high/b.ts'\nexport const a = "import '../high/b.ts'";` }],
  ])('nothing wrong in %s', (_, files) => {
    expect(wrongImports(invented(files), house)).toEqual([]);
  });

  test('the file, the line and both ends', () => {
    expect(wrongImports(invented({ 'high/b.ts': '', 'low/a.ts': `\nimport type { B } from '../high/b.ts';` }), house)).toEqual([
      'low/a.ts:2 imports types of high/b.ts, which "low" may not',
    ]);
  });

  test('a file on no floor, and one on two', () => {
    expect(floorsOf('low/deeper/a.ts', house)).toEqual([]);
    expect(floorsOf('low/a.ts', { ...house, double: { holds: ['low/*'] } })).toEqual(['low', 'double']);
  });

  test('a table that leads back up', () => {
    expect(wrongFloors(house)).toEqual([]);
    expect(wrongFloors({ low: { holds: ['low/*'], types: ['high'] }, high: { holds: ['high/*'] } })).toHaveLength(1);
    expect(wrongFloors({ low: { holds: ['low/*'], code: ['high/b.ts'] }, high: { holds: ['high/*'] } })).toHaveLength(1);
  });

  test('each circle, with its lines, through types too', () => {
    const files = {
      'a.ts': `import { b } from './b.ts';`,
      'b.ts': `\nimport type { C } from './c.ts';`,
      'c.ts': `export { a } from './a.ts';\nimport { d } from './d.ts';`,
      'd.ts': `import { e } from './e.ts';`,
      'e.ts': `import { d } from './d.ts';`,
      'f.ts': `import { a } from './a.ts';`,
      'g.ts': `import { g } from './g.ts';`,
    };
    expect(findCircles(invented(files))).toEqual(['a.ts:1 -> b.ts:2 -> c.ts:1 -> a.ts', 'd.ts:1 -> e.ts:1 -> d.ts', 'g.ts:1 -> g.ts']);
  });

  test('how high rooms stand', () => {
    const files = {
      'x/a.ts': `import '../y/b.ts';`,
      'x/a2.ts': `import './a.ts';`,
      'y/b.ts': `import '../z/c.ts';`,
      'z/c.ts': '',
      'w/d.ts': '',
    };
    const room = (file: string) => file[0]!;
    expect(Object.fromEntries(floors(invented(files), room))).toEqual({ z: 1, w: 1, y: 2, x: 3 });
    expect(floors(invented({ ...files, 'z/c.ts': `import '../y/b.ts';` }), room).get('x')).toBe(Infinity);
  });
});
