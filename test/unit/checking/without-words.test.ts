import { expect, test } from 'vitest';
import { checkQuotation } from '../../../lib/checking/check-quotation.ts';
import type { DocumentText } from '../../../lib/checking/document.ts';
import { check, documentOf, held } from './documents.ts';
import { ENGLISH } from '../../../components/words/english.ts';

const WORDS = 'The horn of some cars fails when the button is pressed';
const HORN = documentOf('EA99-901', `${WORDS} for half an hour.`);
const TITLE: DocumentText = { name: 'title', text: 'EA99-902: Horn' };
const ADDED = 'Opened 1999-03-04, closed 2000-05-06.';

test.each<[string, readonly DocumentText[]]>([
  ['nothing but a title', [TITLE]],
  ['blanks', [{ name: 'body', text: ' \n\n ' }, TITLE]],
  ["nothing but the importer's line", [{ name: 'body', text: ADDED, addedFrom: 0 }, TITLE]],
  ["nothing but a curator's quotation", [TITLE, { name: 'claim-quote', text: 'The lamp goes out at night.' }]],
])('a document that holds %s cannot refute: grey, also where the words stand elsewhere', (_what, texts) => {
  const empty = documentOf('EA99-902', '', { texts });
  expect(check(WORDS, [empty])).toMatchObject({ verdict: 'unchecked', code: 'unreadable-file', tone: 'grey' });
  expect(check(WORDS, [empty, HORN])).toMatchObject({ verdict: 'unchecked', code: 'unreadable-file', foundIn: [] });
});

test('with another cited document that holds the words it is green, with one that does not it stays grey', () => {
  const empty = documentOf('EA99-902', '', { texts: [TITLE] });
  const lamp = documentOf('99V-901', 'The lamp goes out while the car is moving at night.');
  expect(check(WORDS, [empty, HORN], { ids: ['EA99-902', 'EA99-901'] })).toMatchObject({ verdict: 'verified', foundIn: ['EA99-901'] });
  const grey = check(WORDS, [lamp, empty], { ids: ['99V-901', 'EA99-902'] })!;
  expect(grey).toMatchObject({ tone: 'grey', code: 'unreadable-file' });
  expect(ENGLISH.reason(grey)).toContain('EA99-902');
  expect(ENGLISH.reason(grey)).not.toContain('99V-901');
});

test('where the document in force has no words, the superseded one does not decide', () => {
  const old = documentOf('MC-99000001', `${WORDS}.`, { status: 'superseded', makerNumber: '99-901' });
  const current = documentOf('MC-99000002', '', { texts: [TITLE], makerNumber: '99-901' });
  const lookups = new Map([['99-901', held(current, old)]]);
  expect(checkQuotation({ text: WORDS, ids: ['99-901'], sentence: '' }, lookups, null)).toMatchObject({
    tone: 'grey',
    code: 'unreadable-file',
  });
});

test('a document with few words of its own was read, and can refute', () => {
  const short = documentOf('EA99-902', '', { texts: [{ name: 'body', text: `Horn. ${ADDED}`, addedFrom: 6 }, TITLE] });
  expect(check(WORDS, [short])).toMatchObject({ verdict: 'missing', code: 'nowhere' });
});
