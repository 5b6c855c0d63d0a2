import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  root,
  test: {
    reporters: ['default', './test/harness/closing-line.ts'],
    projects: [
      { root, test: { name: 'unit', include: ['test/unit/**/*.test.ts'] } },
      {
        root,
        test: {
          name: 'browsers',
          include: ['test/browser/**/*.test.ts', 'test/e2e/**/*.test.ts'],
          globalSetup: ['test/harness/build-once.ts'],
          // Each file starts a browser of its own: two at a time is what two cores carry.
          maxWorkers: 2,
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
