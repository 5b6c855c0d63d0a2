import type { CitingPage } from '../citing-page.ts';
import type { FirstSight } from './first-sight.ts';

export const firstSight: FirstSight = { quotations: 79, right: 65, addedIn: '71ab68d' };

/** Pages of many styles. What is null though somebody is quoted is left open. */
export const pages: readonly CitingPage[] = [
  {
    catches: 'chatgpt deep research prose with bracket cites by domain',
    html: `<p>The manufacturer first acknowledged the problem in a dealer communication (<a href="https://static.nhtsa.gov/odi/tsbs/2099/MC-99007101-0001.pdf">nhtsa.gov</a>), which told technicians that “the chatter is caused by moisture absorbed into the clutch disc.” A year later, recall 99V-731 described the hazard differently: “a stuck clutch may cause unintended vehicle movement.” Car magazines have been less diplomatic, calling it “the worst clutch of the decade.”</p>`,
    quoted: { 'the chatter is caused by moisture absorbed into the clutch disc.': ['MC-99007101'], 'a stuck clutch may cause unintended vehicle movement.': ['99V-731'], 'the worst clutch of the decade.': null },
  },
  {
    catches: 'chatgpt: verification answer, true/false list',
    html: `<p>I checked each line against <b>EA99-732</b>:</p><ol><li>“Six vehicles caught fire.” ✅ Appears on page 1.</li><li>“All fires occurred while parked.” ❌ I couldn't find it.</li></ol>`,
    quoted: { 'Six vehicles caught fire.': ['EA99-732'], 'All fires occurred while parked.': null },
  },
  {
    catches: 'claude: quoting then commenting with paren id',
    html: `<p>The relevant passage is short. “If the measurement exceeds 3 mm, replace the knuckle” (MC-99007102). Note what is missing: there's no instruction to check alignment afterwards, though many shops would tell you “always align after suspension work.”</p>`,
    quoted: { 'If the measurement exceeds 3 mm, replace the knuckle': ['MC-99007102'], 'always align after suspension work.': null },
  },
  {
    catches: 'gemini bold labels then quote lines',
    html: `<p><strong>Recall Number:</strong> 99V-733</p><p><strong>Official Defect Description:</strong> "An incorrectly machined camshaft may cause a loss of drive power."</p><p><strong>Official Remedy:</strong> "Dealers will replace the engine, free of charge."</p><p><strong>Owner sentiment:</strong> "I've been waiting since October"</p>`,
    quoted: { 'An incorrectly machined camshaft may cause a loss of drive power.': ['99V-733'], 'Dealers will replace the engine, free of charge.': ['99V-733'], "I've been waiting since October": null },
  },
  {
    catches: 'perplexity: id in prose, quote in next sentence with it',
    html: `<p>NHTSA's Office of Defects Investigation opened RQ99-734 to look at whether the earlier fix worked. It states that “complaints continued after the software remedy was installed” <a class="citation" href="https://static.nhtsa.gov/odi/inv/2099/INOA-RQ99734-10001.pdf">nhtsa+1</a>.</p>`,
    quoted: { 'complaints continued after the software remedy was installed': ['RQ99-734'] },
  },
  {
    catches: 'google overview style',
    html: `<p>Yes, in 2096 NHTSA issued campaign number 99V735000 because "the steering column bolts may not have been tightened". Owners can call 888-555-0100. Experts say "don't ignore a loose wheel".</p>`,
    quoted: { 'the steering column bolts may not have been tightened': ['99V-735'], "don't ignore a loose wheel": null },
  },
  {
    catches: 'grok: thread of tweets',
    html: `<article><p>@roverlady The doc is EA99-736. It literally says "inadequate weld penetration".</p></article><article><p>@grok is this true? My cousin says "welds are fine, it's rust"</p></article><article><p>Checked. EA99-736 refers to "inadequate weld penetration" in two places; rust isn't mentioned.</p></article>`,
    quoted: { 'inadequate weld penetration': ['EA99-736'], "welds are fine, it's rust": null },
  },
  {
    catches: 'deepseek with emoji list',
    html: `<ul><li>🔧 <b>MC-99007103</b> – "Lubricate the sunroof tracks with approved grease only"</li><li>⚠️ <b>99V-737</b> – "Sunroof glass may detach from the vehicle"</li><li>💬 Forum consensus – "just never open it"</li></ul>`,
    quoted: { 'Lubricate the sunroof tracks with approved grease only': ['MC-99007103'], 'Sunroof glass may detach from the vehicle': ['99V-737'], 'just never open it': null },
  },
  {
    catches: 'copilot: According to ... with link words',
    html: `<p>According to <a href="https://www.nhtsa.gov/?nhtsaId=PE99738">NHTSA's preliminary evaluation</a>, “the agency has received 64 complaints alleging that the vehicle rolled away.” According to <a href="https://news.example/a">Example News</a>, “the company is cooperating fully.”</p>`,
    quoted: { 'the agency has received 64 complaints alleging that the vehicle rolled away.': ['PE99-738'], 'the company is cooperating fully.': null },
  },
  {
    catches: 'reddit: quotes with > in md rendered as blockquote, no names',
    html: `<p>From the 573 for 99V-739:</p><blockquote><p>The supplier's tooling was out of tolerance for eleven days.</p></blockquote><p>Eleven days. And they built how many trucks?</p><blockquote><p>Estimated percentage with defect: 4%</p></blockquote><p>Sure.</p>`,
    quoted: { "The supplier's tooling was out of tolerance for eleven days.": ['99V-739'], 'Estimated percentage with defect: 4%': ['99V-739'] },
  },
  {
    catches: 'reddit comment reply quoting OP with > then doc',
    html: `<blockquote><p>my dealer says it isn't covered</p></blockquote><p>Your dealer is wrong. 99V-740 covers "all vehicles regardless of mileage or ownership".</p>`,
    quoted: { "my dealer says it isn't covered": null, 'all vehicles regardless of mileage or ownership': ['99V-740'] },
  },
  {
    catches: 'forum: two ids, one line each with quotes after dash',
    html: `<p>Stuff I collected so far:<br>MC-99007104 - "reprogram the body control module"<br>MC-99007105 - "replace the body control module"<br>My dealer - "never heard of it"</p>`,
    quoted: { 'reprogram the body control module': ['MC-99007104'], 'replace the body control module': ['MC-99007105'], 'never heard of it': null },
  },
  {
    catches: 'forum: service writer vs tsb',
    html: `<p>Printed out TSB MC-99007106 and walked in. Service writer took one look and goes "that's for the diesel". I pointed to the line "applies to all 2095 and 2096 models". He went in back and came out with "we'll order the part".</p>`,
    quoted: { "that's for the diesel": null, 'applies to all 2095 and 2096 models': ['MC-99007106'], "we'll order the part": null },
  },
  {
    catches: 'forum signature noise',
    html: `<article><p>Check 99E-741. "Trailer brake controllers may apply the brakes without driver input." That's yours.</p><p>__________</p><p>"Life is too short for slow cars"</p></article>`,
    quoted: { 'Trailer brake controllers may apply the brakes without driver input.': ['99E-741'], 'Life is too short for slow cars': null },
  },
  {
    catches: 'news lead with quote first, source later in sentence',
    html: `<p>“Vehicle fires have occurred after the recall remedy was performed,” federal regulators wrote in a notice opening RQ99-742 on Thursday. Example Motors said it was “surprised by the timing.”</p>`,
    quoted: { 'Vehicle fires have occurred after the recall remedy was performed,': ['RQ99-742'], 'surprised by the timing.': null },
  },
  {
    catches: 'news: company told regulators in the filing',
    html: `<p>In its chronology for recall 99V-743, Example Motors told regulators it “became aware of a fracture during durability testing.” Chief executive Ada Finch said on a call with analysts that the issue was “behind us.”</p>`,
    quoted: { 'became aware of a fracture during durability testing.': ['99V-743'], 'behind us.': null },
  },
  {
    catches: 'news: photo caption',
    html: `<figure><figcaption>A recalled 2094 Example Van. The recall report (99V-744) warns that the slide-out step “may extend into traffic.” “I got rid of mine,” says owner Lou Marsh.</figcaption></figure>`,
    quoted: { 'may extend into traffic.': ['99V-744'], 'I got rid of mine,': null },
  },
  {
    catches: 'law page with numbered paragraphs',
    html: `<p>14. On or about May 2, 2096, Defendant issued service bulletin MC-99007107 to its dealers.</p><p>15. The bulletin states: “Customers may report a burning odor after highway driving.”</p><p>16. It further instructs that dealers “should not perform any repair in advance of a customer complaint.”</p><p>17. Plaintiff was told by the dealership that there was “no known issue.”</p>`,
    quoted: { 'Customers may report a burning odor after highway driving.': ['MC-99007107'], 'should not perform any repair in advance of a customer complaint.': ['MC-99007107'], 'no known issue.': null },
  },
  {
    catches: 'law: exhibits',
    html: `<p>Exhibit C is NHTSA Complaint No. 99007108. There the owner writes that “the whole dash went black at 70 mph.” Exhibit D is the dealer's invoice, which reads “could not duplicate.”</p>`,
    quoted: { 'the whole dash went black at 70 mph.': ['ODI-99007108'], 'could not duplicate.': null },
  },
  {
    catches: 'dealer mail with inline TSB and signature quote',
    html: `<p>Hi Jo,</p><p>Per service bulletin MC-99007109, "a slight vibration at idle is considered normal with the air conditioning on". So at this time no repair is recommended.</p><p>Regards,<br>Kim</p><p>"Great service is our promise!"</p>`,
    quoted: { 'a slight vibration at idle is considered normal with the air conditioning on': ['MC-99007109'], 'Great service is our promise!': null },
  },
  {
    catches: 'blog: timeline list',
    html: `<ul><li>March 2094: first bulletin, MC-99007110. “Clean the contacts.”</li><li>July 2095: second bulletin, MC-99007111. “Replace the switch.”</li><li>May 2096: recall 99V-745. “The switch may overheat and cause a fire.”</li></ul>`,
    quoted: { 'Clean the contacts.': ['MC-99007110'], 'Replace the switch.': ['MC-99007111'], 'The switch may overheat and cause a fire.': ['99V-745'] },
  },
  {
    catches: 'blog: rhetorical',
    html: `<p>What does a carmaker do when the floor rusts through? If you are Example Motors you send out MC-99007112 and call it “surface oxidation that does not affect structural integrity.” I call it “a hole.”</p>`,
    quoted: { 'surface oxidation that does not affect structural integrity.': null, 'a hole.': null },
  },
  {
    catches: 'table: claims with verdict',
    html: `<table><tr><th>Claim</th><th>Document</th><th>Found?</th></tr><tr><td>“Failure occurs without warning.”</td><td>99V-746</td><td>yes</td></tr><tr><td>“Drive only in an emergency.”</td><td>Facebook post</td><td>no</td></tr></table>`,
    quoted: { 'Failure occurs without warning.': ['99V-746'], 'Drive only in an emergency.': null },
  },
  {
    catches: 'table: by year rows with header column ids',
    html: `<table><tr><th></th><th>What it says</th><th>What the dealer says</th></tr><tr><th>MC-99007113</th><td>“Replace the hinge pins.”</td><td>“Spray some oil on it.”</td></tr></table>`,
    quoted: { 'Replace the hinge pins.': ['MC-99007113'], 'Spray some oil on it.': null },
  },
  {
    catches: 'faq accordion',
    html: `<h4>What exactly is wrong?</h4><p>NHTSA lists the defect in 99V-747 as “an improperly crimped fuel line.”</p><h4>Is it safe to drive?</h4><p>The agency's notice says you “should park outside until the repair is complete.” Your dealer may say “it's fine.” Believe the agency.</p>`,
    quoted: { 'an improperly crimped fuel line.': ['99V-747'], 'should park outside until the repair is complete.': ['99V-747'], "it's fine.": null },
  },
  {
    catches: 'footnotes with plain numbers in brackets',
    html: `<p>Regulators found “a bonding defect in the windshield adhesive” [3], while the trade press spoke of “a glue scandal” [4].</p><h3>Sources</h3><p>[1] Example Times, 2095</p><p>[2] MC-99007114</p><p>[3] 99V-748</p><p>[4] Example Auto Weekly</p>`,
    quoted: { 'a bonding defect in the windshield adhesive': ['99V-748'], 'a glue scandal': null },
  },
  {
    catches: 'german blog',
    html: `<p>Die NHTSA hat unter dem Aktenzeichen PE99-749 eine Voruntersuchung eingeleitet. Dort ist von „plötzlichem Ausfall der Servolenkung“ die Rede. Ein Sprecher des Herstellers erklärte: „Wir kooperieren vollumfänglich mit den Behörden.“</p>`,
    quoted: { 'plötzlichem Ausfall der Servolenkung': ['PE99-749'], 'Wir kooperieren vollumfänglich mit den Behörden.': null },
  },
  {
    catches: 'german w/ english quote',
    html: `<p>Interessant ist der Rückruf 99V-750: Laut Bericht „may the rear axle separate from the vehicle“. In der Werkstatt hieß es dagegen: „Das betrifft nur Amerika.“</p>`,
    quoted: { 'may the rear axle separate from the vehicle': ['99V-750'], 'Das betrifft nur Amerika.': null },
  },
  {
    catches: 'spanish news',
    html: `<p>El fabricante reconoció en el retiro 99V-751 que “el sensor puede fallar sin previo aviso”. “Nadie nos avisó”, lamentó Rosa Peña, propietaria de una de las camionetas.</p>`,
    quoted: { 'el sensor puede fallar sin previo aviso': ['99V-751'], 'Nadie nos avisó': null },
  },
  {
    catches: 'french blog',
    html: `<p>Le bulletin MC-99007115 précise : « ne pas remplacer le calculateur ». « On l’a remplacé deux fois », raconte Julie, cliente mécontente.</p>`,
    quoted: { 'ne pas remplacer le calculateur': ['MC-99007115'], 'On l’a remplacé deux fois': null },
  },
  {
    catches: 'plain text answer with > quote and source',
    html: `<pre>What the recall says:

> The parking brake may not fully engage, increasing the
> risk of a rollaway crash.
> -- NHTSA 99V-752

What people say:

> It never held on my driveway anyway
> -- u/rovermom</pre>`,
    quoted: { 'The parking brake may not fully engage, increasing the risk of a rollaway crash.': ['99V-752'], 'It never held on my driveway anyway': null },
  },
  {
    catches: 'issue tracker',
    html: `<p>Repro: ask the bot about MC-99007116. Expected: it quotes "Tighten to 25 Nm". Actual: it answers "Tighten to 52 Nm".</p>`,
    quoted: { 'Tighten to 25 Nm': ['MC-99007116'], 'Tighten to 52 Nm': null },
  },
  {
    catches: 'id within quotation of other doc',
    html: `<p>The closing resume of PE99-753 says “ODI will continue to monitor under RQ99-754 and may reopen the matter.”</p>`,
    quoted: { 'ODI will continue to monitor under RQ99-754 and may reopen the matter.': ['PE99-753'] },
  },
  {
    catches: 'comparison sentence',
    html: `<p>Where the original bulletin, MC-99007117, said “replace both mounts,” the revised MC-99007118 now says “replace the left mount only.”</p>`,
    quoted: { 'replace both mounts,': ['MC-99007117'], 'replace the left mount only.': ['MC-99007118'] },
  },
  {
    catches: 'advice letter',
    html: `<p>Tell them this, word for word: “I am requesting the repair under 99V-755.” If they ask what it is about, the recall says “the horn pad may detach when the airbag deploys.”</p>`,
    quoted: { 'I am requesting the repair under 99V-755.': null, 'the horn pad may detach when the airbag deploys.': null },
  },
  {
    catches: 'several complaints in a list',
    html: `<p>From the complaints file for PE99-756:</p><ul><li>“Lost steering in a turn, hit a guardrail.” (ODI 99007119)</li><li>“Dealer replaced the rack twice.” (ODI 99007120)</li><li>“Steering locked in my garage.” (ODI 99007121)</li></ul>`,
    quoted: { 'Lost steering in a turn, hit a guardrail.': ['ODI-99007119'], 'Dealer replaced the rack twice.': ['ODI-99007120'], 'Steering locked in my garage.': ['ODI-99007121'] },
  },
];
