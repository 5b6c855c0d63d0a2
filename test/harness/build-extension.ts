import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const output = join(root, '.output');

/** Everything that the build reads. */
const SOURCES = ['entrypoints', 'components', 'lib', 'public', 'wxt.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'];

/**
 * Builds the extension as it is shipped, unless a build of the same sources is there already; two processes never build at once.
 * @returns the folder of the built extension
 * @throws with the builder's output when the build fails
 */
export async function buildExtension(browser: 'chrome' | 'firefox'): Promise<string> {
  const folder = join(output, `${browser}-mv3`);
  // The builder empties its folder first, so a build made in any other way takes this along.
  const stamp = join(folder, '.sources');
  await whileLocked(join(output, `${browser}-mv3.lock`), async () => {
    const sources = hashOf(SOURCES);
    if (existsSync(join(folder, 'manifest.json')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
    await runBuild(browser);
    writeFileSync(stamp, sources);
  });
  return folder;
}

async function runBuild(browser: string): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, [join(root, 'node_modules/wxt/bin/wxt.mjs'), 'build', '-b', browser, '--mv3'], {
      cwd: root,
      // The test runner's own NODE_ENV would have the JSX of React's development build, which is not there.
      env: { ...process.env, NODE_ENV: 'production' },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`The extension could not be built for ${browser}:\n${stdout ?? ''}${stderr ?? ''}`, { cause: error });
  }
}

function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesUnder))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  return hash.digest('hex');
}

function filesUnder(path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

/** Runs `work` while this process alone holds the lock; a lock whose holder is gone is taken over. */
async function whileLocked(lock: string, work: () => Promise<void>): Promise<void> {
  mkdirSync(output, { recursive: true });
  while (!take(lock)) await sleep(50);
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (!holderLives(lock)) rmSync(lock, { force: true });
    return false;
  }
}

function holderLives(lock: string): boolean {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    // Between its making and its writing a lock is empty for a moment.
    if (holder > 0) process.kill(holder, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
