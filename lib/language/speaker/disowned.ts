import { NAMED, QUOTED } from '../tokens.ts';

/** One way in which a page says of quoted words that they are nobody's. */
export interface DisowningRow {
  /** A text that only this row tells to disown its quotation; Y is an id, “…” are quoted words. */
  example: string;
  /** Which text is asked: the sentence before the words, or behind them, or what follows their sentence. */
  in: 'before' | 'behind' | 'next';
  pattern: RegExp;
}

const one = (...forms: readonly string[]): string => `(?:${forms.join('|')})`;
const regExp = (...parts: readonly string[]): RegExp => new RegExp(parts.join(''), 'i');

/** What stands between quoted words and what is said of them. */
const START = '^[\\s,;:—–()-]*';
/** Up to so many words of any sort. */
const upTo = (count: number): string => `(?:\\w+ ){0,${count}}`;
const WORDS =
  one('quot(?:e|ation|ed words)', 'sentence', 'phrase', 'line', 'words?', 'wording', 'statement', 'passage', 'text', 'claim') + 's?';
const THESE_WORDS = `${one('this', 'that', 'the', 'these', 'those', 'such')} ${upTo(1)}${WORDS}`;
const IT = one('which', 'that', 'this', 'it', 'they', 'these', THESE_WORDS);
const NOT = one('not', 'never', "n[’']t", 'cannot');
const IS = `${one('is', 'are', 'was', 'were')}(?: ${one('simply', 'just', 'entirely', 'completely', 'totally', 'actually', 'all')})?`;
const NO_TRUTH = one('fabrication', 'hallucination', 'mistake', 'misquot\\w+', 'myth', 'invention', 'error', 'lie');
/** "A mistake to ignore" says nothing of the words. */
const WRONG = `${one(
  one('wrong', 'false', 'incorrect', 'untrue', 'mistaken', 'fake', 'made[- ]up', 'fabricated', 'invented', 'hallucinated', 'misquoted'),
  `not ${one('true', 'right', 'correct', 'real', 'accurate')}`,
  `an? ${upTo(1)}${NO_TRUTH}`,
)}\\b(?! to\\b)`;
const FINDS_NONE = `${one('is', 'are', 'was', 'were', 'has', 'have', 'had', 'contains?', 'makes?', 'find', 'found', 'see')} no`;
const HOLDS = one('contains?', 'includes?', 'ha(?:s|ve)', 'use[sd]?', 'holds?', 'mentions?', 'say', 'state', 'write');
const CANNOT = one('could', 'can', 'did', 'do', 'will', 'would', 'was', 'were');
const LABEL = one('myths?', 'fiction', 'rumou?rs?', 'misquot\\w+', 'fake', 'hallucinat\\w+', 'fabricat\\w+');

export const DISOWNING_ROWS: readonly DisowningRow[] = [
  { example: 'Nowhere in the whole text does Y say “…”.', in: 'before', pattern: /^\W*(?:and |but |yet )?nowhere\b/i },
  { example: '❌ “…” (Y)', in: 'before', pattern: /^\s*[✗✘❌✕✖🚫⛔]/u },
  {
    example: 'Myth 2: Y says “…”.',
    in: 'before',
    pattern: regExp('^\\W*(?:\\d{1,2}[.)]\\s*)?', LABEL, '(?: (?:no\\. ?|#)?\\d+)?\\s*[:—–-]'),
  },
  {
    example: 'It is simply false that Y says “…”.',
    in: 'before',
    pattern: regExp('\\b(?:it|that) ?', one("['’]s", IS), ' ', upTo(1), WRONG, ' (?:that|to say|to claim)\\b[^.;!?]*$'),
  },
  {
    example: 'There is no such sentence as “…” in Y.',
    in: 'before',
    pattern: regExp('\\b', one(FINDS_NONE, 'without (?:a|the)'), ' ', upTo(2), one(WORDS, 'mention'), `\\b[^.;!?${QUOTED}]{0,40}$`),
  },
  {
    example: 'Y does not contain the exact words “…”.',
    in: 'before',
    pattern: regExp(NOT, ' ', upTo(2), HOLDS, ' ', upTo(2), WORDS, '\\W*$'),
  },
  {
    example: 'You will not find “…” anywhere in Y.',
    in: 'before',
    pattern: regExp('\\b', CANNOT, `(?: ?${NOT}| un?able to) `, upTo(2), one('find', 'locate', 'see', 'verify', 'confirm'), '\\W*$'),
  },
  { example: 'Y says “…”, which is plainly wrong.', in: 'behind', pattern: regExp(START, IT, ' ', IS, ' ', upTo(1), WRONG) },
  {
    example: 'Y: “…” – these words do not stand in it.',
    in: 'behind',
    pattern: regExp(START, THESE_WORDS, ' ', one(`do(?:es)? ?${NOT}`, `ca(?:n ?${NOT}|nnot)`, 'never', 'nowhere'), '\\b'),
  },
  {
    example: 'My last message quoted Y as saying “…”. I apologize.',
    in: 'next',
    pattern: regExp(
      '^\\W*',
      one('i (?:do )?apologi[sz]e', '(?:my )?apologies', "i ?(?:am|['’]m) (?:so |very )?sorry", 'my mistake'),
      '\\b',
    ),
  },
  {
    example: 'Y says “…”. Sorry for the confusion.',
    in: 'next',
    pattern: /^\W*(?:sorry (?:for|about) (?:the|that|this|my)|that was my (?:error|mistake))\b/i,
  },
  { example: 'I wrote that Y says “…”. That was incorrect.', in: 'next', pattern: regExp(START, IT, ' ', IS, ' ', upTo(1), WRONG) },
];

/** How much of a sentence is read on either side, and how much behind it (code units): more is no clause of the quotation's. */
const READ = 200;
export const READ_ON = 80;

/**
 * Does the page itself say that these words are nobody's, or not where they are said to be? Then it claims nothing of them that could be
 * checked.
 * @param before the sentence up to the quotation, masked: quoted words as QUOTED, ids that can be a source as NAMED
 * @param behind the rest of the sentence, masked alike
 * @param next what follows the sentence
 */
export function isDisowned(before: string, behind: string, next: string, rows: readonly DisowningRow[] = DISOWNING_ROWS): boolean {
  const texts = { before: before.length > READ ? '' : before, behind: behind.slice(0, READ), next: next.slice(0, READ_ON) };
  return rows.some((row) => row.pattern.test(texts[row.in].replaceAll(NAMED, 'Y')));
}
