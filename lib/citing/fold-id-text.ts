/** Text in which an id has one spelling, with the way back to the text it was made from. */
export interface FoldedText {
  text: string;
  /** Offset (code units) in the original of the character at `index` of the folded text; `index` may be its length. */
  at(index: number): number;
}

const HYPHENS = /[\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D]/g;
const WHITE = /\s/g;
/** Characters without width: soft hyphen, joiners, direction marks, byte order mark. */
const UNSEEN = /[\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/;
const SHORTENS = new RegExp(`${UNSEEN.source}|\\s\\s`);
const SPACE = /\s/;

/**
 * Every hyphen and dash becomes "-", every run of white space (line ends and hard spaces among it) one space, characters without
 * width go. Letters and digits stay as they are: a look-alike letter never makes an id.
 */
export function foldIdText(original: string): FoldedText {
  if (!SHORTENS.test(original)) return { text: oneForOne(original), at: (index) => index };
  const kept = new Uint32Array(original.length + 1);
  let text = '';
  let spaceBefore = false;
  for (let index = 0; index < original.length; index += 1) {
    const character = original.charAt(index);
    if (UNSEEN.test(character)) continue;
    const space = SPACE.test(character);
    if (space && spaceBefore) continue;
    spaceBefore = space;
    kept[text.length] = index;
    text += character;
  }
  kept[text.length] = original.length;
  return { text: oneForOne(text), at: (index) => kept[index] ?? original.length };
}

function oneForOne(text: string): string {
  return text.replace(HYPHENS, '-').replace(WHITE, ' ');
}
