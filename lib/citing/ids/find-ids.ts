import { COMMON_ACTIONS } from '../action-codes.ts';
import type { DocumentId, DocumentKind } from '../citation.ts';
import { foldIdText } from './fold.ts';
import { ID_RULES, type IdRule } from './grammar.ts';
import { LABEL_REACH } from './labels.ts';
import { mayCite } from './may-cite.ts';

/** An id in a run of text; `start` and `end` (exclusive) are code units of the text and cover the id as written, without label words. */
export interface FoundId {
  id: DocumentId;
  kind: DocumentKind;
  start: number;
  end: number;
}

/** Characters that fit a rule; whether they name a document may hang on the words beside them. */
interface Candidate {
  rule: IdRule;
  match: RegExpExecArray;
  start: number;
  end: number;
}

/** An id with the word that told its kind, for the rest of a list. */
interface ToldId extends FoundId {
  label: string;
}

/**
 * Finds the document ids in the text of one block, in order and without overlap. Linear in the length of the text.
 * @param text inline markup is joined without a seam, a line break is "\n"
 * @param labels texts elsewhere that may say what a bare number here is (label-before-block.ts); the one that tells the most counts
 */
export function findDocumentIds(text: string, labels: readonly string[] = []): FoundId[] {
  if (!mayCite(text)) return [];
  return labels
    .map((label) => idsAfter(`${label}: `, text))
    .reduce((most, ids) => (ids.length > most.length ? ids : most), idsAfter('', text));
}

function idsAfter(lead: string, text: string): FoundId[] {
  const folded = foldIdText(lead + text);
  return told(folded.text)
    .map(({ id, kind, start, end }) => ({ id, kind, start: folded.at(start) - lead.length, end: folded.at(end - 1) + 1 - lead.length }))
    .filter(({ start }) => start >= 0);
}

/** Where an id may begin: before a number, or before a few letters that a number follows; glued to a word, before an id in full. */
const BEGINNING = new RegExp(
  '(?<![A-Za-z\\d])(?=[A-Za-z]{0,6}[ #-]{0,3}(?:[A-Za-z]{1,2}[ -]{0,2}){0,2}\\d)|' +
    '(?=[\\dA-Z]{2})(?<=[a-z]{3}|NHTSA|%2[Ff])' +
    `(?=MC-\\d{8}|(?:${COMMON_ACTIONS.join('|')})\\d\\d-\\d{3}|` +
    '\\d\\d[VETC]-\\d{3}|(?<=recall|campaign|NHTSA)\\d\\d[VETC]\\d{3})',
  'g',
);
/**
 * Where markup is lost, words stand glued to an id ("the99V-901", "EA99-901The"); only an id that is written out in full is told
 * from them.
 */
const GLUED_BEFORE = /(?:[a-z]{3}|NHTSA|%2[Ff])$/;
const GLUED_AFTER = /^(?:[a-z]{3}|[A-Z][a-z]{2})/;
/** How many letters (code units) they look at: `NHTSA`, `The`. */
const GLUED_BEFORE_LENGTH = 5;
const GLUED_AFTER_LENGTH = 3;
/** MC-99000001, EA99-901, 99V-901, 99V901000. */
const IN_FULL = new RegExp(`^(?:MC-\\d{8}|(?:${COMMON_ACTIONS.join('|')})\\d\\d-\\d{3}|\\d\\d[VETC]-\\d{3}|\\d\\d[VETC]\\d{6})$`);
/** All rules at once: most numbers fit none, and one look is cheaper than one a rule. */
const ANY_RULE = new RegExp(ID_RULES.map((rule) => rule.pattern.source).join('|'), 'iy');

function told(text: string): ToldId[] {
  const ids: ToldId[] = [];
  for (const { index: start } of text.matchAll(BEGINNING)) {
    const last = ids.at(-1);
    if (last && start < last.end) continue;
    ANY_RULE.lastIndex = start;
    if (!ANY_RULE.test(text) || !(isBorder(text, start) || isGluedBefore(text, start))) continue;
    const id = idAt(start, text, last);
    if (id) ids.push(id);
  }
  return ids;
}

/** By the first rule of the grammar that fits. */
function idAt(start: number, text: string, last: ToldId | undefined): ToldId | null {
  for (const rule of ID_RULES) {
    const match = matchAt(rule.pattern, text, start);
    if (!match) continue;
    const end = start + match[0].length;
    if (
      !(isBorder(text, end) || (IN_FULL.test(match[0]) && GLUED_AFTER.test(text.slice(end, end + GLUED_AFTER_LENGTH)))) ||
      rule.refuses?.(match, beforeOf(text, start), afterOf(text, end))
    )
      continue;
    const label = labelOf({ rule, match, start, end }, text, last);
    if (label !== null) return { id: rule.canonical(match, label), kind: rule.kind, start, end, label };
  }
  return null;
}

function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

const beforeOf = (text: string, start: number): string => text.slice(Math.max(0, start - LABEL_REACH), start);
const afterOf = (text: string, end: number): string => text.slice(end, end + LABEL_REACH);

/** The word that makes the candidate an id, the id itself where it needs none, or null. */
function labelOf({ rule, match, start, end }: Candidate, text: string, last: ToldId | undefined): string | null {
  if (!rule.label) return rule.canonical(match, '');
  const label = rule.label.tells(beforeOf(text, start), afterOf(text, end));
  if (label !== null) return label;
  const sharesLabel = last?.kind === rule.kind && start - last.end <= LABEL_REACH && JOINS_LIST.test(text.slice(last.end, start));
  return sharesLabel ? last.label : null;
}

/** What stands between the ids of a list after one label: `A (…), B REV. C and # D`. */
const JOINS_LIST = new RegExp(
  '^(?:\\.pdf)?(?: ?\\((?:[^()]|\\([^()]*\\))*\\)| ?\\[[^[\\]]*\\]|,? ?rev(?:ision)?\\.? ?[a-z\\d]{0,2}(?![a-z\\d]))?' +
    '(?:[ ,;/&+"\'“”()[\\]#:>-]|' +
    '(?:and|or|plus|also|through|thru|to|as well as|formerly|formally|amp|nos?\\.?|numbers?)(?![a-z]))*$',
  'i',
);

/** Code units below are ASCII, and told without a pattern. */
const ASCII_END = 128;
/** Code units of the longest character: a surrogate pair. */
const CHARACTER = 2;
const WORD_BEFORE = /[\p{L}\p{N}]$/u;
/** The raised number of a note is no part of an id. */
const WORD_AFTER = /^(?![¹²³⁰⁴-⁹])[\p{L}\p{N}]/u;

/** Not between two letters or digits, of any alphabet; an underscore, a hyphen or a bracket is a border, unlike for `\b`. */
function isBorder(text: string, index: number): boolean {
  const before = text.charCodeAt(index - 1);
  const after = text.charCodeAt(index);
  return !(
    (before < ASCII_END ? isAsciiWord(before) : WORD_BEFORE.test(text.slice(Math.max(0, index - CHARACTER), index))) &&
    (after < ASCII_END ? isAsciiWord(after) : WORD_AFTER.test(text.slice(index, index + CHARACTER)))
  );
}

function isGluedBefore(text: string, start: number): boolean {
  return GLUED_BEFORE.test(text.slice(Math.max(0, start - GLUED_BEFORE_LENGTH), start));
}

/** 0 to 9, A to Z, a to z. */
function isAsciiWord(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}
