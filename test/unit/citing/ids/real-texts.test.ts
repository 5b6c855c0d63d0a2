import { describe, expect, test } from 'vitest';
import { findDocumentIds } from '../../../../lib/citing/ids/find-ids.ts';
import { idAccuracy, labelledTexts, precision, recall } from '../../../bench/citing/id-accuracy.ts';

const contexts = labelledTexts('ids-dev.jsonl');
const lookAlikes = labelledTexts('lookalikes-dev.jsonl');
const shortTexts = labelledTexts('recogniser-dev.jsonl');

describe.skipIf(!contexts)('ids in real contexts (skipped where ../shared/data is not at hand)', () => {
  const { total, mistakes } = idAccuracy(contexts ?? []);

  test('at least 99.5 of 100 found ids are right', () => {
    expect(precision(total), JSON.stringify(mistakes, null, 1)).toBeGreaterThanOrEqual(0.995);
  });

  test('at least 98 of 100 ids are found', () => {
    expect(total.right).toBeGreaterThan(600);
    expect(recall(total), JSON.stringify(mistakes, null, 1)).toBeGreaterThanOrEqual(0.98);
  });
});

describe.skipIf(!lookAlikes)('real look-alikes (skipped where ../shared/data is not at hand)', () => {
  test.each(lookAlikes ?? [])('$class: $text', (labelled) => {
    expect(idAccuracy([labelled]).mistakes).toEqual([]);
  });
});

describe.skipIf(!shortTexts)('short texts (skipped where ../shared/data is not at hand)', () => {
  test.each(shortTexts ?? [])('$text', (labelled) => {
    expect(idAccuracy([labelled]).mistakes).toEqual([]);
  });
});

describe.skipIf(!contexts)('places in real contexts (skipped where ../shared/data is not at hand)', () => {
  test('each hit stands at the digits of its id', () => {
    for (const { text } of contexts ?? []) {
      for (const { id, start, end } of findDocumentIds(text)) {
        expect(text.slice(start, end).replaceAll(/\D/g, '')).toContain(id.replaceAll(/\D/g, ''));
      }
    }
  });
});
