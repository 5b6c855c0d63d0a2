import { expect, test } from 'vitest';
import { sayDate } from '../../../../components/shared/say-date.ts';

test.each([
  ['2026-09-22', 'en', 'Sep 22, 2026'],
  ['2026-09-22', 'es', '22 sept 2026'],
  ['2026-01-01T00:00:00Z', 'en', 'Jan 1, 2026'],
  ['September 2026', 'en', 'September 2026'],
  ['2026-13-45', 'en', '2026-13-45'],
  ['', 'en', ''],
])('%s in %s is %s', (iso, language, said) => {
  expect(sayDate(iso, language)).toBe(said);
});

test('a date without a clock is the same day in every time zone; a time has its clock', () => {
  const zone = process.env.TZ;
  try {
    for (const TZ of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      process.env.TZ = TZ;
      expect(sayDate('2026-09-22', 'en')).toBe('Sep 22, 2026');
    }
    process.env.TZ = 'UTC';
    expect(sayDate('2026-09-22T10:43:00Z', 'en', true)).toMatch(/^Sep 22, 2026, 10:43\sAM$/);
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});
