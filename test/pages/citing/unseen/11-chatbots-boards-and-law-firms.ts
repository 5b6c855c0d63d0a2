import type { CitingPage } from '../citing-page.ts';
import type { FirstSight } from './first-sight.ts';

export const firstSight: FirstSight = { quotations: 91, right: 78, addedIn: '71ab68d' };

/** Pages of many styles. What is null though somebody is quoted is left open. */
export const pages: readonly CitingPage[] = [
  {
    catches: 'chatgpt markdownish answer with sections',
    html: `<h2>Short answer</h2><p>Yes, there is an open recall on the 2097 Example Rover: <strong>NHTSA 99V-701</strong>.</p><h3>What NHTSA says</h3><p>The defect description reads, in part, “the seat belt retractor may lock and fail to release.” The remedy section goes further: dealers will “inspect, and if needed, replace both retractors.”</p><h3>What owners report</h3><p>On forums people describe it as “a seat belt with a mind of its own.”</p><h3>Bottom line</h3><p>If your belt won't release, don't wait. A good phrase to use at the counter is “I want this logged under the campaign.”</p>`,
    quoted: { 'the seat belt retractor may lock and fail to release.': ['99V-701'], 'inspect, and if needed, replace both retractors.': ['99V-701'], 'a seat belt with a mind of its own.': null, 'I want this logged under the campaign.': null },
  },
  {
    catches: 'chatgpt bullets each with bold label and id in parens',
    html: `<p>Here are three bulletins that match your symptom:</p><ul><li><strong>Cold rattle</strong> (MC-99007011): instructs techs to “re-torque the heat shield fasteners.”</li><li><strong>Warm rattle</strong> (MC-99007012): says the noise is “a normal characteristic of the variable valve train.”</li><li><strong>Rattle on decel</strong> — no bulletin that I could find; owners call it “marbles in a can.”</li></ul>`,
    quoted: { 're-torque the heat shield fasteners.': ['MC-99007011'], 'a normal characteristic of the variable valve train.': ['MC-99007012'], 'marbles in a can.': null },
  },
  {
    catches: 'claude style: careful, with a hedge about its own wording',
    html: `<p>I want to be careful here. The closing resume for PE99-702 does say that the agency “did not identify a trend in the field data.” It does <em>not</em> say that the cars are “safe” or that the complaints were “unfounded”, and I would not put it that way.</p>`,
    quoted: { 'did not identify a trend in the field data.': ['PE99-702'], 'safe': null, 'unfounded': null },
  },
  {
    catches: 'perplexity with numbered chips',
    html: `<p>The bulletin tells dealers to “replace the tailgate harness as an assembly, not in sections”<a href="https://static.nhtsa.gov/odi/tsbs/2099/MC-99007013-0001.pdf" class="citation">1</a>. Owners on a forum claimed it was “three wires and some tape”<a href="https://forum.example/t/55" class="citation">2</a>.</p>`,
    quoted: { 'replace the tailgate harness as an assembly, not in sections': ['MC-99007013'], 'three wires and some tape': null },
  },
  {
    catches: 'gemini answer with table',
    html: `<p>Here's a comparison of the two campaigns:</p><table><tr><th>Feature</th><th>99V-703</th><th>99V-704</th></tr><tr><td>Defect</td><td>"fuel pump impeller may deform"</td><td>"fuel pump connector may corrode"</td></tr><tr><td>Fix</td><td>"replace the pump module"</td><td>"clean and seal the connector"</td></tr></table><p>Both can cause a stall.</p>`,
    quoted: { 'fuel pump impeller may deform': ['99V-703'], 'fuel pump connector may corrode': ['99V-704'], 'replace the pump module': ['99V-703'], 'clean and seal the connector': ['99V-704'] },
  },
  {
    catches: 'copilot paragraphs with superscript refs',
    html: `<p>NHTSA opened the case after reports of “sudden loss of rear door latch function”¹ and later widened it to “all doors on all trims”².</p><ol><li>PE99-705, opening resume</li><li>EA99-705, opening resume</li></ol>`,
    quoted: { 'sudden loss of rear door latch function': null, 'all doors on all trims': null },
  },
  {
    catches: 'google AI overview: bullets with trailing link',
    html: `<ul><li>The recall was issued because “the wiper linkage may seize in freezing temperatures”. <a href="https://www.nhtsa.gov/recalls?nhtsaId=99V706000">NHTSA</a></li><li>Some drivers say “they freeze at the first snow”. <a href="https://www.reddit.com/r/example/1">Reddit</a></li></ul>`,
    quoted: { 'the wiper linkage may seize in freezing temperatures': ['99V-706'], 'they freeze at the first snow': null },
  },
  {
    catches: 'grok: cheeky',
    html: `<p>Lol, “nothing to see here” is basically the vibe of MC-99007014. The actual text? “No repair should be attempted at this time.” Translation: “we have no fix”.</p>`,
    quoted: { 'nothing to see here': null, 'No repair should be attempted at this time.': ['MC-99007014'], 'we have no fix': null },
  },
  {
    catches: 'deepseek: numbered with headings',
    html: `<h3>1. Recall 99V-707 (Brakes)</h3><ul><li><b>Issue:</b> "the brake booster may lose vacuum over time"</li><li><b>Risk:</b> "extended stopping distance increases the risk of a crash"</li><li><b>My take:</b> "get it done soon"</li></ul><h3>2. Investigation EA99-707 (Steering)</h3><ul><li><b>Status:</b> open since 2097</li><li><b>Quote:</b> "loss of power assist at parking speeds"</li></ul>`,
    quoted: { 'the brake booster may lose vacuum over time': ['99V-707'], 'extended stopping distance increases the risk of a crash': ['99V-707'], 'get it done soon': null, 'loss of power assist at parking speeds': ['EA99-707'] },
  },
  {
    catches: 'reddit: story',
    html: `<p>Update for everyone who asked. Service manager pulled up MC-99007015 right in front of me and sure enough: "replace only if the customer insists". I said "well, the customer insists" and he laughed. Loaner till Friday.</p>`,
    quoted: { 'replace only if the customer insists': ['MC-99007015'], 'well, the customer insists': null },
  },
  {
    catches: 'reddit: edit & tl;dr',
    html: `<p>My 2096 wagon died on the freeway. Dealer: "could be the battery". Independent shop: "it's the alternator decoupler". Then I found 99V-708. Straight from the report: "the alternator may stop charging without prior warning". So yeah.</p><p>EDIT: several people say "just buy a new alternator". No. It's a recall.</p>`,
    quoted: { 'could be the battery': null, "it's the alternator decoupler": null, 'the alternator may stop charging without prior warning': ['99V-708'], 'just buy a new alternator': null },
  },
  {
    catches: 'xenforo: quote box of user, then answer',
    html: `<article><blockquote data-quote="RoverFan"><p>The bulletin says "it's only a software thing"</p></blockquote><p>Not quite. MC-99007016 page 3 says "software alone will not correct a worn actuator". You need both.</p></article>`,
    quoted: { "it's only a software thing": null, 'software alone will not correct a worn actuator': ['MC-99007016'] },
  },
  {
    catches: 'vbulletin: pasted TSB',
    html: `<p>Here is the TSB number for your dealer: MC-99007017</p><p>Quote:</p><blockquote><p>Some vehicles may exhibit a delayed engagement of reverse after a cold soak. Do not replace the transmission for this concern.</p></blockquote><p>Print it out and bring it with you.</p>`,
    quoted: { 'Some vehicles may exhibit a delayed engagement of reverse after a cold soak. Do not replace the transmission for this concern.': ['MC-99007017'] },
  },
  {
    catches: 'phpbb text with br',
    html: `<p>Recall 99V-709:<br>"The liftgate struts may separate from the ball stud."<br>My struts: "fine, no action needed" per dealer.<br>They are not fine.</p>`,
    quoted: { 'The liftgate struts may separate from the ball stud.': ['99V-709'], 'fine, no action needed': null },
  },
  {
    catches: 'discourse with a quoted doc in blockquote and comment',
    html: `<p>From the EA99-710 closing memo:</p><blockquote><p>ODI's analysis found no statistically significant difference between the subject and peer vehicles.</p></blockquote><p>"Peer vehicles" is doing a lot of work in that sentence.</p><blockquote><p>ODI reserves the right to take further action.</p></blockquote><p>And then that boilerplate.</p>`,
    quoted: { "ODI's analysis found no statistically significant difference between the subject and peer vehicles.": ['EA99-710'], 'ODI reserves the right to take further action.': ['EA99-710'] },
  },
  {
    catches: 'news: statement by company and filing',
    html: `<p>DETROIT (Example Wire) — Example Motors is recalling 41,000 pickups because the tow hitch “may detach under load,” according to documents filed with the National Highway Traffic Safety Administration. The recall, 99V-711, covers 2095-2097 models.</p><p>“Safety is our top priority,” spokesperson Dana Crewe said in an email. Dealers will “replace the hitch receiver free of charge,” the filing says. Owner letters are to go out in March.</p>`,
    quoted: { 'may detach under load,': ['99V-711'], 'Safety is our top priority,': null, 'replace the hitch receiver free of charge,': ['99V-711'] },
  },
  {
    catches: 'news: two probes',
    html: `<p>The agency upgraded its probe on Monday. In the earlier phase, PE99-712, investigators noted “a pattern of smoke from under the dash.” The upgrade, EA99-712, now speaks of “thermal events originating at the blower motor connector.” A consumer group called the delay “indefensible.”</p>`,
    quoted: { 'a pattern of smoke from under the dash.': ['PE99-712'], 'thermal events originating at the blower motor connector.': ['EA99-712'], 'indefensible.': null },
  },
  {
    catches: 'law firm page',
    html: `<h1>Example Sedan Stalling Lawsuit</h1><p>Our firm is investigating claims that 2094–2096 Example Sedans stall without warning. In technical service bulletin MC-99007018, the manufacturer acknowledged that vehicles “may experience an intermittent no-crank condition.” Despite this, dealers have told our clients the behavior is “normal operation.”</p><p>The complaint alleges that the company “knew or should have known” about the defect since 2093. If you have experienced this, you may be entitled to compensation.</p>`,
    quoted: { 'may experience an intermittent no-crank condition.': ['MC-99007018'], 'normal operation.': null, 'knew or should have known': null },
  },
  {
    catches: 'law: with case quote and id after',
    html: `<p>As the court put it, “a bulletin is not an admission.” Still, the language is striking: “Replace the subframe if perforation is present” (MC-99007019, at 2). Plaintiffs' expert described it as “a smoking gun in plain sight.”</p>`,
    quoted: { 'a bulletin is not an admission.': null, 'Replace the subframe if perforation is present': ['MC-99007019'], 'a smoking gun in plain sight.': null },
  },
  {
    catches: 'dealer mail',
    html: `<p>Dear Mr. Penn,</p><p>Thank you for your patience. We checked your VIN and recall 99V-713 is open on your vehicle. The remedy instructions state: "Technicians must road test the vehicle for a minimum of 10 miles." For this reason we will need the car for a full day.</p><p>You wrote that the light "comes on every other morning". Please leave it on when you bring the car in.</p>`,
    quoted: { 'Technicians must road test the vehicle for a minimum of 10 miles.': ['99V-713'], 'comes on every other morning': null },
  },
  {
    catches: 'blog: first-person with pull quotes',
    html: `<h2>The letter finally came</h2><p>It is two pages long and mostly boilerplate. “Example Motors has decided that a defect which relates to motor vehicle safety exists,” it begins. Number: 99V-714. Nowhere does it say “sorry.”</p>`,
    quoted: { 'Example Motors has decided that a defect which relates to motor vehicle safety exists,': ['99V-714'], 'sorry.': null },
  },
  {
    catches: 'blog: myth vs fact',
    html: `<p><b>Myth:</b> “Recalls expire after ten years.”</p><p><b>Fact:</b> They don't. Recall 99V-715 says plainly that “there is no expiration date for this repair.”</p>`,
    quoted: { 'Recalls expire after ten years.': null, 'there is no expiration date for this repair.': ['99V-715'] },
  },
  {
    catches: 'faq',
    html: `<h3>Q: Is the roof rail recall the same as the bulletin?</h3><p>No. The recall (99V-716) is about rails that “may detach while driving”. The bulletin (MC-99007020) is about rails that “may whistle above 50 mph”.</p><h3>Q: My dealer says “no parts until summer”. What now?</h3><p>Ask for an interim notice.</p>`,
    quoted: { 'may detach while driving': ['99V-716'], 'may whistle above 50 mph': ['MC-99007020'], 'no parts until summer': null },
  },
  {
    catches: 'footnotes linked',
    html: `<p>The tyre “may lose air rapidly without visible damage.”<sup><a href="#fn1">1</a></sup> The dealer told my sister it was “just a nail.”</p><ol><li id="fn1">NHTSA recall 99T-717, Part 573 report. <a href="#r1">↩</a></li></ol>`,
    quoted: { 'may lose air rapidly without visible damage.': ['99T-717'], 'just a nail.': null },
  },
  {
    catches: 'list of recalls with description lines',
    html: `<h2>Recalls for the 2095 Example Van</h2><dl><dt>99V-718</dt><dd>“Sliding door may open while the vehicle is in motion.” Remedy: new latch.</dd><dt>99V-719</dt><dd>“Third-row seat anchor bolts may be missing.” Remedy: inspect.</dd></dl>`,
    quoted: { 'Sliding door may open while the vehicle is in motion.': ['99V-718'], 'Third-row seat anchor bolts may be missing.': ['99V-719'] },
  },
  {
    catches: 'german forum',
    html: `<p>Im Rückruf 99V-720 steht wörtlich: „Die Schraube kann sich unter Last lösen.“ Der Händler meinte nur: „Davon wissen wir nichts.“</p>`,
    quoted: { 'Die Schraube kann sich unter Last lösen.': ['99V-720'], 'Davon wissen wir nichts.': null },
  },
  {
    catches: 'spanish blog',
    html: `<p>Según el boletín MC-99007021, «el ruido no afecta la seguridad del vehículo». Mi mecánico opina lo contrario: «eso no es normal», me repitió tres veces.</p>`,
    quoted: { 'el ruido no afecta la seguridad del vehículo': ['MC-99007021'], 'eso no es normal': null },
  },
  {
    catches: 'french',
    html: `<p>D’après la campagne 99V-721, « le boulon peut se desserrer ». Le garagiste, lui, m’a répondu : « aucun rappel en cours ».</p>`,
    quoted: { 'le boulon peut se desserrer': ['99V-721'], 'aucun rappel en cours': null },
  },
  {
    catches: 'mixed: email thread with > quoting',
    html: `<pre>> Can you send me the exact language?

Sure. From MC-99007022:

  "Inspect the lower control arm bushings for tearing greater than 1/4 inch."

Let me know if they tell you "not covered" again.

- Pat</pre>`,
    quoted: { 'Inspect the lower control arm bushings for tearing greater than 1/4 inch.': ['MC-99007022'], 'not covered': null },
  },
  {
    catches: 'complaint narrative quoted by journalist',
    html: `<p>One owner's complaint to NHTSA (ODI 99007023) is blunt: “The pedal went to the floor with my kids in the back.” Another, ODI 99007024, describes “a smell of burning plastic for weeks.” The company says it is “monitoring the situation.”</p>`,
    quoted: { 'The pedal went to the floor with my kids in the back.': ['ODI-99007023'], 'a smell of burning plastic for weeks.': ['ODI-99007024'], 'monitoring the situation.': null },
  },
  {
    catches: 'former/latter',
    html: `<p>There are two documents to know: the recall 99V-722 and the investigation EA99-722. The former says the spring “may fracture”; the latter says “fractures occurred in vehicles outside the recalled range”.</p>`,
    quoted: { 'may fracture': ['99V-722'], 'fractures occurred in vehicles outside the recalled range': ['EA99-722'] },
  },
  {
    catches: 'first/second bulletin',
    html: `<p>I compared MC-99007025 and MC-99007026. The first one says “apply dielectric grease to all terminals.” The second one drops that line and says “replace the junction box.”</p>`,
    quoted: { 'apply dielectric grease to all terminals.': ['MC-99007025'], 'replace the junction box.': ['MC-99007026'] },
  },
  {
    catches: 'chatbot blockquote with inner marks',
    html: `<p>Here is the key line from the bulletin:</p><blockquote><p><strong>MC-99007027:</strong> “Advise the customer that the condition will not damage the vehicle.”</p></blockquote><p>Hope that helps!</p>`,
    quoted: { 'Advise the customer that the condition will not damage the vehicle.': ['MC-99007027'] },
  },
  {
    catches: 'blockquote holding more than the quotation',
    html: `<blockquote><p>According to NHTSA recall 99V-723, “the airbag inflator may rupture upon deployment.” This is a serious safety issue, and you should contact your dealer.</p></blockquote>`,
    quoted: { 'the airbag inflator may rupture upon deployment.': ['99V-723'] },
  },
  {
    catches: 'id in heading, several paragraphs, person in between',
    html: `<h2>PE99-724: hood latch</h2><p>Opened in June after 38 complaints. My neighbor, who owns one, says “it flew up on I-80.”</p><p>The resume describes “unexpected hood opening at highway speed” and counts “two minor injuries.”</p>`,
    quoted: { 'it flew up on I-80.': null, 'unexpected hood opening at highway speed': ['PE99-724'], 'two minor injuries.': null },
  },
  {
    catches: 'youtube comment transcript',
    html: `<p>So at 4:12 he holds up the bulletin, MC-99007028, and reads it out: "customers should be advised to check fluid every 500 miles". Then he goes "five hundred miles, are you kidding me?"</p>`,
    quoted: { 'customers should be advised to check fluid every 500 miles': ['MC-99007028'], 'five hundred miles, are you kidding me?': null },
  },
  {
    catches: 'source line under block',
    html: `<blockquote><p>Vehicles parked on an incline may roll away even with the selector in Park.</p></blockquote><p>Source: NHTSA Campaign 99V725000</p><blockquote><p>I came out of the store and my truck was in the pond.</p></blockquote><p>Source: a guy in my Facebook group</p>`,
    quoted: { 'Vehicles parked on an incline may roll away even with the selector in Park.': ['99V-725'], 'I came out of the store and my truck was in the pond.': null },
  },
  {
    catches: 'negative claim',
    html: `<p>Contrary to what you may have read, 99V-726 doesn't say "do not drive". It says "owners may continue to drive their vehicles with caution".</p>`,
    quoted: { 'do not drive': null, 'owners may continue to drive their vehicles with caution': ['99V-726'] },
  },
];
