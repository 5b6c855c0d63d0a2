import { afterAll, beforeAll, expect, test } from 'vitest';
import { CODES, VERDICTS, type Tone } from '../../lib/checking/verdict.ts';
import { asSanity, openSampleRecords, serveDemo } from '../harness/demo.ts';
import { launchChromium, type Chromium } from '../harness/launch-chromium.ts';
import { launchFirefox, type Firefox } from '../harness/launch-firefox.ts';
import { readMarks } from '../harness/read-marks.ts';
import type { PageServer } from '../harness/serve-pages.ts';
import { DEMO_FINDINGS } from './demo-findings.ts';

let demo: PageServer;
let chromium: Chromium;
let firefox: Firefox;

beforeAll(async () => {
  demo = await serveDemo();
  chromium = await launchChromium({ answers: asSanity((await openSampleRecords()).handle) });
  firefox = await launchFirefox({ answers: asSanity((await openSampleRecords()).handle) });
});
afterAll(async () => {
  await chromium?.close();
  await firefox?.close();
  await demo?.close();
});

/** How many findings the demo page shows in each tone. */
const counts: Record<Tone, number> = { green: 0, amber: 0, grey: 0, neutral: 0 };
for (const { code } of DEMO_FINDINGS) counts[VERDICTS[CODES[code]]] += 1;

test('the demo page gets the right verdicts, and shows every tone', async () => {
  const tab = await chromium.newTab();
  await tab.goto(demo.origin);
  const report = await chromium.reportOf(tab);
  const got = report.findings.map(({ text, ids, verdict }, index) => {
    const { words } = DEMO_FINDINGS[index] ?? { words: '' };
    return { words: text.startsWith(words) ? words : text, ids, code: verdict.code };
  });
  expect(got).toEqual(DEMO_FINDINGS.map(({ words, ids, code }) => ({ words, ids, code })));
  expect(report.summary).toEqual(counts);
  expect(Object.values(counts)).not.toContain(0);
});

test('every finding of the demo page is painted in its tone', async () => {
  const tab = await chromium.newTab();
  await tab.goto(demo.origin);
  const { findings } = await chromium.reportOf(tab);
  const expected: Record<Tone, string[]> = { green: [], amber: [], grey: [], neutral: [] };
  findings.forEach(({ verdict, text }, index) => !DEMO_FINDINGS[index]?.unpainted && expected[verdict.tone].push(text));
  // Marks come as verdicts do: those that are looked at come behind the others.
  const sorted = (marks: Record<Tone, string[]>) => Object.entries(marks).map(([tone, texts]) => [tone, texts.toSorted()]);
  expect(sorted(await tab.evaluate(readMarks))).toEqual(sorted(expected));
});

test('Firefox marks the demo page as Chromium does', async () => {
  const tab = await chromium.newTab();
  await tab.goto(demo.origin);
  await chromium.reportOf(tab);
  const marks = await tab.evaluate(readMarks);

  const page = await firefox.browser.newPage();
  await page.goto(demo.origin);
  await expect.poll(() => page.evaluate(readMarks), { timeout: 30_000 }).toEqual(marks);
});
