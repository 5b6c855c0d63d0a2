import { expect, test } from 'vitest';
import { ID_RULES } from '../../../../lib/citing/ids/grammar.ts';
import { idTable } from '../../../harness/id-table.ts';

test('the table for the README has a row for each rule, with its example and the words that it needs', () => {
  const [, , ...rows] = idTable().split('\n');
  expect(rows).toHaveLength(ID_RULES.length);
  for (const [index, { example, label }] of ID_RULES.entries()) {
    const cells = rows[index]!.split(' | ');
    expect(cells).toHaveLength(5);
    expect(cells[1]).toContain(`\`${example}\``);
    expect(cells[3]).toBe(label?.words ?? 'no');
  }
});

test('names of rules are unique', () => {
  const names = ID_RULES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
