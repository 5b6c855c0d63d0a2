/** One line of a bench's table. */
export interface Row {
  what: string;
  /** What was measured, with its unit. */
  figure: string;
  /** What it must be; left out where the line is only shown. */
  bar?: string;
  met?: boolean;
  /** Lines below the table row: each disagreement, each slow case. */
  details?: readonly string[];
}

/** A file in test/bench/<part>/ is a bench when it exports one under this name. */
export interface Bench {
  name: string;
  /** @param seed the second set of chance, from `npm run bench -- --seed N` */
  run: (seed: number) => Promise<Row[]>;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/**
 * Milliseconds of each task: the median over rounds in which every task runs in turn, so that a drifting clock meets all alike.
 * A task is run as often in a round as it takes to outlast the clock's step; a first round finds out how often, warms up, and does not
 * count.
 */
export function interleaved<Name extends string>(tasks: Readonly<Record<Name, () => void>>, rounds: number): Record<Name, number> {
  const names = Object.keys(tasks) as Name[];
  const runs = new Map(names.map((name) => [name, runsFor(tasks[name])]));
  const times = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const began = processorTime();
      for (let run = runs.get(name)!; run > 0; run--) tasks[name]();
      times.get(name)!.push((processorTime() - began) / runs.get(name)!);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times.get(name)!)])) as Record<Name, number>;
}

/** Milliseconds that this thread has computed: what other programs do on the machine meanwhile does not count. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** The clock moves in steps of some milliseconds. */
const OUTLASTING = 20;

function runsFor(task: () => void): number {
  task();
  const began = processorTime();
  let runs = 0;
  while (processorTime() - began < OUTLASTING) {
    task();
    runs++;
  }
  return runs;
}

/** A row whose bar is a ratio of two times. */
export function ratioRow(what: string, time: number, base: number, most: number, unit: string): Row {
  return { what, figure: `${unit}, ${asRatio(time / base)}`, bar: `at most ${asRatio(most)}`, met: time <= base * most };
}

export function asRatio(ratio: number): string {
  return ratio >= 0.095 ? `×${ratio.toFixed(2)}` : `1/${(1 / ratio).toFixed(0)}`;
}

export function microseconds(milliseconds: number, count: number): string {
  return `${((milliseconds * 1_000) / count).toFixed(2)} µs`;
}
