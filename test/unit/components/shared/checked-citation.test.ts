import { expect, test } from 'vitest';
import { checkedCitation } from '../../../../components/shared/checked-citation.ts';
import { words } from '../../../../components/words/words.ts';
import { SAMPLE_FINDINGS } from '../../../browser/components/sample-findings.ts';
import { ENGLISH } from '../../../../components/words/english.ts';

test.each(Object.entries(SAMPLE_FINDINGS))('a copied finding that is %s carries its verdict, cautions and doubt', (_name, finding) => {
  const copied = checkedCitation(finding);
  expect(copied).toContain(words.headlines[finding.verdict.code]);
  for (const caution of finding.verdict.cautions) expect(copied).toContain(words.cautions[caution]);
  expect(copied).toContain(ENGLISH.uncertainty(finding.verdict));
  expect(copied).not.toMatch(/undefined|javascript:|\(\)|\n\n/);
});

test('names words, source, date and address', () => {
  expect(checkedCitation(SAMPLE_FINDINGS.verified!).split('\n').slice(0, 3)).toEqual([
    '“must replace the valve body with part 99000-11”',
    "MC-99000001, Fictional: rough shifting of the eight-speed transmission on cold mornings (Manufacturer's communication, Sep 22, 2026)",
    'https://static.nhtsa.gov/odi/tsbs/2026/MC-99000001-0001.pdf',
  ]);
});
