import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DocumentText, RecordDocument } from '../../../../lib/checking/document.ts';
import type { DocumentKind } from '../../../../lib/citing/citation.ts';

/** Real records lie beside the checkout; without them the classes run on invented documents alone. */
const SHARED = new URL('../../../../../shared/data/', import.meta.url);
const SAMPLES = new URL('../../../records/sample.ndjson', import.meta.url);

export const realRecordsMissing = existsSync(SHARED) ? null : `no real records at ${fileURLToPath(SHARED)}`;

function read(url: URL): Record<string, any>[] {
  return readFileSync(url, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line));
}

function document(
  id: string,
  kind: DocumentKind,
  title: string,
  texts: DocumentText[],
  scope: Partial<RecordDocument['scope']> = {},
): RecordDocument {
  return {
    id,
    ids: [id],
    kind,
    title,
    status: 'active',
    published: '2024-02-14',
    texts,
    complete: true,
    revision: `revision of ${id}`,
    readAt: '2026-09-22T10:00:00Z',
    scope: { years: [], excludedTrims: [], ...scope },
    contradictions: [],
  };
}

const body = (...blocks: (string | null | undefined)[]): DocumentText => ({
  name: 'body',
  text: blocks.filter((block) => block?.trim()).join('\n\n'),
});

function withAddedLine({ text }: DocumentText, line: string): DocumentText {
  return { name: 'body', text: `${text}\n\n${line}`, addedFrom: text.length + 2 };
}

/** The records of ../shared/data as the record would hold them; one document an id. */
export function realDocuments(): RecordDocument[] {
  const of = (name: string) => read(new URL(name, SHARED));
  const documents = [
    ...of('recalls.ndjson').map((row) =>
      document(row['NHTSACampaignNumber'], 'recall', `Recall ${row['NHTSACampaignNumber']}: ${row['Component']}`, [
        body(row['Summary'], row['Consequence'], row['Remedy']),
      ]),
    ),
    ...of('complaints.ndjson').map((row) =>
      document(`ODI-${row['odiNumber']}`, 'complaint', `Complaint ODI-${row['odiNumber']}: ${row['components']}`, [
        withAddedLine(
          body(row['summary']),
          `The owner reports ${row['crash'] ? 'a crash' : 'no crash'} and ${row['fire'] ? 'a fire' : 'no fire'} on the form.`,
        ),
      ]),
    ),
    ...of('communications.ndjson').map((row) =>
      document(`MC-${row['nhtsaIdNumber']}`, 'communication', `MC-${row['nhtsaIdNumber']}: ${row['manufacturerCommunicationNumber']}`, [
        body(row['summary']),
      ]),
    ),
    ...of('old-investigations.ndjson').map((row) =>
      document(row['action'], 'investigation', `${row['action']}: ${row['subject']}`, [
        withAddedLine(body(row['summary']), `Opened ${row['odate']}, closed ${row['cdate']}, as the file of the office has it.`),
      ]),
    ),
  ];
  return [...new Map(documents.map((each) => [each.id, each])).values()].filter(({ texts }) => texts[0]!.text.trim());
}

/** The bundled sample records, read as plainly as the classes need them. */
export function sampleDocuments(): RecordDocument[] {
  if (!existsSync(SAMPLES)) return [];
  const kinds: Record<string, DocumentKind> = {
    tsb: 'communication',
    'dealer-message': 'communication',
    'owner-letter': 'communication',
    manual: 'communication',
    recall: 'recall',
    investigation: 'investigation',
    complaint: 'complaint',
  };
  return read(SAMPLES)
    .filter((row) => row['_type'] === 'tsb' && !/^(?:drafts|versions)\./.test(row['_id']))
    .map((row) =>
      document(row['tsbNumber'], kinds[row['sourceType']] ?? 'communication', row['title'], [
        body(...(row['body'] ?? []).map((block: any) => (block.children ?? []).map((child: any) => child.text ?? '').join(''))),
      ]),
    )
    .filter(({ texts }) => texts[0]!.text.trim());
}
