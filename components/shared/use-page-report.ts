import { useEffect, useState } from 'react';
import { onMessage, sendMessage } from '../../lib/messages.ts';
import type { PageReport } from '../../lib/report.ts';
import { PageAsking } from './page-asking.ts';
import type { ShownTab } from './use-shown-tab.ts';

/**
 * What a tab has found so far, anew whenever its page has news.
 * @param on what the switches say
 * @returns undefined before the first answer, null where no page of ours answers
 */
export function usePageReport(tab: ShownTab | undefined, on: boolean): PageReport | null | undefined {
  const [report, setReport] = useState<PageReport | null>();
  const tabId = tab?.id;
  const visit = tab?.visit;
  useEffect(() => {
    if (visit === undefined) return undefined;
    const gone = new AbortController();
    const ask = async (settled: boolean) => (tabId === undefined ? null : sendMessage('tabReport', { tabId, settled }).catch(() => null));
    const asking = new PageAsking({ ask, on, onReport: setReport }, gone.signal);
    const stopListening = onMessage('news', ({ sender }) => {
      if (sender.tab?.id === tabId) asking.news();
    });
    return () => {
      gone.abort();
      stopListening();
    };
  }, [tabId, visit, on]);
  return report;
}
