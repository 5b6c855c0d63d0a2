import { ANY_ACTION } from '../citing/action-codes.ts';
import type { DocumentId, DocumentKind } from '../citing/citation.ts';
import { COMMUNICATION_TYPES } from './schemas.ts';

/**
 * What an id has in common with every other spelling of it, with its kind in front: the bare numbers of communications and
 * complaints overlap, so `MC-11035781` and `ODI-11035781` must not meet.
 */
export type DocumentKey = `${DocumentKind}:${string}`;

/** Canonical ids as the finder writes them; whatever else stands there is a maker's number. */
const SHAPES: readonly { kind: DocumentKind; pattern: RegExp; key: (parts: RegExpExecArray) => string }[] = [
  { kind: 'communication', pattern: /^MC-?(\d{5,8})$/i, key: ([, number]) => number! },
  { kind: 'complaint', pattern: /^ODI-?(\d{6,8})$/i, key: ([, number]) => number! },
  // The last three digits of a recall are nearly always 000, which is left out.
  {
    kind: 'recall',
    pattern: /^(\d\d[VETC])-?(\d\d[0-9A-HJ-NP-Z])(?:-?(?:000|(\d{3})))?$/i,
    key: ([, year, number, suffix = '']) => `${year}${number}${suffix}`.toUpperCase(),
  },
  {
    kind: 'investigation',
    pattern: new RegExp(`^((?:${ANY_ACTION}|C)\\d\\d)-?(\\d{3})$`, 'i'),
    key: ([, year, number]) => `${year}${number}`.toUpperCase(),
  },
];

/** The key of an id that a page cites. */
export function keyOfId(id: DocumentId): DocumentKey {
  for (const { kind, pattern, key } of SHAPES) {
    const parts = pattern.exec(id);
    if (parts) return `${kind}:${key(parts)}`;
  }
  return makerKey(id);
}

export function partsOf(key: DocumentKey): { kind: DocumentKind; name: string } {
  const at = key.indexOf(':');
  return { kind: key.slice(0, at) as DocumentKind, name: key.slice(at + 1) };
}

/**
 * The spellings under which a dataset can file what an id names, for an exact question: with and without the kind's letters, with and
 * without the hyphen. They can name documents of another kind too; the answer's keys tell these apart.
 */
export function spellingsOf(id: DocumentId): string[] {
  const { kind, name } = partsOf(keyOfId(id));
  if (kind === 'communication') return [`MC-${name}`, name];
  if (kind === 'complaint') return [`ODI-${name}`, name];
  if (kind === 'recall') {
    const [hyphened, short] = [`${name.slice(0, 3)}-${name.slice(3)}`, name.slice(0, 6)];
    // A recall with last digits of its own can be filed without them.
    return name === short ? [hyphened, name, `${name}000`] : [hyphened, name, `${short.slice(0, 3)}-${short.slice(3)}`, short];
  }
  if (kind === 'investigation') return [`${name.slice(0, -3)}-${name.slice(-3)}`, name];
  return [...new Set([id, id.toUpperCase(), ...makerNumbers(id), ...(/^\d\d-\d{3}$/.test(id) ? [`A${id}`] : [])])];
}

/** Makers' numbers are written with any separator or none: `NTB20-081`, `NTB 20-081`. */
function makerKey(number: string): DocumentKey {
  return `bulletin:${(number.toUpperCase().match(/[A-Z]+|\d+/g) ?? []).join('-')}`;
}

export function kindOfSource(sourceType: string | null | undefined): DocumentKind | null {
  if (sourceType === 'recall' || sourceType === 'investigation' || sourceType === 'complaint') return sourceType;
  return (COMMUNICATION_TYPES as readonly (string | null | undefined)[]).includes(sourceType) ? 'communication' : null;
}

function withoutSuffix(key: DocumentKey): DocumentKey {
  return /^recall:\w{9}$/.test(key) ? (key.slice(0, -3) as DocumentKey) : key;
}

/** What of a document names it. */
export interface Names {
  tsbNumber?: string | null | undefined;
  nhtsaIds?: readonly string[] | null | undefined;
  manufacturerNumber?: string | null | undefined;
  sourceType?: string | null | undefined;
}

/** Every key that leads to a document. `nhtsaIds` are bare, so the document's own kind goes before them. */
export function keysOfDocument(names: Names): Set<DocumentKey> {
  const keys = new Set<DocumentKey>();
  if (names.tsbNumber) keys.add(keyOfId(names.tsbNumber));
  for (const id of canonicalIds(names)) keys.add(keyOfId(id));
  // Who leaves the last three digits away can mean any of the recalls that differ in them.
  for (const key of keys) keys.add(withoutSuffix(key));
  for (const number of makerNumbers(names.manufacturerNumber)) keys.add(makerKey(number));
  return keys;
}

/** "95V103004", "95V103000", "95V-103": the year, the number, and the last three digits where they tell anything. */
const LONG_RECALL = /^(\d\d[VETC])-?(\w{3})-?(?:000|(\d{3}))?$/i;

/**
 * The id under which a document is shown: its own number as it is filed. Of a recall that is filed by its first six characters, and whose
 * last three digits tell it from others, all of them.
 */
export function ownIdOf(names: Names & { tsbNumber: string }): DocumentId {
  const { tsbNumber } = names;
  return canonicalIds(names).find((id) => id.length > tsbNumber.length && isWithSuffix(id, tsbNumber)) ?? tsbNumber;
}

/** `95V-103004` is `95V-103` with its last three digits. */
function isWithSuffix(id: DocumentId, short: DocumentId): boolean {
  const [long, key] = [keyOfId(id), keyOfId(short)];
  return key.startsWith('recall:') && long !== key && long.startsWith(key);
}

/** The canonical spellings of a document's bare `nhtsaIds`. */
export function canonicalIds({ nhtsaIds, sourceType }: Names): DocumentId[] {
  const kind = kindOfSource(sourceType);
  return (nhtsaIds ?? []).map((bare) => {
    if (kind === 'communication' && /^\d+$/.test(bare)) return `MC-${bare}`;
    if (kind === 'complaint' && /^\d+$/.test(bare)) return `ODI-${bare}`;
    if (kind === 'recall') return bare.replace(LONG_RECALL, (_, year: string, number: string, suffix = '') => `${year}-${number}${suffix}`);
    if (kind === 'investigation') return bare.replace(/^([A-Z]{2}\d\d)-?(\d{3})$/i, '$1-$2');
    return bare;
  });
}

/**
 * The ways in which a maker's number is cited: whole, by one of its parts (`MTB 26-10` of `MAS005184 MTB 26-10`), and without the A
 * that Honda files in front of it (`26-091` of `A26-091`). A part must have two figures groups or six characters to name anything.
 */
function makerNumbers(number: string | null | undefined): string[] {
  if (!number) return [];
  const words = number.trim().split(/\s+/).slice(0, 8);
  const runs = words.flatMap((_, from) => words.slice(from).map((__, length) => words.slice(from, from + length + 1).join(' ')));
  const telling = runs.filter((run) => run === number || (/\d/.test(run) && (/\d\D+\d/.test(run) || run.length >= 6)));
  return telling.flatMap((run) => (/^A\d\d-\d{3}$/i.test(run) ? [run, run.slice(1)] : [run]));
}
