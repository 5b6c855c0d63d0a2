import type { Tone } from '../lib/checking/verdict.ts';
import type { Finding, PageReport } from '../lib/report.ts';
import { Switch } from './switch.tsx';
import { ToneIcon } from './tone-icon.tsx';
import { words } from './words.ts';

const TONES: readonly Tone[] = ['green', 'amber', 'grey', 'neutral'];

interface PageSummaryProps {
  /** Empty for a page that is no web page. */
  host: string;
  on: boolean;
  onTurn(on: boolean): void;
  /** Null where no page session answers. */
  report: PageReport | null;
}

/** What was found on a page, in numbers; what is amber, in short; and the switch for its site. */
export function PageSummary({ host, on, onTurn, report }: PageSummaryProps) {
  return (
    <>
      <h1>Quotemark</h1>
      {host && (
        <Switch id="site" on={on} onTurn={onTurn}>
          {words.onThisSite} <bdi>{host}</bdi>
        </Switch>
      )}
      {saysWhyNot(host, on, report) ?? <Found report={report!} />}
    </>
  );
}

function saysWhyNot(host: string, on: boolean, report: PageReport | null) {
  if (!host) return <p>{words.notAPage}</p>;
  if (!on) return <p>{words.switchedOff}</p>;
  if (!report) return <p>{words.noAnswer}</p>;
  return null;
}

function Found({ report: { on, findings, summary, settled } }: { report: PageReport }) {
  // A page that was switched on a moment ago still says that it is off.
  const done = settled && on;
  const alerts = findings.filter(({ verdict }) => verdict.tone === 'amber');
  return (
    <>
      {findings.length > 0 && (
        <ul className="counts">
          {TONES.map((tone) => (
            <li key={tone}>
              <ToneIcon tone={tone} />
              <b>{summary[tone]}</b>
              <span>{words.tones[tone]}</span>
            </li>
          ))}
        </ul>
      )}
      <output className="note">{done ? findings.length === 0 && words.nothingFound : words.stillChecking}</output>
      {alerts.length > 0 && (
        <section aria-labelledby="alerts">
          <h2 id="alerts">{words.alerts}</h2>
          {/* Scrolls, and holds nothing that takes focus: so a keyboard needs it to. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <ul className="alerts" tabIndex={0} aria-labelledby="alerts">
            {alerts.map((finding, index) => (
              <Alert key={index} finding={finding} />
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
