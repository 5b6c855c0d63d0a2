import { z } from 'zod';
import type { DocumentKind, DocumentId } from '../citing/citation.ts';
import type { Lookup, RecordDocument } from '../checking/document.ts';
import { ANYBODY, type Asker } from './asker.ts';
import { contentHash } from './content-hash.ts';
import { keyOfId, partsOf, type DocumentKey } from './document-keys.ts';
import { isCut } from './cut-text.ts';
import { earlierThan } from './earlier-revision.ts';
import { asFailure, failureOfStatus, SourceFailure } from './failure.ts';
import { Fresh, FRESH_MS } from './fresh.ts';
import { keepRows, type Stores } from './kept-rows.ts';
import { nhtsaAnswerSchema, nhtsaSchemas, type NhtsaRow } from './nhtsa-schemas.ts';
import { Asking, PATIENCE, type Patience } from './patience.ts';
import { isPlaceholder } from './placeholders.ts';
import { joinParagraphs } from './portable-text.ts';
import { readAddress, type Fetch } from './read-address.ts';
import { Wanted } from './wanted.ts';

/** NHTSA's own public interface, asked for one document at a time. */
export interface Nhtsa {
  /**
   * What NHTSA says of this id; `not-held` for ids that it cannot be asked about, `too-many` where the asker may not ask any more. Never
   * rejects.
   * @param signal aborted when nobody waits for this answer any more: what has not been asked by then is not asked
   */
  lookUp(id: DocumentId, asker?: Asker, signal?: AbortSignal): Promise<Lookup>;
  /** What was read when NHTSA last told, in any life of the background. Never rejects. */
  remember(id: DocumentId): Promise<RecordDocument[] | undefined>;
}

export interface NhtsaOptions {
  /** What was read is kept here. */
  stores: Stores;
  fetch?: Fetch;
  patience?: Patience;
  /** For how long (ms) an answer counts without asking again. */
  freshFor?: number;
}

/** NHTSA publishes no limit; two requests a second are what others keep to. */
const NHTSA_PATIENCE: Patience = { ...PATIENCE, every: 500 };

type NhtsaKind = Exclude<DocumentKind, 'bulletin'>;

interface Asked {
  /** Path and query under api.nhtsa.gov. `name` is what `keyOfId` makes of an id. */
  path: (name: string) => string;
  /** Where in `results` the rows are: they themselves, or a list by this name in one of them. */
  list?: string;
  /** How people spell the id, and the page on which they can read the document. */
  id: (name: string) => DocumentId;
  page: (id: DocumentId, name: string) => string;
}

const issue = (name: string, kind: string): string => `/safetyIssues/byNhtsaId?nhtsaId=${name}&filter=issueType&filterValue=${kind}`;
const page = (_id: DocumentId, name: string): string => `https://www.nhtsa.gov/?nhtsaId=${name}`;

/** Characters of a recall's number as NHTSA writes it: the last three are 000 unless people write them. */
const LONG_RECALL = 9;

const KINDS: Readonly<Record<NhtsaKind, Asked>> = {
  recall: {
    path: (name) => `/recalls/campaignNumber?campaignNumber=${name.padEnd(LONG_RECALL, '0')}`,
    id: (name) => `${name.slice(0, 3)}-${name.slice(3)}`,
    page: (id) => `https://www.nhtsa.gov/recalls?nhtsaId=${id}`,
  },
  complaint: { path: (name) => `/complaints/odinumber?odinumber=${name}`, id: (name) => `ODI-${name}`, page },
  investigation: {
    path: (name) => issue(name, 'investigations'),
    list: 'investigations',
    id: (name) => `${name.slice(0, -3)}-${name.slice(-3)}`,
    page,
  },
  communication: {
    path: (name) => issue(name, 'manufacturerCommunications'),
    list: 'manufacturerCommunications',
    id: (name) => `MC-${name}`,
    page,
  },
};

/** An answer as it is kept; another shape of it needs another name than KEPT. */
interface KeptAnswer {
  _id: DocumentKey;
  _rev: string;
  said: NhtsaRow;
}

const KEPT = 'api.nhtsa.gov/1';

export function openNhtsa({
  stores,
  fetch: get = (address, init) => fetch(address, init),
  patience = NHTSA_PATIENCE,
  freshFor = FRESH_MS,
}: NhtsaOptions): Nhtsa {
  const asking = new Asking(patience);
  const kept = keepRows(KEPT, stores, (row) => ({ words: wordsIn((row as KeptAnswer).said), contentHash: null }));
  const answers = new Map<DocumentKey, { fresh: Fresh<Lookup>; wanted: Wanted }>();
  const pruned = new Fresh(kept.prune, () => Infinity);

  async function ask(key: DocumentKey, asker: Asker, wanted: AbortSignal): Promise<Lookup> {
    const { kind, name } = partsOf(key) as { kind: NhtsaKind; name: string };
    const readAt = new Date().toISOString();
    const rows = await asking.ask((timeout) => readRows(kind, name, AbortSignal.timeout(timeout), get), { asker, wanted });
    if (rows.length === 0) return isSureToKnow(kind, name) ? { state: 'no-such-document', source: 'NHTSA' } : { state: 'not-held' };
    const answer: KeptAnswer = { _id: key, said: merged(rows), _rev: await contentHash(JSON.stringify(rows)) };
    await kept.replace([answer], { readAt });
    return { state: 'held', documents: [await toDocument(answer, readAt)] };
  }

  function newAnswer(key: DocumentKey, asker: Asker) {
    const wanted = new Wanted();
    const fresh = new Fresh(
      () => ask(key, asker, wanted.signal),
      () => freshFor,
    );
    answers.set(key, { fresh, wanted });
    return { fresh, wanted };
  }

  async function toDocument({ _id, said }: KeptAnswer, readAt: string): Promise<RecordDocument> {
    const { kind, name } = partsOf(_id) as { kind: NhtsaKind; name: string };
    const earlier = await earlierThan(wordsIn(said), (await kept.earlier([_id])).get(_id) ?? []);
    return documentOf(kind, name, said, readAt, earlier);
  }

  return {
    async lookUp(id, asker = ANYBODY, signal = ANYBODY.signal) {
      const key = keyOfId(id);
      if (partsOf(key).kind === 'bulletin') return { state: 'not-held' };
      void pruned.get();
      for (const [old, { fresh }] of answers) if (!fresh.isFresh) answers.delete(old);
      const known = answers.get(key);
      if (!known && !asker.mayAsk(key)) return { state: 'failed', code: 'too-many' };
      const { fresh, wanted } = known ?? newAnswer(key, asker);
      const hasAnswer = wanted.by(asker.signal, signal);
      try {
        return await fresh.get();
      } catch (error) {
        return { state: 'failed', code: asFailure(error, 'asking NHTSA').code };
      } finally {
        hasAnswer();
      }
    },

    async remember(id) {
      const [copy] = await kept.some([keyOfId(id)]);
      return copy && [await toDocument(copy.row as KeptAnswer, copy.lastSeen!)];
    },
  };
}

/** A recall comes as one row for each car it concerns; the words are nearly always the same in all of them. */
function merged(rows: readonly NhtsaRow[]): NhtsaRow {
  const [paragraphs, ...others] = [...new Map(rows.map((row) => [joinParagraphs(row.paragraphs), row.paragraphs])).values()];
  return { ...rows[0]!, paragraphs: paragraphs!, ...(others.length > 0 ? { others } : {}), cars: rows.flatMap(({ cars }) => cars) };
}

/** What each of the rows says, if it says anything. */
function textsIn({ paragraphs, others = [] }: NhtsaRow): string[] {
  return [paragraphs, ...others].map(joinParagraphs).filter((text) => text !== '' && !isPlaceholder(text));
}

function wordsIn(said: NhtsaRow): string {
  return joinParagraphs(textsIn(said));
}

async function readRows(kind: NhtsaKind, name: string, signal: AbortSignal, get: Fetch): Promise<NhtsaRow[]> {
  const { path, list } = KINDS[kind];
  const response = await readAddress(`https://api.nhtsa.gov${path(name)}`, { signal }, get);
  const body = await response.text();
  // 400 with an empty list means that nothing was found; any other error status means that nothing is known.
  const answer = nhtsaAnswerSchema.safeParse(parseJson(body)).data;
  const foundNothing = response.status === 400 && answer?.results.length === 0;
  if (!response.ok && !foundNothing) throw failureOf(response, body);
  if (!answer) throw new SourceFailure('bad-answer', 'Not what NHTSA answers');
  const found = list ? answer.results.flatMap((result) => z.array(z.unknown()).nullish().parse(result[list]) ?? []) : answer.results;
  const rows = found.map((row) => nhtsaSchemas[kind].safeParse(row));
  const own = rows.flatMap((row) =>
    row.success && keyOfId(KINDS[kind].id(bareName(row.data.bare))) === `${kind}:${name}` ? [row.data] : [],
  );
  // Something came, but not the document that was asked for, or not all of it can be read.
  if (own.length !== rows.length) throw new SourceFailure('bad-answer', `Not an answer about ${name}`);
  return own;
}

/** A 403 means a wrong address, which stays wrong, or passes; only its body tells. */
function failureOf({ status, headers }: Response, body: string): SourceFailure {
  const failure = failureOfStatus(status, headers.get('retry-after'));
  return status === 403 && !/missing authentication token/i.test(body)
    ? new SourceFailure('refused', failure.message, { retryAfter: failure.retryAfter })
    : failure;
}

/** Recalls come with three more digits than people write, unless these tell anything. */
function bareName(bare: string): string {
  return bare.replace(/-/g, '').replace(/^(\d\d[VETC]\w{3})000$/i, '$1');
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/**
 * Does an empty answer mean that there is no such document? Recalls of the 1990s can end in other digits than 000, which pages do not
 * write, and investigations of before 2000 are not all in this interface.
 */
function isSureToKnow(kind: NhtsaKind, name: string): boolean {
  const year = /\d\d/.exec(name)![0];
  return (kind !== 'recall' && kind !== 'investigation') || year < '60';
}

async function documentOf(
  kind: NhtsaKind,
  name: string,
  said: NhtsaRow,
  readAt: string,
  earlier: NonNullable<RecordDocument['earlier']>,
): Promise<RecordDocument> {
  const { cars, published, makerNumber } = said;
  const id = KINDS[kind].id(name);
  const text = wordsIn(said);
  const subject = said.subject ?? makerNumber;
  const title = subject ? `${id}: ${subject}` : id;
  const only = (values: readonly (string | undefined)[]): string | undefined => (new Set(values).size === 1 ? values[0] : undefined);
  const [make, model] = [only(cars.map((car) => car.make)), only(cars.map((car) => car.model))];
  return {
    id,
    ids: [id],
    kind,
    ...(makerNumber ? { makerNumber } : {}),
    title,
    status: said.closed ? 'closed' : 'active',
    ...(published ? { published } : {}),
    link: KINDS[kind].page(id, name),
    texts: [...textsIn(said).map((body) => ({ name: 'body' as const, text: body })), { name: 'title', text: title }],
    // A communication's text here is only an abstract of it.
    complete: kind !== 'communication' && text !== '' && ![said.paragraphs, ...(said.others ?? [])].some(isCut),
    revision: await contentHash(text),
    readAt,
    ...(earlier.length > 0 ? { earlier } : {}),
    scope: {
      ...(make ? { make } : {}),
      ...(model ? { model } : {}),
      years: [...new Set(cars.flatMap((car) => car.year ?? []))].sort((a, b) => a - b),
      excludedTrims: [],
    },
    contradictions: [],
  };
}
