/**
 * The closed word tables by which context is judged. Everything is lower case; apostrophes are
 * folded to "'" before a word is looked up. A word that is not in a table says nothing.
 */

import { words } from '../language/lexicon/words.ts';

/** Words that turn round what follows them. */
export const NEGATIONS: ReadonlySet<string> = new Set(
  words(
    `not no never without neither nor cannot cant none nothing nobody unable inability deny denies denied denying dont doesnt
  didnt wont isnt arent wasnt werent wouldnt couldnt shouldnt hasnt havent hadnt`,
  ),
);

/** Words that turn round what follows them when the other word stands between: "fails to …". */
export const NEGATING_PAIRS: ReadonlyMap<string, string> = new Map([
  ['fail', 'to'],
  ['fails', 'to'],
  ['failed', 'to'],
  ['failing', 'to'],
  ['failure', 'to'],
  ['instead', 'of'],
  ['rather', 'than'],
  ['lack', 'of'],
  ['absence', 'of'],
  ['other', 'than'],
  ['refuse', 'to'],
  ['refuses', 'to'],
  ['refused', 'to'],
]);

/** Words that turn round a statement from which they are left out, wherever in its cut part they stand. */
export const REVERSERS: ReadonlySet<string> = new Set(
  words(`unable inability incapable unlikely impossible hardly rarely seldom barely scarcely infrequently
  refuse refuses refused refusing refusal deny denies denied denying denial lack lacks lacked lacking
  prevent prevents prevented preventing prohibit prohibits prohibited prohibiting preclude precludes precluded precluding
  avoid avoids avoided avoiding resist resists resisted resisting forbid forbids forbade forbidden forbidding
  cease ceases ceased ceasing exempt exempts exempted untrue
  disprove disproves disproved disproven refute refutes refuted dispute disputes disputed`),
);

/** Words that do so only where they bear on what stands right behind them: "fails to …", "stopped trying", "false …". */
export const REVERSERS_OF_NEXT: ReadonlySet<string> = new Set(
  words(`fail fails failed failing failure stop stops stopped stopping decline declines declined declining neglect neglects neglected
  neglecting omit omits omitted forget forgets forgot halt halts halted quit quits false falsely incorrect incorrectly
  wrong wrongly wrongfully mistakenly erroneously fake supposed`),
);

/** What such a word bears on its next words by, beside a form in "-ing". */
export const BEARING_WORDS: ReadonlySet<string> = new Set(['to', 'from', 'that']);

/** Two words that do so together. */
export const REVERSING_PAIRS: ReadonlyMap<string, string> = new Map([
  ['far', 'from'],
  ['anything', 'but'],
  ['nothing', 'but'],
  ['free', 'of'],
  ['free', 'from'],
  ['short', 'of'],
  ['no', 'longer'],
  ['ruled', 'out'],
]);

/** Verbs, beside HEDGES and CONDITIONS, without which a statement says more than its document does. */
export const QUALIFIERS: ReadonlySet<string> = new Set(
  words(`can could may might must ought should would when whether partly partially usually generally often likely
  probably apparently seemingly suggests suggested appears appeared seems seemed when`),
);

/** Words of an editor's brackets that make more or less of what stands behind them. */
export const COMPARING: ReadonlySet<string> = new Set(
  words(`less fewer more most least half under over below above nearly almost about roughly approximately formerly
  previously partly partially always`),
);

/** Words that refer to something named before: an editor may name it in their stead, or put them in its stead. "Itself" only stresses. */
export const PRONOUNS: ReadonlySet<string> = new Set(
  words(`it its they their them this that these those he his him she her hers we our us ours i my me mine you your yours
  who which whose whom one ones`),
);

export const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'such', 'said']);

/** Forms of the verbs whose forms are not made from one stem. */
export const VERB_FORMS: readonly ReadonlySet<string>[] = [
  new Set(['be', 'is', 'are', 'was', 'were', 'been', 'being', 'am']),
  new Set(['have', 'has', 'had', 'having']),
  new Set(['do', 'does', 'did', 'done', 'doing']),
  new Set(['go', 'goes', 'went', 'gone', 'going']),
];

/** Words that make less of what they stand before, with nothing but LINKING_WORDS between. */
export const HEDGES: ReadonlySet<string> = new Set(
  words(
    `may might could some few alleged allegedly allege alleges alleging possible possibly potential potentially perhaps maybe
  reportedly supposedly purported purportedly suspected only except almost nearly rarely seldom hardly barely scarcely
  sometimes occasionally`,
  ),
);

/** Words that carry a hedge on to what follows: "may not have been …", "some of the …". */
export const LINKING_WORDS: ReadonlySet<string> = new Set(
  words('be have been not also then even still well the a an of that to is are was were it there'),
);

/** Words that make a statement depend on what they open. */
export const CONDITIONS: ReadonlySet<string> = new Set(['if', 'unless', 'until', 'provided']);

/** Words after a statement, in its own sentence, that take part of it back. */
export const LATER_CONDITIONS: ReadonlySet<string> = new Set(['unless', 'except', 'if', 'provided', 'however']);

/** They do so only right after it: farther away "only" says something of its own in 2.4 of 100 faithful spans of abstracts. */
export const NEXT_CONDITIONS: ReadonlySet<string> = new Set(['only']);

/** Who can be speaking in a document of the record. */
export type Speaker = 'owner' | 'maker' | 'agency' | 'dealer';

/** The nouns by which documents and pages name them. */
const SPEAKERS: Readonly<Record<Speaker, ReadonlySet<string>>> = {
  owner: new Set(
    words(
      `owner owners consumer consumers complainant complainants complaint complaints contact caller customer customers driver
  drivers petitioner petitioners occupant occupants passenger witness witnesses reports i we`,
    ),
  ),
  maker: new Set(['manufacturer', 'manufacturers', 'maker', 'automaker', 'carmaker', 'supplier', 'company']),
  agency: new Set(['nhtsa', 'odi', 'agency', 'investigators', 'dot']),
  dealer: new Set([
    'dealer',
    'dealers',
    'dealership',
    'dealerships',
    'mechanic',
    'mechanics',
    'technician',
    'technicians',
    'advisor',
    'shop',
    'salesman',
  ]),
};

/** Whom a word names. */
export const SPEAKER_OF: ReadonlyMap<string, Speaker> = new Map(
  Object.entries(SPEAKERS).flatMap(([speaker, names]) => Array.from(names, (word) => [word, speaker as Speaker] as const)),
);

/** Verbs that hand the floor to somebody. */
export const REPORTING_VERBS: ReadonlySet<string> = new Set(
  words(
    `say says said saying state states stated stating allege alleges alleged alleging claim claims claimed claiming report reports
  reported reporting complain complains complained complaining assert asserts asserted contend contends contended told tells
  believe believes believed maintain maintains maintained insist insists insisted indicate indicates indicated advised
  explained mentioned wrote writes found finds concluded concludes confirmed confirms admitted admits warns warned`,
  ),
);

/** With one of these before it, a reporting verb names who was told, not who says it: "owners were advised that …". */
export const BEING: ReadonlySet<string> = new Set(['is', 'are', 'was', 'were', 'be', 'been', 'being', 'am']);

/** Verbs that say by themselves that it is somebody else's word, whoever it is. */
export const ALLEGING_VERBS: ReadonlySet<string> = new Set(['allege', 'alleges', 'alleged', 'alleging']);

/** Words of a citing sentence by which it says that a document does not cover a car. */
export const DENIALS: ReadonlySet<string> = new Set(
  words('exclude excludes excluded excluding except excepting outside unlike unaffected uncovered exempt beyond omits omitted'),
);

/** With a negation before them they deny that a document covers a car. */
export const COVERING_WORDS: ReadonlySet<string> = new Set(
  words(
    `cover covers covered coverage apply applies applied applicable include includes included including affect affects affected
  concern concerns extend extends extended involve involves involved list lists listed mention mentions mentioned name names
  named part eligible subject among`,
  ),
);

/** What a year before it dates: documents and events, never a car. */
export const DATED_THINGS: ReadonlySet<string> = new Set(
  words(
    `recall recalls investigation investigations bulletin bulletins report reports letter letters filing filings complaint
  complaints petition notice study update version revision document tsb campaign memo decision response answer message crash
  crashes incident accident fire post article case lawsuit settlement season survey rule`,
  ),
);

export interface ContextWord {
  /** Lower case, apostrophes dropped: "Don't" is `dont`. */
  word: string;
  /** Code units of the text it was read from. */
  start: number;
  end: number;
}

/** The words of a stretch of text as the tables spell them. Linear; written out, because it runs for every quotation that is verified. */
export function contextWords(text: string): ContextWord[] {
  const read: ContextWord[] = [];
  for (let at = 0; at < text.length; at++) {
    if (!isWordCharacter(text, at)) continue;
    const start = at;
    let hasApostrophe = false;
    for (at++; at < text.length; at++) {
      if (isWordCharacter(text, at)) continue;
      const joint = jointAt(text, at);
      if (joint === 0 || !isWordCharacter(text, at + joint)) break;
      hasApostrophe ||= text[at] !== '-';
      at += joint;
    }
    const word = text.slice(start, at).toLowerCase();
    read.push({ word: hasApostrophe ? word.replace(APOSTROPHES, '') : word, start, end: at });
  }
  return read;
}

function isWordCharacter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
  return /[\p{L}\p{N}]/u.test(text.charAt(at));
}

/** Length of an apostrophe or hyphen at `at`, 0 where there is none. */
function jointAt(text: string, at: number): number {
  const mark = text[at]!;
  if (mark === '&') return text.startsWith('&#39;', at) ? 5 : 0;
  return JOINTS.includes(mark) ? 1 : 0;
}

const JOINTS = "-'’‘`´\u0019\u0092";
const APOSTROPHES = /&#39;|['’‘`´\u0019\u0092]/g;
