import type { PageReport } from '../../lib/report.ts';
import { words } from '../words/words.ts';

/** What a reader must know of a page as a whole beside its findings: what is not shown on it, and what was not checked. */
export function PageNotices({ report: { tampered, uncounted, findings }, onMore }: { report: PageReport; onMore: () => void }) {
  return (
    <>
      {tampered && <p className="tampered">{words.tampered}</p>}
      {uncounted > 0 && <p className="note">{words.tooManyFound(uncounted)}</p>}
      {findings.some(({ verdict }) => verdict.code === 'too-many') && (
        <p className="note">
          {words.tooMany}{' '}
          <button type="button" className="plain" onClick={onMore}>
            {words.askMore}
          </button>
        </p>
      )}
    </>
  );
}
