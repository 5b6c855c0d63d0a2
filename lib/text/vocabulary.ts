import { isCommonWord, kindOfWord } from './word-kinds.ts';

const COMMON = 128;

/**
 * Gives every different word a number, so that words are compared by comparing numbers. Two words have one number only if all their
 * characters are equal: a hash finds, the characters decide. Words of documents are added; words of quotations are only looked up, so
 * pages cannot make it grow.
 */
export class Vocabulary {
  /** Word number + 1 by hash, 0 where free; open addressing. */
  private table = new Int32Array(1 << 15);
  private hashes = new Int32Array(1 << 11);
  /** Where each word's characters begin in `pool`; one more than there are words. */
  private begins = new Int32Array((1 << 11) + 1);
  private pool = new Uint16Array(1 << 14);
  private uses = new Int32Array(1 << 11);
  private kinds = new Uint8Array(1 << 11);
  private edges = new Int32Array(1 << 11);
  private readonly strings: string[] = [];
  size = 0;

  /** The number of the word in `characters[0, length)`, whose hash is `hash`; -1 if it is new and `add` is false. */
  number(characters: Uint16Array, length: number, hash: number, add: boolean): number {
    const mask = this.table.length - 1;
    let slot = slotOf(hash) & mask;
    for (let entry = this.table[slot]!; entry !== 0; entry = this.table[slot]!) {
      if (this.hashes[entry - 1] === hash && this.holds(entry - 1, characters, length)) {
        if (add) this.uses[entry - 1]! += 1;
        return entry - 1;
      }
      slot = (slot + 1) & mask;
    }
    return add ? this.add(characters, length, hash, slot) : -1;
  }

  /** The same for a word at hand as a string. */
  numberOf(word: string, add: boolean): number {
    const characters = Uint16Array.from({ length: word.length }, (_, at) => word.charCodeAt(at));
    return this.number(characters, word.length, hashOf(characters, word.length), add);
  }

  /** The word with this number, as folded. */
  word(id: number): string {
    return (this.strings[id] ??= this.spelled(id));
  }

  /** How often it was met in documents: rare words make good anchors for a search. */
  usesOf(id: number): number {
    return this.uses[id]!;
  }

  kindOf(id: number): number {
    return this.kinds[id]! & ~COMMON;
  }

  /** Too common to prove anything. */
  isCommon(id: number): boolean {
    return (this.kinds[id]! & COMMON) !== 0;
  }

  /** The first and the last character, as `edgesOf` packs them. */
  edgesOfId(id: number): number {
    return this.edges[id]!;
  }

  private spelled(id: number): string {
    return spell(this.pool, this.begins[id]!, this.begins[id + 1]!);
  }

  private holds(id: number, characters: Uint16Array, length: number): boolean {
    const begin = this.begins[id]!;
    if (this.begins[id + 1]! - begin !== length) return false;
    for (let at = 0; at < length; at++) if (this.pool[begin + at] !== characters[at]) return false;
    return true;
  }

  private add(characters: Uint16Array, length: number, hash: number, slot: number): number {
    const id = this.size++;
    const begin = this.begins[id]!;
    if (id === this.hashes.length) this.growWords();
    while (begin + length > this.pool.length) this.pool = grown(this.pool, Uint16Array);
    this.pool.set(characters.subarray(0, length), begin);
    this.begins[id + 1] = begin + length;
    this.hashes[id] = hash;
    this.uses[id] = 1;
    this.table[slot] = id + 1;
    const word = this.spelled(id);
    this.kinds[id] = kindOfWord(word) | (isCommonWord(word) ? COMMON : 0);
    this.edges[id] = edgesOf(word);
    if (this.size * 2 > this.table.length) this.growTable();
    return id;
  }

  private growWords(): void {
    this.hashes = grown(this.hashes, Int32Array);
    this.uses = grown(this.uses, Int32Array);
    this.kinds = grown(this.kinds, Uint8Array);
    this.edges = grown(this.edges, Int32Array);
    const begins = new Int32Array(this.hashes.length + 1);
    begins.set(this.begins);
    this.begins = begins;
  }

  private growTable(): void {
    const table = new Int32Array(this.table.length * 2);
    const mask = table.length - 1;
    for (let id = 0; id < this.size; id++) {
      let slot = slotOf(this.hashes[id]!) & mask;
      while (table[slot] !== 0) slot = (slot + 1) & mask;
      table[slot] = id + 1;
    }
    this.table = table;
  }
}

/** The first character of a word in the higher half, the last one in the lower. */
export function edgesOf(word: string): number {
  return (word.charCodeAt(0) << 16) | word.charCodeAt(word.length - 1);
}

/** The hash of a word is made character by character. */
export function nextHash(hash: number, character: number): number {
  return (Math.imul(hash, 31) + character) | 0;
}

export function hashOf(characters: Uint16Array, length: number): number {
  let hash = 0;
  for (let at = 0; at < length; at++) hash = nextHash(hash, characters[at]!);
  return hash;
}

export function spell(characters: Uint16Array, from: number, to: number): string {
  let word = '';
  for (let at = from; at < to; at++) word += String.fromCharCode(characters[at]!);
  return word;
}

function slotOf(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return mixed ^ (mixed >>> 15);
}

/** A copy of twice the length. */
export function grown<Numbers extends Uint8Array | Uint16Array | Int32Array>(numbers: Numbers, Type: new (length: number) => Numbers): Numbers {
  const copy = new Type(numbers.length * 2);
  copy.set(numbers);
  return copy;
}

/** The one vocabulary of this process. */
export const vocabulary = new Vocabulary();
