import type { Contradiction } from '../../lib/checking/document.ts';
import type { DocumentSummary } from '../../lib/checking/verdict.ts';
import { sayDate } from './say-date.ts';
import { WholeIds } from './whole-ids.tsx';
import { words } from '../words/words.ts';

/** Where the record disagrees with itself: both claims, why, and whether a person has settled it. Never part of the verdict. */
export function Contradictions({ documents }: { documents: readonly DocumentSummary[] }) {
  // Two documents that contradict each other both bring the same contradiction.
  const once = new Map(documents.flatMap(({ contradictions }) => contradictions.map((one) => [JSON.stringify(one), one])));
  return [...once].map(([key, contradiction]) => <Disagreement key={key} contradiction={contradiction} />);
}

function Disagreement({ contradiction: { topic, claims, explanation, state, rationale } }: { contradiction: Contradiction }) {
  return (
    <section className="disagreement">
      <h3>{words.disagreement}</h3>
      <p className="title" lang="en" dir="auto">
        {topic}
      </p>
      <ul>
        {claims.map((claim, place) => (
          <li key={place}>
            <bdi lang="en">{claim.statement}</bdi>{' '}
            <span className="note">
              (
              {claim.documentId && (
                <bdi>
                  <WholeIds text={claim.documentId} />,{' '}
                </bdi>
              )}
              {claim.date ? sayDate(claim.date, words.language) : words.undated})
            </span>
          </li>
        ))}
      </ul>
      <p lang="en" dir="auto">
        {explanation}
      </p>
      <p>
        <b>{words.contradictionStates[state]}</b> {rationale && <bdi lang="en">{rationale}</bdi>}
      </p>
    </section>
  );
}
