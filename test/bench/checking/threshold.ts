import { LEAST_SHARE } from '../../../lib/checking/alteration.ts';
import { realDocuments, realRecordsMissing } from '../../unit/checking/classes/corpus.ts';
import { inventedDocuments } from '../../unit/checking/classes/invented.ts';
import { LENGTHS, nearnessOf, shareAtLeast } from '../../unit/checking/classes/nearness.ts';
import { createRandom, seedOf } from '../../unit/checking/classes/random.ts';
import type { Bench, Row } from '../bench.ts';

const EACH = 1_500;

/** Thresholds beside the one in use. */
const THRESHOLDS = [0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8];

/**
 * What each threshold between `missing` and `altered` would do: how much chance it takes for an alteration, and how many alterations for
 * chance.
 */
export const bench: Bench = { name: 'checking: threshold of altered', run: async (seed) => LENGTHS.map((length) => row(length, seed)) };

function row(length: (typeof LENGTHS)[number], seed: number): Row {
  const documents = realRecordsMissing ? inventedDocuments(200, 1) : realDocuments();
  const nearness = nearnessOf(documents, length, EACH, createRandom(seedOf(seed, length.join('-'))));
  const percent = (values: readonly number[], least: number) => `${(shareAtLeast(values, least) * 100).toFixed(1)}`.padStart(6);
  return {
    what: `${length[0]} to ${length[1]} words`,
    figure: `called altered at ${LEAST_SHARE}: ${percent(nearness.unrelated, LEAST_SHARE).trim()} % of unrelated, ${percent(nearness.one, LEAST_SHARE).trim()} % with a word changed`,
    details: [
      'threshold  unrelated  same kind  1 changed  1/5 changed  1/3 changed (% called altered)',
      ...THRESHOLDS.map(
        (least) =>
          `${least.toFixed(2).padEnd(11)}${percent(nearness.unrelated, least)}     ${percent(nearness.akin, least)}     ${percent(nearness.one, least)}       ${percent(nearness.fifth, least)}       ${percent(nearness.third, least)}`,
      ),
    ],
  };
}
