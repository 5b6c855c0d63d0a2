import type { CDPSession } from 'playwright';
import type { Chromium } from './launch-chromium.ts';

/**
 * Errors and rejections that nobody caught in the background, in each of its lives, in order.
 * @param browser with a worker that runs, or will
 */
export async function watchWorker(browser: Chromium): Promise<string[]> {
  const uncaught: string[] = [];
  const session = await browser.context.browser()!.newBrowserCDPSession();
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { method, params } = JSON.parse(message) as {
      method?: string;
      params?: { exceptionDetails: { text: string; exception?: { description?: string } } };
    };
    if (method === 'Runtime.exceptionThrown')
      uncaught.push(params!.exceptionDetails.exception?.description ?? params!.exceptionDetails.text);
  });
  session.on('Target.targetCreated', ({ targetInfo: { type, url, targetId } }) => {
    if (type === 'service_worker' && url.includes(browser.extensionId)) void listen(session, targetId);
  });
  await session.send('Target.setDiscoverTargets', { discover: true });
  return uncaught;
}

/** What was thrown before is told as well. */
async function listen(session: CDPSession, targetId: string): Promise<void> {
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id: 1, method: 'Runtime.enable' }) });
}
