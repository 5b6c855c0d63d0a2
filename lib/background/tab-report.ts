import { browser } from 'wxt/browser';
import { type Badge, sendMessage } from '../messages.ts';
import { readingFrame } from '../page/frame-slot.ts';
import { type PageReport, summarise } from '../report.ts';

/** A frame of a tab that is read. */
export interface ReadFrame {
  id: number;
  /** Focus is in it, or in a frame of its own. */
  focused: boolean;
}

/**
 * An answer that needs no work comes at once: a frame that has not answered by then hangs, and must not silence the others (milliseconds).
 */
const PROMPT = 2_000;

/** The frames of a tab in which Quotemark reads, the page itself first. */
export async function framesOf(tabId: number): Promise<ReadFrame[]> {
  const call = browser.scripting.executeScript({ target: { tabId, allFrames: true }, injectImmediately: true, func: readingFrame });
  const answers = await promptly(
    call.catch(() => []),
    [],
  );
  const frames = answers.flatMap(({ frameId, result }) => (result ? [{ id: frameId, focused: result.focused }] : []));
  return frames.sort((one, other) => one.id - other.id);
}

/**
 * What a tab has found, its frames included.
 * @param settled wait until nothing is being checked any more
 * @returns null where no page of ours answers
 */
export async function tabReport(tabId: number, settled: boolean): Promise<PageReport | null> {
  const ask = (frameId: number) => {
    const report = sendMessage('report', { settled }, { tabId, frameId }).catch(() => null);
    return settled ? report : promptly(report, null);
  };
  const page = await ask(0);
  if (!page) return null;
  const frames = (await framesOf(tabId)).filter(({ id }) => id !== 0);
  const inFrames = await Promise.all(frames.map(async ({ id }) => inFrame(id, await ask(id))));
  return inFrames.reduce(together, page);
}

/** What the badge tells of a tab, its frames included; null where no page of ours answers. */
export async function tabBadge(tabId: number): Promise<Badge | null> {
  const ask = (frameId: number) =>
    promptly(
      sendMessage('badge', undefined, { tabId, frameId }).catch(() => null),
      null,
    );
  const page = await ask(0);
  if (page === null) return null;
  const frames = (await framesOf(tabId)).filter(({ id }) => id !== 0);
  const inFrames = await Promise.all(frames.map(({ id }) => ask(id)));
  const all = [page, ...inFrames.filter((frame) => frame !== null)];
  return { amber: all.reduce((sum, { amber }) => sum + amber, 0), tampered: all.some(({ tampered }) => tampered) };
}

function promptly<T>(answer: Promise<T>, otherwise: T): Promise<T> {
  return Promise.race([answer, new Promise<T>((resolve) => setTimeout(() => resolve(otherwise), PROMPT))]);
}

function inFrame(frame: number, report: PageReport | null): PageReport | null {
  return report && { ...report, findings: report.findings.map((finding) => ({ ...finding, frame })) };
}

function together(page: PageReport, frame: PageReport | null): PageReport {
  if (!frame) return page;
  const findings = [...page.findings, ...frame.findings];
  return {
    ...page,
    settled: page.settled && frame.settled,
    unread: page.unread || frame.unread,
    tampered: page.tampered || frame.tampered,
    reading: [...new Set([...page.reading, ...frame.reading])],
    findings,
    uncounted: page.uncounted + frame.uncounted,
    current: page.current ?? frame.current,
    summary: summarise(findings),
  };
}
