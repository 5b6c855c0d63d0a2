import { expect, test } from 'vitest';
import { findDocumentIds } from '../../../../lib/citing/ids/find-ids.ts';
import { ID_RULES } from '../../../../lib/citing/ids/grammar.ts';

test.each(ID_RULES)('$name: "$exampleLead$example" is found as $exampleId', ({ example, exampleId, exampleLead = '', kind }) => {
  const start = 'See '.length + exampleLead.length;
  expect(findDocumentIds(`See ${exampleLead}${example}.`)).toEqual([{ id: exampleId, kind, start, end: start + example.length }]);
});

test.each(ID_RULES.filter((rule) => rule.label))('$name: "$example" alone is no id', ({ example }) => {
  expect(findDocumentIds(`Take ${example} for it.`)).toEqual([]);
});
