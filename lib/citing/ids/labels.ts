import { ANY_ACTION, COMMON_ACTIONS } from '../action-codes.ts';

/**
 * Words beside a number that tell what it is. A bare number names a document only with such a word (README.md, "Ids"); the word
 * stands before it, or before the list that it belongs to. Everything here runs over folded text.
 */
export interface Label {
  /** For people: what has to stand there. */
  words: string;
  /** The words that tell the kind, or null. `before` and `after` are at most LABEL_REACH code units of the text beside the number. */
  tells(before: string, after: string): string | null;
}

/** How far (code units) a word may stand from the number that it explains. */
export const LABEL_REACH = 120;
/** "Shortly before": words of common use, such as "campaign" and "case", explain nothing that stands farther off (code units). */
const NEAR = 60;

/** A letter or digit beside which no label begins; without the flag "u", which would fold letters of other alphabets. */
const WORD = 'a-z\\d\\u00C0-\\u024F\\u0370-\\u1FFF\\u3040-\\uDFFF';
/** Between a label and its number. A full stop counts only where no sentence ends with it. */
const MARKS = `[ :#,;()\\[\\]{}"'“”‘’=*/_|~>-]|\\.(?! )|&#?\\w{1,6};`;
const NUMBER_WORDS = '(?:num|nos?|nbrs?|nr|ref|rev|s)\\.?|numbers?|ids?|references?';
const LINK_WORDS = 'is|are|was|were|of|the|this|these|following|as follows|named|numbered|called|listed as|from|by|under|per';
const MAKERS =
  'acura|alfa romeo|audi|bmw|buick|cadillac|chevrolet|chevy|chrysler|dodge|fca|fiat|ford|genesis|gm|gmc|general motors|honda|' +
  'hyundai|infiniti|jeep|kia|lexus|lincoln|maserati|mazda|mercedes(?:[ -]benz)?|mini|mitsubishi|mopar|nissan|polestar|porsche|' +
  'ram|rivian|stellantis|subaru|tesla|toyota|volkswagen|volvo|vw|the (?:company|dealer|factory|maker|manufacturer)';
const NHTSA = 'nhtsa|nhsta|nhtsb|nhsa';

/** A label word, then only words that lead to a number, up to the number itself. */
function leadingWords(label: string, fillers: string): RegExp {
  return new RegExp(`(?<![${WORD}])(${label})(?:${MARKS}|(?:${NUMBER_WORDS}|${LINK_WORDS}|${fillers})(?![a-z\\d]))*$`, 'i');
}

/** "… by mail. Bulletin ", not "bulletin No. ". */
const SENTENCE_END = /(?<!\b(?:no|nos|nbr|num|nr|ref|rev|inc|co|corp|approx|vs|mr|mrs|dr|u\.s))[.!?]["”')\]]* (?=["“'([]?[a-z])/gi;

/** The part of `before` that belongs to the sentence of the number. */
function sentenceOf(before: string): string {
  const ends = [...before.matchAll(SENTENCE_END)];
  const last = ends.at(-1);
  return last ? before.slice(last.index + last[0].length) : before;
}

const found = (pattern: RegExp, text: string): string | null => pattern.exec(text)?.[1] ?? null;

// --- recalls and investigations ---

/** "NHTSA recall " */
const RECALL_WORD = /(?<![a-z])(recall(?:s|ed)?|campaigns?|nhtsa|nhsta)(?![a-z])/i;

export const recallNear: Label = {
  words: 'recall, campaign or NHTSA shortly before',
  tells: (before) => found(RECALL_WORD, before.slice(-NEAR)),
};

/** "the investigation ", "action " */
const INVESTIGATION_WORD =
  /(?<![a-z])(investigat\w*|evaluations?|analys[ie]s|petitions?|quer(?:y|ies)|nhtsa|odi|action|case|office of defects)(?![a-z])/i;

export const investigationNear: Label = {
  words: 'investigation, NHTSA, action, case … shortly before',
  tells: (before) => found(INVESTIGATION_WORD, before.slice(-NEAR)),
};

/** The names that the two letters of an investigation stand for. */
const INVESTIGATIONS: Readonly<Record<string, string>> = {
  pre: 'PE',
  eng: 'EA',
  def: 'DP',
  rec: 'RQ',
  aud: 'AQ',
  ser: 'SQ',
  tim: 'TQ',
  equ: 'EQ',
};
const INVESTIGATION_NAME = leadingWords(
  'preliminary evaluations?|engineering analys[ie]s|defect petitions?|(?:recall|audit|service|timeliness|equipment) quer(?:y|ies)|' +
    COMMON_ACTIONS.join('|'),
  ANY_ACTION,
);

/** Answers with the two letters. */
export const investigationName: Label = {
  words: 'the name of the investigation: Engineering Analysis, Recall Query …, or its letters and "No."',
  tells(before) {
    const name = found(INVESTIGATION_NAME, before);
    // "ea" in small letters is "each".
    return name && (INVESTIGATIONS[name.slice(0, 3).toLowerCase()] ?? (name === name.toUpperCase() ? name : null));
  },
};

// --- communications and complaints: one number space, so only a word can tell them apart (README.md, "Ids") ---

const COMPLAINT = 'compl(?:ai|ia)nts?';
/** Words that belong to NHTSA's complaints alone; after them a "case" is NHTSA's, too. */
const ODI = [
  "odi|voqs?|vehicle owner(?:['’]?s)? questionnaires?|safety ?issues?",
  `(?:${NHTSA})(?:['’]s)? (?:${COMPLAINT}|incident|confirmation)`,
].join('|');
const FILING = [
  `(?:${NHTSA})`,
  'odi|to|with|at|filed|submitted|assigned|conf|confirmation|file|record|report|my|our|your|previous|earlier|prior|also',
].join('|');
const ODI_COMPLAINT = leadingWords(ODI, `${FILING}|${COMPLAINT}|case|cases`);
const PLAIN_COMPLAINT = leadingWords(COMPLAINT, FILING);
/** "BBB ", "class action ": their complaints are numbered, too. */
const OTHER_COMPLAINT = new RegExp(
  '(?:bbb|better business bureau|ftc|fcc|cfpb|hud|attorney general|court|police|state|ca|class[ -]action|insurance|lemon law)' +
    "(?:['’]s)?[ (\"'-]{1,2}$",
  'i',
);

/** `filterValue=complaints` */
const COMPLAINTS_IN_ADDRESS = /complaints/i;

/** No amount stands behind these. */
export const odiLabel: Label = {
  words: 'ODI, VOQ, NHTSA complaint or safety issue before it',
  tells: (before) => found(ODI_COMPLAINT, before),
};

export const complaintLabel: Label = {
  words: 'ODI, VOQ, complaint number or safety issue id before it',
  tells(before, after) {
    const odi = found(ODI_COMPLAINT, before);
    if (odi) return odi;
    const plain = PLAIN_COMPLAINT.exec(before);
    if (plain && !OTHER_COMPLAINT.test(before.slice(0, plain.index))) return plain[0];
    return neutralLabel(before, after, 'complaint') ?? addressLabel(before, after, COMPLAINTS_IN_ADDRESS);
  },
};

const COMMUNICATION = leadingWords(
  `manufacturer['’]?s?['’]? ?communications?|mfr\\.? comm(?:unication)?s?|communications?|mc|tsbs?|s/?bs?|bulletins?`,
  `(?:${NHTSA})|document|doc|item|items|code`,
);
const ITEM = leadingWords('items?', `(?:${NHTSA})`);
const ITEM_OWNER = new RegExp(`(?<![a-z])(?:${NHTSA}|odi|tsbs?|s/?b|bulletins?|communications?)(?![a-z])`, 'i');

const NUMBER_FOLLOWS = leadingWords('numbers?|ids?|no|nbr|#|confirmation|reference|report', '');
const COMPLAINT_AND_NHTSA = new RegExp(`^(?=.*(?<![a-z])(${COMPLAINT})(?![a-z])).*(?<![a-z])(?:${NHTSA}|safercar)(?![a-z])`, 'i');

/** "I filed a complaint with NHTSA on the fifth of May, number 99000001". */
export const complaintInSentence: Label = {
  words: 'complaint and NHTSA in the same sentence, "number" or "#" directly before it',
  tells(before) {
    const leads = NUMBER_FOLLOWS.exec(before);
    return leads && found(COMPLAINT_AND_NHTSA, sentenceOf(before.slice(0, leads.index)));
  },
};

/** `filterValue=manufacturerCommunications` */
const COMMUNICATIONS_IN_ADDRESS = /manufacturerCommunications/i;

export const communicationLabel: Label = {
  words: 'item number, manufacturer communication number or TSB before it',
  tells: (before, after) =>
    found(COMMUNICATION, before) ??
    itemLabel.tells(before, after) ??
    neutralLabel(before, after, 'communication') ??
    addressLabel(before, after, COMMUNICATIONS_IN_ADDRESS),
};

/** "NHTSA item number": the only words that make 5 or 6 digits a communication. */
export const itemLabel: Label = {
  words: 'NHTSA item number before it',
  tells(before) {
    const item = ITEM.exec(before);
    return item && ITEM_OWNER.test(before.slice(0, item.index) + item[0]) ? item[0] : null;
  },
};

const NEUTRAL = leadingWords(NHTSA, 'case|document|doc|record|file|item');
const KINDS = {
  complaint: new RegExp(`(?<![a-z])(?:${COMPLAINT}|voqs?)(?![a-z])`, 'i'),
  communication: /(?<![a-z])(?:tsbs?|bulletins?|communications?)(?![a-z])/i,
};

/** " (a complaint)" */
const BRACKETS_BEHIND = /^ ?\([^()]*\)/;

/** "NHTSA ID number" introduces every kind; the sentence before it, or brackets behind the number, may name the kind, and only one. */
function neutralLabel(before: string, after: string, kind: keyof typeof KINDS): string | null {
  const neutral = NEUTRAL.exec(before);
  if (!neutral) return null;
  const words = sentenceOf(before.slice(0, neutral.index)) + (BRACKETS_BEHIND.exec(after)?.[0] ?? '');
  const other = kind === 'complaint' ? 'communication' : 'complaint';
  return KINDS[kind].test(words) && !KINDS[other].test(words) ? neutral[0] : null;
}

/** "&nhtsaId=" */
const NUMBER_IN_ADDRESS = /nhtsaid=$/i;

/** `…/safetyIssues/byNhtsaId?filterValue=complaints&nhtsaId=11561420`: another part of the address names the kind. */
function addressLabel(before: string, after: string, kind: RegExp): string | null {
  if (!NUMBER_IN_ADDRESS.test(before)) return null;
  const address = before.slice(before.lastIndexOf(' ') + 1) + (after.split(' ', 1)[0] ?? '');
  return kind.test(address) ? address : null;
}

// --- makers' bulletins ---

const BULLETIN =
  "t(?:sb|bs)s?|t\\.s\\.b\\.?|manufacturer['’]?s?['’]? communications?|tsibs?|s/b|sbs?|ssms?|bulletins?|" +
  '(?:technical |special )?service[ -](?:bulletins?|advisor(?:y|ies)|messages?|information)';
const BULLETIN_NEXT = leadingWords(BULLETIN, `${MAKERS}|${NHTSA}|technical|service|and`);
const BULLETIN_WORD = new RegExp(`(?<![${WORD}])(${BULLETIN})(?![${WORD}])`, 'gi');
const BULLETIN_AFTER = new RegExp(`^["'”’)\\]]{0,2} ?\\(?((?:technical |tech )?(?:service )?(?:tsb|bulletin|s/b))s?(?![a-z\\d])`, 'i');
/** A number that has versions is a document's. */
const VERSION_AFTER = /^[,;:]? ?\(?(version) \d/i;
/** Bulletins of other bodies: "California Senate Bill ", "FAA ", "Airbus ". */
const OTHER_BULLETIN = new RegExp(
  '(?:senate|colorado|california|senate bill|security|accounting|revenue|intelligence|airworthiness|information|weather|' +
    'legislative|police|building|fire|tax|regulatory|occ|fta|niosh|osha|faa|fda|irs|cdc|cfpb|fdic|sec|cisa|easa|icao|' +
    "microsoft|adobe|(?:airbus|boeing|cessna|embraer|bombardier)(?: [\\w-]{1,12})?)(?:['’]s)? ?(?:\\(\\w+\\) )?$",
  'i',
);
/** " (Colo.)" */
const OTHER_BODY_AFTER = /^ ?\((?:colo|cal|niosh|osha|faa|fda|fta|irs|cdc|cfpb|fdic|easa|ntsb|epa)\.?\)/i;

export const bulletinBefore: Label = {
  words: 'TSB, SB or bulletin directly before it',
  tells(before, after) {
    const next = BULLETIN_NEXT.exec(before);
    return next && !OTHER_BULLETIN.test(before.slice(0, next.index)) && !OTHER_BODY_AFTER.test(after) ? next[1]! : null;
  },
};

export const bulletinBeside: Label = {
  words: 'TSB, SB or bulletin directly beside it, square brackets around it, or "version 2" behind it',
  tells(before, after) {
    if (OTHER_BODY_AFTER.test(after)) return null;
    const inBrackets = before.endsWith('[') && after.startsWith(']');
    return bulletinBefore.tells(before, after) ?? (inBrackets ? '[' : (found(BULLETIN_AFTER, after) ?? found(VERSION_AFTER, after)));
  },
};

/** "TSB #", "bulletin No. ", "Ford " */
const NUMBER_NEXT = /(?:#|no\.?|nos\.?|numbers?:?|ford|lincoln|mercury) ?$/i;
/** ", REV 2" */
const REVISION_AFTER = /^,? rev/i;

/** Numbers that could be a date: the label says that a number follows, or names a maker who numbers so. */
export const bulletinNumbered: Label = {
  words: 'TSB or bulletin and "number", "#" or Ford before it, or REV behind it',
  tells(before, after) {
    const numbered = NUMBER_NEXT.test(before) || REVISION_AFTER.test(after);
    return numbered ? bulletinBefore.tells(before, after) : null;
  },
};

export const bulletinNear: Label = {
  words: 'TSB, SB or bulletin in the same sentence',
  tells(before, after) {
    const beside = bulletinBeside.tells(before, after);
    if (beside) return beside;
    const sentence = sentenceOf(before);
    const words = [...sentence.matchAll(BULLETIN_WORD)].filter((word) => !OTHER_BULLETIN.test(sentence.slice(0, word.index)));
    return OTHER_BODY_AFTER.test(after) ? null : (words.at(-1)?.[0] ?? null);
  },
};
