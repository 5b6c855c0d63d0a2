import type { Tone } from '../lib/checking/verdict.ts';
import type { Finding, PageReport } from '../lib/report.ts';
import { ToneIcon } from './tone-icon.tsx';
import { usePageReport } from './use-page-report.ts';
import { useSiteSwitch } from './use-site-switch.ts';
import { webLink } from './web-link.ts';
import { words } from './words.ts';

const TONES: readonly Tone[] = ['green', 'amber', 'grey', 'neutral'];

/** What was found on a tab's page in numbers, what is amber, and the switch for its site. */
export function Popup({ tabId, address }: { tabId: number | undefined; address: string }) {
  const host = webLink(address) ? new URL(address).hostname : '';
  const [on, turn] = useSiteSwitch(host);
  const report = usePageReport(tabId, on ?? true);
  if (on === undefined || report === undefined) return null;
  return (
    <>
      <h1>Quotemark</h1>
      {host && (
        <div className="site">
          <span id="site">
            {words.onThisSite} <bdi>{host}</bdi>
          </span>
          <button type="button" role="switch" className="switch" aria-checked={on} aria-labelledby="site" onClick={() => turn(!on)} />
        </div>
      )}
      <Found host={host} on={on} report={report} />
    </>
  );
}

function Found({ host, on, report }: { host: string; on: boolean; report: PageReport | null }) {
  if (!host) return <p>{words.notAPage}</p>;
  if (!on) return <p>{words.switchedOff}</p>;
  if (!report) return <p>{words.noAnswer}</p>;
  const alerts = report.findings.filter(({ verdict }) => verdict.tone === 'amber');
  return (
    <>
      {report.findings.length > 0 && (
        <ul className="counts">
          {TONES.map((tone) => (
            <li key={tone}>
              <ToneIcon tone={tone} />
              <b>{report.summary[tone]}</b>
              <span>{words.tones[tone]}</span>
            </li>
          ))}
        </ul>
      )}
      <output className="note">{report.settled ? report.findings.length === 0 && words.nothingFound : words.stillChecking}</output>
      {alerts.length > 0 && (
        <>
          <h2>{words.alerts}</h2>
          {/* Scrolls, so it must be reachable by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <ul className="alerts" tabIndex={0} aria-label={words.alerts}>
            {alerts.map((finding, index) => (
              <Alert key={index} finding={finding} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Alert({ finding: { text, ids, type, verdict } }: { finding: Finding }) {
  return (
    <li>
      {type === 'quotation' ? <q dir="auto">{text}</q> : <bdi>{text}</bdi>}
      <span className="note">
        {words.headlines[verdict.verdict]}: <bdi>{ids.join(', ')}</bdi>
      </span>
    </li>
  );
}
