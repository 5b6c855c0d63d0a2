import type { CitingPage } from '../citing-page.ts';
import type { FirstSight } from './first-sight.ts';

export const firstSight: FirstSight = { quotations: 38, right: 30, addedIn: 'ef98c3c' };

/** Longer pages of many styles. */
export const pages: readonly CitingPage[] = [
  {
    catches: 'a chatbot answer: two documents, a quotation of each, a summary of a third without words',
    html: `<p>Yes, there is a technical service bulletin. <b>MC-99001971</b> describes the issue as "a momentary loss of power during acceleration" and recommends a software update. A related recall, <b>99V-971</b>, covers a different fault ("the fuel pump impeller may swell"). There is also PE99-971, which I would not rely on here.</p>`,
    quoted: { 'a momentary loss of power during acceleration': ['MC-99001971'], 'the fuel pump impeller may swell': ['99V-971'] },
  },
  {
    catches: 'a forum argument over a sentence',
    html: `<article><p>The recall report says "an unknown number of vehicles" so nobody knows!</p><p>(99V-972 page 1)</p></article><article><p>Page 1 of 99V-972 says "approximately 2,310 vehicles". Where did you get yours?</p></article>`,
    quoted: { 'an unknown number of vehicles': ['99V-972'], 'approximately 2,310 vehicles': ['99V-972'] },
  },
  {
    catches: 'a news story that quotes an affidavit and a recall notice',
    html: `<p>In an affidavit, the engineer swore that “nobody ever asked me to test it wet.” The recall notice that followed, 99V-973, cites “water intrusion into the connector” as the cause. Regulators declined to comment.</p>`,
    quoted: { 'nobody ever asked me to test it wet.': null, 'water intrusion into the connector': ['99V-973'] },
  },
  {
    catches: 'a customer\'s draft letter, written by a chatbot',
    html: `<p>Here's a draft you can send:</p><blockquote><p>Dear Service Manager, I am writing about bulletin MC-99001972. Please inspect my vehicle for the described condition.</p></blockquote><p>If they object, point to the line “this repair is covered under the base warranty” in MC-99001972.</p>`,
    quoted: { 'this repair is covered under the base warranty': ['MC-99001972'] },
  },
  {
    catches: 'a summary table with a row for each field of one recall',
    html: `<h2>NHTSA recall 99V-974 at a glance</h2><table><tr><td>Component</td><td>Seat belts</td></tr><tr><td>What the notice says</td><td>"The pretensioner may not deploy as intended."</td></tr><tr><td>What the dealer will do</td><td>"Replace both front pretensioner assemblies."</td></tr></table>`,
    quoted: { 'The pretensioner may not deploy as intended.': ['99V-974'], 'Replace both front pretensioner assemblies.': ['99V-974'] },
  },
  {
    catches: 'quotations of a bulletin and of a shop manual in one list',
    html: `<ul><li>MC-99001973, step 2: "Remove the trim clips by hand."</li><li>MC-99001973, step 5: "Do not use adhesive."</li><li>Shop manual: "Use adhesive on all clips."</li></ul>`,
    quoted: { 'Remove the trim clips by hand.': ['MC-99001973'], 'Do not use adhesive.': ['MC-99001973'], 'Use adhesive on all clips.': null },
  },
  {
    catches: 'a correction at the end of an article',
    html: `<p>Correction: An earlier version of this article misquoted recall 99V-975. The notice says “up to 11,000 vehicles,” not “at least 11,000 vehicles.”</p>`,
    quoted: { 'up to 11,000 vehicles,': ['99V-975'] },
  },
  {
    catches: 'an owner copies the dealer\'s work order and the bulletin it names',
    html: `<p>Work order says: "PERFORMED TSB MC-99001974, NO CHANGE". I looked it up and the bulletin says "If no change is noted, replace the mount." They never replaced the mount.</p>`,
    quoted: { 'If no change is noted, replace the mount.': null, 'PERFORMED TSB MC-99001974, NO CHANGE': null },
  },
  {
    catches: 'quotations in a row after one "says", one of them by somebody else',
    html: `<p>MC-99001975 says “check the seals”, “check the hoses” and, if nothing is found, “return the vehicle to the customer”. My advisor's version was “we found nothing, have a nice day”.</p>`,
    quoted: { 'return the vehicle to the customer': ['MC-99001975'], 'check the seals': ['MC-99001975'], 'check the hoses': ['MC-99001975'], 'we found nothing, have a nice day': null },
  },
  {
    catches: 'a German forum post with low and high marks',
    html: `<p>Laut TSB MC-99001976 gilt: „Das Steuergerät ist vor der Messung 10 Minuten ruhen zu lassen.“ Mein Händler behauptet „das steht da nicht drin“.</p>`,
    quoted: { 'Das Steuergerät ist vor der Messung 10 Minuten ruhen zu lassen.': ['MC-99001976'], 'das steht da nicht drin': null },
  },
  {
    catches: 'an encyclopedia paragraph with the source after the full stop',
    html: `<p>A 2095 investigation found that “the shift indicator does not reliably show the gear selected”. (EA99-971) Critics noted that the design “had won an award the year before”. (Example Car Weekly)</p>`,
    quoted: { 'the shift indicator does not reliably show the gear selected': ['EA99-971'], 'had won an award the year before': null },
  },
  {
    catches: 'an answer of a model in which the user\'s quotation is repeated and then checked',
    html: `<article><p>Does MC-99001977 say "replace the entire seat"?</p></article><article><p>No. MC-99001977 says "replace the seat frame only". The phrase "entire seat" does not occur in it.</p></article>`,
    quoted: { 'replace the entire seat': ['MC-99001977'], 'replace the seat frame only': ['MC-99001977'] },
  },
  {
    catches: 'a blog about a pattern in several recalls',
    html: `<p>Look at the language. 99V-976: “may not.” 99V-977: “could potentially.” 99V-978: “in certain circumstances might.” Nobody ever writes “will.”</p><p>Compare EA99-972, written by engineers: “The part fails. It fails in every test we ran.”</p>`,
    quoted: { 'in certain circumstances might.': ['99V-978'], 'The part fails. It fails in every test we ran.': null, 'could potentially.': ['99V-977'], 'may not.': ['99V-976'] },
  },
  {
    catches: 'an investor note',
    html: `<p>Management called the recall “immaterial to the full year” on the call. We note that 99V-979 covers 1.1 million units and that the filing lists the remedy as “under development”.</p>`,
    quoted: { 'immaterial to the full year': null },
  },
  {
    catches: 'an archived chat, names in bold, no sections',
    html: `<p><b>You</b></p><p>my dealer says “there is no bulletin for that”</p><p><b>Assistant</b></p><p>There is one: MC-99001978. It opens with “This bulletin applies to all 2094 sedans.” You could show them that line.</p>`,
    quoted: { 'there is no bulletin for that': null, 'This bulletin applies to all 2094 sedans.': ['MC-99001978'] },
  },
  {
    catches: 'a sentence with a semicolon, the second half a person\'s',
    html: `<p>99V-980 promises “a permanent remedy by the end of March”; my dealer promises “a call back, maybe”.</p>`,
    quoted: { 'a permanent remedy by the end of March': ['99V-980'], 'a call back, maybe': null },
  },
  {
    catches: 'an index of a long document with page numbers',
    html: `<p>Reading notes on EA99-973</p><ul><li>p. 3: “complaint rate doubled in 2094”</li><li>p. 9: “supplier declined to provide drawings”</li><li>p. 12: “no further action at this time”</li></ul>`,
    quoted: { 'complaint rate doubled in 2094': ['EA99-973'], 'supplier declined to provide drawings': ['EA99-973'], 'no further action at this time': ['EA99-973'] },
  },
];
