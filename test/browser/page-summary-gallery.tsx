import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import colours from '../../components/colours.css?inline';
import { PageSummary } from '../../components/page-summary.tsx';
import { Reviews } from '../../components/reviews.tsx';
import sheet from '../../components/popup.css?inline';
import type { PageReport, Review } from '../../lib/report.ts';

/** Shows the popup's view on a bare page, without an extension around it; its switch is told on `globalThis.turned`. */
export function showSummary(props: { host: string; on: boolean; report: PageReport | null }): void {
  show(<PageSummary {...props} onTurn={(on) => Object.assign(globalThis, { turned: on })} />);
}

/** Shows what has become of quotations; that the reader has seen it is told on `globalThis.seen`. */
export function showReviews(reviews: readonly Review[]): void {
  show(
    <>
      <h1>Quotemark</h1>
      <Reviews reviews={reviews} onSeen={() => Object.assign(globalThis, { seen: true })} />
    </>,
  );
}

function show(view: ReactNode): void {
  const style = document.createElement('style');
  style.textContent = colours + sheet;
  document.head.append(style);
  const main = document.createElement('main');
  document.body.replaceChildren(main);
  createRoot(main).render(view);
}
