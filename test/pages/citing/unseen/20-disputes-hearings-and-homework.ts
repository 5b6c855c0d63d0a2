import type { CitingPage } from '../citing-page.ts';
import type { FirstSight } from './first-sight.ts';

export const firstSight: FirstSight = { quotations: 44, right: 37, addedIn: '6a6ae40' };

/** Pages of many styles. What is null though somebody is quoted is left open. */
export const pages: readonly CitingPage[] = [
  {
    catches: 'chatbot: concise',
    html: `<p>The relevant recall is 99V-881. Its defect description reads: “A loose ground cable may cause the headlights to switch off.” Its remedy section reads: “Dealers will tighten the ground cable.” Nothing else is on file.</p>`,
    quoted: { 'A loose ground cable may cause the headlights to switch off.': ['99V-881'], 'Dealers will tighten the ground cable.': ['99V-881'] },
  },
  {
    catches: 'chatbot: warns on user claim',
    html: `<p>I can't confirm “the brakes fail above 80 mph.” What EA99-882 documents is “increased pedal travel after repeated hard stops,” and only on the heavy-duty version.</p>`,
    quoted: { 'the brakes fail above 80 mph.': null, 'increased pedal travel after repeated hard stops,': ['EA99-882'] },
  },
  {
    catches: 'chatbot: compare investigation and owner statement',
    html: `<ul><li>Investigation (PE99-883): “no common root cause was identified.”</li><li>Owner (ODI-99007901): “third alternator in two years.”</li><li>Manufacturer (press): “isolated cases.”</li></ul>`,
    quoted: { 'no common root cause was identified.': ['PE99-883'], 'third alternator in two years.': ['ODI-99007901'], 'isolated cases.': null },
  },
  {
    catches: 'chatbot: chip after each claim and closing advice',
    html: `<p>Dealers were told to “inspect the left rear wheel bearing first.” <a class="citation" href="https://static.nhtsa.gov/odi/tsbs/2099/MC-99007902-0001.pdf">NHTSA</a> If yours says “bearings are wear items,” push back politely.</p>`,
    quoted: { 'inspect the left rear wheel bearing first.': ['MC-99007902'], 'bearings are wear items,': null },
    weakly: ['bearings are wear items,'],
  },
  {
    catches: 'chatbot: quote at start, doc in relative clause',
    html: `<p>“Do not attempt to repair the harness,” which appears twice in MC-99007903, is about as direct as these documents get.</p>`,
    quoted: { 'Do not attempt to repair the harness,': ['MC-99007903'] },
  },
  {
    catches: 'forum: answer w/ bulletin and personal advice',
    html: `<p>MC-99007904. Ask for it by number. It says "replace both front struts even if only one is noisy". My advice: "bring donuts".</p>`,
    quoted: { 'replace both front struts even if only one is noisy': ['MC-99007904'], 'bring donuts': null },
  },
  {
    catches: 'forum: quoting the service manager about the TSB',
    html: `<p>Service manager's exact words about MC-99007905: "we consider that one optional". The bulletin's exact words: "must be performed on all vehicles in dealer stock".</p>`,
    quoted: { 'we consider that one optional': null, 'must be performed on all vehicles in dealer stock': ['MC-99007905'] },
  },
  {
    catches: 'forum: blockquote from complaint',
    html: `<p>This is from ODI 99007906 and could have been written by me:</p><blockquote><p>The infotainment screen reboots every few minutes and the backup camera does not work when it does.</p></blockquote><p>Same year, same trim, same dealer shrug.</p>`,
    quoted: { 'The infotainment screen reboots every few minutes and the backup camera does not work when it does.': ['ODI-99007906'] },
  },
  {
    catches: 'forum: two posters two docs',
    html: `<article><p>It's 99V-884: "rear coil springs may fracture".</p></article><article><p>Different car. Yours is 99V-885: "front coil springs may fracture".</p></article>`,
    quoted: { 'rear coil springs may fracture': ['99V-884'], 'front coil springs may fracture': ['99V-885'] },
  },
  {
    catches: 'news: recall and lawsuit',
    html: `<p>The recall, known to regulators as 99V-886, cites “a manufacturing deviation at the supplier.” A lawsuit filed in Ohio a week later tells it differently, alleging “a decade of willful blindness.” The company called the suit “meritless.”</p>`,
    quoted: { 'a manufacturing deviation at the supplier.': ['99V-886'], 'a decade of willful blindness.': null, 'meritless.': null },
  },
  {
    catches: 'news: first graf quote + second graf id',
    html: `<p>Federal investigators want to know why brand-new trucks are “losing power while towing.” The probe, PE99-887, covers 42,000 vehicles.</p><p>“I was on a bridge,” said Ray Soto of Tulsa.</p>`,
    quoted: { 'I was on a bridge,': null },
  },
  {
    catches: 'news: agency quote with doc',
    html: `<p>NHTSA wrote in its closing resume for EA99-888 that “a safety recall has been conducted by the manufacturer.” The agency declined an interview request, citing “short staffing.”</p>`,
    quoted: { 'a safety recall has been conducted by the manufacturer.': ['EA99-888'], 'short staffing.': null },
    weakly: ['short staffing.'],
  },
  {
    catches: 'law firm: Q&A',
    html: `<h3>What did the manufacturer admit?</h3><p>In 99V-889 it admitted that “the pressure relief valve was omitted during assembly.”</p><h3>What does the manufacturer deny?</h3><p>That anyone was hurt. Its lawyers wrote to us that there is “no causal link whatsoever.”</p>`,
    quoted: { 'the pressure relief valve was omitted during assembly.': ['99V-889'], 'no causal link whatsoever.': null },
  },
  {
    catches: 'dealer mail: short',
    html: `<p>Hello, re: your question on 99V-890. Per the recall bulletin, “vehicles waiting for parts may be returned to the customer.” So you can pick it up. The technician noted “customer states grinding noise” and will recheck.</p>`,
    quoted: { 'vehicles waiting for parts may be returned to the customer.': ['99V-890'], 'customer states grinding noise': null },
  },
  {
    catches: 'blog: in praise of clarity',
    html: `<p>Here is a sentence I wish every recall had: “If you hear the noise, stop and call us.” Sadly it's mine. The real one, in 99V-891, goes: “Owners experiencing an abnormal noise are advised to contact an authorized dealer.”</p>`,
    quoted: { 'If you hear the noise, stop and call us.': null, 'Owners experiencing an abnormal noise are advised to contact an authorized dealer.': ['99V-891'] },
  },
  {
    catches: 'blog: list with doc lead and mine',
    html: `<p>What 99V-892 says I should have received:</p><ul><li>“a first-class letter within 60 days”</li><li>“reimbursement for prior repairs”</li></ul><p>What I received:</p><ul><li>“a coupon for wiper blades”</li></ul>`,
    quoted: { 'a first-class letter within 60 days': ['99V-892'], 'reimbursement for prior repairs': ['99V-892'], 'a coupon for wiper blades': null },
  },
  {
    catches: 'table: doc per row + owner col',
    html: `<table><tr><th>Document</th><th>Official text</th><th>Forum version</th></tr><tr><td>99V-893</td><td>“The cap may not seal.”</td><td>“The cap explodes.”</td></tr></table>`,
    quoted: { 'The cap may not seal.': ['99V-893'] },
  },
  {
    catches: 'footnote asterisks',
    html: `<p>The company says the noise is “not a safety concern.”* My kids say it's “the dinosaur.”</p><p>* MC-99007907, page 1.</p>`,
    quoted: { 'not a safety concern.': null, 'the dinosaur.': null },
  },
  {
    catches: 'german: Forum',
    html: `<p>Laut 99V-894 „kann der Sitz während der Fahrt nach hinten rutschen“. Mein Händler sagt, „das hatten wir noch nie“. Wer hat Erfahrungen?</p>`,
    quoted: { 'kann der Sitz während der Fahrt nach hinten rutschen': ['99V-894'], 'das hatten wir noch nie': null },
  },
  {
    catches: 'spanish: despacho',
    html: `<p>El fabricante admitió en el boletín MC-99007908 que “algunas unidades salieron sin el sello”. Nuestro perito lo llama “una negligencia de manual”.</p>`,
    quoted: { 'algunas unidades salieron sin el sello': ['MC-99007908'], 'una negligencia de manual': null },
  },
  {
    catches: 'french: forum',
    html: `<p>Le bulletin MC-99007909 dit « contrôler le niveau d’huile à chaud ». Mon chef d’atelier dit « à froid ». Qui croire ?</p>`,
    quoted: { 'contrôler le niveau d’huile à chaud': ['MC-99007909'] },
  },
  {
    catches: 'mixed: transcript of hearing',
    html: `<p>SENATOR: Page four of EA99-895 says, “the manufacturer did not respond within the time allowed.” Is that accurate?</p><p>WITNESS: We responded. “Within the time allowed” is the agency's view.</p>`,
    quoted: { 'the manufacturer did not respond within the time allowed.': ['EA99-895'] },
  },
  {
    catches: 'mixed: podcast notes',
    html: `<p>Links from the show:</p><ul><li><a href="https://www.nhtsa.gov/recalls?nhtsaId=99V896">The recall we read from</a>: “the wheel speed sensor wiring may chafe”</li><li><a href="https://example.org/song">The outro song</a>: “rolling on three wheels”</li></ul>`,
    quoted: { 'the wheel speed sensor wiring may chafe': ['99V-896'], 'rolling on three wheels': null },
  },
  {
    catches: 'mixed: homework help',
    html: `<p>Q: In your own words, what does recall 99V-897 ask owners to do?</p><p>A: It asks them to “park on level ground and apply the parking brake.” My own words: “don't park on hills.”</p>`,
    quoted: { 'park on level ground and apply the parking brake.': ['99V-897'], "don't park on hills.": null },
  },
];
