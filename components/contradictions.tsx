import type { Contradiction } from '../lib/checking/document.ts';
import { sayDate } from './say-date.ts';
import { words } from './words.ts';

/** Where the record disagrees with itself: both claims, why, and whether a person has settled it. Never part of the verdict. */
export function Contradictions({ contradictions }: { contradictions: readonly Contradiction[] }) {
  return contradictions.map((contradiction, index) => (
    <section key={index}>
      <h3>{words.disagreement}</h3>
      <p>{words.disagreementAbout(contradiction.topic)}</p>
      <ul>
        {contradiction.claims.map((claim, place) => (
          <li key={place}>
            <bdi>{claim.statement}</bdi>{' '}
            <span className="note">
              (
              {claim.documentId && (
                <>
                  <bdi>{claim.documentId}</bdi>,{' '}
                </>
              )}
              {claim.date ? sayDate(claim.date, words.language) : words.undated})
            </span>
          </li>
        ))}
      </ul>
      <p dir="auto">{contradiction.explanation}</p>
      <p>
        {words.contradictionStates[contradiction.state]} {contradiction.rationale && <bdi>{contradiction.rationale}</bdi>}
      </p>
    </section>
  ));
}
