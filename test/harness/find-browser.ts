import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** An installation may take minutes on a slow line, but it must end. */
const INSTALL_LIMIT = 600_000;

/** Names of programs on the PATH and of places outside it, by platform; the first that exists is taken. */
const PLACES = {
  // The extension is loaded through the debugging protocol, because Chrome since 137 and Edge ignore --load-extension; so any of them
  // will do.
  chromium: {
    linux: ['chromium', 'chromium-browser', 'chrome', 'google-chrome', 'google-chrome-stable', 'microsoft-edge', 'microsoft-edge-stable'],
    darwin: [
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ],
    win32: [
      'Chromium/Application/chrome.exe',
      'Google/Chrome for Testing/chrome.exe',
      'Google/Chrome/Application/chrome.exe',
      'Microsoft/Edge/Application/msedge.exe',
    ],
  },
  firefox: {
    linux: ['firefox-esr', 'firefox'],
    darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox', '/Applications/Firefox Developer Edition.app/Contents/MacOS/firefox'],
    win32: ['Mozilla Firefox/firefox.exe', 'Firefox Developer Edition/firefox.exe'],
  },
} as const;

type Browser = keyof typeof PLACES;

/**
 * Path of a Chromium, Chrome or Edge. Looks at QUOTEMARK_CHROMIUM, then for an installed one, then for Playwright's own, and
 * installs one where none is.
 * @throws an error whose one sentence says what to install
 */
export function findChromium(): string {
  return (
    named('QUOTEMARK_CHROMIUM') ??
    installed('chromium') ??
    playwrights() ??
    (run(process.execPath, join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium') ? playwrights() : undefined) ??
    (aptInstall('chromium') ? installed('chromium') : undefined) ??
    fail(
      'No Chromium was found and none could be installed: install Chromium, Chrome or Edge, or name one in QUOTEMARK_CHROMIUM ' +
        '(Debian, Ubuntu: apt-get install chromium).',
    )
  );
}

/**
 * Path of a Firefox. Looks at QUOTEMARK_FIREFOX, then for an installed one, and installs one where none is.
 * @throws an error whose one sentence says what to install
 */
export function findFirefox(): string {
  return (
    named('QUOTEMARK_FIREFOX') ??
    installed('firefox') ??
    (aptInstall('firefox-esr') ? installed('firefox') : undefined) ??
    fail(
      'No Firefox was found and none could be installed: install Firefox, or name one in QUOTEMARK_FIREFOX ' +
        '(Debian, Ubuntu: apt-get install firefox-esr).',
    )
  );
}

function named(variable: string): string | undefined {
  const path = process.env[variable];
  if (!path) return undefined;
  return existsSync(path) ? path : fail(`${variable} names ${path}, but there is no such file.`);
}

function installed(browser: Browser): string | undefined {
  const places = PLACES[browser];
  if (process.platform === 'darwin') return places.darwin.flatMap((path) => [path, join(homedir(), path)]).find(existsSync);
  if (process.platform === 'win32') {
    const folders = [process.env['ProgramFiles'], process.env['ProgramFiles(x86)'], process.env['LOCALAPPDATA']].filter(
      (folder) => folder !== undefined,
    );
    return places.win32.flatMap((path) => folders.map((folder) => join(folder, path))).find(existsSync);
  }
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/bin', '/snap/bin'];
  return places.linux.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** The Chromium that Playwright keeps in its own cache, if it has been installed. */
function playwrights(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function aptInstall(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  return run('apt-get', 'update') && run('apt-get', 'install', '-y', '--no-install-recommends', name);
}

/** Runs an installer; what it prints goes to stderr, so that stdout stays free for the caller's own output. */
function run(command: string, ...args: string[]): boolean {
  process.stderr.write(`No browser yet: ${[command, ...args].join(' ')}\n`);
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], timeout: INSTALL_LIMIT }).status === 0;
}

function fail(sentence: string): never {
  throw new Error(sentence);
}
