import type { DocumentKind } from './citation.ts';

/**
 * The words that tell what a quotation is and whose words it holds. Each list is one alternative of a regular expression, in lower
 * case; the places where they must stand are in the patterns below. Source: research/citing.md sections 3, 4 and 6.
 */
const SAYING =
  'says?|said|saying|states?|stated|stating|writes?|wrote|written|writing|reads?|notes?|noted|noting|warns?|warned|warning that|adds?|added|adding|explains?|explained|describes?|described|describing|instructs?|instructed|instructing|tells?|told|telling|advises?|advised|recommends?|recommended|requires?|required|calls?|called|calling|concludes?|concluded|reports?|reported|lists?|listed|indicates?|indicated|confirms?|confirmed|mentions?|mentioned|admits?|admitted|specifies|specified|finds?|found|defines?|defined|quotes?|quoted|quoting|cites?|cited|citing|claims?|claimed|puts? it|continues?|continued|goes on|asserts?|asserted|acknowledges?|acknowledged|announces?|announced|alleges?|alleged|directs?|directed|identifies|identified|attributes?|attributed|blames?|blamed|words?|wording|phrase|language|verbatim|word for word|in full|as follows|following|according to|per';
const PERSON =
  'i|we|he|she|they|you|someone|somebody|people|owners?|drivers?|users?|posters?|redditors?|members?|dealers?|dealership|technicians?|techs?|mechanics?|advis[eo]rs?|managers?|employees?|reps?|representatives?|spokes(?:man|woman|person|people)|lawyers?|attorneys?|experts?|analysts?|professors?|engineers?|customers?|consumers?|friends?|neighbou?rs?|wife|husband|guy|man|woman|ceo|president|director|secretary|senators?|judges?|plaintiffs?|commenters?|reviewers?|bloggers?|reporters?|journalists?|chatgpt|claude|gemini|copilot|grok|perplexity|chatbots?|bot|model|ai|assistant|google|reddit|forum|thread|article|blog|story|magazine|newspaper|website';

/** Nouns that name a document, and the kinds they can mean; null means any kind. */
const DOCUMENT_NOUNS: readonly (readonly [words: string, kinds: readonly DocumentKind[] | null])[] = [
  ['bulletins?|tsbs?|communications?|service messages?|dealer messages?|dealer letters?', ['communication', 'bulletin']],
  ['recalls?|recall reports?|campaigns?|part 573|573 reports?|defect reports?|recall notices?', ['recall']],
  ['investigations?|(?:preliminary )?evaluations?|engineering analys[ie]s|petitions?|closing resumes?|opening resumes?|audit quer(?:y|ies)|recall quer(?:y|ies)', ['investigation']],
  ['complaints?|voqs?', ['complaint']],
  ['filings?|documents?|files?|reports?|notices?|records?|texts?|papers?|pages?|summary|abstract|nhtsa|agency|manufacturer|automaker|it|which|that', null],
];

const KINDS = DOCUMENT_NOUNS.map(([words, kinds]) => ({ pattern: new RegExp(`\\b(?:${words})\\b`, 'i'), kinds }));
const ANY_NOUN = DOCUMENT_NOUNS.map(([words]) => words).join('|');

/** A verb of saying just before a mark: "says", "states that the", "describes the fault as", or a colon. */
export const CUE_BEFORE = new RegExp(`(?:\\b(?:${SAYING})\\b(?:[ \\n]+[\\w'’-]+){0,4}[ \\n]*[,:;—–-]?|[:])[\\s*_]*$`, 'i');
/** The same with at most two words between, for quotations so short that scare quotes look like them. */
export const CUE_RIGHT_BEFORE = new RegExp(`(?:\\b(?:${SAYING})\\b(?:[ \\n]+[\\w'’-]+){0,2}[ \\n]*[,:]?|[:])[\\s*_]*$`, 'i');
/** A verb of saying just after: `", the bulletin says`. */
export const CUE_AFTER = new RegExp(`^[\\s,.;:—–*_-]*(?:[\\w'’-]+[ \\n]+){0,4}?(?:${SAYING})\\b`, 'i');

const SPEAKER_BEFORE = new RegExp(`\\b(${PERSON}|${ANY_NOUN})\\b(?:[ \\n]+[\\w'’-]+){0,3}?[ \\n]+(?:${SAYING})\\b(?:[ \\n]+[\\w'’-]+){0,4}[\\s,:;—–*_-]*$`, 'i');
const SPEAKER_AFTER = new RegExp(`^[\\s,.;:—–*_-]*(?:(?:${SAYING})[ \\n]+(?:[\\w'’-]+[ \\n]+){0,2}?(${PERSON}|${ANY_NOUN})|(?:[\\w'’-]+[ \\n]+){0,2}?(${PERSON}|${ANY_NOUN})(?:[ \\n]+[\\w'’-]+){0,1}?[ \\n]+(?:${SAYING}))\\b`, 'i');
const IS_PERSON = new RegExp(`^(?:${PERSON})$`, 'i');

/** A title, a name, or what is set on a button: words in marks that are nobody's statement. */
export const NAME_BEFORE = /(?:\b(?:entitled|titled|headlined|title|subject|heading|so-called|named|labell?ed|marked|dubbed|nicknamed|known as|referred to as|press(?:ing)?|select(?:ing)?|click(?:ing)?(?: on)?|tap(?:ping)?|choose|typed?|search(?:ed)? for|keyword|prompt|asked)\b)[\s:,*_]*(?:the\s+)?$/i;
export const NAME_AFTER = /^\s*(?:switch|button|lamp|light|indicator|tell-?tale|icon|menu|tab|option|mode|key|lever|checkbox|message on|symbol|label)s?\b/i;

/** Whose words a quotation holds, as its sentence says. */
export type Speaker = { is: 'person' } | { is: 'document'; kinds: readonly DocumentKind[] | null } | { is: 'unsaid'; cue: boolean };

/**
 * @param before the sentence up to the quotation, quoted words blanked
 * @param after the sentence behind it
 */
export function speakerOf(before: string, after: string): Speaker {
  const head = before.slice(-160);
  const tail = after.slice(0, 100);
  const subject = SPEAKER_BEFORE.exec(head)?.[1] ?? SPEAKER_AFTER.exec(tail)?.slice(1).find(Boolean);
  if (subject && IS_PERSON.test(subject)) return { is: 'person' };
  if (subject) return { is: 'document', kinds: kindsMeant(subject) };
  return { is: 'unsaid', cue: CUE_BEFORE.test(head) || CUE_AFTER.test(tail) };
}

/** The kinds of document that a noun can mean; null for any. */
export function kindsMeant(noun: string): readonly DocumentKind[] | null {
  return KINDS.find(({ pattern }) => pattern.test(noun))?.kinds ?? null;
}
