import type { CitingPage } from '../citing-page.ts';
import type { FirstSight } from './first-sight.ts';

export const firstSight: FirstSight = { quotations: 65, right: 57, addedIn: 'fa902e5' };

/** Plain pages of many styles. What is null though somebody is quoted is left open. */
export const pages: readonly CitingPage[] = [
  {
    catches: 'chatbot answer: recall overview',
    html: `<p>Yes. In November 2095 Example Motors recalled about 54,000 minivans under NHTSA campaign <strong>99V-905</strong>. The defect report states that “the power sliding door motor may overheat while the vehicle is unattended.” Until the repair is done, owners are asked to “unplug the door control module as described in the owner notice.”</p><p>I could not find any technical service bulletin for this problem.</p>`,
    quoted: { 'the power sliding door motor may overheat while the vehicle is unattended.': ['99V-905'], 'unplug the door control module as described in the owner notice.': ['99V-905'] },
  },
  {
    catches: 'chatbot answer: bracket citations after claims',
    html: `<p>The investigation was opened after reports of sudden loss of assist [PE99-906]. The agency wrote that “the complaints share a common failure pattern” [PE99-906], and the later bulletin instructs dealers to “replace the steering gear only when fault code C1B00 is stored” [MC-99007601].</p>`,
    quoted: { 'the complaints share a common failure pattern': ['PE99-906'], 'replace the steering gear only when fault code C1B00 is stored': ['MC-99007601'] },
  },
  {
    catches: 'chatbot answer: bullets with quotes & trailing parentheses',
    html: `<p>Key points from the record:</p><ul><li>The radiator support “may be cracked at the lower weld” (99V-907).</li><li>Dealers must “measure the gap with a feeler gauge before any repair” (MC-99007602).</li><li>One owner reported that “the hood started to shake at 65 mph” (ODI-99007603).</li></ul>`,
    quoted: { 'may be cracked at the lower weld': ['99V-907'], 'measure the gap with a feeler gauge before any repair': ['MC-99007602'], 'the hood started to shake at 65 mph': ['ODI-99007603'] },
  },
  {
    catches: 'chatbot: table of claims & ids',
    html: `<table><tr><th>Claim</th><th>Source</th></tr><tr><td>“The sensor bracket may loosen over time.”</td><td>99V-908</td></tr><tr><td>“Vehicles built after June are not affected.”</td><td>MC-99007604</td></tr></table>`,
    quoted: { 'The sensor bracket may loosen over time.': ['99V-908'], 'Vehicles built after June are not affected.': ['MC-99007604'] },
  },
  {
    catches: 'chatbot: "The document says ..." sequences',
    html: `<p>I looked at EA99-909. The document says that “the failure occurs mainly in cold climates.” It adds that “the warranty return rate is increasing.” It does not recommend that owners stop driving.</p>`,
    quoted: { 'the failure occurs mainly in cold climates.': ['EA99-909'], 'the warranty return rate is increasing.': ['EA99-909'] },
  },
  {
    catches: 'chatbot: heading + para + quote',
    html: `<h2>What does bulletin MC-99007605 say?</h2><p>The bulletin covers a wind noise from the top of the windshield. According to it, “the molding may lift at highway speed.” The repair is simple: “install the revised molding with two strips of tape.”</p>`,
    quoted: { 'the molding may lift at highway speed.': ['MC-99007605'], 'install the revised molding with two strips of tape.': ['MC-99007605'] },
  },
  {
    catches: 'chatbot: wrong id nearer',
    html: `<p>Recall 99V-910, which expanded the earlier 99V-909, says that “vehicles previously repaired must return for a second inspection.”</p>`,
    quoted: { 'vehicles previously repaired must return for a second inspection.': ['99V-910'] },
  },
  {
    catches: 'forum: simple quote and comment',
    html: `<p>Looked it up. NHTSA 99V-911. Quote: "The fuel line may have been routed too close to the exhaust manifold." That's exactly where mine is leaking.</p>`,
    quoted: { 'The fuel line may have been routed too close to the exhaust manifold.': ['99V-911'] },
  },
  {
    catches: 'forum: dealer vs doc',
    html: `<p>Dealer told me "there is nothing open on your VIN" but MC-99007606 clearly states "the extended coverage applies to all vehicles regardless of recall status". Who's right?</p>`,
    quoted: { 'there is nothing open on your VIN': null, 'the extended coverage applies to all vehicles regardless of recall status': ['MC-99007606'] },
  },
  {
    catches: 'forum: blockquote with source link',
    html: `<blockquote><p>The center console may overheat if objects are stored near the inverter.</p></blockquote><p><a href="https://www.nhtsa.gov/recalls?nhtsaId=99V912000">NHTSA recall 99V-912</a></p><p>So take your junk out of there.</p>`,
    quoted: { 'The center console may overheat if objects are stored near the inverter.': ['99V-912'] },
  },
  {
    catches: 'forum: complaint pasted',
    html: `<p>Found my exact issue, ODI 99007607: "While driving at 40 mph the transmission shifted into neutral without warning. The dealer could not find any codes." Same here.</p>`,
    quoted: { 'While driving at 40 mph the transmission shifted into neutral without warning. The dealer could not find any codes.': ['ODI-99007607'] },
  },
  {
    catches: 'news: recall story',
    html: `<p>WASHINGTON — Sample Automotive is recalling 23,500 sedans in the United States because the front passenger airbag “may deploy with excessive force,” the National Highway Traffic Safety Administration said Friday.</p><p>According to the recall report, filed as 99V-913, “no injuries have been reported to date.” “We regret any inconvenience,” the company said in a statement.</p>`,
    quoted: { 'may deploy with excessive force,': null, 'no injuries have been reported to date.': ['99V-913'], 'We regret any inconvenience,': null },
  },
  {
    catches: 'news: investigation story',
    html: `<p>U.S. auto safety regulators have opened a preliminary evaluation (PE99-914) into 150,000 trucks after receiving complaints of “sudden and violent shaking of the front axle.” In its summary the agency says it “will assess the scope and severity of the condition.”</p>`,
    quoted: { 'sudden and violent shaking of the front axle.': ['PE99-914'], 'will assess the scope and severity of the condition.': ['PE99-914'] },
  },
  {
    catches: 'news: two recalls in one story',
    html: `<p>The first recall, 99V-915, covers wagons whose “rear axle bolts may not have been tightened to specification.” The second, 99V-916, covers coupes in which “the instrument cluster may fail to display the brake warning.”</p>`,
    quoted: { 'rear axle bolts may not have been tightened to specification.': ['99V-915'], 'the instrument cluster may fail to display the brake warning.': ['99V-916'] },
  },
  {
    catches: 'law firm: facts section',
    html: `<h2>Factual background</h2><p>In 2095 Sample Automotive sent its dealers Technical Service Bulletin MC-99007608, titled “Engine Oil Consumption.” The bulletin instructs dealers to “perform an oil consumption test over 1,000 miles.” Our clients were told that burning oil is “completely normal.”</p>`,
    quoted: { 'perform an oil consumption test over 1,000 miles.': ['MC-99007608'], 'completely normal.': null },
  },
  {
    catches: 'law firm: call to action',
    html: `<p>If your vehicle is part of recall 99V-917, you should know what the manufacturer has admitted: “the high-pressure fuel pump may fail and send debris into the engine.” Contact us today for a free consultation.</p>`,
    quoted: { 'the high-pressure fuel pump may fail and send debris into the engine.': ['99V-917'] },
  },
  {
    catches: 'dealer mail',
    html: `<p>Dear customer,</p><p>your vehicle is included in safety recall 99V-918. As the notice explains, “the seat frame weld may separate in a rear-end collision.” The repair takes about two hours. Our service advisor will call you to “find a time that works for you.”</p>`,
    quoted: { 'the seat frame weld may separate in a rear-end collision.': ['99V-918'], 'find a time that works for you.': null },
  },
  {
    catches: 'blog: story with doc',
    html: `<p>Last week I finally read the bulletin my dealer had been hiding behind. It's MC-99007609 and it is two pages long. On page one it says “customers may notice a momentary hesitation when accelerating from a stop.” On page two it says “this is a normal characteristic.” I nearly threw my phone.</p>`,
    quoted: { 'customers may notice a momentary hesitation when accelerating from a stop.': ['MC-99007609'], 'this is a normal characteristic.': ['MC-99007609'] },
  },
  {
    catches: 'blog: list of docs w/ quotes',
    html: `<ol><li>PE99-919 (2093): “limited evidence of a trend.”</li><li>EA99-919 (2094): “a significant increase in failure reports.”</li><li>99V-919 (2095): “the control arm may fracture.”</li></ol>`,
    quoted: { 'limited evidence of a trend.': ['PE99-919'], 'a significant increase in failure reports.': ['EA99-919'], 'the control arm may fracture.': ['99V-919'] },
  },
  {
    catches: 'faq page',
    html: `<h3>Will the repair cost me anything?</h3><p>No. Recall 99V-920 says that “all repairs will be performed free of charge.”</p><h3>How long does it take?</h3><p>The recall report estimates “less than one hour for most vehicles.”</p>`,
    quoted: { 'all repairs will be performed free of charge.': ['99V-920'], 'less than one hour for most vehicles.': ['99V-920'] },
  },
  {
    catches: 'footnotes',
    html: `<p>The manufacturer acknowledges that “the coating may peel in humid climates.”<sup><a href="#f1">1</a></sup> Regulators note that “peeling may obstruct the camera.”<sup><a href="#f2">2</a></sup></p><ol><li id="f1">Service bulletin MC-99007610.</li><li id="f2">Investigation EA99-921.</li></ol>`,
    quoted: { 'the coating may peel in humid climates.': ['MC-99007610'], 'peeling may obstruct the camera.': ['EA99-921'] },
  },
  {
    catches: 'list of recalls',
    html: `<h2>Open recalls</h2><ul><li><b>99V-922</b>: “The brake hose may rupture.” Remedy: replacement of both front hoses.</li><li><b>99V-923</b>: “The trailer hitch harness may short.” Remedy: not yet available.</li><li><b>99E-924</b>: “The aftermarket lamp may not meet brightness requirements.” Remedy: refund.</li></ul>`,
    quoted: { 'The brake hose may rupture.': ['99V-922'], 'The trailer hitch harness may short.': ['99V-923'], 'The aftermarket lamp may not meet brightness requirements.': ['99E-924'] },
  },
  {
    catches: 'german article',
    html: `<p>Die US-Verkehrssicherheitsbehörde hat den Rückruf 99V-925 veröffentlicht. Darin heißt es: „Die Befestigung der Rücksitze kann sich bei einem Aufprall lösen.“ Der Hersteller teilte mit, man nehme die Sache „sehr ernst“.</p>`,
    quoted: { 'Die Befestigung der Rücksitze kann sich bei einem Aufprall lösen.': ['99V-925'], 'sehr ernst': null },
  },
  {
    catches: 'spanish article',
    html: `<p>La NHTSA abrió la investigación PE99-926. Según el documento, «se han recibido cuarenta quejas por pérdida de frenos». La empresa dijo que «coopera con las autoridades».</p>`,
    quoted: { 'se han recibido cuarenta quejas por pérdida de frenos': ['PE99-926'], 'coopera con las autoridades': null },
  },
  {
    catches: 'french article',
    html: `<p>Le rappel 99V-927 concerne 8 000 camionnettes. Le rapport précise que « la durite peut se fissurer à basse température ». « Nous prenons la situation au sérieux », a déclaré un porte-parole.</p>`,
    quoted: { 'la durite peut se fissurer à basse température': ['99V-927'], 'Nous prenons la situation au sérieux': null },
  },
  {
    catches: 'markdown text',
    html: `<pre># Stalling: what the record says

**MC-99007611** tells dealers to "update the engine control software to level 7".

> The vehicle may stall when coming to a stop after extended highway driving.

Source: MC-99007611

My dealer's answer was "we have never seen that".</pre>`,
    quoted: { 'update the engine control software to level 7': ['MC-99007611'], 'The vehicle may stall when coming to a stop after extended highway driving.': ['MC-99007611'], 'we have never seen that': null },
  },
  {
    catches: 'chip citations',
    html: `<p>The bulletin recommends that technicians “use only the updated service tool.” <a class="citation" href="https://static.nhtsa.gov/odi/tsbs/2099/MC-99007612-0001.pdf">NHTSA +1</a> It also warns that “an interrupted update may disable the vehicle.” <a class="citation" href="https://static.nhtsa.gov/odi/tsbs/2099/MC-99007612-0001.pdf">NHTSA</a></p>`,
    quoted: { 'use only the updated service tool.': ['MC-99007612'], 'an interrupted update may disable the vehicle.': ['MC-99007612'] },
  },
  {
    catches: 'altered version comparisons',
    html: `<p>Some sites claim the recall says “owners should stop driving immediately.” The actual text of 99V-928 is “owners should avoid driving at high speed.”</p>`,
    quoted: { 'owners should stop driving immediately.': ['99V-928'], 'owners should avoid driving at high speed.': ['99V-928'] },
  },
  {
    catches: 'coreference "the filing"',
    html: `<p>Sample Automotive submitted 99V-929 in March. The filing describes “an electrical short in the tailgate wiring.” The filing further notes that “the short can occur when the vehicle is parked.”</p>`,
    quoted: { 'an electrical short in the tailgate wiring.': ['99V-929'], 'the short can occur when the vehicle is parked.': ['99V-929'] },
  },
  {
    catches: 'two ids for one doc',
    html: `<p>Honda Service Bulletin 99-931 (NHTSA MC-99007613) says to “inspect the rear subframe for corrosion before loosening any bolts.”</p>`,
    quoted: { 'inspect the rear subframe for corrosion before loosening any bolts.': ['99-931', 'MC-99007613'] },
  },
  {
    catches: 'shared id for several quotations',
    html: `<p>The complaint is short. “It happened twice,” “nobody was hurt,” and “I am afraid to drive it” are all it says (ODI-99007614).</p>`,
    quoted: { 'It happened twice,': null, 'nobody was hurt,': null, 'I am afraid to drive it': ['ODI-99007614'] },
  },
  {
    catches: 'id inside quotation is not the source',
    html: `<p>Bulletin MC-99007615 says: “This bulletin supersedes MC-99007600 and must be used instead.”</p>`,
    quoted: { 'This bulletin supersedes MC-99007600 and must be used instead.': ['MC-99007615'] },
  },
  {
    catches: 'page paragraphs without docs',
    html: `<p>“I love this car,” she said. Recall 99V-932 did not change her mind. The recall concerns a cable that “may chafe.”</p>`,
    quoted: { 'I love this car,': null, 'may chafe.': null },
  },
];
