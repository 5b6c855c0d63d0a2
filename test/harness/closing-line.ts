import type { Reporter, TestModule } from 'vitest/node';

/** `every real record is read (skipped where ../shared is missing)` */
const REASON_IN_NAME = /\(skipped ([^()]+)\)/;

/** Ends a test run with why tests were skipped, and one line that a machine can read: `N passed, N failed, N skipped`. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    const reasons = new Set<string>();
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const result = test.result();
        counts[result.state === 'pending' ? 'skipped' : result.state] += 1;
        if (result.state === 'skipped') reasons.add(result.note ?? REASON_IN_NAME.exec(test.fullName)?.[1] ?? test.module.relativeModuleId);
      }
      // A file that could not be loaded, or whose preparation failed, holds no failed test but has failed.
      counts.failed += module.errors().length;
    }
    counts.failed += unhandledErrors.length;
    for (const reason of reasons) process.stdout.write(`Skipped: ${reason}\n`);
    process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`);
  }
}
