import { findDocumentIds } from '../../../lib/citing/ids/find-ids.ts';
import { mayCite } from '../../../lib/citing/ids/may-cite.ts';
import type { Bench, Row } from '../bench.ts';
import { idAccuracy, labelledTexts, precision, recall, type Counts } from './id-accuracy.ts';

/** Accuracy on the labelled texts beside the repository, cost at 1, 2, 4 and 8 times the text, cost of the first pass. */
export const bench: Bench = {
  name: 'Document ids',
  async run() {
    return [
      ...accuracyRows('ids-dev.jsonl', 'real contexts'),
      ...accuracyRows('recogniser-dev.jsonl', 'short texts'),
      ...lookAlikeRows(),
      ...costRows(),
    ];
  },
};

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

function accuracyRows(file: string, what: string): Row[] {
  const texts = labelledTexts(file);
  if (!texts) return [{ what: `ids in ${what}`, figure: `skipped: ../shared/data/${file} is not at hand` }];
  const { total, counts } = idAccuracy(texts);
  return [
    { what: `ids in ${what}, precision`, figure: percent(precision(total)), bar: '>= 99.5 %', met: precision(total) >= 0.995 },
    { what: `ids in ${what}, recall`, figure: percent(recall(total)), bar: '>= 98 %', met: recall(total) >= 0.98 },
    ...[...counts].map(([kind, ofKind]) => ({ what: `  ${kind}`, figure: countsText(ofKind) })),
  ];
}

const countsText = ({ right, missed, wrong }: Counts): string => `${right} right, ${missed} missed, ${wrong} wrong`;

function lookAlikeRows(): Row[] {
  const texts = labelledTexts('lookalikes-dev.jsonl');
  if (!texts) return [{ what: 'hits among look-alikes', figure: 'skipped: ../shared/data/lookalikes-dev.jsonl is not at hand' }];
  const { wrong } = idAccuracy(texts).total;
  return [{ what: `hits among ${texts.length} texts with look-alikes`, figure: String(wrong), bar: '0', met: wrong === 0 }];
}

const PROSE = 'The contact owns a 2018 car and took it to the dealer, who asked for $1,300 and put in a new part. Run ';
const CITING = 'Recall 99V-901 and TSB 99-901-14 tell dealers what complaint 99000001 says about EA99-901 since 2024. ';

function costRows(): Row[] {
  const rows = [1, 2, 4, 8].map((times) => {
    const text = CITING.repeat(1000 * times);
    return {
      what: `finding ids, ${(text.length / 1000).toFixed(0)} kB full of ids`,
      figure: `${leastMs(() => findDocumentIds(text)).toFixed(0)} ms`,
    };
  });
  const nodes = Array.from({ length: 36_000 }, (_, index) => `${PROSE}${index % 10}`);
  const gate = leastMs(() => nodes.filter((node) => mayCite(node)));
  const digit = leastMs(() => nodes.filter((node) => /\d/.test(node)));
  return [
    ...rows,
    {
      what: 'first pass over 36,000 runs of prose with numbers (3.6 million characters)',
      figure: `${gate.toFixed(1)} ms (a search for one digit: ${digit.toFixed(1)} ms)`,
    },
  ];
}

function leastMs(work: () => unknown): number {
  const runs = Array.from({ length: 5 }, () => {
    const begin = performance.now();
    work();
    return performance.now() - begin;
  });
  return Math.min(...runs);
}
