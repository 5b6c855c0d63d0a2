import { readFileSync, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DocumentKind } from '../../../lib/citing/citation.ts';
import { findDocumentIds } from '../../../lib/citing/ids/find-ids.ts';

/** A piece of real text and the ids that a person found in it; `may` lists what counts neither way. */
export interface LabelledText {
  text: string;
  expect: readonly LabelledId[];
  may?: readonly LabelledId[];
  source: string;
  /** What the text holds that only looks like an id. */
  class?: string;
}

export interface LabelledId {
  kind: DocumentKind | 'maker-recall-code' | 'maker-case';
  canonical: string;
}

export interface Mistake {
  text: string;
  missed: readonly string[];
  wrong: readonly string[];
}

/** Counts for one kind of document. */
export interface Counts {
  right: number;
  missed: number;
  wrong: number;
}

const DATA = new URL('../../../../shared/data/', import.meta.url);

/** The labelled texts of a file beside the repository, or null where they are not at hand. */
export function labelledTexts(file: string): LabelledText[] | null {
  const path = fileURLToPath(new URL(file, DATA));
  if (!existsSync(path)) return null;
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as LabelledText);
}

/** The person named recalls by year, letter and number alone: "97V-901" (code units). */
const SHORT_RECALL = 7;

/** Compares what the finder finds in each text with what a person found. Each id counts once a text. */
export function idAccuracy(texts: readonly LabelledText[]): { counts: Map<string, Counts>; total: Counts; mistakes: Mistake[] } {
  const counts = new Map<string, Counts>();
  const total: Counts = { right: 0, missed: 0, wrong: 0 };
  const mistakes: Mistake[] = [];
  const count = (key: string, what: keyof Counts): void => {
    const kind = key.split(' ', 1)[0] ?? '';
    const ofKind = counts.get(kind) ?? { right: 0, missed: 0, wrong: 0 };
    ofKind[what] += 1;
    total[what] += 1;
    counts.set(kind, ofKind);
  };
  for (const { text, expect, may = [] } of texts) {
    const wanted = new Set(expect.map((id) => `${id.kind} ${id.canonical}`));
    const allowed = new Set(may.map((id) => id.canonical));
    const found = new Set(
      findDocumentIds(text)
        .filter((hit) => !allowed.has(hit.id))
        .map(({ kind, id }) => `${kind} ${kind === 'recall' ? id.slice(0, SHORT_RECALL) : id}`),
    );
    const missed = [...wanted].filter((key) => !found.has(key));
    const wrong = [...found].filter((key) => !wanted.has(key));
    for (const key of found) count(key, wanted.has(key) ? 'right' : 'wrong');
    for (const key of missed) count(key, 'missed');
    if (missed.length + wrong.length > 0) mistakes.push({ text, missed, wrong });
  }
  return { counts, total, mistakes };
}

export const precision = ({ right, wrong }: Counts): number => (right + wrong === 0 ? 1 : right / (right + wrong));
export const recall = ({ right, missed }: Counts): number => (right + missed === 0 ? 1 : right / (right + missed));
