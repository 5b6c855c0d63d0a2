import { createRoot } from 'react-dom/client';
import colours from '../../components/colours.css?inline';
import { PageSummary } from '../../components/page-summary.tsx';
import sheet from '../../components/popup.css?inline';
import type { PageReport } from '../../lib/report.ts';

/** Shows the popup's view on a bare page, without an extension around it; its switch is told on `globalThis.turned`. */
export function showSummary(props: { host: string; on: boolean; report: PageReport | null }): void {
  const style = document.createElement('style');
  style.textContent = colours + sheet;
  document.head.append(style);
  const main = document.createElement('main');
  document.body.replaceChildren(main);
  createRoot(main).render(<PageSummary {...props} onTurn={(on) => Object.assign(globalThis, { turned: on })} />);
}
