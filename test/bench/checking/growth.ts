import { checkQuotation } from '../../../lib/checking/check-quotation.ts';
import type { RecordDocument } from '../../../lib/checking/document.ts';
import { inventedDocuments } from '../../unit/checking/classes/invented.ts';
import { paragraphsOf } from '../../unit/checking/classes/passages.ts';
import { claimOf } from '../../unit/checking/classes/quotation-class.ts';
import { type Bench, interleaved, type Row } from '../bench.ts';

const SIZES = [1, 2, 4, 8];
/** Characters of text at the smallest size. */
const SMALLEST = 100_000;
const ROUNDS = 5;
/** Eight times the text may cost this much more than eight times the time; the rest is noise of the clock and the cache. */
const LINEAR = 1.5;

/** How the cost of a check grows with the document: it must grow as the text does. */
export const bench: Bench = { name: 'checking: growth with the text', run: async () => rows() };

function rows(): Row[] {
  const paragraphs = inventedDocuments(160, 5).flatMap(paragraphsOf);
  const texts = SIZES.map((size) => longText(paragraphs, size * SMALLEST));
  return [
    grows('first check of a document, preparing included', texts, (text) => (quotationOf) => check(documentOf(text), quotationOf.tail)),
    grows(
      'a faithful quotation of the last paragraph',
      texts,
      prepared((quotationOf) => quotationOf.tail),
    ),
    grows(
      'the same with a word changed',
      texts,
      prepared((quotationOf) => quotationOf.changed),
    ),
    grows(
      'an invented quotation',
      texts,
      prepared(() => 'seven violins were tuned beneath a purple canopy and the kettle sings twice before every snowy sunrise'),
    ),
    grows(
      'a quotation as long as the document',
      texts,
      prepared((quotationOf) => quotationOf.whole),
    ),
    grows(
      'a quotation of omission marks, growing itself',
      texts,
      (text) => () => check(SHORT, 'the vehicle … '.repeat(text.length / QUOTATION_SHARE)),
    ),
    grows(
      'a quotation of brackets, growing itself',
      texts,
      (text) => () => check(SHORT, '[the] vehicle '.repeat(text.length / QUOTATION_SHARE)),
    ),
    grows(
      'a quotation of common words alone',
      texts,
      prepared(() => 'the of the and the to the of a the in the and the of the'),
    ),
  ];
}

const TAIL = 'The tambourine must be tuned twice before the parade begins, whatever the drummer says.';

/** Characters of text for each repetition in a quotation that grows with it. */
const QUOTATION_SHARE = 500;
const SHORT = documentOf('The vehicle in the picture is the one that the owner sold.');

interface Quotations {
  tail: string;
  changed: string;
  whole: string;
}

function longText(paragraphs: readonly string[], length: number): string {
  let text = '';
  for (let at = 0; text.length < length; at = (at + 1) % paragraphs.length) text += `${paragraphs[at]}\n\n`;
  return text + TAIL;
}

function documentOf(text: string): RecordDocument {
  return {
    id: 'MC-99000001',
    ids: ['MC-99000001'],
    kind: 'communication',
    title: 'Invented',
    status: 'active',
    published: '2024-02-14',
    texts: [{ name: 'body', text }],
    complete: true,
    revision: `${text.length}`,
    readAt: '2026-09-22T10:00:00Z',
    scope: { years: [], excludedTrims: [] },
    contradictions: [],
  };
}

function check(document: RecordDocument, quotation: string): void {
  const { claim, lookups } = claimOf({ quotation, sentence: '' }, document);
  checkQuotation(claim, lookups, null);
}

function prepared(quotation: (of: Quotations) => string) {
  return (text: string) => {
    const document = documentOf(text);
    return (quotations: Quotations) => check(document, quotation(quotations));
  };
}

function grows(what: string, texts: readonly string[], prepare: (text: string) => (quotations: Quotations) => void): Row {
  const tasks = texts.map((text, at) => {
    const run = prepare(text);
    const quotations: Quotations = { tail: TAIL, changed: TAIL.replace('tuned', 'cleaned'), whole: text };
    return [`${SIZES[at]}x`, () => run(quotations)] as const;
  });
  const times = interleaved(Object.fromEntries(tasks), ROUNDS);
  const [first = 0, last = 0] = [times['1x'], times['8x']];
  const growth = last / first;
  return {
    what,
    figure: `${SIZES.map((size) => `${times[`${size}x`]!.toFixed(2)}`).join(', ')} ms at 1, 2, 4, 8 × ${SMALLEST / 1_000}k characters: ×${growth.toFixed(1)}`,
    bar: `at most ×${8 * LINEAR}`,
    met: growth <= 8 * LINEAR,
  };
}
