import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { VerdictName } from '../../lib/checking/verdict.ts';
import { convertRecords } from '../harness/convert-records.ts';
import { answerPage, IN_ANSWERS, IN_THREADS, threadPage, type Cited } from '../pages/real/ways-of-citing.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const data = join(root, '../shared/data');
const missing = !existsSync(data);

/** How many records of each kind are quoted. */
const SHARES = { recall: 12, complaint: 12, 'dealer-message': 8, investigation: 4 };

interface RealRecord {
  id: string;
  kind: keyof typeof SHARES;
  address: string;
  sentence: string;
}

/** One quotation of one record, and what the check has to say. */
interface Case {
  cited: Cited;
  expected: VerdictName;
}

interface Row {
  id: string;
  kind: keyof typeof SHARES;
  sourceUrl: string;
  /** Each with its white space collapsed. */
  paragraphs: string[];
}

let folder: string;
let rows: Row[];

beforeAll(() => {
  if (missing) return;
  folder = mkdtempSync(join(tmpdir(), 'quotemark-real-'));
  const lines = convertRecords(data);
  writeFileSync(join(folder, 'export.ndjson'), lines.join('\n'));
  rows = lines.map((line) => {
    const { tsbNumber, sourceType, sourceUrl, body } = JSON.parse(line);
    const texts = (body as { children: { text: string | null }[] }[]).map(({ children }) =>
      (children[0]?.text ?? '').replaceAll(/\s+/g, ' '),
    );
    return { id: tsbNumber, kind: sourceType, sourceUrl, paragraphs: texts };
  });
});
afterAll(() => folder && rmSync(folder, { recursive: true, force: true }));

test('real records are verified, and every wrong quotation of them is told', async ({ skip }) => {
  skip(missing, 'the real records of ../shared/data are missing');
  const records = Object.entries(SHARES).flatMap(([kind, share]) =>
    spread(
      rows.flatMap((row) => (row.kind === kind ? quotable(row) : [])),
      share,
    ),
  );
  expect(records.length).toBeGreaterThanOrEqual(25);

  const expectations = new Map<string, { way: string; quoted: Case }[]>();
  mkdirSync(join(folder, 'pages'));
  for (const [index, record] of records.entries()) {
    const cases = casesOf(record, records[(index + 7) % records.length]!, index);
    for (const [name, ways, page] of [
      ['answer.md', IN_ANSWERS, answerPage],
      ['thread.html', IN_THREADS, threadPage],
    ] as const) {
      const written = Object.entries(ways).flatMap(([way, write]) => cases.map((quoted) => ({ way, quoted, write })));
      const path = join(folder, 'pages', `${index}-${name}`);
      writeFileSync(path, page(written.map(({ write, quoted }, at) => write(quoted.cited, at))));
      expectations.set(path, written);
    }
  }

  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['test/harness/check.ts', '--json', '--records', join(folder, 'export.ndjson'), ...expectations.keys()],
    {
      cwd: root,
      maxBuffer: 1e9,
    },
  );
  const wrong: string[] = [];
  const falseGreens: string[] = [];
  let count = 0;
  for (const { page, findings } of JSON.parse(stdout).pages as CheckedPages) {
    const unused = findings.filter(({ type }) => type === 'quotation');
    for (const { way, quoted } of expectations.get(page)!) {
      count += 1;
      const at = unused.findIndex(({ text }) => sameWords(text, quoted.cited.quotation));
      const [found] = at < 0 ? [] : unused.splice(at, 1);
      const right = found?.verdict === quoted.expected && found.ids[0] === quoted.cited.id && namesHolders(found);
      const line = `${way}, ${quoted.cited.id}: “${quoted.cited.quotation}” should be ${quoted.expected}, is ${found ? `${found.verdict} of ${found.ids.join()}` : 'not found'}`;
      if (!right) wrong.push(line);
      if (found?.tone === 'green' && quoted.expected !== 'verified') falseGreens.push(line);
    }
    // Nothing else on these pages is a quotation.
    wrong.push(...unused.map(({ text, verdict }) => `“${text}” should not be found, is ${verdict}`));
  }
  expect(falseGreens).toEqual([]);
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(1000);
}, 300_000);

interface FoundQuotation {
  type: string;
  text: string;
  ids: string[];
  verdict: string;
  tone: string;
  foundIn: string[];
}

type CheckedPages = { page: string; findings: FoundQuotation[] }[];

/** Where words are said to be found, they are there; and a misattribution says where. */
function namesHolders({ verdict, text, foundIn }: FoundQuotation): boolean {
  return foundIn.every((id) => stands(text, id)) && (verdict !== 'misattributed' || foundIn.length > 0);
}

/** Every kind of quotation of one record; `other` is the record that it is wrongly said to be from. */
function casesOf({ id, address, kind, sentence }: RealRecord, other: RealRecord, index: number): Case[] {
  const unknown = unknownId(kind, index);
  const cases: Case[] = [
    { cited: { id, address, quotation: sentence }, expected: 'verified' },
    // Of dealer messages the public record has an abstract, which refutes nothing.
    {
      cited: { id, address, quotation: INVENTED[index % INVENTED.length]! },
      expected: kind === 'dealer-message' ? 'unchecked' : 'missing',
    },
    { cited: { id: unknown, address: address.replaceAll(keyOf(id), keyOf(unknown)), quotation: sentence }, expected: 'not-held' },
  ];
  const altered = alter(sentence);
  if (!stands(altered)) cases.push({ cited: { id, address, quotation: altered }, expected: 'altered' });
  if (!stands(sentence, other.id))
    cases.push({ cited: { id: other.id, address: other.address, quotation: sentence }, expected: 'misattributed' });
  return cases;
}

/** Sentences that no document of the record holds, nor anything like them. */
const INVENTED = [
  'the cup holder melted after eleven minutes in direct moonlight',
  'owners should store seven spare umbrellas beneath the rear bench',
  'the glove box plays a short melody whenever the moon is full',
  'technicians must repaint the ashtray before the next festival',
];

/** The sentence with one word in its middle replaced. */
function alter(sentence: string): string {
  const words = sentence.split(' ');
  const middle = words.findIndex((word, at) => at >= words.length / 2 && /^\p{L}{4,}$/u.test(word));
  words[middle] = words[middle] === words[middle]?.toUpperCase() ? 'UMBRELLA' : 'umbrella';
  return words.join(' ');
}

/** The first sentence of the record that can be quoted as it is, if there is one. */
function quotable({ id, kind, sourceUrl, paragraphs }: Row): RealRecord[] {
  const sentences = paragraphs
    .slice(0, kind === 'recall' ? undefined : 1)
    .flatMap((text) => [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment.trim()));
  // Double marks inside would end the quotation; without a long word in its second half there is nothing to alter.
  const sentence = sentences.find((one) => /^[^"“”]+[.?!]$/.test(one) && wordsIn(one) >= 8 && wordsIn(one) <= 40 && alter(one) !== one);
  const address = kind === 'dealer-message' ? `https://static.nhtsa.gov/odi/tsbs/2026/${id}-0001.pdf` : sourceUrl;
  return sentence ? [{ id, kind, address, sentence }] : [];
}

/** Is this in the record anywhere, or in the document with this id? Told without any code of the product. */
function stands(sentence: string, id?: string): boolean {
  const wanted = bare(sentence);
  return rows.some((row) => (id === undefined || row.id === id) && bare(row.paragraphs.join(' ')).includes(wanted));
}

/** An id of the same kind, well formed, that the record does not hold. */
function unknownId(kind: keyof typeof SHARES, index: number): string {
  const number = 901 + index;
  return {
    recall: `99V-${number}`,
    complaint: `ODI-99000${number}`,
    'dealer-message': `MC-99000${number}`,
    investigation: `EA99-${number}`,
  }[kind];
}

/** An id as addresses have it. */
function keyOf(id: string): string {
  return id.startsWith('ODI-') ? id.slice(4) : /^[A-Z]+\d\d-/.test(id) && !id.startsWith('MC-') ? id.replace('-', '') : id;
}

function sameWords(text: string, quotation: string): boolean {
  return bare(text) === bare(quotation);
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function wordsIn(text: string): number {
  return text.split(' ').length;
}

/** So many of them, from everywhere in the list. */
function spread<T>(all: readonly T[], count: number): T[] {
  const step = Math.max(1, all.length / count);
  return Array.from({ length: Math.min(count, all.length) }, (_, at) => all[Math.floor(at * step)]!);
}
