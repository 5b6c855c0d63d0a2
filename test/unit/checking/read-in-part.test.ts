import { describe, expect, test } from 'vitest';
import type { RecordDocument } from '../../../lib/checking/document.ts';
import { ENGLISH } from '../../../components/words/english.ts';
import { SPANISH } from '../../../components/words/spanish.ts';
import { check, documentOf } from './documents.ts';

const BODY =
  'The horn of some cars may not sound when the button is pressed for 30 minutes. Dealers will replace the horn relay at no charge';

const WHOLE = documentOf('MC-99000011', BODY, { kind: 'communication' });
const ABSTRACT: RecordDocument = { ...WHOLE, complete: false };
const OTHER = documentOf('99V-911', 'Owners should park outside until the seat heater has been looked at by a dealer.', { kind: 'recall' });

describe('a document that was read in part', () => {
  test.each([
    ['words that it lacks', 'nowhere', 'Seven violins were tuned beneath a purple canopy'],
    ['a head before its first word', 'word-added', 'In winter the horn of some cars may not sound when the button is pressed'],
    ['a tail beyond its last word', 'word-added', 'Dealers will replace the horn relay at no charge in spring'],
    ['a long tail beyond it', 'word-added', `${BODY} and reimburse owners who paid for it`],
    ['a tail beyond the word at which it was cut', 'word-changed', 'Dealers will replace the horn relay at no chargeable cost'],
    [
      'a tail that has nothing to do with what it says',
      'word-changed',
      'The horn of some cars may not sound when the button is pressed as melted snow enters it',
    ],
    [
      'a head that has nothing to do with what it says',
      'word-changed',
      'In several states engineers found that some cars may not sound when the button is pressed for 30 minutes',
    ],
  ])('does not refute %s', (_what, code, text) => {
    expect(check(text, [ABSTRACT, OTHER])).toMatchObject({ verdict: 'unchecked', code: 'not-in-abstract', tone: 'grey', foundIn: [] });
    // The same words are refuted by a document that was read whole.
    expect(check(text, [WHOLE, OTHER])).toMatchObject({ code, tone: 'amber' });
  });

  test.each([
    ['number-changed', 'may not sound when the button is pressed for 40 minutes'],
    ['word-changed', 'Dealers will repair the horn relay at no charge'],
    ['negation-changed', 'The horn of some cars may sound when the button is pressed'],
    ['word-changed', 'The horn of some cars may not sound when the button is touched'],
  ])('has a passage otherwise: %s', (code, text) => {
    expect(check(text, [ABSTRACT, OTHER])).toMatchObject({ code, tone: 'amber', cautions: ['partial-text'], doubt: 'altered-abstract' });
  });

  test('lacks words that stand in another one, and both is said', () => {
    const verdict = check('Owners should park outside until the seat heater has been looked at', [ABSTRACT, OTHER])!;
    expect(verdict).toMatchObject({ code: 'other-document', cautions: ['partial-text'], foundIn: ['99V-911'] });
    expect(ENGLISH.reason(verdict)).toBe(
      'These words stand, word for word, in 99V-911; in what could be read of MC-99000011, which is not all of it, they do not.',
    );
    expect(SPANISH.reason(verdict)).toContain('99V-911; en lo que se pudo leer de MC-99000011, que no es todo, no están');
  });

  test('may have the words beside one that was read whole and does not', () => {
    const verdict = check('Seven violins were tuned beneath a purple canopy', [ABSTRACT, OTHER], { ids: ['MC-99000011', '99V-911'] });
    expect(verdict).toMatchObject({ code: 'not-in-abstract', tone: 'grey', doubt: 'unchecked-abstract' });
  });
});
