import { createRoot, type Root } from 'react-dom/client';
import colours from '../../../components/shared/colours.css?inline';
import details from '../../../components/shared/details.css?inline';
import { PageFindings } from '../../../components/panel/page-findings.tsx';
import { PageSummary } from '../../../components/popup/page-summary.tsx';
import panel from '../../../components/panel/panel.css?inline';
import popup from '../../../components/popup/popup.css?inline';
import { Reviews } from '../../../components/popup/reviews.tsx';
import type { ShownPage } from '../../../components/shared/use-page.ts';
import view from '../../../components/shared/view.css?inline';
import type { ListedFinding, Review } from '../../../lib/report.ts';

/** What is told of a view: its state, and nothing that can be pressed. */
export type ViewState = Pick<ShownPage, 'host' | 'granted' | 'everywhere' | 'here' | 'report'>;

/** What a view was used for, in order. */
export const used: string[] = [];

let root: Root | undefined;

function mount(sheets: readonly string[]): Root {
  if (root) return root;
  const style = document.createElement('style');
  style.textContent = sheets.join('');
  document.head.append(style);
  const main = document.body.appendChild(document.createElement('main'));
  root = createRoot(main);
  return root;
}

const pageOf = (state: ViewState): ShownPage => ({
  ...state,
  tabId: 1,
  askAccess: () => used.push('access'),
  askMore: () => used.push('more'),
  turnEverywhere: (on) => used.push(`everywhere ${on}`),
  turnHere: (on) => used.push(`here ${on}`),
});

/** Shows the popup's view on a bare page, without an extension around it. */
export function showSummary(state: ViewState): void {
  mount([colours, view, popup]).render(<PageSummary page={pageOf(state)} onPanel={() => used.push('panel')} />);
}

/** Shows what has become of quotations. */
export function showReviews(reviews: readonly Review[]): void {
  mount([colours, view, popup]).render(
    <>
      <h1>Quotemark</h1>
      <Reviews reviews={reviews} onSeen={() => used.push('seen')} />
    </>,
  );
}

/** Shows the panel's view on a bare page; what stands in a frame cannot be revealed. */
export function showFindings(state: ViewState): void {
  const reveal = async ({ key, frame }: ListedFinding) => {
    used.push(`reveal ${key}`);
    return frame === 0;
  };
  mount([colours, view, details, panel]).render(<PageFindings page={pageOf(state)} onReveal={reveal} />);
}
