import { expect, test } from 'vitest';
import { findDocumentIds } from '../../../../lib/citing/ids/find-ids.ts';
import { FRESH_LOOK_ALIKES, FRESH_SPELLINGS } from './fresh.ts';
import { LOOK_ALIKES } from './look-alikes.ts';
import { SPELLINGS } from './spellings.ts';

test.each(SPELLINGS)('$text: $why', ({ text, ids }) => {
  expect(findDocumentIds(text).map(({ kind, id }) => `${kind} ${id}`)).toEqual(ids);
});

test.each(LOOK_ALIKES)('no id in $text: $why', ({ text }) => {
  expect(findDocumentIds(text)).toEqual([]);
});

test.each(FRESH_SPELLINGS)('%s, not seen before', (text, ids) => {
  expect(findDocumentIds(text).map(({ id }) => id)).toEqual(ids);
});

test.each(FRESH_LOOK_ALIKES)('no id in %s, not seen before', (text) => {
  expect(findDocumentIds(text)).toEqual([]);
});
