import { expect, test } from 'vitest';
import { countEvidence } from '../../../../components/panel/count-evidence.ts';
import { SAMPLE_FINDINGS } from '../../../browser/components/sample-findings.ts';

const { verified, missing, unchecked } = SAMPLE_FINDINGS;
const inDocument = (id: string) => ({
  ...verified!,
  ids: [id],
  verdict: {
    ...verified!.verdict,
    foundIn: [id],
    evidence: { ...verified!.verdict.evidence!, id },
    documents: [{ ...verified!.verdict.documents[0]!, id }],
  },
});
const couldNotRead = (id: string) => ({ ...unchecked!, ids: [id] });

test.each([
  { name: 'nothing', findings: [], count: { documents: 0, passages: 0, unread: 0 } },
  {
    name: 'one passage, however often it is quoted',
    findings: [verified!, verified!, { ...verified!, text: 'the valve body' }],
    count: { documents: 1, passages: 1, unread: 0 },
  },
  {
    name: 'the same words in two documents',
    findings: [inDocument('MC-99000001'), inDocument('MC-99000002')],
    count: { documents: 2, passages: 2, unread: 0 },
  },
  { name: 'a document that was read, and does not hold the words', findings: [missing!], count: { documents: 1, passages: 0, unread: 0 } },
  {
    name: 'documents that could not be read, each once',
    findings: [couldNotRead('EA99-901'), couldNotRead('EA99-901'), couldNotRead('EA99-902')],
    count: { documents: 0, passages: 0, unread: 2 },
  },
  {
    name: 'a document that was read in part',
    findings: [
      {
        ...missing!,
        verdict: { ...missing!.verdict, verdict: 'unchecked' as const, code: 'not-in-abstract' as const, tone: 'grey' as const },
      },
    ],
    count: { documents: 1, passages: 0, unread: 0 },
  },
  {
    name: 'a document that could not be read at first',
    findings: [couldNotRead('MC-99000001'), inDocument('MC-99000001')],
    count: { documents: 1, passages: 1, unread: 0 },
  },
])('evidence of $name', ({ findings, count }) => {
  expect(countEvidence(findings)).toEqual(count);
});
