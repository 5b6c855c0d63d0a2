import type { CutPage } from '../pieces/piece.ts';
import { findMarkedWords } from './between-marks.ts';
import { countQuoted } from './count-quoted.ts';
import type { QuotedWords } from './found.ts';
import { isStatement } from './is-statement.ts';
import type { Names } from './names-in.ts';

/** How many marked words are judged between two chances to pause. */
const JUDGED_A_STEP = 20;

/** Words in marks that are a statement of somebody, in order. Yields now and then. */
export function* findStatements(cutPage: CutPage, names: Names): Generator<void, QuotedWords[], void> {
  const statements: QuotedWords[] = [];
  for (const [index, marked] of (yield* findMarkedWords(cutPage)).entries()) {
    if (index % JUDGED_A_STEP === JUDGED_A_STEP - 1) yield;
    const words = countQuoted(marked, cutPage);
    if (isStatement(marked, words, statements.at(-1), cutPage, names)) statements.push(marked);
  }
  return statements;
}
