import type { Verdict } from '../checking/verdict.ts';

/** Why no answer came from the extension's own background. */
export type Silence = 'no-answer' | 'too-late';

const REASONS: Record<Silence, string> = {
  'no-answer': 'The check was interrupted before it was done, so these words could not be checked yet.',
  'too-late': 'The check took too long, so these words could not be checked yet.',
};

/** The verdict that a page gives itself when nobody answers; it names no document, because none was read. */
export function unchecked(silence: Silence): Verdict {
  return {
    verdict: 'unchecked',
    code: silence === 'too-late' ? 'timed-out' : 'not-confirmed',
    tone: 'grey',
    reason: REASONS[silence],
    foundIn: [],
    cautions: [],
    documents: [],
    uncertainty: 'No source was read: this says nothing about whether the words are right. It is tried again by itself.',
    fingerprint: `page:${silence}`,
  };
}
