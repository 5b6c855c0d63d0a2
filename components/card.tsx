import type { Finding } from '../lib/report.ts';
import { checkedCitation } from './checked-citation.ts';
import { Contradictions } from './contradictions.tsx';
import { CopyButton } from './copy-button.tsx';
import { Difference } from './difference.tsx';
import { Documents } from './documents.tsx';
import { Passage } from './passage.tsx';
import { sayDate } from './say-date.ts';
import { ToneIcon } from './tone-icon.tsx';
import { words } from './words.ts';

/** All that is known about one finding, in the order of the design: verdict, reason, words, document, cautions, doubts. */
export function Card({ finding, onClose }: { finding: Finding; onClose: () => void }) {
  const { verdict, attribution, ids } = finding;
  const { evidence, difference, verifiedBefore } = verdict;
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
      <p id="quotemark-reason" dir="auto">
        {words.reason(verdict)}
      </p>
      {verifiedBefore && (
        <p className="before">{words.verifiedBefore(sayDate(verifiedBefore.at, words.language), verifiedBefore.stillThere)}</p>
      )}
      {difference ? <Difference parts={difference} /> : evidence && <Passage evidence={evidence} tone={verdict.tone} />}
      {attribution && <p className="note">{words.takenToBeFrom(ids.join(', '), attribution.rule, attribution.words)}</p>}
      <Documents documents={verdict.documents} foundIn={verdict.foundIn} />
      {verdict.cautions.length > 0 && (
        <section>
          <h3>{words.cautionsHeading}</h3>
          <ul>
            {verdict.cautions.map((caution) => (
              <li key={caution}>{words.cautions[caution]}</li>
            ))}
          </ul>
        </section>
      )}
      <Contradictions documents={verdict.documents} />
      <section>
        <h3>{words.notKnown}</h3>
        <p dir="auto">{words.uncertainty(verdict)}</p>
      </section>
      {evidence && (
        <section>
          <h3>{words.evidenceHeading}</h3>
          <dl>
            <dt>{words.evidenceText}</dt>
            <dd>
              {words.texts[evidence.text]}, <bdi>{evidence.id}</bdi>
            </dd>
            <dt>{words.evidenceDate}</dt>
            <dd>{evidence.asOf ? sayDate(evidence.asOf, words.language) : words.undated}</dd>
            <dt>{words.evidenceRead}</dt>
            <dd>{sayDate(evidence.readAt, words.language, true)}</dd>
          </dl>
        </section>
      )}
      <div className="actions">
        <CopyButton text={() => checkedCitation(finding)} />
      </div>
    </>
  );
}
