import { sentenceEnd, sentenceStart } from '../language/sentences.ts';
import type { DocumentText, RecordDocument } from './document.ts';
import type { Match } from './match.ts';
import type { Evidence } from './verdict.ts';

type Span = readonly [start: number, end: number];

/** Code units of a passage before it is shortened. */
const LONGEST_PASSAGE = 600;

const OMISSION = ' … ';

/** What was read and decided: the sentences around the quoted words. */
export function evidenceOf({ document, text, runs, sentence }: Match): Evidence {
  return evidence(document, text, stretchesOf(text.text, runs, sentence));
}

/** The same around words that are not the quoted ones; `spans` in code units of the text, ascending. */
export function evidenceAround({
  document,
  text,
  spans,
}: {
  document: RecordDocument;
  text: DocumentText;
  spans: readonly Span[];
}): Evidence {
  const sentence: Span = [sentenceStart(text.text, spans[0]![0]), sentenceEnd(text.text, spans.at(-1)![1])];
  return evidence(document, text, stretchesOf(text.text, spans, sentence));
}

function evidence(document: RecordDocument, text: DocumentText, stretches: readonly Stretch[]): Evidence {
  let passage = '';
  const quoted: Span[] = [];
  for (const { start, end, spans } of stretches) {
    // Where they stand far apart, what is between is left out.
    if (passage) passage += OMISSION;
    for (const [from, to] of spans) quoted.push([passage.length + from - start, passage.length + to - start]);
    passage += text.text.slice(start, end);
  }
  return {
    id: document.id,
    text: text.name,
    passage,
    quoted,
    asOf: document.published ?? '',
    readAt: document.readAt,
    revision: document.revision,
  };
}

interface Stretch {
  start: number;
  end: number;
  spans: Span[];
}

/** The sentences around each span, shortened where they are long, as one stretch where they meet. `sentence` is around them all. */
function stretchesOf(text: string, spans: readonly Span[], sentence: Span): Stretch[] {
  const room = Math.max(40, Math.floor((LONGEST_PASSAGE - spans.reduce((sum, [start, end]) => sum + end - start, 0)) / (2 * spans.length)));
  const stretches: Stretch[] = [];
  spans.forEach((span, at) => {
    const start = shortenedStart(text, at === 0 ? sentence[0] : sentenceStart(text, span[0]), span[0], room);
    const end = shortenedEnd(text, at === spans.length - 1 ? sentence[1] : sentenceEnd(text, span[1]), span[1], room);
    const last = stretches.at(-1);
    if (last && start <= last.end + OMISSION.length) {
      last.end = Math.max(last.end, end);
      last.spans.push(span);
    } else stretches.push({ start, end, spans: [span] });
  });
  return stretches;
}

function shortenedStart(text: string, start: number, at: number, room: number): number {
  if (at - start <= room) return start;
  const blank = text.indexOf(' ', at - room);
  return blank >= 0 && blank < at ? blank + 1 : at;
}

function shortenedEnd(text: string, end: number, at: number, room: number): number {
  if (end - at <= room) return end;
  const blank = text.lastIndexOf(' ', at + room);
  return blank > at ? blank : at;
}
