import { expect, test } from 'vitest';
import { differences } from '../../harness/findings-difference.ts';

const FOUND = { findings: [{ text: 'a', tone: 'green' }] };
const OTHER = { findings: [{ text: 'a', tone: 'amber' }] };

test('pages that say the same are not told', () => {
  expect(differences({ 'before: a table': FOUND }, { 'before: a table': { ...FOUND } })).toEqual([]);
});

test('what is gone and what is new on a page is told under its name', () => {
  expect(differences({ 'before: a table': FOUND }, { 'before: a table': OTHER })).toEqual([
    'before: a table\n  - "tone": "green"\n  + "tone": "amber"',
  ]);
});

test('a page whose style was renamed is compared with itself, also where several catch the same', () => {
  const before = { 'batch K: faq': FOUND, 'batch L: faq': OTHER, 'batch L: a table': FOUND };
  expect(differences(before, { 'unseen/11: faq': FOUND, 'unseen/12: faq': OTHER, 'unseen/12: a table': FOUND })).toEqual([]);
  expect(differences(before, { 'unseen/11: faq': FOUND, 'unseen/12: faq': FOUND, 'unseen/12: a table': FOUND })).toEqual([
    'unseen/12: faq\n  - "tone": "amber"\n  + "tone": "green"',
  ]);
});

test('a page that is gone and one that is new are told', () => {
  expect(differences({ 'before: a table': FOUND }, { 'before: a list': FOUND })).toEqual([
    'before: a table\n  - the page is gone',
    'before: a list\n  + the page is new',
  ]);
});
