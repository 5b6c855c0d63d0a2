import { useState } from 'react';
import type { Tone } from '../../lib/checking/verdict.ts';
import type { ListedFinding, PageReport } from '../../lib/report.ts';
import { countEvidence } from './count-evidence.ts';
import { FindingRow, type Reveal } from './finding-row.tsx';
import { PageNotices } from '../shared/page-notices.tsx';
import { PageSwitches, readReport } from '../shared/page-switches.tsx';
import { ToneFilter } from './tone-filter.tsx';
import type { ShownPage } from '../shared/use-page.ts';
import { words } from '../words/words.ts';

/** So many documents are named while they are read; the others are counted. */
const NAMED = 5;

/**
 * Every finding of a page in page order, what they rest on, and what is being read: all that the page shows, for those who cannot see it.
 */
export function PageFindings({ page, onReveal }: { page: ShownPage; onReveal: Reveal }) {
  const report = readReport(page);
  return (
    <>
      <h1>Quotemark</h1>
      <PageSwitches page={page} />
      {report && (
        <>
          <PageNotices report={report} onMore={page.askMore} />
          {report.findings.length > 0 && <Evidence findings={report.findings} />}
          <output className="note">{progress(report)}</output>
          {report.findings.length > 0 && <Findings key={report.address} report={report} onReveal={onReveal} />}
        </>
      )}
    </>
  );
}

function Evidence({ findings }: { findings: readonly ListedFinding[] }) {
  const { documents, passages, unread } = countEvidence(findings);
  return (
    <ul className="evidence">
      <li>{words.documentsRead(documents)}</li>
      <li>{words.passagesFound(passages)}</li>
      {unread > 0 && <li>{words.documentsUnread(unread)}</li>}
    </ul>
  );
}

function progress({ on, settled, unread, reading, findings }: PageReport): string {
  const more = reading.length - NAMED;
  if (reading.length > 0) return words.reading([...reading.slice(0, NAMED), ...(more > 0 ? [words.andMore(more)] : [])].join(', '));
  // A page that was switched on a moment ago still says that it is off.
  if (!settled || !on) return words.stillChecking;
  if (unread) return words.pageUnread;
  return findings.length > 0 ? words.allRead : words.nothingFound;
}

function Findings({ report: { findings, summary, current }, onReveal }: { report: PageReport; onReveal: Reveal }) {
  const [tone, setTone] = useState<Tone | null>(null);
  // Who comes from a card wants to see that finding; afterwards the reader opens and closes.
  const [first] = useState(current);
  const shown = findings.filter(({ verdict }) => tone === null || verdict.tone === tone);
  return (
    <section aria-labelledby="findings">
      <h2 id="findings">{words.findings}</h2>
      <ToneFilter tone={tone} summary={summary} onChange={setTone} />
      <ol className="findings">
        {shown.map((finding) => (
          <FindingRow key={`${finding.frame} ${finding.key}`} finding={finding} open={finding.key === first} onReveal={onReveal} />
        ))}
      </ol>
    </section>
  );
}
