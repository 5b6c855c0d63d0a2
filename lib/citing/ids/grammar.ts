import { ANY_ACTION, COMMON_ACTIONS, RARE_ACTIONS } from '../action-codes.ts';
import type { DocumentId, DocumentKind } from '../citation.ts';
import {
  bulletinBefore,
  bulletinBeside,
  bulletinNear,
  bulletinNumbered,
  communicationLabel,
  complaintInSentence,
  complaintLabel,
  investigationName,
  investigationNear,
  itemLabel,
  odiLabel,
  type Label,
  recallNear,
} from './labels.ts';

/** One way of writing an id. */
export interface IdRule {
  kind: DocumentKind;
  /**
   * Sticky: tried where a word or a number begins, in folded text (fold.ts: one space, one hyphen). The finder checks that
   * no letter or digit stands on either side.
   */
  pattern: RegExp;
  /** A word that has to stand beside it; without one the shape is enough. */
  label?: Label;
  /** Canonical id; `label` is the word that was found. */
  canonical(match: RegExpExecArray, label: string): DocumentId;
  /** True where the shape is met but is something else: volts and amperes, dates, telephone numbers. */
  refuses?(match: RegExpExecArray, before: string, after: string): boolean;
  /** An invented id as it is written, its canonical form, and words before it that make it one where the rule needs them. */
  example: string;
  exampleId: DocumentId;
  exampleLead?: string;
  /** What the rule is for. */
  name: string;
  /** Where ids are written so. */
  source: string;
}

/** What may stand between the parts of an id. */
const SEP = '[ -]{0,2}';
/** Two digits of a year in which the record can have documents: 1966 to 2039. */
const YEAR = '(?:6[6-9]|[7-9]\\d|[0-3]\\d)';
/** Last three characters of a short recall number; the third is a letter in years of more than 999 recalls (21V-00A). */
const SERIAL = '(?!000)\\d{3}|0\\d[A-HJ-NP-Z]';
/** The last three digits of a recall: nearly always 000, and then nobody needs them. */
const SUFFIX = `(?:(\\d{3})|${SEP}000|-(00\\d))?`;

/** "99,000,001", "99 000 001": eight digits as amounts are written, by writing programs that take them for one. */
const GROUPED = '[1-9]\\d(?:,\\d{3},\\d{3}| \\d{3} \\d{3})(?![ ,]\\d)';

const part = (match: RegExpExecArray, index: number): string => (match[index] ?? '').replace(/[ ,]/g, '').toUpperCase();
/** Of a recall, and of an investigation: letters and year in their order, then the serial. */
const serialId = (match: RegExpExecArray): DocumentId => `${part(match, 1)}${part(match, 2)}-${part(match, 3)}`;
/** "95V-103" with 000 or nothing behind it, "95V-103004": recalls of the 1990s can differ in their last three digits alone. */
const recallId = (match: RegExpExecArray): DocumentId => {
  const suffix = part(match, 4) || part(match, 5);
  return suffix === '000' ? serialId(match) : `${serialId(match)}${suffix}`;
};
const communicationId = (match: RegExpExecArray): DocumentId => `MC-${part(match, 1)}`;
const complaintId = (match: RegExpExecArray): DocumentId => `ODI-${part(match, 1)}`;
/** "99/901/14" is written with hyphens, too. */
const WITH_SLASHES = /^(\d{1,2})\/(\d{3})\/(\d\d)/;
const CAPITAL = /[A-Z]/;
/** A maker's number stays as written; only one that is wholly in lower case is put in capitals. */
const makersNumber = (match: RegExpExecArray): DocumentId => {
  const written = match[0].replace(WITH_SLASHES, '$1-$2-$3');
  return CAPITAL.test(written) ? written : written.toUpperCase();
};

// --- what has the shape and is none ---

/** `24V-100 A`, `12V 55W`: volts as they are sold, then an amount with its unit. */
const VOLTS = /^(?:12|14|18|20|24|28|36)v/i;
const UNIT_AFTER = new RegExp(
  '^[ -]?(?:a|ah|amps?|amperes?|amp-?hours?|ma|mah|w|watts?|kw|v|volts?|vac|vdc|ac|dc|hz|ohms?|cca|rpm|lumens?|lm|' +
    'in-?lbs?|ft-?lbs?|nm|psi)(?![a-z\\d])',
  'i',
);
/** "P/N 24V901", "Gate 24C 064": the word right before says what the number is. */
const OTHER_NUMBER = new RegExp(
  '(?<![a-z])(?:(?:p/?n|part (?:no\\.?|number|#)|sku|vin(?: (?:ending|ends)(?: (?:in|with))?)?|' +
    'gate|grid|seat|row|room|exit|suite|apt\\.?|utm|zone|hex)[:#]?|' +
    '(?:build|firmware|version|ios|ipados|macos|watchos|tvos|xcode)(?: \\d[\\d.]{0,8})?(?: build)?) ?\\(?$',
  'i',
);
/** "3." before more digits. */
const DECIMAL_BEFORE = /(?<![\w.-])\d{1,3}\.$/;
/** `3.99V-901`, `99V901%`: a part of an amount. */
const isInAmount = (before: string, after: string): boolean => DECIMAL_BEFORE.test(before) || after.startsWith('%');
/** `NRC Order EA-12-049`: orders of the Nuclear Regulatory Commission are numbered like investigations. */
const OTHER_ORDER = /(?<![a-z])(?:nrc|commission|enforcement action|order)(?: no\.?)? ?\(?(?:EA-?)?$/i;
/** " (NRC)", "-A (NRC" */
const NUCLEAR_AFTER = /^(?:-[A-Z])? ?\(nrc(?![a-z])/i;
const isNuclear = (_: RegExpExecArray, before: string, after: string): boolean => OTHER_ORDER.test(before) || NUCLEAR_AFTER.test(after);
/** "24V-100" and "24V 100" are volts like "24V100". */
const JOINTS = /[ -]/g;
/** " a dealer", as folded text has it. */
const ARTICLE_AFTER = /^ a /i;
/** Six hexadecimal digits: a colour, a check sum, a number with an exponent. */
const HEXADECIMAL = /^\d\d[ec][\da-f]{3}$/i;

const isElectrical = (match: RegExpExecArray, before: string, after: string): boolean =>
  VOLTS.test(match[0].replace(JOINTS, '')) &&
  !part(match, 3).startsWith('0') &&
  UNIT_AFTER.test(after) &&
  // "RECALL 12V-901 A DEALER": an article, not amperes.
  !(ARTICLE_AFTER.test(after) && recallNear.tells(before, after));
const isHexadecimal = (match: RegExpExecArray, before: string): boolean =>
  HEXADECIMAL.test(match[0]) && (match[0] !== match[0].toUpperCase() || before.endsWith('#'));

/** "10,", "3:", "$": what follows goes on with it. */
const RUNS_ON_BEFORE = /\d[.,/:-]$|[$€£] ?$/;
/** "99000001/": a whole id, to which another is joined. */
const ID_JOINED_BEFORE = /(?<!\d)\d{6,8}[/-]$/;
/** ",000", "%", "-5", but not "-99000002", which is another id. */
const RUNS_ON_AFTER = /^(?:[.,:]\d|[-/]\d(?!\d{5,7}(?!\d))|%)/;
/** `10,000`, `3:12`, `$57`, `50%`: an amount, or a part of a longer number; two ids joined by a hyphen or a slash are not. */
const runsOn = (before: string, after: string): boolean =>
  (RUNS_ON_BEFORE.test(before) && !ID_JOINED_BEFORE.test(before)) || RUNS_ON_AFTER.test(after);
/** " miles", "psi" */
const QUANTITY =
  /^ ?(?:miles?|mi|kms?|kilomet\w+|dollars?|usd|feet|ft|pounds?|lbs?|hours?|hrs?|minutes?|mins?|degrees?|psi|rpm|mph)(?![a-z])/i;
/** `20150612`: no number of the record begins with 19 or 20. */
const WRITTEN_DATE = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])$/;
const isNoNumber = (match: RegExpExecArray, before: string, after: string): boolean =>
  runsOn(before, after) || QUANTITY.test(after) || WRITTEN_DATE.test(part(match, 1));

/** `TSB-99-901-14`, `honda-99-901`: these may be joined to a number; other letters make it a part number. */
const JOINED_WORD =
  /(?<![a-z\d])(?:bulletins?|advisory|numbers?|nos?|tsbs?|tbs|s\/?bs?|acura|chrysler|dodge|ford|honda|jeep|ram|subaru)[-/]$/i;
/** "A-", "7.": it goes on. */
const MORE_BEFORE = /[a-z\d][-/.]$/i;
/** "-7", ".5" */
const MORE_AFTER = /^[-/.]\d/;
/** A piece of a longer part number, date or telephone number. */
const isPartOfMore = (before: string, after: string): boolean =>
  (MORE_BEFORE.test(before) && !JOINED_WORD.test(before)) || MORE_AFTER.test(after);

const MONTH = '(?:0?[1-9]|1[0-2])';
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
/** "6/12/2015", "2015-06-12" */
const DATE = new RegExp(`^(?:${MONTH}[-/]${DAY}|${DAY}[-/]${MONTH})[-/](?:19|20)?\\d\\d$|^(?:19|20)\\d\\d[-/]${MONTH}[-/]${DAY}$`);
/** "P0300" */
const FAULT_CODE = /^[PBCU][0-3][\dA-F]{3}(?:-\d\d)?$/i;
/** "2015", "MY2015-17" */
const YEARS = /^(?:MY)?(?:19|20)\d\d(?:[-/](?:(?:19|20)\d\d|\d\d))?$/i;
/** "06/2015" */
const MONTH_AND_YEAR = new RegExp(`^${MONTH}[-/](?:19|20)\\d\\d$`);
/** "1-800-555-0199" */
const PHONE = /^(?:1-)?(?:\d{3}-)?\d{3}-\d{4}$/;
/** "RAM1500" */
const MODEL = /^RAM\d/i;
const looksElse = (text: string): boolean => [DATE, MONTH_AND_YEAR, FAULT_CODE, YEARS, PHONE, MODEL].some((pattern) => pattern.test(text));

// Where ids are met.
const NHTSA_ITSELF = "NHTSA's own writing";
const NHTSA_AND_OWNERS = `${NHTSA_ITSELF}, owners' complaints`;
const NHTSA_PRESS_AND_OWNERS = `${NHTSA_ITSELF}, press, owners' complaints`;
const OWNERS_AND_SITE = "owners' complaints, nhtsa.gov";
const FILE_NAMES = 'file names on static.nhtsa.gov';

/** The grammar of ids, one row a spelling (README.md, "Ids"). Where two rows fit the same characters, the earlier row wins. */
export const ID_RULES: readonly IdRule[] = [
  {
    name: "recall, a file's name",
    kind: 'recall',
    pattern: new RegExp(
      `(?:RC[A-Z]{2,4}|RI[A-Z]{3}|RM[A-Z]{2,3}|RONE) ?- ?(\\d ?\\d) ?([VETC]) ?(\\d ?\\d ?[0-9A-HJ-NP-Z]) ?- ?\\d{4}P?(?:\\.pdf)?`,
      'iy',
    ),
    canonical: serialId,
    example: 'RCLRPT-99V901-1234.PDF',
    exampleId: '99V-901',
    source: FILE_NAMES,
  },
  {
    name: "investigation, a file's name",
    kind: 'investigation',
    pattern: new RegExp(`IN[A-Z]{2,3} ?- ?([A-Z] ?[A-Z]) ?(\\d ?\\d) ?(\\d ?\\d ?\\d) ?- ?\\d{3,6}P?\\d?(?:\\.pdf)?`, 'iy'),
    canonical: serialId,
    example: 'INOA-EA99901-11766P1.pdf',
    exampleId: 'EA99-901',
    source: FILE_NAMES,
  },
  {
    name: "communication, a file's name",
    kind: 'communication',
    pattern: /(?:MC|SB)-(\d{8})-\d{4}(?:\.pdf)?/iy,
    canonical: communicationId,
    example: 'SB-99000001-9999.pdf',
    exampleId: 'MC-99000001',
    source: FILE_NAMES,
  },
  {
    name: 'communication',
    kind: 'communication',
    pattern: new RegExp(`MC${SEP}(\\d{8}|${GROUPED})(?:\\.pdf)?`, 'iy'),
    canonical: communicationId,
    example: 'MC-99000001',
    exampleId: 'MC-99000001',
    source: NHTSA_ITSELF,
  },
  {
    name: 'complaint',
    kind: 'complaint',
    pattern: new RegExp(`(?:ODI|VOQ) ?-? ?(\\d{6,8}|${GROUPED})`, 'iy'),
    canonical: complaintId,
    example: 'ODI-99000001',
    exampleId: 'ODI-99000001',
    source: NHTSA_ITSELF,
  },
  {
    name: 'investigation',
    kind: 'investigation',
    pattern: new RegExp(`(${COMMON_ACTIONS.join('|')})${SEP}(${YEAR})(?:- ?)?(\\d{3})`, 'iy'),
    canonical: serialId,
    refuses: isNuclear,
    example: 'EA99-901',
    exampleId: 'EA99-901',
    source: NHTSA_AND_OWNERS,
  },
  {
    name: 'investigation of a rare kind',
    kind: 'investigation',
    pattern: new RegExp(`(${RARE_ACTIONS.join('|')})(${YEAR})-(\\d{3})`, 'y'),
    canonical: serialId,
    example: 'TQ99-901',
    exampleId: 'TQ99-901',
    source: "guides to NHTSA's investigations",
  },
  {
    name: 'investigation, with blanks',
    kind: 'investigation',
    pattern: new RegExp(`(${ANY_ACTION})${SEP}(${YEAR})${SEP}(\\d{3})`, 'iy'),
    label: investigationNear,
    canonical: serialId,
    refuses: isNuclear,
    example: 'EA 99 901',
    exampleId: 'EA99-901',
    exampleLead: 'NHTSA action number ',
    source: NHTSA_AND_OWNERS,
  },
  {
    name: 'investigation by name',
    kind: 'investigation',
    pattern: new RegExp(`(${YEAR})-(\\d{3})`, 'y'),
    label: investigationName,
    canonical: (match, label) => `${label.slice(0, 2)}${part(match, 1)}-${part(match, 2)}`,
    refuses: isNuclear,
    example: '99-901',
    exampleId: 'EA99-901',
    exampleLead: 'Engineering Analysis ',
    source: 'press, law',
  },
  {
    name: 'investigation before 1990',
    kind: 'investigation',
    pattern: /(C)(8\d|90)(\d{3})/iy,
    label: investigationNear,
    canonical: serialId,
    example: 'C89901',
    exampleId: 'C89-901',
    exampleLead: 'investigation ',
    source: NHTSA_AND_OWNERS,
  },
  {
    name: 'recall',
    kind: 'recall',
    pattern: new RegExp(`(${YEAR})-?([VETC])(?:- ?| (?=0))?(${SERIAL})${SUFFIX}`, 'iy'),
    canonical: recallId,
    refuses: (match, before, after) =>
      isElectrical(match, before, after) || isHexadecimal(match, before) || OTHER_NUMBER.test(before) || isInAmount(before, after),
    example: '99V-901',
    exampleId: '99V-901',
    source: NHTSA_PRESS_AND_OWNERS,
  },
  {
    name: 'recall, with blanks',
    kind: 'recall',
    pattern: new RegExp(`(${YEAR})${SEP}([VETC])${SEP}((?!000)\\d{2}[0-9A-HJ-NP-Z])${SUFFIX}`, 'iy'),
    label: recallNear,
    canonical: recallId,
    refuses: isElectrical,
    example: '99 V 901 000',
    exampleId: '99V-901',
    exampleLead: 'recall ',
    source: NHTSA_PRESS_AND_OWNERS,
  },
  {
    name: 'complaint, bare number',
    kind: 'complaint',
    pattern: /([1-9]\d{5,7})/y,
    label: complaintLabel,
    canonical: complaintId,
    refuses: isNoNumber,
    example: '99000001',
    exampleId: 'ODI-99000001',
    exampleLead: 'NHTSA complaint #',
    source: OWNERS_AND_SITE,
  },
  {
    name: 'complaint, number as an amount',
    kind: 'complaint',
    pattern: new RegExp(`(${GROUPED})`, 'y'),
    label: odiLabel,
    canonical: complaintId,
    refuses: isNoNumber,
    example: '99,000,001',
    exampleId: 'ODI-99000001',
    exampleLead: 'ODI number ',
    source: OWNERS_AND_SITE,
  },
  {
    name: 'complaint, number at the end of its sentence',
    kind: 'complaint',
    pattern: /(1[0-2]\d{6})/y,
    label: complaintInSentence,
    canonical: complaintId,
    refuses: isNoNumber,
    example: '12999901',
    exampleId: 'ODI-12999901',
    exampleLead: 'I filed a complaint with NHTSA in May, number ',
    source: OWNERS_AND_SITE,
  },
  {
    name: 'communication, bare number',
    kind: 'communication',
    pattern: new RegExp(`([1-9]\\d{7}|${GROUPED})`, 'y'),
    label: communicationLabel,
    canonical: communicationId,
    refuses: isNoNumber,
    example: '99000001',
    exampleId: 'MC-99000001',
    exampleLead: 'NHTSA item number: ',
    source: OWNERS_AND_SITE,
  },
  {
    name: 'communication of the 1990s',
    kind: 'communication',
    pattern: /(?:SB ?)?(\d{6}|[1-9]\d{4})/iy,
    label: itemLabel,
    canonical: communicationId,
    refuses: isNoNumber,
    example: 'SB990001',
    exampleId: 'MC-990001',
    exampleLead: 'NHTSA item number ',
    source: "NHTSA's records of 1995 to 2000",
  },
  // Recognisable alone.
  bulletin('Honda, Acura with a letter', /A\d\d-\d{3}/y, 'A99-901'),
  bulletin('GM', /\d\d-NA-\d{3}/y, '99-NA-901'),
  bulletin('GM, preliminary information', /PI[CEPT] ?\d{4}[A-Z]?/y, 'PIP9901B'),
  bulletin('GM, field action', /N\d{9}/y, 'N999999901'),
  bulletin('Hyundai, Genesis', /\d\d-[A-Z\d]{2}-\d{3}[HG](?:-\d)?/y, '99-ST-901H'),
  bulletin('Toyota, Lexus', /[TL]-(?:SB|TT)-\d{4}-\d\d/iy, 'T-SB-9901-99'),
  { ...bulletin('Nissan, Infiniti', /([NI]TB[ -]?\d\d)-?(\d{3}[A-Za-z]?)/y, 'NTB99-901'), canonical: (match) => `${match[1]}-${match[2]}` },
  bulletin('VW, Audi', /\d{7}\/\d{1,2}/y, '9999901/4'),
  bulletin('Mercedes-Benz', /LI\d\d\.\d\d-[A-Z]-\d{6}/y, 'LI99.85-P-999901'),
  bulletin('BMW, MINI', /SI(?:B[ -]?|[ -]?[A-Z][ -]?)\d\d[ -]\d\d[ -]\d\d/y, 'SI B99 03 13'),
  bulletin('Tesla', /S[Bb]-\d\d-\d\d-\d{3}/y, 'SB-99-00-901'),
  bulletin('Mitsubishi', /(?:TSB-\d\d-\d\d|SR-\d\d)-\d{3}/y, 'TSB-99-23-901'),
  bulletin('Mazda', /(?:\d\d|SA)-\d{3}\/\d\d/y, '99-901/22'),
  bulletin('Maserati', /MAS\d{6}(?:_[A-Z])?(?: (?:MTB|DS|MCL) \d\d-\d\d)?/y, 'MAS999901 MTB 99-10'),
  { ...bulletin('Ford special service message', /SSM ?#? ?(\d{5}|\d\d-\d{4})/iy, 'SSM 99901'), canonical: (match) => `SSM ${match[1]}` },
  // Recognisable with a word in the same sentence.
  bulletin('FCA, Stellantis, Subaru', /\d{1,2}[-/]\d{3}[-/]\d\d[A-Z]?/y, '99-901-14', bulletinNear, 'TSB '),
  bulletin('GM before 2014', /\d\d-\d\d-\d\d-\d{3}[A-Z]?/y, '99-06-01-901B', bulletinNear, 'bulletin '),
  bulletin('Maserati, short', /(?:MTB|DS|MCL) \d\d-\d\d/y, 'MTB 99-10', bulletinNear, 'bulletin '),
  bulletin('Volvo', /TJ ?\d{5}(?:\.\d\.\d)?/y, 'TJ 99901', bulletinNear, 'bulletin '),
  // Recognisable with a word directly beside it.
  bulletin('Honda, Ford', /\d\d-\d{3,4}[A-Z]?/y, '99-901', bulletinBeside, 'Service Bulletin '),
  bulletin('Ford before 2015, VW', /\d\d-\d{1,2}-\d{1,2}(?!-[A-Z])/y, '99-01-31', bulletinNumbered, 'TSB #'),
  {
    ...bulletin('FCA with blanks', /(\d\d) (\d{3}) (\d\d)/y, '99 901 14', bulletinBefore, 'TSB '),
    canonical: (match) => match.slice(1).join('-'),
    exampleId: '99-901-14',
  },
  bulletin(
    'Kia',
    /(?:AUD|BOD|BRA|CAM|CHA|CLU|ELE|ENG|EXT|FUE|HEV|HVA|INT|PS|SA|SC|STE|SUS|TRA|TRANS)[ -]?\d{3}/y,
    'ELE901',
    bulletinBefore,
    'TSB ',
  ),
  bulletin('Subaru campaign', /W[A-Z]{2}-\d\d/y, 'WXX-99', bulletinBefore, 'service bulletin '),
  bulletin('any maker, letters and digits', /[A-Z]{1,5}\d{4,9}(?:[A-Z]{1,3}\d?)?|\d{5}[A-Z]/iy, 'B999901', bulletinBefore, 'bulletin '),
  bulletin(
    'any maker, joined parts',
    /(?=(?:[A-Za-z/-]{0,4}\d){5})[A-Za-z]{0,3}\d{1,6}[A-Z]?(?:[-/][A-Z]{0,2}\d{1,6}[A-Z]{0,2}){1,4}(?:-[A-Z]{2})?/y,
    '99-2-35-901',
    bulletinBefore,
    'TSB ',
  ),
];

/** A maker's bulletin number. */
function bulletin(maker: string, pattern: RegExp, example: DocumentId, label?: Label, exampleLead = ''): IdRule {
  return {
    name: `bulletin: ${maker}`,
    kind: 'bulletin',
    pattern,
    ...(label && { label }),
    canonical: makersNumber,
    refuses: (match, before, after) =>
      isPartOfMore(before, after) || (label !== bulletinNumbered && looksElse(match[0])) || QUANTITY.test(after),
    example,
    exampleId: example,
    exampleLead,
    source: "makers' numbers in NHTSA's records, forums",
  };
}
