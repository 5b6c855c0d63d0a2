import type { QuotedWords } from './found.ts';

/** Statements and blocks in order, without those that stand within another. */
export function outermost(statements: readonly QuotedWords[], blocks: readonly QuotedWords[]): QuotedWords[] {
  const covered = new Set(blocks.flatMap(({ stretches }) => stretches.map(({ piece }) => piece)));
  const inOrder = [...statements.filter(({ stretches }) => !covered.has(stretches[0]!.piece)), ...blocks].sort(
    (a, b) => a.stretches[0]!.piece - b.stretches[0]!.piece || a.outerStart - b.outerStart || b.outerEnd - a.outerEnd,
  );
  const kept: QuotedWords[] = [];
  for (const words of inOrder) {
    const [first] = words.stretches;
    const before = kept.at(-1)?.stretches.at(-1);
    if (!before || before.piece < first!.piece || (before.piece === first!.piece && before.end <= words.outerStart)) kept.push(words);
  }
  return kept;
}
