import type { Evidence, Tone } from '../../lib/checking/verdict.ts';
import { excerpt } from './excerpt.ts';
import { words } from '../words/words.ts';

/** The document's own sentence with the quoted words marked. */
export function Passage({ evidence, tone }: { evidence: Evidence; tone: Tone }) {
  return (
    <blockquote className="passage" data-tone={tone} lang="en" dir="auto">
      {excerpt(evidence.passage, evidence.quoted).map((part, index) =>
        part.quoted ? (
          <mark key={index}>
            <span className="unseen" lang={words.language}>
              {words.quotedOpens}
            </span>
            {part.text}
            <span className="unseen" lang={words.language}>
              {words.quotedCloses}
            </span>
          </mark>
        ) : (
          part.text
        ),
      )}
    </blockquote>
  );
}
