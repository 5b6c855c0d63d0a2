import type { Contradiction } from '../../../lib/checking/document.ts';
import { namedIds, NO_FACTS, type VerdictFacts } from '../../../lib/checking/facts.ts';
import { CODES, VERDICTS, type Code, type DocumentSummary, type Verdict } from '../../../lib/checking/verdict.ts';
import type { Finding } from '../../../lib/report.ts';

const BULLETIN: DocumentSummary = {
  id: 'MC-99000001',
  kind: 'communication',
  title: 'Fictional: rough shifting of the eight-speed transmission on cold mornings',
  status: 'active',
  published: '2026-09-22',
  link: 'https://static.nhtsa.gov/odi/tsbs/2026/MC-99000001-0001.pdf',
  makerNumber: '99-091',
  contradictions: [],
};

const PASSAGE =
  'Some vehicles may shift roughly when cold. Technicians must replace the valve body with part 99000-11 before the fluid is changed. No other part is needed.';
const QUOTED = 'must replace the valve body with part 99000-11';

function told(facts: Partial<VerdictFacts>): VerdictFacts {
  return { ...NO_FACTS, cited: namedIds(['MC-99000001']), document: namedIds(['MC-99000001']), ...facts };
}

function finding(code: Code, changes: Partial<Verdict> = {}, of: Partial<Finding> = {}): Finding {
  const verdict = CODES[code];
  const start = PASSAGE.indexOf(QUOTED);
  return {
    type: 'quotation',
    text: QUOTED,
    ids: ['MC-99000001'],
    attribution: { rule: 'id-before', distance: 61, words: 12 },
    verdict: {
      verdict,
      code,
      tone: VERDICTS[verdict],
      facts: told({}),
      foundIn: ['MC-99000001'],
      cautions: [],
      evidence: {
        id: 'MC-99000001',
        text: 'body',
        passage: PASSAGE,
        quoted: [[start, start + QUOTED.length]],
        asOf: '2026-09-22',
        readAt: '2026-11-30T10:43:00Z',
        revision: 'r1',
      },
      documents: [BULLETIN],
      doubt: verdict,
      fingerprint: `1:${code}`,
      ...changes,
    },
    ...of,
  };
}

const WHICH_VALVE_BODY: Contradiction = {
  topic: 'Which valve body fits',
  explanation: 'The bulletins name different parts for the same cars.',
  claims: [
    { statement: 'Part 99000-11 fits all model years.', documentId: 'MC-99000001', date: '2026-09-22' },
    { statement: 'Part 99000-12 is needed from 2024 on.', documentId: 'MC-99000002', date: '2026-03-03' },
  ],
  state: 'settled',
  rationale: 'The later bulletin says outright that it replaces the earlier one.',
};

const NOTHING_READ = { evidence: undefined, documents: [], foundIn: [] } as unknown as Partial<Verdict>;

/** One invented finding of each verdict, and the awkward ones. */
export const SAMPLE_FINDINGS: Record<string, Finding> = {
  verified: finding('verbatim'),
  'verified again': finding('verbatim', { verifiedBefore: { at: '2026-03-01T09:00:00Z', stillThere: true } }),
  altered: finding('modal-changed', {
    facts: told({ inDocument: 'must … 99000-11', onPage: 'may … 99000-12' }),
    foundIn: [],
    difference: [
      { in: 'both', text: 'Technicians ' },
      { in: 'source', text: 'must' },
      { in: 'quotation', text: 'may' },
      { in: 'both', text: ' replace the valve body with part ' },
      { in: 'source', text: '99000-11' },
      { in: 'quotation', text: '99000-12' },
      { in: 'both', text: ' before the fluid is changed.' },
    ],
  }),
  misattributed: finding('other-document', {
    facts: told({ elsewhere: namedIds(['MC-99000002']) }),
    foundIn: ['MC-99000002'],
    documents: [BULLETIN, { ...BULLETIN, id: 'MC-99000002', title: 'Fictional: valve body, second bulletin', status: 'superseded' }],
    cautions: ['superseded', 'shared-text'],
  }),
  outdated: finding('earlier-revision', {
    cautions: ['claim-quote'],
    verifiedBefore: { at: '2026-03-01T09:00:00Z', stillThere: false },
  }),
  missing: finding('nowhere', {
    ...NOTHING_READ,
    documents: [BULLETIN],
  }),
  'no-such-document': finding('no-such-document', { ...NOTHING_READ, facts: told({ cited: namedIds(['MC-99000009']), source: 'NHTSA' }) }),
  'not-held': finding('not-held', { ...NOTHING_READ, facts: told({ cited: namedIds(['MC-99000009']) }) }),
  unchecked: finding('offline', { ...NOTHING_READ }),
  'on-record': finding('on-record', { evidence: undefined } as unknown as Partial<Verdict>, {
    type: 'citation',
    text: 'MC-99000001',
  }),
  uncited: finding('uncited', { facts: told({ elsewhere: namedIds(['MC-99000001']) }) }),
  contradicted: finding('verbatim', {
    cautions: ['contradicted', 'year-not-covered', 'negation-cut'],
    documents: [
      { ...BULLETIN, contradictions: [WHICH_VALVE_BODY] },
      { ...BULLETIN, id: 'MC-99000002', contradictions: [structuredClone(WHICH_VALVE_BODY)] },
    ],
  }),
  hostile: finding('verbatim', {
    facts: told({ document: namedIds(['<img src=x onerror="document.title=\'owned\'"> & <script>document.title="owned"</script>']) }),
    documents: [
      {
        ...BULLETIN,
        id: `MC-${'9'.repeat(120)}`,
        title: '\u202e<b>dlob</b> <svg onload=alert(1)> ' + 'unbroken'.repeat(40),
        link: 'javascript:document.title="owned"',
      },
    ],
  }),
  'right-to-left': finding('verbatim', {
    documents: [{ ...BULLETIN, title: 'נשרה בדיונית: החלפת גוף השסתומים (99-091)' }],
    evidence: {
      id: 'MC-99000001',
      text: 'body',
      passage: 'يجب على الفنيين استبدال جسم الصمام بالقطعة 99000-11 قبل تغيير السائل.',
      quoted: [[15, 33]],
      asOf: '',
      readAt: '2026-11-30T10:43:00Z',
      revision: 'r1',
    },
  }),
};
