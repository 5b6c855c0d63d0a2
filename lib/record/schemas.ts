import { z } from 'zod';
import { visibleName } from './visible-name.ts';

/**
 * The dataset's documents as they arrive. A projection gives null for a field that is not there, so null means
 * absent; a field of another type means that the document is not what we take it for, and costs that document.
 */
const text = z.string().nullish();
/** Names documents: what nobody sees in it must not tell two of them apart. */
const name = z.string().transform(visibleName);
const texts = z.array(z.string()).nullish();
const numbers = z.array(z.number()).nullish();
const reference = z.object({ _ref: z.string() });
const identity = { _id: z.string(), _rev: text };

/**
 * A paragraph of portable text, or anything else that an editor put there (portable-text.ts). A span's text can be null: the importer
 * writes such a block for a recall without a consequence.
 */
const block = z.looseObject({
  _type: z.string(),
  children: z.array(z.looseObject({ text })).nullish(),
});

export const COMMUNICATION_TYPES = ['tsb', 'dealer-message', 'owner-letter', 'manual'] as const;

export const tsbSchema = z.object({
  ...identity,
  _type: z.literal('tsb'),
  tsbNumber: name.pipe(z.string().min(1)),
  manufacturerNumber: name.nullish(),
  title: z.string(),
  make: text,
  model: text,
  modelYears: numbers,
  excludedTrims: texts,
  publishDate: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}/)
    .nullish(),
  sourceUrl: text,
  sourceType: z.enum([...COMMUNICATION_TYPES, 'recall', 'investigation', 'complaint']),
  status: z.enum(['active', 'superseded', 'revised', 'closed']),
  body: z.array(block).nullish(),
  nhtsaIds: z.array(name).nullish(),
  contentHash: text,
  vinRangeStart: text,
  vinRangeEnd: text,
  managedBy: text,
  bodyIs: z.enum(['whole', 'abstract']).nullish().catch(null),
});

const claimSchema = z.object({
  ...identity,
  _type: z.literal('claim'),
  statement: z.string(),
  source: reference,
  quote: text,
  extractedAt: text,
  sourceHash: text,
});

const contradictionSchema = z.object({
  ...identity,
  _type: z.literal('contradiction'),
  topic: z.string(),
  claimA: reference,
  claimB: reference,
  explanation: z.string(),
});

const decisionSchema = z.object({
  ...identity,
  _type: z.literal('decision'),
  contradiction: reference,
  rationale: z.string(),
  status: z.enum(['proposed', 'approved', 'rejected']),
  resolvedAt: text,
  reviewedAt: text,
});

export const rowSchema = z.discriminatedUnion('_type', [tsbSchema, claimSchema, contradictionSchema, decisionSchema]);

export type TsbRow = z.infer<typeof tsbSchema>;
export type Row = z.infer<typeof rowSchema>;
export type RowOf<Type extends Row['_type']> = Extract<Row, { _type: Type }>;

/** The least that must be readable of a document that is not, so that whoever cites it learns that it could not be read. */
export const unreadableSchema = z.object({
  tsbNumber: name.nullish().catch(null),
  nhtsaIds: z.array(name).nullish().catch(null),
  manufacturerNumber: name.nullish().catch(null),
  sourceType: z.string().nullish().catch(null),
});
