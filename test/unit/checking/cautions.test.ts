import { describe, expect, test } from 'vitest';
import { cautionsFor } from '../../../lib/checking/cautions.ts';
import type { DocumentScope, RecordDocument } from '../../../lib/checking/document.ts';
import type { Match } from '../../../lib/checking/match.ts';
import { sentenceEnd, sentenceStart } from '../../../lib/language/sentences.ts';
import type { DocumentKind } from '../../../lib/citing/citation.ts';

/** `source` with ⟦…⟧ around each run that is quoted. */
function match(source: string, kind: DocumentKind = 'investigation', scope: Partial<DocumentScope> = {}): Match {
  const runs: [number, number][] = [];
  let text = '';
  for (const [index, piece] of source.split(/[⟦⟧]/).entries()) {
    if (index % 2 === 1) runs.push([text.length, text.length + piece.length]);
    text += piece;
  }
  const document: RecordDocument = {
    id: 'EA99-901',
    ids: ['EA99-901'],
    kind,
    title: 'Invented',
    status: 'active',
    texts: [{ name: 'body', text }],
    complete: true,
    revision: 'r1',
    readAt: '2026-09-22T10:00:00Z',
    scope: { years: [], excludedTrims: [], ...scope },
    contradictions: [],
  };
  const sentence = [sentenceStart(text, runs[0]![0]), sentenceEnd(text, runs.at(-1)![1])] as const;
  return { document, text: document.texts[0]!, runs, sentence, widestGap: 0, editorWords: false, lookAlikes: false };
}

function cautions(
  source: string,
  sentence = 'EA99-901 says “…”.',
  kind: DocumentKind = 'investigation',
  scope: Partial<DocumentScope> = {},
): string[] {
  const found = match(source, kind, scope);
  const text = found.runs.map(([start, end]) => found.text.text.slice(start, end)).join(' … ');
  return cautionsFor({ text, ids: ['EA99-901'], sentence: sentence.replace('…', () => text) }, found);
}

describe('negation-cut', () => {
  test.each([
    'The horn is not ⟦safe to use in a tunnel⟧.',
    'The horn does not always ⟦sound at low speed⟧.',
    'The horn DOESN’T ⟦SOUND AT LOW SPEED⟧.',
    'The horn couldn&#39;t ⟦sound at low speed⟧.',
    'There is no evidence that ⟦the horn overheats⟧.',
    'The maker was unable to ⟦make the horn fail⟧ in its own tests.',
    'We deny that ⟦the horn fails⟧.',
    'Tests were run. Neither lamp ⟦went out during the drive⟧.',
    'The horn failed to ⟦sound when it was needed⟧.',
    'The horn works without ⟦a fuse of its own⟧.',
    'The report under No. 12 has never ⟦been withdrawn by the maker⟧.',
  ])('%s', (source) => {
    expect(cautions(source)).toContain('negation-cut');
  });

  test.each([
    ['the negation is quoted', 'The horn ⟦is not safe to use in a tunnel⟧.'],
    ['it belongs to the sentence before', 'The horn does not. ⟦The lamp works at low speed⟧.'],
    ['it belongs to the paragraph before', 'The horn does not\n\n⟦work at low speed⟧.'],
    ['it is too far away', 'Not one of the many owners asked said that ⟦the horn works⟧.'],
    ['it comes after', '⟦The horn works⟧, not the lamp.'],
    ['nothing is before', '⟦The horn works at low speed⟧.'],
    ['a word that only holds one', 'The notable ⟦horn works⟧.'],
  ])('silent: %s', (_why, source) => {
    expect(cautions(source)).not.toContain('negation-cut');
  });

  test('silent where the page itself negates', () => {
    expect(cautions('The horn is not ⟦safe to use in a tunnel⟧.', 'The bulletin says that it is not “…” at all.')).not.toContain(
      'negation-cut',
    );
    expect(cautions('The horn is not ⟦safe to use in a tunnel⟧.', 'It does not mince words: “…”.')).toContain('negation-cut');
  });
});

describe('qualifier-cut', () => {
  test.each([
    'Some ⟦horns fail in cold weather⟧.',
    'The horn may ⟦fail in cold weather⟧.',
    'The horn may have been ⟦fitted the wrong way round⟧.',
    'ODI looked at the alleged ⟦failure of the horn⟧.',
    'Possibly ⟦the horn fails in cold weather⟧.',
    'If ⟦the horn fails⟧, call a dealer.',
    'If the wire is wet, ⟦the horn fails at once⟧.',
    '⟦The horn can be used⟧ unless the wire is wet.',
    '⟦The horn can be used⟧, except in a tunnel.',
    '⟦The horn is replaced free of charge⟧ only in cars with the old switch.',
    '⟦The horn is replaced free of charge⟧, provided the seal is whole.',
    '⟦The horn is safe⟧; however, the switch is not.',
    '⟦The horn can be used⟧ if the wire is dry, ⟦says the bulletin⟧.',
  ])('%s', (source) => {
    expect(cautions(source)).toContain('qualifier-cut');
  });

  test.each([
    ['the month of May', 'Letters were mailed in May ⟦to all owners of the car⟧.'],
    ['a date in May', 'The letter of MAY ⟦24, 1988 is on file with the agency⟧.'],
    ['the hedge is quoted', '⟦Some horns may fail in cold weather⟧.'],
    ['a hedge on something else', 'The horn may cause a short circuit, and ⟦the lamp goes out⟧.'],
    ['"only" of something else', '⟦The horn is replaced free of charge⟧ by dealers who have been trained, and only they may order it.'],
    ['a hedge on the other half of the sentence', 'The horn may fail and ⟦the lamp goes out⟧.'],
    ['it belongs to the next sentence', '⟦The horn can be used⟧. If it fails, call a dealer.'],
  ])('silent: %s', (_why, source) => {
    expect(cautions(source)).not.toContain('qualifier-cut');
  });

  test('silent where the page itself hedges', () => {
    expect(cautions('The horn may ⟦fail in cold weather⟧.', 'It says the horn may “…”.')).not.toContain('qualifier-cut');
  });
});

describe('reported-speech', () => {
  test.each([
    ['investigation', 'Complainants state that ⟦the car brakes by itself⟧.'],
    ['investigation', 'Owners alleged ⟦sudden braking on open roads⟧.'],
    ['investigation', 'ODI has received 12 complaints alleging that ⟦the car brakes by itself⟧.'],
    ['investigation', 'It was alleged that ⟦the car brakes by itself⟧.'],
    ['investigation', 'According to the complainants, ⟦the car brakes by itself⟧.'],
    ['investigation', '⟦The car brakes by itself⟧, the owners said.'],
    ['investigation', '⟦The car brakes by itself⟧, according to the manufacturer.'],
    ['investigation', 'Larkin stated that ⟦the switch was of a new design⟧.'],
    ['communication', 'Customers may report that ⟦the horn stays silent⟧.'],
    ['recall', 'An owner complained that ⟦the horn stays silent⟧.'],
    ['complaint', 'THE DEALER STATED THAT ⟦NO REPAIR WAS AVAILABLE⟧.'],
    ['complaint', 'I was told by the technician that ⟦the part was on order⟧.'],
  ] as const)('%s: %s', (kind, source) => {
    expect(cautions(source, 'EA99-901 says “…”.', kind, { make: 'LARKIN' })).toContain('reported-speech');
  });

  test.each([
    ['complaint', 'THE CONTACT STATED THAT ⟦THE CAR BRAKED BY ITSELF⟧.'],
    ['complaint', '⟦The car braked by itself⟧ on the highway.'],
    ['investigation', 'ODI found that ⟦the switch was of a new design⟧.'],
    ['investigation', 'Complainants state a lot. ⟦The switch was of a new design⟧.'],
    ['recall', 'Owners are advised to ⟦park outside until the repair is made⟧.'],
    ['recall', 'Larkin reported that ⟦the switch was of a new design⟧.'],
    ['recall', 'Owners were told that ⟦the switch was of a new design⟧.'],
  ] as const)('silent, %s: %s', (kind, source) => {
    expect(cautions(source, 'It says “…”.', kind, { make: 'LARKIN' })).not.toContain('reported-speech');
  });

  test.each([
    [
      'silent: the page says who says it',
      'Complainants state that ⟦the car brakes by itself⟧.',
      'Owners told the agency that “…” (EA99-901).',
      'investigation',
      false,
    ],
    [
      'the page names owners, but as listeners',
      'Complainants state that ⟦the car brakes by itself⟧.',
      'Owners should know that “…” (EA99-901).',
      'investigation',
      true,
    ],
    [
      'the page gives them to the agency',
      'Complainants state that ⟦the car brakes by itself⟧.',
      'NHTSA found that “…” (EA99-901).',
      'investigation',
      true,
    ],
    ["an owner's words as the agency's", '⟦The car braked by itself⟧.', 'NHTSA found that “…” (ODI-99000001).', 'complaint', true],
    [
      "an owner's words as an owner's",
      '⟦The car braked by itself⟧.',
      'In a complaint NHTSA reports, an owner writes “…”.',
      'complaint',
      false,
    ],
  ] as const)('%s', (_name, source, sentence, kind, expected) => {
    expect(cautions(source, sentence, kind).includes('reported-speech')).toBe(expected);
  });
});

describe('scope', () => {
  const SCOPE = {
    make: 'Larkin',
    model: 'TR-5',
    years: [2017, 2018, 2019],
    excludedTrims: ['LX', 'Sport'],
    vinRange: { start: '1LKTR5A10HA000100', end: '1LKTR5A10HA000900' },
  };
  const of = (sentence: string) => cautions('⟦The horn is replaced free of charge⟧.', sentence, 'communication', SCOPE);

  test.each([
    'For your 2016, EA99-901 says “…”.',
    'For a 2016 TR-5 it says “…”.',
    'The 2020 Larkin TR-5 is fixed by EA99-901: “…”.',
    'Owners of model year 2020 cars read “…”.',
    'MY2020 cars: “…” (EA99-901).',
    'On 2016-2018 TR-5s, “…”.',
    'On 2017 through 2021 TR5 models, “…”.',
    "My '16 TR-5 has it too: “…”.",
    'I have a 2016, and it says “…”.',
    'The 2020 Larkin is fixed by it: “…”.',
    'Owners of 2020 cars read “…”.',
    'MY2020: “…” (EA99-901).',
    'Does “…” help for my 2016?',
  ])('year-not-covered: %s', (sentence) => {
    expect(of(sentence)).toEqual(['year-not-covered']);
  });

  test.each([
    ['covered', 'For your 2018 TR-5, EA99-901 says “…”.'],
    ['covered range', 'On 2017-2019 TR-5s, “…”.'],
    ['a date', 'In 2024 Larkin wrote “…”.'],
    ['a date of a document', 'The 2024 bulletin says “…”.'],
    ["a date of the reader's own document", 'In your 2020 complaint you wrote “…”.'],
    ['a date with a month', 'In March 2024 Larkin wrote “…”.'],
    ['denied', 'It does not cover the 2016 TR-5: “…”.'],
    ['denied by exclusion', 'It says “…”, but your 2016 TR-5 is excluded.'],
    ['denied before the year', 'It says “…”, though not for a 2016 TR-5.'],
    ['a price', 'It costs $2,016 at a Larkin dealer: “…”.'],
    ['an id', 'EA99-2016 TR-5: “…”.'],
  ])('silent: %s', (_why, sentence) => {
    expect(of(sentence)).toEqual([]);
  });

  test('silent where the quoted words name the year', () => {
    expect(cautions('⟦The 2016 TR-5 gets a new horn⟧.', 'It says “…”.', 'communication', SCOPE)).toEqual([]);
  });

  test('a range names every year in it', () => {
    const scope = { ...SCOPE, years: [2017, 2019] };
    expect(cautions('⟦The horn is replaced⟧.', 'On 2017-2019 TR-5s, “…”.', 'communication', scope)).toEqual(['year-not-covered']);
    expect(cautions('⟦The horn is replaced⟧.', 'On 2017 and 2019 TR-5s, “…”.', 'communication', scope)).toEqual([]);
  });

  test('silent where the document names no years', () => {
    expect(cautions('⟦The horn is replaced⟧.', 'For your 2016 TR-5 it says “…”.', 'communication')).toEqual([]);
  });

  test.each([
    ['trim-not-covered', 'For the TR-5 LX it says “…”.', ['trim-not-covered']],
    ['trim-not-covered beside a year', 'For a 2018 Sport it says “…”.', ['trim-not-covered']],
    ['trim-not-covered, a code by itself', 'The LX has it too: “…”.', ['trim-not-covered']],
    ['a plain word that is also a trim', 'For sport I read “…”.', []],
    ['another trim', 'For the TR-5 EX it says “…”.', []],
    ['a longer trim', 'For the TR-5 LX-T it says “…”.', []],
    ['denied', 'It says “…”, but excludes the LX.', []],
    ['vin-not-covered', 'My car, 1LKTR5A10HA000950: “…”.', ['vin-not-covered']],
    ['a VIN in the range', 'My car, 1LKTR5A10HA000500: “…”.', []],
    ['all three', 'My 2016 TR-5 LX, 1LKTR5A10HA000950: “…”.', ['year-not-covered', 'trim-not-covered', 'vin-not-covered']],
  ] as const)('%s', (_name, sentence, expected) => {
    expect(of(sentence)).toEqual(expected);
  });
});
