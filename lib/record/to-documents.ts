import type { Contradiction, DocumentText, RecordDocument } from '../checking/document.ts';
import { bodyOf, ownWords } from './body-of.ts';
import { contentHash } from './content-hash.ts';
import { canonicalIds, keysOfDocument, kindOfSource, ownIdOf, type DocumentKey } from './document-keys.ts';
import { earlierThan, type Earlier, type EarlierRevision } from './earlier-revision.ts';
import { rowSchema, unreadableSchema, type Row, type RowOf, type TsbRow } from './schemas.ts';

/** What one answer of the dataset held: every readable document, and the keys of those that could not be read. */
export interface Documents {
  documents: readonly RecordDocument[];
  /** Which documents each key leads to; the one that is in force stands first. */
  byKey: ReadonlyMap<DocumentKey, readonly RecordDocument[]>;
  unreadable: ReadonlySet<DocumentKey>;
}

/** When a source last confirmed what was read from it (ISO). Documents that were not read anew follow it. */
export interface Confirmed {
  at: string;
  /** By `_id`, those that were read by themselves since. */
  since?: ReadonlyMap<string, string>;
}

/**
 * Turns the dataset's rows (types tsb, claim, contradiction, decision, in any order) into documents. A row that is not what it
 * should be costs itself and nothing else. Two states of one document in one answer cost it too: neither can be relied on.
 * @param earlier what these documents said before
 */
export async function toDocuments(rows: readonly unknown[], confirmed: Confirmed, earlier: Earlier = new Map()): Promise<Documents> {
  const unreadable = new Set<DocumentKey>();
  const byId = new Map<string, Row | null>();
  for (const row of rows) {
    const parsed = rowSchema.safeParse(row);
    if (!parsed.success) {
      const names = unreadableSchema.safeParse(row);
      if (names.success) for (const key of keysOfDocument(names.data)) unreadable.add(key);
      continue;
    }
    const { _id } = parsed.data;
    if (/^(?:drafts|versions)\./.test(_id)) continue;
    const known = byId.get(_id);
    byId.set(_id, known === undefined || known?._rev === parsed.data._rev ? parsed.data : null);
    if (byId.get(_id) === null && parsed.data._type === 'tsb') for (const key of keysOfDocument(parsed.data)) unreadable.add(key);
  }

  const read = [...byId.values()].filter((row) => row !== null);
  const tsbs = read.filter((row) => row._type === 'tsb');
  const claims = Map.groupBy(
    read.filter((row) => row._type === 'claim'),
    (claim) => claim.source._ref,
  );
  const disagreements = contradictionsBySource(read);
  const documents = await Promise.all(
    tsbs.map((row) => toDocument(row, claims.get(row._id) ?? [], disagreements.get(row._id) ?? [], earlier.get(row._id) ?? [], confirmed)),
  );
  const byKey = new Map<DocumentKey, RecordDocument[]>();
  documents.forEach((document, place) => {
    for (const key of keysOfDocument(tsbs[place]!)) byKey.set(key, [...(byKey.get(key) ?? []), document]);
  });
  for (const sharing of byKey.values()) sharing.sort((a, b) => Number(a.status === 'superseded') - Number(b.status === 'superseded'));
  return { documents, byKey, unreadable };
}

async function toDocument(
  row: TsbRow,
  claims: readonly RowOf<'claim'>[],
  contradictions: readonly Contradiction[],
  earlier: readonly EarlierRevision[],
  confirmed: Confirmed,
): Promise<RecordDocument> {
  const body = bodyOf(row);
  const id = ownIdOf(row);
  const ids = [...new Set([id, ...canonicalIds(row)])];
  const [outdated, quotes] = partition(
    claims.filter((claim) => claim.quote?.trim()),
    (claim) => isOfEarlierText(claim, row),
  );
  const texts: DocumentText[] = [...body.texts, { name: 'title', text: row.title }, ...quotes.map(quoteOf)];
  const before = [
    ...(await earlierThan(ownWords(row), earlier)),
    ...outdated.map((claim) => ({ revision: claim.sourceHash!, texts: [quoteOf(claim)], lastSeen: claim.extractedAt ?? '' })),
  ];
  return {
    id,
    ids,
    kind: kindOfSource(row.sourceType)!,
    ...(row.manufacturerNumber ? { makerNumber: row.manufacturerNumber } : {}),
    title: row.title,
    status: row.status,
    ...(row.publishDate ? { published: row.publishDate.slice(0, 10) } : {}),
    ...linkOf(row.sourceUrl),
    texts,
    complete: ownWords(row) !== '' && body.whole && !isAbstract(row),
    revision: await revisionOf(texts),
    get readAt() {
      return confirmed.since?.get(row._id) ?? confirmed.at;
    },
    ...(before.length > 0 ? { earlier: before } : {}),
    scope: {
      ...(row.make ? { make: row.make } : {}),
      ...(row.model ? { model: row.model } : {}),
      years: row.modelYears ?? [],
      excludedTrims: row.excludedTrims ?? [],
      // With one end only it is unreadable, which is not the same as having none.
      ...(row.vinRangeStart || row.vinRangeEnd ? { vinRange: { start: row.vinRangeStart ?? '', end: row.vinRangeEnd ?? '' } } : {}),
    },
    contradictions,
  };
}

/** Ours, not the dataset's `contentHash`: that one changes when a message is merely resent, and is stale after an edit by hand. */
function revisionOf(texts: readonly DocumentText[]): Promise<string> {
  return contentHash(texts.map(({ name, text, addedFrom }) => `${name}: ${text.slice(0, addedFrom)}`).join('\n'));
}

function quoteOf(claim: RowOf<'claim'>): DocumentText {
  return { name: 'claim-quote', text: claim.quote! };
}

/**
 * A claim names the state of the document that it was read from. If that is not the state of today, its quotation may be
 * of words that are gone, so it can no longer prove anything of the document as it stands. Messages and complaints are different:
 * their hash also changes when one is merely sent again.
 */
function isOfEarlierText(claim: RowOf<'claim'>, row: TsbRow): boolean {
  const kind = kindOfSource(row.sourceType);
  const resent = kind === 'complaint' || (kind === 'communication' && (row.nhtsaIds?.length ?? 0) > 1);
  return !resent && !!claim.sourceHash && !!row.contentHash && claim.sourceHash !== row.contentHash;
}

function partition<T>(values: readonly T[], belongs: (value: T) => boolean): [T[], T[]] {
  return [values.filter(belongs), values.filter((value) => !belongs(value))];
}

/** What an importer takes for a communication's text is NHTSA's abstract of it; a curator's text is taken for whole. */
function isAbstract({ sourceType, managedBy, bodyIs }: TsbRow): boolean {
  return bodyIs ? bodyIs === 'abstract' : kindOfSource(sourceType) === 'communication' && IMPORTER.test(managedBy ?? '');
}

/** "nhtsa-import" and its like: who imports can only have what NHTSA publishes. */
const IMPORTER = /(?<![a-z])import(?:er|ed)?$/i;

/** Only an address that a browser may open becomes a link. */
function linkOf(sourceUrl: string | null | undefined): { link?: string } {
  return sourceUrl && /^https?:\/\//i.test(sourceUrl) && URL.canParse(sourceUrl) ? { link: sourceUrl } : {};
}

/** The contradictions that touch each tsb document, by its `_id`. */
function contradictionsBySource(rows: readonly Row[]): Map<string, Contradiction[]> {
  const byId = new Map(rows.map((row) => [row._id, row]));
  const found = new Map<string, Contradiction[]>();
  for (const row of rows) {
    if (row._type !== 'contradiction') continue;
    const claims = [row.claimA._ref, row.claimB._ref].map((id) => byId.get(id)).filter((claim) => claim?._type === 'claim');
    const contradiction: Contradiction = {
      topic: row.topic,
      explanation: row.explanation,
      claims: claims.map((claim) => {
        const source = byId.get(claim.source._ref);
        const known = source?._type === 'tsb' ? source : null;
        return {
          statement: claim.statement,
          ...(known ? { documentId: ownIdOf(known) } : {}),
          ...(known?.publishDate ? { date: known.publishDate.slice(0, 10) } : {}),
        };
      }),
      ...settlement(
        rows.filter((decision) => decision._type === 'decision' && decision.contradiction._ref === row._id) as RowOf<'decision'>[],
      ),
    };
    for (const id of new Set(claims.map((claim) => claim.source._ref))) found.set(id, [...(found.get(id) ?? []), contradiction]);
  }
  return found;
}

/** Only an approved decision settles, the last reviewed one of several; a proposed one settles nothing. */
function settlement(decisions: readonly RowOf<'decision'>[]): Pick<Contradiction, 'state' | 'rationale'> {
  const latest = (status: string, by: 'reviewedAt' | 'resolvedAt'): RowOf<'decision'> | undefined =>
    decisions.filter((decision) => decision.status === status).sort((a, b) => (b[by] ?? '').localeCompare(a[by] ?? ''))[0];
  const approved = latest('approved', 'reviewedAt');
  if (approved) return { state: 'settled', rationale: approved.rationale };
  const proposed = latest('proposed', 'resolvedAt');
  return proposed ? { state: 'proposed', rationale: proposed.rationale } : { state: 'open' };
}
