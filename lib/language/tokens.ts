/** Fillers of masked text: quoted words, and ids that can be a source. */
export const QUOTED = '\uFFFC';
export const NAMED = '\uFFFD';

export interface Token {
  /** Offset in the text (code units). */
  at: number;
  is: 'word' | 'quoted' | 'named' | 'stop' | 'comma' | 'colon' | 'dash';
  /** Lower case; '' for what is no word, but for the sign of a stop. */
  word: string;
  capital: boolean;
}

const WORD_PART = /[\p{L}\p{N}]/u;
const SIGNS: Readonly<Record<string, Token['is']>> = {
  ',': 'comma',
  ':': 'colon',
  '→': 'colon',
  '–': 'dash',
  '—': 'dash',
  ';': 'stop',
  '(': 'stop',
  ')': 'stop',
};

/** Words, masked stretches and the punctuation that parts clauses, in order; a short text is expected (a clause or two). */
export function tokensOf(text: string, from = 0): Token[] {
  const tokens: Token[] = [];
  for (let at = from; at < text.length;) {
    const character = text[at]!;
    if (isWordPart(text, at)) {
      const end = wordEnd(text, at);
      const written = text.slice(at, end);
      const word = written.toLowerCase();
      tokens.push({ at, is: 'word', word, capital: written[0] !== word[0] });
      at = end;
    } else if (character === QUOTED || character === NAMED) {
      tokens.push({ at, is: character === QUOTED ? 'quoted' : 'named', word: '', capital: false });
      while (text[at] === character) at++;
    } else {
      const is = SIGNS[character];
      if (is) tokens.push({ at, is, word: is === 'stop' ? character : '', capital: false });
      at++;
    }
  }
  return tokens;
}

/** The words in [start, end), but no more than `most`. */
export function countWords(text: string, start: number, end: number, most: number): number {
  let count = 0;
  for (let at = start; at < end && count < most; at++) {
    if (!isWordPart(text, at)) continue;
    at = wordEnd(text, at);
    count++;
  }
  return count;
}

/** Letters and digits, and one hyphen, full stop or apostrophe between two of them. */
function wordEnd(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && (isWordPart(text, end) || (isJoint(text[end]!) && isWordPart(text, end + 1)))) end++;
  return end;
}

function isJoint(character: string): boolean {
  return character === '-' || character === '.' || character === "'" || character === '’' || character === '‘';
}

/** A letter or a digit at one code unit. */
export function isWordPart(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
  return code < 0xfff0 && WORD_PART.test(text[at]!);
}
