import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CITING_PAGES } from '../pages/citing/index.ts';
import { REPORTED } from '../pages/citing/reported/index.ts';
import { PAGES as HOSTILE_PAGES } from '../pages/page/hostile-pages.ts';
import { SITE_PAGES } from '../pages/page/site-pages.ts';
import { checkPages } from './check-pages.ts';
import { asSanity, SAMPLE_RECORDS } from './demo.ts';
import { differences, type Findings } from './findings-difference.ts';
import { openRecordStandIn } from './record-stand-in.ts';

/**
 * Checks every page under test/pages with the built extension, as `npm run check` does, and keeps or compares what it finds:
 * a change that is to leave behaviour alone is run against the findings of the commit before it.
 *
 *     npm run compare -- --keep FILE       writes the findings
 *     npm run compare -- --against FILE    prints each difference; exit status 1 where there is one
 */
const USAGE = 'usage: npm run compare -- --keep FILE | --against FILE';

/** So many paragraphs a document of ours has at most; some ids stand on hundreds of pages. */
const MOST_PARAGRAPHS = 60;

interface TestPage {
  name: string;
  html: string;
}

/** Every page of the repository, under a name of its own. */
function testPages(): TestPage[] {
  const citing = Object.entries(CITING_PAGES).flatMap(([style, pages]) =>
    pages.map(({ catches, html }) => ({ name: `${style}: ${catches}`, html })),
  );
  const reported = Object.entries(REPORTED).map(([name, { html }]) => ({ name: `reported: ${name}`, html }));
  const hostile = Object.entries(HOSTILE_PAGES).map(([name, html]) => ({ name: `hostile: ${name}`, html }));
  const sites = SITE_PAGES.map(({ name, html }) => ({ name: `site: ${name}`, html }));
  return [...citing, ...reported, ...hostile, ...sites, { name: 'demo', html: readFileSync('test/pages/demo.html', 'utf8') }];
}

/**
 * Documents for the ids of the citing pages that the sample records lack, so that each kind of verdict is met: by turns a document has
 * the words that are quoted from it, has them with another word in the middle, or has none of them.
 */
function inventedRecords(held: ReadonlySet<string>): string[] {
  const bodies = new Map<string, string[]>();
  for (const { quoted } of Object.values(CITING_PAGES).flat()) {
    for (const [words, ids] of Object.entries(quoted)) {
      for (const id of ids ?? []) {
        const paragraphs = bodies.get(id) ?? [];
        bodies.set(id, paragraphs);
        if (paragraphs.length >= MOST_PARAGRAPHS) continue;
        const turn = (words.length + id.length) % 3;
        if (turn === 0) paragraphs.push(`It was found that ${words}`);
        if (turn === 1) paragraphs.push(`It was found that ${words.replace(/ (\S+) (\S+)$/, ' otherwise $2')}`);
      }
    }
  }
  return [...bodies].filter(([id]) => kindOf(id) !== null && !held.has(id)).map(([id, text]) => JSON.stringify(invented(id, text)));
}

function kindOf(id: string): 'tsb' | 'recall' | 'investigation' | 'complaint' | null {
  if (/^MC-\d+$/.test(id)) return 'tsb';
  if (/^ODI-\d+$/.test(id)) return 'complaint';
  if (/^\d\d[VETC]-/.test(id)) return 'recall';
  return /^[A-Z]{1,2}\d\d-\d{3}$/.test(id) ? 'investigation' : null;
}

function invented(id: string, paragraphs: readonly string[]) {
  const text = ['This document is invented.', ...paragraphs];
  return {
    _id: `invented-${id}`,
    _type: 'tsb',
    _rev: `rev-${id}`,
    _createdAt: '2026-09-21T06:30:00Z',
    _updatedAt: '2026-09-21T06:30:00Z',
    tsbNumber: id,
    title: `${id}: Invented (fictional sample)`,
    modelYears: [2021],
    publishDate: '2023-01-01',
    sourceType: kindOf(id),
    status: 'active',
    nhtsaIds: [id.replace(/^(?:MC|ODI)-|-/g, '')],
    make: 'HALDEN',
    model: 'MERIDIAN',
    retrievedAt: '2026-09-21T06:30:00Z',
    contentHash: id,
    body: text.map((words, at) => ({
      _key: `b${at}`,
      _type: 'block',
      style: 'normal',
      markDefs: [],
      children: [{ _key: 's', _type: 'span', marks: [], text: words }],
    })),
  };
}

/** The findings of every page, less the time at which a source was read. */
async function findingsOfAll(): Promise<Findings> {
  const folder = mkdtempSync(join(tmpdir(), 'quotemark-pages-'));
  try {
    const pages = testPages();
    const files = pages.map(({ html }, at) => {
      const file = join(folder, `${at}.html`);
      writeFileSync(file, /^\s*<!doctype/i.test(html) ? html : `<!doctype html><meta charset="utf-8"><title>Page</title><body>${html}`);
      return file;
    });
    const records = await openRecordStandIn(writeRecords(folder));
    const { pages: checked } = await checkPages(files, asSanity(records.handle));
    return Object.fromEntries(pages.map(({ name }, at) => [name, withoutTimes({ ...checked[at], page: undefined })]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The sample records and the invented ones, as one export; its path. */
function writeRecords(folder: string): string {
  const path = join(folder, 'records.ndjson');
  const sample = readFileSync(SAMPLE_RECORDS, 'utf8').trimEnd().split('\n');
  const held = new Set(sample.flatMap((line) => /"tsbNumber":"([^"]+)"/.exec(line)?.[1] ?? []));
  writeFileSync(path, [...sample, ...inventedRecords(held), ''].join('\n'));
  return path;
}

function withoutTimes(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, each) => (key === 'readAt' ? undefined : each)));
}

const [how, file] = process.argv.slice(2);
if (!file || (how !== '--keep' && how !== '--against')) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}
const found = await findingsOfAll();
if (how === '--keep') writeFileSync(file, `${JSON.stringify(found, null, 1)}\n`);
else {
  const told = differences(JSON.parse(readFileSync(file, 'utf8')) as Findings, found);
  process.stdout.write(`${told.map((each) => `${each}\n`).join('')}${Object.keys(found).length} pages, ${told.length} differ\n`);
  process.exitCode = told.length > 0 ? 1 : 0;
}
