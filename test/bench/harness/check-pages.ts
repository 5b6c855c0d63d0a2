import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPages } from '../../harness/check-pages.ts';
import { asSanity, openSampleRecords } from '../../harness/demo.ts';
import type { Bench } from '../bench.ts';

const PAGES = 60;

/** Pages a second that are to be checked at least, on two cores. */
const BAR = 4;

export const bench: Bench = {
  name: 'Checking pages from the command line',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'quotemark-bench-'));
    try {
      const paths = Array.from({ length: PAGES }, (_, at) => join(folder, `${at}.md`));
      paths.forEach((path, at) => writeFileSync(path, answer(at)));
      const answers = asSanity((await openSampleRecords()).handle);
      const one = await seconds(() => checkPages(paths.slice(0, 1), answers));
      const all = await seconds(() => checkPages(paths, answers));
      const rate = PAGES / all;
      return [
        {
          what: `${PAGES} answers, start of the browser included`,
          figure: `${rate.toFixed(1)} pages a second`,
          bar: `>= ${BAR}`,
          met: rate >= BAR,
        },
        { what: 'one answer, start of the browser included', figure: `${one.toFixed(1)} s` },
        { what: 'each further answer', figure: `${(((all - one) / (PAGES - 1)) * 1000).toFixed(0)} ms` },
      ];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function answer(at: number): string {
  return `# Answer ${at}

EA99-901 was opened after the agency “had received 278 complaints of inadvertent activation”. One owner writes “I was driving home at about ${at} mph” (ODI-99000001).

- MC-99000002: “The update takes 25 minutes.”
- 99V-901: “the vehicle must be parked outside”
`;
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}
