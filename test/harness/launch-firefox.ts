import { launch, type Browser } from 'puppeteer-core';
import { buildExtension } from './build-extension.ts';
import { findFirefox } from './find-browser.ts';
import { openNetwork, type NetworkOptions, type Sent } from './network.ts';

export interface FirefoxOptions extends NetworkOptions {
  headless?: boolean;
  /** Settings of about:config: forced colours, languages. */
  prefs?: Readonly<Record<string, string | number | boolean>>;
}

/** A Firefox with the built extension, whose only way out answers for the sources. */
export interface Firefox {
  browser: Browser;
  /** Everything that left the browser for another machine, in order. */
  sent: Sent[];
  close(): Promise<void>;
}

/** Playwright cannot drive a stock Firefox; Puppeteer does, over WebDriver BiDi, which opens no page of the extension. */
export async function launchFirefox(options: FirefoxOptions = {}): Promise<Firefox> {
  const executablePath = findFirefox();
  const folder = await buildExtension('firefox');
  const network = await openNetwork(options);
  const proxy = { host: '127.0.0.1', port: network.port };
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: options.headless ?? true,
    // The sources are answered under a certificate made a moment ago.
    acceptInsecureCerts: true,
    extraPrefsFirefox: {
      ...options.prefs,
      'network.proxy.type': 1,
      'network.proxy.http': proxy.host,
      'network.proxy.http_port': proxy.port,
      'network.proxy.ssl': proxy.host,
      'network.proxy.ssl_port': proxy.port,
    },
  });
  await browser.installExtension(folder);
  return {
    browser,
    sent: network.sent,
    async close() {
      await browser.close();
      await network.close();
    },
  };
}
