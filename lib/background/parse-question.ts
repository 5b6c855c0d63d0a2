import { z } from 'zod';
import type { QuotationClaim } from '../checking/claim.ts';
import type { Question } from '../messages.ts';

/**
 * What a page may ask. Nothing but ids and bounded texts comes through, and never an address: a page may confuse our own script
 * that runs beside it. Lengths are UTF-16 code units.
 */
const LIMITS = { id: 40, ids: 50, text: 20_000, sentence: 4000, quotations: 20_000, citations: 20_000 };

/** Figures are in every id; the other characters are those that canonical ids and makers' numbers are written with. */
const ID = /^[A-Za-z0-9](?:[A-Za-z0-9 ._-]|\/(?!\/)){0,38}[A-Za-z0-9]$/;

function isId(value: string): boolean {
  return value.length <= LIMITS.id && ID.test(value) && /\d/.test(value);
}

const ids = z.array(z.string()).transform((values) => values.filter(isId).slice(0, LIMITS.ids));

const quotationSchema = z.object({
  text: z.string().transform(bounded(LIMITS.text)),
  ids,
  weak: z.boolean().optional(),
  candidates: ids.optional(),
  sentence: z.string().transform((value) => value.slice(0, LIMITS.sentence)),
  direct: z.boolean().default(false),
}) satisfies z.ZodType<QuotationClaim>;

const questionSchema = z.object({
  quotations: z.array(quotationSchema).max(LIMITS.quotations),
  // A citation keeps its place, since answers come in the order of the question: what is no id is left empty, and held by nobody.
  citations: z.array(z.string().transform((value) => (isId(value) ? value : ''))).max(LIMITS.citations),
});

/** A quotation that was cut short would be another quotation, so a longer one counts as none at all. */
function bounded(length: number): (value: string) => string {
  return (value) => (value.length <= length ? value : '');
}

/** @returns the question with what is not an id left out, or null for anything that is not a question */
export function parseQuestion(message: unknown): Question | null {
  return questionSchema.safeParse(message).data ?? null;
}
