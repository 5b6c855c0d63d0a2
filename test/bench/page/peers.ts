import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from 'playwright';
import { buildExtension } from '../../harness/build-extension.ts';
import { type Chromium, launchChromium } from '../../harness/launch-chromium.ts';
import { servePages, type PageServer, type Served } from '../../harness/serve-pages.ts';
import { type Bench, median, type Row } from '../bench.ts';
import { threadTime } from './page-clock.ts';

const ENTRIES = 2_000;
const ROUNDS = 7;
/** After the page is loaded, all of them have done what they do by then (milliseconds). */
const DONE = 1_500;

const folderOf = (name: string) => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
const MARK = join(folderOf('mark.js'), 'dist/mark.min.js');
const HYPOTHESIS = folderOf('hypothesis');
const HYPOTHESIS_SCRIPTS = ['build/boot.js', 'build/scripts/annotator.bundle.js'];

/** What mark.js is asked to look for: the ids that NHTSA itself writes. */
const IDS = String.raw`/\b(?:(?:PE|EA|DP|RQ|AQ)\d\d-?\d{3}|\d\d[VETC]-?\d{3}|MC-\d{8})\b/gi`;

type Page = 'nothing' | 'mark.js' | 'Hypothesis';

/**
 * What people would otherwise install, on the same page with nothing to do. mark.js searches it once for the ids of NHTSA. Hypothesis is
 * started by its own boot script from loopback; its side bar, another 800 kB, is left out (an empty page stands for it), and so is its
 * server.
 */
export const bench: Bench = {
  name: 'Against mark.js and Hypothesis',
  async run() {
    const server = await servePages((path) => serve(path, () => server.origin));
    try {
      return rows(await bytes(), await times(server));
    } finally {
      await server.close();
    }
  },
};

interface Figures {
  ours: number;
  'mark.js': number;
  Hypothesis: number;
}

function rows(size: Figures, time: Figures & { nothing: number }): Row[] {
  const row = (what: string, figures: Figures, show: (figure: number) => string): Row => ({
    what,
    figure: `${show(figures.ours)}, mark.js ${show(figures['mark.js'])}, Hypothesis ${show(figures.Hypothesis)}`,
    bar: 'less than each',
    met: figures.ours < figures['mark.js'] && figures.ours < figures.Hypothesis,
  });
  return [
    row('script on every page', size, (figure) => `${figure.toLocaleString('en')} bytes`),
    row(
      `main-thread time on ${(ENTRIES * 5).toLocaleString('en')} text nodes with nothing to do, above ${time.nothing.toFixed(0)} ms of the page's own`,
      time,
      (figure) => `${figure.toFixed(1)} ms`,
    ),
  ];
}

async function bytes(): Promise<Figures> {
  const size = (path: string) => readFileSync(path).length;
  return {
    ours: size(join(await buildExtension('chrome'), 'content-scripts/marks.js')),
    'mark.js': size(MARK),
    Hypothesis: HYPOTHESIS_SCRIPTS.reduce((sum, script) => sum + size(join(HYPOTHESIS, script)), 0),
  };
}

async function times({ origin }: PageServer): Promise<Figures & { nothing: number }> {
  const extended = await launchChromium();
  try {
    const plain = await launchChromium();
    try {
      await uninstall(plain);
      const taken: Record<keyof Figures | 'nothing', number[]> = { nothing: [], ours: [], 'mark.js': [], Hypothesis: [] };
      for (let round = 0; round < ROUNDS; round++) {
        for (const page of ['nothing', 'mark.js', 'Hypothesis'] as const) taken[page].push(await loading(plain.context, origin, page));
        taken.ours.push(await loading(extended.context, origin, 'nothing'));
      }
      const nothing = median(taken.nothing);
      const above = (name: keyof Figures) => median(taken[name]) - nothing;
      return { nothing, ours: above('ours'), 'mark.js': above('mark.js'), Hypothesis: above('Hypothesis') };
    } finally {
      await plain.close();
    }
  } finally {
    await extended.close();
  }
}

/** Leaves a browser that differs in nothing else. */
async function uninstall({ context, extensionId }: Chromium): Promise<void> {
  const cdp = await context.browser()!.newBrowserCDPSession();
  await cdp.send('Extensions.uninstall' as never, { id: extensionId } as never);
}

/** Milliseconds of the main thread from a page's first byte until all is done. */
async function loading(context: BrowserContext, origin: string, page: Page): Promise<number> {
  const tab = await context.newPage();
  try {
    // The page's process is there already.
    await tab.goto(`${origin}/empty`);
    const now = await threadTime(tab);
    const begun = await now();
    await tab.goto(`${origin}/page/${page}`, { waitUntil: 'load' });
    await sleep(DONE);
    return (await now()) - begun;
  } finally {
    await tab.close();
  }
}

function serve(path: string, origin: () => string): string | Served | null {
  const script = (file: string): Served => ({ type: path.endsWith('.css') ? 'text/css' : 'text/javascript', body: readFileSync(file) });
  if (path === '/mark.min.js') return script(MARK);
  if (path.startsWith('/build/') && !path.includes('..')) return script(join(HYPOTHESIS, path));
  if (path === '/page/nothing') return document('');
  if (path === '/page/mark.js')
    return document(`<script src="/mark.min.js"></script><script>new Mark(document.body).markRegExp(${IDS})</script>`);
  if (path === '/page/Hypothesis') {
    const config = JSON.stringify({
      assetRoot: `${origin()}/`,
      sidebarAppUrl: `${origin()}/empty`,
      notebookAppUrl: `${origin()}/empty`,
      profileAppUrl: `${origin()}/empty`,
    });
    return document(
      `<script type="application/json" class="js-hypothesis-config">${config}</script><script src="/build/boot.js"></script>`,
    );
  }
  return path === '/empty' ? '<!doctype html><title>Empty</title>' : null;
}

function document(scripts: string): string {
  const entry =
    '<div class="entry"><p>The horn of this car is loud <b>and clear</b> in 2019, says <a href="/letters/horn-12">a reader</a> who has one.</p></div>';
  return `<!doctype html><title>Nothing to do</title><body>${entry.repeat(ENTRIES)}${scripts}`;
}
