import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BEHIND_ROWS, speakerBehind } from '../../../../lib/language/speaker/behind.ts';
import * as behindRows from '../../../../lib/language/speaker/behind-rows.ts';
import { LEAD_ROWS, leadIn } from '../../../../lib/language/speaker/lead-in.ts';
import * as leadRows from '../../../../lib/language/speaker/lead-rows.ts';
import { SUBJECT_ROWS, subjectOf } from '../../../../lib/language/speaker/subject.ts';
import * as subjectRows from '../../../../lib/language/speaker/subject-rows.ts';
import { NAMED, QUOTED, type Token, tokensOf } from '../../../../lib/language/tokens.ts';

/** The example of each row of a file: the first line of its comment. X and Y are ids, “…” are quoted words. */
function examplesIn(file: string): [row: string, example: string][] {
  const source = readFileSync(`lib/language/speaker/${file}`, 'utf8');
  return [...source.matchAll(/export const (\w+): \w+Row =/g)].map(({ 1: row = '', index }) => {
    const comment = source.slice(source.lastIndexOf('/**', index) + '/**'.length, index);
    return [row, comment.replace(/^[\s*]+/, '').replace(/(?: \*\/|\n)[^]*$/, '')];
  });
}

function masked(text: string): Token[] {
  return tokensOf(text.replace(/\b[XY]\b/g, NAMED).replaceAll('“…”', `“${QUOTED}”`));
}
const before = (example: string): Token[] => masked(example.slice(0, example.lastIndexOf('“…”')));
const behind = (example: string): Token[] => masked(example.slice('“…”'.length));

/** A table without one of its rows. */
function without<Group extends string, Row>(table: Readonly<Record<Group, readonly Row[]>>, row: unknown): Record<Group, Row[]> {
  const groups = Object.entries<readonly Row[]>(table).map(([group, rows]) => [group, rows.filter((each) => each !== row)]);
  return Object.fromEntries(groups) as Record<Group, Row[]>;
}

const rowsOf = (file: object): unknown[] => Object.values(file).filter((each) => typeof each === 'object' && 'when' in each);

describe.each([
  ['lead-rows.ts', leadRows, Object.values<readonly unknown[]>({ ...LEAD_ROWS }).flat()],
  ['subject-rows.ts', subjectRows, Object.values<readonly unknown[]>({ ...SUBJECT_ROWS }).flat()],
  ['behind-rows.ts', behindRows, BEHIND_ROWS],
])('%s', (file, exported, table) => {
  test('every row stands once in the table, and has an example', () => {
    expect(new Set(table).size).toBe(table.length);
    expect(new Set(table)).toEqual(new Set(rowsOf(exported)));
    expect(examplesIn(file).map(([row]) => row)).toHaveLength(table.length);
  });
});

test.each(examplesIn('lead-rows.ts'))('%s leads to the words of its example, and is needed: %s', (name, example) => {
  const row = (leadRows as unknown as Record<string, leadRows.LeadRow>)[name]!;
  const tokens = before(example);
  const lead = leadIn(tokens);
  expect(lead.is).toBe(row.gives);
  expect(leadIn(tokens, without({ ...LEAD_ROWS }, row))).not.toEqual(lead);
});

test.each(examplesIn('subject-rows.ts'))('%s tells the subject of its example, and is needed: %s', (name, example) => {
  const row = (subjectRows as unknown as Record<string, subjectRows.SubjectRow>)[name];
  const tokens = before(example);
  const { is, at } = leadIn(tokens);
  expect(is).toBe('verb');
  expect(subjectOf(tokens, at, without({ ...SUBJECT_ROWS }, row))).not.toEqual(subjectOf(tokens, at));
});

test.each(examplesIn('behind-rows.ts'))('%s tells who speaks behind its example, and is needed: %s', (name, example) => {
  const row = (behindRows as unknown as Record<string, behindRows.BehindRow>)[name];
  const tokens = behind(example);
  expect(
    speakerBehind(
      tokens,
      BEHIND_ROWS.filter((each) => each !== row),
    ),
  ).not.toEqual(speakerBehind(tokens));
});
