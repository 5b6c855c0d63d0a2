import { beforeAll, describe, expect, test } from 'vitest';
import { realDocuments, realRecordsMissing, sampleDocuments } from './corpus.ts';
import { inventedDocuments } from './invented.ts';
import { casesOf, CLASSES, type Corpus, corpusOf, described, type Fault, type Tally, tallyOf } from './judge.ts';
import type { QuotationClass } from './quotation-class.ts';

/** A hundred quotations a class from real records and a hundred from invented ones, where the records hold so many. */
const EACH = 100;
const SEED = 20_260_922;
/** Milliseconds for one class on a machine that is busy with others. */
const PATIENCE = 300_000;

let corpora: Corpus[] = [];
beforeAll(() => {
  if (realRecordsMissing) console.warn(`Classes run without real records: ${realRecordsMissing}`);
  corpora = [
    corpusOf('invented', [...inventedDocuments(40, SEED), ...sampleDocuments()]),
    ...(realRecordsMissing ? [] : [corpusOf('real', realDocuments())]),
  ];
});

const rows = CLASSES.map((of) => [of.name, of.what, of] as const);
const share = (faults: number, cases: number) => (cases === 0 ? 0 : faults / cases);

const tallies = new Map<string, Tally>();

function tally(of: QuotationClass): Tally {
  let found = tallies.get(of.name);
  if (!found) tallies.set(of.name, (found = tallyOf(of, corpora, EACH, SEED)));
  return found;
}

describe.each(rows)('%s %s', (_name, _what, of) => {
  test('is judged right', { timeout: PATIENCE }, () => {
    const { cases, faults, examples } = tally(of);
    const told = examples.map(described).join('\n');
    expect(cases, 'cases made').toBeGreaterThanOrEqual(EACH);
    expect(faults['false green'], told).toBe(0);
    expect(share(faults['false amber'] + faults['wrong verdict'], cases), told).toBeLessThanOrEqual(
      of.wanted === 'green' || of.wanted === 'cautioned' ? 0.01 : 0,
    );
    expect(share(faults['wrong code'], cases), told).toBeLessThanOrEqual(0.01);
    expect(share(faults['caution missing'] + faults['caution wrong'], cases), told).toBeLessThanOrEqual(0.01);
    expect(faults['difference broken'], told).toBe(0);
  });

  test.skipIf(of.wanted !== 'not-green' || of.typographic)('stays wrong under typography', { timeout: PATIENCE }, () => {
    const { cases, faults, examples } = tallyOf(of, corpora, EACH / 2, SEED + 1, true);
    expect(cases, 'cases made').toBeGreaterThan(0);
    expect(faults['false green'], examples.map(described).join('\n')).toBe(0);
  });
});

describe('all classes together', () => {
  const told = (chosen: readonly Tally[], fault: Fault) =>
    chosen
      .flatMap(({ examples }) => examples.filter(({ faults }) => faults.includes(fault)))
      .map(described)
      .join('\n');
  const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

  test('of what is only set otherwise at least 99.9 % is green', { timeout: PATIENCE }, () => {
    const harmless = CLASSES.filter(({ wanted }) => wanted === 'green').map(tally);
    expect(
      share(sum(harmless.map(({ faults }) => faults['false amber'])), sum(harmless.map(({ cases }) => cases))),
      told(harmless, 'false amber'),
    ).toBeLessThanOrEqual(0.001);
  });

  test('of changed words at least 99.5 % are named', { timeout: PATIENCE }, () => {
    const changed = CLASSES.filter(({ named }) => named).map(tally);
    expect(
      share(sum(changed.map(({ faults }) => faults['change not named'])), sum(changed.map(({ named }) => named))),
      told(changed, 'change not named'),
    ).toBeLessThanOrEqual(0.005);
  });
});

test('a class makes the same cases for the same seed, others for another', { timeout: PATIENCE }, () => {
  const made = (seed: number) => CLASSES.flatMap((of) => casesOf(of, corpora[0]!, 3, seed).map(({ draft }) => draft.quotation));
  expect(made(1)).toEqual(made(1));
  expect(made(1)).not.toEqual(made(2));
});
