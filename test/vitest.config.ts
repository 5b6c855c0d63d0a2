import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

// tsconfig.json extends a file that WXT writes; `npm install` has it written, but where node_modules was copied nobody has.
if (!existsSync(join(root, '.wxt/tsconfig.json'))) {
  execFileSync(process.execPath, [join(root, 'node_modules/wxt/bin/wxt.mjs'), 'prepare'], { cwd: root, stdio: 'inherit' });
}

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
