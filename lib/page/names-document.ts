import { citePage } from '../citing/cite-page.ts';
import { mayCite } from '../citing/ids/may-cite.ts';

/** Does a short text, a label or a line of its own, name a document? */
export function namesDocument(text: string): boolean {
  if (!mayCite(text)) return false;
  const block = { kind: 'paragraph', text, section: 0, links: [], chips: [], quoteElements: [], code: [], anchors: [] } as const;
  return citePage({ address: '', title: '', blocks: [block] }).citations.length > 0;
}
