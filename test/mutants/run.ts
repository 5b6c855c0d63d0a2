/**
 * `npm run mutants -- [--seed N] [--count N] [WORD...]`: edits words of the real records in ways that change what they say, and in ways
 * that do not, checks each edit, and prints a line a kind. Exit status 1 where a bar is missed. With words: the kinds whose names hold one.
 */
import { parseArgs } from 'node:util';
import { realDocuments, realRecordsMissing } from '../unit/checking/classes/corpus.ts';
import { smallRecord } from './small-record.ts';
import { type Outcome, judgeMutant } from './judge-mutant.ts';
import { DANGEROUS_KINDS } from './dangerous.ts';
import { HARMLESS_KINDS } from './harmless.ts';
import { makeMutants } from './make-mutants.ts';
import type { MutantKind } from './mutant-kind.ts';

/** Of so many harmless edits one may be amber. */
const HARMLESS_FOR_ONE_AMBER = 10_000;

/** Examples of what is wrong that are printed of a kind. */
const MOST_EXAMPLES = 4;

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '200000' } },
  allowPositionals: true,
});
const [seed, count] = [Number(values.seed), Number(values.count)];
if (!Number.isInteger(seed) || !Number.isInteger(count) || count < 1) {
  console.error('--seed and --count take a whole number');
  process.exit(2);
}
if (realRecordsMissing) console.log(`${realRecordsMissing}: only invented ones are edited`);
const documents = [...(realRecordsMissing ? [] : realDocuments()), ...smallRecord(seed)];

interface Line {
  edits: number;
  wrong: Partial<Record<Outcome, number>>;
  examples: string[];
}

function tally(kinds: readonly MutantKind[]): { edits: number; green: number; amber: number } {
  const chosen = kinds.filter(({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)));
  const lines = new Map<MutantKind, Line>(chosen.map((kind) => [kind, { edits: 0, wrong: {}, examples: [] }]));
  for (const mutant of makeMutants(chosen, documents, count, seed)) {
    const line = lines.get(mutant.kind)!;
    const { outcome, verdict } = judgeMutant(mutant);
    line.edits++;
    if (outcome === 'right') continue;
    line.wrong[outcome] = (line.wrong[outcome] ?? 0) + 1;
    if (line.examples.length < MOST_EXAMPLES)
      line.examples.push([`${outcome} ${verdict?.code} ${mutant.document.id}`, mutant.original, mutant.quotation].join('\n        '));
  }
  const total = { edits: 0, green: 0, amber: 0 };
  for (const [{ name, changes }, { edits, wrong, examples }] of lines) {
    total.edits += edits;
    total.green += wrong.green ?? 0;
    total.amber += wrong.amber ?? 0;
    const faults = Object.entries(wrong).map(([tone, number]) => `${number} ${tone}`);
    console.log(`  ${name.padEnd(42)} ${changes.padEnd(9)} ${String(edits).padStart(7)}  ${faults.join(', ')}`.trimEnd());
    for (const example of examples) console.log(`      ${example}`);
  }
  return total;
}

console.log(`Edits that change what the words say (${DANGEROUS_KINDS.length} kinds, seed ${seed})`);
const dangerous = tally(DANGEROUS_KINDS);
console.log(`Edits that do not (${HARMLESS_KINDS.length} kinds)`);
const harmless = tally(HARMLESS_KINDS);
const bars = [
  {
    what: `${dangerous.green} of ${dangerous.edits} edits that change the words are green without a warning; none may be`,
    met: dangerous.green === 0,
  },
  {
    what: `${harmless.amber} of ${harmless.edits} harmless edits are amber; 1 in ${HARMLESS_FOR_ONE_AMBER} may be`,
    met: harmless.amber * HARMLESS_FOR_ONE_AMBER <= harmless.edits,
  },
];
for (const { what, met } of bars) console.log(`${met ? 'met' : 'MISSED'}: ${what}`);
process.exitCode = bars.every(({ met }) => met) ? 0 : 1;
