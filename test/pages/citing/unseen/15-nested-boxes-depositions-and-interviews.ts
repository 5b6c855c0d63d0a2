import type { CitingPage } from '../citing-page.ts';
import type { FirstSight } from './first-sight.ts';

export const firstSight: FirstSight = { quotations: 86, right: 73, rightButForWeakTies: 78, addedIn: 'bde8488' };

/** Pages of many styles. What is null though somebody is quoted is left open. */
export const pages: readonly CitingPage[] = [
  {
    catches: 'chatgpt with "Source:" lines after each',
    html: `<p>1. “The subject vehicles may exhibit a loss of power steering assist at speeds below 15 mph.”<br>Source: NHTSA, EA99-841</p><p>2. “Dealers may replace the column only with prior approval.”<br>Source: MC-99007401</p><p>3. “My dealer laughed at me.”<br>Source: Facebook comment</p>`,
    quoted: { 'The subject vehicles may exhibit a loss of power steering assist at speeds below 15 mph.': ['EA99-841'], 'Dealers may replace the column only with prior approval.': ['MC-99007401'], 'My dealer laughed at me.': null },
  },
  {
    catches: 'chatgpt: explanation of wording in one para',
    html: `<p>The wording matters. “May” is weaker than “will.” When recall 99V-842 says the strap “may fray and break,” it isn't claiming every strap will. When your neighbor says “they all break,” that's anecdote.</p>`,
    quoted: { 'may fray and break,': ['99V-842'], 'they all break,': null },
  },
  {
    catches: 'chatgpt: multi-turn in articles',
    html: `<article><p>what does the tsb say about the noise?</p></article><article><p>MC-99007402 attributes it to “insufficient preload on the pinion bearing.”</p></article><article><p>and the fix?</p></article><article><p>The same bulletin, MC-99007402, lists two options: “adjust preload to specification” or, if worn, “replace the differential assembly.”</p></article>`,
    quoted: { 'insufficient preload on the pinion bearing.': ['MC-99007402'], 'adjust preload to specification': ['MC-99007402'], 'replace the differential assembly.': ['MC-99007402'] },
  },
  {
    catches: 'claude: structured findings',
    html: `<h2>What I found</h2><p><strong>In the recall (99V-843):</strong> The report gives the cause as “a supplier changed the adhesive without approval.”</p><p><strong>In the bulletin (MC-99007403):</strong> Dealers are told to “clean the bonding surface with isopropyl alcohol.”</p><p><strong>In neither:</strong> the claim that the trim “flies off at highway speeds.”</p>`,
    quoted: { 'a supplier changed the adhesive without approval.': ['99V-843'], 'clean the bonding surface with isopropyl alcohol.': ['MC-99007403'], 'flies off at highway speeds.': null },
  },
  {
    catches: 'claude: apologetic no source',
    html: `<p>I don't have access to the text of EA99-844, so I can't quote it. If someone tells you it says “the manufacturer concealed test results,” ask for the page number.</p>`,
    quoted: { 'the manufacturer concealed test results,': null },
  },
  {
    catches: 'gemini: bold inline label per para with id after',
    html: `<p><b>Fire risk:</b> "Electrical arcing may occur inside the junction box" (99V-845).</p><p><b>Park outside:</b> "Owners should park outside until repaired" (99V-845).</p><p><b>Owner tip:</b> "disconnect the negative terminal overnight" (forum).</p>`,
    quoted: { 'Electrical arcing may occur inside the junction box': ['99V-845'], 'Owners should park outside until repaired': ['99V-845'], 'disconnect the negative terminal overnight': null },
  },
  {
    catches: 'perplexity: inline nhtsa chips multiple per sentence',
    html: `<p>The agency describes “a partial detachment of the underbody shield”<a class="citation" href="https://www.nhtsa.gov/?nhtsaId=PE99846">nhtsa</a> and counted “nine reports of road debris strikes”<a class="citation" href="https://www.nhtsa.gov/?nhtsaId=PE99846">nhtsa</a>, although a trade paper says it is “barely a story”<a class="citation" href="https://trade.example/a">trade</a>.</p>`,
    quoted: { 'a partial detachment of the underbody shield': ['PE99-846'], 'nine reports of road debris strikes': ['PE99-846'], 'barely a story': null },
  },
  {
    catches: 'AI overview w/ list: "X: quote" and link chips at end',
    html: `<ul><li><b>Symptom:</b> The bulletin mentions a “popping sound when turning left at low speed.” <a class="citation" href="https://static.nhtsa.gov/odi/tsbs/2099/MC-99007404-0001.pdf">NHTSA</a></li><li><b>Cost:</b> Mechanics say to expect “around four hundred dollars.” <a class="citation" href="https://costs.example">RepairPal</a></li></ul>`,
    quoted: { 'popping sound when turning left at low speed.': ['MC-99007404'], 'around four hundred dollars.': null },
  },
  {
    catches: 'grok: "Fact check" w/ True/False per claim id in verdict',
    html: `<p><b>“The recall covers all engines.”</b> False — 99V-847 is limited to “vehicles equipped with the 2.5-liter engine.”</p><p><b>“It's a software fix.”</b> True — per the same filing, dealers will “reprogram the engine control module.”</p>`,
    quoted: { 'The recall covers all engines.': null, 'vehicles equipped with the 2.5-liter engine.': ['99V-847'], "It's a software fix.": null, 'reprogram the engine control module.': ['99V-847'] },
  },
  {
    catches: 'deepseek: chain of quotes',
    html: `<p>Step by step:</p><ol><li>PE99-848 opens with “complaints of sudden sunroof breakage.”</li><li>It then narrows to “vehicles built at a single plant.”</li><li>The final page concludes “no trend.”</li></ol>`,
    quoted: { 'complaints of sudden sunroof breakage.': ['PE99-848'], 'vehicles built at a single plant.': ['PE99-848'], 'no trend.': ['PE99-848'] },
  },
  {
    catches: 'copilot: paragraph w/ two docs one link',
    html: `<p>Example Motors' <a href="https://static.nhtsa.gov/odi/tsbs/2099/MC-99007405-0001.pdf">bulletin</a> blames “incorrect customer charging habits,” while the later recall, 99V-849, admits “an internal short in the charger.”</p>`,
    quoted: { 'incorrect customer charging habits,': ['MC-99007405'], 'an internal short in the charger.': ['99V-849'] },
  },
  {
    catches: 'reddit: reply with quote formatting of OP text then doc',
    html: `<blockquote><p>Is it normal for it to smell like that?</p></blockquote><p>Per MC-99007406, yes: "a slight odor during the first 500 miles is normal".</p><blockquote><p>Should I stop driving it?</p></blockquote><p>Nothing in there says so.</p>`,
    quoted: { 'Is it normal for it to smell like that?': null, 'a slight odor during the first 500 miles is normal': ['MC-99007406'], 'Should I stop driving it?': null },
    weakly: ['Should I stop driving it?'],
  },
  {
    catches: 'reddit: doc named, multiple people speak',
    html: `<p>Me: "Is there a recall?" Dealer: "No." Also me, holding 99V-850: "Then what's this?" It clearly says "all vehicles sold in salt belt states".</p>`,
    quoted: { 'Is there a recall?': null, "Then what's this?": null, 'all vehicles sold in salt belt states': ['99V-850'] },
  },
  {
    catches: 'reddit: megathread w/ headings',
    html: `<h3>What we know (updated)</h3><p>NHTSA ID: 99V-851<br>Units: 7,212<br>Cause: "wiring harness may have been damaged during seat installation"<br>Fix: "inspect and repair the harness"<br>Dealer reality: "no parts until fall"</p>`,
    quoted: { 'wiring harness may have been damaged during seat installation': ['99V-851'], 'inspect and repair the harness': ['99V-851'], 'no parts until fall': null },
  },
  {
    catches: 'forum: nested quote boxes',
    html: `<article><blockquote data-quote="bigmike"><blockquote data-quote="jlee"><p>MC-99007407 says "it's the torque converter"</p></blockquote><p>no it doesn't, it says "fluid may be overfilled"</p></blockquote><p>mike is right, MC-99007407, first line: "Fluid may be overfilled from the factory."</p></article>`,
    quoted: { "it's the torque converter": ['MC-99007407'], 'fluid may be overfilled': null, 'Fluid may be overfilled from the factory.': ['MC-99007407'] },
  },
  {
    catches: 'forum: letter transcription',
    html: `<p>Typed from the recall letter, campaign 99V-852, so you can search it:</p><blockquote><p>This notice applies to your vehicle.</p><p>Example Motors has decided that certain vehicles fail to conform to a safety standard.</p></blockquote><p>I called the number and the robot said "your call is important to us".</p>`,
    quoted: { 'This notice applies to your vehicle. Example Motors has decided that certain vehicles fail to conform to a safety standard.': ['99V-852'], 'your call is important to us': null },
  },
  {
    catches: 'news: lead with doc at end of long sentence',
    html: `<p>A software error that “may cause the instrument panel to go dark while driving” has led Example Motors to recall 120,000 sedans, according to a notice published Tuesday by NHTSA (99V-853). “It went black on the Turnpike,” said Ed Lowe, 61.</p>`,
    quoted: { 'may cause the instrument panel to go dark while driving': ['99V-853'], 'It went black on the Turnpike,': null },
  },
  {
    catches: 'news: follow-up with earlier coverage',
    html: `<p>As this newspaper reported last year, the agency's first look, PE99-854, ended after investigators found “no evidence of a defect.” Now a second petition, DP99-854, argues that the first look “ignored vehicles without event data.” NHTSA said it “is reviewing the petition.”</p>`,
    quoted: { 'no evidence of a defect.': ['PE99-854'], 'ignored vehicles without event data.': ['DP99-854'], 'is reviewing the petition.': null },
  },
  {
    catches: 'news: quote of report through spokesperson',
    html: `<p>Asked about recall 99V-855, spokesman Neil Ott pointed to the filing's statement that “an estimated one percent of vehicles have the condition.” “That's small,” Ott said.</p>`,
    quoted: { 'an estimated one percent of vehicles have the condition.': ['99V-855'], "That's small,": null },
  },
  {
    catches: 'law: demand letter',
    html: `<p>Dear Counsel: Your client's own service bulletin, MC-99007408, concedes that “the condition may worsen over time.” Your letter of June 3 asserts that the condition is “purely cosmetic.” Both cannot be true.</p>`,
    quoted: { 'the condition may worsen over time.': ['MC-99007408'], 'purely cosmetic.': null },
  },
  {
    catches: 'law: deposition excerpt',
    html: `<p>Q. You've seen MC-99007409?<br>A. Yes.<br>Q. It says, “Technicians must not discuss this bulletin with customers,” correct?<br>A. That's what it says.<br>Q. And your email says, “keep this quiet.”</p>`,
    quoted: { 'Technicians must not discuss this bulletin with customers,': ['MC-99007409'], 'keep this quiet.': null },
  },
  {
    catches: 'law firm: table of bulletins',
    html: `<table><tr><th>Bulletin</th><th>Date</th><th>What the manufacturer told dealers</th></tr><tr><td>MC-99007410</td><td>2093</td><td>“Advise the owner that no repair is available.”</td></tr><tr><td>MC-99007411</td><td>2095</td><td>“A revised mount is now available.”</td></tr></table>`,
    quoted: { 'Advise the owner that no repair is available.': ['MC-99007410'], 'A revised mount is now available.': ['MC-99007411'] },
  },
  {
    catches: 'dealer mail: cites recall in subject heading',
    html: `<h1>RE: Recall 99V-856 appointment</h1><p>Hi Sam, the recall instructions say the vehicle “must remain overnight for sealant cure.” Please arrange a ride. Our shuttle driver says “text me when you're ready.”</p>`,
    quoted: { 'must remain overnight for sealant cure.': ['99V-856'], "text me when you're ready.": null },
  },
  {
    catches: 'blog: interview w/ retired engineer on doc',
    html: `<p>I showed him MC-99007412 and he read the second paragraph aloud: “The noise is caused by resonance in the intake duct.” He chuckled. “Resonance is what we wrote when we didn't know.”</p>`,
    quoted: { 'The noise is caused by resonance in the intake duct.': ['MC-99007412'], "Resonance is what we wrote when we didn't know.": null },
    weakly: ["Resonance is what we wrote when we didn't know."],
  },
  {
    catches: 'blog: quotes in title and alt, id in first para',
    html: `<h1>“Do Not Drive”: What the New Warning Means</h1><p>Example Motors issued a do-not-drive warning with recall 99V-857. The notice says “the front wheel may separate from the vehicle.”</p><p>The words “do not drive” are the agency's, not ours.</p>`,
    quoted: { 'the front wheel may separate from the vehicle.': ['99V-857'], 'do not drive': null },
  },
  {
    catches: 'blog: "as they put it"',
    html: `<p>In MC-99007413 the company recommends, as it puts it, “a customer education approach.” In other words: “blame the driver.”</p>`,
    quoted: { 'a customer education approach.': ['MC-99007413'], 'blame the driver.': null },
  },
  {
    catches: 'faq dl',
    html: `<dl><dt>Which document covers the hood?</dt><dd>99V-858. It says “the secondary latch may not hold.”</dd><dt>What do I say when I call?</dt><dd>“Please check campaign 99V-858 for my VIN.”</dd></dl>`,
    quoted: { 'the secondary latch may not hold.': ['99V-858'], 'Please check campaign 99V-858 for my VIN.': null },
    weakly: ['Please check campaign 99V-858 for my VIN.'],
  },
  {
    catches: 'footnotes: named refs [NHTSA1]',
    html: `<p>The fuel line “may chafe against the bracket” [N1]. Drivers smelled it “for days” before anything happened [P2].</p><p>[N1] NHTSA 99V-859. [P2] Police report, 3 May.</p>`,
    quoted: { 'may chafe against the bracket': ['99V-859'], 'for days': null },
  },
  {
    catches: 'numbered recall list with quote on next line',
    html: `<ol><li><p>99V-860</p><p>“Seat heater may overheat.”</p></li><li><p>99V-861</p><p>“Horn pad may detach.”</p></li><li><p>No number yet</p><p>“Under investigation.”</p></li></ol>`,
    quoted: { 'Seat heater may overheat.': ['99V-860'], 'Horn pad may detach.': ['99V-861'], 'Under investigation.': null },
  },
  {
    catches: 'german: news w/ indirect',
    html: `<p>Der Rückruf trägt die Nummer 99V-862. Betroffen sind laut Mitteilung „alle Fahrzeuge mit Anhängerkupplung“. Eine Lösung sei „in Arbeit“, teilte das Unternehmen mit.</p>`,
    quoted: { 'alle Fahrzeuge mit Anhängerkupplung': ['99V-862'], 'in Arbeit': null },
  },
  {
    catches: 'german: table',
    html: `<table><tr><th>Dokument</th><th>Wortlaut</th></tr><tr><td>MC-99007414</td><td>„Stecker auf Korrosion prüfen.“</td></tr><tr><td>Forum</td><td>„Stecker einfach abziehen.“</td></tr></table>`,
    quoted: { 'Stecker auf Korrosion prüfen.': ['MC-99007414'], 'Stecker einfach abziehen.': null },
  },
  {
    catches: 'spanish: lawyer page',
    html: `<p>En la investigación EA99-863, la agencia concluyó que “el defecto afecta la dirección a baja velocidad”. Sin embargo, el concesionario le dijo a nuestra clienta que era “un ruido normal”.</p>`,
    quoted: { 'el defecto afecta la dirección a baja velocidad': ['EA99-863'], 'un ruido normal': null },
  },
  {
    catches: 'french: forum',
    html: `<p>J’ai retrouvé la note technique MC-99007415 : « remplacer le joint par la référence modifiée ». Chez moi ils ont juste dit « on resserre et on verra ».</p>`,
    quoted: { 'remplacer le joint par la référence modifiée': ['MC-99007415'], 'on resserre et on verra': null },
  },
  {
    catches: 'mixed: slide bullets',
    html: `<ul><li>Q2 findings<ul><li>99V-864: “brake light switch may stick”</li><li>EA99-864: “intermittent illumination of brake lights”</li></ul></li><li>Voice of customer<ul><li>“lights stay on all night”</li></ul></li></ul>`,
    quoted: { 'brake light switch may stick': ['99V-864'], 'intermittent illumination of brake lights': ['EA99-864'], 'lights stay on all night': null },
  },
  {
    catches: 'mixed: changelog of a bulletin',
    html: `<p>MC-99007416 Rev. 2 adds one line, “Replace the washer each time,” and deletes another, “The washer may be reused.”</p>`,
    quoted: { 'Replace the washer each time,': ['MC-99007416'], 'The washer may be reused.': ['MC-99007416'] },
  },
  {
    catches: 'mixed: sms screenshots transcript',
    html: `<p>Dealer: “car's ready”<br>Me: “did you do 99V-865?”<br>Dealer: “that one says ‘inspect only’”<br>Me: “it says ‘inspect and replace’, page 2”</p>`,
    quoted: { "car's ready": null, 'did you do 99V-865?': null },
  },
];
