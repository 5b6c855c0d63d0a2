import { askByIds, askRevisions } from '../../lib/record/queries.ts';

type Row = Record<string, any>;

/**
 * groq-js goes through every document for every part of a question, which no server does: with many of them its slowness would be measured,
 * and no longer the extension. For the two questions that the extension asks of a large dataset this leaves the documents that can have
 * to do with the answer, which is the same; for any other question it leaves all.
 */
export function narrowDataset(query: string, params: Row, dataset: readonly Row[]): readonly Row[] {
  if (query === askByIds([]).query || query === askByIds(['99-901']).query)
    return reachable(dataset, new Set(params['ids'] as string[]), (params['numbers'] ?? []) as string[]);
  return dataset;
}

/** The answer to `askRevisions` where there are too many documents; undefined where there are not, and for any other question. */
export function tooLarge(query: string, params: Row, dataset: readonly Row[]): Row | undefined {
  if (query !== askRevisions(0).query) return undefined;
  const types = new Set(params['types'] as string[]);
  const size = dataset.reduce((count, { _type }) => count + Number(types.has(_type)), 0);
  return size > params['most'] ? { revisions: null } : undefined;
}

/** The documents with these ids or numbers and those that share a maker's number with one, and all that hangs on them. */
function reachable(dataset: readonly Row[], ids: ReadonlySet<string>, numbers: readonly string[]): readonly Row[] {
  const byType = Map.groupBy(dataset, ({ _type }) => _type as string);
  const of = (type: string) => byType.get(type) ?? [];
  const named = of('tsb').filter(
    ({ tsbNumber, manufacturerNumber, nhtsaIds }) =>
      ids.has(tsbNumber) ||
      ids.has(manufacturerNumber) ||
      nhtsaIds?.some((id: string) => ids.has(id)) ||
      numbers.some((number) => bare(manufacturerNumber).includes(number)),
  );
  const shared = new Set(named.map(({ manufacturerNumber }) => manufacturerNumber));
  const tsbs = new Set([...named, ...of('tsb').filter(({ manufacturerNumber }) => manufacturerNumber && shared.has(manufacturerNumber))]);
  const tsbIds = new Set([...tsbs].map(({ _id }) => _id));
  const claims = of('claim').filter(({ source }) => tsbIds.has(source?._ref));
  const claimIds = new Set(claims.map(({ _id }) => _id));
  const contradictions = of('contradiction').filter(({ claimA, claimB }) => claimIds.has(claimA?._ref) || claimIds.has(claimB?._ref));
  const contradictionIds = new Set(contradictions.map(({ _id }) => _id));
  const decisions = of('decision').filter(({ contradiction }) => contradictionIds.has(contradiction?._ref));
  const sideIds = new Set(contradictions.flatMap(({ claimA, claimB }) => [claimA?._ref, claimB?._ref]));
  const sides = of('claim').filter(({ _id }) => sideIds.has(_id));
  const sourceIds = new Set(sides.map(({ source }) => source?._ref));
  const chosen = new Set([
    ...tsbs,
    ...claims,
    ...contradictions,
    ...decisions,
    ...sides,
    ...of('tsb').filter(({ _id }) => sourceIds.has(_id)),
  ]);
  return dataset.filter((row) => chosen.has(row));
}

function bare(number: unknown): string {
  return typeof number === 'string' ? number.toLowerCase().replace(/[ -]/g, '') : '';
}
