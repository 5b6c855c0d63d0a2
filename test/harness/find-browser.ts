import { existsSync } from 'node:fs';

/** Path of an installed Chromium. */
export function findChromium(): string {
  const found = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));
  if (!found) throw new Error('No Chromium was found. Install one (Debian, Ubuntu: apt-get install chromium).');
  return found;
}

/** Path of an installed Firefox. */
export function findFirefox(): string {
  const found = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));
  if (!found) throw new Error('No Firefox was found. Install one (Debian, Ubuntu: apt-get install firefox-esr).');
  return found;
}
