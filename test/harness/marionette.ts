import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildExtension } from './build-extension.ts';
import { findFirefox } from './find-browser.ts';
import type { FirefoxOptions } from './launch-firefox.ts';
import { openNetwork } from './network.ts';

/** A browser that has not opened its port by then never will (milliseconds). */
const START_LIMIT = 60_000;
const POLL = 50;

const ADDON = 'quotemark@quotemark.invalid';
/** Firefox gives each profile its own; a pinned one makes the addresses of our pages known. */
const UUID = '6a1d4c1e-7a64-4d0f-9d0e-2f5b1c3a9e77';

/** WebDriver's characters for keys without one. */
const KEYS = { Tab: '\uE004', Enter: '\uE007', Shift: '\uE008', Alt: '\uE00A', Escape: '\uE00C' } as const;
type Key = keyof typeof KEYS;
const codeOf = (key: string) => KEYS[key as Key] ?? key;

/** Runs in a page with the rights of the browser, which sees into closed shadow roots. */
const FOCUSED = `
  let element = document.hasFocus() ? document.activeElement : null;
  while (element?.openOrClosedShadowRoot?.activeElement) element = element.openOrClosedShadowRoot.activeElement;
  return element && (element.ariaLabel ?? element.innerText).trim();
`;

/** A Firefox whose pages of the extension can be opened, which WebDriver BiDi does not: driven by Marionette, Firefox's own protocol. */
export interface FirefoxViews {
  /**
   * Opens an address in a new tab and goes there; the result leads back to it. Not while the extension may be opening a tab of its own:
   * Firefox then may take that one for the one asked for here, and lead away from what the extension has opened (measured, 1 in 25).
   */
  open(address: string): Promise<string>;
  /** The same in a new private window, which the extension may read in. */
  openPrivately(address: string): Promise<string>;
  /** One of the extension's own pages (`popup.html`) in a new tab. */
  openExtensionPage(path: string): Promise<string>;
  switchTo(tab: string): Promise<void>;
  /** Goes into a frame of the document that it is in; `switchTo` leads out again. */
  enterFrame(selector: string): Promise<void>;
  /** Runs the body of a function in the tab in front, with `given` as its `arguments`; promises are waited for. */
  run<R>(body: string, ...given: unknown[]): Promise<R>;
  /** Presses an element of the tab in front as a reader does, which browsers tell from a script. */
  click(selector: string): Promise<void>;
  /** Presses keys one after the other; a word stands for a key without a character. */
  press(...keys: Key[]): Promise<void>;
  /**
   * Presses keys together (`Alt`, `Shift`, `k`) as the reader does: in the browser's window, which looks for shortcuts first and then
   * hands them to the frame that has focus.
   */
  pressInWindow(...keys: string[]): Promise<void>;
  /** Moves the mouse to a point of the page in front (CSS px). */
  moveTo(point: { x: number; y: number }): Promise<void>;
  /** Zooms the page in front, as the browser's menu does. */
  zoom(factor: number): Promise<void>;
  /** What has focus in the tab in front, by its label or text, out of closed shadow roots too; null while that page has no focus. */
  focused(): Promise<string | null>;
  /** The address of the document that has focus: the page in front, or a frame of it. */
  focusedDocument(): Promise<string | undefined>;
  sidebarIsOpen(): Promise<boolean>;
  /** Closes the sidebar, which an extension may not do without a press of the reader. */
  closeSidebar(): Promise<void>;
  /** What is open in tabs, of ours too. */
  addresses(): Promise<string[]>;
  /** Installs the extension anew over itself, as an update does. */
  update(): Promise<void>;
  /** A picture of an element of the tab in front. */
  screenshot(selector: string): Promise<Buffer>;
  /** Shows the page in front as it is printed. */
  showPrint(): Promise<void>;
  close(): Promise<void>;
}

export async function launchFirefoxViews({
  prefs: given = {},
  ...options
}: Pick<FirefoxOptions, 'prefs' | 'answers' | 'others'> = {}): Promise<FirefoxViews> {
  const executable = findFirefox();
  const folder = await buildExtension('firefox');
  const network = await openNetwork(options);
  const profile = mkdtempSync(join(tmpdir(), 'quotemark-firefox-'));
  const prefs = {
    ...given,
    'marionette.port': 0,
    'extensions.webextensions.uuids': JSON.stringify({ [ADDON]: UUID }),
    'network.proxy.type': 1,
    'network.proxy.http': '127.0.0.1',
    'network.proxy.http_port': network.port,
    'network.proxy.ssl': '127.0.0.1',
    'network.proxy.ssl_port': network.port,
  };
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(prefs)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const browser = spawn(executable, ['--headless', '--no-remote', '--profile', profile, '--marionette', '--remote-allow-system-access'], {
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => browser.on('exit', () => resolve()));
  const release = async () => {
    browser.kill();
    await ended;
    await network.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const send = await speak(await portOf(profile, browser));
    await send('WebDriver:NewSession', { acceptInsecureCerts: true });
    const install = async () => void (await send('Addon:Install', { path: folder, temporary: true, allowPrivateBrowsing: true }));
    await install();
    const open = async (address: string, kind: object = { type: 'tab' }) => {
      const { handle } = (await send('WebDriver:NewWindow', kind)) as { handle: string };
      await send('WebDriver:SwitchToWindow', { handle });
      await send('WebDriver:Navigate', { url: address });
      return handle;
    };
    const find = async (value: string) => {
      const { value: element } = (await send('WebDriver:FindElement', { using: 'css selector', value })) as {
        value: Record<string, string>;
      };
      return Object.values(element)[0];
    };
    const perform = (actions: { type: string; value: string }[]) =>
      send('WebDriver:PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    const inBrowser = async <R>(script: string) => {
      await send('Marionette:SetContext', { value: 'chrome' });
      const browserWindow = "const browserWindow = Services.wm.getMostRecentWindow('navigator:browser');";
      const { value } = (await send('WebDriver:ExecuteScript', { script: `${browserWindow} ${script}`, args: [] })) as { value: R };
      await send('Marionette:SetContext', { value: 'content' });
      return value;
    };
    return {
      open: (address) => open(address),
      openPrivately: (address) => open(address, { type: 'window', private: true }),
      openExtensionPage: (path) => open(`moz-extension://${UUID}/${path}`),
      switchTo: async (handle) => void (await send('WebDriver:SwitchToWindow', { handle })),
      run: async <R>(script: string, ...args: unknown[]) =>
        ((await send('WebDriver:ExecuteScript', { script, args })) as { value: R }).value,
      enterFrame: async (selector) => void (await send('WebDriver:SwitchToFrame', { element: await find(selector) })),
      click: async (selector) => void (await send('WebDriver:ElementClick', { id: await find(selector) })),
      async press(...keys) {
        await perform(
          keys.flatMap((key) => [
            { type: 'keyDown', value: KEYS[key] },
            { type: 'keyUp', value: KEYS[key] },
          ]),
        );
      },
      async pressInWindow(...keys) {
        await send('Marionette:SetContext', { value: 'chrome' });
        const codes = keys.map(codeOf);
        await perform([
          ...codes.map((value) => ({ type: 'keyDown', value })),
          ...codes.toReversed().map((value) => ({ type: 'keyUp', value })),
        ]);
        await send('Marionette:SetContext', { value: 'content' });
      },
      async moveTo({ x, y }) {
        const actions = [{ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }];
        await send('WebDriver:PerformActions', {
          actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
        });
      },
      zoom: (factor) => inBrowser(`browserWindow.ZoomManager.zoom = ${factor};`),
      focused: async () =>
        ((await send('WebDriver:ExecuteScript', { script: FOCUSED, args: [], sandbox: 'system' })) as { value: string | null }).value,
      focusedDocument: () => inBrowser('return Services.focus.focusedContentBrowsingContext?.currentURI.spec'),
      sidebarIsOpen: () => inBrowser('return browserWindow.SidebarController.isOpen'),
      closeSidebar: () => inBrowser('browserWindow.SidebarController.hide()'),
      addresses: () => inBrowser('return browserWindow.gBrowser.browsers.map(({ currentURI }) => currentURI.spec)'),
      update: install,
      screenshot: async (selector) =>
        Buffer.from(((await send('WebDriver:TakeScreenshot', { id: await find(selector) })) as { value: string }).value, 'base64'),
      showPrint: () => inBrowser("browserWindow.gBrowser.selectedBrowser.browsingContext.mediumOverride = 'print'"),
      close: release,
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Firefox writes the port that it has found into its profile. */
async function portOf(profile: string, browser: ChildProcess): Promise<number> {
  const file = join(profile, 'MarionetteActivePort');
  for (const end = Date.now() + START_LIMIT; Date.now() < end; await sleep(POLL)) {
    if (browser.exitCode !== null) break;
    if (existsSync(file) && readFileSync(file, 'utf8')) return Number(readFileSync(file, 'utf8'));
  }
  throw new Error('Firefox did not open its Marionette port');
}

type Send = (name: string, parameters: object) => Promise<unknown>;

/** Marionette's protocol: `length:JSON`, a command is [0, number, name, parameters], its answer [1, number, error, result]. */
async function speak(port: number): Promise<Send> {
  const socket: Socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  let received = Buffer.alloc(0);
  const greeted = new Promise<void>((resolve) => {
    socket.on('data', (data) => {
      received = Buffer.concat([received, data]);
      for (;;) {
        const colon = received.indexOf(':');
        const length = Number(received.subarray(0, colon));
        if (colon < 0 || received.length < colon + 1 + length) return;
        const message = JSON.parse(received.subarray(colon + 1, colon + 1 + length).toString('utf8')) as unknown;
        received = received.subarray(colon + 1 + length);
        if (!Array.isArray(message)) resolve();
        else settle(message as [number, number, { message: string } | null, unknown]);
      }
    });
  });
  const settle = ([, id, error, result]: [number, number, { message: string } | null, unknown]) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (error) call?.reject(new Error(error.message));
    else call?.resolve(result);
  };
  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has closed its Marionette port'));
  });
  await greeted;
  let last = 0;
  return (name, parameters) =>
    new Promise((resolve, reject) => {
      const id = (last += 1);
      waiting.set(id, { resolve, reject });
      const command = Buffer.from(JSON.stringify([0, id, name, parameters]));
      socket.write(`${command.length}:`);
      socket.write(command);
    });
}
