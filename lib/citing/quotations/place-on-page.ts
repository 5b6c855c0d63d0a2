import type { TextSpan } from '../page-text.ts';
import type { CutPage } from '../pieces/piece.ts';
import type { FoundQuotation, QuotedWords, Stretch } from './found.ts';

/** Quoted words with their spans on the page and its own characters there. */
export function placeOnPage(words: QuotedWords, cutPage: CutPage): FoundQuotation {
  const spans = words.stretches.map((stretch) => spansOf(stretch, cutPage));
  const { blocks } = cutPage.page;
  const paragraphs = spans.map((own) => own.map(({ block, start, end }) => blocks[block]!.text.slice(start, end)).join(''));
  return { ...words, spans: spans.flat(), text: paragraphs.join('\n\n') };
}

/** The spans of a stretch: one, or several where debris is cut out of its middle. */
function spansOf({ piece, start, end }: Stretch, { pieces, cuts }: CutPage): TextSpan[] {
  const { block } = pieces[piece]!;
  const spans: TextSpan[] = [];
  let at = start;
  for (const cut of cuts[block]!) {
    if (cut.end <= start || cut.start >= end) continue;
    if (cut.start > at) spans.push({ block, start: at, end: cut.start });
    at = cut.end;
  }
  if (at < end) spans.push({ block, start: at, end });
  return spans;
}
