import type { RecordDocument } from '../../lib/checking/document.ts';
import type { Caution } from '../../lib/checking/verdict.ts';
import type { Random } from '../unit/checking/classes/random.ts';

/** One way of editing words of a document, and what the edit changes. */
export interface MutantKind {
  name: string;
  /** Words of a record, and the same as this kind edits them. */
  example: readonly [record: string, quotation: string];
  /**
   * What a reader of the page takes for another: then nothing may be green, but where `warns` says so. `nothing`: honest ways of quoting,
   * which are never amber.
   */
  changes: 'figure' | 'unit' | 'negation' | 'words' | 'nothing';
  /** A green with this caution is right, too. */
  warns?: Caution;
  /** What is left are words of the document all the same. */
  cuts?: true;
  /** The word at which the edit is made, as it stands in the document. */
  at: (words: readonly string[], at: number) => boolean;
  /** Where in the quotation that word stands; anywhere without. */
  place?: 'first' | 'last' | 'inside';
  /**
   * Edits the words of a quotation, which are the edit's own.
   * @returns null where it would change nothing
   */
  edit: (words: string[], at: number, random: Random, document: RecordDocument) => readonly string[] | null;
}

/** Letters and figures of a word, without the marks around them. */
export function bareOf(word: string): string {
  return word.replace(/^["'“‘([{]+|["'”’)\]},.;:!?]+$/g, '');
}

/** Matches one of these words, or a word that begins like one that ends in "*". */
export function oneOf(words: string): RegExp {
  const forms = words.split(/\s+/).map((word) => word.replace(/\*$/, '[\\p{L}-]*'));
  return new RegExp(`^(?:${forms.join('|')})$`, 'iu');
}

/** A kind that rewrites one word: what `pattern` matches in it, by `change`. */
export function rewriting(
  pattern: RegExp,
  change: (match: RegExpExecArray, random: Random) => string | null,
): Pick<MutantKind, 'at' | 'edit'> {
  return {
    at: (words, at) => pattern.test(words[at]!),
    edit: (words, at, random) => {
      const match = pattern.exec(words[at]!);
      const changed = match && change(match, random);
      if (!match || changed === null || changed === match[0]) return null;
      words[at] = words[at]!.slice(0, match.index) + changed + words[at]!.slice(match.index + match[0].length);
      return words;
    },
  };
}

/** A kind that exchanges one word for another of a table, in the same case. */
export function exchanging(pairs: string): Pick<MutantKind, 'at' | 'edit'> {
  const others = new Map(
    pairs
      .split(/\s+/)
      .filter(Boolean)
      .flatMap((pair) => {
        const [one, other] = pair.split('/');
        return [
          [one!, other!],
          [other!, one!],
        ] as const;
      }),
  );
  return {
    at: (words, at) => others.has(bareOf(words[at]!).toLowerCase()),
    edit: (words, at) => {
      const bare = bareOf(words[at]!);
      words[at] = words[at]!.replace(bare, () => inCaseOf(bare, others.get(bare.toLowerCase())!));
      return words;
    },
  };
}

function inCaseOf(like: string, word: string): string {
  if (like.length > 1 && like === like.toUpperCase()) return word.toUpperCase();
  return /^[A-Z]/.test(like) ? word[0]!.toUpperCase() + word.slice(1) : word;
}

/** A kind that puts words before the one at hand. */
export function inserting(
  is: (words: readonly string[], at: number) => boolean,
  ...inserted: readonly string[]
): Pick<MutantKind, 'at' | 'edit'> {
  return { at: is, edit: (words, at, random) => words.toSpliced(at, 0, ...random.pick(inserted).split(' ')) };
}

/** A kind that takes the word at hand out. */
export function dropping(is: (word: string) => boolean): Pick<MutantKind, 'at' | 'edit'> {
  return { at: (words, at) => is(bareOf(words[at]!)), edit: (words, at) => words.toSpliced(at, 1) };
}
