import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

interface Import {
  /** Path in the repository, or the package's name. */
  target: string;
  typeOnly: boolean;
}

/** Every import of a source file; multi-line ones too. */
function importsOf(file: string): Import[] {
  const source = readFileSync(file, 'utf8');
  const found = [...source.matchAll(/^(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/gm)];
  return found.map(([, type, from = '']) => ({
    typeOnly: type !== undefined,
    target: from.startsWith('.') ? normalize(join(dirname(file), from)) : from,
  }));
}

function sourcesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

/** What each part may import: as code, and beyond that as types only. Anything else breaks an arrow of the README. */
const ARROWS: Record<string, { code: RegExp; types?: RegExp }> = {
  'lib/citing': { code: /^lib\/(text|citing)\// },
  'lib/checking': { code: /^lib\/(text|checking)\//, types: /^lib\/citing\// },
  'lib/record': { code: /^lib\/record\/|^lib\/settings\.ts$|^(@sanity\/client|zod|idb-keyval|wxt\/)/, types: /^lib\/(checking|citing)\// },
  'lib/page': {
    code: /^lib\/(page|citing|text)\/|^lib\/(messages|report|settings)\.ts$|^wxt\//,
    types: /^lib\/checking\//,
  },
  components: {
    code: /^(components|lib\/page\/(card-view|focus)\.ts|lib\/citing\/citation\.ts|lib\/checking\/(wording|verdict)\.ts|lib\/(report|messages|settings|open-panel)\.ts)|^(react|react-dom|@floating-ui\/dom|wxt\/)/,
    types: /^lib\//,
  },
};

describe.each(Object.entries(ARROWS))('%s', (folder, { code, types }) => {
  test.each(sourcesUnder(folder))('%s imports only what its part may know', (file) => {
    const wrong = importsOf(file).filter(({ target, typeOnly }) => !code.test(target) && !(typeOnly && types?.test(target)));
    expect(wrong.map(({ target }) => target)).toEqual([]);
  });
});

test('the test reads imports: the message table imports the report', () => {
  expect(importsOf('lib/messages.ts')).toContainEqual({ target: 'lib/report.ts', typeOnly: true });
});
