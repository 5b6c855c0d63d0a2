import { buildExtension } from './build-extension.ts';
import { findChromium, findFirefox } from './find-browser.ts';

/** Before the first test in a real browser: the browsers are there and the extension is built for both. */
export default async function buildOnce(): Promise<void> {
  findChromium();
  findFirefox();
  await buildExtension('chrome');
  await buildExtension('firefox');
}
