import { execFile, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { CODES, VERDICTS } from '../../lib/checking/verdict.ts';
import { DEMO_FINDINGS } from './demo-findings.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const DEV = 'test/harness/dev.ts';

/** A first build for development, a browser and a page (milliseconds). */
const LIMIT = 120_000;

const tones = ['green', 'amber', 'grey', 'neutral'] as const;
const COUNTS = tones.map((tone) => `${DEMO_FINDINGS.filter(({ code }) => VERDICTS[CODES[code]] === tone).length} ${tone}`).join(', ');

test(
  'npm run dev shows the findings of the demo page, and again after each change, until it is told to end',
  { timeout: LIMIT },
  async () => {
    // What a terminal without a display has; the runner's own variables would have Vite watch nothing.
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/DISPLAY$|^(?:VITEST|TEST$|NODE_ENV$)/.test(name)));
    const dev = spawn(process.execPath, [DEV], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    onTestFinished(() => void dev.kill('SIGKILL'));
    let output = '';
    const news = new EventEmitter();
    for (const stream of [dev.stdout, dev.stderr]) {
      stream.on('data', (text: Buffer) => {
        output += text.toString('utf8');
        news.emit('output');
      });
    }
    const ended = new Promise<number | null>((resolve) => dev.on('exit', resolve));
    const early = ended.then((status) => Promise.reject(new Error(`it ended with ${status}: ${output}`)));
    /** Waits until the findings were printed so many times; what was counted each time. */
    const printed = async (times: number): Promise<string[]> => {
      for (;;) {
        const counts = [...output.matchAll(/^http:\/\/127\.0\.0\.1:\d+\/: (.*)$/gm)].map(([, line]) => line!);
        if (counts.length >= times) return counts;
        await Promise.race([once(news, 'output'), early]);
      }
    };

    expect(await printed(1)).toEqual([COUNTS]);

    // The same words, saved again.
    utimesSync(join(root, 'entrypoints/background.ts'), new Date(), new Date());
    expect(await printed(2)).toEqual([COUNTS, COUNTS]);

    dev.kill('SIGINT');
    early.catch(() => undefined);
    expect(await ended).toBe(0);
  },
);

test('npm run dev says in one line that Firefox is not for it', async () => {
  const run = promisify(execFile)(process.execPath, [DEV, '--firefox'], { cwd: root });
  await expect(run).rejects.toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(/^Firefox .* npm run build.*\n$/) });
});
