import { describe, expect, test } from 'vitest';
import { checkCitation } from '../../../lib/checking/check-citation.ts';
import { checkQuotation } from '../../../lib/checking/check-quotation.ts';
import type { FailureCode, Lookup, RecordDocument } from '../../../lib/checking/document.ts';
import { buildRecordIndex } from '../../../lib/checking/record-index.ts';
import { check, documentOf, held } from './documents.ts';
import { ENGLISH } from '../../../components/words/english.ts';

const HORN = documentOf('EA99-901', 'The horn of some cars fails when the button is pressed for half an hour.');
const LAMP = documentOf('99V-901', 'The lamp goes out while the car is moving at night, and the driver is not warned.');
const WORDS = 'The horn of some cars fails when the button is pressed';

function verdictOf(text: string, lookups: Record<string, Lookup>, record: readonly RecordDocument[] | null = null, direct = false) {
  return checkQuotation(
    { text, ids: Object.keys(lookups), sentence: text, direct },
    new Map(Object.entries(lookups)),
    record && buildRecordIndex(record),
  );
}

const FAILURES: FailureCode[] = [
  'offline',
  'timed-out',
  'rate-limited',
  'too-many',
  'refused',
  'bad-answer',
  'unreadable-file',
  'not-confirmed',
];

describe('a source that cannot be read is neither support nor refutation', () => {
  test.each(FAILURES)('%s', (code) => {
    expect(verdictOf(WORDS, { 'EA99-901': { state: 'failed', code } }, [HORN])).toMatchObject({ verdict: 'unchecked', tone: 'grey', code });
    expect(verdictOf(WORDS, { 'EA99-901': { state: 'failed', code }, '99V-901': held(LAMP) }, [HORN, LAMP])).toMatchObject({
      tone: 'grey',
      code,
    });
    expect(verdictOf(WORDS, { '99V-902': { state: 'failed', code }, 'EA99-901': held(HORN) })).toMatchObject({
      verdict: 'verified',
      foundIn: ['EA99-901'],
    });
    expect(checkCitation('EA99-901', { state: 'failed', code })).toMatchObject({ verdict: 'unchecked', code });
  });

  test('an id without an answer was not confirmed', () => {
    expect(checkQuotation({ text: WORDS, ids: ['EA99-901'], sentence: '' }, new Map(), null)).toMatchObject({
      tone: 'grey',
      code: 'not-confirmed',
    });
  });

  test('a document without words of its own', () => {
    const empty = documentOf('EA99-902', ' \n\n ', {
      texts: [
        { name: 'body', text: ' ' },
        { name: 'title', text: 'Horn' },
      ],
    });
    expect(verdictOf(WORDS, { 'EA99-902': held(empty) }, [empty, HORN])).toMatchObject({ tone: 'grey', code: 'unreadable-file' });
  });

  test('not held: grey, and where the words stand is told', () => {
    expect(verdictOf(WORDS, { 'EA99-909': { state: 'not-held' } }, [HORN, LAMP])).toMatchObject({
      tone: 'grey',
      code: 'not-held',
      foundIn: ['EA99-901'],
    });
    expect(verdictOf(WORDS, { 'EA99-909': { state: 'not-held' }, '99V-901': held(LAMP) }, [LAMP])).toMatchObject({
      tone: 'grey',
      code: 'not-held',
    });
  });
});

test('no such document, if that is all that is cited', () => {
  const lookup: Lookup = { state: 'no-such-document', source: 'NHTSA' };
  const verdict = verdictOf(WORDS, { 'EA99-909': lookup }, [HORN]);
  expect(verdict).toMatchObject({ verdict: 'no-such-document', tone: 'amber', foundIn: ['EA99-901'] });
  expect(ENGLISH.reason(verdict!)).toContain('NHTSA has no document EA99-909');
  expect(checkCitation('EA99-909', lookup)).toMatchObject({ code: 'no-such-document' });
});

describe("a maker's number that several documents share", () => {
  const old = documentOf('MC-99000001', 'Replace the horn relay with part A and test it twice.', {
    status: 'superseded',
    makerNumber: '99-901',
  });
  const current = documentOf('MC-99000002', 'Replace the horn relay with part B and test it once.', { makerNumber: '99-901' });

  test('the one in force decides', () => {
    const lookups = { '99-901': held(current, old) };
    expect(verdictOf('Replace the horn relay with part B', lookups)).toMatchObject({ verdict: 'verified', foundIn: ['MC-99000002'] });
    const verdict = verdictOf('Replace the horn relay with part A', lookups);
    expect(verdict).toMatchObject({
      code: 'superseded-document',
      foundIn: ['MC-99000001'],
      cautions: expect.arrayContaining(['superseded']),
    });
    expect(ENGLISH.reason(verdict!)).toContain('MC-99000002');
  });

  test('words of the old one cited to the new one', () => {
    expect(check('Replace the horn relay with part A', [current, old])).toMatchObject({
      verdict: 'outdated',
      code: 'superseded-document',
      foundIn: ['MC-99000001'],
    });
  });

  test('the old one cited by its own id is not outdated', () => {
    expect(check('Replace the horn relay with part A', [old, current])).toMatchObject({
      verdict: 'verified',
      cautions: expect.arrayContaining(['superseded']),
    });
    expect(verdictOf('Replace the horn relay with part A', { '99-901': held(current, old), 'MC-99000001': held(old) })).toMatchObject({
      verdict: 'verified',
    });
  });
});

test('an earlier revision of the cited document', () => {
  const document = {
    ...HORN,
    earlier: [
      {
        revision: 'r0',
        texts: [{ name: 'body' as const, text: 'The horn of all cars fails at once and for good.' }],
        lastSeen: '2025-01-02T03:04:05Z',
      },
    ],
  };
  expect(check('The horn of all cars fails at once', [document])).toMatchObject({
    verdict: 'outdated',
    code: 'earlier-revision',
    evidence: { revision: 'r0', readAt: '2025-01-02T03:04:05Z' },
  });
});

test('what the cited document says today in place of words that it had', () => {
  const words = HORN.texts[0]!.text;
  const said = words.replace(/^The horn of \S+ cars/, 'The horn of nine cars');
  const document = {
    ...HORN,
    earlier: [{ revision: 'r0', texts: [{ name: 'body' as const, text: said }], lastSeen: '2025-01-02T03:04:05Z' }],
  };
  const verdict = check(said.replace(/\.$/, ''), [document])!;
  expect(verdict).toMatchObject({ code: 'earlier-revision', evidence: { revision: 'r0' } });
  const parts = (side: string) => verdict.difference!.filter((part) => part.in === side).map(({ text }) => text.trim());
  expect([parts('source'), parts('quotation')]).toEqual([[words.split(' ')[3]], ['nine']]);
  expect(
    check('The belt of all seats comes loose in the cold', [
      {
        ...document,
        earlier: [{ ...document.earlier[0]!, texts: [{ name: 'body', text: 'The belt of all seats comes loose in the cold.' }] }],
      },
    ]),
  ).not.toHaveProperty('difference');
});

describe('other documents', () => {
  const resend = documentOf('EA99-903', HORN.texts[0]!.text);

  test('misattributed names the set, resends once', () => {
    expect(check(WORDS, [LAMP, HORN, resend])).toMatchObject({ code: 'other-document', foundIn: ['EA99-901'] });
    const another = documentOf('EA99-904', `Before. ${HORN.texts[0]!.text} After.`);
    expect(check(WORDS, [LAMP, HORN, resend, another])).toMatchObject({ foundIn: ['EA99-901', 'EA99-904'] });
  });

  test('shared with another document, not with a resend of the cited one', () => {
    expect(check(WORDS, [HORN, resend, LAMP], { ids: ['EA99-903'] })!.cautions).not.toContain('shared-text');
    expect(check(WORDS, [HORN, documentOf('EA99-904', `Before. ${HORN.texts[0]!.text}`)])!.cautions).toContain('shared-text');
  });

  test('uncited: long, and word for word in the record', () => {
    expect(check(WORDS, [HORN], { ids: [] })).toMatchObject({ verdict: 'uncited', tone: 'neutral', foundIn: ['EA99-901'] });
    expect(check('The horn of some cars fails', [HORN], { ids: [] })).toBeNull();
    expect(check('The horn of no car ever fails when the button is pressed', [HORN], { ids: [] })).toBeNull();
  });
});

describe('few words', () => {
  test('found: green with a caution; absent: silent unless an id follows directly', () => {
    expect(check('horn', [HORN])).toMatchObject({ tone: 'green', cautions: ['too-short'] });
    expect(check('blue horn', [HORN])).toBeNull();
    expect(check('blue horn', [HORN], { direct: true })).toMatchObject({ tone: 'amber' });
  });

  test.each(['…', '?!', '%', '/', '( )', '[…]', ''])('%j is no quotation', (text) => {
    expect(check(text, [HORN])).toBeNull();
  });
});

describe('whose words', () => {
  const BODY = 'The horn fails.\n\nSent 3 times between May and June.';
  const document = documentOf('MC-99000003', '', {
    kind: 'communication',
    texts: [
      { name: 'body', text: BODY, addedFrom: BODY.indexOf('Sent') },
      { name: 'title', text: 'MC-99000003: Horn Update for Blue Cars' },
      { name: 'claim-quote', text: 'The relay is to be replaced by a stronger one' },
    ],
  });

  test.each([
    ['Horn Update for Blue Cars', 'title-only'],
    ['Sent 3 times between May and June', 'added-by-dataset'],
    ['The relay is to be replaced by a stronger one', 'claim-quote'],
  ] as const)('%s: %s', (text, caution) => {
    const verdict = check(text, [document])!;
    expect(verdict).toMatchObject({ verdict: 'verified', cautions: expect.arrayContaining([caution]) });
    expect(ENGLISH.reason(verdict)).not.toContain('in the text of');
  });

  test('no match runs over a seam', () => {
    expect(check('The horn fails. Sent 3 times between May and June', [document])!.tone).toBe('amber');
    expect(check('Horn Update for Blue Cars The relay is to be replaced', [document])!.tone).toBe('amber');
  });

  test('a title or an added line of another document is no place where words stand', () => {
    expect(check('Sent 3 times between May and June', [LAMP, document])).toMatchObject({ code: 'nowhere', foundIn: [] });
  });
});

test('an abstract confirms, and does not refute', () => {
  const abstract = { ...HORN, complete: false };
  expect(check(WORDS, [abstract])).toMatchObject({ verdict: 'verified', cautions: ['partial-text'] });
  const verdict = check('Seven violins were tuned beneath a purple canopy', [abstract])!;
  expect(verdict).toMatchObject({ verdict: 'unchecked', code: 'not-in-abstract', tone: 'grey', cautions: ['partial-text'] });
  expect(ENGLISH.uncertainty(verdict)).toContain('not read');
});

test('over a paragraph words are verbatim only where the quotation shows its end', () => {
  const document = documentOf('EA99-905', 'The horn may fail\n\nOwners should wait. A new\n\nrelay is on its way.');
  expect(check('The horn may fail Owners should wait', [document])).toMatchObject({ code: 'stitched' });
  expect(check('The horn may fail.\nOwners should wait', [document])).toMatchObject({ code: 'verbatim' });
  expect(check('The horn may fail. Owners should wait', [document])).toMatchObject({ code: 'verbatim' });
  // The sentence runs on: a page break.
  expect(check('A new relay is on its way', [document])).toMatchObject({ code: 'verbatim' });
});
