import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const stored = new Map<string, unknown>();
const pause = () => new Promise((resolve) => setTimeout(resolve, 1));
vi.mock('wxt/browser', () => ({
  browser: {
    storage: {
      local: {
        get: async (key: string) => {
          await pause();
          return stored.has(key) ? { [key]: structuredClone(stored.get(key)) } : {};
        },
        set: async (values: Record<string, unknown>) => {
          await pause();
          for (const [key, value] of Object.entries(values)) stored.set(key, structuredClone(value));
        },
      },
      onChanged: { addListener: () => undefined, removeListener: () => undefined },
    },
  },
}));
const { sitesOff, switchedOn } = await import('../../lib/settings.ts');
const { updateSetting } = await import('../../lib/update-setting.ts');

/** Locks as the browser has them, for this one thread. */
function locks() {
  const last = new Map<string, Promise<unknown>>();
  const request = (name: string, work: () => Promise<unknown>) => {
    const mine = (last.get(name) ?? Promise.resolve()).then(work);
    last.set(
      name,
      mine.catch(() => undefined),
    );
    return mine;
  };
  return { request };
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('navigator', { locks: locks() });
});
afterEach(() => vi.unstubAllGlobals());

test('two changes at once both count', async () => {
  await Promise.all(['one.example', 'two.example', 'three.example'].map((host) => updateSetting(sitesOff, (hosts) => [...hosts, host])));
  expect(await sitesOff.getValue()).toEqual(['one.example', 'two.example', 'three.example']);
});

test('a change that fails does not hold up the next one', async () => {
  const failing = updateSetting(switchedOn, () => {
    throw new Error('Invented for a test');
  });
  const next = updateSetting(switchedOn, (on) => !on);
  await expect(failing).rejects.toThrow('Invented');
  await next;
  expect(await switchedOn.getValue()).toBe(false);
});
