import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle } from '../../harness/bundle.ts';
import { findChromium } from '../../harness/find-browser.ts';

declare const PageDriver: typeof import('./page-driver.ts');

/** What is open in this page: kept by `watchWhatOpens`. */
interface Leftovers {
  timers: Set<unknown>;
  listeners: number;
  observers: number;
}
declare const leftovers: Leftovers;

let browser: Browser;
let tab: Page;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  tab = await browser.newPage();
  const sentence = '<p>MC-99000001 says “no vehicle, pedestrian or object is in its path”.</p>';
  // So long that it is read in several slices.
  const rest = '<p>The horn is loud.</p>'.repeat(2_000);
  await tab.setContent(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title><body>${sentence}${rest}<p id="last" class="note">The end.</p></body></html>`,
  );
  await tab.evaluate(watchWhatOpens);
  await tab.evaluate(`${await bundle('test/browser/page/page-driver.ts', 'PageDriver')}; globalThis.PageDriver = PageDriver;`);
});
afterAll(() => browser?.close());

/** Counts timers, listeners and observers that are begun and not ended. Runs in the page. */
function watchWhatOpens(): void {
  const open: Leftovers = { timers: new Set(), listeners: 0, observers: 0 };
  (globalThis as unknown as { leftovers: Leftovers }).leftovers = open;
  const begins = (name: 'setTimeout' | 'setInterval') => {
    const real = window[name].bind(window) as (run: () => void, wait?: number) => number;
    (window as unknown as Record<string, unknown>)[name] = (run: () => void, wait?: number) => {
      const id = real(() => {
        if (name === 'setTimeout') open.timers.delete(id);
        run();
      }, wait);
      open.timers.add(id);
      return id;
    };
  };
  const ends = (name: 'clearTimeout' | 'clearInterval') => {
    const real = window[name].bind(window);
    window[name] = (id) => {
      open.timers.delete(id);
      real(id);
    };
  };
  begins('setTimeout');
  begins('setInterval');
  ends('clearTimeout');
  ends('clearInterval');
  const add = EventTarget.prototype.addEventListener;
  // Listeners on what a session makes for itself go with it.
  const stays = (target: EventTarget) =>
    target === window || target === document || target === navigation || target instanceof MediaQueryList;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    if (stays(this)) {
      open.listeners += 1;
      const { signal, once } = typeof options === 'object' ? options : {};
      const end = () => (open.listeners -= 1);
      if (signal) add.call(signal, 'abort', end, { once: true });
      else if (once) add.call(this, type, end, { once: true });
    }
    add.call(this, type, listener, options);
  };
  for (const Observer of [MutationObserver, ResizeObserver, IntersectionObserver]) {
    const observing = new WeakSet<object>();
    const { observe, disconnect } = Observer.prototype as { observe: (...given: unknown[]) => void; disconnect: () => void };
    Object.assign(Observer.prototype, {
      observe(this: object, ...given: unknown[]) {
        if (!observing.has(this)) open.observers += 1;
        observing.add(this);
        observe.apply(this, given);
      },
      disconnect(this: object) {
        if (observing.delete(this)) open.observers -= 1;
        disconnect.call(this);
      },
    });
  }
}

/** When a round's session is stopped: at rest, in the midst of its first reading, at once, or while its script is asked for. */
const STOPS = ['at rest', 'reading', 'at once', 'asking'] as const;

test('a session that has ended leaves no timer, listener or observer behind, a hundred times', async () => {
  const left = await tab.evaluate(async (stops: readonly (typeof STOPS)[number][]) => {
    const last = document.querySelector('#last')!;
    const greens = new Set<number>();
    let most = 0;
    for (let round = 0; round < 100; round++) {
      const when = stops[round % stops.length]!;
      const driver = PageDriver.start();
      const stop = () => {
        most = Math.max(most, leftovers.listeners, leftovers.timers.size);
        driver.stop();
      };
      if (when === 'at rest') greens.add((await driver.report(true)).summary.green);
      if (when === 'reading') {
        await new Promise<void>((resolve) => {
          // The reader asks every element with attributes for their names.
          last.getAttributeNames = () => {
            Reflect.deleteProperty(last, 'getAttributeNames');
            stop();
            resolve();
            return ['id', 'class'];
          };
        });
      } else if (when === 'asking') {
        const settled = driver.report(true);
        stop();
        await settled;
      } else stop();
      // What was in a pause goes on once, and sees that all is over.
      for (let turn = 0; turn < 3; turn++) {
        const { port1, port2 } = new MessageChannel();
        await new Promise((resolve) => {
          port1.addEventListener('message', resolve);
          port1.start();
          port2.postMessage(null);
        });
        port1.close();
      }
    }
    return { greens: [...greens], most, ...leftovers, timers: leftovers.timers.size };
  }, STOPS);
  expect(left).toMatchObject({ greens: [1], timers: 0, listeners: 0, observers: 0 });
  // The count sees what a session opens.
  expect(left.most).toBeGreaterThan(5);
}, 120_000);
