import type { Finding } from '../../lib/report.ts';
import { Contradictions } from './contradictions.tsx';
import { Difference } from './difference.tsx';
import { Documents } from './documents.tsx';
import { Passage } from './passage.tsx';
import { sayDate } from './say-date.ts';
import { WholeIds } from './whole-ids.tsx';
import { words } from '../words/words.ts';

/**
 * What is known about one finding beyond its verdict, in the order of the design: reason, words, document, cautions, doubts.
 * @param props.reasonId for who says what describes the whole
 */
export function FindingDetails({ finding: { verdict, attribution, ids }, reasonId }: { finding: Finding; reasonId?: string }) {
  const { evidence, difference, verifiedBefore } = verdict;
  return (
    <>
      <p id={reasonId} dir="auto">
        <WholeIds text={words.reason(verdict)} />
      </p>
      {verifiedBefore && (
        <p className="before">{words.verifiedBefore(sayDate(verifiedBefore.at, words.language), verifiedBefore.stillThere)}</p>
      )}
      {difference ? <Difference parts={difference} /> : evidence && <Passage evidence={evidence} tone={verdict.tone} />}
      {attribution && (
        <p className="note">
          <WholeIds text={words.takenToBeFrom(ids.join(', '), attribution.rule, attribution.words)} />
        </p>
      )}
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
        <p dir="auto">
          <WholeIds text={words.uncertainty(verdict)} />
        </p>
      </section>
      {evidence && (
        <section>
          <h3>{words.evidenceHeading}</h3>
          <dl>
            <dt>{words.evidenceText}</dt>
            <dd>
              {words.texts[evidence.text]},{' '}
              <bdi>
                <WholeIds text={evidence.id} />
              </bdi>
            </dd>
            <dt>{words.evidenceDate}</dt>
            <dd>{evidence.asOf ? sayDate(evidence.asOf, words.language) : words.undated}</dd>
            <dt>{words.evidenceRead}</dt>
            <dd>{sayDate(evidence.readAt, words.language, true)}</dd>
          </dl>
        </section>
      )}
    </>
  );
}
