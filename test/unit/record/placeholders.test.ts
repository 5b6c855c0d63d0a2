import { expect, test } from 'vitest';
import { checkQuotation } from '../../../lib/checking/check-quotation.ts';
import { isPlaceholder } from '../../../lib/record/placeholders.ts';
import { toDocuments } from '../../../lib/record/to-documents.ts';

test.each([
  'There is no summary currently available',
  'THERE IS NO SUMMARY CURRENTLY AVAILABLE.',
  ' There is no  summary\ncurrently available ',
  'File has been attached.',
  'FILE HAS BEEN ATTACHED.  *TR',
  'File has been attached. *DSY*JB',
])('%j is no text', (text) => {
  expect(isPlaceholder(text)).toBe(true);
});

test.each([
  '',
  'There is no summary of the tests currently available.',
  'There is no summary currently available. The lamp stays on.',
  'File has been attached. The lamp stays on.',
  'constructor',
  `There is no summary currently available${'*a'.repeat(500_000)}`,
])('%j is a text, or nothing at all', (text) => {
  expect(isPlaceholder(text)).toBe(false);
});

const ADDED = { investigation: 'Opened 1989-05-09, closed 1989-07-11.', complaint: 'No crash reported. No injuries reported.' };

async function documentWith(sourceType: keyof typeof ADDED | 'recall', ...paragraphs: string[]) {
  const row = {
    _id: 'x',
    _type: 'tsb',
    tsbNumber: 'C99-902',
    title: 'C99-902: SEATS',
    sourceType,
    status: 'active',
    managedBy: 'nhtsa-import',
    body: paragraphs.map((text) => ({ _type: 'block', children: [{ text }] })),
  };
  return (await toDocuments([row], { at: '2026-10-01T12:00:00.000Z' })).documents[0]!;
}

test('a document with a placeholder keeps the lines that were added to it, and its title', async () => {
  const { texts, complete } = await documentWith('investigation', 'There is no summary currently available', ADDED.investigation);
  expect(texts).toEqual([
    { name: 'body', text: ADDED.investigation, addedFrom: 0 },
    { name: 'title', text: 'C99-902: SEATS' },
  ]);
  expect(complete).toBe(false);
});

test('a document that has nothing but a placeholder has no text', async () => {
  const { texts, complete } = await documentWith('recall', 'File has been attached.');
  expect(texts).toEqual([{ name: 'title', text: 'C99-902: SEATS' }]);
  expect(complete).toBe(false);
});

test.each([
  { words: 'the seat frame can break at the weld', code: 'unreadable-file', tone: 'grey' },
  { words: 'There is no summary currently available', code: 'unreadable-file', tone: 'grey' },
])('“$words” is neither there nor absent', async ({ words, code, tone }) => {
  const document = await documentWith('investigation', 'There is no summary currently available', ADDED.investigation);
  const claim = { text: words, ids: ['C99-902'], sentence: words, direct: true };
  expect(checkQuotation(claim, new Map([['C99-902', { state: 'held', documents: [document] }]]), null)).toMatchObject({ code, tone });
});

test('where there are other words, each paragraph stays where it was', async () => {
  const { texts, complete } = await documentWith('complaint', 'IT STALLED.', 'File has been attached.', ADDED.complaint);
  expect(texts[0]).toEqual({ name: 'body', text: `IT STALLED.\n\nFile has been attached.\n\n${ADDED.complaint}`, addedFrom: 38 });
  expect(complete).toBe(true);
});
