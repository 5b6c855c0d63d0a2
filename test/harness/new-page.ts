import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import type { CitedPage } from '../../lib/citing/citation.ts';
import { bundle } from './bundle.ts';
import { plainReport } from './check-pages.ts';
import { asSanity, openSampleRecords } from './demo.ts';
import { findingsTable } from './findings-table.ts';
import { launchChromium, type Chromium } from './launch-chromium.ts';
import { isAddress, PAGE_EXTENSIONS, readBeside, readPage } from './page-file.ts';
import { servePages } from './serve-pages.ts';

declare const Reducer: typeof import('./page-reducer.ts');

const USAGE = 'usage: npm run new-page -- [--name NAME] FILE|ADDRESS';
const REPORTED = fileURLToPath(new URL('../pages/citing/reported', import.meta.url));

/** Where a test page stands that has no address of its own to speak of; test/browser/citing reads all of them there. */
const ANY_ADDRESS = 'https://pages.example/thread';

/** A page has this long to load, and so long its markup is made smaller (milliseconds). */
const LOAD_LIMIT = 30_000;
const REDUCE_LIMIT = 60_000;

/** What is wrong with the command: one line, exit status 2. */
class UsageError extends Error {}

/** `npm run new-page`: makes a test page of a page on which something is told wrong (.github/CONTRIBUTING.md). */
async function main(): Promise<void> {
  const { source, name, folder } = readArguments();
  const file = join(folder, `${name}.ts`);
  if (existsSync(file)) throw new UsageError(`${relative('.', file)} is there already: choose another --name`);
  const { html, address, found } = await readReduced(source);
  writeFileSync(file, moduleOf(html, address, found));
  writeFileSync(join(folder, 'index.ts'), indexOf(folder));
  process.stdout.write(`
Written: ${relative('.', file)} (${html.length} characters of markup, ${found.quotations.length} quotations).

What to do next:
  1. Take out the names, user names and addresses of people, and shorten their words to what the fault needs: pages in this repository
     are invented or say nothing about anybody. Ids of real documents may stay.
  2. "quoted" holds what the finder says today. Go through it line by line and write what is right.
  3. Say in "catches" what the page catches, in one sentence. Until then a test fails.
  4. npm run test:browsers -- test/browser/citing/citing.test.ts -t "${name}"
`);
}

function readArguments() {
  const parsed = (() => {
    try {
      return parseArgs({ allowPositionals: true, options: { name: { type: 'string' }, folder: { type: 'string', default: REPORTED } } });
    } catch {
      throw new UsageError(USAGE);
    }
  })();
  const [source, ...more] = parsed.positionals;
  if (source === undefined || more.length > 0) throw new UsageError(USAGE);
  if (isAddress(source) ? !URL.canParse(source) : !PAGE_EXTENSIONS.includes(extname(source).toLowerCase())) {
    throw new UsageError(`${source}: a page is an http(s) address or a .html, .md or .txt file`);
  }
  if (!isAddress(source) && !existsSync(source)) throw new UsageError(`${source}: there is no such file`);
  return { source, name: parsed.values.name ?? nameOf(source), folder: parsed.values.folder };
}

/** A file's name, or an address's host and path, in words joined by hyphens. */
function nameOf(source: string): string {
  const words = isAddress(source) ? `${new URL(source).hostname} ${new URL(source).pathname}` : basename(source, extname(source));
  return words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
}

interface Reduced {
  html: string;
  /** The page's own address where what is found depends on it. */
  address: string | undefined;
  found: CitedPage;
}

/** Shows what is found on the page, and gives it back without what that does not depend on. */
async function readReduced(source: string): Promise<Reduced> {
  const server = await servePages((path) =>
    path === `/${encodeURI(basename(source))}` || path === `/${basename(source)}`
      ? readPage(resolve(source))
      : readBeside(resolve(source), path.slice(1)),
  );
  const browser = await launchChromium({
    answers: asSanity((await openSampleRecords()).handle),
    others: isAddress(source) ? 'pass' : 'refuse',
  });
  try {
    const tab = await browser.newTab();
    const address = isAddress(source) ? source : `${server.origin}/${encodeURIComponent(basename(source))}`;
    await tab.goto(address, { timeout: LOAD_LIMIT });
    const report = plainReport(await browser.reportOf(tab));
    process.stdout.write(findingsTable([{ page: source, ...report }], process.stdout.columns ?? 160));
    const script = `${await bundle('test/harness/page-reducer.ts', 'Reducer')}; globalThis.Reducer = Reducer;`;
    await tab.evaluate(script);
    const shown = await tab.evaluate(() => Reducer.shownMarkup());
    const read = await tab.evaluate(() => Reducer.citeDocument());
    // The finder also reads what is not shown; the extension does not show what it finds there.
    const texts = new Set(report.findings.map(({ text }) => text));
    const found = read.quotations.filter(({ text }) => texts.has(wordsOf(text)));
    return await reduced(browser, script, shown, found, isAddress(source) ? tab.url() : undefined);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Puts the markup into an empty page and makes it smaller there. */
async function reduced(
  browser: Chromium,
  script: string,
  shown: string,
  found: CitedPage['quotations'],
  own: string | undefined,
): Promise<Reduced> {
  const tab = await browser.context.newPage();
  const body = '<!doctype html><title>Page</title><body>';
  await tab.route('**/*', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  const isReadAlike = async (address: string): Promise<boolean> => {
    await tab.goto(address);
    await tab.evaluate(script);
    const ties = new Set(tiesOf((await putIn(tab, shown)).quotations));
    return tiesOf(found).every((tie) => ties.has(tie));
  };
  const isPlain = await isReadAlike(ANY_ADDRESS);
  const needsAddress = !isPlain && own !== undefined;
  if (!isPlain && !(needsAddress && (await isReadAlike(own)))) {
    process.stderr.write('Without its scripts, styles and frames the page is read otherwise: compare "quoted" with the findings above.\n');
  }
  const html = await tab.evaluate((limit) => Reducer.reduce(limit), REDUCE_LIMIT);
  return { html, address: needsAddress ? own : undefined, found: await putIn(tab, html) };
}

function putIn(tab: Page, html: string): Promise<CitedPage> {
  return tab.evaluate((markup) => {
    document.body.innerHTML = markup;
    return Reducer.citeDocument();
  }, html);
}

/** Which words are tied to which ids, a line a quotation. */
function tiesOf(quotations: CitedPage['quotations']): string[] {
  return quotations.map(({ text, attribution }) => JSON.stringify([wordsOf(text), attribution?.ids]));
}

const wordsOf = (text: string): string => text.replace(/\s+/g, ' ').trim();

function moduleOf(html: string, address: string | undefined, { quotations }: CitedPage): string {
  const lines = quotations.map(({ text, attribution }) => `    ${JSON.stringify(wordsOf(text))}: ${idsOf(attribution)},\n`);
  return `import type { CitingPage } from '../citing-page.ts';

export const page: CitingPage = {
  catches: '',
${address === undefined ? '' : `  address: ${JSON.stringify(address)},\n`}  html: \`${html.replace(/[\\`]|\$\{/g, '\\$&')}\`,
  // Proposed by the finder, so wrong where the finder is wrong: null where words must not be tied to any document.
  quoted: {
${[...new Set(lines)].join('')}  },
};
`;
}

const idsOf = (attribution: { ids: readonly string[] } | null): string =>
  attribution ? `[${attribution.ids.map((id) => JSON.stringify(id)).join(', ')}]` : 'null';

/** The list of all modules of the folder. */
function indexOf(folder: string): string {
  const names = readdirSync(folder).flatMap((each) => (each.endsWith('.ts') && each !== 'index.ts' ? [each.slice(0, -3)] : []));
  const old = readFileSync(join(REPORTED, 'index.ts'), 'utf8');
  const imports = names.map((name, at) => `import { page as page${at + 1} } from './${name}.ts';\n`).join('');
  const rows = names.map((name, at) => `  '${name}': page${at + 1},\n`).join('');
  return old
    .replace(/^(import type .*\n)(?:import .*\n)*/m, (_, first: string) => first + imports)
    .replace(/= \{[^}]*\};/, () => `= {${rows && `\n${rows}`}};`);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${(error as Error).message.split('\n')[0]}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
