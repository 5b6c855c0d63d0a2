import type { CitingPage } from '../citing-page.ts';
import type { FirstSight } from './first-sight.ts';

export const firstSight: FirstSight = { quotations: 80, right: 63, rightButForWeakTies: 65, addedIn: 'eba9743' };

/** Pages of many styles. What is null though somebody is quoted is left open. */
export const pages: readonly CitingPage[] = [
  {
    catches: 'chatgpt: intro + quote blocks with bold doc labels',
    html: `<p>I went through both documents. Here are the lines that matter.</p><p><strong>NHTSA 99V-871</strong></p><blockquote><p>The fuel tank strap may corrode and allow the tank to contact the road surface.</p></blockquote><p><strong>MC-99007501</strong></p><blockquote><p>Inspect both straps. If either is perforated, replace both.</p></blockquote><p>Your dealer's line that it is “cosmetic rust” isn't in either one.</p>`,
    quoted: { 'The fuel tank strap may corrode and allow the tank to contact the road surface.': ['99V-871'], 'Inspect both straps. If either is perforated, replace both.': ['MC-99007501'], 'cosmetic rust': null },
  },
  {
    catches: 'chatgpt: pros/cons with quotes from owner reviews and doc',
    html: `<p>Reliability: mixed. Owner reviews use words like “bulletproof” and “never again.” On the official side, PE99-872 cites “a loss of motive power in 27 vehicles,” and nothing newer has been filed.</p>`,
    quoted: { 'bulletproof': null, 'never again.': null, 'a loss of motive power in 27 vehicles,': ['PE99-872'] },
  },
  {
    catches: 'chatgpt: "in its own words"',
    html: `<p>Why did NHTSA open DP99-873? In its own words, “to determine whether to grant or deny the petition.” The petitioner, by contrast, speaks of “hundreds of near misses.”</p>`,
    quoted: { 'to determine whether to grant or deny the petition.': ['DP99-873'], 'hundreds of near misses.': null },
    weakly: ['hundreds of near misses.'],
  },
  {
    catches: 'claude: honest about a mismatch',
    html: `<p>I compared your quote with the source. You wrote: “All affected vehicles must be towed to a dealer.” MC-99007502 actually reads: “Affected vehicles should be transported to a dealer if the warning lamp is on.” The difference is substantial.</p>`,
    quoted: { 'All affected vehicles must be towed to a dealer.': null, 'Affected vehicles should be transported to a dealer if the warning lamp is on.': ['MC-99007502'] },
  },
  {
    catches: `gemini: sections & "Here's the exact text from"`,
    html: `<h3>The defect</h3><p>Here's the exact text from recall 99V-874:</p><p>"The hood striker may have been welded out of position, and the hood may open while driving."</p><h3>The remedy</h3><p>And the text from the same recall on what happens next:</p><p>"Dealers will inspect the striker and replace it as necessary."</p>`,
    quoted: { 'The hood striker may have been welded out of position, and the hood may open while driving.': ['99V-874'], 'Dealers will inspect the striker and replace it as necessary.': ['99V-874'] },
  },
  {
    catches: 'perplexity: answer with "NHTSA says" chips and forum chips in list',
    html: `<ul><li>The pump “can lose pressure when the tank is below one quarter.”<a class="citation" href="https://www.nhtsa.gov/?nhtsaId=99V875">nhtsa</a></li><li>Drivers advise to “keep it above half.”<a class="citation" href="https://forum.example/9">forum</a></li><li>Both agree that the car “gives no warning at all.”<a class="citation" href="https://www.nhtsa.gov/?nhtsaId=99V875">nhtsa</a><a class="citation" href="https://forum.example/9">forum</a></li></ul>`,
    quoted: { 'can lose pressure when the tank is below one quarter.': ['99V-875'], 'keep it above half.': null, 'gives no warning at all.': ['99V-875'] },
  },
  {
    catches: 'grok: terse',
    html: `<p>EA99-876, p. 3: “steering gear pinion fracture.” Not “steering wheel fell off.” Different thing.</p>`,
    quoted: { 'steering gear pinion fracture.': ['EA99-876'], 'steering wheel fell off.': null },
  },
  {
    catches: 'deepseek: conclusion w/ both docs',
    html: `<p><b>Conclusion:</b> MC-99007503 admits that “some units were shipped without grease,” and 99E-877 later recalled them because “the bearing may seize.” Any advice to “just add grease yourself” ignores the recall.</p>`,
    quoted: { 'some units were shipped without grease,': ['MC-99007503'], 'the bearing may seize.': ['99E-877'], 'just add grease yourself': null },
  },
  {
    catches: 'copilot: table w/ link cells',
    html: `<table><tr><th>Statement</th><th>Where</th></tr><tr><td>“Brake pedal may feel spongy.”</td><td><a href="https://www.nhtsa.gov/?nhtsaId=PE99878">PE report</a></td></tr><tr><td>“Mine feels like stepping on a marshmallow.”</td><td><a href="https://www.cargurus.example/r/1">owner review</a></td></tr></table>`,
    quoted: { 'Brake pedal may feel spongy.': ['PE99-878'], 'Mine feels like stepping on a marshmallow.': null },
  },
  {
    catches: 'google: "People also ask" style',
    html: `<h2>Is there a recall for the 2096 Example SUV tailgate?</h2><p>Yes. Recall 99V-879 was announced because “the tailgate may open without command.”</p><h2>What is the tailgate fix?</h2><p>“Dealers will replace the control module” is all the notice offers.</p><h2>How much does it cost?</h2><p>Nothing. One dealer site even advertises “free coffee while you wait.”</p>`,
    quoted: { 'the tailgate may open without command.': ['99V-879'], 'Dealers will replace the control module': ['99V-879'], 'free coffee while you wait.': null },
  },
  {
    catches: `reddit: "here's the text, emphasis mine"`,
    html: `<p>99V-880, emphasis mine: "the seat belt buckle may <b>unlatch during a crash</b>". How is that not a stop sale? The comments under the news story say "media hype". Sure.</p>`,
    quoted: { 'the seat belt buckle may unlatch during a crash': ['99V-880'], 'media hype': null },
  },
  {
    catches: 'reddit: tech weighs in',
    html: `<p>Dealer tech here. What the customer hears is "could not duplicate". What we're told, and I'm quoting MC-99007504 off my screen right now, is "do not attempt to duplicate the concern on a lift". So nobody drives it. Not my rule.</p>`,
    quoted: { 'could not duplicate': null, 'do not attempt to duplicate the concern on a lift': ['MC-99007504'] },
  },
  {
    catches: 'reddit: bot reply',
    html: `<p>Beep boop. I found 1 NHTSA reference in your post: <b>99V-881</b>.</p><p>Summary: "The battery cable may rub against the frame."</p><p>Consequence: "A short circuit increases the risk of fire."</p><p>^(I am a bot. Reply "stop" to opt out.)</p>`,
    quoted: { 'The battery cable may rub against the frame.': ['99V-881'], 'A short circuit increases the risk of fire.': ['99V-881'] },
  },
  {
    catches: 'forum: FAQ sticky',
    html: `<p><b>1. What's the number of the fuel rail bulletin?</b><br>MC-99007505.</p><p><b>2. What does it tell them to do?</b><br>"Replace the rail and all four injector seals."</p><p><b>3. What if they refuse?</b><br>Ask for it in writing. A line like "vehicle operates as designed" on the RO helps you later.</p>`,
    quoted: { 'Replace the rail and all four injector seals.': ['MC-99007505'], 'vehicle operates as designed': null },
  },
  {
    catches: 'forum: seller arguing',
    html: `<article><p>Ad says "no open recalls". I ran it: 99V-882, open. "The driver airbag may not inflate." Walk away.</p></article><article><p>Seller here. The dealer told me "that one was done in March".</p></article>`,
    quoted: { 'no open recalls': null, 'The driver airbag may not inflate.': ['99V-882'], 'that one was done in March': null },
  },
  {
    catches: 'forum: two quotes around id',
    html: `<p>"Noise from the rear differential during low speed turns" is the title of MC-99007506, and "add friction modifier" is basically the whole fix.</p>`,
    quoted: { 'add friction modifier': null },
  },
  {
    catches: 'news: probe w/ bullet list',
    html: `<p>In documents opening EA99-883, the agency lists what drivers told it:</p><ul><li>“The wheel jerked out of my hands.”</li><li>“I could not hold the lane.”</li></ul><p>Example Motors said in a statement that it “takes all reports seriously.”</p>`,
    quoted: { 'The wheel jerked out of my hands.': ['EA99-883'], 'I could not hold the lane.': ['EA99-883'], 'takes all reports seriously.': null },
  },
  {
    catches: 'news: analysis piece',
    html: `<p>Consider the language. In 2094, MC-99007507 described the noise as “a benign characteristic.” In 2096, 99V-884 described the very same noise as “an early indication of bearing failure.” Between the two lies a class action, which accused the company of “calculated ambiguity.”</p>`,
    quoted: { 'a benign characteristic.': ['MC-99007507'], 'an early indication of bearing failure.': ['99V-884'], 'calculated ambiguity.': null },
  },
  {
    catches: 'news brief',
    html: `<p><b>Recall roundup</b></p><p>Example Motors, 2094-96 coupes, 4,410 units. Spoiler “may detach at speed.” NHTSA 99V-885.</p><p>Sample Trucks, 2095 cab-overs, 310 units. Mirror “may fold in without input.” NHTSA 99V-886.</p>`,
    quoted: { 'may detach at speed.': ['99V-885'], 'may fold in without input.': ['99V-886'] },
  },
  {
    catches: 'law: petition text',
    html: `<p>Petitioner relies on three statements. First, the manufacturer's admission that “the part was under-designed” (MC-99007508). Second, the agency's own remark in closing PE99-887 that “the failure rate is elevated.” Third, the dealer's repair order, which says “third time for same.”</p>`,
    quoted: { 'the part was under-designed': ['MC-99007508'], 'the failure rate is elevated.': ['PE99-887'], 'third time for same.': null },
  },
  {
    catches: 'law: news alert',
    html: `<p>RECALL ALERT: 99V-888. “Loss of braking” is the stated risk. If you were injured, our team can help you understand what “full and fair compensation” means.</p>`,
    quoted: { 'full and fair compensation': null, 'Loss of braking': ['99V-888'] },
    weakly: ['full and fair compensation'],
  },
  {
    catches: 'dealer mail: explaining bulletin to customer',
    html: `<p>Dear Owner,<br>regarding your noise concern we consulted bulletin MC-99007509. According to the bulletin this is "a normal operating sound of the electric oil pump". You mentioned that a friend's car "does not do this". Production dates differ.</p>`,
    quoted: { 'a normal operating sound of the electric oil pump': ['MC-99007509'], 'does not do this': null },
  },
  {
    catches: 'blog: diary',
    html: `<p><b>Day 1.</b> Warning light. <b>Day 4.</b> Dealer: “low washer fluid.” It was not low washer fluid. <b>Day 9.</b> I find 99V-889 on the NHTSA site: “coolant may leak onto the alternator.” <b>Day 10.</b> Dealer, again: “huh.”</p>`,
    quoted: { 'low washer fluid.': null, 'coolant may leak onto the alternator.': ['99V-889'] },
  },
  {
    catches: 'blog: structured review with source footers',
    html: `<p>“A clicking noise may be heard.”<br><small>— MC-99007510, Condition</small></p><p>“It clicks. It's always clicked. They all click.”<br><small>— Ray, my barber</small></p>`,
    quoted: { 'A clicking noise may be heard.': ['MC-99007510'], "It clicks. It's always clicked. They all click.": null },
  },
  {
    catches: 'blog: parenthetical aside',
    html: `<p>The recall (99V-890, if you're following along) says owners “may hear a scraping sound”; it does not say, as the blog at my dealership does, that they “should enjoy the sound of performance.”</p>`,
    quoted: { 'may hear a scraping sound': ['99V-890'], 'should enjoy the sound of performance.': null },
  },
  {
    catches: 'faq: schema like',
    html: `<h3>What does “remedy not yet available” mean?</h3><p>It means the parts don't exist yet. For example, the interim letter under 99V-891 says “we will notify you again when parts are available.”</p>`,
    quoted: { 'we will notify you again when parts are available.': ['99V-891'] },
  },
  {
    catches: 'footnotes: endnotes list w/ multiple',
    html: `<p>Investigators noted “cracks at the third weld”<sup>1</sup>; a metallurgist hired by the plaintiffs found “cracks at every weld”<sup>2</sup>.</p><h2>Notes</h2><p>1. Closing resume, EA99-892.</p><p>2. Expert report of Dr. Hahn.</p>`,
    quoted: { 'cracks at the third weld': ['EA99-892'], 'cracks at every weld': null },
  },
  {
    catches: 'list of recalls table w/ id in row header and date',
    html: `<table><tr><th>No.</th><th>Date</th><th>Defect (NHTSA wording)</th><th>Comment</th></tr><tr><td>99V-893</td><td>3/95</td><td>“Fuel vapor may leak.”</td><td>Fixed in ours.</td></tr><tr><td>99V-894</td><td>9/95</td><td>“Jack may collapse.”</td><td>“Who uses a jack?” — my dad</td></tr></table>`,
    quoted: { 'Fuel vapor may leak.': ['99V-893'], 'Jack may collapse.': ['99V-894'], 'Who uses a jack?': null },
  },
  {
    catches: 'german: chatbot listing',
    html: `<ul><li><b>99V-895:</b> „Der Gurtstraffer löst möglicherweise nicht aus.“</li><li><b>99V-896:</b> „Die Motorhaube kann sich öffnen.“</li><li><b>Tipp:</b> Fragen Sie konkret: „Ist mein Fahrzeug betroffen?“</li></ul>`,
    quoted: { 'Der Gurtstraffer löst möglicherweise nicht aus.': ['99V-895'], 'Die Motorhaube kann sich öffnen.': ['99V-896'], 'Ist mein Fahrzeug betroffen?': null },
  },
  {
    catches: 'german: forum post quoting english bulletin',
    html: `<p>Habe das TSB MC-99007511 gefunden. Da steht drin: "Do not replace the turbocharger for this condition." Mein Händler wollte mir trotzdem einen neuen Lader verkaufen mit den Worten "der ist fertig".</p>`,
    quoted: { 'Do not replace the turbocharger for this condition.': ['MC-99007511'], 'der ist fertig': null },
  },
  {
    catches: 'spanish: news',
    html: `<p>La campaña 99V-897 afecta a 2.300 autobuses. De acuerdo con el reporte, “la salida de emergencia puede trabarse”. “Es gravísimo”, dijo a este diario Luis Mora, chofer.</p>`,
    quoted: { 'la salida de emergencia puede trabarse': ['99V-897'], 'Es gravísimo': null },
  },
  {
    catches: 'spanish: faq',
    html: `<h3>¿Qué dice el boletín MC-99007512?</h3><p>Que «se debe reprogramar el módulo antes de cambiar piezas».</p><h3>¿Y si el taller se niega?</h3><p>Pida hablar con el gerente. No acepte un «vuelva mañana».</p>`,
    quoted: { 'se debe reprogramar el módulo antes de cambiar piezas': ['MC-99007512'], 'vuelva mañana': null },
  },
  {
    catches: 'french: blog',
    html: `<p>Selon l’enquête EA99-898, « le capteur transmet une valeur erronée ». Mon garagiste, lui, jure que « le capteur est neuf ».</p>`,
    quoted: { 'le capteur transmet une valeur erronée': ['EA99-898'], 'le capteur est neuf': null },
  },
  {
    catches: 'mixed: github issue',
    html: `<p>When I paste the following, the checker says it's fine, but it isn't:</p><blockquote><p>MC-99007513 says "replace the ECU" on page 2.</p></blockquote><p>The page really says "reflash the ECU", no replacement.</p>`,
    quoted: { 'replace the ECU': ['MC-99007513'], 'reflash the ECU': null },
  },
  {
    catches: 'mixed: school essay',
    html: `<p>In the recall notice for 99V-899, the company writes that “safety is compromised when the sensor fails” (Example Motors 2). This shows that, as my teacher puts it, “companies choose verbs carefully.”</p>`,
    quoted: { 'safety is compromised when the sensor fails': ['99V-899'], 'companies choose verbs carefully.': null },
  },
  {
    catches: 'mixed: insurance letter',
    html: `<p>We have reviewed the recall you cited, 99V-900. The notice provides that “reimbursement is available for repairs made before the notice date.” Your policy excludes “mechanical breakdown.” We therefore refer you to the manufacturer.</p>`,
    quoted: { 'reimbursement is available for repairs made before the notice date.': ['99V-900'], 'mechanical breakdown.': null },
  },
];
