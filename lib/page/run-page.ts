import { browser } from 'wxt/browser';
import type { ContentScriptContext } from 'wxt/utils/content-script-context';
import { onMessage, sendMessage } from '../messages.ts';
import { emptyReport } from '../report.ts';
import { sitesOff, switchedOn } from '../settings.ts';
import { focusedElement, takeFocus } from './focus.ts';
import { roomToRead, siteHost } from './frame.ts';
import { setReads } from './frame-slot.ts';
import { GONE } from './gone.ts';
import { PageRun } from './page-run.ts';
import type { Surroundings } from './session.ts';

/** Other documents (images, feeds, JSON viewers) hold no text of a page. */
const READ_TYPES = new Set(['text/html', 'application/xhtml+xml', 'text/plain']);

/** How often it is made sure that the page has not taken our marks away, and that the extension is still there (milliseconds). */
const KEEPING = 2000;

/**
 * Runs Quotemark on this page, or in this frame of one, while the reader has it switched on, and answers for it.
 * @param shapesSurviveForcedColours see Surroundings
 */
export async function runPage(context: ContentScriptContext, shapesSurviveForcedColours: boolean): Promise<void> {
  if (!READ_TYPES.has(document.contentType)) return;
  await roomToRead(context.signal);
  if (context.isInvalid) return;

  const surroundings: Surroundings = {
    check: (question) => sendMessage('check', question),
    inject: (script) => sendMessage('inject', { script }),
    goHome: (home) => void sendMessage('goHome', { home }).catch(() => undefined),
    openPanel: () => void sendMessage('openPanel', undefined).catch(() => undefined),
    // Nobody needs to hear it: the badge may be gone with the extension.
    news: () => void sendMessage('news', undefined).catch(() => undefined),
    farewell: () => ({ text: browser.i18n.getMessage('gone'), close: browser.i18n.getMessage('close') }),
    shapesSurviveForcedColours,
  };
  const site = siteHost();
  let run: { page: PageRun; stop: AbortController } | null = null;
  const stop = (reason?: typeof GONE) => {
    setReads(false);
    run?.stop.abort(reason);
    run = null;
  };
  const start = () => {
    const controller = new AbortController();
    run = { page: new PageRun(surroundings, controller.signal), stop: controller };
    setReads(true);
    keepUp(run.page, context, controller.signal);
  };
  /** What had focus when a command led on to another frame. */
  let left: HTMLElement | null = null;
  const wish = { on: true, off: [] as readonly string[] };
  const follow = (change: Partial<typeof wish>) => {
    Object.assign(wish, change);
    if (context.isInvalid || !wish.on || wish.off.includes(site)) stop();
    else if (!run) start();
  };

  const followed = Promise.all([switchedOn.getValue(), sitesOff.getValue()]).then(([on, off]) => follow({ on, off }));
  const listeners = [
    switchedOn.watch((on) => follow({ on })),
    sitesOff.watch((off) => follow({ off })),
    onMessage('report', async ({ data }) => {
      await followed;
      return run ? run.page.report(data.settled) : emptyReport({ address: location.href, title: document.title, on: false });
    }),
    onMessage('step', ({ data }) => {
      const stepped = run?.page.step(data.direction, data.home) ?? { shown: false };
      if (!stepped.shown) left = focusedElement();
      return stepped;
    }),
    onMessage('takeFocus', () => takeFocus(left)),
    onMessage('reveal', ({ data }) => run?.page.reveal(data.key) ?? false),
  ];
  context.onInvalidated(() => {
    // A newer script of ours may have started in this page, which goes on where this one ends.
    stop(browser.runtime?.id === undefined ? GONE : undefined);
    for (const remove of listeners) quietly(remove);
  });
  await followed;
}

/** Has a run notice what no change of the page tells, until the signal. */
function keepUp(page: PageRun, context: ContentScriptContext, signal: AbortSignal): void {
  const keeping = setInterval(() => context.isValid && page.keepMarks(), KEEPING);
  signal.addEventListener('abort', () => clearInterval(keeping));
  let address = location.href;
  const onEntry = () => {
    if (location.href === address) return;
    address = location.href;
    page.moved();
  };
  navigation.addEventListener('currententrychange', onEntry, { signal });
}

/** In a page whose extension is gone there is nothing left to take listeners from. */
function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // See above.
  }
}
