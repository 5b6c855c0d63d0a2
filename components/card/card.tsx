import type { Finding } from '../../lib/report.ts';
import { checkedCitation } from '../shared/checked-citation.ts';
import { CopyButton } from '../shared/copy-button.tsx';
import { FindingDetails } from '../shared/finding-details.tsx';
import { ToneIcon } from '../shared/tone-icon.tsx';
import { words } from '../words/words.ts';

interface CardProps {
  finding: Finding;
  /** The page has changed our marks. */
  tampered: boolean;
  onClose(): void;
  /** Show all findings of the page in the panel. */
  onPanel(): void;
}

/** All that is known about one finding. */
export function Card({ finding, tampered, onClose, onPanel }: CardProps) {
  const { verdict } = finding;
  return (
    <>
      <div className="head">
        <ToneIcon tone={verdict.tone} />
        <h2 id="quotemark-verdict">{words.headlines[verdict.code]}</h2>
        <button type="button" className="close" aria-label={words.close} onClick={onClose}>
          <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" aria-hidden="true">
            <path d="m3.5 3.5 9 9m0-9-9 9" />
          </svg>
        </button>
      </div>
      <div className="details">
        {tampered && <p className="tampered">{words.tampered}</p>}
        <FindingDetails finding={finding} reasonId="quotemark-reason" />
        <div className="actions">
          <CopyButton text={() => checkedCitation(finding)} />
          <button type="button" onClick={onPanel}>
            {words.openInPanel}
          </button>
        </div>
      </div>
    </>
  );
}
