import type { CitingPage } from '../citing-page.ts';
import type { FirstSight } from './first-sight.ts';

export const firstSight: FirstSight = { quotations: 46, right: 38, addedIn: '08311dc' };

/** Longer pages of many styles. */
export const pages: readonly CitingPage[] = [
  {
    catches: 'an answer with bold labels and a quotation a label, one document for all',
    html: `<p><strong>Document:</strong> MC-99000951 (Example Motors, 2098)</p><p><strong>Condition:</strong> "Moisture can collect in the rear lamp."</p><p><strong>Cause:</strong> "The vent membrane may be blocked by wax."</p><p><strong>Fix:</strong> "Replace the membrane only."</p><p><strong>Bottom line:</strong> it is a five-minute job.</p>`,
    quoted: { 'Moisture can collect in the rear lamp.': ['MC-99000951'], 'The vent membrane may be blocked by wax.': ['MC-99000951'], 'Replace the membrane only.': ['MC-99000951'] },
  },
  {
    catches: 'a newspaper that names the recall only at the end',
    html: `<p>Example Motors will call back 18,400 pickups because the tailgate can open by itself, the company told regulators.</p><p>“An unlatched tailgate can allow cargo to fall onto the road,” the recall report says.</p><p>“Honestly, mine opened twice on the interstate,” said owner Lee Roe.</p><p>The recall is number 99V-951. Owners will be notified in May.</p>`,
    quoted: { 'An unlatched tailgate can allow cargo to fall onto the road,': ['99V-951'], 'Honestly, mine opened twice on the interstate,': null },
  },
  {
    catches: 'a chatbot that hedges between what it quotes and what it paraphrases',
    html: `<p>I can't open the PDF itself, but the abstract of MC-99000952 states: "Some vehicles may experience an intermittent no-start." The phrase "software update V12" that you mention is not in the abstract, so I can't confirm it.</p>`,
    quoted: { 'Some vehicles may experience an intermittent no-start.': ['MC-99000952'] },
  },
  {
    catches: 'an e-mail thread with marks of reply',
    html: `<pre>On Tue, Service Desk wrote:
> We have no record of any bulletin on this.

Please look again. MC-99000953 is on your own portal and says
"the pump may emit a whine between 1,500 and 2,000 rpm".

Regards
Sam</pre>`,
    quoted: { 'the pump may emit a whine between 1,500 and 2,000 rpm': ['MC-99000953'], 'We have no record of any bulletin on this.': null },
  },
  {
    catches: 'a chain of supersessions in which only the last is quoted',
    html: `<p>MC-99000954 was replaced by MC-99000955, which in turn was replaced by MC-99000956. The current one reads "perform the update even if the customer has no complaint".</p>`,
    quoted: { 'perform the update even if the customer has no complaint': null },
  },
  {
    catches: 'a legal brief with short forms defined once',
    html: `<p>NHTSA opened Engineering Analysis EA99-951 (the “Pump EA”) in 2097. The Pump EA found that “fuel pump failures increase with mileage.” It closed without a recall. Defendants’ own bulletin, MC-99000957 (the “Priming TSB”), instructs dealers to “prime the pump for ten seconds.” The Priming TSB does not mention stalling.</p>`,
    quoted: { 'fuel pump failures increase with mileage.': ['EA99-951'], 'prime the pump for ten seconds.': ['MC-99000957'] },
    unquoted: ['Pump EA', 'Priming TSB'],
  },
  {
    catches: 'a comparison table with one document a column',
    html: `<table><tr><th></th><th>MC-99000958</th><th>MC-99000959</th></tr><tr><td>Torque</td><td>"Tighten to 25 Nm plus 90 degrees."</td><td>"Tighten to 40 Nm, no angle."</td></tr><tr><td>Reuse of bolts</td><td>"Bolts may be used again once."</td><td>"Always install new bolts."</td></tr></table>`,
    quoted: { 'Tighten to 25 Nm plus 90 degrees.': ['MC-99000958'], 'Tighten to 40 Nm, no angle.': ['MC-99000959'], 'Bolts may be used again once.': ['MC-99000958'], 'Always install new bolts.': ['MC-99000959'] },
  },
  {
    catches: 'a Reddit post with a quoted passage and a remark below',
    html: `<p>PSA for anyone with the 2.4: NHTSA just posted 99V-952.</p><blockquote><p>The connecting rod bearing may fail prematurely, which can cause the engine to seize.</p></blockquote><p>So much for "lifetime fill". My dealer's exact words: "bring it in when it knocks".</p><p>Edit: people are asking about the extended warranty. The letter says "15 years or 150,000 miles".</p>`,
    quoted: { 'The connecting rod bearing may fail prematurely, which can cause the engine to seize.': ['99V-952'], 'bring it in when it knocks': null, '15 years or 150,000 miles': ['99V-952'] },
    unquoted: ['lifetime fill'],
  },
  {
    catches: 'a question of a user that quotes, an answer that quotes another document',
    html: `<article><p>My shop printed MC-99000960 for me. Does "replace as an assembly" mean they can't just do the seal?</p></article><article><p>Right. But see also MC-99000961, which came later. There the wording is "the seal may be serviced separately", so ask them for that one.</p></article>`,
    quoted: { 'replace as an assembly': ['MC-99000960'], 'the seal may be serviced separately': ['MC-99000961'] },
  },
  {
    catches: 'raised numbers with notes as a list',
    html: `<p>The maker conceded that “some clips were not fully seated”¹ but said “the condition does not affect safety”.² Regulators disagreed.</p><p>¹ MC-99000962, p. 1.</p><p>² Letter to the agency in PE99-952, June 2097.</p>`,
    quoted: { 'some clips were not fully seated': ['MC-99000962'], 'the condition does not affect safety': ['PE99-952'] },
  },
  {
    catches: 'chips after the sentence',
    html: `<p>The bulletin covers cars built through April and says “no repair is needed for later builds”.<a class="citation" href="https://static.nhtsa.gov/odi/tsbs/2098/MC-99000963-0001.pdf">nhtsa +1</a></p><p>Owners say “it comes back after a month”.<a class="citation" href="https://www.forum.example/t/1">forum</a></p>`,
    quoted: { 'no repair is needed for later builds': ['MC-99000963'], 'it comes back after a month': null },
  },
  {
    catches: 'a press release pasted without marks after a label',
    html: `<p>Full text of the recall summary for 99V-953, verbatim:</p><p>Example Motors is recalling certain 2097 coupes. The rear spoiler may detach while driving.</p><p>I copied this on Monday.</p>`,
    quoted: { 'Example Motors is recalling certain 2097 coupes. The rear spoiler may detach while driving.': ['99V-953'] },
  },
  {
    catches: 'a video description with time stamps',
    html: `<p>0:00 Intro<br>1:24 What MC-99000964 really says: "Do not replace the turbocharger."<br>4:10 What my dealer did: "replaced turbo, no fault found"<br>7:45 Questions</p>`,
    quoted: { 'Do not replace the turbocharger.': ['MC-99000964'], 'replaced turbo, no fault found': null },
  },
  {
    catches: 'words of a complaint inside a story about an investigation',
    html: `<p>PE99-953 rests on 41 complaints. In one of them, ODI-99000951, a driver from Ohio wrote that “the pedal went to the floor twice”. In another, from Maine, the owner said “I no longer let my kids ride in it”.</p>`,
    quoted: { 'the pedal went to the floor twice': ['ODI-99000951'], 'I no longer let my kids ride in it': null },
  },
  {
    catches: 'a list of quotations after a sentence that announces them',
    html: `<p>A few highlights from EA99-954:</p><ol><li>"Peak claims were seen in the second winter."</li><li>"The supplier changed the coating in 2094."</li><li>"ODI is not aware of any fatalities."</li></ol><p>And my favourite line from the whole thing: "Further testing is warranted."</p>`,
    quoted: { 'Peak claims were seen in the second winter.': ['EA99-954'], 'The supplier changed the coating in 2094.': ['EA99-954'], 'ODI is not aware of any fatalities.': ['EA99-954'], 'Further testing is warranted.': ['EA99-954'] },
  },
  {
    catches: 'words cut in two by the speaker',
    html: `<p>“The harness,” the agency explained in 99V-954, “may contact the steering shaft and wear through.”</p>`,
    quoted: { 'The harness,': ['99V-954'], 'may contact the steering shaft and wear through.': ['99V-954'] },
  },
  {
    catches: 'a French page',
    html: `<p>Le rappel 99V-955 précise : « Le capteur peut se détacher de son support. » Mon garagiste dit « qu'il n'a jamais vu ça ».</p>`,
    quoted: { 'Le capteur peut se détacher de son support.': ['99V-955'], "qu'il n'a jamais vu ça": null },
  },
  {
    catches: 'a heading a question, the answer with the id in its last sentence',
    html: `<h3>Is the rattle normal?</h3><p>Officially yes. “A rattle on cold start is a characteristic of this engine” is how Example Motors puts it in MC-99000965.</p><h3>Will they fix it under warranty?</h3><p>“Repairs for this noise are not reimbursed,” according to the same bulletin.</p>`,
    quoted: { 'A rattle on cold start is a characteristic of this engine': ['MC-99000965'], 'Repairs for this noise are not reimbursed,': ['MC-99000965'] },
  },
  {
    catches: 'typed by an owner, single marks and missing spaces',
    html: `<p>Heres what the letter for 99V956 says,'your vehicle may roll away after being placed in park'. They want me to use the parking brake!! My wife said 'sell it'.</p>`,
    quoted: { 'your vehicle may roll away after being placed in park': ['99V-956'] },
  },
  {
    catches: 'an audit of a chatbot: what it said, what the record says',
    html: `<table><tr><th>ChatGPT's answer</th><th>Record</th></tr><tr><td>"99V-957 affects 40,000 vehicles"</td><td>99V-957: "potential number of units affected: 4,012"</td></tr></table>`,
    quoted: { '99V-957 affects 40,000 vehicles': null, 'potential number of units affected: 4,012': ['99V-957'] },
  },
  {
    catches: 'an answer that quotes the user back',
    html: `<p>You wrote that your car "dies at red lights when it's hot". That matches MC-99000966, which describes "a stall at idle with high coolant temperature".</p>`,
    quoted: { "dies at red lights when it's hot": null, 'a stall at idle with high coolant temperature': ['MC-99000966'] },
  },
  {
    catches: 'two bulletins on one line each, the words behind a dash',
    html: `<p>MC-99000967 (2096) – "Inspect the ball joint boots."<br>MC-99000968 (2097) – "Replace the ball joints on both sides."<br>Your car's build date decides which one applies.</p>`,
    quoted: { 'Inspect the ball joint boots.': ['MC-99000967'], 'Replace the ball joints on both sides.': ['MC-99000968'] },
  },
];
