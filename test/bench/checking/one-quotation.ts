import searchApproximately from 'approx-string-match';
import DiffMatchPatch from 'diff-match-patch';
import Fuse from 'fuse.js';
import { partial_ratio } from 'fuzzball';
import { checkQuotation } from '../../../lib/checking/check-quotation.ts';
import type { RecordDocument } from '../../../lib/checking/document.ts';
import { claimOf } from '../../unit/checking/classes/quotation-class.ts';
import { type Bench, interleaved, microseconds, ratioRow, type Row } from '../bench.ts';
import { normalise } from './normalise.ts';
import { type Planted, plantedDocuments, plantedQuotations } from './planted.ts';

const SEED = 1;
const ROUNDS = { fast: 11, slow: 3 };
/** The slow ones take milliseconds a quotation: every tenth quotation tells enough. */
const SLOW_SHARE = 10;
/** Of the quotation's length, as an edit distance. */
const TOLERANCE = 0.2;

/** What one check costs beside what others would use for it; 1,000 quotations over 200 documents. */
export const bench: Bench = { name: 'checking: one quotation', run: async () => rows() };

function rows(): Row[] {
  const documents = plantedDocuments(SEED);
  const planted = plantedQuotations(documents, SEED);
  const faithful = planted.filter(({ kind }) => kind === 'exact' || kind === 'typographic');
  const unfaithful = planted.filter(({ kind }) => kind === 'substituted' || kind === 'absent');
  const texts = new Map(documents.map((document) => [document, normalise(document.texts[0]!.text)]));
  const bare = new Map(faithful.map((one) => [one, normalise(one.quotation)]));

  const fast = interleaved(
    {
      bareIncludes: () => forEach(faithful, (one) => texts.get(one.document)!.includes(bare.get(one)!)),
      includes: () => forEach(faithful, (one) => texts.get(one.document)!.includes(normalise(one.quotation))),
      ours: () => forEach(faithful, check),
      approximate: () => forEach(faithful, (one) => approximately(texts.get(one.document)!, one)),
      oursAltered: () => forEach(unfaithful, check),
      approximateAltered: () => forEach(unfaithful, (one) => approximately(texts.get(one.document)!, one)),
      oursAll: () => forEach(planted, check),
      approximateAll: () => forEach(planted, (one) => approximately(texts.get(one.document)!, one)),
    },
    ROUNDS.fast,
  );

  const some = planted.filter((_one, at) => at % SLOW_SHARE === 0);
  const fuses = new Map(
    documents.map((document) => [
      document,
      new Fuse([texts.get(document)!], { ignoreLocation: true, includeMatches: true, threshold: TOLERANCE }),
    ]),
  );
  const patcher = new DiffMatchPatch();
  patcher.Match_Distance = 100_000;
  patcher.Match_Threshold = TOLERANCE;
  const slow = interleaved(
    {
      includes: () => forEach(some, (one) => texts.get(one.document)!.includes(normalise(one.quotation))),
      ours: () => forEach(some, check),
      diffMatchPatch: () => forEach(some, (one) => patched(patcher, texts.get(one.document)!, one)),
      fuzzball: () =>
        forEach(some, (one) => partial_ratio(normalise(one.quotation), texts.get(one.document)!, { full_process: false }) === 100),
      fuse: () => forEach(some, (one) => fuses.get(one.document)!.search(normalise(one.quotation)).length > 0),
    },
    ROUNDS.slow,
  );

  const shown = (what: string, time: number, base: number): Row => ({
    what,
    figure: `${microseconds(time, some.length)}, ×${(time / base).toFixed(1)}`,
  });
  return [
    { what: 'String.includes, both sides normalised before', figure: microseconds(fast.bareIncludes, faithful.length) },
    { what: 'String.includes on cached normalised documents (×1)', figure: microseconds(fast.includes, faithful.length) },
    ratioRow('verbatim check, tokenising and reason included', fast.ours, fast.includes, 2, microseconds(fast.ours, faithful.length)),
    {
      what: 'approx-string-match, the same quotations',
      figure: `${microseconds(fast.approximate, faithful.length)}, ×${(fast.approximate / fast.includes).toFixed(1)}`,
    },
    { what: 'approx-string-match, altered and absent ones (×1)', figure: microseconds(fast.approximateAltered, unfaithful.length) },
    ratioRow(
      'full verdict with nearest passage, altered and absent ones',
      fast.oursAltered,
      fast.approximateAltered,
      1,
      microseconds(fast.oursAltered, unfaithful.length),
    ),
    ratioRow(
      'full verdict, all 1,000, against approx-string-match',
      fast.oursAll,
      fast.approximateAll,
      1,
      microseconds(fast.oursAll, planted.length),
    ),
    shown('every tenth of the 1,000: ours, against includes', slow.ours, slow.includes),
    shown('diff-match-patch', slow.diffMatchPatch, slow.includes),
    shown('fuzzball partial_ratio', slow.fuzzball, slow.includes),
    shown('fuse.js', slow.fuse, slow.includes),
    ...verdictRows(planted),
  ];
}

/** The bars of the planted set: nothing false is green, and every replaced word is named. */
function verdictRows(planted: readonly Planted[]): Row[] {
  const verdicts = planted.map((one) => ({ one, verdict: check(one) }));
  const of = (...kinds: Planted['kind'][]) => verdicts.filter(({ one }) => kinds.includes(one.kind));
  const green = (list: typeof verdicts) => list.filter(({ verdict }) => verdict?.tone === 'green');
  const notGreen = (list: typeof verdicts) => list.filter(({ verdict }) => verdict?.tone !== 'green');
  const wrongGreen = green(of('substituted', 'absent'));
  const wrongAmber = notGreen(of('exact', 'typographic'));
  const absent = of('absent');
  const explained = absent.filter(({ verdict }) => verdict?.verdict === 'missing' || verdict?.verdict === 'altered');
  const shown = (list: typeof verdicts) =>
    list.slice(0, 5).map(({ one, verdict }) => `${one.kind}: ${one.quotation} → ${verdict?.code ?? 'silent'}`);
  return [
    {
      what: 'planted set: false greens of 300',
      figure: String(wrongGreen.length),
      bar: '0',
      met: wrongGreen.length === 0,
      details: shown(wrongGreen),
    },
    {
      what: 'planted set: false ambers of 700',
      figure: String(wrongAmber.length),
      bar: 'at most 1',
      met: wrongAmber.length <= 1,
      details: shown(wrongAmber),
    },
    {
      what: 'planted set: absent ones missing or altered, of 150',
      figure: String(explained.length),
      bar: 'all',
      met: explained.length === absent.length,
    },
  ];
}

function forEach(list: readonly Planted[], task: (one: Planted) => unknown): void {
  for (const one of list) task(one);
}

function check(one: Planted) {
  const { claim, lookups } = claimFor(one);
  return checkQuotation(claim, lookups, null);
}

const claims = new Map<Planted, ReturnType<typeof claimOf>>();

function claimFor(one: Planted): ReturnType<typeof claimOf> {
  let claim = claims.get(one);
  if (!claim) claims.set(one, (claim = claimOf({ quotation: one.quotation }, one.document satisfies RecordDocument)));
  return claim;
}

function approximately(text: string, { quotation }: Planted): boolean {
  const pattern = normalise(quotation);
  return searchApproximately(text, pattern, Math.floor(pattern.length * TOLERANCE)).length > 0;
}

/** Finds the first 32 characters, which is all that it can look for, and counts the edits in the stretch that begins there. */
function patched(patcher: DiffMatchPatch, text: string, { quotation }: Planted): boolean {
  const pattern = normalise(quotation);
  const at = patcher.match_main(text, pattern.slice(0, 32), 0);
  if (at < 0) return false;
  return patcher.diff_levenshtein(patcher.diff_main(text.slice(at, at + pattern.length), pattern)) <= pattern.length * TOLERANCE;
}
