import { expect, test } from 'vitest';
import { sayDuration } from '../../../../components/popup/say-duration.ts';

test.each([
  [10, 'en', '10 seconds'],
  [60, 'en', '1 minute'],
  [900, 'en', '15 minutes'],
  [10, 'es', '10 segundos'],
  [60, 'es', '1 minuto'],
])('%d s in %s is %s', (seconds, language, said) => {
  expect(sayDuration(seconds, language)).toBe(said);
});
