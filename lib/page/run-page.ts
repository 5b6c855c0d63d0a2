import type { ContentScriptContext } from 'wxt/utils/content-script-context';
import { onMessage, sendMessage } from '../messages.ts';
import { sitesOff } from '../settings.ts';
import { emptyReport, PageRun } from './page-run.ts';
import type { Surroundings } from './session.ts';

/** Other documents (images, feeds, JSON viewers) hold no text of a page. */
const READ_TYPES = new Set(['text/html', 'application/xhtml+xml', 'text/plain']);

/** How often it is made sure that the page has not taken our marks away, and that the extension is still there (milliseconds). */
const KEEPING = 2000;

/**
 * Runs Quotemark on this page while the reader has not switched its site off, and answers for it.
 * @param shapesSurviveForcedColours see Surroundings
 */
export async function runPage(context: ContentScriptContext, shapesSurviveForcedColours: boolean): Promise<void> {
  if (!READ_TYPES.has(document.contentType)) return;
  let run: { page: PageRun; stop: AbortController } | null = null;
  const surroundings: Surroundings = {
    check: (question) => sendMessage('check', question),
    inject: (script) => sendMessage('inject', { script }),
    shapesSurviveForcedColours,
  };
  const stop = () => {
    run?.stop.abort();
    run = null;
  };
  const follow = (off: readonly string[]) => {
    if (context.isInvalid || off.includes(location.hostname)) return stop();
    if (run) return;
    const controller = new AbortController();
    run = { page: new PageRun(surroundings, controller.signal), stop: controller };
  };

  const followed = sitesOff.getValue().then(follow);
  const listeners = [
    sitesOff.watch(follow),
    onMessage('report', async ({ data }) => {
      await followed;
      return run ? run.page.report(data.settled) : emptyReport(false);
    }),
    onMessage('step', ({ data }) => run?.page.step(data.direction)),
  ];
  context.setInterval(() => run?.page.keepMarks(), KEEPING);
  context.addEventListener(window, 'wxt:locationchange', () => run?.page.moved());
  context.onInvalidated(() => {
    stop();
    for (const remove of listeners) quietly(remove);
  });
  await followed;
}

/** In a page whose extension is gone there is nothing left to take listeners from. */
function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // See above.
  }
}
