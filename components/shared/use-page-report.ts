import { useEffect, useState } from 'react';
import { onMessage, sendMessage } from '../../lib/messages.ts';
import type { PageReport } from '../../lib/report.ts';
import type { ShownTab } from './use-shown-tab.ts';

/** ms after which a page is asked again that has not yet heard that it was switched on or off. */
const PAUSE = 500;

/**
 * What a tab has found so far, anew whenever its page has news.
 * @param on what the switches say: the page hears of it on its own, so it is asked until it agrees
 * @returns undefined before the first answer, null where no page of ours answers
 */
export function usePageReport(tab: ShownTab | undefined, on: boolean): PageReport | null | undefined {
  const [report, setReport] = useState<PageReport | null>();
  const tabId = tab?.id;
  const visit = tab?.visit;
  useEffect(() => {
    if (visit === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let gone = false;
    // Questions are numbered: an answer that is older than one that came already says nothing.
    let asked = 0;
    let answered = 0;
    let isWaiting = false;
    const ask = async (settled: boolean) => {
      const number = (asked += 1);
      const answer = tabId === undefined ? null : await sendMessage('tabReport', { tabId, settled }).catch(() => null);
      if (settled) isWaiting = false;
      if (gone || number < answered) return;
      answered = number;
      setReport(answer);
      if (answer && answer.on !== on) timer = setTimeout(() => void ask(settled), PAUSE);
      // A page that has only just begun to read has found nothing yet, and is not busy with it either.
      else if (answer && (!settled || !answer.settled)) waitForRest();
    };
    /** One question at a time waits for the page to settle. */
    const waitForRest = () => {
      if (isWaiting) return;
      isWaiting = true;
      void ask(true);
    };
    void ask(false);
    const stopListening = onMessage('news', ({ sender }) => {
      if (sender.tab?.id !== tabId) return;
      clearTimeout(timer);
      void ask(false);
    });
    return () => {
      gone = true;
      clearTimeout(timer);
      stopListening();
    };
  }, [tabId, visit, on]);
  return report;
}
