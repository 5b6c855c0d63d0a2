import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = 'lib/language';

test.each(readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts')))(
  '%s imports nothing from outside',
  (name) => {
    const source = readFileSync(join(FOLDER, name), 'utf8');
    const targets = [...source.matchAll(/\bfrom '([^']+)';/g)].map(([, target = '']) => normalize(join(FOLDER, name, '..', target)));
    expect(targets.filter((target) => !target.startsWith(`${FOLDER}/`))).toEqual([]);
  },
);
