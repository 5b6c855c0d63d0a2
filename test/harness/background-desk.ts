import type { Page } from 'playwright';
import type { Answer } from '../../lib/messages.ts';
import type { Chromium } from './launch-chromium.ts';

/** The interface of extensions, in functions that run in a page of ours. */
declare const chrome: typeof import('wxt/browser').browser;

/** Speaks to the background as a page's script does, and shares its databases. */
export interface BackgroundDesk {
  page: Page;
  /** Null where the background refuses to answer. */
  ask(question: unknown): Promise<Answer | null>;
  /** Begins anew with a background that has never read anything. */
  forget(): Promise<void>;
  /** Bytes that the background's own values take, after what nobody holds has been let go. */
  heap(): Promise<number>;
  /** Has a promise rejected in the background that nobody catches. */
  throwInWorker(message: string): Promise<void>;
}

export async function openBackgroundDesk(browser: Chromium): Promise<BackgroundDesk> {
  const page = await browser.openExtensionPage('manifest.json');

  /** In the form of lib/messages.ts. */
  async function ask(question: unknown): Promise<Answer | null> {
    const answer = await page.evaluate(async (data) => {
      const message = { type: 'check', data };
      return (await chrome.runtime.sendMessage(message)) as { res?: Answer };
    }, question);
    return answer.res ?? null;
  }

  return {
    page,
    ask,
    async forget() {
      await ask({ citations: [], quotations: [] });
      await browser.killWorker();
      await page.evaluate(async () => {
        for (const { name } of await indexedDB.databases()) {
          await new Promise((resolve) => indexedDB.deleteDatabase(name!).addEventListener('success', resolve));
        }
      });
    },
    async heap() {
      const answer = await debugWorker(browser, { method: 'HeapProfiler.collectGarbage' }, { method: 'Runtime.getHeapUsage' });
      return (answer as { usedSize: number }).usedSize;
    },
    async throwInWorker(message) {
      await ask({ citations: [], quotations: [] });
      await debugWorker(browser, {
        method: 'Runtime.evaluate',
        params: { expression: `void Promise.reject(new Error(${JSON.stringify(message)}))` },
      });
    },
  };
}

/** Sends commands of the debugger to the worker that runs, and gives the answer to the last one. */
async function debugWorker(browser: Chromium, ...commands: { method: string; params?: object }[]): Promise<unknown> {
  const session = await browser.context.browser()!.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets');
  const { targetId } = targetInfos.find(({ type, url }) => type === 'service_worker' && url.includes(browser.extensionId))!;
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const answered = new Promise<unknown>((resolve) => {
    session.on('Target.receivedMessageFromTarget', ({ message }) => {
      const { id, result } = JSON.parse(message) as { id: number; result: unknown };
      if (id === commands.length) resolve(result);
    });
  });
  for (const [at, command] of commands.entries())
    await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id: at + 1, ...command }) });
  const answer = await answered;
  await session.detach();
  return answer;
}
