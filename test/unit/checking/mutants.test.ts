import { describe, expect, test } from 'vitest';
import { judgeMutant } from '../../mutants/judge-mutant.ts';
import { DANGEROUS_KINDS } from '../../mutants/dangerous.ts';
import { HARMLESS_KINDS } from '../../mutants/harmless.ts';
import { makeMutants, type Mutant } from '../../mutants/make-mutants.ts';
import { smallRecord } from '../../mutants/small-record.ts';
import { documentOf } from './documents.ts';

/** Edits of each sort; `npm run mutants` makes 200,000. */
const SLICE = 2_000;
const SEED = 11;
/** Where all processors are busy (ms). */
const PATIENCE = 60_000;

const ALL = [...DANGEROUS_KINDS, ...HARMLESS_KINDS];

test('of edits that change what words say there are 46 kinds and more, each with a name of its own', () => {
  expect(DANGEROUS_KINDS.length).toBeGreaterThanOrEqual(46);
  expect(new Set(ALL.map(({ name }) => name)).size).toBe(ALL.length);
});

describe('the example of each kind', () => {
  test.each(ALL.map((kind) => [kind.name, kind] as const))('%s', (_name, kind) => {
    const [original, quotation] = kind.example;
    expect(quotation === original).toBe(kind.name === 'unchanged');
    const document = documentOf('EA99-901', `Some words stand before it. ${original}. Others follow it.`);
    expect(judgeMutant({ kind, document, original, quotation }).outcome).toBe('right');
  });
});

describe('edits of a small record', { timeout: PATIENCE }, () => {
  const wrong = (kinds: typeof ALL): string[] => wrongOf([...makeMutants(kinds, smallRecord(SEED), SLICE, SEED)]);

  test('what changes the words is green nowhere, but with the warning that its kind allows', () => {
    expect(wrong([...DANGEROUS_KINDS])).toEqual([]);
  });

  test('what does not change them is amber nowhere', () => {
    expect(wrong([...HARMLESS_KINDS])).toEqual([]);
  });

  test('the same seed makes the same, another others', () => {
    const made = (seed: number) => [...makeMutants(ALL, smallRecord(SEED), 400, seed)].map(({ quotation }) => quotation);
    expect(made(1)).toEqual(made(1));
    expect(made(1)).not.toEqual(made(2));
  });
});

function wrongOf(mutants: readonly Mutant[]): string[] {
  expect(mutants.length).toBe(SLICE);
  return mutants.flatMap((mutant) => {
    const { outcome } = judgeMutant(mutant);
    return outcome === 'right' ? [] : [`${outcome}, ${mutant.kind.name}: ${mutant.original} | ${mutant.quotation}`];
  });
}
