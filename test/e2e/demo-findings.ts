import type { Code } from '../../lib/checking/verdict.ts';

/** The words or their beginning, the ids they belong to, and what the check must say. */
interface DemoFinding {
  words: string;
  ids: readonly string[];
  code: Code;
  /** A citation that stands only in the address of a pill has no words to paint. */
  unpainted?: true;
}

/** What the demo page shows, in its order. */
export const DEMO_FINDINGS: readonly DemoFinding[] = [
  { words: 'EA99-901', ids: ['EA99-901'], code: 'on-record' },
  { words: 'had received 278 complaints', ids: ['EA99-901'], code: 'verbatim' },
  { words: 'PE99-902', ids: ['PE99-902'], code: 'on-record' },
  { words: 'I was driving home at about 65 mph', ids: ['ODI-99000001'], code: 'number-changed' },
  { words: 'ODI-99000001', ids: ['ODI-99000001'], code: 'on-record' },
  { words: 'MC-99000002', ids: ['MC-99000002'], code: 'on-record' },
  { words: 'update the software of the forward camera', ids: ['MC-99000002'], code: 'verbatim' },
  { words: 'The update takes 25 minutes', ids: ['MC-99000002'], code: 'verbatim-with-ellipsis' },
  { words: '99V-901', ids: ['99V-901'], code: 'on-record' },
  { words: 'the driver must press the brake pedal', ids: ['99V-901'], code: 'verbatim' },
  { words: '99V-902', ids: ['99V-902'], code: 'on-record' },
  { words: 'a buckle that sticks', ids: ['99V-902'], code: 'verbatim' },
  { words: 'Do not tell owners', ids: ['MC-99000003'], code: 'verbatim' },
  { words: 'MC-99000003', ids: ['MC-99000003'], code: 'on-record', unpainted: true },
  { words: 'MC-99000003', ids: ['MC-99000003'], code: 'on-record' },
  { words: 'leave more distance', ids: ['MC-99000003'], code: 'other-document' },
  { words: 'MC-99000077', ids: ['MC-99000077'], code: 'not-held' },
  { words: 'the sensor cover must be replaced', ids: ['MC-99000077'], code: 'not-held' },
  { words: '99V-901', ids: ['99V-901'], code: 'on-record' },
  { words: 'Park the vehicle outside', ids: ['99V-901'], code: 'nowhere' },
  { words: 'press and hold the Crosswatch button', ids: ['MC-99000008'], code: 'verbatim' },
  { words: 'MC-99000008', ids: ['MC-99000008'], code: 'on-record' },
  { words: '99-901', ids: ['99-901'], code: 'on-record' },
  { words: 'Do not replace the camera', ids: ['99-901'], code: 'superseded-document' },
  { words: 'new one', ids: ['MC-99000002'], code: 'on-record' },
  { words: 'MC-99000001', ids: ['MC-99000001'], code: 'on-record' },
  { words: 'The forward camera can read the shadow', ids: ['MC-99000001'], code: 'verbatim' },
  { words: 'MC-99000004', ids: ['MC-99000004'], code: 'on-record' },
  { words: 'You do not have to pay anything', ids: ['MC-99000004'], code: 'verbatim' },
  { words: 'EA99-901', ids: ['EA99-901'], code: 'on-record' },
  { words: 'the dealer called the behavior normal', ids: ['EA99-901'], code: 'verbatim' },
  { words: 'Ask the owner to drive', ids: [], code: 'uncited' },
];
