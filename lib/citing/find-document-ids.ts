import type { DocumentId, DocumentKind } from './citation.ts';
import { foldIdText } from './fold-id-text.ts';
import { ID_RULES, type IdRule } from './id-grammar.ts';
import { mayCite } from './may-cite.ts';

/** An id in a run of text; `start` and `end` (exclusive) are code units of the text and cover the id as written, without label words. */
export interface FoundId {
  id: DocumentId;
  kind: DocumentKind;
  start: number;
  end: number;
}

/**
 * Finds the document ids in the text of one block, in order and without overlap.
 * @param text inline markup is joined without a seam, a line break is "\n"
 */
export function findDocumentIds(text: string): FoundId[] {
  if (!mayCite(text)) return [];
  const folded = foldIdText(text);
  const hits = ID_RULES.flatMap((rule) => hitsOf(rule, folded.text));
  return withoutOverlap(hits).map(({ id, kind, start, end }) => ({ id, kind, start: folded.at(start), end: folded.at(end - 1) + 1 }));
}

function hitsOf(rule: IdRule, text: string): FoundId[] {
  const hits: FoundId[] = [];
  for (const match of text.matchAll(rule.pattern)) {
    const end = match.index + match[0].length;
    if (!isBorder(text, match.index) || !isBorder(text, end)) continue;
    const id = rule.canonical(match);
    if (id) hits.push({ id, kind: rule.kind, start: match.index, end });
  }
  return hits;
}

const WORD_BEFORE = /[\p{L}\p{N}]$/u;
const WORD_AFTER = /^[\p{L}\p{N}]/u;

/** No letter or digit of any alphabet on both sides of `index`; an underscore, a hyphen or a bracket is a border, unlike for `\b`. */
function isBorder(text: string, index: number): boolean {
  return !(WORD_BEFORE.test(text.slice(Math.max(0, index - 2), index)) && WORD_AFTER.test(text.slice(index, index + 2)));
}

function withoutOverlap(hits: readonly FoundId[]): FoundId[] {
  const kept: FoundId[] = [];
  const sorted = hits.map((hit, order) => ({ hit, order })).sort((a, b) => a.hit.start - b.hit.start || a.order - b.order);
  for (const { hit } of sorted) if (hit.start >= (kept.at(-1)?.end ?? 0)) kept.push(hit);
  return kept;
}
