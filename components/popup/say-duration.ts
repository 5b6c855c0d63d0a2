/** A number of seconds for people, in minutes where it is whole minutes. */
export function sayDuration(seconds: number, language: string): string {
  const [count, unit] = seconds % 60 === 0 ? [seconds / 60, 'minute'] : [seconds, 'second'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
