import { sentenceEnd, sentenceStart } from '../text/sentences.ts';
import type { DocumentText, RecordDocument } from './document.ts';
import type { Evidence } from './verdict.ts';

type Span = readonly [start: number, end: number];

/** Code units of a passage before it is shortened. */
const MOST = 600;

const OMISSION = ' … ';

/**
 * What was read and decided: the sentences around `spans` (code units of `text.text`, ascending), with the spans marked in them.
 * Where they stand far apart, what is between is left out.
 */
export function evidenceOf(document: RecordDocument, text: DocumentText, spans: readonly Span[]): Evidence {
  const { passage, quoted } = passageOf(text.text, spans);
  return { id: document.id, text: text.name, passage, quoted, asOf: document.published ?? '', readAt: document.readAt, revision: document.revision };
}

function passageOf(text: string, spans: readonly Span[]): { passage: string; quoted: Span[] } {
  const stretches = stretchesOf(text, spans);
  let passage = '';
  const quoted: Span[] = [];
  for (const { start, end, spans: inside } of stretches) {
    if (passage) passage += OMISSION;
    for (const [from, to] of inside) quoted.push([passage.length + from - start, passage.length + to - start]);
    passage += text.slice(start, end);
  }
  return { passage, quoted };
}

interface Stretch {
  start: number;
  end: number;
  spans: Span[];
}

/** The sentences around each span, one stretch where they meet. */
function stretchesOf(text: string, spans: readonly Span[]): Stretch[] {
  const room = Math.max(40, Math.floor((MOST - spans.reduce((sum, [start, end]) => sum + end - start, 0)) / (2 * spans.length)));
  const stretches: Stretch[] = [];
  for (const span of spans) {
    const start = roomBefore(text, span[0], room);
    const end = roomAfter(text, span[1], room);
    const last = stretches.at(-1);
    if (last && start <= last.end + OMISSION.length) {
      last.end = Math.max(last.end, end);
      last.spans.push(span);
    } else stretches.push({ start, end, spans: [span] });
  }
  return stretches;
}

function roomBefore(text: string, at: number, room: number): number {
  const start = sentenceStart(text, at);
  if (at - start <= room) return start;
  const blank = text.indexOf(' ', at - room);
  return blank >= 0 && blank < at ? blank + 1 : at;
}

function roomAfter(text: string, at: number, room: number): number {
  const end = sentenceEnd(text, at);
  if (end - at <= room) return end;
  const blank = text.lastIndexOf(' ', at + room);
  return blank > at ? blank : at;
}
