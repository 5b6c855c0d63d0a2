import { useEffect, useState } from 'react';
import { sendMessage } from '../lib/messages.ts';
import type { PageReport } from '../lib/report.ts';

/** ms between two questions while the page is still checking. */
const PAUSE = 1000;

/**
 * What a tab has found so far, asked again until nothing is being checked any more.
 * @param on what the site's switch says: the page hears of it on its own, so it is asked until it agrees
 * @returns undefined before the first answer, null where no page session answers
 */
export function usePageReport(tabId: number | undefined, on: boolean): PageReport | null | undefined {
  const [report, setReport] = useState<PageReport | null>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let gone = false;
    const ask = async (settled: boolean) => {
      const answer = tabId === undefined ? null : await sendMessage('tabReport', { tabId, settled }).catch(() => null);
      if (gone) return;
      setReport(answer);
      if (!answer) return;
      if (!answer.settled || answer.on !== on) timer = setTimeout(() => void ask(false), PAUSE);
      // A page that has only just begun to read has found nothing yet, and is not busy with it either.
      else if (!settled) void ask(true);
    };
    void ask(false);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [tabId, on]);
  return report;
}
