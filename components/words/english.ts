import { ATTRIBUTION_RULES, type AttributionRule, type DocumentKind } from '../../lib/citing/citation.ts';
import type { Contradiction, DocumentText, RecordDocument } from '../../lib/checking/document.ts';
import type { Caution, Code, Tone, Verdict } from '../../lib/checking/verdict.ts';
import { ENGLISH_SENTENCES } from './english-sentences.ts';
import { reasonIn } from './sentences.ts';

export const ENGLISH = {
  language: 'en',

  /** The verdict in three or four plain words. */
  headlines: {
    verbatim: 'Word for word there',
    'verbatim-with-ellipsis': 'There, with words omitted',
    'verbatim-with-editor-words': 'There, but for brackets',
    'number-changed': 'A number was changed',
    'unit-changed': 'A unit was changed',
    'negation-changed': 'A "not" was changed',
    'modal-changed': 'Words were changed',
    'word-changed': 'Words were changed',
    'word-added': 'Words were added',
    'word-missing': 'Words were left out',
    'order-changed': 'Words in another order',
    'cut-word': 'Cut inside a word',
    'cut-number': 'Cut inside a number',
    'ellipsis-order': 'Pieces in another order',
    'ellipsis-hides-negation': 'A "not" left out',
    stitched: 'Joined from different places',
    'other-document': 'From another document',
    'earlier-revision': 'Only in an earlier version',
    'superseded-document': 'Only in a superseded document',
    nowhere: 'Not in this document',
    'not-in-abstract': 'Not in what was read',
    'no-such-document': 'No such document',
    'not-held': 'Not in this record',
    offline: 'Could not be checked',
    'timed-out': 'Could not be checked',
    'rate-limited': 'Could not be checked',
    refused: 'Could not be checked',
    'bad-answer': 'Could not be checked',
    'unreadable-file': 'Could not be checked',
    'not-confirmed': 'Could not be checked',
    'not-as-shown': 'Not what the page shows',
    'on-record': 'Document on record',
    uncited: 'Found in the record',
  } satisfies Record<Code, string>,
  reason: (verdict: Pick<Verdict, 'code' | 'facts'>) => reasonIn(ENGLISH_SENTENCES, verdict),
  uncertainty: ({ doubt }: Pick<Verdict, 'doubt'>) => ENGLISH_SENTENCES.doubts[doubt],

  cautions: {
    superseded: 'A newer document has taken its place.',
    closed: 'This document is closed.',
    contradicted: 'The record disagrees with itself about this.',
    'partial-text': 'The document was read only in part.',
    'negation-cut': 'A "not" next to the quoted words was left out.',
    'qualifier-cut': 'A condition next to the quoted words was left out.',
    'reported-speech': 'In the document, someone else says this.',
    'wide-gap': 'The ellipsis joins passages that stand far apart.',
    'editor-words': 'The words in brackets are not in the document.',
    'year-not-covered': 'The document does not name this model year.',
    'trim-not-covered': 'The document excludes this trim.',
    'vin-not-covered': 'This VIN is outside the range that the document names.',
    'added-by-dataset': 'This line was written by whoever built the dataset, not by the document.',
    'claim-quote': "These words stand in a curator's quotation of the document, not in the text that is held.",
    'title-only': 'These words stand only in the title.',
    'shared-text': 'The same words stand in other documents too.',
    'too-short': 'So few words prove little.',
    'look-alike-letters': 'Some letters come from another alphabet.',
  } satisfies Record<Caution, string>,

  kinds: {
    recall: 'Recall',
    investigation: 'Investigation',
    communication: "Manufacturer's communication",
    complaint: "Owner's complaint",
    bulletin: 'Bulletin',
  } satisfies Record<DocumentKind, string>,

  statuses: {
    active: 'Active',
    superseded: 'Superseded by a newer document',
    revised: 'Revised',
    closed: 'Closed',
  } satisfies Record<RecordDocument['status'], string>,

  texts: {
    body: 'the text of the document',
    title: 'the title of the document',
    'claim-quote': "a curator's quotation of the document",
    'full-text': 'the full text of the document',
  } satisfies Record<DocumentText['name'], string>,

  contradictionStates: {
    open: 'Nobody has settled this yet.',
    proposed: 'A settlement is proposed, but not approved.',
    settled: 'A person has settled this.',
  } satisfies Record<Contradiction['state'], string>,

  tones: {
    green: 'really there',
    amber: 'altered or elsewhere',
    grey: 'could not check',
    neutral: 'on record',
  } satisfies Record<Tone, string>,

  verifiedBefore: (date: string, stillThere: boolean) =>
    `Verified on ${date} against an earlier version of the document. These words are ${stillThere ? 'still' : 'no longer'} in it.`,
  takenToBeFrom: (ids: string, rule: AttributionRule, count: number) =>
    `Taken to be from ${ids}, ${ATTRIBUTION_RULES[rule]}${count > 1 ? ` (${count} words away)` : ''}.`,
  quotedOpens: 'quoted words: ',
  quotedCloses: ' (end of quoted words)',
  onlyOnPage: 'only on this page: ',
  onlyInDocument: 'only in the document: ',
  struck: 'Struck out',
  struckMeans: 'only on this page.',
  underlined: 'Underlined',
  underlinedMeans: 'only in the document.',

  document: 'Document',
  documents: 'Documents',
  otherDocuments: 'Also:',
  wordsStandHere: 'the words stand here',
  makerNumber: "maker's number",
  readAtSource: 'Read it at its source',
  newTab: ' (opens in a new tab)',
  undated: 'undated',

  cautionsHeading: 'Keep in mind',
  disagreement: 'The record disagrees with itself',
  notKnown: 'Not known',
  evidenceHeading: 'What was read',
  evidenceText: 'Text',
  evidenceDate: 'Dated',
  evidenceRead: 'Read',

  copy: 'Copy as checked citation',
  copied: 'Copied.',
  copyFailed: 'The browser did not let it be copied.',
  close: 'Close',
  checkedOn: (time: string) => `Checked with Quotemark on ${time}`,

  onEverywhere: 'On in this browser',
  offEverywhere: 'Quotemark is off everywhere: nothing is read, marked or asked on any page.',
  allInPanel: 'All findings in the panel',
  openInPanel: 'Open in panel',
  findings: 'Findings',
  show: 'Show',
  all: 'all',
  documentsRead: (count: number) => `${count} ${count === 1 ? 'document was' : 'documents were'} read`,
  passagesFound: (count: number) => `${count} ${count === 1 ? 'passage holds' : 'passages hold'} words quoted here`,
  documentsUnread: (count: number) => `${count} ${count === 1 ? 'document' : 'documents'} could not be read`,
  reading: (ids: string) => `Reading ${ids} …`,
  andMore: (count: number) => `and ${count} more`,
  allRead: 'Nothing more is being read.',
  inFrame: 'in a frame of the page',
  showOnPage: 'Show on the page',
  notShown: 'It is not to be seen on the page now.',
  onThisSite: 'On for',
  askNhtsa: 'Ask NHTSA for documents that the dataset does not hold',
  remember: 'Remember verified quotations, to tell when their documents change',
  readAgain: 'Read again at its source what is older than',
  switchedOff: 'Quotemark is off for this site: nothing is read, marked or asked.',
  notAPage: 'Quotemark reads web pages only, not pages of the browser itself or files.',
  noAnswer:
    'Quotemark cannot read this page. Stores for extensions and PDF viewers are closed to it; ' +
    'a page that was open before Quotemark was installed has to be loaded again.',
  noAccess: 'The browser does not let Quotemark read the pages you visit, so it can check nothing.',
  askAccess: 'Let it read pages',
  nothingFound: 'No quotation of an NHTSA document was found on this page.',
  stillChecking: 'Still checking …',
  pageUnread: 'This page could not be read: a fault of Quotemark. What is told of it may be incomplete.',
  alerts: 'Look at these',
  reviews: 'Verified earlier, checked again',
  reviewsWhy: 'Their documents have changed since.',
  reviewed: (headline: string, document: string, date: string) => `${headline}: ${document}, verified on ${date}`,
  seen: 'Seen',
};

/** What our own views say; a language that lacks a word is a type error. */
export type Words = typeof ENGLISH;
