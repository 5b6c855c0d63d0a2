import type { Evidence, Tone } from '../lib/checking/verdict.ts';
import { excerpt } from './excerpt.ts';
import { words } from './words.ts';

/** The document's own sentence with the quoted words marked. */
export function Passage({ evidence, tone }: { evidence: Evidence; tone: Tone }) {
  return (
    <blockquote className={`passage ${tone}`} dir="auto">
      {excerpt(evidence.passage, evidence.quoted).map((part, index) =>
        part.kind === 'quoted' ? (
          <mark key={index}>
            <span className="unseen">{words.quotedOpens}</span>
            {part.text}
            <span className="unseen">{words.quotedCloses}</span>
          </mark>
        ) : (
          <span key={index}>{part.text}</span>
        ),
      )}
    </blockquote>
  );
}
