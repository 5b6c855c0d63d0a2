import { useEffect, useState } from 'react';
import type { Setting } from '../../lib/settings.ts';

/** A setting's value, undefined until it is read, and how to change it; follows changes made elsewhere. */
export function useSetting<T>(setting: Setting<T>): [value: T | undefined, set: (value: T) => Promise<void>] {
  const [value, setValue] = useState<T>();
  useEffect(() => {
    void setting.getValue().then((read) => setValue(() => read));
    return setting.watch((changed) => setValue(() => changed));
  }, [setting]);
  return [value, (changed) => setting.setValue(changed)];
}
