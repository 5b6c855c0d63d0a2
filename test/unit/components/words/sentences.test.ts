import { describe, expect, test } from 'vitest';
import { ENGLISH_SENTENCES } from '../../../../components/words/english-sentences.ts';
import { listed, reasonIn, type Sentences } from '../../../../components/words/sentences.ts';
import { SPANISH_SENTENCES } from '../../../../components/words/spanish-sentences.ts';
import { namedIds, NO_FACTS, NOBODY, type VerdictFacts, WAYS_NOT_SHOWN } from '../../../../lib/checking/facts.ts';
import { type Code, CODES } from '../../../../lib/checking/verdict.ts';

const FACTS: VerdictFacts = {
  cited: namedIds(['EA99-901']),
  document: namedIds(['MC-99000001']),
  filedAs: namedIds(['MC-99000004']),
  text: 'title',
  elsewhere: namedIds(['99V-901', 'PE99-902', 'ODI-99000001', 'ODI-99000012', 'RQ99-903']),
  current: namedIds(['MC-99000002']),
  readInPart: false,
  leftOut: 37,
  source: 'NHTSA',
  inDocument: 'must be parked',
  onPage: 'may be driven',
  keptCopy: '2026-03-09T12:00:00Z',
};

/** Each fact with another value: where a language tells the fact, its sentence is another one. */
const CHANGES: Readonly<Partial<Record<keyof VerdictFacts, readonly VerdictFacts[keyof VerdictFacts][]>>> = {
  cited: [namedIds(['EA99-909'])],
  document: [namedIds(['MC-99000009'])],
  filedAs: [namedIds(['MC-99000008']), NOBODY],
  text: ['body', 'full-text', 'claim-quote', 'added-line'],
  elsewhere: [namedIds(['99V-909', 'PE99-902', 'ODI-99000001', 'ODI-99000012', 'RQ99-903']), namedIds(['99V-901']), NOBODY],
  current: [namedIds(['MC-99000003']), NOBODY],
  readInPart: [true],
  leftOut: [0, 1, 38],
  source: ['Transport Canada'],
  inDocument: ['shall be parked', ''],
  onPage: ['might be driven', ''],
  keptCopy: ['2026-03-10T12:00:00Z', undefined],
  silence: ['no-answer', 'too-late', 'page-unread'],
  notShown: WAYS_NOT_SHOWN.flatMap((how) => [
    { how, words: 'not shown' },
    { how, words: 'not seen' },
  ]),
};

const LANGUAGES: Readonly<Record<string, Sentences>> = { English: ENGLISH_SENTENCES, Spanish: SPANISH_SENTENCES };
const ALL_CODES = Object.keys(CODES) as Code[];

const withFact = (fact: string, value: unknown): VerdictFacts => ({ ...FACTS, [fact]: value });

/** The facts that a language tells of a code: those whose change changes the sentence. */
function factsTold(sentences: Sentences, code: Code): string[] {
  const before = reasonIn(sentences, { code, facts: FACTS });
  return Object.entries(CHANGES).flatMap(([fact, values]) =>
    values.flatMap((value, at) => (reasonIn(sentences, { code, facts: withFact(fact, value) }) === before ? [] : [`${fact} ${at}`])),
  );
}

/** Ids, dates, figures, names and quoted words, which no language translates. */
function literals(sentence: string): string[] {
  const written = [
    ...Object.values(FACTS).flatMap((fact) => (typeof fact === 'object' ? fact.ids : [])),
    'NHTSA',
    FACTS.inDocument,
    FACTS.onPage,
  ];
  return [...written.filter((each) => sentence.includes(String(each))).map(String), ...(sentence.match(/\b\d+\b/g) ?? [])].toSorted();
}

describe.each(ALL_CODES)('%s', (code) => {
  test('each fact that English tells, Spanish tells, and the other way round', () => {
    expect(factsTold(SPANISH_SENTENCES, code)).toEqual(factsTold(ENGLISH_SENTENCES, code));
  });

  test('whatever the facts are, both languages name the same ids, figures, dates and words', () => {
    for (const [fact, values] of Object.entries(CHANGES)) {
      for (const value of [(FACTS as unknown as Record<string, unknown>)[fact], ...values]) {
        const [english, spanish] = Object.values(LANGUAGES).map((each) => reasonIn(each, { code, facts: withFact(fact, value) }));
        expect([fact, literals(spanish!)]).toEqual([fact, literals(english!)]);
      }
    }
  });

  test.each(Object.entries(LANGUAGES))('%s tells it in one sentence that names a document', (_, sentences) => {
    const reason = reasonIn(sentences, { code, facts: { ...FACTS, keptCopy: '', filedAs: NOBODY } });
    expect(reason).toMatch(/^[\p{Lu}\d].*\.$/u);
    expect(reason.slice(0, -1)).not.toMatch(/[.!?]\s/);
    expect(reason).toMatch(/EA99-901|MC-99000001|99V-901/);
    expect(reason).not.toMatch(/undefined|null|“”|«»/);
  });
});

test('a reason tells something: most facts are told by some code', () => {
  const told = new Set(ALL_CODES.flatMap((code) => factsTold(ENGLISH_SENTENCES, code)).map((each) => each.split(' ')[0]));
  expect([...told].toSorted()).toEqual(Object.keys(CHANGES).toSorted());
});

test.each(Object.entries(LANGUAGES))('%s always says what is not known, each doubt in words of its own', (_, { doubts, silences }) => {
  const sentences = [...Object.values(doubts), ...Object.values(silences)];
  for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.{20,}\.$/u);
  expect(new Set(sentences).size).toBe(sentences.length);
});

test.each([
  [[], ''],
  [['A'], 'A'],
  [['A', 'B'], 'A and B'],
  [['A', 'B', 'C'], 'A, B and C'],
  [['A', 'B', 'C', 'D', 'E'], 'A, B and 3 others'],
])('%j is written %j', (ids, text) => {
  expect(listed(namedIds(ids), ENGLISH_SENTENCES)).toBe(text);
});

test('a verdict without facts of its own still makes a sentence', () => {
  expect(reasonIn(SPANISH_SENTENCES, { code: 'not-confirmed', facts: { ...NO_FACTS, silence: 'too-late' } })).toContain('tardó demasiado');
});
