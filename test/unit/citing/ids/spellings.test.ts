import { expect, test } from 'vitest';
import { findDocumentIds } from '../../../../lib/citing/find-document-ids.ts';
import { ID_RULES } from '../../../../lib/citing/id-grammar.ts';

test.each(ID_RULES)('the example $example of the grammar is found', ({ example, kind }) => {
  const [hit, ...others] = findDocumentIds(`See ${example}.`);
  expect(others).toEqual([]);
  expect(hit).toMatchObject({ kind, end: 4 + example.length });
});
