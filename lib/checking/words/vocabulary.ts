import { casedForms, isCommonWord, kindOfWord } from './word-kinds.ts';

/** Numbers in one slot: hash, word number + 1 (0 where free), where its characters begin in the pool, its shape. */
const SLOT = 4;
const [HASH, ENTRY, BEGIN, SHAPE] = [0, 1, 2, 3];

/** What a word is wherever it stands; bits. */
export const TRAIT = {
  /** So common that it proves nothing. */
  common: 8192,
  /** It stands for two units that differ by a capital only. */
  cased: 16384,
} as const;

/** A shape is a word's length and, in the two lowest bits, its traits. */
const TRAIT_BITS = 2;
const TRAIT_SHIFT = Math.log2(TRAIT.common);

/**
 * Gives every different word a number, so that words are compared by comparing numbers. Two words have one number only if all their
 * characters are equal: a hash finds, the characters decide. Words of documents are added; words of quotations are only looked up, so
 * pages cannot make it grow. Common words come early: the higher a number, the rarer the word.
 */
export class Vocabulary {
  /** Open addressing; what is needed to compare stands side by side, as memory is what costs. */
  #slots = new Int32Array(SLOT << 15);
  #pool = new Uint16Array(1 << 14);
  // By word number; `begins` has one more.
  #begins = new Int32Array((1 << 11) + 1);
  #kinds = new Uint8Array(1 << 11);
  #edges = new Int32Array(1 << 11);
  readonly #strings: string[] = [];
  size = 0;
  /** TRAITs of the word that `number` found last. */
  lastTraits = 0;

  /** The number of the word in `characters[0, length)`, whose hash is `hash`; -1 if it is new and `add` is false. */
  number(characters: Uint16Array, length: number, hash: number, add: boolean): number {
    const slots = this.#slots;
    const mask = slots.length / SLOT - 1;
    let slot = slotOf(hash) & mask;
    for (;;) {
      const at = slot * SLOT;
      const entry = slots[at + ENTRY]!;
      if (entry === 0) return add ? this.#add(characters, length, hash, at) : -1;
      if (
        slots[at + HASH] === hash &&
        slots[at + SHAPE]! >>> TRAIT_BITS === length &&
        this.#holds(slots[at + BEGIN]!, characters, length)
      ) {
        this.lastTraits = (slots[at + SHAPE]! << TRAIT_SHIFT) & (TRAIT.common | TRAIT.cased);
        return entry - 1;
      }
      slot = (slot + 1) & mask;
    }
  }

  /** The same for a word at hand as a string. */
  numberOf(word: string, add: boolean): number {
    const characters = Uint16Array.from({ length: word.length }, (_, at) => word.charCodeAt(at));
    return this.number(characters, word.length, hashOf(characters, word.length), add);
  }

  /** The word with this number, as folded. */
  word(id: number): string {
    return (this.#strings[id] ??= spell(this.#pool, this.#begins[id]!, this.#begins[id + 1]!));
  }

  kindOf(id: number): number {
    return this.#kinds[id]!;
  }

  /** The first and the last character, as `edgesOf` packs them. */
  edgesOfId(id: number): number {
    return this.#edges[id]!;
  }

  #holds(begin: number, characters: Uint16Array, length: number): boolean {
    for (let at = 0; at < length; at++) if (this.#pool[begin + at] !== characters[at]) return false;
    return true;
  }

  #add(characters: Uint16Array, length: number, hash: number, at: number): number {
    const id = this.size++;
    if (id === this.#kinds.length) this.#growWords();
    const begin = this.#begins[id]!;
    while (begin + length > this.#pool.length) this.#pool = grown(this.#pool, Uint16Array);
    this.#pool.set(characters.subarray(0, length), begin);
    this.#begins[id + 1] = begin + length;
    const word = spell(this.#pool, begin, begin + length);
    this.lastTraits = (isCommonWord(word) ? TRAIT.common : 0) | (casedForms(word).length > 0 ? TRAIT.cased : 0);
    this.#kinds[id] = kindOfWord(word);
    this.#edges[id] = edgesOf(word);
    this.#slots[at + HASH] = hash;
    this.#slots[at + ENTRY] = id + 1;
    this.#slots[at + BEGIN] = begin;
    this.#slots[at + SHAPE] = (length << TRAIT_BITS) | (this.lastTraits >>> TRAIT_SHIFT);
    if (this.size * SLOT * 4 > this.#slots.length * 3) this.#growSlots();
    return id;
  }

  #growWords(): void {
    this.#kinds = grown(this.#kinds, Uint8Array);
    this.#edges = grown(this.#edges, Int32Array);
    const begins = new Int32Array(this.#kinds.length + 1);
    begins.set(this.#begins);
    this.#begins = begins;
  }

  #growSlots(): void {
    const old = this.#slots;
    this.#slots = new Int32Array(old.length * 2);
    const mask = this.#slots.length / SLOT - 1;
    for (let from = 0; from < old.length; from += SLOT) {
      if (old[from + ENTRY] === 0) continue;
      let slot = slotOf(old[from + HASH]!) & mask;
      while (this.#slots[slot * SLOT + ENTRY] !== 0) slot = (slot + 1) & mask;
      this.#slots.set(old.subarray(from, from + SLOT), slot * SLOT);
    }
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
export function grown<Numbers extends Uint8Array | Uint16Array | Int32Array>(
  numbers: Numbers,
  Type: new (length: number) => Numbers,
): Numbers {
  const copy = new Type(numbers.length * 2);
  copy.set(numbers);
  return copy;
}

/** The one vocabulary of this process. */
export const vocabulary = new Vocabulary();
