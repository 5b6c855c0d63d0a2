import { z } from 'zod';

/**
 * Rows of NHTSA's public interface, in both families of its answers: the documented addresses spell fields with capitals or
 * as `summary`, the safety issues of its own pages in lower camel case. Each schema reads both into one shape.
 */
const text = z.string().nullish();
const number = z.union([z.string(), z.number()]).transform(String);

/** `25/03/2021` where the day comes first, `10/07/1994` where the month does, or an ISO time. */
function dateOf(value: string | null | undefined, order: 'day-first' | 'month-first'): string | undefined {
  if (!value) return undefined;
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(value);
  if (iso) return iso[0];
  const parts = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(value);
  if (!parts) return undefined;
  const [, first, second, year] = parts;
  const [day, month] = order === 'day-first' ? [first, second] : [second, first];
  return `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
}

interface Car {
  make: string | undefined;
  model: string | undefined;
  year: number | undefined;
}

function carOf(make: string | null | undefined, model: string | null | undefined, year: string | number | null | undefined): Car {
  const known = Number(year);
  return { make: make ?? undefined, model: model ?? undefined, year: known > 1900 && known < 9999 ? known : undefined };
}

/** What an answer says of one document; the paragraphs are NHTSA's own words. */
export interface NhtsaRow {
  /** As NHTSA writes it in this answer: `24V064000`, `EA24002`, `11035781`. */
  bare: string;
  subject: string | undefined;
  paragraphs: string[];
  /** Of a document that comes in several rows: the paragraphs of those rows that say something else. */
  others?: string[][];
  published: string | undefined;
  closed: boolean;
  makerNumber: string | undefined;
  cars: Car[];
}

function paragraphs(...values: (string | null | undefined)[]): string[] {
  return values.flatMap((value) => (value?.trim() ? [value.trim()] : []));
}

const EMPTY = { subject: undefined, published: undefined, closed: false, makerNumber: undefined, cars: [] };

const recall = z.union([
  z
    .object({
      NHTSACampaignNumber: z.string(),
      ReportReceivedDate: text,
      Component: text,
      Summary: text,
      Consequence: text,
      Conequence: text,
      Remedy: text,
      Notes: text,
      ModelYear: number.nullish(),
      Make: text,
      Model: text,
    })
    .transform((row): NhtsaRow => ({
      ...EMPTY,
      bare: row.NHTSACampaignNumber,
      subject: row.Component ?? undefined,
      paragraphs: paragraphs(row.Summary, row.Consequence ?? row.Conequence, row.Remedy, row.Notes),
      published: dateOf(row.ReportReceivedDate, 'day-first'),
      cars: [carOf(row.Make, row.Model, row.ModelYear)],
    })),
  z
    .object({
      nhtsaCampaignNumber: z.string(),
      reportReceivedDate: text,
      subject: text,
      summary: text,
      consequence: text,
      correctiveAction: text,
      notes: text,
    })
    .transform((row): NhtsaRow => ({
      ...EMPTY,
      bare: row.nhtsaCampaignNumber,
      subject: row.subject ?? undefined,
      paragraphs: paragraphs(row.summary, row.consequence, row.correctiveAction, row.notes),
      published: dateOf(row.reportReceivedDate, 'day-first'),
    })),
]);

const product = z.object({ productMake: text, productModel: text, productYear: number.nullish() });

const complaint = z.union([
  z
    .object({ odiNumber: number, dateComplaintFiled: text, components: text, summary: text, products: z.array(product).nullish() })
    .transform((row): NhtsaRow => ({
      ...EMPTY,
      bare: row.odiNumber,
      subject: row.components ?? undefined,
      paragraphs: paragraphs(row.summary),
      published: dateOf(row.dateComplaintFiled, 'month-first'),
      cars: (row.products ?? []).map((car) => carOf(car.productMake, car.productModel, car.productYear)),
    })),
  z.object({ nhtsaIdNumber: number, dateFiled: text, description: text }).transform((row): NhtsaRow => ({
    ...EMPTY,
    bare: row.nhtsaIdNumber,
    paragraphs: paragraphs(row.description),
    published: dateOf(row.dateFiled, 'month-first'),
  })),
]);

const investigation = z.union([
  z
    .object({ nhtsaActionNumber: z.string(), subject: text, summary: text, dateOpened: text, dateClosed: text })
    .transform((row): NhtsaRow => ({
      ...EMPTY,
      bare: row.nhtsaActionNumber,
      subject: row.subject ?? undefined,
      paragraphs: fromHtml(row.summary),
      published: dateOf(row.dateOpened, 'month-first'),
      closed: !!row.dateClosed,
    })),
  z.object({ nhtsaId: z.string(), subject: text, description: text, openDate: text, status: text }).transform((row): NhtsaRow => ({
    ...EMPTY,
    bare: row.nhtsaId,
    subject: row.subject ?? undefined,
    paragraphs: fromHtml(row.description),
    published: dateOf(row.openDate, 'month-first'),
    closed: row.status === 'C',
  })),
]);

const communication = z
  .object({ nhtsaIdNumber: number, manufacturerCommunicationNumber: text, summary: text, communicationDate: text })
  .transform((row): NhtsaRow => ({
    ...EMPTY,
    bare: row.nhtsaIdNumber,
    paragraphs: paragraphs(row.summary),
    published: dateOf(row.communicationDate, 'month-first'),
    makerNumber: row.manufacturerCommunicationNumber ?? undefined,
  }));

/** Summaries of investigations are HTML. Entities stay: they are compared as the characters they stand for. */
function fromHtml(html: string | null | undefined): string[] {
  return paragraphs(...(html ?? '').split(/<\/p>|<br\s*\/?>/i).map((part) => part.replace(/<[^<>]*>/g, '')));
}

export const nhtsaSchemas = { recall, complaint, investigation, communication };

/** Documented addresses answer with rows, the others with a list for each kind; neither has a fixed spelling of its count. */
export const nhtsaAnswerSchema = z.object({ results: z.array(z.record(z.string(), z.unknown())) });
