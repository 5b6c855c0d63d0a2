import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Turns NHTSA's own answers, one a line, into an export of a dataset such as the public one, the way its importer does: it takes away
 * tags and white space, adds a line of its own to investigations and complaints, and merges communications that were sent again.
 * Run as `node convert-records.ts FOLDER > export.ndjson`.
 * @param folder holds any of recalls.ndjson, complaints.ndjson, communications.ndjson, old-investigations.ndjson
 * @returns JSON documents of type tsb, one a line
 */
export function convertRecords(folder: string): string[] {
  return FILES.flatMap(({ name, convert }) => {
    const path = join(folder, name);
    return existsSync(path) ? convert(readLines(path)) : [];
  }).map(toLine);
}

/** Stands in investigations that were open when they were read, so it must not be today. */
const RETRIEVED = '2026-09-21T00:00:00.000Z';

type Json = Record<string, any>;

interface Converted {
  id: string;
  fields: Json & { tsbNumber: string; sourceType: string };
  /** The document's own words; null stays null. */
  paragraphs: (string | null)[];
  /** The line that the importer adds. */
  added?: string;
  /** What the hash is made over in place of the added line. */
  hashedInstead?: string;
}

const FILES: { name: string; convert: (rows: Json[]) => Converted[] }[] = [
  { name: 'communications.ndjson', convert: communications },
  { name: 'recalls.ndjson', convert: (rows) => rows.map(recall) },
  { name: 'complaints.ndjson', convert: (rows) => rows.map(complaint) },
  { name: 'old-investigations.ndjson', convert: (rows) => rows.map(investigation) },
];

function readLines(path: string): Json[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Json);
}

/** Resends are merged by equal summary: the first one names the document, all of them lead to it. */
function communications(rows: Json[]): Converted[] {
  const sends = Map.groupBy(
    rows.filter((row) => row['summary']),
    (row) => collapse(row['summary']).toLowerCase(),
  );
  return [...sends.values()].map((group) => {
    const sorted = group.toSorted((a, b) => a['communicationDate'].localeCompare(b['communicationDate']));
    return communication(sorted, sorted[0]!, sorted.at(-1)!);
  });
}

const dayOf = (send: Json): string => send['communicationDate'].slice(0, 10);

function communication(sends: Json[], first: Json, last: Json): Converted {
  const [, prefix = '', rest = first['summary'] as string] = /^"?\s*([A-Za-z ]+?)\s+-\s+([\s\S]*)$/.exec(first['summary']) ?? [];
  const paragraphs = clean(rest.replace(/"$/, ''));
  const id = `MC-${first['nhtsaIdNumber']}`;
  const kinds = [
    [/owner notification letter/i, 'owner-letter'],
    [/^service bulletin$/i, 'tsb'],
  ] as const;
  return {
    id: `nhtsa-mc-${first['nhtsaIdNumber']}`,
    fields: {
      tsbNumber: id,
      manufacturerNumber: first['manufacturerCommunicationNumber'],
      title: `${id}: ${first['manufacturerCommunicationNumber']}, ${shorten(paragraphs[0] ?? '', 90)}`,
      publishDate: first['communicationDate'].slice(0, 10),
      sourceUrl: last['associatedDocuments'],
      sourceType: kinds.find(([pattern]) => pattern.test(prefix))?.[1] ?? 'dealer-message',
      nhtsaIds: sends.map((send) => String(send['nhtsaIdNumber'])),
    },
    paragraphs,
    ...(sends.length > 1
      ? {
          added: `Sent ${sends.length} times between ${dayOf(first)} and ${dayOf(last)}.`,
        }
      : {}),
  };
}

/** Recalls are taken as they are, an absent consequence as null. Their dates are day first. */
function recall(row: Json): Converted {
  const campaign = row['NHTSACampaignNumber'] as string;
  const [day, month, year] = row['ReportReceivedDate'].split('/');
  const id = `${campaign.slice(0, 3)}-${campaign.slice(3, 6)}`;
  return {
    id: `nhtsa-rcl-${campaign}`,
    fields: {
      tsbNumber: id,
      title: `${id}: ${row['Component']}`,
      make: row['Make'],
      model: row['Model'],
      modelYears: [Number(row['ModelYear'])],
      publishDate: `${year}-${month}-${day}`,
      sourceUrl: `https://www.nhtsa.gov/recalls?nhtsaId=${id}`,
      sourceType: 'recall',
      nhtsaIds: [campaign],
    },
    paragraphs: [row['Summary'], row['Consequence'] ?? row['Conequence'] ?? null, row['Remedy']],
  };
}

/** Dates of complaints are month first. */
function complaint(row: Json): Converted {
  const id = `ODI-${row['odiNumber']}`;
  const [month, day, year] = row['dateComplaintFiled'].split('/');
  const paragraphs = clean(row['summary']);
  const products = (row['products'] ?? []) as Json[];
  const injuries = row['numberOfInjuries'] > 0 ? `${row['numberOfInjuries']} injuries reported.` : 'No injuries reported.';
  return {
    id: `nhtsa-cmp-${row['odiNumber']}`,
    fields: {
      tsbNumber: id,
      title: `${id}: owner complaint, ${shorten(paragraphs[0] ?? '', 70)}`,
      make: products[0]?.['productMake'],
      model: products[0]?.['productModel'],
      modelYears: yearsOf(products.map((product) => product['productYear'])),
      publishDate: `${year}-${month}-${day}`,
      sourceUrl: `https://api.nhtsa.gov/complaints/odinumber?odinumber=${row['odiNumber']}`,
      sourceType: 'complaint',
      nhtsaIds: [String(row['odiNumber'])],
    },
    paragraphs,
    added: `${row['crash'] ? 'The owner reports a crash.' : 'No crash reported.'} ${injuries}`,
  };
}

/** Dates of the flat file are YYYYMMDD. */
function investigation(row: Json): Converted {
  const action = row['action'] as string;
  const id = action.replace(/^([A-Z]+\d\d)(\d{3})$/, '$1-$2');
  const [opened, closed] = [row['odate'], row['cdate']].map(
    (date) => date?.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3') as string | undefined,
  );
  return {
    id: `nhtsa-inv-${action}`,
    fields: {
      tsbNumber: id,
      title: `${id}: ${row['subject']}`,
      modelYears: yearsOf((row['products'] as string[]).map((product) => product.slice(0, 4))),
      publishDate: opened,
      sourceUrl: `https://www.nhtsa.gov/?nhtsaId=${action}`,
      sourceType: 'investigation',
      nhtsaIds: [action],
      ...(closed ? { status: 'closed' } : {}),
    },
    paragraphs: clean(row['summary']),
    added: closed ? `Opened ${opened}, closed ${closed}.` : `Opened ${opened}. Still open when retrieved on ${RETRIEVED.slice(0, 10)}.`,
    hashedInstead: closed ?? 'open',
  };
}

function toLine({ id, fields, paragraphs, added, hashedInstead }: Converted): string {
  const body = added ? [...paragraphs, added] : paragraphs;
  const hashed = [...paragraphs, ...(added ? [hashedInstead ?? added] : [])].join('\n\n');
  const contentHash = sha256(collapse(hashed)).slice(0, 16);
  return JSON.stringify({
    _id: id,
    _type: 'tsb',
    _rev: sha256(JSON.stringify([fields, body])).slice(0, 22),
    _createdAt: RETRIEVED,
    _updatedAt: RETRIEVED,
    status: 'active',
    ...fields,
    retrievedAt: RETRIEVED,
    managedBy: 'nhtsa-import',
    contentHash,
    body: body.map((text, at) => ({
      _key: `${id}-b${at}`,
      _type: 'block',
      style: 'normal',
      markDefs: [],
      children: [{ _key: `${id}-b${at}-s`, _type: 'span', marks: [], text }],
    })),
  });
}

/** Paragraphs without tags and without the two entities that the importer knows; only an empty line parts paragraphs of plain text. */
function clean(text: string): string[] {
  return text
    .split(text.includes('</p>') ? '</p>' : /\n\s*\n/)
    .map((paragraph) =>
      collapse(
        paragraph
          .replace(/<[^>]+>/g, '')
          .replaceAll('&nbsp;', ' ')
          .replaceAll('&amp;', '&'),
      ),
    )
    .filter((paragraph) => paragraph !== '');
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, text.slice(0, length).lastIndexOf(' '))}...`;
}

function yearsOf(years: readonly string[]): number[] {
  return [...new Set(years.map(Number))].filter((year) => year > 1900 && year < 9999).sort((a, b) => a - b);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2);
  if (!folder) {
    process.stderr.write('Usage: node convert-records.ts FOLDER > export.ndjson\n');
    process.exit(2);
  }
  process.stdout.write(`${convertRecords(folder).join('\n')}\n`);
}
