import { sitesOff } from '../lib/settings.ts';
import { useSetting } from './use-setting.ts';

/** Whether Quotemark is on for a host, and how to change that; undefined until the settings are read. */
export function useSiteSwitch(host: string): [on: boolean | undefined, turn: (on: boolean) => Promise<void>] {
  const [off] = useSetting(sitesOff);
  const turn = async (on: boolean) => {
    const others = (await sitesOff.getValue()).filter((other) => other !== host);
    await sitesOff.setValue(on ? others : [...others, host]);
  };
  return [off && !off.includes(host), turn];
}
