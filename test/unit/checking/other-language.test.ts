import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../../../components/words/english.ts';
import { SPANISH } from '../../../components/words/spanish.ts';
import { check, documentOf } from './documents.ts';

const HORN = documentOf(
  'EA99-931',
  'The horn of some cars may not sound when the button is pressed. Owners should not tow a trailer until the repair has been made.',
);
const BOCINA = documentOf('MC-99000031', 'La bocina de algunos coches puede no sonar cuando se pulsa el botón, y no se debe remolcar.');
const LETTERS = documentOf('MC-99000032', 'HALDEN MERIDIAN LX 2019');

describe('words in another language than the document', () => {
  test.each([
    'Es posible que la bocina de algunos coches no suene al pulsar el botón',
    'Los propietarios no deben remolcar hasta que se haya reparado',
    "L'avertisseur de certaines voitures peut ne pas fonctionner",
    'Die Hupe einiger Wagen kann beim Drücken des Knopfes stumm bleiben',
    'Звуковой сигнал некоторых машин может не работать',
  ])('cannot be compared: %s', (text) => {
    const verdict = check(text, [HORN])!;
    expect(verdict).toMatchObject({ verdict: 'unchecked', code: 'other-language', tone: 'grey' });
    expect(ENGLISH.reason(verdict)).toContain('another language than EA99-931');
    expect(SPANISH.reason(verdict)).toContain('otro idioma que EA99-931');
  });

  test('are told by the sentence around them where they are few', () => {
    const sentence = 'El boletín EA99-931 dice que los dueños “no deben remolcar un coche” hasta la reparación.';
    expect(check('no deben remolcar un coche', [HORN], { sentence })).toMatchObject({ code: 'other-language' });
    const english = 'The bulletin EA99-931 says to all owners of the car that they “no deben remolcar un coche” at the moment.';
    expect(check('no deben remolcar un coche', [HORN], { sentence: english })).toMatchObject({ code: 'nowhere' });
  });

  test('are misattributed where another document has them word for word', () => {
    expect(check('La bocina de algunos coches puede no sonar', [HORN, BOCINA])).toMatchObject({ code: 'other-document' });
  });
});

test.each([
  ['green', 'verbatim', 'La bocina de algunos coches puede no sonar', [BOCINA]],
  ['amber', 'word-changed', 'La bocina de algunos coches puede no callar cuando se pulsa el botón', [BOCINA]],
  ['amber', 'nowhere', 'Los propietarios de los coches no deben viajar en el mes de mayo', [BOCINA]],
  ['amber', 'nowhere', 'Seven violins were tuned beneath a purple canopy in the park', [HORN]],
  ['amber', 'nowhere', 'Los propietarios no deben remolcar hasta que se haya reparado', [LETTERS]],
] as const)('words in the language of the document are compared (%s, %s): %s', (tone, code, text, documents) => {
  expect(check(text, documents)).toMatchObject({ tone, code });
});

test('of several documents one in another language may have the words', () => {
  const verdict = check('Los propietarios de los coches no deben viajar en el mes de mayo', [BOCINA, HORN], {
    ids: ['MC-99000031', 'EA99-931'],
  });
  expect(verdict).toMatchObject({ code: 'other-language' });
});
