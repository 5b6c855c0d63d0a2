import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { VERDICTS } from '../../../lib/checking/verdict.ts';
import { ID_TABLE_FILE, idTable, writtenIdTable } from '../../harness/id-table.ts';

const readme = readFileSync('README.md', 'utf8');
const config = readFileSync('wxt.config.ts', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** First cells of the rows of the table under a heading. */
function firstCells(heading: string): string[] {
  const section = readme.slice(readme.indexOf(heading), readme.indexOf('\n## ', readme.indexOf(heading) + 1));
  return [...section.matchAll(/^\| (.+?) \|/gm)].map(([, cell]) => cell!).slice(1);
}

function listed(key: string): string[] {
  return [...config.match(new RegExp(`${key}: \\[([^\\]]*)\\]`))![1]!.matchAll(/'([^']+)'/g)].map(([, name]) => name!);
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [join(folder, entry.name)] : []));
}

const PAPERS = ['README.md', '.github/CONTRIBUTING.md', ...foldersIn('lib').map((folder) => join(folder, 'README.md'))].filter(isThere);

function isThere(path: string): boolean {
  return readdirSync(dirname(path)).includes(path.slice(path.lastIndexOf('/') + 1));
}

test('the table of ids is the one that the grammar makes: npm run ids', () => {
  expect(writtenIdTable()).toBe(idTable());
});

test('each permission has its reason, and no reason is without a permission', () => {
  const named = firstCells('## Permissions').map((cell) => cell.match(/`([^`]+)`/)![1]);
  // WXT asks for the panel's, because there is one.
  expect(named.toSorted()).toEqual([...listed('permissions'), ...listed('host_permissions'), 'sidePanel'].toSorted());
});

test('each host that the background can ask is in the table of what leaves the browser', () => {
  const sources = readdirSync('lib/record', { encoding: 'utf8' }).map((name) => readFileSync(`lib/record/${name}`, 'utf8'));
  const asked = sources.flatMap((source) => [...source.matchAll(/https:\/\/(api\.[a-z.]+)\$/g)].map(([, host]) => host!));
  const named = firstCells('## What leaves your browser');
  expect(asked.length).toBeGreaterThan(0);
  for (const host of [...asked, 'e72p6sym.api.sanity.io']) expect(named.some((cell) => cell.includes(host))).toBe(true);
});

test('each verdict is explained', () => {
  expect(
    firstCells('## What a verdict means')
      .map((cell) => cell.replaceAll(' ', '-'))
      .toSorted(),
  ).toEqual(Object.keys(VERDICTS).toSorted());
});

test('each shortcut that the manifest suggests is in the table of keys', () => {
  const suggested = [...config.matchAll(/suggested_key: \{ default: '([^']+)' \}/g)].map(([, key]) => key!);
  const named = firstCells('# Quotemark').map((cell) => cell.replaceAll('`', ''));
  expect(suggested).toHaveLength(4);
  for (const key of suggested) expect(named).toContain(key.replace('Period', '.').replace('Comma', ','));
});

test('the table of the house names every folder of the code', () => {
  const table = readme.slice(readme.indexOf('| folder | holds |'), readme.indexOf('Arrows between folders'));
  const rows = table.split('\n').map((line) => line.match(/`[\w/.*-]+`/g)?.map((name) => name.slice(1, -1)) ?? []);
  // A row names a folder, then folders in it.
  const named = new Set(rows.flatMap(([first = '', ...others]) => [first, ...others, ...others.map((name) => first + name)]));
  const folders = ['lib', 'components', 'lib/citing', 'lib/checking'].flatMap(foldersIn);
  expect(folders.filter((folder) => !named.has(`${folder}/`))).toEqual([]);
});

test('each command that the papers name is there', () => {
  const named = PAPERS.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name]) => name!));
  expect(named).toEqual(expect.arrayContaining(['dev', 'check', 'test:unit', 'bench', 'new-page', 'compare', 'format']));
  expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([]);
});

test('the README is read in one sitting: under 150 lines', () => {
  expect(readme.trimEnd().split('\n').length).toBeLessThan(150);
});

describe.each(PAPERS)('%s', (path) => {
  const text = readFileSync(path, 'utf8');

  test('every picture and file that it links to is there', () => {
    const named = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, target]) => join(dirname(path), target!));
    for (const target of named) expect(() => readFileSync(target)).not.toThrow();
  });

  test('no line outside of tables is longer than 140 characters', () => {
    expect(text.split('\n').filter((line) => line.length > 140 && !line.startsWith('|'))).toEqual([]);
  });
});

test('the papers are read: the one with the ids is among them', () => {
  expect(PAPERS).toEqual(expect.arrayContaining(['README.md', ID_TABLE_FILE]));
});
