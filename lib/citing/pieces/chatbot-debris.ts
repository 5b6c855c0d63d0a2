import type { Range } from '../../language/range.ts';

/** ` index="3-1,3-2"`, up to ten of them. */
const ATTRIBUTES = '(?:\\s{1,3}[a-z][\\w:-]{0,30}=["“”\'][^"“”\'<>\\n]{0,200}["“”\']){1,10}';

/**
 * What chatbots and forum software leave among the words: `【12:1†source】`, `turn0search0`, `[cite: 1]`, `[SIZE=4]`, and markup of any
 * name: `<cite index="3-1">`, `</cite>`, `{cite index="3-1"}`, `:cite[1]{index="3-1"}`. Each pattern is bounded, so linear.
 */
const DEBRIS = new RegExp(
  [
    `<[a-z][\\w:-]{0,30}${ATTRIBUTES}\\s?/?>|</[a-z][\\w:-]{0,30}>`,
    `\\{[a-z][\\w:-]{0,30}${ATTRIBUTES}\\s?/?\\}`,
    ':[a-z][\\w-]{0,30}\\[[^\\[\\]\\n]{0,120}\\]\\{[^{}\\n]{0,200}\\}',
    '【[^【】\\n]{0,80}】',
    '\\uE200[^\\uE200\\uE201\\n]{0,200}\\uE201',
    '[\\uE200-\\uE2FF]',
    '\\b(?:cite)?(?:turn\\d{1,3}[a-z]{2,12}\\d{1,3}){1,20}',
    ':contentReference\\[oaicite:\\d{1,4}\\](?:\\{index=\\d{1,4}\\})?',
    '\\[cite_start\\]|\\[cite(?:_end)?(?:: ?[\\d, ]{1,40})?\\]',
    '\\[(?:web|file|attached_file|source|memory|image|oaicite):\\d{1,4}\\]',
    '\\[/?(?:FONT|SIZE|COLOR|URL|LEFT|RIGHT|CENTER|INDENT|HIGHLIGHT)(?:=[^\\]\\n]{0,120})?\\]',
  ].join('|'),
  'gi',
);

/** A cheap look before the many patterns: one of their beginnings must be there. */
const MAY_HOLD_DEBRIS = /[[【\uE200-\uE2FF]|turn\d|[<{]\/?[a-z]/i;
const NONE: readonly Range[] = [];

/** Ranges of a block's text that are debris, ascending. */
export function findDebris(text: string): readonly Range[] {
  if (!MAY_HOLD_DEBRIS.test(text)) return NONE;
  return Array.from(text.matchAll(DEBRIS), (match) => ({ start: match.index, end: match.index + match[0].length }));
}
