/**
 * `npm run bench -- [--seed N] [WORD...]`: runs every bench of test/bench/<part>/ whose name holds one of the words (all without one) and
 * prints what it measured, each bar beside its figure.
 */
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Bench, Row } from './bench.ts';

const HERE = new URL('./', import.meta.url);

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: String(Date.now() % 1_000_000) } },
  allowPositionals: true,
});
const seed = Number(values.seed);
if (!Number.isInteger(seed)) {
  console.error('--seed takes a whole number');
  process.exit(2);
}

const missed: string[] = [];
for (const bench of await benches()) {
  if (positionals.length > 0 && !positionals.some((word) => bench.name.includes(word))) continue;
  const began = performance.now();
  const rows = await bench.run(seed);
  console.log(`\n${bench.name} (${((performance.now() - began) / 1_000).toFixed(1)} s)`);
  print(rows);
  missed.push(...rows.filter(({ met }) => met === false).map(({ what }) => `${bench.name}: ${what}`));
}
console.log(
  missed.length === 0
    ? `\nEvery bar is met (second seed ${seed}).`
    : `\n${missed.length} missed (second seed ${seed}):\n${missed.map((line) => `  ${line}`).join('\n')}`,
);

async function benches(): Promise<Bench[]> {
  const found: Bench[] = [];
  for (const part of readdirSync(HERE, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    for (const file of readdirSync(new URL(`${part.name}/`, HERE))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
      .toSorted()) {
      const { bench } = (await import(new URL(`${part.name}/${file}`, HERE).href)) as { bench?: Bench };
      if (bench) found.push(bench);
    }
  }
  return found;
}

function print(rows: readonly Row[]): void {
  const width = (cells: readonly string[]) => Math.max(0, ...cells.map((cell) => cell.length));
  const [what, figure] = [width(rows.map((row) => row.what)), width(rows.map((row) => row.figure))];
  for (const row of rows) {
    const verdict = row.met === undefined ? '' : row.met ? 'met' : 'MISSED';
    console.log(`  ${row.what.padEnd(what)}  ${row.figure.padEnd(figure)}  ${row.bar ? `${row.bar}: ${verdict}` : ''}`.trimEnd());
    for (const detail of row.details ?? []) console.log(`      ${detail}`);
  }
}
