import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildExtension } from '../harness/build-extension.ts';
import type { CheckedPage } from '../harness/check-pages.ts';
import { servePages, type PageServer } from '../harness/serve-pages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

let folder: string;
const file = (name: string) => join(folder, name);

const FILES: Record<string, string | Uint8Array> = {
  'answer.md': `# Brakes\n\n99V-901 warns that “the driver must press\nthe brake pedal much harder”. <b>Not HTML</b>\n\nMore is known.[^1]\n\n[^1]: See https://www.nhtsa.gov/?nhtsaId=PE99902\n`,
  'thread.txt': 'ODI-99000001 says:\n\n> I was driving home at about 65 mph on a clear evening\n',
  'page.html':
    '<!doctype html><title>Page</title><link rel="stylesheet" href="page.css"><p>Read “a buckle that sticks can open in a crash” (99V-902).</p><img src="https://foreign.example/a.png">',
  'loose.html': `<!doctype html><title>Loose</title><p>There is PE99-902, and after it EA99-901.</p><p>A cousin of mine keeps a folder. Somewhere in there: “Complainants allege that the vehicle brakes without warning and without an obstacle ahead.” Then comes “Six of the reports describe a rear-end collision in the rain.” And in his own hand: “never again a car with a mind of its own, and never again this dealer”.</p>`,
  'page.css': 'p { color: teal }',
  'quiet.html': '<!doctype html><title>Quiet</title><p>Nothing to see.</p>',
  'late.html':
    '<!doctype html><title>Late</title><main></main><script>setTimeout(() => { document.querySelector("main").innerHTML = "<p>99V-902 warns that “a buckle that sticks can open in a crash”.</p>"; }, 400)</script>',
  'latin1.txt': new Uint8Array([0x4d, 0x65, 0x72, 0x69, 0x64, 0x69, 0xe9, 0x6e]),
  'picture.png': 'no page',
  'other.ndjson': `${JSON.stringify({ _id: 'only', _type: 'tsb', tsbNumber: '99V-902', title: '99V-902: Another text', body: [{ _type: 'block', children: [{ _type: 'span', text: 'The horn may stay silent.' }] }], publishDate: '2020-01-01', status: 'active', sourceType: 'recall', nhtsaIds: ['99V902000'] })}\n`,
  'broken.ndjson': '{"_id":"a","_type":"tsb"}\n{"_id": "b"\n',
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quotemark-check-'));
  for (const [name, content] of Object.entries(FILES)) writeFileSync(file(name), content);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Run {
  status: number;
  stdout: string;
  stderr: string;
}

function check(...args: string[]): Promise<Run> {
  return checkWith({}, ...args);
}

function checkWith(env: Record<string, string>, ...args: string[]): Promise<Run> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['test/harness/check.ts', ...args],
      { cwd: root, maxBuffer: 1e8, env: { ...process.env, ...env } },
      (error, stdout, stderr) => {
        resolve({ status: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
      },
    );
  });
}

const pagesOf = ({ stdout }: Run) => (JSON.parse(stdout) as { pages: CheckedPage[] }).pages;

test('words speak for a document that is named near them, and accuse none', async () => {
  const [page] = pagesOf(await check('--json', file('loose.html')));
  const quotations = page!.findings.filter(({ type }) => type === 'quotation');
  expect(quotations).toMatchObject([
    {
      text: expect.stringContaining('Complainants allege'),
      ids: ['EA99-901'],
      attribution: { rule: 'same-words' },
      verdict: 'verified',
      evidence: { id: 'EA99-901' },
    },
    {
      text: expect.stringContaining('in the rain'),
      ids: ['PE99-902'],
      attribution: { rule: 'same-words' },
      verdict: 'altered',
      code: 'word-added',
      reason: expect.stringContaining('in the rain'),
    },
  ]);
  expect(quotations).toHaveLength(2);
});

test('prints one JSON object with a page an entry, in the order asked', async () => {
  const run = await check('--json', file('quiet.html'), file('answer.md'), file('thread.txt'), file('page.html'));
  expect(run).toMatchObject({ status: 0, stderr: '' });
  const [quiet, answer, thread, page, ...more] = pagesOf(run);
  expect(more).toEqual([]);
  expect(quiet).toEqual({ page: file('quiet.html'), findings: [], summary: { green: 0, amber: 0, grey: 0, neutral: 0 } });
  expect(answer!.page).toBe(file('answer.md'));
  expect(answer!.summary).toEqual({ green: 1, amber: 0, grey: 0, neutral: 2 });
  expect(answer!.findings[1]).toEqual({
    type: 'quotation',
    text: 'the driver must press the brake pedal much harder',
    ids: ['99V-901'],
    attribution: { rule: 'id-before', distance: ' warns that '.length },
    verdict: 'verified',
    code: 'verbatim',
    tone: 'green',
    reason: expect.stringMatching(/\w/),
    foundIn: ['99V-901'],
    cautions: ['qualifier-cut'],
    evidence: {
      id: '99V-901',
      text: 'body',
      passage: expect.stringContaining('the driver must press the brake pedal much harder to stop the vehicle'),
      asOf: '2023-09-08',
      readAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      revision: expect.stringMatching(/\w/),
    },
    uncertainty: expect.stringMatching(/\w/),
  });
  expect(thread!.findings.map(({ verdict, code, ids }) => [verdict, code, ids[0]])).toEqual([
    ['on-record', 'on-record', 'ODI-99000001'],
    ['altered', 'number-changed', 'ODI-99000001'],
  ]);
  expect(page!.findings.map(({ type, verdict }) => [type, verdict])).toEqual([
    ['quotation', 'verified'],
    ['citation', 'on-record'],
  ]);
});

test('waits for what a page writes by script right after it was loaded', async () => {
  const [page] = pagesOf(await check('--json', file('late.html')));
  expect(page!.findings.map(({ verdict }) => verdict)).toEqual(['on-record', 'verified']);
});

test('without --json prints a table', async () => {
  const { status, stdout } = await check(file('page.html'));
  expect(status).toBe(0);
  expect(stdout).toContain(`${file('page.html')}: 1 green, 0 amber, 0 grey, 1 neutral`);
  expect(stdout).toMatch(/green +verified +99V-902 +“a buckle that sticks can open in a crash”/);
});

test('--records answers in place of the sample records', async () => {
  const [page] = pagesOf(await check('--json', '--records', file('other.ndjson'), file('page.html')));
  expect(page!.findings.map(({ code }) => code)).toEqual(['nowhere', 'on-record']);
});

test('without a browser one line says so, with nothing on stdout and status 1', async () => {
  const run = await checkWith({ QUOTEMARK_CHROMIUM: file('no-browser') }, '--json', file('page.html'));
  expect(run).toEqual({ status: 1, stdout: '', stderr: `QUOTEMARK_CHROMIUM names ${file('no-browser')}, but there is no such file.\n` });
});

test.each([
  ['background.js', 'uncaught: TypeError'],
  ['session.js', 'reading a page: TypeError'],
])('a fault of ours in %s is printed without words of the page, and fails', async (script, said) => {
  const broken = file(`extension-${script}`);
  cpSync(await buildExtension('chrome'), broken, { recursive: true });
  const code = readFileSync(join(broken, script), 'utf8');
  // The background throws when it has started; a reading throws when it asks a text for its data.
  const fault =
    script === 'background.js'
      ? 'setTimeout(() => { throw new TypeError("Invented for a test") }, 0);'
      : 'Object.defineProperty(CharacterData.prototype, "data", { get() { throw new TypeError("Invented for a test") } });';
  writeFileSync(join(broken, script), `${fault}${code}`);
  const { status, stderr } = await checkWith({ QUOTEMARK_EXTENSION: broken }, file('page.html'));
  expect(status).toBe(1);
  expect(stderr).toContain(said);
  expect(stderr).not.toContain('Invented');
});

describe('pages from addresses', () => {
  let pages: PageServer;
  beforeAll(async () => {
    pages = await servePages((path) => (path === '/here' ? '<!doctype html><p>See EA99-901.</p>' : null));
  });
  afterAll(() => pages.close());

  test('are opened as they are; one that cannot be opened says why, and the others are checked all the same', async () => {
    const gone = `${pages.origin}/gone`;
    const deaf = `http://127.0.0.1:${await unusedPort()}/`;
    const run = await check('--json', gone, `${pages.origin}/here`, deaf);
    expect(run.status).toBe(1);
    const [first, second, third] = pagesOf(run);
    expect(first).toMatchObject({ page: gone, findings: [], error: 'The page could not be opened: the server answered 404.' });
    expect(second!.findings.map(({ ids }) => ids)).toEqual([['EA99-901']]);
    expect(second).not.toHaveProperty('error');
    expect(third).toMatchObject({
      page: deaf,
      findings: [],
      error: expect.stringContaining('could not be opened: net::ERR_CONNECTION_REFUSED'),
    });
    expect(run.stderr.trim().split('\n')).toEqual([`${gone}: ${first!.error}`, `${deaf}: ${third!.error}`]);
  });
});

test.each<[string, () => string[], RegExp]>([
  ['no page', () => [], /Name at least one page/],
  ['an unknown option', () => ['--fast', file('page.html')], /Unknown option '--fast'/],
  ['an option without its value', () => [file('page.html'), '--records'], /--records/],
  ['a page that is not there', () => [file('page.html'), file('none.md')], /none\.md: there is no such file/],
  ['a page that is a folder', () => [folder], /a page is an http\(s\) address or a \.html, \.md or \.txt file/],
  ['a page of another kind', () => [file('picture.png')], /picture\.png: a page is/],
  ['a page that is not UTF-8', () => [file('latin1.txt')], /latin1\.txt: this file is not UTF-8/],
  ['an address without a host', () => ['https://'], /https:\/\/: this is not an address/],
  ['records that are not there', () => ['--records', file('none.ndjson'), file('page.html')], /none\.ndjson: there is no such file/],
  ['records that are a folder', () => ['--records', folder, file('page.html')], /this is a folder/],
  ['records that are not NDJSON', () => ['--records', file('broken.ndjson'), file('page.html')], /broken\.ndjson: Line 2 is not JSON/],
  ['answers of NHTSA that are not there', () => ['--nhtsa', file('none'), file('page.html')], /--nhtsa .*none: there is no such folder/],
  ['the public dataset together with an export', () => ['--live', '--records', file('other.ndjson'), file('page.html')], /--live/],
])('%s is an error of one line, with nothing on stdout and status 2', async (_, args, message) => {
  const { status, stdout, stderr } = await check('--json', ...args());
  expect(stderr).toMatch(message);
  expect(stderr.trimEnd()).not.toContain('\n');
  expect(stdout).toBe('');
  expect(status).toBe(2);
});

/** A port on which nobody listens. */
function unusedPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
