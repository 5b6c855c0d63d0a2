import { createRoot } from 'react-dom/client';
import { browser } from 'wxt/browser';
import '../../components/colours.css';
import '../../components/popup.css';
import { Popup } from '../../components/popup.tsx';
import { words } from '../../components/words.ts';

/** The tab in front, or the one named in the address (`?tab=7`), where tests and the harness open the popup as a page. */
async function shownTab() {
  const named = new URLSearchParams(location.search).get('tab');
  if (named) return browser.tabs.get(Number(named));
  const [front] = await browser.tabs.query({ active: true, currentWindow: true });
  return front;
}

document.documentElement.lang = words.language;
const tab = await shownTab();
const root = document.querySelector('#root');
if (root) createRoot(root).render(<Popup tabId={tab?.id} address={tab?.url ?? ''} />);
