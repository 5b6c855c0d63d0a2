/** Draws public/icon/*.png from public/icon.svg; run by hand after changing it: `node test/harness/draw-icons.ts`. */
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findChromium } from './find-browser.ts';

const folder = fileURLToPath(new URL('../../public', import.meta.url));
const drawing = readFileSync(`${folder}/icon.svg`, 'utf8');

mkdirSync(`${folder}/icon`, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
const page = await browser.newPage();
for (const size of [16, 32, 48, 128]) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${drawing}`);
  await page.screenshot({ path: `${folder}/icon/${size}.png`, omitBackground: true });
}
await browser.close();
