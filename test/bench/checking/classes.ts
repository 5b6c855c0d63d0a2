import { realDocuments, realRecordsMissing, sampleDocuments } from '../../unit/checking/classes/corpus.ts';
import { inventedDocuments } from '../../unit/checking/classes/invented.ts';
import { CLASSES, type Corpus, corpusOf, described, type Fault, type Tally, tallyOf } from '../../unit/checking/classes/judge.ts';
import type { QuotationClass } from '../../unit/checking/classes/quotation-class.ts';
import { describedDisagreement, scoreThirdParty, thirdPartyMissing } from '../../unit/checking/classes/third-party.ts';
import type { Bench, Row } from '../bench.ts';

/** Quotations a class and corpus; the tests take a hundred with a fixed seed. */
const EACH = 50;

/** How often the check errs: over every class of quotation with fresh chance, and over a third party's cases. */
export const bench: Bench = {
  name: 'checking: verdicts',
  run: async (seed) => [...classRows(seed), ...thirdPartyRows()],
};

function classRows(seed: number): Row[] {
  const corpora: Corpus[] = [
    corpusOf('invented', [...inventedDocuments(40, seed), ...sampleDocuments()]),
    ...(realRecordsMissing ? [] : [corpusOf('real', realDocuments())]),
  ];
  const tallies = CLASSES.map((of) => tallyOf(of, corpora, EACH, seed));
  const noisy = CLASSES.filter(({ wanted, typographic }) => wanted === 'not-green' && !typographic).map((of) =>
    tallyOf(of, corpora, EACH / 2, seed + 1, true),
  );
  const dangerous = [...tallies.filter(({ of }) => !isGreen(of)), ...noisy];
  const harmless = tallies.filter(({ of }) => isGreen(of));
  const code = worst(tallies, 'wrong code', ({ cases }) => cases);
  const named = total(tallies, 'change not named') / sum(tallies.map((tally) => tally.named));
  return [
    {
      what: `seed ${seed}: false greens of ${countOf(dangerous)}`,
      figure: String(total(dangerous, 'false green')),
      bar: '0',
      met: total(dangerous, 'false green') === 0,
      details: told(dangerous, 'false green'),
    },
    {
      what: `seed ${seed}: harmless ones green of ${countOf(harmless)}`,
      figure: percent(1 - total(harmless, 'false amber') / countOf(harmless)),
      bar: 'at least 99.9 %',
      met: total(harmless, 'false amber') <= countOf(harmless) * 0.001,
      details: told(harmless, 'false amber'),
    },
    {
      what: 'reason code right, worst class',
      figure: `${percent(1 - code.share)} (${code.name})`,
      bar: 'at least 99 %',
      met: code.share <= 0.01,
      details: told(tallies, 'wrong code'),
    },
    {
      what: 'changed word named',
      figure: percent(1 - named),
      bar: 'at least 99.5 %',
      met: named <= 0.005,
      details: told(tallies, 'change not named'),
    },
    {
      what: 'other faults (verdict, caution, difference)',
      figure: String(OTHERS.reduce((count, fault) => count + total(tallies, fault), 0)),
      details: OTHERS.flatMap((fault) => told(tallies, fault)),
    },
  ];
}

const OTHERS = ['wrong verdict', 'caution missing', 'caution wrong', 'difference broken'] as const;

function isGreen({ wanted }: QuotationClass): boolean {
  return wanted === 'green' || wanted === 'cautioned';
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}

function countOf(tallies: readonly Tally[]): number {
  return sum(tallies.map((tally) => tally.cases));
}

function total(tallies: readonly Tally[], fault: Fault): number {
  return sum(tallies.map(({ faults }) => faults[fault]));
}

function worst(tallies: readonly Tally[], fault: Fault, of: (tally: Tally) => number): { name: string; share: number } {
  return tallies
    .map((tally) => ({ name: tally.of.name, share: tally.faults[fault] / Math.max(1, of(tally)) }))
    .reduce((one, other) => (other.share > one.share ? other : one));
}

function told(tallies: readonly Tally[], fault: Fault): string[] {
  return tallies.flatMap(({ examples }) => examples.filter(({ faults }) => faults.includes(fault)).slice(0, 1)).map(described);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`;
}

function thirdPartyRows(): Row[] {
  if (thirdPartyMissing) return [{ what: 'third-party benchmark', figure: `skipped: ${thirdPartyMissing}` }];
  const { bad, honest, undetected, rejected } = scoreThirdParty();
  return [
    {
      what: `third party: bad cases detected, of ${bad}`,
      figure: String(bad - undetected.length),
      bar: 'all',
      met: undetected.length === 0,
      details: undetected.map(describedDisagreement),
    },
    {
      what: `third party: honest ones rejected, of ${honest}`,
      figure: percent(rejected.length / honest),
      bar: 'at most 0.60 %',
      met: rejected.length / honest <= 0.006,
      details: rejected.map(describedDisagreement),
    },
  ];
}
