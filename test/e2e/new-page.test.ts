import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { servePages } from '../harness/serve-pages.ts';
import type { CitingPage } from '../pages/citing/citing-page.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'quotemark-new-page-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Run {
  status: number;
  stdout: string;
  stderr: string;
}

function newPage(...args: string[]): Promise<Run> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['test/harness/new-page.ts', '--folder', folder, ...args], { cwd: root }, (error, stdout, stderr) => {
      resolve({ status: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}

const SAVED = `<!doctype html><title>Thread</title><style>.off { display: none }</style>
<nav><a href="/">Home</a> <a href="/new">New posts</a></nav>
<div class="wrap" style="color: teal"><div class="post" onclick="go()">
<p>My dealer never heard of 99V-902. I sent him the link.</p>
<p id="b7">The recall says “a buckle that sticks can open in a crash” and I \`still\` wait for \${parts}.</p>
<p>My cousin calls it “a design from the nineties, and not a good one”.</p>
<p class="off">99V-901 says “nothing that anybody sees on this page”.</p>
<p>It rained all weekend, so nothing was done.</p>
</div></div>
<script>document.querySelector('#b7').dataset.seen = '1';</script>`;

test('makes a test page of a saved page: what is found, and the markup that it depends on', async () => {
  const saved = join(folder, 'My thread.html');
  writeFileSync(saved, SAVED);
  const run = await newPage(saved);
  expect(run).toMatchObject({ status: 0, stderr: '' });
  expect(run.stdout).toContain('a buckle that sticks can open in a crash');
  expect(run.stdout).toContain('Take out the names');
  expect(run.stdout).toContain('-t "my-thread"');

  const { page } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'my-thread.ts')).href)) as { page: CitingPage };
  expect(page).toEqual({
    catches: '',
    html: expect.any(String),
    quoted: {
      'a buckle that sticks can open in a crash': ['99V-902'],
      'a design from the nineties, and not a good one': null,
    },
  });
  expect(page.html.split('\n').map((line) => line.trim())).toEqual([
    '<p>My dealer never heard of 99V-902. I sent him the link.</p>',
    '<p>The recall says “a buckle that sticks can open in a crash” and I `still` wait for ${parts}.</p>',
    '<p>My cousin calls it “a design from the nineties, and not a good one”.</p>',
  ]);
  const { REPORTED } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'index.ts')).href)) as {
    REPORTED: Record<string, CitingPage>;
  };
  expect(REPORTED).toEqual({ 'my-thread': page });

  const again = await newPage(saved);
  expect(again).toMatchObject({ status: 2, stdout: '', stderr: expect.stringMatching(/my-thread\.ts is there already.*--name.*\n$/) });
});

test('takes an address, and keeps it where words are tied by it', async () => {
  const words = 'dealers reflash the module in about twenty minutes';
  const server = await servePages(() => `<!doctype html><title>Record</title><p>The summary reads: “${words}”. More is not known.</p>`);
  onTestFinished(() => server.close());
  const address = `${server.origin}/recalls?nhtsaId=99V902000`;
  expect(await newPage('--name', 'record', address)).toMatchObject({ status: 0, stderr: '' });
  const { page } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'record.ts')).href)) as { page: CitingPage };
  expect(page).toMatchObject({ address, quoted: { [words]: ['99V-902'] } });
});

test.each([
  ['no page', []],
  ['two pages', ['a.html', 'b.html']],
  ['a picture', ['a.png']],
  ['a file that is not there', ['a.html']],
  ['an option that there is not', ['--live', 'a.html']],
])('%s: one line, and nothing is written', async (_, args) => {
  const run = await newPage(...args);
  expect(run).toMatchObject({ status: 2, stdout: '', stderr: expect.stringMatching(/^[^\n]+\n$/) });
  expect(readdirSync(folder)).toEqual([]);
});
