import { expect, test } from 'vitest';
import { CODES, VERDICTS } from '../../../lib/checking/verdict.ts';

test('every reason code belongs to a verdict, and every verdict has a code', () => {
  expect(new Set(Object.values(CODES))).toEqual(new Set(Object.keys(VERDICTS)));
});
