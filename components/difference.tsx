import type { DifferencePart } from '../lib/checking/verdict.ts';
import { words } from './words.ts';

/**
 * The quotation corrected to the document, word by word: what only the page says is struck out, what only the document says is
 * put in, as an editor would.
 */
export function Difference({ parts }: { parts: readonly DifferencePart[] }) {
  return (
    <>
      <blockquote className="passage" dir="auto">
        {parts.map((part, index) => (
          <Part key={index} part={part} />
        ))}
      </blockquote>
      <p className="note">
        <del>{words.differenceKey.struck}</del>
        {words.differenceKey.meansPage}
        <ins>{words.differenceKey.underlined}</ins>
        {words.differenceKey.meansDocument}
      </p>
    </>
  );
}

function Part({ part }: { part: DifferencePart }) {
  if (part.in === 'both') return <span>{part.text}</span>;
  const Element = part.in === 'quotation' ? 'del' : 'ins';
  return (
    <Element>
      <span className="unseen">{part.in === 'quotation' ? words.onlyOnPage : words.onlyInDocument}</span>
      {part.text}
      <span className="unseen">{words.changeEnds}</span>
    </Element>
  );
}
