import type { DocumentText, FailureCode, Lookup, RecordDocument } from '../../../../lib/checking/document.ts';
import type { DocumentId } from '../../../../lib/citing/citation.ts';
import { around, bare, foldedWords, span, standsAsWords, wordsOf } from './passages.ts';
import type { QuotationClass } from './quotation-class.ts';
import type { Random } from './random.ts';

/**
 * Quotations whose words are right or wrong by where they stand: in which text, which document, which revision, or nowhere that could be
 * read.
 */

const VERBATIM = ['verbatim', 'verbatim-with-ellipsis', 'verbatim-with-editor-words'] as const;

function faithful(document: RecordDocument, random: Random): string | null {
  return span(document, random, 8, 24)?.join(' ') ?? null;
}

function held(...documents: RecordDocument[]): Lookup {
  return { state: 'held', documents };
}

function withText(document: RecordDocument, text: DocumentText): RecordDocument {
  return { ...document, texts: [...document.texts, text] };
}

const CURATED = 'A curator read that the tambourine must be tuned twice before the parade, and that every bell was polished by hand.';

function seam(name: DocumentText['name']): QuotationClass['make'] {
  return (document) => {
    const body = wordsOf(document.texts[0]!.text.slice(0, document.texts[0]!.addedFrom));
    if (body.length < 12) return null;
    const before = name === 'title';
    const joint = before ? [...wordsOf(CURATED).slice(-6), ...body.slice(0, 6)] : [...body.slice(-6), ...wordsOf(CURATED).slice(0, 6)];
    const texts: DocumentText[] = [{ name: 'body', text: body.join(' ') }];
    texts.splice(before ? 0 : 1, 0, { name, text: CURATED });
    return { quotation: joint.join(' '), document: { ...document, texts } };
  };
}

export const CONTEXT_CLASSES: readonly QuotationClass[] = [
  {
    name: 'c1',
    what: 'words of another document',
    wanted: 'not-green',
    codes: ['other-document'],
    make: (document, random, all) => {
      const other = random.pick(all);
      const quotation = other === document ? null : faithful(other, random);
      return quotation && !standsAsWords(quotation, document) && !/\.\.|…|\[/.test(quotation) ? { quotation } : null;
    },
  },
  {
    name: 'c2',
    what: 'only in the title',
    wanted: 'cautioned',
    codes: VERBATIM,
    cautions: ['title-only'],
    make: (document) => ({
      quotation: 'the tambourine must be tuned twice before the parade',
      document: withText(document, { name: 'title', text: CURATED }),
    }),
  },
  {
    name: 'c3',
    what: "only in a curator's quotation",
    wanted: 'cautioned',
    codes: VERBATIM,
    cautions: ['claim-quote'],
    make: (document) => ({
      quotation: 'every bell was polished by hand',
      document: withText(document, { name: 'claim-quote', text: CURATED }),
    }),
  },
  {
    name: 'c4',
    what: 'only in a line that the dataset added',
    wanted: 'cautioned',
    codes: VERBATIM,
    cautions: ['added-by-dataset'],
    make: (document) => {
      const own = document.texts[0]!.text.slice(0, document.texts[0]!.addedFrom).trimEnd();
      return {
        quotation: 'the tambourine must be tuned twice before the parade',
        document: { ...document, texts: [{ name: 'body', text: `${own}\n\n${CURATED}`, addedFrom: own.length + 2 }] },
      };
    },
  },
  {
    name: 'c5',
    what: 'over the seam to a line that the dataset added',
    wanted: 'cautioned',
    codes: VERBATIM,
    cautions: ['added-by-dataset'],
    orAmber: true,
    make: (document) => {
      const own = document.texts[0]!.text.slice(0, document.texts[0]!.addedFrom).trimEnd();
      const body = wordsOf(own);
      if (body.length < 6) return null;
      return {
        quotation: [...body.slice(-6), ...wordsOf(CURATED).slice(0, 6)].join(' '),
        document: { ...document, texts: [{ name: 'body', text: `${own}\n\n${CURATED}`, addedFrom: own.length + 2 }] },
      };
    },
  },
  { name: 'c6', what: 'over the seam of title and body', wanted: 'not-green', codes: [], make: seam('title') },
  { name: 'c7', what: "over the seam of body and a curator's quotation", wanted: 'not-green', codes: [], make: seam('claim-quote') },
  {
    name: 'c8',
    what: 'ellipsis over two texts',
    wanted: 'not-green',
    codes: [],
    make: (document, random) => {
      const words = span(document, random, 8, 12);
      return (
        words && {
          quotation: `${words.join(' ')} … every bell was polished by hand`,
          document: withText(document, { name: 'claim-quote', text: CURATED }),
        }
      );
    },
  },
  {
    name: 'c9',
    what: 'one of two cited documents holds the words',
    wanted: 'green',
    codes: VERBATIM,
    make: (document, random, all) => {
      const other = random.pick(all);
      const quotation = faithful(document, random);
      if (!quotation || other === document) return null;
      const both: [DocumentId, Lookup][] = [
        [other.id, held(other)],
        [document.id, held(document)],
      ];
      return { quotation, lookups: new Map(random.chance(0.5) ? both : both.toReversed()) };
    },
  },
  {
    name: 'c10',
    what: 'in the current document of a shared number',
    wanted: 'green',
    codes: VERBATIM,
    make: (document, random) => {
      const quotation = faithful(document, random);
      const earlier: RecordDocument = {
        ...document,
        id: `${document.id}8`,
        ids: [`${document.id}8`],
        status: 'superseded',
        texts: [{ name: 'body', text: 'An earlier text that says nothing of the kind at all.' }],
      };
      return quotation ? { quotation, lookups: new Map([['99-901', held(earlier, document)]]), others: [earlier] } : null;
    },
  },
  {
    name: 'c11',
    what: 'in a superseded document, cited itself',
    wanted: 'cautioned',
    codes: VERBATIM,
    cautions: ['superseded'],
    make: (document, random) => {
      const quotation = faithful(document, random);
      return quotation ? { quotation, document: { ...document, status: 'superseded' } } : null;
    },
  },
  {
    name: 'c12',
    what: 'in a closed investigation',
    wanted: 'cautioned',
    codes: VERBATIM,
    cautions: ['closed'],
    make: (document, random) => {
      const quotation = faithful(document, random);
      return quotation ? { quotation, document: { ...document, kind: 'investigation', status: 'closed' } } : null;
    },
  },
  {
    name: 'c13',
    what: 'not in an abstract',
    wanted: 'grey',
    codes: ['not-in-abstract'],
    make: (document) => ({
      quotation: 'the tambourine must be tuned twice before the parade and never after it',
      document: { ...document, complete: false },
    }),
  },
  {
    name: 'c14',
    what: 'in an abstract',
    wanted: 'cautioned',
    codes: VERBATIM,
    cautions: ['partial-text'],
    make: (document, random) => {
      const quotation = faithful(document, random);
      return quotation ? { quotation, document: { ...document, complete: false } } : null;
    },
  },
  ...(
    [
      'offline',
      'timed-out',
      'rate-limited',
      'refused',
      'bad-answer',
      'unreadable-file',
      'not-confirmed',
    ] as const satisfies readonly FailureCode[]
  ).map((code, at): QuotationClass => ({
    name: `c${15 + at}`,
    what: `the source fails: ${code}`,
    wanted: 'grey',
    codes: [code],
    make: (document, random) => {
      const quotation = random.chance(0.5) ? faithful(document, random) : 'the tambourine must be tuned twice before the parade';
      return quotation ? { quotation, lookups: new Map([[document.id, { state: 'failed', code }]]) } : null;
    },
  })),
  {
    name: 'c22',
    what: 'not held',
    wanted: 'grey',
    codes: ['not-held'],
    make: (document) => ({
      quotation: 'the tambourine must be tuned twice before the parade',
      lookups: new Map([[`${document.id}7`, { state: 'not-held' }]]),
    }),
  },
  {
    name: 'c23',
    what: 'no such document',
    wanted: 'not-green',
    codes: ['no-such-document'],
    make: (document) => ({
      quotation: 'the tambourine must be tuned twice before the parade',
      lookups: new Map([[`${document.id}7`, { state: 'no-such-document', source: 'NHTSA' }]]),
    }),
  },
  {
    name: 'c24',
    what: 'one of two cited documents could not be read, the other does not hold the words',
    wanted: 'grey',
    codes: ['offline', 'timed-out'],
    make: (document, random) => ({
      quotation: 'the tambourine must be tuned twice before the parade',
      lookups: new Map<DocumentId, Lookup>([
        [document.id, held(document)],
        [`${document.id}7`, { state: 'failed', code: random.pick(['offline', 'timed-out'] as const) }],
      ]),
    }),
  },
  {
    name: 'c25',
    what: 'cut at a negation',
    wanted: 'cautioned',
    codes: VERBATIM,
    cautions: ['negation-cut'],
    make: (document, random) => {
      const found = around(document, random, (word) => /^(?:not|no|never|cannot|without|\w+n't)$/i.test(word));
      const rest = found && found.words.slice(found.at + 1);
      return rest && rest.length >= 5 && !/[.!?]$/.test(found.words[found.at]!) && unique(document, rest)
        ? { quotation: rest.join(' ') }
        : null;
    },
  },
  {
    name: 'c26',
    what: 'cut at a qualifier',
    wanted: 'cautioned',
    codes: VERBATIM,
    cautions: ['qualifier-cut'],
    make: (document, random) => {
      const found = around(document, random, (word) =>
        /^(?:unless|except|if|only|provided|however|some|possibly|alleged|might|could)$/i.test(word),
      );
      if (!found || found.at >= found.words.length) return null;
      const isOpening = /^(?:some|possibly|alleged|might|could|if|unless)$/i.test(bare(found.words[found.at]!));
      const rest = isOpening ? found.words.slice(found.at + 1) : found.words.slice(0, found.at);
      return rest.length >= 5 && !/[.!?]$/.test(isOpening ? found.words[found.at]! : rest.at(-1)!) && unique(document, rest)
        ? { quotation: rest.join(' ') }
        : null;
    },
  },
  {
    name: 'c27',
    what: "a year that is not the document's",
    wanted: 'cautioned',
    codes: VERBATIM,
    cautions: ['year-not-covered'],
    make: (document, random) => {
      const quotation = faithful(document, random);
      const scope = { ...document.scope, make: 'Halden', model: 'Meridian', years: [2017, 2018, 2019] };
      const sentence = random.pick([
        'For your 2016 Meridian, “…”.',
        'The 2021 Halden Meridian is covered: “…”.',
        'On model year 2015 cars “…” applies.',
        'My 2022 has this: “…”.',
        'It covers 2014-2018 Meridians: “…”.',
      ]);
      return quotation ? { quotation, document: { ...document, scope }, sentence: sentence.replace('…', () => quotation) } : null;
    },
  },
  {
    name: 'c28',
    what: 'a resend of the same words',
    wanted: 'green',
    codes: VERBATIM,
    make: (document, random) => {
      const quotation = faithful(document, random);
      const resent: RecordDocument = { ...document, ids: [...document.ids, `${document.id}6`] };
      return quotation ? { quotation, document: resent, lookups: new Map([[`${document.id}6`, held(resent)]]) } : null;
    },
  },
  {
    name: 'c29',
    what: 'one of two cited documents could not be read, the other holds the words',
    wanted: 'green',
    codes: VERBATIM,
    make: (document, random) => {
      const quotation = faithful(document, random);
      const both: [DocumentId, Lookup][] = [
        [`${document.id}7`, { state: 'failed', code: 'offline' }],
        [document.id, held(document)],
      ];
      return quotation ? { quotation, lookups: new Map(random.chance(0.5) ? both : both.toReversed()) } : null;
    },
  },
  {
    name: 'c30',
    what: 'only in an earlier revision',
    wanted: 'not-green',
    codes: ['earlier-revision'],
    make: (document, random) => {
      const quotation = faithful(document, random);
      const earlier = [{ revision: 'before', texts: document.texts, lastSeen: '2025-06-01T00:00:00Z' }];
      const current: RecordDocument = {
        ...document,
        texts: [{ name: 'body', text: 'This document was written anew and says nothing of the kind.' }],
        earlier,
      };
      return quotation ? { quotation, document: current, others: [current] } : null;
    },
  },
  {
    name: 'c31',
    what: 'a long quotation without an id that stands in the record',
    wanted: 'neutral',
    codes: ['uncited'],
    make: (document, random) => {
      const quotation = span(document, random, 14, 30)?.join(' ');
      return quotation && !/\.\.|…|\[/.test(quotation) ? { quotation, lookups: new Map() } : null;
    },
  },
  {
    name: 'c32',
    what: 'a quotation without an id that stands nowhere',
    wanted: 'silent',
    codes: [],
    make: (_document, random) => ({
      quotation: random.pick(['the tambourine must be tuned twice before the parade and never after it', 'the tambourine must be tuned']),
      lookups: new Map(),
    }),
  },
  {
    name: 'c33',
    what: 'words of an owner that the page gives to the agency',
    wanted: 'cautioned',
    codes: VERBATIM,
    cautions: ['reported-speech'],
    make: (document, random) => {
      const quotation = faithful(document, random);
      return quotation
        ? {
            quotation,
            document: { ...document, kind: 'complaint' },
            sentence: random
              .pick(['NHTSA found that “…”.', 'According to the agency, “…”.', 'The agency concluded: “…”.'])
              .replace('…', () => quotation),
          }
        : null;
    },
  },
  {
    name: 'c34',
    what: 'words that the document reports of others',
    wanted: 'cautioned',
    codes: VERBATIM,
    cautions: ['reported-speech'],
    make: (document, random) => {
      const words = span(document, random, 8, 20);
      if (!words) return null;
      const quotation = words.join(' ').replace(/[.!?]+ [\s\S]*$|[.!?:;]+$/, '');
      if (wordsOf(quotation).length < 5 || /\.\.|…|\[|"/.test(quotation)) return null;
      const opening = random.pick([
        'Complainants state that',
        'Owners allege',
        'Several customers reported that',
        'According to one driver,',
        'A petitioner claims that',
        'It is alleged that',
      ]);
      const report: RecordDocument = {
        ...document,
        kind: 'investigation',
        texts: [{ name: 'body', text: `The office opened a case. ${opening} ${quotation}. The case is open.` }],
      };
      return { quotation, document: report, others: [report], sentence: `${document.id}: “${quotation}”.` };
    },
  },
];

function unique(document: RecordDocument, words: readonly string[]): boolean {
  return ` ${foldedWords(document.texts[0]!.text)} `.split(` ${foldedWords(words.join(' '))} `).length === 2;
}
