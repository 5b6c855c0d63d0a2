import { firstFrom } from '../../language/ascending.ts';

/** Text in which an id has one spelling, with the way back to the text it was made from. */
export interface FoldedText {
  text: string;
  /** Offset (code units) in the original of the character at `index` of the folded text; `index` may be its length. */
  at(index: number): number;
}

/** Hyphens, dashes, the minus sign, full width too. */
const HYPHENS = /[\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D]/g;
const WHITE = /\s/g;
/** Soft hyphen, zero width characters, direction marks, byte order mark: nobody sees them. */
const UNSEEN = '\\u00AD\\u180E\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2064\\u2066-\\u2069\\uFEFF';
/** Runs that become shorter: what nobody sees, and white space of two signs or more. */
const SHORTENED = new RegExp(`[\\s${UNSEEN}]{2,}|[${UNSEEN}]`, 'g');
/** Most texts hold nothing that is folded. */
const MAY_FOLD = new RegExp(`[${UNSEEN}\\u2010-\\u2015\\u2043\\u2212\\uFE58\\uFE63\\uFF0D]|(?! )\\s|  `);
/** A run that somebody sees becomes a space, any other nothing. */
const SEEN_SPACE = new RegExp(`(?![${UNSEEN}])\\s`);

/**
 * Every hyphen and dash becomes "-", every run of white space (line ends and hard spaces among it) one space, characters without
 * width go. Letters and digits stay as they are: a look-alike letter never makes an id.
 */
export function foldIdText(original: string): FoldedText {
  if (!MAY_FOLD.test(original)) return { text: original, at: (index) => index };
  /** Where a kept stretch begins, in the folded text (`start`) and in the original. */
  const stretches = [{ start: 0, original: 0 }];
  let text = '';
  let from = 0;
  for (const { 0: run, index } of original.matchAll(SHORTENED)) {
    text += original.slice(from, index) + (SEEN_SPACE.test(run) ? ' ' : '');
    from = index + run.length;
    stretches.push({ start: text.length, original: from });
  }
  text += original.slice(from);
  return {
    text: text.replace(HYPHENS, '-').replace(WHITE, ' '),
    at(index) {
      const { start, original: begin } = stretches[Math.max(0, firstFrom(stretches, index + 1) - 1)]!;
      return begin + index - start;
    },
  };
}
