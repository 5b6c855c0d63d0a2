import type { CitingPage } from './citing-page.ts';

/** Marks that quote nobody. */
export const notQuotations: readonly CitingPage[] = [
  { catches: 'scare quotes', html: `<p>The “fix” in MC-99000001 is a “clever trick” at best.</p>`, quoted: {}, unquoted: ['fix', 'clever trick'] },
  { catches: 'a title after entitled, however long', html: `<p>MC-99000001, entitled “Horn Stays Silent in the Cold After Sunset”, says “replace the horn and the relay”.</p>`, quoted: { 'replace the horn and the relay': ['MC-99000001'] }, unquoted: ['Horn Stays Silent in the Cold After Sunset'] },
  { catches: 'titled, and a colon', html: `<p>It is titled: “Horn Stays Silent in the Cold After Sunset” (MC-99000001).</p>`, quoted: {}, unquoted: ['Horn Stays Silent in the Cold After Sunset'] },
  { catches: 'a subject line', html: `<p>Subject: “Horn Stays Silent in the Cold After Sunset” MC-99000001</p>`, quoted: {}, unquoted: ['Horn Stays Silent in the Cold After Sunset'] },
  { catches: 'switches and tell-tales', html: `<p>For MC-99000002 turn the “HORN TEST AND RESET MODE” switch until the “HORN SYSTEM IS READY” light comes on.</p>`, quoted: {}, unquoted: ['HORN TEST AND RESET MODE', 'HORN SYSTEM IS READY'] },
  { catches: 'what is pressed or selected', html: `<p>Under 99V-901 press “search by vehicle or tire number” and select “all recalls of this car”.</p>`, quoted: {}, unquoted: ['search by vehicle or tire number', 'all recalls of this car'] },
  { catches: 'so-called', html: `<p>The so-called “great horn panic of the north” led to 99V-902.</p>`, quoted: {}, unquoted: ['great horn panic of the north'] },
  { catches: 'inches and feet', html: `<p>99V-903 covers 17" and 18" wheels, 4' 2" ladders and 30' ramps.</p>`, quoted: {} },
  { catches: 'years and decades', html: `<p>99V-904 covers '98 and '99 cars, not those of the 80's or the '70s, nor my friend's '01.</p>`, quoted: {} },
  { catches: 'apostrophes in a row', html: `<p>Owners' manuals and dealers' guides don't mention 99V-904; drivers' letters do, and that's that.</p>`, quoted: {} },
  { catches: 'inline code', html: `<p>In our export 99V-905 has <code>"summary": "the horn can stay silent"</code> as a field.</p>`, quoted: {}, unquoted: ['the horn can stay silent'] },
  { catches: 'JSON in a paragraph', html: `<p>{"id": "99V-905", "summary": "the horn can stay silent in the cold", "open": true}</p>`, quoted: {}, unquoted: ['the horn can stay silent in the cold'] },
  { catches: 'a placeholder', html: `<p>MC-99000003 says “[insert exact words of the bulletin here]”, or “…”, or “XXX XXX XXX XXX”.</p>`, quoted: {}, unquoted: ['[insert exact words of the bulletin here]', '…', 'XXX XXX XXX XXX'] },
  { catches: 'three words without a cue', html: `<p>Some horns are “silent when cold” in cars of 99V-906.</p>`, quoted: {}, unquoted: ['silent when cold'] },
  { catches: 'three words with a cue', html: `<p>99V-906 says “silent when cold” of the horn.</p>`, quoted: { 'silent when cold': ['99V-906'] } },
  { catches: 'known as', html: `<p>The fault, known as “the long night of the horns”, is in 99V-907.</p>`, quoted: {}, unquoted: ['the long night of the horns'] },
  { catches: 'a comparison sign at the beginning of a line', html: `<p>In EA99-901:<br>&gt; 5 mm is too much<br>&lt; 2 mm is fine</p>`, quoted: {}, unquoted: ['5 mm is too much'] },
  { catches: 'a defined term', html: `<p>Example Cars (the “Company”) and its dealers (together, the “Parties to the agreement”) filed 99V-908.</p>`, quoted: {}, unquoted: ['Company', 'Parties to the agreement'] },
  { catches: 'words as words', html: `<p>The words “may” and “could” are common in 99V-909.</p>`, quoted: {}, unquoted: [] },
  { catches: 'an invented example', html: `<p>A page could say something like “horns are made of cheese and air” and cite 99V-910.</p>`, quoted: { 'horns are made of cheese and air': null } },
];
