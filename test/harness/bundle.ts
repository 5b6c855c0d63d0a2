import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Bundles one TypeScript module into a classic script that puts its exports on `globalThis[name]`, for tests that run a part of
 * the code in a real page without the extension.
 * @param entry path relative to the repository
 */
export async function bundle(entry: string, name: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    // The test runner's own NODE_ENV would bring React's development build, half of it; a page has no `process`.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    build: { write: false, minify: false, target: 'chrome140', lib: { entry, name, formats: ['iife'] } },
  });
  const output = (Array.isArray(result) ? result[0] : result) as { output: { code?: string }[] };
  const code = output.output[0]?.code;
  if (!code) throw new Error(`Nothing came out of bundling ${entry}`);
  return code;
}
