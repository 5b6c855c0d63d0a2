import { describe, expect, test } from 'vitest';
import { LEAST_SHARE } from '../../../../lib/checking/alteration.ts';
import { realDocuments, realRecordsMissing } from './corpus.ts';
import { inventedDocuments } from './invented.ts';
import { LENGTHS, nearnessOf, shareAtLeast } from './nearness.ts';
import { createRandom } from './random.ts';

const EACH = 200;

describe.each(LENGTHS)('the threshold between missing and altered, %i to %i words', (low, high) => {
  test('lies below words of which one was changed', () => {
    const { one } = nearnessOf(inventedDocuments(60, 5), [low, high], EACH, createRandom(low));
    expect(one).toHaveLength(EACH);
    expect(shareAtLeast(one, LEAST_SHARE)).toBeGreaterThanOrEqual(low < 6 ? 0.9 : 0.98);
  });

  // Invented documents are made of the same sentences, which are near to each other.
  test.skipIf(realRecordsMissing)(`lies above words of other documents${realRecordsMissing ? ` (${realRecordsMissing})` : ''}`, () => {
    const { unrelated, akin } = nearnessOf(realDocuments(), [low, high], EACH, createRandom(low));
    expect(unrelated.length).toBeGreaterThan(EACH / 2);
    expect(shareAtLeast(unrelated, LEAST_SHARE)).toBeLessThanOrEqual(0.03);
    expect(shareAtLeast(akin, LEAST_SHARE)).toBeLessThanOrEqual(0.06);
  });
});
