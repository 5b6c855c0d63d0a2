import { oneOf } from './alternatives.ts';

/** Words in marks that are nobody's statement: names, terms, buttons, data. Each pattern's example is run by no-statements.test.ts. */

const NAMING =
  'entitled titled headlined called titles? subject heading headline so-called named labell?ed marked dubbed nicknamed known\\s+as ' +
  'referred\\s+to\\s+as press(?:ing)? select(?:ing)? click(?:ing)?(?:\\s+on)? tap(?:ping)? choose typed? enter(?:ed|ing)? ' +
  '(?:the|old|a)\\s+saying adage proverb slogan motto';

/** `a bulletin entitled “…”`, `press “…”`, `(the “…”`: a title, a name, a term, or what is set on a button stands behind it. */
export const NAME_BEFORE = new RegExp(
  `(?:\\b${oneOf(NAMING)}\\b|\\((?:[\\w\\s,]{0,30}\\b)?${oneOf('the an? each together collectively hereinafter')})` +
    `[\\s:,*_]*(?:${oneOf('is was the reads?')}\\s+)?$`,
  'i',
);

/** `What the agency called “…”`: its own words for it, if they are many. */
export const CALLED_IN_SUCH_WORDS = /\bwhat\s[^."“]{0,60}\bcall(?:s|ed)?\s*$/i;

/** `under “…”`, `step “…”`: the name of a section, if it is short. */
export const SECTION_BEFORE = /\b(?:under|section|heading|field|tab|chapter|column|row|category|step)\s*$/i;

const CONTROLS =
  'switch(?:es)? buttons? lamps? lights? indicators? tell-?tales? icons? menus? tabs? options? mode keys? levers? checkbox symbols? ' +
  'labels? messages?\\s+(?:on|lights?)';

/** `the “…” switch`: the name of a lamp, a button, a message. */
export const NAME_AFTER = new RegExp(`^\\s*${oneOf(CONTROLS)}\\b`, 'i');

/** `{"key": "value"}`: data, not speech. */
export const DATA = /[{[,]\s{0,20}"[\w$.-]{1,40}"\s{0,20}:/;

/** `[insert words here]`, `XXX`, `…`: what a writer forgot to fill in. */
export const PLACEHOLDER =
  /^[[<{(]?\s*(?:insert|add|enter|your|quote|exact|text|placeholder|lorem)\b[^\])}>]*[\])}>]$|^(?:[\W_]|\bx+\b|\bn\/a\b|\btbd\b)*$/i;
