import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readSources } from './sources.ts';

const CONFIG = resolve('lib/tsconfig.json');

const folder = mkdtempSync(join(tmpdir(), 'layers-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the compiler prints. */
function compile(...options: string[]): string {
  return spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', ...options], { encoding: 'utf8' }).stdout;
}

describe('the pure parts are compiled without the DOM', () => {
  const files = compile('-p', CONFIG, '--listFilesOnly')
    .split('\n')
    .map((path) => relative('.', path));

  test('with all of them', () => {
    const pure = readSources(['lib/language', 'lib/citing', 'lib/checking', 'lib/steps/at-once.ts', 'lib/record/to-documents.ts']);
    expect([...pure.keys()].filter((file) => !files.includes(file))).toEqual([]);
  });

  test('with nothing else of ours, and no declarations of other worlds', () => {
    const ours = files.filter((file) => /^(?:lib|components|entrypoints|test)\//.test(file));
    expect(ours.filter((file) => !/^lib\/(?:language|citing|checking|record|steps\/at-once\.ts|common-globals\.d\.ts)/.test(file))).toEqual(
      [],
    );
    expect(
      files.filter((file) => /lib\.(?:dom|webworker|scripthost)|@types\/|node_modules\/(?:wxt|react|@sanity|idb-keyval)\//.test(file)),
    ).toEqual([]);
  });
});

/** Starting a compiler takes half a second, and far more where all processors are busy (ms). */
const PATIENCE = 30_000;

test('what is no part of the language fails to compile there', { timeout: PATIENCE }, () => {
  const foreign = [
    'document.title',
    'null as Element | null',
    'window.name',
    'new MutationObserver(() => {})',
    'fetch("")',
    'indexedDB.open("")',
    'localStorage.length',
    'setTimeout(() => {})',
    'console.log("")',
    'browser.storage',
    'chrome.runtime',
    'process.pid',
    'Buffer.from("")',
    'null as React.ReactNode',
  ];
  const allowed = ['URL.canParse("")', 'new TextEncoder().encode("")', 'new Map([[1, Intl.Collator]])'];
  const lines = [...foreign, ...allowed];
  writeFileSync(join(folder, 'invented.ts'), lines.map((line, at) => `export const a${at} = ${line};\n`).join(''));
  const config = { extends: CONFIG, compilerOptions: { incremental: false }, include: ['invented.ts', resolve('lib/common-globals.d.ts')] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const errors = [...compile('-p', folder).matchAll(/invented\.ts\((\d+),\d+\): error/g)].map(([, line]) => lines[Number(line) - 1]);
  expect(new Set(errors)).toEqual(new Set(foreign));
});
