import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let uiLanguage: string | undefined;
vi.mock('wxt/browser', () => ({
  get browser() {
    return uiLanguage === undefined ? undefined : { i18n: { getUILanguage: () => uiLanguage } };
  },
}));
const languageOfViews = async () => (await import('../../../../components/words/words.ts')).words.language;

beforeEach(() => void vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test("views speak the browser's language, as its own messages of ours do, whatever a page is told", async () => {
  vi.stubGlobal('navigator', { language: 'en-US' });
  uiLanguage = 'es-MX';
  expect(await languageOfViews()).toBe('es');
});

test('a page of a test, which has no extension around it, goes by what it is told', async () => {
  vi.stubGlobal('navigator', { language: 'es-ES' });
  uiLanguage = undefined;
  expect(await languageOfViews()).toBe('es');
});
