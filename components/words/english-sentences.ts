import type { FactsInWords, Sentences } from './sentences.ts';

/** Verdicts in English. */
export const ENGLISH_SENTENCES: Sentences = {
  reasons: {
    verbatim: ({ document, text }) => `These words stand, word for word, in ${text} of ${document}.`,
    'verbatim-with-ellipsis': ({ document, text, leftOut }) =>
      `These words stand, in this order, in ${text} of ${document}; ${left(leftOut)}.`,
    'verbatim-with-editor-words': ({ document, text }) =>
      `These words stand in ${text} of ${document}; the words in brackets are the writer's own.`,
    'number-changed': (facts) => `${facts.document} has this passage with another number: ${change(facts)}.`,
    'unit-changed': (facts) => `${facts.document} has this passage with another unit: ${change(facts)}.`,
    'negation-changed': (facts) => `${facts.document} has this passage, but a “not” or its like was added or dropped: ${change(facts)}.`,
    'modal-changed': (facts) => `${facts.document} has this passage, but what may, must or will happen was changed: ${change(facts)}.`,
    'word-changed': (facts) => `${facts.document} has this passage in other words: ${change(facts)}.`,
    'word-added': (facts) => `${facts.document} has this passage, but not all of these words: ${change(facts)}.`,
    'word-missing': (facts) => `${facts.document} has this passage, but words of it were dropped without a mark: ${change(facts)}.`,
    'order-changed': ({ document }) => `${document} has these words in another order.`,
    'cut-word': (facts) => `The quotation begins or ends inside a word of ${facts.document}: ${change(facts)}.`,
    'cut-number': (facts) => `The quotation begins or ends inside a number of ${facts.document}: ${change(facts)}.`,
    'ellipsis-order': ({ document }) => `The quoted pieces stand in ${document}, but not in this order.`,
    'ellipsis-hides-negation': (facts) => `What the quotation leaves out of ${facts.document} turns its meaning: ${change(facts)}.`,
    stitched: ({ document }) => `The quotation joins words that do not stand together in ${document}, without showing it.`,
    'other-document': ({ cited, elsewhere, readInPart }) =>
      readInPart
        ? `These words stand, word for word, in ${elsewhere}; in what could be read of ${cited}, which is not all of it, they do not.`
        : `These words do not stand in ${cited}; they stand, word for word, in ${elsewhere}.`,
    'earlier-revision': ({ document }) => `These words stood in an earlier version of ${document}; they are not in it any more.`,
    'superseded-document': ({ document, current, readInPart }) => {
      const lacks = readInPart ? 'does not have them in the part that could be read' : 'does not have them';
      const inForce = current ? `; ${current}, which is in force, ${lacks}` : '';
      return `These words stand only in ${document}, which has been superseded${inForce}.`;
    },
    nowhere: ({ cited, text }) => `These words do not stand in ${text} of ${cited}.`,
    'no-such-document': ({ cited, source, elsewhere }) =>
      `${source} has no document ${cited}${elsewhere ? `; these words stand in ${elsewhere}` : ''}.`,
    'not-held': ({ cited, elsewhere }) => {
      const other = elsewhere ? `; these words stand in ${elsewhere}, which was not cited` : ', so it could not be compared';
      return `This record does not hold ${cited}${other}.`;
    },
    offline: ({ cited }) => `${cited} could not be read: its source cannot be reached.`,
    'timed-out': ({ cited }) => `${cited} could not be read: its source did not answer in time.`,
    'too-many': ({ cited }) => `${cited} was not asked for: this page names more documents than NHTSA is asked for at once.`,
    'rate-limited': ({ cited }) => `${cited} could not be read: its source asks to be left alone for a while.`,
    refused: ({ cited }) => `${cited} could not be read: its source refused.`,
    'bad-answer': ({ cited }) => `${cited} could not be read: its source gave an answer that makes no sense.`,
    'unreadable-file': ({ cited }) => `${cited} could not be read: its file has no readable text.`,
    'not-as-shown': ({ cited }) => `The page does not show what its text says, so it was not compared with ${cited}.`,
    'not-in-abstract': ({ cited }) => `These words are not in what could be read of ${cited}, which is only a part of it.`,
    'other-language': ({ cited }) => `These words are in another language than ${cited}, so they could not be compared.`,
    'not-confirmed': ({ cited }) => `${cited} could not be checked: the copy that is kept could not be confirmed at its source.`,
    'editor-replaced': (facts) =>
      `The words outside the brackets stand in ${facts.document}; those in brackets may say something else: ${change(facts)}.`,
    'damaged-text': (facts) =>
      `The text of ${facts.document} was damaged where it differs, so the words could not be compared: ${change(facts)}.`,
    'on-record': ({ document }) => `${document} is on record.`,
    uncited: ({ elsewhere }) => `The page ties these words to no one document; they stand, word for word, in ${elsewhere}.`,
  },
  notShown: {
    hidden: (words) => `“${words}” stands in the page's text but is not in sight, so what you see was not checked.`,
    'crossed-out': (words) => `“${words}” is crossed out on the page, so what you see was not checked.`,
    unread: (words) => `The page shows “${words}” here, which is not in its text, so what you see was not checked.`,
    generated: (words) => `The page's style adds “${words}” here, so what you see was not checked.`,
    apart: (words) => `The page draws “${words}” apart, so what you see was not checked.`,
    moved: (words) => `The page draws “${words}” in another order or size than its text has, so what you see was not checked.`,
    picture: (words) => `A picture${words ? ` (“${words}”)` : ''} stands among these words, so what you see was not checked.`,
  },
  silences: {
    'no-answer': 'The check was interrupted before it was done, so these words could not be checked yet.',
    'page-unread': 'The page has changed and could not be read anew: a fault of Quotemark, so these words could not be checked.',
    'too-late': 'The check took too long, so these words could not be checked yet.',
  },
  keptCopy: (date) => `A copy of it that was read on ${date} has these words.`,
  doubts: {
    verified: 'That the words stand there does not tell whether they apply to a particular car, or whether the document is right.',
    'verified-abstract': 'The document was not read whole: what else the document says about this is not known.',
    'verified-title': 'A title can be written by whoever filed the document; whether its text says so is not known.',
    'verified-claim-quote': 'A curator quoted these words from the document; its own text was not there to compare.',
    'verified-added': 'This line was written by whoever built the dataset; whether NHTSA says so is not known.',
    altered: 'Only the text that was read was compared: another version, a translation or a corrected slip can explain other words.',
    'altered-abstract': 'The document was not read whole: the rest of it may have these very words.',
    misattributed: 'Whether the writer meant the other document, and whether its text was taken over from the cited one, is not known.',
    'misattributed-abstract': 'The cited document was not read whole: the rest of it may have these words too.',
    outdated: 'Whether the words were dropped because they were wrong, or only rewritten, is not known.',
    missing: 'Attachments, pictures and other versions of the document were not read; the words may stand there.',
    'no-such-document': 'A document may have been filed after the source was asked, or the id may be mistyped.',
    'not-held': 'Whether the document exists, and what it says, is not known.',
    unchecked: 'Nothing is known about these words: they are neither confirmed nor refuted.',
    'unchecked-abstract': 'The document itself was not read whole and may have these words.',
    'on-record': 'That the document exists does not tell whether what is said about it here is right.',
    uncited: 'Whether the writer took the words from there is not known.',
    'not-asked': 'No source was read: this says nothing about whether the words are right. It is tried again by itself.',
  },
  texts: {
    body: 'the text',
    'full-text': 'the full text',
    title: 'the title',
    'claim-quote': "a curator's quotation",
    'added-line': 'a line that the dataset added to the text',
  },
  and: 'and',
  others: (count) => `${count} others`,
};

function left(words: number): string {
  if (words === 0) return 'nothing is left out between them';
  return words === 1 ? 'one word is left out' : `${words} words are left out`;
}

function change({ inDocument, onPage }: FactsInWords): string {
  if (!inDocument) return `“${onPage}” is not there`;
  return onPage ? `“${inDocument}” became “${onPage}”` : `“${inDocument}” is missing here`;
}
