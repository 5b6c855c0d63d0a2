import type { CitingPage } from '../citing-page.ts';
import type { FirstSight } from './first-sight.ts';

export const firstSight: FirstSight = { quotations: 36, right: 32, addedIn: '7e4d388' };

/** Longer pages of many styles. */
export const pages: readonly CitingPage[] = [
  {
    catches: 'a chatbot answer with a quotation in the first sentence and one under a heading',
    html: `<p>According to NHTSA recall 99V-981, the rear window "may shatter without impact". The recall covers 2096 coupes only.</p><h3>What the bulletin adds</h3><p>MC-99001981 tells dealers to "vacuum all glass from the seat tracks" and to "replace the defroster connector".</p>`,
    quoted: { 'may shatter without impact': ['99V-981'], 'vacuum all glass from the seat tracks': ['MC-99001981'], 'replace the defroster connector': ['MC-99001981'] },
  },
  {
    catches: 'a Reddit post by an owner with a service record',
    html: `<p>Timeline: Jan 3, dealer writes "unable to verify concern". Jan 20, same. Feb 2, I bring a printout of MC-99001982, which says "the concern may only occur below freezing". Feb 3, suddenly it's "verified, parts ordered".</p>`,
    quoted: { 'unable to verify concern': null, 'the concern may only occur below freezing': ['MC-99001982'], 'verified, parts ordered': null },
  },
  {
    catches: 'a press report on a recall and a closed petition',
    html: `<p>NHTSA on Tuesday denied a petition (DP99-981) to investigate unintended movement, saying the evidence “does not indicate a defect in the shifter”. Separately, Example Motors recalled 3,100 wagons because “the parking pawl may not engage” (99V-982).</p><p>“We disagree with the denial,” said the petitioner, Chris Roe.</p>`,
    quoted: { 'does not indicate a defect in the shifter': ['DP99-981'], 'the parking pawl may not engage': ['99V-982'], 'We disagree with the denial,': null },
  },
  {
    catches: 'a table of bulletins with the id in the last column',
    html: `<table><tr><th>Date</th><th>Instruction</th><th>NHTSA ID</th></tr><tr><td>2095-01</td><td>“Replace the gasket with the revised part.”</td><td>MC-99001983</td></tr><tr><td>2095-06</td><td>“Do not replace the gasket unless leaking.”</td><td>MC-99001984</td></tr></table>`,
    quoted: { 'Replace the gasket with the revised part.': ['MC-99001983'], 'Do not replace the gasket unless leaking.': ['MC-99001984'] },
  },
  {
    catches: 'notes at the end in brackets, one of them no document',
    html: `<p>Dealers were told the leak is “cosmetic and requires no repair” [1]. Owners found “rust under the carpet within a year” [2].</p><p>[1] MC-99001985</p><p>[2] Example Owners Club survey, 2096</p>`,
    quoted: { 'cosmetic and requires no repair': ['MC-99001985'], 'rust under the carpet within a year': null },
  },
  {
    catches: 'two posts: the second quotes the document that the first names',
    html: `<article><p>Anyone read 99V-983 yet?</p></article><article><p>Yes, 99V-983 is short. It says "the owner's label may list an incorrect axle rating" and that's all.</p></article><article><p>My salesman said "don't worry about labels".</p></article>`,
    quoted: { "the owner's label may list an incorrect axle rating": ['99V-983'], "don't worry about labels": null },
  },
  {
    catches: 'a block quotation under a heading with the id, a remark in marks below',
    html: `<h2>EA99-981: the closing resume</h2><blockquote><p>Based on the available data, a safety-related defect trend has not been identified at this time.</p></blockquote><p>Lawyers call that “the escape clause”.</p>`,
    quoted: { 'Based on the available data, a safety-related defect trend has not been identified at this time.': ['EA99-981'] },
  },
  {
    catches: 'a list with the quotation first and its source after a dash',
    html: `<ul><li>“Owners should check the oil level weekly.” — MC-99001986</li><li>“Oil consumption of one quart per 1,000 miles is normal.” — MC-99001987</li><li>“That is not normal.” — my mechanic</li></ul>`,
    quoted: { 'Owners should check the oil level weekly.': ['MC-99001986'], 'Oil consumption of one quart per 1,000 miles is normal.': ['MC-99001987'], 'That is not normal.': null },
  },
  {
    catches: 'a sentence with "both"',
    html: `<p>Both PE99-981 and 99V-984 describe “a sudden pull to the left under braking”, but only the recall mentions “a misrouted sensor wire”.</p>`,
    quoted: { 'a sudden pull to the left under braking': ['PE99-981', '99V-984'], 'a misrouted sensor wire': ['99V-984'] },
  },
  {
    catches: 'an e-mail from a lawyer to a client',
    html: `<p>I reviewed recall 99V-985. In it the manufacturer states that “no accidents are known to have occurred”. Your crash predates the filing by two months, and the police report says “vehicle failed to stop”. Please send me the photographs.</p>`,
    quoted: { 'no accidents are known to have occurred': ['99V-985'], 'vehicle failed to stop': null },
  },
  {
    catches: 'a plain text answer with Markdown marks and bold labels',
    html: `<pre>**Bulletin:** MC-99001988
**Key line:** "Replace the clutch fork and the pivot ball together."
**What owners say:** "they only did the fork"</pre>`,
    quoted: { 'Replace the clutch fork and the pivot ball together.': ['MC-99001988'], 'they only did the fork': null },
  },
  {
    catches: 'the agency speaks in two documents one after the other',
    html: `<p>In PE99-982 the agency spoke of “a possible software anomaly”. By the time of EA99-982 this had become “a confirmed logic error in the brake controller”. The maker says “software is never finished”.</p>`,
    quoted: { 'a possible software anomaly': ['PE99-982'], 'a confirmed logic error in the brake controller': ['EA99-982'], 'software is never finished': null },
  },
  {
    catches: 'an assistant refuses to quote what it cannot see',
    html: `<p>I can't see the full text of MC-99001989. Its abstract reads: “Some vehicles may produce a hooting noise.” Anything beyond that, such as “caused by the intake snorkel”, is speculation on forums.</p>`,
    quoted: { 'Some vehicles may produce a hooting noise.': ['MC-99001989'], 'caused by the intake snorkel': null },
  },
  {
    catches: 'a Spanish news story',
    html: `<p>La agencia NHTSA publicó el retiro 99V-986. El documento indica que “el tanque puede presentar fugas”. Un portavoz de la empresa dijo: “Lamentamos las molestias”. Los dueños recibirán un aviso en junio.</p>`,
    quoted: { 'el tanque puede presentar fugas': ['99V-986'], 'Lamentamos las molestias': null },
  },
  {
    catches: 'a complaint quoted in the middle of a blog post, its number in a link',
    html: `<p>One complaint <a href="https://www.nhtsa.gov/complaints?nhtsaId=ODI-99001981">on file</a> reads “I had three children in the car when it died on the tracks”. Read that again.</p>`,
    quoted: { 'I had three children in the car when it died on the tracks': ['ODI-99001981'] },
  },
  {
    catches: 'advice with words to say, and the words of a document',
    html: `<p>When you call, say “I have an open safety recall, number 99V-987, and I want a date.” If they stall, read them this from the owner letter for 99V-987: “Your dealer should be able to repair your vehicle within a reasonable time.”</p>`,
    quoted: { 'I have an open safety recall, number 99V-987, and I want a date.': null, 'Your dealer should be able to repair your vehicle within a reasonable time.': ['99V-987'] },
  },
  {
    catches: 'a glossary beside a document',
    html: `<p>“Engineering analysis” is the second stage of an investigation. EA99-983 is one. Its scope is “all 2093 through 2096 vans with the sliding step”.</p>`,
    quoted: { 'all 2093 through 2096 vans with the sliding step': ['EA99-983'] },
    unquoted: ['Engineering analysis'],
  },
];
