import type { Tone } from '../../lib/checking/verdict.ts';
import type { Finding, PageReport } from '../../lib/report.ts';
import { PageNotices } from '../shared/page-notices.tsx';
import { PageSwitches, readReport } from '../shared/page-switches.tsx';
import { ToneIcon } from '../shared/tone-icon.tsx';
import type { ShownPage } from '../shared/use-page.ts';
import { words } from '../words/words.ts';

const TONES: readonly Tone[] = ['green', 'amber', 'grey', 'neutral'];

/** What was found on a page, in numbers; what is amber, in short; and the switches. */
export function PageSummary({ page, onPanel }: { page: ShownPage; onPanel: () => void }) {
  const report = readReport(page);
  return (
    <>
      <h1>Quotemark</h1>
      <PageSwitches page={page} />
      {report && <PageNotices report={report} onMore={page.askMore} />}
      {report && <Found report={report} onPanel={onPanel} />}
    </>
  );
}

function Found({ report: { on, findings, summary, settled, unread }, onPanel }: { report: PageReport; onPanel: () => void }) {
  // A page that was switched on a moment ago still says that it is off.
  const done = settled && on;
  const alerts = findings.filter(({ verdict }) => verdict.tone === 'amber');
  return (
    <>
      {findings.length > 0 && (
        <>
          <ul className="counts">
            {TONES.map((tone) => (
              <li key={tone}>
                <ToneIcon tone={tone} />
                <b>{summary[tone]}</b>
                <span>{words.tones[tone]}</span>
              </li>
            ))}
          </ul>
          <button type="button" className="plain" onClick={onPanel}>
            {words.allInPanel}
          </button>
        </>
      )}
      <output className="note">
        {done ? (unread ? words.pageUnread : findings.length === 0 && words.nothingFound) : words.stillChecking}
      </output>
      {alerts.length > 0 && (
        <section aria-labelledby="alerts">
          <h2 id="alerts">{words.alerts}</h2>
          {/* Scrolls, and holds nothing that takes focus: so a keyboard needs it to. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <ul className="alerts" tabIndex={0} aria-labelledby="alerts">
            {alerts.map((finding) => (
              <Alert key={`${finding.frame} ${finding.key}`} finding={finding} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Alert({ finding: { text, ids, type, verdict } }: { finding: Finding }) {
  return (
    <li>
      {type === 'quotation' && <q dir="auto">{text}</q>}
      <span className="note">
        {words.headlines[verdict.code]}: <bdi>{ids.join(', ')}</bdi>
      </span>
    </li>
  );
}
