import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { VERDICTS } from '../../../lib/checking/verdict.ts';
import { idTable } from '../../harness/id-table.ts';

const readme = readFileSync('README.md', 'utf8');
const config = readFileSync('wxt.config.ts', 'utf8');

/** First cells of the rows of the table under a heading. */
function firstCells(heading: string): string[] {
  const section = readme.slice(readme.indexOf(heading), readme.indexOf('\n## ', readme.indexOf(heading) + 1));
  return [...section.matchAll(/^\| (.+?) \|/gm)].map(([, cell]) => cell!).slice(1);
}

function listed(key: string): string[] {
  return [...config.match(new RegExp(`${key}: \\[([^\\]]*)\\]`))![1]!.matchAll(/'([^']+)'/g)].map(([, name]) => name!);
}

test('the table of ids is the one that the grammar makes', () => {
  const table = readme.slice(readme.indexOf('<!-- ids:'), readme.indexOf('<!-- /ids -->'));
  expect(table.split('\n').slice(1).join('\n').trimEnd()).toBe(idTable());
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

test('every picture and file that the README names is there', () => {
  const named = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(0);
  for (const path of named) expect(() => readFileSync(path)).not.toThrow();
});
