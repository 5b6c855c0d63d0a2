import type { Doubt, Code, Verdict } from '../../lib/checking/verdict.ts';
import { MOST_LISTED, type NamedIds, type TextName, type VerdictFacts } from '../../lib/checking/facts.ts';

/** How a language puts a verdict into words; one that lacks a sentence does not compile. */
export interface Sentences {
  /** One plain sentence a reason code. */
  reasons: Readonly<Record<Code, (facts: FactsInWords) => string>>;
  /** In what a page does not show what its text says. @param words empty for a picture without a name */
  notShown: Readonly<Record<NonNullable<VerdictFacts['notShown']>['how'], (words: string) => string>>;
  /** Why no answer came from the extension's own background. */
  silences: Readonly<Record<NonNullable<VerdictFacts['silence']>, string>>;
  /** A sentence that follows the reason. @param date ISO */
  keptCopy: (date: string) => string;
  /** What a check of this kind cannot establish. */
  doubts: Readonly<Record<Doubt, string>>;
  texts: Readonly<Record<TextName, string>>;
  and: string;
  others: (count: number) => string;
}

/** Facts with lists of ids and names of texts written out. */
export interface FactsInWords extends Pick<VerdictFacts, 'readInPart' | 'leftOut' | 'source' | 'inDocument' | 'onPage'> {
  /** "EA24-002 and 24V-064"; empty where there is none. */
  cited: string;
  /** "MC-11035885", "26-091 (MC-11035885)". */
  document: string;
  text: string;
  elsewhere: string;
  current: string;
}

/** Why a verdict is what it is: one plain sentence, or two where a kept copy says something. */
export function reasonIn(
  { reasons, silences, notShown, keptCopy, ...names }: Sentences,
  { code, facts }: Pick<Verdict, 'code' | 'facts'>,
): string {
  if (facts.silence) return silences[facts.silence];
  if (facts.notShown) return notShown[facts.notShown.how](facts.notShown.words);
  const list = (named: NamedIds) => listed(named, names);
  const also = list(facts.filedAs);
  const reason = reasons[code]({
    ...facts,
    cited: list(facts.cited),
    document: also ? `${list(facts.document)} (${also})` : list(facts.document),
    text: names.texts[facts.text],
    elsewhere: list(facts.elsewhere),
    current: list(facts.current),
  });
  return facts.keptCopy ? `${reason} ${keptCopy(facts.keptCopy.slice(0, 10))}` : reason;
}

/** "A", "A and B", "A, B and 3 others". */
export function listed({ ids, count }: NamedIds, { and, others }: Pick<Sentences, 'and' | 'others'>): string {
  if (count <= 1) return ids[0] ?? '';
  if (count <= MOST_LISTED) return `${ids.slice(0, -1).join(', ')} ${and} ${ids.at(-1)}`;
  return `${ids.join(', ')} ${and} ${others(count - ids.length)}`;
}
