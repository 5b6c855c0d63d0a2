import { readFile } from 'node:fs/promises';
import { evaluate, parse } from 'groq-js';
import { narrowDataset, tooLarge } from './narrow-dataset.ts';

/** A request as a browser's network layer hands it over. */
export interface StandInRequest {
  method: string;
  url: string;
  body?: string;
}

export interface StandInAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Answers in place of the stand-in; `answer` gives what it would have said. */
export type Fault = (answer: () => Promise<StandInAnswer>, request: StandInRequest) => Promise<StandInAnswer>;

/** Answers Sanity's query API, and nothing else, from an export of a dataset. */
export interface RecordStandIn {
  /** Never rejects: what cannot be answered is an answer with the status that Sanity gives it. */
  handle(request: StandInRequest): Promise<StandInAnswer>;
  /** Set to make every answer go wrong in one way, until it is set to null again. */
  fault: Fault | null;
  /** Every request so far, faulty ones too. */
  requests: StandInRequest[];
  /** The export's documents, drafts and versions too; tests may change them. */
  documents: Record<string, unknown>[];
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*' };

/** Sanity's address of a query: `/v2026-09-01/data/query/production`. */
const QUERY_PATH = /^\/v[\d-]+\/data\/query\/[^/]+$/;

/**
 * @param file a Sanity export: one JSON document a line
 * @throws when the file cannot be read or a line is not a JSON object (the message names the line)
 */
export async function openRecordStandIn(file: string): Promise<RecordStandIn> {
  return createRecordStandIn(readExport(await readFile(file, 'utf8')));
}

export function createRecordStandIn(documents: Record<string, unknown>[]): RecordStandIn {
  const standIn: RecordStandIn = {
    fault: null,
    requests: [],
    documents,
    async handle(request) {
      standIn.requests.push(request);
      const answer = (): Promise<StandInAnswer> => answerQuery(request, standIn.documents.filter(isPublished));
      return standIn.fault ? standIn.fault(answer, request) : answer();
    },
  };
  return standIn;
}

function readExport(text: string): Record<string, unknown>[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    let document: unknown;
    try {
      document = JSON.parse(line);
    } catch {
      throw new Error(`Line ${index + 1} is not JSON.`);
    }
    if (typeof document !== 'object' || document === null || !('_id' in document)) throw new Error(`Line ${index + 1} is not a document.`);
    return [document as Record<string, unknown>];
  });
}

/** groq-js knows no perspectives, so what the `published` perspective leaves out is left out here. */
function isPublished(document: Record<string, unknown>): boolean {
  return !/^(?:drafts|versions)\./.test(String(document['_id']));
}

async function answerQuery(request: StandInRequest, dataset: readonly Record<string, unknown>[]): Promise<StandInAnswer> {
  const url = new URL(request.url);
  if (!QUERY_PATH.test(url.pathname)) return refuse(404, 'Not Found', `Nothing is served at ${url.pathname}.`);
  if (request.method !== 'GET' && request.method !== 'POST') return refuse(405, 'Method Not Allowed', 'Queries are read.');
  const started = performance.now();
  let asked: { query: string; params: Record<string, unknown> };
  try {
    asked = request.method === 'POST' ? fromBody(request.body ?? '') : fromAddress(url);
  } catch (error) {
    return refuse(400, 'Bad Request', String(error));
  }
  try {
    const result =
      tooLarge(asked.query, asked.params, dataset) ?? (await evaluateQuery(asked, narrowDataset(asked.query, asked.params, dataset)));
    const query = url.searchParams.get('returnQuery') === 'false' ? {} : { query: asked.query };
    return json(200, { ...query, result, ms: Math.round(performance.now() - started), syncTags: [] });
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error);
    return json(400, { error: { type: 'queryParseError', description, query: asked.query, start: 0, end: asked.query.length } });
  }
}

/** What groq-js makes of a question. */
export async function evaluateQuery(
  { query, params }: { query: string; params: Record<string, unknown> },
  dataset: readonly unknown[],
): Promise<unknown> {
  const value = await evaluate(parse(query, { params }), { dataset, params });
  return value.get();
}

function fromAddress(url: URL): { query: string; params: Record<string, unknown> } {
  const params: Record<string, unknown> = {};
  for (const [name, value] of url.searchParams) if (name.startsWith('$')) params[name.slice(1)] = JSON.parse(value);
  return { query: url.searchParams.get('query') ?? '', params };
}

function fromBody(body: string): { query: string; params: Record<string, unknown> } {
  const { query, params } = JSON.parse(body) as { query?: string; params?: Record<string, unknown> };
  return { query: query ?? '', params: params ?? {} };
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): StandInAnswer {
  return { status, headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(body) };
}

function refuse(statusCode: number, error: string, message: string): StandInAnswer {
  return json(statusCode, { statusCode, error, message });
}

/** The ways an answer goes wrong. A source that cannot be reached at all is for the caller to play: only it owns the connection. */
export const FAULTS = {
  /** Answers rightly, after `ms` milliseconds. */
  slow(ms: number): Fault {
    return async (answer) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      return answer();
    };
  },
  /** Sanity's own error bodies; `headers` for Retry-After. */
  status(status: number, headers: Record<string, string> = {}): Fault {
    return async () => json(status, { statusCode: status, error: 'Error', message: `Answered ${status} on purpose.` }, headers);
  },
  /** A page of HTML, as a gateway or a hotel's sign-in page answers. */
  html(status = 200): Fault {
    return async () => ({ status, headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>Sign in</title><p>Welcome' });
  },
  malformed: (async () => ({ status: 200, headers: JSON_TYPE, body: '{"result": [}' })) as Fault,
  empty: (async () => ({ status: 200, headers: JSON_TYPE, body: '' })) as Fault,
  /** The right answer, cut off in the middle. */
  truncated: (async (answer) => {
    const whole = await answer();
    return { ...whole, body: whole.body.slice(0, whole.body.length / 2) };
  }) as Fault,
  /** The right answer under the wrong name. */
  contentType(type: string): Fault {
    return async (answer) => ({ ...(await answer()), headers: { 'content-type': type } });
  },
  /** JSON of Sanity's kind with another result in it. */
  result(result: unknown): Fault {
    return async () => json(200, { result, ms: 1, syncTags: [] });
  },
  /** The right answer, its result changed. */
  changed(change: (result: unknown) => unknown): Fault {
    return async (answer) => {
      const whole = await answer();
      const body = JSON.parse(whole.body) as { result: unknown };
      return { ...whole, body: JSON.stringify({ ...body, result: change(body.result) }) };
    };
  },
};
