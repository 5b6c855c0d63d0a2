import { memo, useEffect, useRef, useState } from 'react';
import type { ListedFinding } from '../../lib/report.ts';
import { checkedCitation } from '../shared/checked-citation.ts';
import { CopyButton } from '../shared/copy-button.tsx';
import { FindingDetails } from '../shared/finding-details.tsx';
import { ToneIcon } from '../shared/tone-icon.tsx';
import { words } from '../words/words.ts';

/** Shows a finding on its page; false when it is not to be seen there. */
export type Reveal = (finding: ListedFinding) => Promise<boolean>;

interface FindingRowProps {
  finding: ListedFinding;
  /** Open from the beginning. */
  open: boolean;
  onReveal: Reveal;
}

/** One finding of a list: its verdict and words, and behind them all that its card says. Opening it shows it on the page. */
export const FindingRow = memo(
  Row,
  (before, now) => before.finding.frame === now.finding.frame && sameVerdict(before.finding, now.finding),
);

function sameVerdict(before: ListedFinding, now: ListedFinding): boolean {
  return before.key === now.key && JSON.stringify(before.verdict) === JSON.stringify(now.verdict);
}

function Row({ finding, open, onReveal }: FindingRowProps) {
  const { type, text, ids, verdict, frame } = finding;
  const row = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(open);
  const [unseen, setUnseen] = useState(false);
  const reveal = async () => setUnseen(!(await onReveal(finding)));
  useEffect(() => {
    if (open) row.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  return (
    <li>
      <details ref={row} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary onClick={() => !isOpen && void reveal()}>
          <ToneIcon tone={verdict.tone} />
          <span>
            <b>{words.headlines[verdict.code]}</b>
            {type === 'quotation' && <q dir="auto">{text}</q>}
            <span className="note">
              <bdi>{ids.join(', ')}</bdi>
              {frame !== 0 && ` · ${words.inFrame}`}
            </span>
          </span>
        </summary>
        {isOpen && (
          <div className="details">
            <FindingDetails finding={finding} />
            <div className="actions">
              <button type="button" onClick={() => void reveal()}>
                {words.showOnPage}
              </button>
              <CopyButton text={() => checkedCitation(finding)} />
              <output className="note">{unseen && words.notShown}</output>
            </div>
          </div>
        )}
      </details>
    </li>
  );
}
