import type { Setting } from './settings.ts';

/**
 * Changes a setting from what it is; two changes at once, here or in another script of ours, both count. Apart from settings.ts, which
 * runs on every page: nothing is changed there.
 * @throws what `change` throws, and where storage fails
 */
export async function updateSetting<T>(setting: Setting<T>, change: (value: T) => T): Promise<void> {
  await navigator.locks.request(`quotemark ${setting.key}`, async () => setting.setValue(change(await setting.getValue())));
}
