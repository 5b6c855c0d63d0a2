import type { DifferencePart } from '../../lib/checking/verdict.ts';
import { shorten } from './excerpt.ts';
import { words } from '../words/words.ts';

/**
 * The quotation corrected to the document, word by word: what only the page says is struck out, what only the document says is
 * put in, as an editor would.
 */
export function Difference({ parts }: { parts: readonly DifferencePart[] }) {
  return (
    <>
      <blockquote className="passage" lang="en" dir="auto">
        {parts.map((part, index) =>
          part.in === 'both' ? (
            shorten(part.text, { keepStart: index > 0, keepEnd: index < parts.length - 1 })
          ) : (
            <Change key={index} part={part} afterChange={index > 0 && parts[index - 1]?.in !== 'both'} />
          ),
        )}
      </blockquote>
      <p className="note">
        <del>{words.struck}</del>: {words.struckMeans} <ins>{words.underlined}</ins>: {words.underlinedMeans}
      </p>
    </>
  );
}

/**
 * Blanks stand outside of the marks: a stroke through nothing says nothing.
 * @param props.afterChange another change stands right before this one
 */
function Change({ part: { in: side, text }, afterChange }: { part: DifferencePart; afterChange: boolean }) {
  const Element = side === 'quotation' ? 'del' : 'ins';
  return (
    <>
      {(afterChange || text !== text.trimStart()) && ' '}
      <Element>
        <span className="unseen" lang={words.language}>
          {side === 'quotation' ? words.onlyOnPage : words.onlyInDocument}
        </span>
        {text.trim()}
        <span className="unseen">, </span>
      </Element>
      {text !== text.trimEnd() && ' '}
    </>
  );
}
