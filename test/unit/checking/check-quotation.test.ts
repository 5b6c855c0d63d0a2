import { expect, test } from 'vitest';
import { check, documentOf } from './documents.ts';
import { ENGLISH } from '../../../components/words/english.ts';

const HORN = documentOf(
  'EA99-901',
  'The horn of some cars may not sound when the button is pressed for 30 minutes. Dealers will replace the horn relay, at no charge, in 1,991 cars.',
);
const LAMP = documentOf(
  '99V-901',
  'The lamp can go out while the car is moving. Owners should not drive at night until the lamp has been replaced.',
);

test.each([
  ['word for word', 'may not sound when the button is pressed', 'verbatim'],
  ['in other typography', '“MAY NOT SOUND when the but­ton is\n pressed,', 'verbatim'],
  ['with words left out', 'when the button ... for 30 minutes', 'verbatim-with-ellipsis'],
  ["with an editor's words", 'when the button [of the horn] is pressed', 'verbatim-with-editor-words'],
  ['number changed', 'when the button is pressed for 31 minutes', 'number-changed'],
  ['unit changed', 'when the button is pressed for 30 hours', 'unit-changed'],
  ['negation dropped', 'The horn of some cars may sound when the button is pressed', 'negation-changed'],
  ['modal changed', 'The horn of some cars will not sound when the button is pressed', 'modal-changed'],
  ['a word changed', 'The horn of some cars may not sound when the lever is pressed', 'word-changed'],
  ['a word added', 'may not sound when the red button is pressed', 'word-added'],
  ['a word dropped', 'may not sound when the is pressed for 30 minutes', 'word-missing'],
  ['two words swapped', 'may not sound when button the is pressed for 30 minutes', 'order-changed'],
  ['a word cut', 'utton is pressed for 30 minutes', 'cut-word'],
  ['a number cut', 'replace the horn relay, at no charge, in 1,99', 'cut-number'],
  ['pieces turned round', 'Dealers will replace … The horn of some cars', 'ellipsis-order'],
  ['a negation hidden', 'The horn of some cars may … sound when the button is pressed', 'ellipsis-hides-negation'],
  ['a charge denied', 'Dealers will replace the horn relay … in 1,991 cars', 'ellipsis-hides-negation'],
  ['two places joined', 'The horn of some cars may in 1,991 cars', 'stitched'],
  ['from elsewhere', 'The lamp can go out while the car is moving', 'other-document'],
  ['from nowhere', 'Engineers found water inside the battery of each truck', 'nowhere'],
])('%s', (_, text, code) => {
  const verdict = check(text, [HORN, LAMP]);
  expect(verdict?.code).toBe(code);
  expect(ENGLISH.reason(verdict!)).not.toBe('');
  expect(ENGLISH.uncertainty(verdict!)).not.toBe('');
});

test('of two places where pieces can begin, the one counts that leaves out less', () => {
  const text = `Tubes may rub and cause a brake fluid leak.\n\n${'The maker has looked at many of the cars that it built before that year. '.repeat(6)}A brake fluid leak can take away half of the brakes and add to the risk of a crash.`;
  const verdict = check('a brake fluid leak … and add to the risk of a crash', [documentOf('99V-903', text, { kind: 'recall' })]);
  // What "can" happen is more than what does.
  expect(verdict).toMatchObject({ code: 'verbatim-with-ellipsis', cautions: ['qualifier-cut'] });
  expect(verdict!.evidence!.passage).toBe('A brake fluid leak can take away half of the brakes and add to the risk of a crash.');
});
