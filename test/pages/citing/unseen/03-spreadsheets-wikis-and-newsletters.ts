import type { CitingPage } from '../citing-page.ts';
import type { FirstSight } from './first-sight.ts';

export const firstSight: FirstSight = { quotations: 45, right: 34, addedIn: 'e2a08c3' };

/** Longer pages of many styles. */
export const pages: readonly CitingPage[] = [
  {
    catches: 'a chatbot summary with a quotation at the end of each bullet and the id at its beginning',
    html: `<p>Here's what I found about the heater core:</p><ul><li><strong>MC-99000971</strong> – describes a coolant smell in the cabin and asks dealers to "pressure test the system at 20 psi".</li><li><strong>MC-99000972</strong> – extends the first one to wagons; it notes "no change to the labor time".</li><li><strong>ODI-99000971</strong> – an owner in Maine: "My windshield fogs and smells sweet."</li></ul><p>None of these is a recall. If a service writer tells you "that's normal", ask for it in writing.</p>`,
    quoted: { 'pressure test the system at 20 psi': ['MC-99000971'], 'no change to the labor time': ['MC-99000972'], 'My windshield fogs and smells sweet.': ['ODI-99000971'] },
  },
  {
    catches: 'a long forum post: story, recall, dealer, bulletin',
    html: `<p>Bought the truck in May. In June a letter came for recall 99V-971. Quote from the letter: "Until your vehicle is repaired, do not use the remote start." Fine. Called the dealer, the lady said "parts are on national backorder". Called again in August, now it's "we need to order a harness first".</p><p>Then a guy at work showed me bulletin MC-99000973. There it says in black and white: "The harness may be repaired with overlay kit A." So no harness needed! I showed it to them and they said "that bulletin does not apply to recalls". Is that true?</p>`,
    quoted: { 'Until your vehicle is repaired, do not use the remote start.': ['99V-971'], 'parts are on national backorder': null, 'we need to order a harness first': null, 'The harness may be repaired with overlay kit A.': ['MC-99000973'], 'that bulletin does not apply to recalls': null },
  },
  {
    catches: 'a law firm page',
    html: `<h2>What did Example Motors know?</h2><p>According to the Part 573 Safety Recall Report (NHTSA No. 99V-972), Example Motors “first became aware of the condition in January 2095.” Yet the company did not act until 2097. “Two years of silence is two years too many,” says attorney Kim Sample. If you or a loved one were hurt, call us.</p><h2>What does the remedy do?</h2><p>The report states that dealers will “install a reinforcement bracket.” Critics call this “lipstick on a pig.”</p>`,
    quoted: { 'first became aware of the condition in January 2095.': ['99V-972'], 'Two years of silence is two years too many,': null, 'install a reinforcement bracket.': ['99V-972'], 'lipstick on a pig.': null },
  },
  {
    catches: 'a spreadsheet pasted as a table without heads',
    html: `<table><tr><td>2096-03-01</td><td>MC-99000974</td><td>Example Coupe</td><td>"Steering wheel off center after alignment."</td></tr><tr><td>2096-07-19</td><td>MC-99000975</td><td>Example Coupe</td><td>"Steering wheel vibration at 60 mph."</td></tr><tr><td>2097-02-11</td><td>(none yet)</td><td>Example Wagon</td><td>"customer reports pull to the left"</td></tr></table>`,
    quoted: { 'Steering wheel off center after alignment.': ['MC-99000974'], 'Steering wheel vibration at 60 mph.': ['MC-99000975'], 'customer reports pull to the left': null },
  },
  {
    catches: 'a quotation before its document in a sentence that goes on',
    html: `<p>"Do not charge above 80 percent" is the interim advice in 99V-973, and owners are furious. "Replace the battery or buy the car back" is what one petition demands.</p>`,
    quoted: { 'Do not charge above 80 percent': ['99V-973'], 'Replace the battery or buy the car back': null },
  },
  {
    catches: 'a wiki page with named references',
    html: `<p>The manual gearbox was criticised for what the agency called “an abnormal rate of synchronizer wear”.<a href="#cite1">[1]</a> The maker replied that wear was “a function of driving style”.<a href="#cite2">[2]</a></p><h2>References</h2><ol><li id="cite1">“Closing resume, EA99-971”. NHTSA. 2096.</li><li id="cite2">“Example Motors answers its critics”. The Example Times. 2096.</li></ol>`,
    quoted: { 'an abnormal rate of synchronizer wear': ['EA99-971'], 'a function of driving style': null },
  },
  {
    catches: 'an answer that gives one source line for two quotations',
    html: `<p>The bulletin says "check the fluid level with the engine running" and warns "never overfill the unit".</p><p>Source: NHTSA MC-99000976</p>`,
    quoted: { 'check the fluid level with the engine running': ['MC-99000976'], 'never overfill the unit': ['MC-99000976'] },
  },
  {
    catches: 'a technician explains a bulletin step by step',
    html: `<p>OK so I'm a tech, here's the deal with MC-99000977. Step 1 is "disconnect the negative cable and wait three minutes". Everyone skips that. Step 4, "torque the sensor to 8 Nm", is where people crack the housing. And at the end it wants you to "clear all codes and road test for 10 miles". I charge 1.2 hours for it.</p>`,
    quoted: { 'disconnect the negative cable and wait three minutes': ['MC-99000977'], 'torque the sensor to 8 Nm': ['MC-99000977'], 'clear all codes and road test for 10 miles': ['MC-99000977'] },
  },
  {
    catches: 'a headline quoted beside a document',
    html: `<p>The story ran under the headline "Example SUVs Catch Fire in Garages". The filing behind it, 99V-974, is calmer: "In rare cases, a thermal event may occur while parked."</p>`,
    quoted: { 'In rare cases, a thermal event may occur while parked.': ['99V-974'], 'Example SUVs Catch Fire in Garages': null },
  },
  {
    catches: 'two quotations, the first of one document, the second of one named later',
    html: `<p>99V-975 promised that dealers would "replace the pump with an improved part". Sixteen months later came 99V-976, and now it's "inspect the pump and replace if necessary".</p>`,
    quoted: { 'replace the pump with an improved part': ['99V-975'], 'inspect the pump and replace if necessary': ['99V-976'] },
  },
  {
    catches: 'a block quotation with its source in the line after it, in a sentence',
    html: `<blockquote><p>The Recall Management Division will monitor completion rates for six quarters.</p></blockquote><p>That's from the acknowledgment letter for 99V-977. In other words: nobody will call you.</p>`,
    quoted: { 'The Recall Management Division will monitor completion rates for six quarters.': ['99V-977'] },
  },
  {
    catches: 'an owner quotes his own complaint',
    html: `<p>My complaint is ODI-99000972 if you want to read it. It says "the vehicle accelerated by itself in a parking lot" because that's what happened. NHTSA's robot answered "your report has been received".</p>`,
    quoted: { 'the vehicle accelerated by itself in a parking lot': ['ODI-99000972'], 'your report has been received': null },
  },
  {
    catches: 'a chat in which two people speak, each line with a name',
    html: `<p><b>Ana:</b> did you see 99V-978?</p><p><b>Ben:</b> yes, "increased risk of a crash" and that's it. zero details</p><p><b>Ana:</b> page 3 has more: "the weld may separate at the lower control arm"</p>`,
    quoted: { 'the weld may separate at the lower control arm': ['99V-978'] },
  },
  {
    catches: 'a newsletter with several items in one paragraph',
    html: `<p>Also this week: Example Motors recalled 900 sedans because “the seat bolts may be missing” (99V-979). Sample Cars recalled 2,300 vans; the doors “may not latch fully” (99V-980). And NHTSA closed PE99-971, finding “no evidence of a defect trend.”</p>`,
    quoted: { 'the seat bolts may be missing': ['99V-979'], 'may not latch fully': ['99V-980'], 'no evidence of a defect trend.': ['PE99-971'] },
  },
  {
    catches: 'a page whose address names the document and whose text quotes it',
    html: `<h1>Recall details</h1><p>The notice says “the airbag cushion may tear during deployment”. Share your experience below!</p><p>“Mine tore like paper,” wrote user speedy.</p>`,
    address: 'https://recalls.example/99V-981/details',
    quoted: { 'the airbag cushion may tear during deployment': ['99V-981'], 'Mine tore like paper,': null },
  },
  {
    catches: 'a chatbot says which words it could not find',
    html: `<p>I searched EA99-972 for the words you gave me, "suspension failure epidemic", and did not find them. The closest passage is "an elevated rate of lower ball joint separations".</p>`,
    quoted: { 'an elevated rate of lower ball joint separations': ['EA99-972'] },
  },
  {
    catches: 'a parenthesis in the middle of a sentence',
    html: `<p>Since the remedy ("a larger drain hole will be drilled", per 99V-982) doesn't stop the leak, owners now put tape over it ("works great, looks awful", as one put it).</p>`,
    quoted: { 'a larger drain hole will be drilled': ['99V-982'], 'works great, looks awful': null },
  },
  {
    catches: 'an analyst compares a document with testimony',
    html: `<p>At the hearing, the vice president testified that “we acted the moment we knew.” PE99-972 tells a different story: the first claims, it says, “date from the autumn of 2093.”</p>`,
    quoted: { 'we acted the moment we knew.': null, 'date from the autumn of 2093.': ['PE99-972'] },
  },
  {
    catches: 'a bulletin by its maker number with the words in a list below',
    html: `<p>Honda Service Bulletin 99-971 has these lines:</p><ul><li>“Apply the grease sparingly.”</li><li>“Discard the old retainer clip.”</li></ul>`,
    quoted: { 'Apply the grease sparingly.': ['99-971'], 'Discard the old retainer clip.': ['99-971'] },
  },
];
