import type { CitingPage } from '../citing-page.ts';
import type { FirstSight } from './first-sight.ts';

export const firstSight: FirstSight = { quotations: 39, right: 32, addedIn: '2f78d0b' };

/** Longer pages of many styles. */
export const pages: readonly CitingPage[] = [
  {
    catches: 'a chatbot lists documents, then discusses them by what they are',
    html: `<p>I found two documents:</p><ol><li>Recall 99V-941 (June 2097)</li><li>Service bulletin MC-99001941 (August 2097)</li></ol><p>The recall says the module “may overheat when the vehicle is charging”. The bulletin, which is for dealers, says to “replace the module and both connectors”.</p>`,
    quoted: { 'may overheat when the vehicle is charging': ['99V-941'], 'replace the module and both connectors': ['MC-99001941'] },
  },
  {
    catches: 'an owner writes up a visit to the dealer',
    html: `<p>Went in for 99V-942 this morning. Service writer hands me a form that says "customer declines recall repair". I never declined anything! The actual recall notice says "your dealer will repair your vehicle free of charge", and nothing about a wait list. Manager came out and goes "our hands are tied". OK then.</p>`,
    quoted: { 'customer declines recall repair': null, 'your dealer will repair your vehicle free of charge': ['99V-942'], 'our hands are tied': null },
  },
  {
    catches: 'a wire story with a question and answer from the agency',
    html: `<p>The agency said it “is aware of two fires” and opened DP99-941 after a petition from a safety group. The petition alleges that the battery pack “lacks adequate crush protection.” Example Motors disputes that: “Our vehicles meet or exceed every standard,” it said in a statement.</p>`,
    quoted: { 'lacks adequate crush protection.': ['DP99-941'], 'Our vehicles meet or exceed every standard,': null },
  },
  {
    catches: 'a comparison in a list with sub-headings in bold and a conclusion',
    html: `<ul><li><b>What the 2096 bulletin (MC-99001942) said:</b> “Lubricate the hinge and return the vehicle.”</li><li><b>What the 2097 bulletin (MC-99001943) says:</b> “Replace the hinge. Do not lubricate.”</li><li><b>What your dealer did:</b> “lubed hinge, customer satisfied”</li></ul><p>So the dealer followed the outdated one.</p>`,
    quoted: { 'Lubricate the hinge and return the vehicle.': ['MC-99001942'], 'Replace the hinge. Do not lubricate.': ['MC-99001943'], 'lubed hinge, customer satisfied': null },
  },
  {
    catches: 'footnotes with links back in a long article',
    html: `<p>Engineers had flagged “insufficient clearance at full droop” in a report years before.<sup><a href="#n1">1</a></sup> The public heard of it only when dealers were told to “inspect for witness marks”.<sup><a href="#n2">2</a></sup></p><p>By then the forums had a name for it.</p><ol><li id="n1">Part 573 report, 99V-943, chronology.</li><li id="n2">MC-99001944.</li></ol>`,
    quoted: { 'insufficient clearance at full droop': ['99V-943'], 'inspect for witness marks': ['MC-99001944'] },
  },
  {
    catches: 'a thread of replies: somebody doubts, somebody proves',
    html: `<article><p>Source for "all 2.0 engines are affected"?</p></article><article><p>EA99-941, first page. "The subject population comprises all vehicles with the 2.0-liter engine."</p></article><article><p>Fair enough. Though the dealer's "we only do the turbo ones" makes me wonder.</p></article>`,
    quoted: { 'The subject population comprises all vehicles with the 2.0-liter engine.': ['EA99-941'], 'we only do the turbo ones': null },
  },
  {
    catches: 'a technical answer that quotes conditions and an exception',
    html: `<p>Per MC-99001945, reprogramming is allowed only if “battery voltage is between 12.4 and 14.5 volts” and “no other modules are communicating”. Exception (same bulletin): “vehicles with start-stop require an external charger”.</p>`,
    quoted: { 'battery voltage is between 12.4 and 14.5 volts': ['MC-99001945'], 'no other modules are communicating': ['MC-99001945'], 'vehicles with start-stop require an external charger': ['MC-99001945'] },
  },
  {
    catches: 'an index page: each document a heading with a teaser in marks',
    html: `<h3>99V-944</h3><p>“Loss of braking assist on steep grades.”</p><h3>99V-945</h3><p>“Incorrect seat belt webbing.”</p><h3>Opinion</h3><p>“Why I sold mine last month.”</p>`,
    quoted: { 'Loss of braking assist on steep grades.': ['99V-944'], 'Incorrect seat belt webbing.': ['99V-945'], 'Why I sold mine last month.': null },
  },
  {
    catches: 'a complaint in a block, its number in the sentence before, a reply after',
    html: `<p>This one is typical (ODI-99001941):</p><blockquote><p>At 70 mph the hood flew up and broke the windshield. Dealer says it was not latched. It was latched.</p></blockquote><p>The dealer's answer is typical, too: “customer error”.</p>`,
    quoted: { 'At 70 mph the hood flew up and broke the windshield. Dealer says it was not latched. It was latched.': ['ODI-99001941'] },
  },
  {
    catches: 'an explainer with a hypothetical',
    html: `<p>Suppose a bulletin says “replace if noisy”. That is not a recall. Compare 99V-946, which says “replace in all vehicles regardless of condition”. See the difference?</p>`,
    quoted: { 'replace if noisy': null, 'replace in all vehicles regardless of condition': ['99V-946'] },
  },
  {
    catches: 'a Spanish chatbot answer with a list',
    html: `<p>Encontré dos documentos:</p><ul><li><b>99V-947</b>: “El cinturón puede no retraerse correctamente.”</li><li><b>MC-99001946</b>: indica a los talleres que “verifiquen el número de lote”.</li></ul><p>El concesionario te puede decir “no hay piezas”, pero tienes derecho a la reparación.</p>`,
    quoted: { 'El cinturón puede no retraerse correctamente.': ['99V-947'], 'verifiquen el número de lote': ['MC-99001946'] },
  },
  {
    catches: 'a sentence in which the id stands between quotation and a second person',
    html: `<p>“The steering column may separate,” warns 99V-948, while the union that builds the car insists “our members did nothing wrong.”</p>`,
    quoted: { 'The steering column may separate,': ['99V-948'], 'our members did nothing wrong.': null },
  },
  {
    catches: 'an answer card with a chip after each bullet',
    html: `<ul><li>The remedy is “a new latch with a stronger spring”.<a class="citation" href="https://www.nhtsa.gov/recalls?nhtsaId=99V949">NHTSA</a></li><li>Dealers report “three-month waits for the part”.<a class="citation" href="https://news.example/a">News +2</a></li></ul>`,
    quoted: { 'a new latch with a stronger spring': ['99V-949'], 'three-month waits for the part': null },
  },
  {
    catches: 'a mechanic\'s blog: procedure with the maker\'s note in a paragraph of its own',
    html: `<p>This is the note from MC-99001947 that everyone misses:</p><p>"NOTE: The bolt has left-hand thread."</p><p>I learned it the hard way. A buddy of mine said "just hit it with the impact" and we snapped it.</p>`,
    quoted: { 'NOTE: The bolt has left-hand thread.': ['MC-99001947'], 'just hit it with the impact': null },
  },
  {
    catches: 'a record in a two-column table with the writer\'s own comment',
    html: `<table><tr><th>Action Number</th><td>PE99-942</td></tr><tr><th>Opened</th><td>2096-04-02</td></tr><tr><th>Alleged defect</th><td>“Unexpected deployment of the side curtain.”</td></tr><tr><th>Comment</th><td>“Happened to my sister.”</td></tr></table>`,
    quoted: { 'Unexpected deployment of the side curtain.': ['PE99-942'], 'Happened to my sister.': null },
  },
  {
    catches: 'words after "namely" and "i.e."',
    html: `<p>99V-950 gives just one symptom, namely “a burning odor from the dash”. The fix, also in 99V-950, is short: “Dealers will replace the blower resistor.”</p>`,
    quoted: { 'a burning odor from the dash': ['99V-950'], 'Dealers will replace the blower resistor.': ['99V-950'] },
  },
  {
    catches: 'a careful answer that quotes and then limits',
    html: `<p>I can confirm that MC-99001948 contains the sentence “This condition does not affect drivability.” I cannot confirm “the part was redesigned in 2095”; nothing I have read says so.</p>`,
    quoted: { 'This condition does not affect drivability.': ['MC-99001948'], 'the part was redesigned in 2095': null },
  },
  {
    catches: 'an association quotes a letter from the agency',
    html: `<p>In its reply to our association the agency wrote: “We have reviewed your petition.” The reply is filed under DP99-942.</p>`,
    quoted: { 'We have reviewed your petition.': ['DP99-942'] },
  },
];
