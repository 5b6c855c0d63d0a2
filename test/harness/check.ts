import { statSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { asSanity, SAMPLE_RECORDS } from './demo.ts';
import { findingsTable } from './findings-table.ts';
import { openNhtsaStandIn } from './nhtsa-stand-in.ts';
import { isAddress, PAGE_EXTENSIONS } from './page-file.ts';
import { openRecordStandIn } from './record-stand-in.ts';
import { LIVE } from './sources.ts';

const USAGE = 'usage: npm run check -- [--records FILE.ndjson] [--nhtsa DIR] [--live] [--json] PAGE...';

/** What the caller got wrong: one line, exit status 2. */
class UsageError extends Error {}

async function main(): Promise<number> {
  const { pages, records, nhtsa, live, json } = readArguments();
  const answers = live ? LIVE : { ...(await answersFrom(records)), ...(nhtsa ? await nhtsaFrom(nhtsa) : {}) };
  // A browser's tools take a while to load; wrong usage is told at once.
  const { checkPages } = await import('./check-pages.ts');
  const { pages: checked, logged } = await checkPages(pages, answers);
  const result = JSON.stringify({ pages: checked }, null, 2);
  process.stdout.write(json ? `${result}\n` : findingsTable(checked, process.stdout.columns ?? 160));
  const failed = checked.filter(({ error }) => error !== undefined);
  for (const { page, error } of failed) process.stderr.write(`${page}: ${error}\n`);
  for (const fault of logged) process.stderr.write(`${fault}\n`);
  return failed.length > 0 || logged.length > 0 ? 1 : 0;
}

function readArguments() {
  let parsed;
  try {
    parsed = parseArgs({
      allowPositionals: true,
      options: {
        records: { type: 'string' },
        nhtsa: { type: 'string' },
        live: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('\n')[0]} (${USAGE})`);
  }
  const { values, positionals } = parsed;
  if (!positionals.length) throw new UsageError(`Name at least one page (${USAGE})`);
  if (values.live && (values.records !== undefined || values.nhtsa !== undefined)) {
    throw new UsageError('--live asks the public sources, so it cannot be combined with --records or --nhtsa');
  }
  positionals.forEach(checkPageArgument);
  if (values.nhtsa !== undefined && !statSync(values.nhtsa, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UsageError(`--nhtsa ${values.nhtsa}: there is no such folder`);
  }
  return { pages: positionals, records: values.records ?? SAMPLE_RECORDS, nhtsa: values.nhtsa, live: values.live, json: values.json };
}

function checkPageArgument(page: string): void {
  if (isAddress(page)) {
    if (!URL.canParse(page)) throw new UsageError(`${page}: this is not an address`);
    return;
  }
  if (!PAGE_EXTENSIONS.includes(extname(page).toLowerCase()))
    throw new UsageError(`${page}: a page is an http(s) address or a .html, .md or .txt file`);
  try {
    // Pages are UTF-8; HTML may name another encoding, and a browser then reads it as well as it can.
    const bytes = readFileSync(page);
    if (/\.(md|txt)$/i.test(page)) new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new UsageError(`${page}: ${readingProblem(error)}`);
  }
}

async function answersFrom(records: string) {
  try {
    return asSanity((await openRecordStandIn(records)).handle);
  } catch (error) {
    throw new UsageError(`--records ${records}: ${readingProblem(error)}`);
  }
}

async function nhtsaFrom(folder: string) {
  try {
    return { 'api.nhtsa.gov': (await openNhtsaStandIn(folder)).handle };
  } catch (error) {
    throw new UsageError(`--nhtsa ${folder}: ${readingProblem(error)}`);
  }
}

function readingProblem(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'this is a folder, not a file';
  if (code === 'EACCES') return 'this file may not be read';
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'this file is not UTF-8';
  return message;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
