/**
 * A date for people.
 * @param iso `2026-09-22`, or a time `2026-09-22T10:43:00Z`; anything else is given back as it is
 * @param clock also say the time of day, in the reader's time zone
 */
export function sayDate(iso: string, language: string, clock = false): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time) || !/^\d{4}-\d{2}-\d{2}/.test(iso)) return iso;
  // A date without a clock is the same day everywhere.
  const form = clock ? ({ dateStyle: 'medium', timeStyle: 'short' } as const) : ({ dateStyle: 'medium', timeZone: 'UTC' } as const);
  return new Intl.DateTimeFormat(language, form).format(time);
}
