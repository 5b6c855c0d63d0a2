import type { DocumentId } from '../citing/citation.ts';
import type { Check, QuotationClaim } from './claim.ts';
import { type Quotation, readQuotation } from './quotation.ts';
import { citedDocuments, isReplaced } from './cited-documents.ts';
import type { Lookup, RecordDocument } from './document.ts';
import { isInOtherLanguage } from './other-language.ts';
import { type Alteration, nearestAlteration } from './alteration.ts';
import { isDamaged } from './damage.ts';
import { tiesByLikeness } from './likeness.ts';
import { type Found, matchDocument, weightOf } from './match-document.ts';
import { provesLittle } from './proves-little.ts';
import { documentsWith, type RecordIndex } from './record-index.ts';
import { wordsOf } from './text-words.ts';
import { CODES, type Verdict, VERDICTS } from './verdict.ts';
import { verdictOn } from './verdict-on.ts';

/** Words that an unattributed quotation has at least before it is worth a remark. */
const LEAST_UNCITED = 8;

/** Words that a quotation has at least before it is called absent; fewer are names and turns of phrase, unless an id follows directly. */
const LEAST_ABSENT = 4;

/**
 * Checks a quotation word by word against the documents that its ids name.
 * @param lookups what the record answered for each of `claim.ids`; an id without an answer counts as not confirmed
 * @param record index over every document that was read whole, to tell where else the words stand; null when that is not known
 * @returns the verdict, or null where silence is right (an unattributed quotation that stands nowhere, no words at all)
 */
export function checkQuotation(
  claim: QuotationClaim,
  lookups: ReadonlyMap<DocumentId, Lookup>,
  record: RecordIndex | null,
): Verdict | null {
  const cited = citedDocuments(claim.ids, lookups);
  // Before the quotation: a word of a quotation is known only if a document that was read has it.
  const candidates = (claim.candidates ?? []).map((id) => citedDocuments([id], lookups));
  for (const { documents } of [cited, ...candidates]) for (const document of documents) readWords(document);
  const quotation = readQuotation(claim.text);
  if (quotation.count === 0) return null;
  const check: Check = { claim, quotation, cited, record };
  const nearby = candidates.map((named) => ({ ...check, cited: named }));
  if (claim.ids.length > 0 && claim.weak) return verified(check) ?? byTheirWords(check, nearby) ?? unanswered(check);
  return claim.ids.length === 0
    ? byTheirWords(check, nearby)
    : (verified(check) ?? unreadable(check) ?? (mayAccuse(check) ? accused(check) : null));
}

function readWords({ texts, earlier }: RecordDocument): void {
  for (const text of texts) wordsOf(text);
  for (const { texts: before } of earlier ?? []) for (const text of before) wordsOf(text);
}

/**
 * The words decide, and may decide nothing.
 * @param nearby the same check against each document that is named near the quotation
 */
function byTheirWords(check: Check, nearby: readonly Check[]): Verdict | null {
  return byItsWords(check, nearby) ?? uncited(check) ?? nearlyByItsWords(check, nearby);
}

/** Words that a quotation needs before words alone tie it to a document, and before nearly the same words do. */
const LEAST_TELLING = 5;
/** So many common words in a row are no chance either. */
const LEAST_PLAIN = 7;
const LEAST_NEARLY = 8;

/** Of nearly the same words at least this share, beyond any chance (README.md, "Where altered ends and missing begins"). */
const LEAST_LIKENESS = 0.8;

/** Green, if a document that is named near the quotation has the words: then no other can be meant. */
function byItsWords({ quotation }: Check, nearby: readonly Check[]): Verdict | null {
  if (quotation.count < LEAST_TELLING || (quotation.count < LEAST_PLAIN && provesLittle(quotation))) return null;
  for (const named of nearby) {
    const verdict = verified(named);
    if (verdict?.tone === 'green') return attributedTo(named, verdict);
  }
  return null;
}

/**
 * Amber, if a document that is named near the quotation has nearly the words, and none has the words, if likeness tells (likeness.ts). One
 * that could not be read may have the words: then nothing is said of the others.
 */
function nearlyByItsWords(check: Check, nearby: readonly Check[]): Verdict | null {
  if (check.quotation.count < LEAST_NEARLY || [check, ...nearby].some(({ cited }) => cited.failure || cited.notHeld.length > 0))
    return null;
  const near = nearby.flatMap((named) => {
    const alteration = nearest(named);
    return alteration && alteration.share >= LEAST_LIKENESS && tiesByLikeness(named, alteration) ? [{ named, alteration }] : [];
  });
  if (near.length === 0) return null;
  const { named, alteration } = near.reduce((best, one) => (one.alteration.share > best.alteration.share ? one : best));
  return attributedTo(named, verdictOn(named, { code: alteration.code, alteration, foundIn: [] }));
}

function attributedTo({ cited }: Check, verdict: Verdict): Verdict {
  return { ...verdict, attributed: cited.ids[0]! };
}

function uncited(check: Check): Verdict | null {
  if (check.quotation.count < LEAST_UNCITED) return null;
  const holders = elsewhere(check);
  return holders.length > 0 ? verdictOn(check, { code: 'uncited', found: shown(holders, check.quotation), foundIn: holders }) : null;
}

/** Green, if a cited document holds the words: of documents that share a maker's number the one in force decides. */
function verified(check: Check): Verdict | null {
  const { cited, quotation } = check;
  const holders = placesIn(cited.documents, quotation);
  if (holders.length === 0) return null;
  const inForce = holders.filter(([{ document }]) => !cited.replaced.includes(document));
  if (inForce.length === 0) return cited.failure || cited.notHeld.length > 0 ? null : supersededOnly(check, documentsOf(holders));
  const found = bestOf(inForce);
  const { placement } = found[0];
  const code = placement.editorWords ? 'verbatim-with-editor-words' : placement.omits ? 'verbatim-with-ellipsis' : 'verbatim';
  return verdictOn(check, { code, found, foundIn: [...documentsOf(inForce), ...(provesLittle(quotation) ? [] : elsewhere(check))] });
}

function supersededOnly(check: Check, holders: readonly RecordDocument[]): Verdict {
  return verdictOn(check, { code: 'superseded-document', found: shown(holders, check.quotation), foundIn: holders });
}

/** Grey, if a document that may have the words could not be read; that there is no such document is no answer of a quotation's. */
function unanswered(check: Check): Verdict | null {
  const verdict = unreadable(check);
  return verdict?.tone === 'grey' ? verdict : null;
}

/** Grey, if any cited document could not be read: it may hold the words. */
function unreadable(check: Check): Verdict | null {
  const { failure, notHeld, absent, documents } = check.cited;
  if (failure) return verdictOn(check, { code: failure.code, foundIn: [] });
  if (notHeld.length > 0) return verdictOn(check, { code: 'not-held', foundIn: elsewhere(check) });
  if (documents.length === 0 && absent.length > 0) return verdictOn(check, { code: 'no-such-document', foundIn: elsewhere(check) });
  return null;
}

function mayAccuse({ quotation, claim }: Check): boolean {
  return quotation.count >= LEAST_ABSENT || claim.direct === true;
}

/** Every cited document was read, and none in force has the words. */
function accused(check: Check): Verdict {
  const { cited, quotation } = check;
  const earlier = earlierRevision(check);
  if (earlier) return outdated(check, earlier);
  const holders = elsewhere(check);
  // The words are there but for what accuses nobody: that they stand word for word elsewhere accuses nobody either.
  const unclear = holders.length > 0 && mayBeUnclear(check) ? nearest(check) : null;
  if (unclear && VERDICTS[CODES[unclear.code]] === 'grey')
    return verdictOn(check, { code: unclear.code, alteration: unclear, foundIn: [] });
  const sharing = cited.documents.filter(({ makerNumber }) => makerNumber !== undefined);
  const predecessors = sharing.length > 0 ? holders.filter((document) => isPredecessor(document, sharing)) : [];
  if (predecessors.length > 0)
    return supersededOnly(check, [...predecessors, ...holders.filter((document) => !predecessors.includes(document))]);
  if (holders.length > 0) return verdictOn(check, { code: 'other-document', found: shown(holders, quotation), foundIn: holders });
  const alteration = nearest(check);
  if (alteration) return verdictOn(check, { code: alteration.code, alteration, foundIn: [] });
  if (isInOtherLanguage(check)) return verdictOn(check, { code: 'other-language', foundIn: [] });
  return verdictOn(check, { code: cited.documents.every(({ complete }) => complete) ? 'nowhere' : 'not-in-abstract', foundIn: [] });
}

function mayBeUnclear({ cited, quotation }: Check): boolean {
  return quotation.pieces.some(({ gap }) => gap === 'editor') || cited.documents.some(({ texts }) => texts.some(isDamaged));
}

/** What the document says today in place of the words, if it says anything like them, is shown too. */
function outdated(check: Check, earlier: Places): Verdict {
  const alteration = nearestAlteration(earlier[0].document, check.quotation);
  return verdictOn(check, { code: 'earlier-revision', found: earlier, foundIn: [], ...(alteration ? { alteration } : {}) });
}

function earlierRevision({ cited, quotation }: Check): Places | null {
  for (const document of cited.documents) {
    for (const { revision, texts, lastSeen } of document.earlier?.toReversed() ?? []) {
      const found = matchDocument({ ...document, revision, readAt: lastSeen }, quotation, texts);
      if (isSound(found)) return found;
    }
  }
  return null;
}

/** A superseded document under the number that one of the cited documents has too. */
function isPredecessor(document: RecordDocument, cited: readonly RecordDocument[]): boolean {
  return isReplaced(document) && cited.some(({ makerNumber, id }) => makerNumber === document.makerNumber && id !== document.id);
}

function nearest({ cited, quotation }: Check): Alteration | null {
  let best: Alteration | null = null;
  for (const document of cited.documents) {
    const alteration = nearestAlteration(document, quotation);
    // What a source read in part lacks may stand in the rest of it.
    if (alteration?.runsBeyond && !document.complete) continue;
    if (alteration && alteration.share > (best?.share ?? 0)) best = alteration;
  }
  return best;
}

/** Documents of the record that hold the words, other than the cited ones. */
function elsewhere({ record, quotation, cited }: Check): RecordDocument[] {
  return record ? documentsWith(record, quotation, cited.documents) : [];
}

/** Where the words stand in a document, the first of them the best. */
type Places = readonly [Found, ...Found[]];

/** The places in each document that holds the words. */
function placesIn(documents: readonly RecordDocument[], quotation: Quotation): Places[] {
  return documents.map((document) => matchDocument(document, quotation)).filter(isSound);
}

/** Holders among which the one to show is chosen; boilerplate can stand in thousands. */
const MOST_WEIGHED = 8;

function shown(holders: readonly RecordDocument[], quotation: Quotation): Places {
  const weighed: Places[] = [];
  for (const holder of holders.slice(0, MOST_WEIGHED)) {
    weighed.push(...placesIn([holder], quotation));
    // The document's own text: nothing proves more, and every further document would have to be read.
    if (weighed.at(-1) && weightOf(weighed.at(-1)![0]) === 0) break;
  }
  return bestOf(weighed);
}

function documentsOf(places: readonly Places[]): RecordDocument[] {
  return places.map(([{ document }]) => document);
}

/** The places in the document whose text proves most, the first of several. */
function bestOf(places: readonly Places[]): Places {
  return places.reduce((best, one) => (weightOf(one[0]) < weightOf(best[0]) ? one : best));
}

function isSound(found: readonly Found[]): found is Places {
  return found.length > 0 && found[0]!.placement.fault === null;
}
