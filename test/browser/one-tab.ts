import { afterAll, beforeAll } from 'vitest';
import { type BrowserName, openTabs, type Tab, type Tabs } from './page-tabs.ts';

/** A tab of a browser without the extension, for the tests around this call: opened before them, closed behind them. */
export function oneTab(name: BrowserName): Tab {
  let tabs: Tabs | undefined;
  let tab: Tab;
  beforeAll(async () => {
    tabs = await openTabs(name);
    tab = await tabs.newTab();
  });
  afterAll(() => tabs?.close());
  return new Proxy({} as Tab, { get: (_, what: keyof Tab) => tab[what] });
}
