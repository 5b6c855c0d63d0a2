import type { CitingPage } from '../citing-page.ts';
import type { FirstSight } from './first-sight.ts';

export const firstSight: FirstSight = { quotations: 81, right: 74, rightButForWeakTies: 77, addedIn: 'aead8bd' };

/** Pages of many styles. What is null though somebody is quoted is left open. */
export const pages: readonly CitingPage[] = [
  {
    catches: 'chatgpt car purchase advice',
    html: `<p>Before you buy the 2095 Example Roadster, know three things:</p><ol><li><strong>Open recall.</strong> Campaign 99V-971: “the convertible top latch may release at speed.”</li><li><strong>Known annoyance.</strong> Bulletin MC-99007801 covers “a rattle from the top frame on rough roads.”</li><li><strong>Owner mood.</strong> On forums the usual phrase is “love it, leaks.”</li></ol><p>Ask the seller, “Was the latch recall done?” and get the paperwork.</p>`,
    quoted: { 'the convertible top latch may release at speed.': ['99V-971'], 'a rattle from the top frame on rough roads.': ['MC-99007801'], 'love it, leaks.': null, 'Was the latch recall done?': null },
  },
  {
    catches: 'chatgpt: summary of thread user pasted',
    html: `<p>Here's a summary of what you pasted:</p><ul><li><strong>User “torqued” claims</strong> the dealer said “we can't order parts without a code.”</li><li><strong>User “mila” replies</strong> with MC-99007802, which reads “parts may be ordered based on visual inspection alone.”</li></ul>`,
    quoted: { "we can't order parts without a code.": null, 'parts may be ordered based on visual inspection alone.': ['MC-99007802'] },
  },
  {
    catches: 'claude: "Worth noting"',
    html: `<p>EA99-972 is worth reading in full, but if you only have a minute: “ODI identified a design sensitivity in the lock actuator.” Worth noting, too, is what the company replied: “the actuator meets all specifications.”</p>`,
    quoted: { 'ODI identified a design sensitivity in the lock actuator.': null, 'the actuator meets all specifications.': null },
  },
  {
    catches: 'gemini: Q/A in bold',
    html: `<p><b>What's wrong?</b> Per 99V-973, "the fuel pump relay may stick in the open position."</p><p><b>Is it dangerous?</b> The filing says "a stall at highway speed increases the risk of a crash."</p><p><b>What are people saying?</b> "Mine left me on the shoulder twice."</p>`,
    quoted: { 'the fuel pump relay may stick in the open position.': ['99V-973'], 'a stall at highway speed increases the risk of a crash.': ['99V-973'], 'Mine left me on the shoulder twice.': null },
  },
  {
    catches: 'perplexity: mixture of sources in one sentence',
    html: `<p>While the recall notice speaks of “a small percentage of vehicles”<a class="citation" href="https://www.nhtsa.gov/recalls?nhtsaId=99V974">nhtsa</a>, a class-action complaint alleges “an inherent defect in every unit sold”<a class="citation" href="https://law.example/c">law</a>.</p>`,
    quoted: { 'a small percentage of vehicles': ['99V-974'], 'an inherent defect in every unit sold': null },
  },
  {
    catches: 'grok: one-liner replies',
    html: `<article><p>is 99V-975 a big deal</p></article><article><p>99V-975: “loss of steering may occur without warning.” Yeah, I'd call that a big deal.</p></article><article><p>my dad says “they always exaggerate”</p></article>`,
    quoted: { 'loss of steering may occur without warning.': ['99V-975'], 'they always exaggerate': null },
  },
  {
    catches: 'deepseek: mistaken identity',
    html: `<p>Careful: the sentence “the bolt may shear under load” comes from 99V-976, not from 99V-967. The latter deals with tire labels only.</p>`,
    quoted: { 'the bolt may shear under load': ['99V-976'] },
  },
  {
    catches: 'copilot: list of steps from bulletin',
    html: `<p>MC-99007803 outlines the procedure:</p><ol><li>“Disconnect the 12-volt battery.”</li><li>“Wait at least ten minutes.”</li><li>“Remove the console trim.”</li></ol><p>In practice, mechanics say step 2 is “more like thirty.”</p>`,
    quoted: { 'Disconnect the 12-volt battery.': ['MC-99007803'], 'Wait at least ten minutes.': ['MC-99007803'], 'Remove the console trim.': ['MC-99007803'], 'more like thirty.': null },
  },
  {
    catches: 'google: snippet',
    html: `<p>"Some vehicles may exhibit condensation inside the headlamp" — MC-99007804. This does not affect light output. "Water dripping out of the lamp is not normal" — headlightguide.example.</p>`,
    quoted: { 'Some vehicles may exhibit condensation inside the headlamp': ['MC-99007804'], 'Water dripping out of the lamp is not normal': null },
  },
  {
    catches: 'reddit: OP + bold quote + edit',
    html: `<p>TIL my car is under 99V-977. The scary part: <b>"may catch fire while parked and turned off"</b>. Parked. Turned off.</p><p>Edit: no I'm not "overreacting", thanks.</p><p>Edit 2: dealer says "earliest appointment is March 3".</p>`,
    quoted: { 'may catch fire while parked and turned off': ['99V-977'], 'earliest appointment is March 3': null },
  },
  {
    catches: 'reddit: mechanic quoting customer and tsb',
    html: `<p>Customer: "it makes a noise". Me: "what kind of noise?" Customer: "a noise". Then I pull MC-99007805: "a chirping noise may be heard during cold start". There it is.</p>`,
    quoted: { 'it makes a noise': null, 'what kind of noise?': null, 'a chirping noise may be heard during cold start': ['MC-99007805'] },
  },
  {
    catches: 'forum: long multi-para argument',
    html: `<p>Let's settle this. The people saying "it's only the V8" haven't read 99V-978.</p><p>The report says "all engine variants are included". All. Engine. Variants.</p><p>And to the guy who said "you can just ignore it": no.</p>`,
    quoted: { "it's only the V8": null, 'all engine variants are included': ['99V-978'], 'you can just ignore it': null },
  },
  {
    catches: 'forum: doc attached and described',
    html: `<article><p>Attached: MC-99007806.pdf</p><p>Money quote on page 3: "The replacement module must be programmed before installation."</p><p>My tech did it after. "Works either way," he said. It did not.</p></article>`,
    quoted: { 'The replacement module must be programmed before installation.': ['MC-99007806'], 'Works either way,': null },
  },
  {
    catches: 'forum: email from manufacturer pasted',
    html: `<p>Reply from customer care today: "We are unable to comment on open investigations." I had asked about EA99-979, where it says "the manufacturer has been aware of the condition since 2091". Convenient.</p>`,
    quoted: { 'We are unable to comment on open investigations.': null, 'the manufacturer has been aware of the condition since 2091': ['EA99-979'] },
  },
  {
    catches: 'news: statement then doc',
    html: `<p>“Our engineers acted as soon as they understood the problem,” Sample Automotive said. The chronology it filed with 99V-980 tells a longer story: “In June 2092, a dealer reported the first separated joint.” The recall came in 2096.</p>`,
    quoted: { 'Our engineers acted as soon as they understood the problem,': null, 'In June 2092, a dealer reported the first separated joint.': ['99V-980'] },
  },
  {
    catches: 'news: wire brief with id in parentheses mid',
    html: `<p>Regulators closed a two-year investigation (EA99-982) into seat belt anchors on Wednesday, concluding that “the remedy offered under recall 99V-982 adequately addresses the defect.” Consumer groups were unconvinced. “Adequately for whom?” asked one.</p>`,
    quoted: { 'the remedy offered under recall 99V-982 adequately addresses the defect.': ['EA99-982'], 'Adequately for whom?': null },
    weakly: ['Adequately for whom?'],
  },
  {
    catches: 'news: feature about complaint writer',
    html: `<p>In complaint ODI 99007807, filed two days after the crash, Anna Weir wrote: “The wheel was locked. I was a passenger in my own car.” Weir, 34, says she “still hears the sound.”</p>`,
    quoted: { 'The wheel was locked. I was a passenger in my own car.': ['ODI-99007807'], 'still hears the sound.': null },
    weakly: ['still hears the sound.'],
  },
  {
    catches: 'news: headline list',
    html: `<ul><li>Sedans recalled over “sharp edges in the seat frame” (99V-983)</li><li>Vans recalled over “missing rivets” (99V-984)</li><li>Mayor promises “safer streets by fall”</li></ul>`,
    quoted: { 'sharp edges in the seat frame': ['99V-983'], 'missing rivets': ['99V-984'], 'safer streets by fall': null },
  },
  {
    catches: 'law firm: evidence table prose',
    html: `<p>Three documents matter. The first is MC-99007808, in which the manufacturer admits “premature wear of the timing chain guide.” The second is EA99-985, where the agency records “a statistically significant failure rate.” The third is our client's invoice, marked “customer declined repair.”</p>`,
    quoted: { 'premature wear of the timing chain guide.': ['MC-99007808'], 'a statistically significant failure rate.': ['EA99-985'], 'customer declined repair.': null },
  },
  {
    catches: 'law: opinion excerpt',
    html: `<p>The court took judicial notice of recall 99V-986, which provides that “owners may seek reimbursement for prior repairs.” It rejected the argument that reimbursement “moots the claim.”</p>`,
    quoted: { 'owners may seek reimbursement for prior repairs.': ['99V-986'], 'moots the claim.': null },
  },
  {
    catches: 'dealer mail: reply chain',
    html: `<p>Hi Dana,</p><p>Attached is MC-99007809 as promised. You'll see it says “replacement of the pump alone is not sufficient.” That is why the quote includes the lines and the cooler.</p><p>&gt; Why is the quote so high?<br>&gt; You said "just the pump" on the phone.</p>`,
    quoted: { 'replacement of the pump alone is not sufficient.': ['MC-99007809'], 'Why is the quote so high? You said "just the pump" on the phone.': null },
    weakly: ['Why is the quote so high? You said "just the pump" on the phone.'],
  },
  {
    catches: 'blog: quote-heavy analysis',
    html: `<p>Bureaucratic prose has its own music. “The condition may manifest itself as” is how MC-99007810 clears its throat before admitting to “a separation of the tread.” Compare the tire shop: “it blew up.”</p>`,
    quoted: { 'The condition may manifest itself as': ['MC-99007810'], 'a separation of the tread.': ['MC-99007810'], 'it blew up.': null },
  },
  {
    catches: 'blog: numbered myths',
    html: `<p>1. “It's just a sensor.” Wrong. 99V-987 is about “the mounting of the sensor,” which is structural.</p><p>2. “You need the dealer's machine.” Right, sadly: “recalibration requires the factory tool,” says the same recall.</p>`,
    quoted: { "It's just a sensor.": null, 'the mounting of the sensor,': ['99V-987'], "You need the dealer's machine.": null, 'recalibration requires the factory tool,': ['99V-987'] },
  },
  {
    catches: 'table: two columns before/after w/ ids in header',
    html: `<table><tr><th>Line</th><th>MC-99007811 (2093)</th><th>MC-99007812 (2095)</th></tr><tr><td>Cause</td><td>“unknown at this time”</td><td>“water intrusion at the grommet”</td></tr><tr><td>Repair</td><td>“dry the connector”</td><td>“replace the connector”</td></tr></table>`,
    quoted: { 'unknown at this time': ['MC-99007811'], 'water intrusion at the grommet': ['MC-99007812'], 'dry the connector': ['MC-99007811'], 'replace the connector': ['MC-99007812'] },
  },
  {
    catches: 'faq: with "A:" prefix',
    html: `<p>Q: Is the 2094 model included in 99V-988?</p><p>A: Yes. The report lists “model years 2093 through 2095.”</p><p>Q: My cousin says “only the diesel is affected.” True?</p><p>A: No. “Gasoline and diesel engines are affected,” according to the report.</p>`,
    quoted: { 'model years 2093 through 2095.': ['99V-988'], 'only the diesel is affected.': null, 'Gasoline and diesel engines are affected,': ['99V-988'] },
  },
  {
    catches: 'footnotes: mixed bracket refs to docs & interviews',
    html: `<p>The agency called the delay “unreasonable”[1] and the fines “commensurate with the violation.”[1] A former regulator called both “toothless.”[2]</p><h4>References</h4><p>[1] AQ99-989 consent order, NHTSA.</p><p>[2] Author's interview, 4 June.</p>`,
    quoted: { 'unreasonable': ['AQ99-989'], 'commensurate with the violation.': ['AQ99-989'], 'toothless.': null },
  },
  {
    catches: 'list: recalls w/ bold summary label',
    html: `<h3>99V-990</h3><p><b>Summary:</b> “The rearview camera image may freeze.”</p><p><b>Fix:</b> “Software update.”</p><p><b>Our rating:</b> “mild inconvenience”</p><h3>99V-991</h3><p><b>Summary:</b> “The steering knuckle may fracture.”</p><p><b>Our rating:</b> “stop driving it”</p>`,
    quoted: { 'The rearview camera image may freeze.': ['99V-990'], 'Software update.': ['99V-990'], 'mild inconvenience': null, 'The steering knuckle may fracture.': ['99V-991'], 'stop driving it': null },
  },
  {
    catches: 'german: Nachricht',
    html: `<p>In dem Dokument EA99-992 ist von „einer Häufung von Getriebeschäden“ die Rede. Ein Anwalt spricht von „grober Fahrlässigkeit“. Der Konzern wollte sich „zu laufenden Verfahren“ nicht äußern.</p>`,
    quoted: { 'einer Häufung von Getriebeschäden': ['EA99-992'], 'grober Fahrlässigkeit': null, 'zu laufenden Verfahren': null },
  },
  {
    catches: 'spanish: forum',
    html: `<p>Encontré el boletín MC-99007813. Dice textual: «no reemplace la caja por este síntoma». El asesor me juró que «la caja está muerta». ¿A quién le creo?</p>`,
    quoted: { 'no reemplace la caja por este síntoma': ['MC-99007813'], 'la caja está muerta': null },
  },
  {
    catches: 'french: faq',
    html: `<p><b>Que dit la campagne 99V-993 ?</b> « Le vérin peut céder sans avertissement. »</p><p><b>Que répondre au garage ?</b> « Je souhaite la réparation gratuite. »</p>`,
    quoted: { 'Le vérin peut céder sans avertissement.': ['99V-993'], 'Je souhaite la réparation gratuite.': null },
  },
  {
    catches: 'mixed: slack export',
    html: `<p>[10:02] jo: did anyone check the quote in the deck?<br>[10:05] max: yes, it's from MC-99007814, "adjust the valve lash at every service"<br>[10:06] jo: deck says "adjust the valve lash yearly"<br>[10:07] max: then the deck is wrong</p>`,
    quoted: { 'adjust the valve lash at every service': ['MC-99007814'], 'adjust the valve lash yearly': null },
    weakly: ['adjust the valve lash yearly'],
  },
  {
    catches: 'mixed: product review',
    html: `<p>Bought these after recall 99E-994. The notice warned that “the mounting stud may strip when tightened.” The seller swore the new batch is “totally different.” It isn't.</p>`,
    quoted: { 'the mounting stud may strip when tightened.': ['99E-994'], 'totally different.': null },
  },
];
