import { NO_FACTS, type VerdictFacts } from '../checking/facts.ts';
import type { Verdict } from '../checking/verdict.ts';
import type { LookDifference } from './look.ts';

/** Why a page has no answer: the extension's own background gave none, or the page itself could not be read anew. */
export type Silence = NonNullable<VerdictFacts['silence']>;

/**
 * The verdict that a page gives itself when nobody answers, or when what stands on it is not known; it names no document, because none was
 * read.
 */
export function unchecked(silence: Silence): Verdict {
  return {
    verdict: 'unchecked',
    code: silence === 'too-late' ? 'timed-out' : 'not-confirmed',
    tone: 'grey',
    facts: { ...NO_FACTS, silence },
    foundIn: [],
    cautions: [],
    documents: [],
    doubt: 'not-asked',
    fingerprint: `page:${silence}`,
  };
}

/** The words of a page that is translated in place are not those that its writer quoted. @param verdict the amber one on them */
export function inTranslation({ facts: { cited }, documents, fingerprint }: Verdict): Verdict {
  return {
    verdict: 'unchecked',
    code: 'other-language',
    tone: 'grey',
    facts: { ...NO_FACTS, cited },
    foundIn: [],
    cautions: [],
    documents,
    doubt: 'unchecked',
    fingerprint: `page:other-language ${fingerprint}`,
  };
}

/** The page shows other words than its text has: what was checked is not what a reader sees. */
export function notAsShown({ kind, words }: LookDifference): Verdict {
  return {
    verdict: 'unchecked',
    code: 'not-as-shown',
    tone: 'grey',
    facts: { ...NO_FACTS, notShown: { how: kind, words } },
    foundIn: [],
    cautions: [],
    documents: [],
    doubt: 'unchecked',
    fingerprint: `page:not-as-shown ${kind} ${words}`,
  };
}
