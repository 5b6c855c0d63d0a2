import { describe, expect, test } from 'vitest';
import { describedDisagreement, scoreThirdParty, thirdPartyMissing } from './third-party.ts';

if (thirdPartyMissing) console.warn(`The third-party benchmark is skipped: ${thirdPartyMissing}`);

describe.skipIf(thirdPartyMissing)('the third-party benchmark', () => {
  test('every bad case is detected, at most 0.6 % of the honest ones are rejected', { timeout: 300_000 }, () => {
    const { honest, undetected, rejected } = scoreThirdParty();
    expect(undetected.map(describedDisagreement)).toEqual([]);
    expect(rejected.length / honest, rejected.map(describedDisagreement).join('\n')).toBeLessThanOrEqual(0.006);
  });
});
