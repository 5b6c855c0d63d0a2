import { browser } from 'wxt/browser';
import type { ContentScriptContext } from 'wxt/utils/content-script-context';
import { logError } from '../errors.ts';
import { onMessage, sendMessage } from '../messages.ts';
import { emptyReport } from '../report.ts';
import { sitesOff, switchedOn } from '../settings.ts';
import { focusedElement, takeFocus } from './focus.ts';
import { roomToRead, siteHost } from './frame.ts';
import { setReads } from './frame-slot.ts';
import { GONE } from './gone.ts';
import { PageRun } from './page-run.ts';
import type { SessionNeeds } from './session-needs.ts';
import { nativeDocument } from './native.ts';

/** What the reader has switched: Quotemark as a whole, and the hosts on which it is off. */
interface Switches {
  on: boolean;
  off: readonly string[];
}

/** Other documents (images, feeds, JSON viewers) hold no text of a page. */
const READ_TYPES = new Set(['text/html', 'application/xhtml+xml', 'text/plain']);

/**
 * Runs Quotemark on this page, or in this frame of one, while the reader has it switched on, and answers for it.
 * @param shapesSurviveForcedColours see SessionNeeds
 */
export async function runPage(context: ContentScriptContext, shapesSurviveForcedColours: boolean): Promise<void> {
  if (!READ_TYPES.has(nativeDocument.contentType)) return;
  await roomToRead(context.signal);
  if (context.isInvalid) return;

  const needs: SessionNeeds = {
    check: (question) => sendMessage('check', question),
    inject: (script) => sendMessage('inject', { script }),
    paint: (token) => sendMessage('paint', { token }),
    goHome: (home) => void sendMessage('goHome', { home }).catch(() => undefined),
    openPanel: () => void sendMessage('openPanel', undefined).catch(() => undefined),
    // Nobody needs to hear it: the badge may be gone with the extension.
    reportHasNews: () => void sendMessage('news', undefined).catch(() => undefined),
    isAlive: () => context.isValid,
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
    run = { page: new PageRun(needs, controller.signal), stop: controller };
    setReads(true);
    followAddress(run.page, controller.signal);
  };
  /** What had focus when a command led on to another frame. */
  let left: HTMLElement | null = null;
  /** What the reader has switched; null as long as that is not known, and then nothing is begun. */
  let switches: Switches | null = null;
  /** What was switched while it was not known. */
  const early: Partial<Switches> = {};
  const follow = (change: Partial<Switches>) => {
    if (!switches) {
      Object.assign(early, change);
      return;
    }
    Object.assign(switches, change);
    if (context.isInvalid || !switches.on || switches.off.includes(site)) stop();
    else if (!run) start();
  };

  const followed = Promise.all([switchedOn.getValue(), sitesOff.getValue()]).then(
    ([on, off]) => {
      switches = { on, off };
      follow(early);
    },
    // Where storage fails nobody knows whether the reader wants us here.
    (error: unknown) => logError('reading the switches', error),
  );
  const listeners = [
    switchedOn.watch((on) => follow({ on })),
    sitesOff.watch((off) => follow({ off })),
    onMessage('report', async ({ data }) => {
      await followed;
      return run ? run.page.report(data.settled) : emptyReport({ address: location.href, title: nativeDocument.title, on: false });
    }),
    onMessage('tryAgain', () => run?.page.tryAgain()),
    onMessage('badge', () => run?.page.badge() ?? { amber: 0, tampered: false }),
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

/** Has a run notice that the page has become another one without being loaded, until the signal. */
function followAddress(page: PageRun, signal: AbortSignal): void {
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
