import { sendMessage } from '../../lib/messages.ts';
import type { ListedFinding } from '../../lib/report.ts';
import { PageFindings } from './page-findings.tsx';
import { usePage } from '../shared/use-page.ts';

/** All findings of the page in front, beside it. */
export function Panel() {
  const page = usePage();
  if (page === undefined) return null;
  const reveal = async ({ key, frame }: ListedFinding) => {
    if (page.tabId === undefined) return false;
    return sendMessage('reveal', { key }, { tabId: page.tabId, frameId: frame }).catch(() => false);
  };
  return <PageFindings key={page.tabId} page={page} onReveal={reveal} />;
}
