import type { CitingPage } from '../citing-page.ts';
import type { FirstSight } from './first-sight.ts';

export const firstSight: FirstSight = { quotations: 97, right: 82, addedIn: '6de568d' };

/** Pages of many styles. What is null though somebody is quoted is left open. */
export const pages: readonly CitingPage[] = [
  {
    catches: 'chatgpt: direct answer w/ multiple docs and dates',
    html: `<p>Short version: the park-brake problem is real and documented.</p><p>In August 2095, Example Motors told dealers in <strong>MC-99007301</strong> that “the actuator may not fully release after overnight parking in wet conditions.” Six months later NHTSA opened <strong>PE99-801</strong>, noting “46 reports of vehicles dragging the rear brakes.” The recall, <strong>99V-801</strong>, followed in May and says dealers will “replace both rear calipers with sealed units.”</p><p>If a service advisor tells you “that's just surface rust,” ask them to look up the recall.</p>`,
    quoted: { 'the actuator may not fully release after overnight parking in wet conditions.': ['MC-99007301'], '46 reports of vehicles dragging the rear brakes.': ['PE99-801'], 'replace both rear calipers with sealed units.': ['99V-801'], "that's just surface rust,": null },
  },
  {
    catches: 'chatgpt: sections named by id and nested bullets',
    html: `<h3>🔹 99V-802 — Instrument cluster</h3><ul><li>Defect: “the display may go blank on start-up”</li><li>Remedy: “software update, performed over the air where available”</li></ul><h3>🔹 99V-803 — Rear camera</h3><ul><li>Defect: “image may be delayed by more than two seconds”</li><li>Note: the remedy is still “under development,” per the filing</li></ul><h3>What to do</h3><p>Enter your VIN and, if the site says “0 unrepaired recalls,” you're done.</p>`,
    quoted: { 'the display may go blank on start-up': ['99V-802'], 'software update, performed over the air where available': ['99V-802'], 'image may be delayed by more than two seconds': ['99V-803'], 'under development,': ['99V-803'], '0 unrepaired recalls,': null },
  },
  {
    catches: 'chatgpt: user quote echoed then source',
    html: `<p>You asked whether the phrase “drive at reduced speed” appears anywhere. It does: recall 99V-804 advises that owners “drive at reduced speed until the repair is completed.”</p>`,
    quoted: { 'drive at reduced speed until the repair is completed.': ['99V-804'] },
  },
  {
    catches: 'claude: quotes across docs with hedges',
    html: `<p>From what I can see, EA99-805 and its predecessor PE99-805 describe the problem differently. The preliminary evaluation calls it “an intermittent loss of headlamp function”; the engineering analysis, more bluntly, “headlamp failure.” I'd treat the second as the agency's considered view.</p>`,
    quoted: { 'an intermittent loss of headlamp function': ['PE99-805'], 'headlamp failure.': null },
  },
  {
    catches: 'claude: numbered reading of one doc',
    html: `<p>Here's what MC-99007302 tells technicians, in order:</p><ol><li>“Verify the concern with the customer present.”</li><li>“Record a freeze-frame before clearing codes.”</li><li>“Do not replace parts without approval from the hotline.”</li></ol><p>The third step is the one owners complain about: “they won't touch it without a phone call.”</p>`,
    quoted: { 'Verify the concern with the customer present.': ['MC-99007302'], 'Record a freeze-frame before clearing codes.': ['MC-99007302'], 'Do not replace parts without approval from the hotline.': ['MC-99007302'], "they won't touch it without a phone call.": null },
  },
  {
    catches: 'gemini: table comparing claim vs doc',
    html: `<table><thead><tr><th>Your question</th><th>What 99V-806 says</th></tr></thead><tbody><tr><td>"Can I still tow?"</td><td>"Towing is not recommended until the hitch has been inspected."</td></tr><tr><td>"Will they pay for a rental?"</td><td>Not addressed.</td></tr></tbody></table>`,
    quoted: { 'Can I still tow?': null, 'Towing is not recommended until the hitch has been inspected.': ['99V-806'], 'Will they pay for a rental?': null },
  },
  {
    catches: 'perplexity style related & follow-ups',
    html: `<p>The bulletin describes the fix as “an updated oil filler cap with a revised seal” [MC-99007303]. Some owners report that the new cap is “worse than the old one” [reddit.com].</p><p>Related</p><ul><li>“What is the part number of the new cap?”</li><li>“Does the warranty cover MC-99007303?”</li></ul>`,
    quoted: { 'an updated oil filler cap with a revised seal': ['MC-99007303'], 'worse than the old one': null, 'What is the part number of the new cap?': null, 'Does the warranty cover MC-99007303?': null },
  },
  {
    catches: 'google AI: quote then (Source: NHTSA, id)',
    html: `<p>"The lower ball joint may separate from the knuckle" (Source: NHTSA Recall 99V-807). "Mine popped at 40,000 miles" (Source: Quora user). If your car clunks, have it checked.</p>`,
    quoted: { 'The lower ball joint may separate from the knuckle': ['99V-807'], 'Mine popped at 40,000 miles': null },
  },
  {
    catches: 'grok: replying to a screenshot',
    html: `<p>That screenshot is cropped. The full sentence in EA99-808 is “While no crashes have been confirmed, ODI is concerned about the potential for loss of control.” Cropping it to “no crashes have been confirmed” is cheap.</p>`,
    quoted: { 'While no crashes have been confirmed, ODI is concerned about the potential for loss of control.': ['EA99-808'], 'no crashes have been confirmed': null },
  },
  {
    catches: 'deepseek: markdown in plain text',
    html: `<pre>### MC-99007304 (issued 2095-03-11)

- Symptom: "whistling from the A-pillar above 60 mph"
- Fix: "apply a second bead of sealant"

### MC-99007305 (issued 2096-01-20)

- Symptom: "water on the front floor after a car wash"
- Fix: "remove and reseal the cowl"

Dealers often reply "could not duplicate". Don't accept it.</pre>`,
    quoted: { 'whistling from the A-pillar above 60 mph': ['MC-99007304'], 'apply a second bead of sealant': ['MC-99007304'], 'water on the front floor after a car wash': ['MC-99007305'], 'remove and reseal the cowl': ['MC-99007305'], 'could not duplicate': null },
  },
  {
    catches: 'copilot: "Learn more" refs',
    html: `<p>The filing for recall 99V-809 explains that “the inverter housing may have been contaminated with metal shavings,” which can cut power without warning.<sup><a href="https://static.nhtsa.gov/odi/rcl/2099/RCLRPT-99V809-1234.PDF">1</a></sup> An EV blog described the failures as “like someone flipped a switch.”<sup><a href="https://evblog.example/x">2</a></sup></p>`,
    quoted: { 'the inverter housing may have been contaminated with metal shavings,': ['99V-809'], 'like someone flipped a switch.': null },
  },
  {
    catches: 'reddit: OP long story, doc near end',
    html: `<p>Bought it used in 2096. First winter the heater died. Dealer A: "you need a new core, $2,200". Dealer B: "flush it and see". Third place wouldn't touch it. Then somebody on here linked MC-99007306 and in there under Cause: "casting sand may remain in the heater circuit". CASTING SAND. I called Dealer A back and the guy says, and I quote, "we don't get those".</p>`,
    quoted: { 'you need a new core, $2,200': null, 'flush it and see': null, 'casting sand may remain in the heater circuit': ['MC-99007306'], "we don't get those": null },
  },
  {
    catches: 'reddit: short answer w/ id after colon',
    html: `<p>99V-810: "vehicles built with the 10-speed only". So no, your 6-speed isn't in it, whatever "all trims" your dealer claims.</p>`,
    quoted: { 'vehicles built with the 10-speed only': ['99V-810'] },
  },
  {
    catches: 'reddit: sarcasm',
    html: `<p>Love how 99V-811 calls a wheel falling off "a potential for reduced vehicle control". Next up: "unscheduled rapid disassembly".</p>`,
    quoted: { 'a potential for reduced vehicle control': ['99V-811'], 'unscheduled rapid disassembly': null },
  },
  {
    catches: 'xenforo: thread with two posters',
    html: `<article><p>For those asking, the campaign is 99V-812 and the letter says "keep the third row empty until it has been repaired".</p></article><article><blockquote data-quote="campervan_al"><p>the letter says "do not use the third row until the anchor has been repaired"</p></blockquote><p>I got a different letter! Mine has "the third row may be used by persons under 100 pounds".</p></article>`,
    quoted: { 'keep the third row empty until it has been repaired': ['99V-812'], 'do not use the third row until the anchor has been repaired': null, 'the third row may be used by persons under 100 pounds': null },
  },
  {
    catches: 'phpbb: numbered steps from bulletin',
    html: `<p>From MC-99007307, for the DIY crowd:<br>1. "Raise the vehicle and support it with stands."<br>2. "Drain the fluid while warm."<br>3. "Torque the drain plug to 39 Nm."<br>Step 0, from me: "read the whole thing first".</p>`,
    quoted: { 'Raise the vehicle and support it with stands.': ['MC-99007307'], 'Drain the fluid while warm.': ['MC-99007307'], 'Torque the drain plug to 39 Nm.': ['MC-99007307'], 'read the whole thing first': null },
  },
  {
    catches: 'vbulletin: long quote inline and opinion',
    html: `<p>I have the PDF of EA99-813 open and here's how it closes: "The Office of Defects Investigation has not identified a safety-related defect at this time, and this investigation is closed. The closing of this investigation does not constitute a finding by NHTSA that a safety-related defect does not exist." Lawyers love that second sentence; my uncle calls it "having your cake".</p>`,
    quoted: { 'The Office of Defects Investigation has not identified a safety-related defect at this time, and this investigation is closed. The closing of this investigation does not constitute a finding by NHTSA that a safety-related defect does not exist.': ['EA99-813'], 'having your cake': null },
  },
  {
    catches: 'news: headline-y with quotes in headline',
    html: `<h1>Recalled pickups 'may roll away in Park', filing says</h1><p>Example Motors is recalling 88,000 pickups (NHTSA recall 99V-814) whose shifter cable “may disconnect from the transmission lever.” A company spokesman declined to say whether the cable had been changed “for cost reasons.”</p>`,
    quoted: { 'may disconnect from the transmission lever.': ['99V-814'], 'for cost reasons.': null },
  },
  {
    catches: 'news: complaint roundups',
    html: `<p>Dozens of complaints describe the same thing. “I turned the key and smoke came out of the column,” one driver wrote in complaint ODI 99007308. A second, in ODI 99007309, reported “melted plastic dripping on my shoes.” The automaker says it has “no confirmed field events.”</p>`,
    quoted: { 'I turned the key and smoke came out of the column,': ['ODI-99007308'], 'melted plastic dripping on my shoes.': ['ODI-99007309'], 'no confirmed field events.': null },
  },
  {
    catches: 'news: agency letter and senator',
    html: `<p>“We are not satisfied that the remedy is effective,” the agency told the company in a letter filed under RQ99-815. Sen. Pat Doyle called the letter “long overdue.”</p>`,
    quoted: { 'We are not satisfied that the remedy is effective,': ['RQ99-815'], 'long overdue.': null },
  },
  {
    catches: 'news: numbers of recall follow in last paragraph',
    html: `<p>Example Motors will recall 19,000 hatchbacks because the rear seat latch “may not engage when folded up,” the company said in a report to federal regulators.</p><p>Owners will be told by mail from July. The NHTSA campaign number is 99V-816.</p>`,
    quoted: { 'may not engage when folded up,': ['99V-816'] },
  },
  {
    catches: 'news: q&a with engineer',
    html: `<p><b>Q: Is the fix in 99V-817 enough?</b></p><p>Engineer Lena Ortiz: “I wouldn't bet on it. A shim is a shim.”</p><p><b>Q: What does the report itself claim?</b></p><p>It claims the shim “restores the designed clearance for the life of the vehicle.”</p>`,
    quoted: { "I wouldn't bet on it. A shim is a shim.": null, 'restores the designed clearance for the life of the vehicle.': ['99V-817'] },
  },
  {
    catches: 'law firm blog: you may be entitled',
    html: `<p>On January 9, 2096, the company issued recall number 99V-818. According to the recall notice, “the steering shaft may separate, resulting in a complete loss of steering.” Our attorneys believe the remedy, which the notice calls “a reinforced collar,” does not go far enough. “This is a band-aid,” says partner J. Lund.</p>`,
    quoted: { 'the steering shaft may separate, resulting in a complete loss of steering.': ['99V-818'], 'a reinforced collar,': ['99V-818'], 'This is a band-aid,': null },
  },
  {
    catches: 'law: settlement page w/ bulletin footnotes',
    html: `<p>Class members received a bulletin stating that the vibration is “inherent to the design.”<a href="#n1">1</a> The settlement defines the vibration as “the Alleged Defect.” Defendant's expert found it “within industry norms.”</p><p id="n1">1. MC-99007310, p. 1.</p>`,
    quoted: { 'inherent to the design.': ['MC-99007310'], 'the Alleged Defect.': null, 'within industry norms.': null },
  },
  {
    catches: 'dealer mail: customer pay',
    html: `<p>Good morning, I looked into your question. MC-99007311 covers the symptom but ends with "this bulletin does not extend any warranty". That's why my manager wrote "customer pay" on the estimate. If you'd like goodwill, call the manufacturer and mention that you "had the same repair twice".</p>`,
    quoted: { 'this bulletin does not extend any warranty': ['MC-99007311'], 'had the same repair twice': null },
  },
  {
    catches: 'blog: the best line',
    html: `<p>I've read a lot of these. The best line in 99V-819 is on page 4: “Root cause: operator fatigue.” Nobody ever writes that down. Compare it with 99V-820, where a whole page of passive voice boils down to “bolts were not installed.”</p>`,
    quoted: { 'Root cause: operator fatigue.': ['99V-819'], 'bolts were not installed.': ['99V-820'] },
  },
  {
    catches: 'blog: two-column comparison list',
    html: `<ul><li>What they told owners (99V-821): “a minor adjustment is needed.”</li><li>What they told dealers (MC-99007312): “replace the complete steering gear.”</li><li>What they told me: “nothing.”</li></ul>`,
    quoted: { 'a minor adjustment is needed.': ['99V-821'], 'replace the complete steering gear.': ['MC-99007312'], 'nothing.': null },
  },
  {
    catches: 'blog: quote then its number in next sentence',
    html: `<p>“Heat may damage the wiring near the turbocharger.” So begins service bulletin MC-99007313, and so began my education in wiring.</p>`,
    quoted: { 'Heat may damage the wiring near the turbocharger.': ['MC-99007313'] },
  },
  {
    catches: 'faq: yes/no with quotes',
    html: `<h3>Does EA99-822 mean my car is defective?</h3><p>Not yet. The file says the agency “is evaluating the frequency and consequences of the alleged failures.” That is not a finding.</p><h3>Can I sell it?</h3><p>Yes. Put “open federal investigation” in the ad if you want to be fair.</p>`,
    quoted: { 'is evaluating the frequency and consequences of the alleged failures.': ['EA99-822'], 'open federal investigation': null },
  },
  {
    catches: 'footnotes: markdown style',
    html: `<pre>The recall says the fan "may run after shutdown and drain the battery".[^1] Owners
call it "the haunted fan".[^2]

[^1]: NHTSA 99V-823, Part 573 report
[^2]: Example Owners Forum, thread 8812</pre>`,
    quoted: { 'may run after shutdown and drain the battery': ['99V-823'], 'the haunted fan': null },
  },
  {
    catches: 'list of recalls: one per line with em dash, quote',
    html: `<p>Open recalls on my VIN:</p><ul><li>99V-824 – “tire placard shows incorrect pressure”</li><li>99V-825 – “windshield may not be bonded properly”</li></ul><p>The dealer's text: “come in whenever, we'll squeeze you in.”</p>`,
    quoted: { 'tire placard shows incorrect pressure': ['99V-824'], 'windshield may not be bonded properly': ['99V-825'], "come in whenever, we'll squeeze you in.": null },
  },
  {
    catches: 'german chatbot',
    html: `<p>Ja, es gibt einen Rückruf: <b>99V-826</b>. In der Beschreibung heißt es: „Das Kabel kann am Lenkrad scheuern und einen Kurzschluss verursachen.“ Manche Halter berichten, ihre Werkstatt habe gesagt: „Das ist bei allen so.“</p>`,
    quoted: { 'Das Kabel kann am Lenkrad scheuern und einen Kurzschluss verursachen.': ['99V-826'], 'Das ist bei allen so.': null },
  },
  {
    catches: 'german law blog',
    html: `<p>Der Hersteller räumte in MC-99007314 ein, dass „ein erhöhter Ölverbrauch auftreten kann“. Das Gericht sah darin „kein Anerkenntnis“.</p>`,
    quoted: { 'ein erhöhter Ölverbrauch auftreten kann': ['MC-99007314'], 'kein Anerkenntnis': null },
  },
  {
    catches: 'spanish forum',
    html: `<p>Chicos, lean el 99V-827: «los frenos pueden activarse sin que el conductor los pise». A mí en el taller me dijeron «eso es imposible». ¿Imposible? Está en el informe.</p>`,
    quoted: { 'los frenos pueden activarse sin que el conductor los pise': ['99V-827'], 'eso es imposible': null },
  },
  {
    catches: 'french chatbot',
    html: `<p>Oui : la campagne <b>99V-828</b>. Le rapport indique que « le faisceau peut être endommagé lors du montage ». Si le garage vous répond « ce n’est pas couvert », demandez une confirmation écrite.</p>`,
    quoted: { 'le faisceau peut être endommagé lors du montage': ['99V-828'], 'ce n’est pas couvert': null },
  },
  {
    catches: 'mixed: meeting notes',
    html: `<p>Notes 5/12:<br>- Reviewed 99V-829. Key sentence "no field failures have been reported to date".<br>- Legal wants "to the best of our knowledge" added.<br>- Next: EA99-829, due Friday.</p>`,
    quoted: { 'no field failures have been reported to date': ['99V-829'], 'to the best of our knowledge': null },
  },
  {
    catches: 'mixed: newsletter',
    html: `<p><em>This week in recalls.</em> Wagons: “a missing weld in the roof cross member” (99V-830). Trucks: “a tailgate that opens by itself” (99V-831). Quote of the week, from a reader: “At least mine has a tailgate.”</p>`,
    quoted: { 'a missing weld in the roof cross member': ['99V-830'], 'a tailgate that opens by itself': ['99V-831'], 'At least mine has a tailgate.': null },
  },
  {
    catches: 'mixed: wiki-like prose with citation needed',
    html: `<p>The defect was first described in bulletin MC-99007315 as “an occasional reluctance to upshift.”[2] Enthusiasts nickname it “the flu.”[<i>citation needed</i>]</p>`,
    quoted: { 'an occasional reluctance to upshift.': ['MC-99007315'], 'the flu.': null },
  },
  {
    catches: 'mixed: podcast transcript',
    html: `<p>HOST: So what does it actually say?</p><p>GUEST: I've got it here, 99V-832. It says, “Failure of the seal may result in an oil leak onto hot surfaces.”</p><p>HOST: “Hot surfaces.” Like the turbo.</p><p>GUEST: Right. And the dealer told you, “It's just a seep.”</p>`,
    quoted: { 'Failure of the seal may result in an oil leak onto hot surfaces.': ['99V-832'], "It's just a seep.": null },
  },
];
