import type { CitingPage } from '../citing-page.ts';
import type { FirstSight } from './first-sight.ts';

export const firstSight: FirstSight = { quotations: 38, right: 32, addedIn: 'bbcf6d8' };

/** Longer pages of many styles. */
export const pages: readonly CitingPage[] = [
  {
    catches: 'an answer that explains a recall in sections with quotations in each',
    html: `<p>Here is a plain-language summary of NHTSA recall <strong>99V-961</strong>:</p><h4>The problem</h4><p>Certain trucks have a driveshaft that “may separate at the center bearing.” NHTSA says a loose driveshaft “could strike the fuel line.”</p><h4>The fix</h4><p>Dealers will “inspect the bearing carrier and replace it if cracked.” You should not have to pay.</p><h4>What owners say</h4><p>Some are frustrated. “Third time back for the same thing,” wrote one.</p>`,
    quoted: { 'Third time back for the same thing,': null },
  },
  {
    catches: 'a forum post: numbers, prices, feet and inches among the quotations',
    html: `<p>I'm 6'2" and the 3" lift made it worse. TSB MC-99001961 says "vibration between 62 and 68 mph may be present with 20" wheels" so it's a known thing. Quoted me $1,200. "You modified it" they said. Whatever, the TSB doesn't exclude lifts: "applies to all suspension configurations".</p>`,
    quoted: { 'vibration between 62 and 68 mph may be present with 20" wheels': ['MC-99001961'], 'applies to all suspension configurations': ['MC-99001961'] },
  },
  {
    catches: 'an article names a recall, then an analyst, then the filing again',
    html: `<p>The recall, 99V-962, is the third this year. “They have a quality problem,” said Ann Sample, an analyst at Example Research. The filing lists the cause as “improper curing of the adhesive.” Sample told us: “Adhesive is where you save money.”</p>`,
    quoted: { 'They have a quality problem,': null, 'improper curing of the adhesive.': ['99V-962'], 'Adhesive is where you save money.': null },
  },
  {
    catches: 'a table of a chatbot with a tick for what was verified',
    html: `<table><tr><th>Claim</th><th>Source text</th><th>ID</th><th>OK?</th></tr><tr><td>Stalls when hot</td><td>“Engine may stall when coolant exceeds 110 °C.”</td><td>MC-99001962</td><td>✓</td></tr><tr><td>Fixed by software</td><td>“Reprogram the ECM with the latest calibration.”</td><td>MC-99001962</td><td>✓</td></tr><tr><td>Recall expected</td><td>“a recall is likely this year”</td><td>none found</td><td>✗</td></tr></table>`,
    quoted: { 'Engine may stall when coolant exceeds 110 °C.': ['MC-99001962'], 'Reprogram the ECM with the latest calibration.': ['MC-99001962'], 'a recall is likely this year': null },
  },
  {
    catches: 'a letter to the editor',
    html: `<p>Sir: Your article of May 3 states that 99V-963 was “a voluntary gesture”. It was not. The document says “NHTSA requested that a recall be conducted”, and that is not a gesture. — A reader</p>`,
    quoted: { 'a voluntary gesture': null, 'NHTSA requested that a recall be conducted': ['99V-963'] },
  },
  {
    catches: 'a list of what each of three complaints says',
    html: `<p>Three recent complaints stand out:</p><ul><li>ODI-99001961: "Car went into reverse by itself."</li><li>ODI-99001962: "Shifter shows D but car is in N."</li><li>ODI-99001963, from a fleet: "Eleven of our forty units have done this."</li></ul><p>The common thread, as one technician told me, is "a forty-cent bushing".</p>`,
    quoted: { 'Car went into reverse by itself.': ['ODI-99001961'], 'Shifter shows D but car is in N.': ['ODI-99001962'], 'Eleven of our forty units have done this.': ['ODI-99001963'], 'a forty-cent bushing': null },
  },
  {
    catches: 'an id in the middle of the quotation\'s sentence, between two halves',
    html: `<p>The bushing “can degrade in hot climates”, MC-99001963 concedes, and “should be replaced in pairs”.</p>`,
    quoted: { 'can degrade in hot climates': ['MC-99001963'], 'should be replaced in pairs': ['MC-99001963'] },
  },
  {
    catches: 'a service portal print-out with labels',
    html: `<pre>DOCUMENT: MC-99001964
DATE:     2097-01-15
TITLE:    Sunroof drain

TEXT: "Water may drip from the overhead console after
heavy rain."

ADVISOR NOTE: "cust states drips on left knee"</pre>`,
    quoted: { 'Water may drip from the overhead console after heavy rain.': ['MC-99001964'], 'cust states drips on left knee': null },
  },
  {
    catches: 'a review of a lawsuit that cites exhibits',
    html: `<p>Exhibit 12 is bulletin MC-99001965, dated 2095. It instructs dealers: “Advise the customer that the noise is normal.” Exhibit 13 is an internal e-mail in which a manager writes “we can't keep telling people this is normal”. Exhibit 14 is recall 99V-964, which admits that the noise “may precede seizure of the bearing”.</p>`,
    quoted: { 'Advise the customer that the noise is normal.': ['MC-99001965'], "we can't keep telling people this is normal": null, 'may precede seizure of the bearing': ['99V-964'] },
  },
  {
    catches: 'a question in a heading, the documents in brackets, several a sentence',
    html: `<h3>Does cold matter?</h3><p>Yes: “the concern is more frequent below 20 °F” [MC-99001966], and owners in Minnesota say “it never happens in summer” [ODI-99001964][ODI-99001965].</p>`,
    quoted: { 'the concern is more frequent below 20 °F': ['MC-99001966'], 'it never happens in summer': ['ODI-99001964', 'ODI-99001965'] },
  },
  {
    catches: 'a press statement and a filing with contrary wording',
    html: `<p>In public, Example Motors called it “an abundance of caution”. In its filing with the agency, 99V-965, the tone is different: “the condition presents an unreasonable risk”.</p>`,
    quoted: { 'the condition presents an unreasonable risk': ['99V-965'], 'an abundance of caution': null },
  },
  {
    catches: 'an answer that quotes the title and the text',
    html: `<p>The bulletin is titled “Rear Axle Whine On Deceleration” (MC-99001967). The text itself is brief: “Replace the axle dampers. Do not replace the axle.”</p>`,
    quoted: { 'Replace the axle dampers. Do not replace the axle.': ['MC-99001967'] },
  },
  {
    catches: 'a Reddit comment chain with quoted lines',
    html: `<article><p>&gt; the recall only covers 4WD</p><p>Nope. From 99V-966:</p><p>&gt; All drivetrain configurations are included.</p><p>So you're covered.</p></article>`,
    quoted: { 'All drivetrain configurations are included.': ['99V-966'], 'the recall only covers 4WD': null },
  },
  {
    catches: 'a list of do and don\'t with a source at the end of the list',
    html: `<p>What MC-99001968 asks of technicians:</p><ul><li>Do: “Record the odometer reading.”</li><li>Don't: “Do not drive the vehicle onto a lift while hot.”</li></ul><p>What my technician did: “drove it onto the lift, hot”.</p>`,
    quoted: { 'Record the odometer reading.': ['MC-99001968'], 'Do not drive the vehicle onto a lift while hot.': ['MC-99001968'], 'drove it onto the lift, hot': null },
  },
  {
    catches: 'an automatic translation with the original in parentheses',
    html: `<p>El boletín MC-99001969 dice: “No reutilice los tornillos” (“Do not reuse the bolts”).</p>`,
    quoted: { 'No reutilice los tornillos': ['MC-99001969'], 'Do not reuse the bolts': ['MC-99001969'] },
  },
  {
    catches: 'a paragraph about a closed investigation and a new one',
    html: `<p>EA99-961 closed in 2095 with the remark that “further use of resources is not warranted.” Two years later the agency opened PE99-961. Its resume is blunt: “the prior closing did not consider field data from fleets.”</p>`,
    quoted: { 'further use of resources is not warranted.': ['EA99-961'], 'the prior closing did not consider field data from fleets.': ['PE99-961'] },
  },
  {
    catches: 'a support article with a warning box',
    html: `<p>This article concerns recall 99V-967.</p><p>WARNING: “Do not attempt to open the high-voltage cover.”</p><p>If your dealer says “come back next month”, contact us.</p>`,
    quoted: { 'Do not attempt to open the high-voltage cover.': ['99V-967'], 'come back next month': null },
  },
];
