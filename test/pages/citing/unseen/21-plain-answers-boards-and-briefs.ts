import type { CitingPage } from '../citing-page.ts';
import type { FirstSight } from './first-sight.ts';

export const firstSight: FirstSight = { quotations: 43, right: 39, addedIn: '4df1463' };

/** Plain pages of many styles. What is null though somebody is quoted is left open. */
export const pages: readonly CitingPage[] = [
  {
    catches: 'chatbot: recall plus bulletin',
    html: `<p>There are two relevant documents. The first is recall 99V-851, in which the manufacturer says “the brake fluid reservoir may leak onto the wiring.” The second is bulletin MC-99008001, which tells dealers to “clean and dry the connector before testing.”</p><p>If the dealer says “it's just spilled washer fluid,” mention both.</p>`,
    quoted: { 'the brake fluid reservoir may leak onto the wiring.': ['99V-851'], 'clean and dry the connector before testing.': ['MC-99008001'], "it's just spilled washer fluid,": null },
  },
  {
    catches: 'chatbot: status check',
    html: `<p><strong>Status of EA99-852:</strong> open. The most recent memo says the agency “has requested field data from three suppliers.” I would not describe that, as one headline did, as “a widening scandal.”</p>`,
    quoted: { 'has requested field data from three suppliers.': ['EA99-852'], 'a widening scandal.': null },
  },
  {
    catches: 'chatbot: brackets',
    html: `<p>The tow mode bug is real: “the trailer brake gain may reset to zero after a restart” [99V-853]. Dealers update it in half an hour: “flash time is approximately 25 minutes” [MC-99008002]. Owners say the update “made it worse.”</p>`,
    quoted: { 'the trailer brake gain may reset to zero after a restart': ['99V-853'], 'flash time is approximately 25 minutes': ['MC-99008002'], 'made it worse.': null },
  },
  {
    catches: 'chatbot: headings per question',
    html: `<h3>What is the defect?</h3><p>According to NHTSA's recall report (99V-854), “the tie rod nut may not have been tightened.”</p><h3>What could happen?</h3><p>The report warns of “a loss of directional control.”</p><h3>What are dealers saying?</h3><p>Several owners were told “we have no appointments until next month.”</p>`,
    quoted: { 'the tie rod nut may not have been tightened.': ['99V-854'], 'a loss of directional control.': ['99V-854'], 'we have no appointments until next month.': null },
  },
  {
    catches: 'chatbot: plain list of quotes under id',
    html: `<p><b>MC-99008003</b> in three quotes:</p><ul><li>“Some customers may report a delayed start.”</li><li>“This does not indicate a battery fault.”</li><li>“No parts are to be replaced.”</li></ul><p>And in one from a customer: “so you'll do nothing.”</p>`,
    quoted: { 'Some customers may report a delayed start.': ['MC-99008003'], 'This does not indicate a battery fault.': ['MC-99008003'], 'No parts are to be replaced.': ['MC-99008003'], "so you'll do nothing.": null },
  },
  {
    catches: 'reddit: found it',
    html: `<p>Found it. It's 99V-855 and it covers us: "vehicles equipped with the cold weather package". My advisor swore it was "dealer installed options only". Screenshot saved.</p>`,
    quoted: { 'vehicles equipped with the cold weather package': ['99V-855'], 'dealer installed options only': null },
  },
  {
    catches: 'reddit: comment w/ two quotes same id',
    html: `<p>MC-99008004 has both the "may rattle when cold" line and the "do not replace under warranty" line, so they knew and they won't pay.</p>`,
    quoted: { 'may rattle when cold': ['MC-99008004'], 'do not replace under warranty': ['MC-99008004'] },
  },
  {
    catches: 'forum: quote box + doc',
    html: `<article><blockquote data-quote="tinker"><p>has anyone tried the foam tape fix?</p></blockquote><p>Don't. MC-99008005 specifically warns: "The use of foam tape will void the corrosion warranty."</p></article>`,
    quoted: { 'The use of foam tape will void the corrosion warranty.': ['MC-99008005'] },
  },
  {
    catches: 'forum: bb style lines',
    html: `<p>NHTSA ID: 99V-856<br>Defect: "Seat belt webbing may be cut by a sharp bracket edge."<br>Remedy: "Install an edge guard."<br>Wife's comment: "lovely."</p>`,
    quoted: { 'Seat belt webbing may be cut by a sharp bracket edge.': ['99V-856'], 'Install an edge guard.': ['99V-856'] },
  },
  {
    catches: 'news: standard',
    html: `<p>Example Motors is recalling 64,000 crossovers because the steering wheel “may detach from the column,” according to recall 99V-857, published Thursday. The company told dealers to “stop delivery of all affected vehicles.” Neither the company nor the agency would say how many wheels have come off.</p>`,
    quoted: { 'may detach from the column,': ['99V-857'], 'stop delivery of all affected vehicles.': null },
  },
  {
    catches: 'news: investigation w/ owner',
    html: `<p>“I thought I was going to die,” said Carla Diaz, whose complaint is among 71 that led to PE99-858. In opening the case, investigators cited “multiple reports of the vehicle accelerating without driver input.”</p>`,
    quoted: { 'I thought I was going to die,': null, 'multiple reports of the vehicle accelerating without driver input.': ['PE99-858'] },
  },
  {
    catches: 'law firm',
    html: `<p>In an internal bulletin, MC-99008006, the automaker instructed technicians to “avoid the word defect in customer communications.” Our complaint alleges that this shows “a pattern of concealment.”</p>`,
    quoted: { 'avoid the word defect in customer communications.': ['MC-99008006'], 'a pattern of concealment.': null },
    weakly: ['a pattern of concealment.'],
  },
  {
    catches: 'dealer mail',
    html: `<p>Hello Mr. Reyes, your question was whether 99V-859 includes the rear seats. It does not: the notice is limited to “driver and front passenger seat frames.” When you called, you said “the back seat wobbles,” so please book a regular appointment.</p>`,
    quoted: { 'driver and front passenger seat frames.': ['99V-859'], 'the back seat wobbles,': null },
  },
  {
    catches: 'blog',
    html: `<p>I keep a printout of MC-99008007 in the glovebox. Line six: “No further diagnosis is necessary.” I've had three diagnoses. At the last one the advisor sighed, “Every car is different.”</p>`,
    quoted: { 'No further diagnosis is necessary.': ['MC-99008007'], 'Every car is different.': null },
  },
  {
    catches: 'table',
    html: `<table><tr><th>ID</th><th>Type</th><th>Wording</th></tr><tr><td>99V-860</td><td>Recall</td><td>“may fracture and separate”</td></tr><tr><td>PE99-860</td><td>Investigation</td><td>“alleged fracture of the axle shaft”</td></tr><tr><td>ODI-99008008</td><td>Complaint</td><td>“my wheel passed me on the highway”</td></tr></table>`,
    quoted: { 'may fracture and separate': ['99V-860'], 'alleged fracture of the axle shaft': ['PE99-860'], 'my wheel passed me on the highway': ['ODI-99008008'] },
  },
  {
    catches: 'footnotes',
    html: `<p>The remedy is described as “an interim software limit.”<sup>[1]</sup> A fleet manager described it as “driving with a parachute.”<sup>[2]</sup></p><p>[1] NHTSA, 99V-861.</p><p>[2] Phone interview.</p>`,
    quoted: { 'an interim software limit.': ['99V-861'], 'driving with a parachute.': null },
  },
  {
    catches: 'german',
    html: `<p>Im Rückrufbericht 99V-862 steht, dass „die Lenksäule unter Umständen nicht verriegelt“. Ein Leser schreibt uns: „Bei mir rastet sie nie ein.“</p>`,
    quoted: { 'die Lenksäule unter Umständen nicht verriegelt': ['99V-862'], 'Bei mir rastet sie nie ein.': null },
  },
  {
    catches: 'spanish',
    html: `<p>El retiro 99V-863 advierte que «el vehículo puede moverse sin aviso». Mi cuñado dice que «eso pasa en todos». Yo no lo creo.</p>`,
    quoted: { 'el vehículo puede moverse sin aviso': ['99V-863'], 'eso pasa en todos': null },
  },
  {
    catches: 'french',
    html: `<p>L’enquête PE99-864 porte sur « des coupures moteur à haute vitesse ». Le vendeur m’avait pourtant assuré que c’était « une excellente occasion ».</p>`,
    quoted: { 'des coupures moteur à haute vitesse': ['PE99-864'], 'une excellente occasion': null },
  },
  {
    catches: 'mixed',
    html: `<p>Minutes: discussed 99V-865 wording. Legal prefers “may increase the risk of a crash” to “will cause a crash.” Final text filed: “may increase the risk of a crash or injury.”</p>`,
    quoted: { 'may increase the risk of a crash or injury.': ['99V-865'] },
  },
];
