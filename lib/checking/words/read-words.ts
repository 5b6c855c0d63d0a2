import { ASCII_KIND, type Character, describe, entityAt, KIND } from './characters.ts';
import {
  afterBlanks,
  afterIgnored,
  afterLineBreak,
  afterNothing,
  afterOneBreak,
  afterSoftBreak,
  beforeIgnored,
  bracketInNumber,
  breaksOfTag,
  editedPartEnd,
  figuresAt,
  hyphensAt,
  isBeforeFigure,
  isClosing,
  isGroup,
  isNarrowGroup,
  isLetterAfterBreak,
  isLineEmpty,
  isUnitAt,
  isUnitBehind,
  isWordAt,
  kindAt,
  linkTarget,
  raisedAt,
  REACH,
  strikesOut,
  tagEnd,
} from './lookahead.ts';
import { remarkAt } from './remarks.ts';
import { grown, hashOf, nextHash, spell, type Vocabulary, vocabulary } from './vocabulary.ts';
import { isCommonWord, isUnit, kindOfWord, WORD_KIND } from './word-kinds.ts';
import { FLAG, type Words } from './words.ts';

/** Reads the words of a document; linear in the length of `text`. */
export function readDocumentWords(text: string): Words {
  return reader.read(text, true);
}

/** The same, but the lists are the reader's own and longer than `count`: they hold until the next text is read. */
export function glanceAtDocumentWords(text: string): Words {
  return reader.read(text, true, false);
}

/** Reads the words of a quotation: words that no document has get negative numbers. Linear in the length of `text`. */
export function readQuotationWords(text: string): Words {
  return reader.read(text, false);
}

/** ASCII characters at which a word may go on. */
const GOES_ON = Uint8Array.from({ length: 128 }, (_, code) =>
  Number(
    ["'", '`', '.', '[', '<', '&', '\\', '*', '_', '\u0018', '\u0019'].includes(String.fromCharCode(code)) ||
      ASCII_KIND[code] === KIND.ignored,
  ),
);

/**
 * What chatbots leave of their citations: `【12:1†source】`, and `cite` and `turn0search1` between U+E200, U+E202 and U+E201.
 * Other words there are seen.
 */
const DEBRIS = /^(?:\u3010[\d:,\s\-\u2013]*\u2020[^\u3010\u3011]*\u3011|\uE200[a-z_]*\uE202[^\uE200\uE201]*\uE201)/i;

const EMPHASIS_END = /[*_]{1,3}(?=['\u2019]\p{L})/uy;

/** Units whose raised figure is a power, not a footnote mark. */
const POWERS = new Set(['m', 'dm', 'cm', 'mm', 'km', 'nm', 'μm', 'ft', 'yd', 'hz', 'kg', 'lb']);

/** The same only after a figure or a slash: elsewhere they are words. */
const POWERS_AFTER_FIGURE = new Set(['in', 'mi', 's', 'h', 'hr', 'a', 'v', 'w']);

/** Stands on both sides of what was struck out. */
const STRIKE = '~~';

const MONEY = /^[$€£¥₹] ?\d/;

/** Signs that belong to the figure before them, with a blank or without. */
const AFTER_FIGURES = new Set(['%', '‰', '‱', '°']);

/** Nothing but printable ASCII. */
const PRINTABLE = /^[!-~]*$/;

/** Comparisons that are typed as two characters, by their sign. */
const COMPARISONS: ReadonlyMap<string, string> = new Map([
  ['<=', '≤'],
  ['=<', '≤'],
  ['>=', '≥'],
  ['!=', '≠'],
  ['<>', '≠'],
  ['=\u0338', '≠'],
  ['<\u0338', '≮'],
  ['>\u0338', '≯'],
]);

/** Signs that stand before a figure and belong to it, with a blank or without. */
const BEFORE_FIGURES = new Set(['±', '≤', '≥', '≈', '<', '>', '~', '$', '€', '£', '¥']);

/** Places of a figure that no comma parts from its decimals or thousands. */
const LONG = 4;

/** How printed law marks an omission: "* * *". */
const OMITTING_ASTERISKS = /^\*[ \u00A0]\*[ \u00A0]\*(?:[ \u00A0]\*)?(?=\s)/;

/** A syllable in parentheses that denies the word it is written to. */
const PREFIX = /[(（](?:un|non|in|im|il|ir|dis|mis|de|anti|a)-?[)）]$/i;
const PREFIX_REACH = 6;

/**
 * A value says how the words look or where a link leads, and nothing that could be read: `[url=https://forum.example]`, `[size=3]`,
 * `[color=red]`.
 */
const BBCODE_TAGS = [
  '(?:b|i|u|s|strike|font|size|color|url|quote|img|list|code|center)',
  String.raw`(?:url|img)="?[^\]\s]*[/.:#@][^\]\s]*"?`,
  String.raw`size="?[\d.]+(?:px|pt|%)?"?`,
  String.raw`(?:font|color|quote|list|code)=[^\]]*`,
];
const BBCODE = new RegExp(String.raw`^\[/?(?:${BBCODE_TAGS.join('|')})\]`, 'i');
const BBCODE_STRIKE = /^\[\/?(?:s|strike)\]$/i;

/** Words that somebody could read in what is else markup turn the meaning. */
function denies(markup: string): boolean {
  return Array.from(markup.matchAll(/[\p{L}'’]+/gu)).some(
    ([word]) => kindOfWord(word.toLowerCase().replace('’', "'")) === WORD_KIND.negation,
  );
}

/** Attributes of a tag whose values are words: `<b title="not">`. */
const SPOKEN_VALUE = /\s(?:title|alt|label|aria-label)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/i;

/** An en dash or a hyphen of print between blanks parts clauses; a typed hyphen there can be a minus sign. */
function isDash(text: string, at: number, before: number): boolean {
  return (before === KIND.space || before === KIND.newline) && /[\u2010-\u2013\u0096]/.test(text[at]!);
}

function isPlainLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

function flagsOfBreaks(lineBreaks: number): number {
  return lineBreaks === 0 ? 0 : lineBreaks === 1 ? FLAG.line : FLAG.line | FLAG.paragraph;
}

/**
 * Controls that put the figures and signs behind them into another order, as a reader sees them: "10 - 20" after U+2067 is shown as "20
 * - 10". U+202E turns letters round too, and is a sign wherever it stands. Between two letters the others turn nothing.
 */
const TURNING = /[\u061C\u200F\u202A\u202B\u202D\u2066-\u2068]/;
const TURNINGS = /(?<!\p{L})[\u061C\u200F\u202A\u202D\u2066]|[\u061C\u200F\u202A\u202D\u2066](?!\p{L})|[\u202B\u2067\u2068]/gu;

/** What such a control can turn round. */
const TURNED = /[\p{N}%°±<>=+−–]|[-/](?=\P{L})/u;

/** Reads one text after another, keeping its working arrays. */
class Reader {
  readonly #vocabulary: Vocabulary;
  #text = '';
  #adding = false;

  // What has been read.
  #count = 0;
  #ids = new Int32Array(4096);
  #starts = new Int32Array(4096);
  #ends = new Int32Array(4096);
  #flags = new Int32Array(4096);
  #unknown: string[] = [];
  #leftOut: Map<number, { marks: string[]; pictures: string }> | null = null;
  #needs: Map<number, string> | null = null;
  #hasSplits = false;
  #hasCapitals = false;
  #hasSmalls = false;

  // The word being read.
  #word = new Uint16Array(256);
  #length = 0;
  #foreign = false;
  /** What the vocabulary says of the last word: FLAG.common, FLAG.cased. */
  #traits = 0;

  // What stands between the last word and the next.
  #pending = 0;
  #lineBreaks = 0;
  /** Kinds of quotation marks that are open, as bits. */
  #openMarks = 0;
  #bracketFrom = -1;
  #bracketAt = -1;
  #bracketPending = 0;

  // The character at hand.
  #kind = 0;
  #code = 0;
  #folded = '';
  #symbol = '';
  #width = 1;

  constructor(of: Vocabulary) {
    this.#vocabulary = of;
  }

  read(text: string, adding: boolean, keeps = true): Words {
    this.#text = text;
    this.#adding = adding;
    this.#count = this.#pending = this.#lineBreaks = this.#openMarks = 0;
    this.#hasCapitals = this.#hasSmalls = false;
    this.#bracketFrom = -1;
    this.#unknown = [];
    this.#leftOut = null;
    this.#hasSplits = false;
    this.#needs = null;
    for (let at = this.#readPlainWords(0); at < text.length; at = this.#readPlainWords(at)) at = this.#step(at);
    if (!adding && TURNING.test(text)) this.#needTurningControls();
    const count = this.#count;
    const unknown = this.#unknown;
    const leftOut = this.#leftOut;
    const needs = this.#needs;
    const hasSplits = this.#hasSplits;
    return {
      text,
      count,
      ...(keeps ? this.#copies() : this.#lists()),
      unknown,
      leftOut,
      needs,
      hasSplits,
      oneCase: !(this.#hasCapitals && this.#hasSmalls),
    };
  }

  #lists(): Pick<Words, 'ids' | 'starts' | 'ends' | 'flags'> {
    const ids = this.#ids;
    const starts = this.#starts;
    const ends = this.#ends;
    const flags = this.#flags;
    return { ids, starts, ends, flags };
  }

  #copies(): Pick<Words, 'ids' | 'starts' | 'ends' | 'flags'> {
    const count = this.#count;
    const { buffer, byteOffset } = roomFor(4 * count);
    return {
      ids: part(buffer, byteOffset, this.#ids, count),
      starts: part(buffer, byteOffset + BYTES * count, this.#starts, count),
      ends: part(buffer, byteOffset + 2 * BYTES * count, this.#ends, count),
      flags: part(buffer, byteOffset + 3 * BYTES * count, this.#flags, count),
    };
  }

  /**
   * Reads blanks, words of plain letters and figures, and the marks between them, which are nearly all there is, and returns where
   * something else begins. The one place where speed is bought with length: everything is at hand in local variables.
   */
  #readPlainWords(from: number): number {
    const text = this.#text;
    const word = this.#word;
    let ids = this.#ids;
    let starts = this.#starts;
    let ends = this.#ends;
    let flags = this.#flags;
    let count = this.#count;
    let pending = this.#pending;
    let lineBreaks = this.#lineBreaks;
    let hasCapitals = this.#hasCapitals;
    let hasSmalls = this.#hasSmalls;
    let at = from;
    while (at < text.length) {
      let code = text.charCodeAt(at);
      if (code === 32) {
        pending &= ~FLAG.glued;
        at++;
        continue;
      }
      if ((code === 44 || code === 46) && text.charCodeAt(at + 1) === 32 && isPlainLetter(text.charCodeAt(at + 2))) {
        // A comma or full stop between words, by far the commonest marks.
        pending = (pending & ~FLAG.glued) | (code === 46 ? FLAG.stop : 0);
        at += 2;
        continue;
      }
      if (!isPlainLetter(code)) break;
      const start = at;
      const limit = Math.min(text.length, start + word.length);
      let hash = 0;
      let small = 0;
      for (; at < limit; at++) {
        code = text.charCodeAt(at);
        if (code < 97 || code > 122) {
          if (code < 48 || code > 90 || (code > 57 && code < 65)) break;
          if (code >= 65) {
            hasCapitals = true;
            code |= 32;
          }
        } else small = code;
        word[at - start] = code;
        hash = nextHash(hash, code);
      }
      if (small > 0) hasSmalls = true;
      if (at < text.length && (at === limit || code >= 128 || (GOES_ON[code] && !(code === 46 && text.charCodeAt(at + 1) === 32)))) {
        at = start;
        break;
      }
      if (count === ids.length) {
        this.#growLists();
        ids = this.#ids;
        starts = this.#starts;
        ends = this.#ends;
        flags = this.#flags;
      }
      ids[count] = this.#numberOf(word, at - start, hash);
      starts[count] = start;
      ends[count] = at;
      flags[count] = pending | FLAG.spoken | this.#traits | flagsOfBreaks(lineBreaks);
      count++;
      lineBreaks = 0;
      pending = FLAG.glued;
    }
    this.#count = count;
    this.#pending = pending;
    this.#lineBreaks = lineBreaks;
    this.#hasCapitals = hasCapitals;
    this.#hasSmalls = hasSmalls;
    return at;
  }

  /** The number of a word, new ones of quotations counting down from -1; sets `traits`. */
  #numberOf(word: Uint16Array, length: number, hash: number): number {
    const id = this.#vocabulary.number(word, length, hash, this.#adding);
    if (id >= 0) {
      this.#traits = this.#vocabulary.lastTraits;
      return id;
    }
    const unknown = spell(word, 0, length);
    this.#traits = isCommonWord(unknown) ? FLAG.common : 0;
    return -this.#unknown.push(unknown);
  }

  #growLists(): void {
    this.#ids = grown(this.#ids, Int32Array);
    this.#starts = grown(this.#starts, Int32Array);
    this.#ends = grown(this.#ends, Int32Array);
    this.#flags = grown(this.#flags, Int32Array);
  }

  /** Looks at the character at `at`: sets `kind`, `code` or `folded`, and `width`. */
  #look(at: number): void {
    const code = this.#text.charCodeAt(at);
    this.#width = 1;
    if (code < 128) {
      this.#kind = ASCII_KIND[code]!;
      this.#code = code;
      if (code === 38) this.#lookAtEntity(at);
      return;
    }
    const codePoint = code >= 0xd800 && code < 0xdc00 ? this.#text.codePointAt(at)! : code;
    if (codePoint > 0xffff) this.#width = 2;
    this.#take(describe(codePoint));
  }

  #take(character: Character): void {
    this.#kind = character.kind;
    this.#folded = character.folded;
    this.#code = -1;
    this.#symbol = character.unknown ?? '';
    if (character.foreign) this.#foreign = true;
  }

  #lookAtEntity(at: number): void {
    const entity = entityAt(this.#text, at);
    if (!entity) return;
    this.#width = entity.width;
    if (entity.codePoint < 128) {
      this.#kind = ASCII_KIND[entity.codePoint]!;
      this.#code = entity.codePoint;
    } else this.#take(describe(entity.codePoint));
  }

  /** Reads what begins at `at` and returns where the next thing begins. */
  #step(at: number): number {
    const text = this.#text;
    this.#foreign = false;
    this.#look(at);
    const width = this.#width;
    switch (this.#kind) {
      case KIND.letter:
        this.#length = 0;
        return this.#readWord(at, at);
      case KIND.digit:
        this.#length = 0;
        return this.#readNumber(at, at);
      case KIND.space:
        this.#pending &= ~FLAG.glued;
        return at + width;
      case KIND.newline:
        this.#readLineBreak(at);
        return at + width;
      case KIND.ignored:
        return at + width;
      case KIND.apostrophe:
      case KIND.quote:
        return this.#readMark(at);
      case KIND.hyphen:
      case KIND.dash:
      case KIND.plus:
        return this.#readHyphen(at);
      case KIND.stop:
        return this.#readComparison(at) || this.#readStop(at);
      case KIND.dot:
        return this.#readDots(at);
      case KIND.ellipsis:
        this.#pending = (this.#pending | FLAG.ellipsis | FLAG.stop) & ~FLAG.glued;
        return at + width;
      case KIND.comma:
        return this.#readComma(at);
      case KIND.sign:
        return this.#readComparison(at) || this.#readSign(at);
      case KIND.slash:
        return this.#readSlash(at);
      case KIND.ampersand:
        return this.#emitSign('&', at, width);
      case KIND.tilde:
        return this.#readTilde(at);
      case KIND.picture:
        if (this.#symbol && this.#touchesFigure(at)) return this.#emitSign(this.#symbol, at, width);
        this.#leaveOut(this.#folded);
        this.#pending &= ~FLAG.glued;
        return at + width;
      case KIND.asterisk:
        return this.#readAsterisk(at);
      case KIND.several:
        return this.#readSeveral(at);
      case KIND.raised:
      case KIND.lowered:
        return this.#readRaised(at);
      case KIND.middleDot:
        return kindAt(text, at - 1) === KIND.digit && kindAt(text, at + width) === KIND.digit
          ? this.#emitSign('·', at, width)
          : this.#part(at + width);
      case KIND.mark:
        // A letter takes its marks along. What strikes out or denies a figure or sign is a word of its own.
        return this.#emitSign(this.#folded, at, width);
      case KIND.openBracket:
        return this.#openBracket(at);
      case KIND.closeBracket:
        return this.#closeBracket(at);
      case KIND.less:
        return this.#readComparison(at) || this.#readLess(at);
      case KIND.debris:
        return this.#skipDebris(at);
      case KIND.parenthesis:
        // "(un)safe" is one word.
        if (PREFIX.test(text.slice(Math.max(0, at - PREFIX_REACH), at + width)) && kindAt(text, at + width) === KIND.letter)
          return at + width;
        this.#pending &= ~FLAG.glued;
        return at + (remarkAt(text, at) || width);
      case KIND.backslash:
        // An escape before a mark is nothing; between words it parts them.
        if (isWordAt(text, at + 1)) this.#pending &= ~FLAG.glued;
        return at + width;
      default:
        if (this.#code < 0 && this.#symbol && this.#touchesFigure(at)) return this.#emitSign(this.#symbol, at, width);
        this.#pending &= ~FLAG.glued;
        return at + width;
    }
  }

  /** A figure stands right before or behind the character at hand. */
  #touchesFigure(at: number): boolean {
    const text = this.#text;
    const width = this.#width;
    return kindAt(text, afterIgnored(text, at + width)) === KIND.digit || kindAt(text, beforeIgnored(text, at)) === KIND.digit;
  }

  /** Reads on from `at` a word that began at `start`; figures may have been read already. */
  #readWord(start: number, at: number): number {
    const text = this.#text;
    let end = at;
    let bracket = false;
    reading: while (at < text.length) {
      this.#look(at);
      const next = at + this.#width;
      switch (this.#kind) {
        case KIND.letter:
          this.#noteCase(at);
          this.#pushFolded();
          end = at = next;
          break;
        case KIND.digit:
          this.#pushFolded();
          end = at = next;
          break;
        case KIND.mark:
          this.#compose();
          end = at = next;
          break;
        case KIND.ignored:
          at = text.charCodeAt(at) === 0xad ? afterSoftBreak(text, next) : next;
          break;
        case KIND.apostrophe:
          if (!isWordAt(text, next)) break reading;
          // 5'10" is two figures; 80's and don't are words.
          if (this.#lastIsFigure() && kindAt(text, next) === KIND.digit) break reading;
          this.#push(39);
          at = next;
          break;
        case KIND.dot:
          if (!(this.#lastIsFigure() && kindAt(text, next) === KIND.digit)) break reading;
          this.#push(46);
          at = next;
          break;
        case KIND.backslash:
          if (kindAt(text, next) !== KIND.apostrophe) break reading;
          at = next;
          break;
        case KIND.separator:
        case KIND.asterisk: {
          // "**reservoir**'s": emphasis that ends before the word does.
          EMPHASIS_END.lastIndex = at;
          if (!EMPHASIS_END.test(text)) break reading;
          at = EMPHASIS_END.lastIndex;
          break;
        }
        case KIND.lowered:
          if (this.#lastIsFigure()) break reading;
          this.#pushFolded();
          end = at = next;
          break;
        case KIND.raised:
          if (!this.#isPowered()) break reading;
          this.#pushFolded();
          end = at = next;
          break;
        case KIND.openBracket:
          if (editedPartEnd(text, at) < 0) break reading;
          bracket = true;
          at = next;
          break;
        case KIND.closeBracket:
          if (!bracket) break reading;
          bracket = false;
          end = at = next;
          break;
        case KIND.less: {
          const close = tagEnd(text, at);
          if (close < 0 || breaksOfTag(text, at, close) > 0 || strikesOut(text, at, close)) break reading;
          if (raisedAt(text, at) && !this.#isPowered()) break reading;
          at = close + 1;
          break;
        }
        default:
          break reading;
      }
    }
    this.#emit(start, end);
    return at;
  }

  #readNumber(start: number, at: number): number {
    const text = this.#text;
    let end = at;
    let figures = 0;
    let groupable = this.#length === 0 || this.#lastIsSign();
    for (at = afterNothing(text, at); ; at = afterNothing(text, at)) {
      const kind = kindAt(text, at);
      if (kind === KIND.digit) {
        end = at = this.#readFigure(at);
        figures++;
      } else if (kind === KIND.dot && kindAt(text, afterIgnored(text, at + 1)) === KIND.digit) {
        this.#push(46);
        groupable = false;
        at += 1;
      } else if (kind === KIND.comma && groupable && figures <= 3 && isGroup(text, at)) {
        // "100,000" and "100000" are one number.
        for (; isGroup(text, at); end = at) {
          for (let places = 3; places > 0; places--) at = this.#readFigure(afterIgnored(text, at + (places === 3 ? 1 : 0)));
        }
        groupable = false;
      } else break;
    }
    const next = kindAt(text, at);
    if (next === KIND.letter && !isUnitAt(text, at)) return this.#readWord(start, at);
    if (next === KIND.apostrophe) {
      this.#look(at);
      if (kindAt(text, at + this.#width) === KIND.letter) return this.#readWord(start, at);
    }
    this.#emit(start, end);
    return groupable && figures > 0 && figures <= 3 ? this.#readNarrowGroups(start, at) : at;
  }

  /**
   * "100 000" with a narrow blank: parts of one number, as a hyphen at a line end makes parts of one word. None of several groups
   * begins with a nought.
   */
  #readNarrowGroups(start: number, at: number): number {
    const text = this.#text;
    if (/^[-+]?0/.test(text.slice(start, start + 2))) return at;
    let end = at;
    while (isNarrowGroup(text, end)) {
      const begin = (end += 1);
      this.#length = 0;
      for (let places = 3; places > 0; places--) end = this.#readFigure(afterIgnored(text, end));
      this.#pending |= FLAG.split;
      this.#hasSplits = true;
      this.#emit(begin, end);
    }
    return end;
  }

  #readFigure(at: number): number {
    this.#look(at);
    this.#pushFolded();
    return at + this.#width;
  }

  #readLineBreak(at: number): void {
    const text = this.#text;
    // "\r\n" is one break, and a line of nothing but a comma is not empty.
    if (!(text.charCodeAt(at) === 10 && text.charCodeAt(at - 1) === 13))
      this.#lineBreaks += this.#lineBreaks > 0 && !isLineEmpty(text, at) ? 0 : 1;
    if (this.#lineBreaks > 1) this.#openMarks = 0;
    this.#pending &= ~FLAG.glued;
  }

  /** A quotation mark, or an inch or foot mark after a figure. */
  #readMark(at: number): number {
    const text = this.#text;
    const width = this.#width;
    const kind = this.#kind;
    const last = this.#count - 1;
    const opens = !isWordAt(text, at - 1) && isWordAt(text, at + width);
    const isAfterFigure = kindAt(text, at - 1) === KIND.digit || (kindAt(text, at - 1) === KIND.several && this.#lastIsFigure());
    if (last >= 0 && this.#ends[last] === at && isAfterFigure) {
      const isDouble = kind === KIND.quote || kindAt(text, at + width) === KIND.apostrophe;
      this.#flags[last]! |= (this.#openMarks & (1 << kind) ? FLAG.marked : FLAG.marked | FLAG.primed) | (isDouble ? FLAG.doubled : 0);
    } else this.#pending &= ~FLAG.glued;
    if (opens) this.#openMarks |= 1 << kind;
    else this.#openMarks &= ~(1 << kind);
    return at + width;
  }

  /** A hyphen: a minus or plus sign, the mark of a range, a hyphen at a line end, or one that only parts words. */
  #readHyphen(at: number): number {
    const text = this.#text;
    const width = this.#width;
    const kind = this.#kind;
    const next = kindAt(text, afterIgnored(text, at + width));
    const before = kindAt(text, beforeIgnored(text, at));
    const afterWord = before === KIND.letter || before === KIND.digit || before === KIND.mark;
    // By far the commonest.
    if (kind === KIND.hyphen && afterWord && next === KIND.letter) return at + width;
    const isFigure = next === KIND.digit || (next === KIND.dot && kindAt(text, at + width + 1) === KIND.digit);
    // Between blanks it can be a dash, beside which a quotation may begin or end.
    if (kind !== KIND.plus && this.#joinsMeasures(at, width, before))
      return before === KIND.space ? this.#emitSign('-', at, width) : this.#readRange(at, width);
    if (!afterWord && kind === KIND.hyphen && MONEY.test(text.slice(at + width, at + width + 3)) && !isClosing(text, at - 1))
      return this.#emitSign('-', at, width);
    if (
      isFigure &&
      !afterWord &&
      kind !== KIND.dash &&
      (before !== KIND.hyphen || this.#followsRange(at)) &&
      before !== KIND.closeBracket &&
      !isClosing(text, at - 1)
    ) {
      this.#length = 0;
      this.#push(kind === KIND.plus ? 43 : 45);
      if (next === KIND.dot) this.#push(46);
      return this.#readNumber(at, at + width + (next === KIND.dot ? 1 : 0));
    }
    if (!afterWord && this.#isMinusApart(at, before)) {
      this.#length = 0;
      this.#push(45);
      return this.#readNumber(at, at + width + 1);
    }
    if (kind === KIND.plus) return this.#readPlus(at, before === KIND.digit || isFigure);
    // "5--10" is a range, too, and "-40--20" one of two negative figures.
    const run = this.#lastIsNegative() ? width : Math.max(width, hyphensAt(text, at));
    if (this.#joinsRange(at, run, before)) return this.#readRange(at, run);
    // "- 5" can be a bullet's five or minus five: only where the source has such a mark, too, it is the source's.
    if (!this.#adding && kind === KIND.hyphen && !afterWord && isBeforeFigure(text, at + width) && !isDash(text, at, before))
      this.#need(this.#count, '-');
    if (kind === KIND.dash || !afterWord || run > width) return this.#part(at + run);
    if (next === KIND.digit) return at + width;
    const end = afterIgnored(text, at + width);
    return isLetterAfterBreak(text, end) ? this.#readSplit(end) : this.#part(end);
  }

  /** "2017-2022", "2017 - 2022", "2017-" and "2022" on the next line. */
  #joinsRange(at: number, width: number, before: number): boolean {
    const text = this.#text;
    const next = afterIgnored(text, at + width);
    const isFigure = kindAt(text, next) === KIND.digit || (kindAt(text, next) === KIND.hyphen && kindAt(text, next + 1) === KIND.digit);
    if (before === KIND.digit) return isFigure || kindAt(text, afterOneBreak(text, at + width)) === KIND.digit;
    const after = kindAt(text, at + width);
    return before === KIND.space && (after === KIND.space || after === KIND.newline) && this.#joinsFigures(at, width);
  }

  /** "$5-$10", "5%-10%", "5mm-10mm", "5 mm - 10 mm": a figure with its unit, and another figure. */
  #joinsMeasures(at: number, width: number, before: number): boolean {
    const text = this.#text;
    const isApart = before === KIND.space && kindAt(text, at + width) === KIND.space;
    const begin = at + width + (isApart ? 1 : 0);
    const next = text.slice(begin, at + width + 4);
    if (kindAt(text, begin) !== KIND.digit && !MONEY.test(next)) return false;
    let last = this.#count - 1;
    if (last < 0 || this.#lineBreaks > 0 || this.#ends[last]! !== at - (isApart ? 1 : 0)) return false;
    const hasUnit = () => AFTER_FIGURES.has(this.#wordTextAt(last)) || isUnit(this.#wordTextAt(last));
    while (last > 0 && hasUnit()) last--;
    return last < this.#count - 1 || MONEY.test(next) ? /\d$/.test(this.#wordTextAt(last)) : false;
  }

  #wordTextAt(word: number): string {
    const characters = this.#text.slice(this.#starts[word], this.#ends[word]);
    return (PRINTABLE.test(characters) ? characters : characters.normalize('NFKC')).toLowerCase();
  }

  #followsRange(at: number): boolean {
    const last = this.#count - 1;
    return last >= 0 && this.#ends[last] === at && kindAt(this.#text, this.#starts[last]!) === KIND.hyphen && !isWordAt(this.#text, at - 1);
  }

  #lastIsNegative(): boolean {
    const last = this.#count - 1;
    return last >= 0 && kindAt(this.#text, this.#starts[last]!) === KIND.hyphen;
  }

  #readRange(at: number, width: number): number {
    this.#pending |= FLAG.glued;
    const end = this.#emitSign('-', at, width);
    const next = afterOneBreak(this.#text, end);
    if (next > end) this.#lineBreaks = 1;
    // "5 - 10" is one range, too: nothing begins behind the blank.
    return next > end ? next : afterBlanks(this.#text, end);
  }

  /** A plus sign, "+/-" as ±; before a blank at the beginning of a line it is a bullet. */
  #readPlus(at: number, joins: boolean): number {
    const text = this.#text;
    if (/^\+\/[-\u2010-\u2013\u2212]/.test(text.slice(at, at + 3))) return this.#emitLeadingSign('±', at, 3);
    const opensLine = (this.#count === 0 || this.#lineBreaks > 0) && kindAt(text, at + 1) === KIND.space;
    return joins || !opensLine ? this.#emitSign('+', at, this.#width) : this.#part(at + this.#width);
  }

  /** "<=", "!=" and their like; 0 where none begins. */
  #readComparison(at: number): number {
    const sign = COMPARISONS.get(this.#text.slice(at, at + 2));
    return sign === undefined ? 0 : this.#emitLeadingSign(sign, at, 2);
  }

  /**
   * "- 5 °C": a minus sign that stands apart from its figure. A hyphen there may be a dash, unless a degree sign or the sign itself tells.
   */
  #isMinusApart(at: number, before: number): boolean {
    const text = this.#text;
    if (before === KIND.newline || before === -1 || !isBeforeFigure(text, at + this.#width) || this.#joinsFigures(at, this.#width))
      return false;
    return (
      text[at] === '\u2212' ||
      /^.[ \u00A0\u202F]\d+(?:[.,]\d+)?[ \u00A0\u202F]?(?:[°º˚][ \u00A0\u202F]?[CF]|degrees?)\b/.test(text.slice(at, at + 24))
    );
  }

  /** A hyphen and a line break, or what became of one: nothing may begin or end there unless it became a blank. */
  #readSplit(at: number): number {
    const text = this.#text;
    const next = afterLineBreak(text, at);
    for (let blank = at; blank < next; blank++) if (kindAt(text, blank) === KIND.newline) this.#lineBreaks = Math.max(this.#lineBreaks, 1);
    if (this.#lineBreaks === 0) this.#pending &= ~FLAG.glued;
    this.#pending |= FLAG.split;
    this.#hasSplits = true;
    return next;
  }

  #part(next: number): number {
    this.#pending &= ~FLAG.glued;
    return next;
  }

  /** "2017 - 2022": a word with a figure right before it and a figure after, on one line. */
  #joinsFigures(at: number, width: number): boolean {
    const text = this.#text;
    const last = this.#count - 1;
    if (this.#lineBreaks > 0 || last < 0 || at - this.#ends[last]! > 3) return false;
    let after = afterOneBreak(text, at + width);
    while (after - at < 4 && kindAt(text, after) === KIND.space) after++;
    return (
      kindAt(text, after) === KIND.digit &&
      /\d/.test(text.slice(this.#starts[last], this.#ends[last]).normalize('NFKC')) &&
      text.slice(this.#ends[last], at).trim() === ''
    );
  }

  #readStop(at: number): number {
    const text = this.#text;
    // 5:30 and 1:4 are one thing.
    const isColon = this.#code === 58 || (this.#code < 0 && this.#folded === ':');
    const [before, next] = [kindAt(text, at - 1), kindAt(text, at + this.#width)];
    const isRatio =
      (before === KIND.digit && next === KIND.digit) ||
      (before === KIND.space && next === KIND.space && isColon && this.#joinsFigures(at, this.#width));
    if (isColon && isRatio) return this.#emitSign(':', at, this.#width);
    this.#pending = (this.#pending | FLAG.stop) & ~FLAG.glued;
    return at + this.#width;
  }

  #readDots(at: number): number {
    const text = this.#text;
    let dots = 0;
    let end = at;
    for (let next = at; kindAt(text, next) === KIND.dot;) {
      dots++;
      end = next + 1;
      next = end;
      if (kindAt(text, next) !== KIND.space || kindAt(text, next + 1) !== KIND.dot) continue;
      // ". .5" is a full stop and a decimal fraction, ". . .5" an omission.
      if (dots === 1 && kindAt(text, next + 2) === KIND.digit) break;
      next++;
    }
    if (dots === 1 && kindAt(text, end) === KIND.digit && !isWordAt(text, at - 1) && kindAt(text, at - 1) !== KIND.closeBracket) {
      this.#length = 0;
      this.#push(46);
      return this.#readNumber(at, end);
    }
    // Two dots are a slip, and "word. . ." is one full stop and two dots of an omission.
    const isOmission = dots >= 3;
    // "v.2" and "a.m." are one word, "end.Begin" are two.
    const isInside =
      dots === 1 &&
      isWordAt(text, at - 1) &&
      (kindAt(text, end) === KIND.digit || (kindAt(text, end) === KIND.letter && this.#lastWordAt(at).length === 1));
    if (!isInside) this.#pending &= ~FLAG.glued;
    this.#pending |= isOmission ? FLAG.ellipsis | FLAG.stop : FLAG.stop;
    return end;
  }

  /**
   * A comma inside a figure is read: "1,5" is neither "1 5" nor "15". Between figures of four places and more, as in a list of years, it
   * only parts words, between which nothing begins or ends all the same.
   */
  #readComma(at: number): number {
    const text = this.#text;
    const width = this.#width;
    const last = this.#count - 1;
    const isInside = kindAt(text, at - 1) === KIND.digit && kindAt(text, at + width) === KIND.digit;
    if (!isInside) return this.#part(at + width);
    const isList = Array.from(text.slice(this.#starts[last], this.#ends[last])).length >= LONG && figuresAt(text, at + width, LONG) >= LONG;
    return isList ? at + width : this.#emitSign(',', at, width);
  }

  #readSign(at: number): number {
    const text = this.#text;
    const sign = this.#code >= 0 ? String.fromCharCode(this.#code) : this.#folded;
    const width = this.#width;
    // "==word==" is emphasis, "=>" an arrow.
    if (sign === '=' && (text[at - 1] === '=' || /[=>]/.test(text[at + 1] ?? ''))) return this.#part(at + width);
    if (sign === '>') return this.#readGreater(at);
    if (sign === '^') return this.#readCaret(at);
    if (kindAt(text, at + width) === KIND.mark) return this.#emitSign((sign + text[at + width]).normalize('NFC'), at, width + 1);
    if (AFTER_FIGURES.has(sign) && kindAt(text, at - 1) === KIND.space && kindAt(text, at - 2) === KIND.digit) this.#pending |= FLAG.glued;
    return BEFORE_FIGURES.has(sign) ? this.#emitLeadingSign(sign, at, width) : this.#emitSign(sign, at, width);
  }

  /** "10^4" is 10⁴. */
  #readCaret(at: number): number {
    const power = /^\^([-+\u2212]?)(\d{1,4})/.exec(this.#text.slice(at, at + 8));
    return power ? this.#emitSign(`^${power[1] === '\u2212' ? '-' : power[1]}${power[2]}`, at, power[0].length) : this.#part(at + 1);
  }

  /** A greater-than sign before a figure; else the mark of a quoted line, or of an order that may be left out. */
  #readGreater(at: number): number {
    const text = this.#text;
    const width = this.#width;
    const next = kindAt(text, at + width) === KIND.space ? at + width + 1 : at + width;
    const opensLine = (this.#count === 0 || this.#lineBreaks > 0) && next > at + width;
    if (kindAt(text, next) === KIND.digit && !opensLine) return this.#emitLeadingSign('>', at, width);
    if (!opensLine) this.#leaveOut(/[-=]/.test(text[at - 1] ?? '') ? '→' : '>');
    return this.#part(at + width);
  }

  /** Nothing may begin or end at the slash of a measure ("km/h") or of one word ("and/or", "w/o"). */
  #readSlash(at: number): number {
    const text = this.#text;
    const width = this.#width;
    const before = kindAt(text, at - 1);
    const next = kindAt(text, at + width);
    if (before === KIND.space && next === KIND.space && this.#joinsFigures(at, width)) {
      this.#pending |= FLAG.glued;
      return afterBlanks(text, this.#emitSign('/', at, width));
    }
    const last = this.#lastWordAt(at);
    const followsUnit = isUnit(last) && next === KIND.letter && isUnitAt(text, at + width);
    const isOneWord = (last.length === 1 || last === 'and') && next === KIND.letter;
    const measures = before === KIND.digit || next === KIND.digit || followsUnit || isOneWord;
    if (!measures) this.#pending &= ~FLAG.glued;
    const end = this.#emitSign('/', at, width);
    if (!measures) this.#pending &= ~FLAG.glued;
    return end;
  }

  /** The characters of the last word, in small letters, if it ends at `at`; else empty. */
  #lastWordAt(at: number): string {
    const last = this.#count - 1;
    return last >= 0 && this.#ends[last] === at ? this.#wordTextAt(last) : '';
  }

  #readAsterisk(at: number): number {
    const text = this.#text;
    if (kindAt(text, at - 1) === KIND.digit && kindAt(text, at + 1) === KIND.digit) return this.#emitSign('*', at, 1);
    if (kindAt(text, at - 1) === KIND.space && kindAt(text, at + 1) === KIND.space && this.#joinsFigures(at, 1))
      return this.#emitSign('*', at, 1);
    const omission = OMITTING_ASTERISKS.exec(text.slice(at, at + 12))?.[0].length ?? 0;
    if (omission > 0) {
      this.#pending = (this.#pending | FLAG.ellipsis | FLAG.stop) & ~FLAG.glued;
      return at + omission;
    }
    let end = at + 1;
    while (kindAt(text, end) === KIND.asterisk) end++;
    // Emphasis inside a word parts nothing that can begin or end a quotation.
    if (!(isWordAt(text, at - 1) && isWordAt(text, end))) this.#pending &= ~FLAG.glued;
    return end;
  }

  /** ½ is 1/2, ℃ is °C, ㎡ is m²; after a figure a fraction is a figure of its own: 1½ is 1 1/2. */
  #readSeveral(at: number): number {
    const width = this.#width;
    for (const [word] of this.#folded.matchAll(/\d+|\p{L}[\p{L}\d]*|[^\p{P}\p{Z}]|\//gu)) this.#emitSign(word, at, width);
    return at + width;
  }

  /**
   * A raised figure: the power of a unit is read with it; after a figure, or with a sign, it is a power (10², min⁻¹); else it is a footnote
   * mark.
   */
  #readRaised(at: number): number {
    const text = this.#text;
    const kind = this.#kind;
    const isAfterFigure = kindAt(text, at - 1) === KIND.digit;
    let figures = '';
    let end = at;
    for (; kindAt(text, end) === kind; end += this.#width) {
      this.#look(end);
      figures += this.#folded;
    }
    // "²5" is no five with a note.
    if (isAfterFigure || /^[-+]/.test(figures) || kindAt(text, afterIgnored(text, end)) === KIND.digit)
      return this.#emitSign((kind === KIND.raised ? '^' : '_') + figures, at, end - at);
    this.#leaveOut(figures);
    return end;
  }

  /** "~5", "~ten"; "~~struck out~~". */
  #readTilde(at: number): number {
    const text = this.#text;
    const width = this.#width;
    let end = at;
    while (kindAt(text, end) === KIND.tilde) end++;
    const isAttached = [kindAt(text, at - 1), kindAt(text, end)].some(
      (kind) => kind !== KIND.space && kind !== KIND.newline && kind !== -1,
    );
    if (end - at === 2 && isAttached) return this.#emitSign(STRIKE, at, 2);
    if (end - at > 1) return end;
    if (isBeforeFigure(text, at + width)) return this.#emitLeadingSign('~', at, width);
    return kindAt(text, at + width) === KIND.letter && !isWordAt(text, at - 1) ? this.#emitSign('~', at, width) : at + width;
  }

  #openBracket(at: number): number {
    const text = this.#text;
    const tag = BBCODE.exec(text.slice(at, at + 60))?.[0];
    if (tag && !denies(tag) && (tag[1] === '/' || text.slice(at, at + REACH).includes(`[/${tag.slice(1, -1).split('=')[0]}]`)))
      return BBCODE_STRIKE.test(tag) ? this.#emitSign(STRIKE, at, tag.length) : at + tag.length;
    const remark = remarkAt(text, at);
    if (remark > 0) return at + remark;
    const close = editedPartEnd(text, at);
    if (close >= 0) {
      this.#length = 0;
      return this.#readEdited(at, close);
    }
    const inNumber = bracketInNumber(text, at);
    if (inNumber) return this.#readBracketInNumber(at, inNumber);
    this.#bracketFrom = this.#count;
    this.#bracketAt = at;
    this.#bracketPending = this.#pending & ~FLAG.glued;
    if (!isWordAt(text, at - 1)) this.#pending &= ~FLAG.glued;
    return at + this.#width;
  }

  /** Without the brackets it would be another number: what is in them is no note and no remark, but read as words of the quotation. */
  #readBracketInNumber(at: number, inside: string): number {
    const text = this.#text;
    if (kindAt(text, at - 1) !== KIND.digit) this.#pending &= ~FLAG.glued;
    // With its brackets: "1 - [-]2" has one sign more than "1 - 2".
    if (!/[\p{L}\p{N}]/u.test(inside)) return this.#emitSign(`[${inside.trim()}]`, at, inside.length + 2);
    this.#bracketFrom = -1;
    return at + this.#width;
  }

  #readEdited(at: number, close: number): number {
    for (let next = at + 1; next < close; next += this.#width) {
      this.#look(next);
      this.#pushLetter();
    }
    return this.#readWord(at, close + 1);
  }

  /** What stood in the brackets is kept as bracketed words, unless it is a mark: [sic], [12], [cite: 1]. */
  #closeBracket(at: number): number {
    const text = this.#text;
    const from = this.#bracketFrom;
    if (from < 0) return this.#part(at + 1);
    this.#bracketFrom = -1;
    if (this.#count > from && this.#isMark(from, at)) {
      this.#count = from;
      this.#pending = this.#bracketPending;
      for (const [mark] of text.slice(this.#bracketAt, at).matchAll(/\d+/g)) this.#leaveOut(mark);
      return at + 1;
    }
    const target = linkTarget(text, at + 1);
    if (target > 0 && !denies(text.slice(at, target).replace(/^[^"']*/, ''))) return this.#part(target);
    for (let word = from; word < this.#count; word++) this.#flags[word]! |= FLAG.bracketed;
    if (!isWordAt(text, at + 1)) this.#pending &= ~FLAG.glued;
    return at + 1;
  }

  #isMark(from: number, close: number): boolean {
    const text = this.#text;
    if (close - this.#bracketAt > 40) return false;
    const inside = text.slice(this.#bracketAt + 1, close).trim();
    if (/^(?:sic[.!]?|(?:cite|web|attached_file|source)\s*:\s*[\d\s,]+)$/i.test(inside)) return true;
    if (!/^\^?\d{1,3}(?:\s?[,–-]\s?\d{1,3})*$/.test(inside)) return false;
    const hangs = this.#bracketAt > 0 && ![KIND.space, KIND.newline].includes(kindAt(text, this.#bracketAt - 1) as 3 | 4);
    // "[35] N·m" is a figure.
    if (!hangs && isUnitBehind(text, close + 1)) return false;
    // In a document it is a footnote mark; in a quotation it is one when it hangs on a word or ends a clause, and else may be an editor's
    // figure.
    if (this.#adding) return from > 0;
    const next = kindAt(text, close + 1);
    return from > 0 && (hangs || next === KIND.dot || next === KIND.comma || next === KIND.stop);
  }

  /** Keeps what is left out before the next word. */
  #leaveOut(what: string): void {
    this.#leftOut ??= new Map();
    const kept = this.#leftOut.get(this.#count);
    const isMark = /^\d/.test(what);
    if (!kept) this.#leftOut.set(this.#count, { marks: isMark ? [what] : [], pictures: isMark ? '' : what });
    else if (isMark) kept.marks.push(what);
    else kept.pictures += what;
  }

  #need(word: number, sign: string): void {
    this.#needs ??= new Map();
    this.#needs.set(word, (this.#needs.get(word) ?? '') + sign);
  }

  /** Controls of direction mean nothing where nothing can be turned round; beside figures and signs they must be the source's. */
  #needTurningControls(): void {
    if (!TURNED.test(this.#text)) return;
    let word = 0;
    for (const { 0: control, index } of this.#text.matchAll(TURNINGS)) {
      while (word < this.#count && this.#ends[word]! <= index) word++;
      this.#need(word, control);
    }
  }

  #readLess(at: number): number {
    const text = this.#text;
    const close = tagEnd(text, at);
    if (close >= 0 && !SPOKEN_VALUE.exec(text.slice(at, close))?.some(denies)) {
      const raised = raisedAt(text, at);
      if (raised) return this.#readRaisedTag(at, raised.figure, raised.width);
      if (strikesOut(text, at, close)) return this.#emitSign(STRIKE, at, close + 1 - at);
      this.#lineBreaks += breaksOfTag(text, at, close);
      if (this.#lineBreaks) this.#pending &= ~FLAG.glued;
      return close + 1;
    }
    const isBlank = kindAt(text, at + this.#width) === KIND.space || kindAt(text, at + this.#width) === KIND.newline;
    if (kindAt(text, at + this.#width + (isBlank ? 1 : 0)) === KIND.digit) return this.#emitLeadingSign('<', at, this.#width);
    if (/^<[<˂]\s?\d/.test(text.slice(at, at + 4))) return this.#emitSign('<', at, 1);
    this.#leaveOut(text[at + 1] === '-' ? '←' : '<');
    return this.#part(at + this.#width);
  }

  #readRaisedTag(at: number, figure: string, width: number): number {
    if (kindAt(this.#text, at - 1) === KIND.digit || /^[-+]/.test(figure)) return this.#emitSign(`^${figure}`, at, width);
    this.#leaveOut(figure);
    return at + width;
  }

  #skipDebris(at: number): number {
    this.#pending &= ~FLAG.glued;
    const debris = DEBRIS.exec(this.#text.slice(at, at + REACH))?.[0] ?? '';
    return at + (denies(debris) ? 1 : debris.length || 1);
  }

  #emitSign(sign: string, at: number, width: number): number {
    this.#length = 0;
    for (let index = 0; index < sign.length; index++) this.#push(sign.charCodeAt(index));
    this.#emit(at, at + width, 0);
    return at + width;
  }

  /** A sign before a figure, with the blank between them: nothing may begin there. */
  #emitLeadingSign(sign: string, at: number, width: number): number {
    const text = this.#text;
    const end = this.#emitSign(sign, at, width);
    return kindAt(text, end) === KIND.space && isBeforeFigure(text, end) ? end + 1 : end;
  }

  #noteCase(at: number): void {
    const code = this.#text.charCodeAt(at);
    if (code >= 97 && code <= 122) this.#hasSmalls = true;
    else if (code >= 65 && code <= 90) this.#hasCapitals = true;
  }

  #emit(start: number, end: number, spoken: number = FLAG.spoken): void {
    if (this.#count === this.#ids.length) this.#growLists();
    const count = this.#count;
    this.#ids[count] = this.#numberOf(this.#word, this.#length, hashOf(this.#word, this.#length));
    this.#starts[count] = start;
    this.#ends[count] = end;
    this.#flags[count] = this.#pending | spoken | this.#traits | flagsOfBreaks(this.#lineBreaks) | (this.#foreign ? FLAG.foreign : 0);
    this.#count = count + 1;
    this.#lineBreaks = 0;
    this.#pending = FLAG.glued;
  }

  #push(code: number): void {
    if (this.#length === this.#word.length) this.#word = grown(this.#word, Uint16Array);
    this.#word[this.#length++] = code;
  }

  #pushLetter(): void {
    if (this.#code >= 0) this.#push(this.#code | 32);
    else this.#pushFolded();
  }

  #pushFolded(): void {
    if (this.#code >= 0) this.#push(this.#kind === KIND.letter ? this.#code | 32 : this.#code);
    else for (let index = 0; index < this.#folded.length; index++) this.#push(this.#folded.charCodeAt(index));
  }

  /** Puts a combining mark on the letter before it. */
  #compose(): void {
    const composed = (String.fromCharCode(this.#word[this.#length - 1]!) + this.#folded).normalize('NFC');
    if (this.#length > 0) this.#length -= 1;
    for (let index = 0; index < composed.length; index++) this.#push(composed.charCodeAt(index));
  }

  #lastIsFigure(): boolean {
    const last = this.#word[this.#length - 1]!;
    return this.#length > 0 && last >= 48 && last <= 57;
  }

  #lastIsSign(): boolean {
    const last = this.#word[this.#length - 1];
    return last === 43 || last === 45;
  }

  /** A raised figure behind the word so far is its power. */
  #isPowered(): boolean {
    const word = this.#wordSoFar();
    if (POWERS.has(word)) return true;
    const last = this.#count - 1;
    return POWERS_AFTER_FIGURE.has(word) && last >= 0 && /[\d/]$/.test(this.#text.slice(this.#starts[last], this.#ends[last]));
  }

  #wordSoFar(): string {
    return spell(this.#word, 0, this.#length);
  }
}

const BYTES = Int32Array.BYTES_PER_ELEMENT;

/** Numbers that are taken from the system at once: what costs is asking. */
const CHUNK = 1 << 14;

let chunk = new Int32Array(CHUNK);
let used = 0;

/** Room for so many numbers, for good; a long list gets a chunk of its own. */
function roomFor(count: number): { buffer: ArrayBuffer; byteOffset: number } {
  if (count > CHUNK / 4) return { buffer: new ArrayBuffer(count * BYTES), byteOffset: 0 };
  if (used + count > CHUNK) {
    chunk = new Int32Array(CHUNK);
    used = 0;
  }
  const byteOffset = used * BYTES;
  used += count;
  return { buffer: chunk.buffer, byteOffset };
}

function part(buffer: ArrayBuffer, byteOffset: number, list: Int32Array, count: number): Int32Array {
  const room = new Int32Array(buffer, byteOffset, count);
  for (let at = 0; at < count; at++) room[at] = list[at]!;
  return room;
}

const reader = new Reader(vocabulary);
