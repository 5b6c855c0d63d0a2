import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fault, StandInAnswer, StandInRequest } from './record-stand-in.ts';

/** Answers NHTSA's public interface from a folder of saved answers: what is not in it does not exist. */
export interface NhtsaStandIn {
  /** Never rejects. */
  handle(request: StandInRequest): Promise<StandInAnswer>;
  /** Set to make every answer go wrong in one way, until it is set to null again. */
  fault: Fault | null;
  requests: StandInRequest[];
}

type Row = Record<string, unknown>;

/** By which field a row of each kind is known, in either family of NHTSA's answers; the first that fits counts. */
const KINDS = [
  { kind: 'communications', has: 'manufacturerCommunicationNumber', id: 'nhtsaIdNumber' },
  { kind: 'recalls', has: 'NHTSACampaignNumber', id: 'NHTSACampaignNumber' },
  { kind: 'recalls', has: 'nhtsaCampaignNumber', id: 'nhtsaCampaignNumber' },
  { kind: 'complaints', has: 'odiNumber', id: 'odiNumber' },
  { kind: 'complaints', has: 'dateFiled', id: 'nhtsaIdNumber' },
  { kind: 'investigations', has: 'nhtsaActionNumber', id: 'nhtsaActionNumber' },
  { kind: 'investigations', has: 'investigationType', id: 'nhtsaId' },
] as const;

type Kind = (typeof KINDS)[number]['kind'];

/** What each address is asked with, and what it says. */
const ADDRESSES: Readonly<
  Record<string, { parameter: string; answer: (rows: (kind: Kind) => Row[], search: URLSearchParams) => StandInAnswer }>
> = {
  '/recalls/campaignNumber': {
    parameter: 'campaignNumber',
    answer: (rows) => {
      const results = rows('recalls');
      return json(results.length > 0 ? 200 : 400, { Count: results.length, Message: 'Results returned successfully', results });
    },
  },
  '/complaints/odinumber': {
    parameter: 'odinumber',
    answer: (rows) => {
      const results = rows('complaints');
      return json(200, { count: results.length, message: 'Results returned successfully', results });
    },
  },
  '/safetyIssues/byNhtsaId': {
    parameter: 'nhtsaId',
    answer: (rows, search) => {
      const kind = search.get('filterValue') ?? '';
      const results = rows(kind === 'manufacturerCommunications' ? 'communications' : (kind as Kind));
      return json(200, {
        meta: { status: 200, messages: [], pagination: { count: results.length, max: 20, offset: 0, total: results.length } },
        results: results.length > 0 ? [{ [kind]: results }] : [],
      });
    },
  },
};

/**
 * @param folder holds `.json` files, each an answer or rows of one, and `.ndjson` files with one row a line, at any depth; rows are told
 * by their fields, and files that hold something else are passed over
 * @throws when the folder cannot be read, or a file in it is not JSON (the message names the file)
 */
export async function openNhtsaStandIn(folder: string): Promise<NhtsaStandIn> {
  const byId = new Map<string, Row[]>();
  for (const row of await readRows(folder)) {
    const known = KINDS.find(({ has }) => has in row);
    if (!known) continue;
    const key = `${known.kind} ${bare(row[known.id])}`;
    byId.set(key, [...(byId.get(key) ?? []), row]);
  }

  const standIn: NhtsaStandIn = {
    fault: null,
    requests: [],
    async handle(request) {
      standIn.requests.push(request);
      const answer = async (): Promise<StandInAnswer> => {
        const { pathname, searchParams } = new URL(request.url);
        const address = ADDRESSES[pathname];
        if (!address) return json(403, { message: 'Missing Authentication Token' });
        return address.answer((kind) => byId.get(`${kind} ${bare(searchParams.get(address.parameter))}`) ?? [], searchParams);
      };
      return standIn.fault ? standIn.fault(answer, request) : answer();
    },
  };
  return standIn;
}

function bare(id: unknown): string {
  return String(id).toUpperCase().replace(/-/g, '');
}

async function readRows(folder: string): Promise<Row[]> {
  const names = await readdir(folder, { recursive: true });
  const rows = await Promise.all(
    names
      .filter((name) => /\.(?:json|ndjson)$/i.test(name))
      .sort()
      .map(async (name) => {
        const text = await readFile(join(folder, name), 'utf8');
        const parts = /\.ndjson$/i.test(name) ? text.split('\n').filter((line) => line.trim() !== '') : [text];
        try {
          return parts.flatMap((part) => rowsIn(JSON.parse(part)));
        } catch {
          throw new Error(`${name} is not JSON.`);
        }
      }),
  );
  return rows.flat();
}

/** Rows stand by themselves, in lists, and in answers: `{results: [row]}` and `{results: [{recalls: [row]}]}`. */
function rowsIn(value: unknown): Row[] {
  if (Array.isArray(value)) return value.flatMap(rowsIn);
  if (typeof value !== 'object' || value === null) return [];
  const row = value as Row;
  if (KINDS.some(({ has }) => has in row)) return [row];
  return Object.values(row).flatMap(rowsIn);
}

function json(status: number, body: unknown): StandInAnswer {
  return { status, headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*' }, body: JSON.stringify(body) };
}
