import { oneOf } from './alternatives.ts';

/** How lines are labelled that hold quoted words, name their source, or lead to them. Each pattern's example is run by labels.test.ts. */

/** `Claim 2: “…”`: words that are put up for judgement, or to choose from. */
export const PUT_UP = new RegExp(
  `^\\W*${oneOf('claim myth option scenario rumou?r example version prompt question q fiction statement next\\s+up me')}` +
    '\\s*(?:[a-z]|\\d{1,2})?\\W*:\\W*$',
  'i',
);

/** `Exact quote: …`: a printed line of quoted words. */
export const QUOTE_LABEL =
  /^\W{0,4}(?:(?:key|exact|direct|relevant|supporting)\s)?(?:quot(?:e|ation)s?|evidence|excerpt|passage|wording|verbatim|text)\s*:/i;

/** `Source: 99V-901`, `Document ID: …`: a printed line that names a source. */
export const SOURCE_LABEL = new RegExp(
  `^\\W{0,4}${oneOf('sources? documents? doc (?:nhtsa\\s+)?id ref(?:erence)? citation bulletin recall tsb file from')}` +
    `(?:\\s+${oneOf('id no number')})?\\W{0,3}:`,
  'i',
);

/** `— 99V-901`, `[99V-901]`, `via EA99-901`: how a line begins that names the source of what stands above it. */
export const SOURCE_LINE = /^(?:[—–―]|--?\s|[([]|(?:sources?|via|from|quoted|taken|cited)\b|ref)/i;

/** `Sources cited`: the heading of a list of sources. */
export const LIST_OF_SOURCES =
  /^\W*(?:references?|sources?(?:\s+cited)?|foot-?notes?|end-?notes?|notes|citations?|works\s+cited|bibliography)\W*$/i;

const DECLARING =
  'states? stated reads? as\\s+follows verbatim word\\s+for\\s+word in\\s+full quot(?:e|ing) (?:exact|full|original)\\s+(?:text|wording)';

/** `The warning reads as follows:`: the end of a line that declares the next paragraph to be a document's own words. */
export const VERBATIM_LEAD = new RegExp(`\\b${oneOf(DECLARING)}\\b[^.:]{0,30}:\\W{0,3}$`, 'i');

const SUMMARY = '(?:(?:defect|complaint)\\s+)?summary(?:\\s+of\\s+(?:the\\s+)?(?:complaint|defect|recall))?';
const DESCRIPTION = `description\\s+of\\s+(?:the\\s+)?${oneOf('defect complaint problem safety\\s+risk remedy(?:\\s+program)? cause')}`;

/** `Summary: …`, `Corrective Action`: what NHTSA's own pages call the texts of a record. */
export const RECORD_LABEL = new RegExp(
  `^\\W{0,4}(${SUMMARY}|${DESCRIPTION}|consequences?|safety\\s+risk|remedy|corrective\\s+action)\\b(?:\\W{0,3}:\\W{0,4}|\\W{0,3}$)`,
  'i',
);
/** A cheap look at the same, from where a line begins. */
export const RECORD_LABEL_BEGINS = /\W{0,4}(?:def|com|des|sum|con|saf|rem|cor)/iy;

/**
 * `NHTSA Campaign Number: 99V901000`, `Complaint 99000001`: a line that numbers a record as NHTSA's own pages do. "Recall: …" is how
 * chatbots begin a summary of their own.
 */
export const RECORD_NUMBER =
  /^\W{0,4}(?:nhtsa|odi)\b[\w\s.#()/-]{0,40}(?::|#)|^\W{0,4}complaint\s+(?:(?:id|number|no)\b\W*)?[A-Z\d-]{6,14}\W*$/i;
