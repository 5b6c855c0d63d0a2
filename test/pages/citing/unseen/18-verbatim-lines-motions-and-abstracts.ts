import type { CitingPage } from '../citing-page.ts';
import type { FirstSight } from './first-sight.ts';

export const firstSight: FirstSight = { quotations: 71, right: 58, addedIn: 'eba25c2' };

/** Pages of many styles. What is null though somebody is quoted is left open. */
export const pages: readonly CitingPage[] = [
  {
    catches: 'chatbot: "puts it this way:"',
    html: `<p>EA99-941 puts it this way: “the failure mode is progressive and may be preceded by noise.” That matches what you're hearing.</p>`,
    quoted: { 'the failure mode is progressive and may be preceded by noise.': ['EA99-941'] },
  },
  {
    catches: 'chatbot: "spells out"',
    html: `<p>Who pays? MC-99007701 spells it out: “labor is covered for 24 months from the date of this bulletin.” After that you're on your own.</p>`,
    quoted: { 'labor is covered for 24 months from the date of this bulletin.': ['MC-99007701'] },
  },
  {
    catches: 'chatbot: verbatim from',
    html: `<p>Verbatim from 99V-942: “Replacement parts will not be available until the second quarter.”</p><p>Verbatim from the service desk: “check back in a month.”</p>`,
    quoted: { 'Replacement parts will not be available until the second quarter.': ['99V-942'], 'check back in a month.': null },
  },
  {
    catches: 'chatbot: "excerpt from X, page 2"',
    html: `<p>Excerpt from MC-99007702, page 2:</p><p>“Do not road test the vehicle if the brake warning lamp is illuminated.”</p><p>Excerpt from the owner's manual, page 311:</p><p>“If the brake warning lamp stays on, stop safely.”</p>`,
    quoted: { 'Do not road test the vehicle if the brake warning lamp is illuminated.': ['MC-99007702'], 'If the brake warning lamp stays on, stop safely.': null },
  },
  {
    catches: 'chatbot: sections in doc',
    html: `<p>Under “Remedy”, 99V-943 says dealers will “install a protective sleeve.” Under “Risk”, it mentions “a fire without prior warning.”</p>`,
    quoted: { 'install a protective sleeve.': ['99V-943'], 'a fire without prior warning.': ['99V-943'] },
  },
  {
    catches: 'chatbot: reads, in full',
    html: `<p>The closing statement of PE99-944 reads, in full, “No further action is warranted at this time.” One sentence for 212 complaints.</p>`,
    quoted: { 'No further action is warranted at this time.': ['PE99-944'] },
  },
  {
    catches: 'chatbot: ends with',
    html: `<p>DP99-945 runs to nine pages and ends with “the petition is denied.” It begins, more hopefully, with “the Office takes all petitions seriously.”</p>`,
    quoted: { 'the petition is denied.': ['DP99-945'], 'the Office takes all petitions seriously.': ['DP99-945'] },
  },
  {
    catches: 'chatbot: quoting several lines w/ connectors',
    html: `<p>MC-99007703 is unusually candid. First it concedes that “previous repairs were not effective.” Then it adds, “Technicians should apologize for the inconvenience.” Finally: “Offer a loaner vehicle where available.”</p>`,
    quoted: { 'previous repairs were not effective.': ['MC-99007703'], 'Technicians should apologize for the inconvenience.': ['MC-99007703'], 'Offer a loaner vehicle where available.': ['MC-99007703'] },
  },
  {
    catches: 'chatbot: not found answer',
    html: `<p>I searched 99V-946 for “do not park indoors” and found nothing. The closest sentence is “park away from structures until the recall repair has been completed.”</p>`,
    quoted: { 'do not park indoors': null, 'park away from structures until the recall repair has been completed.': ['99V-946'] },
  },
  {
    catches: 'reddit: title + body',
    html: `<h1>Dealer says "normal", NHTSA says otherwise</h1><p>EA99-947 came out this morning. Highlights: "excessive free play in the steering column" and "a clunk felt through the wheel". My dealer's highlights: "they all do that".</p>`,
    quoted: { 'excessive free play in the steering column': ['EA99-947'], 'a clunk felt through the wheel': ['EA99-947'], 'they all do that': null },
  },
  {
    catches: 'reddit: question post quoting doc',
    html: `<p>Can someone explain what "contingent upon the presence of fault code U0121" means in MC-99007704? My dealer read it as "no code, no repair".</p>`,
    quoted: { 'contingent upon the presence of fault code U0121': ['MC-99007704'], 'no code, no repair': null },
  },
  {
    catches: 'reddit: user summary w/ >',
    html: `<p>&gt; Affected vehicles may experience a sudden loss of headlights.</p><p>That's from 99V-948. Mine went out on a mountain road.</p>`,
    quoted: { 'Affected vehicles may experience a sudden loss of headlights.': ['99V-948'] },
  },
  {
    catches: 'xenforo: post with code quote & id in prior line',
    html: `<article><p>99V-949 summary, copied from the site:</p><p>"Certain vehicles may have been assembled with an incorrect lower steering shaft."</p><p>Mine's a "certain vehicle", apparently.</p></article>`,
    quoted: { 'Certain vehicles may have been assembled with an incorrect lower steering shaft.': ['99V-949'] },
  },
  {
    catches: 'vbulletin: two docs, which says which',
    html: `<p>People keep mixing these up. MC-99007705 is the one that says "replace the sensor". MC-99007706 is the one that says "replace the harness". If your dealer quotes you for both, say "only one applies".</p>`,
    quoted: { 'replace the sensor': ['MC-99007705'], 'replace the harness': ['MC-99007706'], 'only one applies': null },
  },
  {
    catches: 'phpbb: answer to question',
    html: `<p>@newbie: yes there's a campaign, 99V-950. From the PDF: "the affected population is limited to vehicles with the towing package." If yours has no hitch you're fine, "towing package" means the factory one.</p>`,
    quoted: { 'the affected population is limited to vehicles with the towing package.': ['99V-950'] },
  },
  {
    catches: 'discourse: reply w/ onebox',
    html: `<p>The doc (MC-99007707) is pretty clear on who does the work: "This procedure must be performed by a level 3 technician." My shop's "level 3" guy is 19.</p>`,
    quoted: { 'This procedure must be performed by a level 3 technician.': ['MC-99007707'] },
  },
  {
    catches: 'news: regulators said in a document',
    html: `<p>The rear suspension “can separate from the body,” regulators said in documents posted Wednesday. The upgraded investigation, EA99-951, covers 310,000 vehicles. A spokeswoman for Sample Automotive said the company “stands behind its products.”</p>`,
    quoted: { 'can separate from the body,': ['EA99-951'], 'stands behind its products.': null },
  },
  {
    catches: 'news: timeline of statements',
    html: `<p>On May 1 the company told dealers, in MC-99007708, that the smell was “harmless.” On June 1 it told the agency, in 99V-952, that the smell “may indicate a fuel leak.” On July 1 it told this newspaper that it had “nothing to add.”</p>`,
    quoted: { 'may indicate a fuel leak.': ['99V-952'], 'nothing to add.': null },
  },
  {
    catches: 'news: expert contrasts',
    html: `<p>“The remedy treats the symptom,” said Priya Nair, who teaches automotive engineering. Recall 99V-953 describes the remedy as “a software update that limits charging to 80 percent.”</p>`,
    quoted: { 'The remedy treats the symptom,': null, 'a software update that limits charging to 80 percent.': ['99V-953'] },
  },
  {
    catches: 'news: pull stats',
    html: `<p>As of March, PE99-954 counted “83 complaints and four injuries”; the company's own tally, supplied in response, was “considerably higher.”</p>`,
    quoted: { '83 complaints and four injuries': ['PE99-954'], 'considerably higher.': null },
  },
  {
    catches: 'law firm: bulleted allegations',
    html: `<p>Plaintiffs allege that:</p><ul><li>Defendant knew the defect was “widespread and well documented”;</li><li>Defendant's bulletin MC-99007709 directed dealers to “decline warranty claims absent a stored code”;</li><li>Dealers told consumers that the noise was “part of the charm.”</li></ul>`,
    quoted: { 'widespread and well documented': null, 'decline warranty claims absent a stored code': ['MC-99007709'], 'part of the charm.': null },
  },
  {
    catches: 'law: motion',
    html: `<p>The Motion mischaracterizes the bulletin. It does not say, as Defendant contends, that the noise is “always harmless.” It says that the noise “is typically harmless when no code is stored.” MC-99007710 at 1.</p>`,
    quoted: { 'always harmless.': null, 'is typically harmless when no code is stored.': ['MC-99007710'] },
  },
  {
    catches: 'dealer mail: appointment',
    html: `<p>Hi Chris, thanks for calling about 99V-955. The factory instructions note that “the vehicle must cool for two hours before the repair begins,” so please drop it off the night before. Leave a note that says “recall” on the dash.</p>`,
    quoted: { 'the vehicle must cool for two hours before the repair begins,': ['99V-955'], 'recall': null },
    weakly: ['recall'],
  },
  {
    catches: 'blog: dialog',
    html: `<p>“Have you heard of 99V-956?” I asked. “Never,” he said. I handed him the printout. It says, right at the top, “Safety Recall Report.” Further down it says “the condition may result in a wheel-off event.” He read it twice. “Huh,” he said.</p>`,
    quoted: { 'Have you heard of 99V-956?': null, 'the condition may result in a wheel-off event.': null },
  },
  {
    catches: 'blog: how to read a recall',
    html: `<p>Every Part 573 report has a chronology. In 99V-957 it starts with “a single field report from a dealer in Maine” and ends, fourteen months later, with “the decision to conduct a recall.” Between them is what I call “the long silence.”</p>`,
    quoted: { 'a single field report from a dealer in Maine': ['99V-957'], 'the decision to conduct a recall.': ['99V-957'], 'the long silence.': null },
  },
  {
    catches: 'blog: comparision of wording between docs in bullets w/ em dashes',
    html: `<ul><li>Preliminary Evaluation PE99-958 — “alleged loss of braking.”</li><li>Engineering Analysis EA99-958 — “loss of braking.”</li><li>Press release — “rare instances of extended pedal travel.”</li></ul>`,
    quoted: { 'alleged loss of braking.': ['PE99-958'], 'loss of braking.': ['EA99-958'], 'rare instances of extended pedal travel.': null },
  },
  {
    catches: 'table: year, doc, quote, my note',
    html: `<table><tr><th>Year</th><th>Document</th><th>Quote</th><th>Note</th></tr><tr><td>2093</td><td>MC-99007711</td><td>“Top off the fluid.”</td><td>lol</td></tr><tr><td>2094</td><td>MC-99007712</td><td>“Replace the reservoir.”</td><td>“finally” — everyone</td></tr></table>`,
    quoted: { 'Top off the fluid.': ['MC-99007711'], 'Replace the reservoir.': ['MC-99007712'] },
  },
  {
    catches: 'faq: "What does NHTSA say about X?"',
    html: `<h3>What does NHTSA say about the rollaway problem?</h3><p>In 99V-959 the agency lists the cause as “a bushing that degrades with heat and humidity.” The remedy is a new bushing.</p><h3>What do owners say?</h3><p>“It rolled into my garage door.” “It rolled into my neighbor.”</p>`,
    quoted: { 'a bushing that degrades with heat and humidity.': ['99V-959'], 'It rolled into my garage door.': null, 'It rolled into my neighbor.': null },
  },
  {
    catches: 'footnotes w/ id + non-doc',
    html: `<p>The gasket “was produced with the wrong compound.”[a] Online, people joke that it is “made of cheese.”[b]</p><p>[a] Recall 99V-960.</p><p>[b] r/ExampleCars.</p>`,
    quoted: { 'was produced with the wrong compound.': ['99V-960'], 'made of cheese.': null },
  },
  {
    catches: 'german: Ratgeber',
    html: `<p>Im Untersuchungsbericht EA99-961 schreibt die Behörde, der Fehler trete „vor allem bei niedrigen Temperaturen“ auf. Viele Besitzer kennen das: „Im Winter geht gar nichts mehr“, sagt Petra K. aus Ohio.</p>`,
    quoted: { 'vor allem bei niedrigen Temperaturen': ['EA99-961'], 'Im Winter geht gar nichts mehr': null },
  },
  {
    catches: 'german: Mail vom Händler',
    html: `<p>Sehr geehrter Herr Lang, gemäß Serviceinformation MC-99007713 ist „ein leichtes Klackern im kalten Zustand zulässig“. Sie hatten geschrieben, es sei „unerträglich laut“. Wir bitten um einen Termin.</p>`,
    quoted: { 'ein leichtes Klackern im kalten Zustand zulässig': ['MC-99007713'], 'unerträglich laut': null },
  },
  {
    catches: 'spanish: chatbot list',
    html: `<ul><li><b>99V-962</b>: «La bolsa de aire puede no desplegarse».</li><li><b>MC-99007714</b>: «Verifique el conector amarillo bajo el asiento».</li><li><b>Consejo</b>: no acepte un «no hay problema» por respuesta.</li></ul>`,
    quoted: { 'La bolsa de aire puede no desplegarse': ['99V-962'], 'Verifique el conector amarillo bajo el asiento': ['MC-99007714'], 'no hay problema': null },
  },
  {
    catches: 'french: presse',
    html: `<p>Dans son rapport sur la campagne 99V-963, le constructeur admet que « certaines vis ont été mal serrées ». Une association parle d’« un scandale industriel ».</p>`,
    quoted: { 'certaines vis ont été mal serrées': ['99V-963'], 'un scandale industriel': null },
  },
  {
    catches: 'mixed: press release',
    html: `<p>Sample Automotive today announced safety recall 99V-964. “Our customers' safety comes first,” said CEO Tom Baird. As stated in the report submitted to NHTSA, “a small number of vehicles may have an improperly seated fuel quick-connect.”</p>`,
    quoted: { "Our customers' safety comes first,": null, 'a small number of vehicles may have an improperly seated fuel quick-connect.': ['99V-964'] },
  },
  {
    catches: 'mixed: academic abstract',
    html: `<p>We coded 412 complaints filed under EA99-965. A typical narrative reads “vehicle lost power on the highway with family inside.” Our coders labelled such narratives “high severity.”</p>`,
    quoted: { 'vehicle lost power on the highway with family inside.': null, 'high severity.': null },
    weakly: ['vehicle lost power on the highway with family inside.'],
  },
  {
    catches: 'mixed: youtube description',
    html: `<p>0:00 intro<br>1:12 MC-99007715: "apply grease to the splines"<br>4:50 the dealer's version: "replace the axle"<br>9:30 outro</p>`,
    quoted: { 'apply grease to the splines': ['MC-99007715'], 'replace the axle': null },
  },
];
