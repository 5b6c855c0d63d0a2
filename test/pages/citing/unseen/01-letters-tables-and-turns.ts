import type { CitingPage } from '../citing-page.ts';
import type { FirstSight } from './first-sight.ts';

export const firstSight: FirstSight = { quotations: 55, right: 46, addedIn: '08311dc' };

/** Longer pages of many styles. */
export const pages: readonly CitingPage[] = [
  {
    catches: 'a chatbot answer in sections, each naming its document at the beginning',
    html: `<h2>Is the sunroof shattering covered?</h2><p>Short answer: partly. There are two separate documents you should know about.</p><h3>The recall</h3><p>In March the manufacturer filed <strong>99V-931</strong> with NHTSA. According to the defect notice, "the glass panel may separate from the frame while driving". It also says that "a separated panel can become a road hazard for other motorists".</p><h3>The investigation</h3><p>NHTSA is separately looking at older cars in <strong>PE99-931</strong>. The opening resume notes "31 reports of spontaneous breakage" and adds that "no injuries have been confirmed to date".</p><p>Let me know if you want me to draft a letter to the dealer.</p>`,
    quoted: { 'the glass panel may separate from the frame while driving': ['99V-931'], 'a separated panel can become a road hazard for other motorists': ['99V-931'], '31 reports of spontaneous breakage': ['PE99-931'], 'no injuries have been confirmed to date': ['PE99-931'] },
  },
  {
    catches: 'a table of claims with a column for the source and one for the verbatim words',
    html: `<table><thead><tr><th>#</th><th>What was claimed</th><th>Exact wording</th><th>Where</th></tr></thead><tbody><tr><td>1</td><td>The belt can detach</td><td>"The anchor bolt was not tightened to the required torque."</td><td>99V-932, Part 573 p. 2</td></tr><tr><td>2</td><td>Fixed in an hour</td><td>"The repair takes approximately 0.8 hours."</td><td>MC-99000931</td></tr><tr><td>3</td><td>Nobody was hurt</td><td>"Example Motors is not aware of any injuries."</td><td>99V-932, chronology</td></tr></tbody></table>`,
    quoted: { 'The anchor bolt was not tightened to the required torque.': ['99V-932'], 'The repair takes approximately 0.8 hours.': ['MC-99000931'], 'Example Motors is not aware of any injuries.': ['99V-932'] },
  },
  {
    catches: 'a forum thread: each post quotes its own document, one quotes the poster before',
    html: `<article><p>Has anyone had the transfer case recall done? Mine's a 2018. Number is 99V-933 according to the card I got in the mail. It says "Do not tow a trailer until the repair is completed" which is great because I live in my trailer.</p></article><article><blockquote data-quote="truckguy"><p>which is great because I live in my trailer.</p></blockquote><p>That's not what mine says. Mine says "towing should be avoided where possible". Also 99V-933.</p></article><article><p>Guys, read the TSB. MC-99000932, page 3: "Vehicles used for towing must be inspected first." My dealer had never heard of it lol, he told me "we only do recalls by VIN".</p></article>`,
    quoted: { 'Do not tow a trailer until the repair is completed': ['99V-933'], 'towing should be avoided where possible': ['99V-933'], 'Vehicles used for towing must be inspected first.': ['MC-99000932'], 'we only do recalls by VIN': null },
  },
  {
    catches: 'a press article with a spokesman, an owner and a filing',
    html: `<h1>Regulators press Example Motors over stalling vans</h1><p>WASHINGTON (Example Wire) — Federal safety officials have escalated a probe into vans that can stall on the highway, documents posted Thursday show.</p><p>The engineering analysis, EA99-931, covers about 210,000 vans. In the documents, investigators said the vans "may lose motive power at any speed without prior warning to the driver."</p><p>“We are cooperating fully with the agency,” Example Motors spokeswoman Dana Sample said in an email.</p><p>Pat Doe, a courier in Dayton, said her van quit in the left lane. “I thought a truck was going to flatten me,” she said.</p><p>The agency wrote that it had “identified 94 unique complaints and three crashes.”</p>`,
    quoted: { 'may lose motive power at any speed without prior warning to the driver.': ['EA99-931'], 'We are cooperating fully with the agency,': null, 'I thought a truck was going to flatten me,': null, 'identified 94 unique complaints and three crashes.': ['EA99-931'] },
  },
  {
    catches: 'a letter from a dealer to a customer',
    html: `<p>Dear Ms. Roe,</p><p>Thank you for bringing your vehicle to us on the 4th. You asked about Technical Service Bulletin MC-99000933.</p><p>We performed the check in that bulletin. It calls for replacement only where "play in the joint exceeds 2 mm at the outer end", and yours measured 1.1 mm. As the bulletin also says, "a light click during full lock is a normal characteristic", we did not replace any parts.</p><p>You told our advisor "I want it replaced no matter what". We understand your frustration.</p><p>Sincerely,<br>Service Manager</p>`,
    quoted: { 'play in the joint exceeds 2 mm at the outer end': ['MC-99000933'], 'a light click during full lock is a normal characteristic': ['MC-99000933'], 'I want it replaced no matter what': null },
  },
  {
    catches: 'numbered references at the end, several to a paragraph',
    html: `<p>Water ingress is well documented. One bulletin tells technicians that "the drain tube can disconnect from the grommet" [1], and a later one that "sealant must not be applied to the tube" [2]. Owners report wet carpets.[3] The agency has not opened a case.</p><h4>References</h4><p>[1] MC-99000934, Example Motors, 2097.</p><p>[2] MC-99000935, Example Motors, 2098.</p><p>[3] Complaint ODI-99000931.</p>`,
    quoted: { 'the drain tube can disconnect from the grommet': ['MC-99000934'], 'sealant must not be applied to the tube': ['MC-99000935'] },
  },
  {
    catches: 'an owner types without care',
    html: `<p>ok so update. called nhtsa they gave me recall 99V934 for the seat heater. it says and i quote "the heating mat can short and burn the occupant" BURN. dealer said "we havent heard of any burns" yeah right. someone in the comments said its "only on leather seats" but the recall says "all vehicles equipped with heated seats" so no</p>`,
    quoted: { 'the heating mat can short and burn the occupant': ['99V-934'], 'we havent heard of any burns': null, 'only on leather seats': null, 'all vehicles equipped with heated seats': ['99V-934'] },
  },
  {
    catches: 'two turns of a conversation, the second without the id',
    html: `<article><p>What does the bulletin about the horn say?</p></article><article><p>The bulletin you mean is MC-99000936. It says: "Horn pads built before June may stick in cold weather."</p></article><article><p>And what do I tell the dealer?</p></article><article><p>You can say: "I'd like you to look up MC-99000936 and check my horn pad against it." If they refuse, ask for the reason in writing.</p></article>`,
    quoted: { 'Horn pads built before June may stick in cold weather.': ['MC-99000936'], "I'd like you to look up MC-99000936 and check my horn pad against it.": null },
  },
  {
    catches: 'lists with a document a bullet, the words in nested bullets',
    html: `<p>Here is what I found in the public record:</p><ul><li>EA99-932 (brakes)<ul><li>"The vacuum line can chafe against the bracket."</li><li>"Pedal effort may increase by a factor of three."</li></ul></li><li>99V-935 (brakes, the recall that followed)<ul><li>"Dealers will install a protective sleeve."</li></ul></li></ul>`,
    quoted: { 'The vacuum line can chafe against the bracket.': ['EA99-932'], 'Pedal effort may increase by a factor of three.': ['EA99-932'], 'Dealers will install a protective sleeve.': ['99V-935'] },
  },
  {
    catches: 'a copied complaint with its number and the text under a label',
    html: `<p>NHTSA ID Number: 99000932</p><p>Incident Date: May 4, 2097</p><p>Complaint ODI-99000932</p><p>Summary of Complaint</p><p>The contact owned a van. The sliding door opened while the vehicle was in motion. The dealer was not contacted.</p>`,
    quoted: { 'The contact owned a van. The sliding door opened while the vehicle was in motion. The dealer was not contacted.': ['ODI-99000932'] },
  },
  {
    catches: 'the id in a trailing parenthesis with more words than the id',
    html: `<p>“Failure to follow this sequence will result in damage to the actuator” (Example Motors service bulletin MC-99000937, dated July 2098, step 4). Anyone who skips it (“we always skip that”, one mechanic told me) buys a new actuator.</p>`,
    quoted: { 'Failure to follow this sequence will result in damage to the actuator': ['MC-99000937'], 'we always skip that': null },
  },
  {
    catches: 'a correction: what is said of a document is checked in it, also where the writer denies it',
    html: `<p>People keep repeating that 99V-936 tells you to "park outside at all times". It doesn't. What 99V-936 actually tells you is to "park outside until the remedy has been performed", which is different.</p>`,
    quoted: { 'park outside at all times': ['99V-936'], 'park outside until the remedy has been performed': ['99V-936'] },
  },
  {
    catches: 'a German page about American documents',
    html: `<p>Im Rückruf 99V-937 heißt es: „Der Kabelstrang kann an der Kante scheuern.“ Das englische Original lautet “The wiring harness can chafe against the edge.” Ein Händler sagte mir dazu: „Davon haben wir nichts gehört.“</p>`,
    quoted: { 'Der Kabelstrang kann an der Kante scheuern.': ['99V-937'], 'The wiring harness can chafe against the edge.': ['99V-937'], 'Davon haben wir nichts gehört.': null },
  },
  {
    catches: 'a Spanish page',
    html: `<p>Según el retiro 99V-938, “la manguera puede agrietarse con el calor”. El aviso añade que “los concesionarios la reemplazarán sin costo”. Mi mecánico dice que “eso nunca pasa aquí”.</p>`,
    quoted: { 'la manguera puede agrietarse con el calor': ['99V-938'], 'los concesionarios la reemplazarán sin costo': ['99V-938'], 'eso nunca pasa aquí': null },
  },
  {
    catches: 'two documents compared in one paragraph, each with its own verb',
    html: `<p>The 2096 bulletin, MC-99000938, told dealers to "reuse the original clamp". A year later MC-99000939 reversed that, saying the clamp "is a one-time-use part and must be discarded". Neither of them mentions a leak.</p>`,
    quoted: { 'reuse the original clamp': ['MC-99000938'], 'is a one-time-use part and must be discarded': ['MC-99000939'] },
  },
  {
    catches: 'after two filings "the filing says" may be either',
    html: `<p>Example Motors made two filings, 99V-939 for the left hinge and 99V-940 for the right. The filing says "the pin may walk out of the hinge over time".</p>`,
    quoted: { 'the pin may walk out of the hinge over time': null },
  },
  {
    catches: 'a question and an answer of a help site with steps',
    html: `<h1>How do I reset the tyre monitor?</h1><p>Press and hold the "SET" button until the lamp blinks. The owner's manual says "drive for ten minutes above 25 mph". If that does not work, bulletin MC-99000940 says "the control unit must be reflashed with version 4 software".</p>`,
    quoted: { 'drive for ten minutes above 25 mph': null, 'the control unit must be reflashed with version 4 software': ['MC-99000940'] },
  },
  {
    catches: 'a block quotation introduced by a sentence that names two documents but one speaker',
    html: `<p>When PE99-932 was upgraded to EA99-933, the new resume put it bluntly:</p><blockquote><p>The failure rate of the subject pump is more than nine times that of its peers.</p></blockquote><p>That is a strong sentence for an agency.</p>`,
    quoted: { 'The failure rate of the subject pump is more than nine times that of its peers.': ['EA99-933'] },
  },
  {
    catches: 'words of a court about a document',
    html: `<p>The judge was not impressed. “Counsel's reading of the bulletin borders on the absurd,” she wrote in her order. The bulletin in question, MC-99000941, says only that “a faint smell may be noticed after a cold start.”</p>`,
    quoted: { 'Counsel\'s reading of the bulletin borders on the absurd,': null, 'a faint smell may be noticed after a cold start.': ['MC-99000941'] },
  },
  {
    catches: 'a copied PDF page with hard line ends',
    html: `<pre>SERVICE BULLETIN MC-99000942
Subject: Rear wiper does not park

The bulletin's first page reads:

"Some vehicles may exhibit a rear wiper
that stops in the middle of the glass.
The wiper motor must not be replaced for
this condition."

The second page has only pictures.
</pre>`,
    quoted: { 'Some vehicles may exhibit a rear wiper that stops in the middle of the glass. The wiper motor must not be replaced for this condition.': ['MC-99000942'] },
  },
  {
    catches: 'a definition list of a record viewer',
    html: `<dl><dt>Document</dt><dd>MC-99000943</dd><dt>Condition</dt><dd>“Rattle from the left B-pillar on rough roads.”</dd><dt>Correction</dt><dd>“Apply felt tape to the clip.”</dd><dt>My note</dt><dd>“Try this before calling them.”</dd></dl>`,
    quoted: { 'Rattle from the left B-pillar on rough roads.': ['MC-99000943'], 'Apply felt tape to the clip.': ['MC-99000943'], 'Try this before calling them.': null },
  },
  {
    catches: 'the same words found in two documents, both named after',
    html: `<p>The phrase "customers may perceive a vibration at idle" appears word for word in both MC-99000944 and MC-99000945.</p>`,
    quoted: { 'customers may perceive a vibration at idle': ['MC-99000944', 'MC-99000945'] },
  },
  {
    catches: 'a bot that shows its confidence beside each citation',
    html: `<p><b>Finding 1.</b> “Coolant can enter the intake through the throttle body gasket.” <i>(Source: MC-99000946 · confidence: high)</i></p><p><b>Finding 2.</b> “The repair is covered for eight years.” <i>(Source: MC-99000947 · confidence: medium)</i></p><p><b>Caveat.</b> “Covered” here means parts only.</p>`,
    quoted: { 'Coolant can enter the intake through the throttle body gasket.': ['MC-99000946'], 'The repair is covered for eight years.': ['MC-99000947'] },
    unquoted: ['Covered'],
  },
];
