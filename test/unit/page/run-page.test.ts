import type { ContentScriptContext } from 'wxt/utils/content-script-context';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A setting whose stored value comes when the test says so, and changes when it says so. */
function setting<T>() {
  let give: (value: T) => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  let listener: (value: T) => void = () => undefined;
  const stored = new Promise<T>((resolve, reject) => {
    give = resolve;
    fail = reject;
  });
  return {
    item: {
      getValue: () => stored,
      watch(onChange: (value: T) => void) {
        listener = onChange;
        return () => undefined;
      },
    },
    give: (value: T) => give(value),
    fail: (error: unknown) => fail(error),
    change: (value: T) => listener(value),
  };
}

const started: AbortSignal[] = [];
let switchedOn = setting<boolean>();
let sitesOff = setting<readonly string[]>();
vi.mock('wxt/browser', () => ({ browser: { runtime: { id: 'quotemark' }, i18n: { getMessage: () => '' } } }));
vi.mock('../../../lib/messages.ts', () => ({ onMessage: () => () => undefined, sendMessage: () => Promise.resolve() }));
vi.mock('../../../lib/settings.ts', () => ({
  get switchedOn() {
    return switchedOn.item;
  },
  get sitesOff() {
    return sitesOff.item;
  },
}));
vi.mock('../../../lib/page/frame.ts', () => ({ roomToRead: () => Promise.resolve(), siteHost: () => 'forum.example' }));
vi.mock('../../../lib/page/page-run.ts', () => ({
  PageRun: function PageRun(_needs: unknown, signal: AbortSignal) {
    started.push(signal);
  },
}));
const { runPage } = await import('../../../lib/page/run-page.ts');

const running = () => started.filter((signal) => !signal.aborted).length;
/** Lets everything go on that waits for a promise that is settled. */
const goOn = () => new Promise((resolve) => setImmediate(resolve));

function context(): ContentScriptContext {
  const { signal } = new AbortController();
  return { signal, isInvalid: false, isValid: true, onInvalidated: () => () => undefined } as unknown as ContentScriptContext;
}

beforeEach(() => {
  started.length = 0;
  switchedOn = setting();
  sitesOff = setting();
  vi.stubGlobal('document', { contentType: 'text/html', title: 'Page' });
  vi.stubGlobal('location', { href: 'https://forum.example/' });
  vi.stubGlobal('navigation', new EventTarget());
  for (const name of ['HTMLFormElement', 'HTMLDocument', 'XMLDocument']) vi.stubGlobal(name, function Stub() {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a switch that is turned before the other is known begins nothing on a site that is off', async () => {
  void runPage(context(), true);
  await goOn();
  switchedOn.change(true);
  switchedOn.give(false);
  await goOn();
  expect(started).toHaveLength(0);
  sitesOff.give(['forum.example']);
  await goOn();
  expect(started).toHaveLength(0);
});

test('what was switched while the stored value was under way counts, not the stored value', async () => {
  void runPage(context(), true);
  await goOn();
  sitesOff.change(['forum.example']);
  switchedOn.give(true);
  sitesOff.give([]);
  await goOn();
  expect(started).toHaveLength(0);
  sitesOff.change([]);
  expect(running()).toBe(1);
  switchedOn.change(false);
  expect(running()).toBe(0);
});

test('where storage fails nothing is begun, and the fault is logged and handled', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const done = runPage(context(), true);
  switchedOn.fail(new TypeError('no storage'));
  await expect(done).resolves.toBeUndefined();
  switchedOn.change(true);
  expect(started).toHaveLength(0);
  expect(logged.mock.calls.flat().join()).toContain('reading the switches: TypeError');
});
