import type { CitingPage } from '../citing-page.ts';
import type { FirstSight } from './first-sight.ts';

export const firstSight: FirstSight = { quotations: 41, right: 35, addedIn: 'b982102' };

/** Longer pages of many styles. */
export const pages: readonly CitingPage[] = [
  {
    catches: 'a chatbot answer in which each paragraph ends with the id in brackets',
    html: `<p>Yes, several owners report the same thing. One described how “the screen rebooted three times on one trip” [ODI-99000991].</p><p>The manufacturer knows: its bulletin attributes this to “a memory leak in the tuner software” and recommends “an update by USB drive” [MC-99000991].</p><p>No recall has been issued. NHTSA's only related action was a petition, which it denied because “the outcome would not be a safety defect” [DP99-991].</p>`,
    quoted: { 'the screen rebooted three times on one trip': ['ODI-99000991'], 'a memory leak in the tuner software': ['MC-99000991'], 'an update by USB drive': ['MC-99000991'], 'the outcome would not be a safety defect': ['DP99-991'] },
  },
  {
    catches: 'an owner forum sticky with questions and answers',
    html: `<p><b>Q: Which cars are in recall 99V-993?</b></p><p>A: "Vehicles equipped with the optional tow package", so not the base model.</p><p><b>Q: Is there a stop sale?</b></p><p>A: Yes. The dealer notice MC-99000992 says "do not release affected units to customers".</p><p><b>Q: My dealer says "we can't see your VIN in the system", what now?</b></p><p>A: Wait a week.</p>`,
    quoted: { 'Vehicles equipped with the optional tow package': ['99V-993'], 'do not release affected units to customers': ['MC-99000992'], "we can't see your VIN in the system": null },
  },
  {
    catches: 'a blog post that opens with an epigraph',
    html: `<blockquote><p>The best part is no part.</p><p>— somebody on the internet</p></blockquote><p>Let's talk about MC-99000993. The bulletin removes a clip that, in its words, "serves no function after production". I love it.</p>`,
    quoted: { 'serves no function after production': ['MC-99000993'], 'The best part is no part.': null },
  },
  {
    catches: 'a class action complaint with numbered paragraphs',
    html: `<p>41. On or about June 3, 2096, Defendant issued MC-99000994 to its dealers.</p><p>42. The bulletin acknowledged that “the paint may delaminate from the primer.”</p><p>43. It further stated that repairs “should be offered only to customers who complain.”</p><p>44. Plaintiff Roe was told by a service advisor that it was “just sun damage.”</p>`,
    quoted: { 'the paint may delaminate from the primer.': ['MC-99000994'], 'should be offered only to customers who complain.': ['MC-99000994'], 'just sun damage.': null },
  },
  {
    catches: 'a table in which the id spans the first column and remarks are the author\'s',
    html: `<table><tr><th>Recall</th><th>Says</th><th>My take</th></tr><tr><td>99V-994</td><td>“The bracket weld may be incomplete.”</td><td>“Friday afternoon car”</td></tr><tr><td>99V-995</td><td>“The label shows the wrong tire pressure.”</td><td>harmless</td></tr></table>`,
    quoted: { 'The bracket weld may be incomplete.': ['99V-994'], 'The label shows the wrong tire pressure.': ['99V-995'], 'Friday afternoon car': null },
  },
  {
    catches: 'a news brief that attributes by "per" and "as per"',
    html: `<p>The caliper bolts “may back out over time,” per NHTSA 99V-996. Owners will hear by mail, and until then should “listen for a clunk when braking,” as per the same notice. “It's a ten-minute fix,” a technician in Reno told us.</p>`,
    quoted: { 'may back out over time,': ['99V-996'], 'listen for a clunk when braking,': ['99V-996'], "It's a ten-minute fix,": null },
  },
  {
    catches: 'an answer that corrects a misquotation',
    html: `<p>Not quite. The line you quoted, “dealers must provide a loaner car”, isn't in 99V-997. What it says is “dealers may provide alternate transportation”, which leaves it up to them.</p>`,
    quoted: { 'dealers may provide alternate transportation': ['99V-997'] },
  },
  {
    catches: 'an id in the link of a numbered source at the end of an item',
    html: `<ol><li>“Grease the pins at every service.” <a href="https://static.nhtsa.gov/odi/tsbs/2096/MC-99000995-0001.pdf">source</a></li><li>“Pads must be bedded in.” <a href="https://static.nhtsa.gov/odi/tsbs/2096/MC-99000996-0001.pdf">source</a></li><li>“Rotors last forever.” <a href="https://www.youtube.example/watch?v=1">source</a></li></ol>`,
    quoted: { 'Grease the pins at every service.': ['MC-99000995'], 'Pads must be bedded in.': ['MC-99000996'], 'Rotors last forever.': null },
  },
  {
    catches: 'careless typing, no capitals, id run into the words',
    html: `<p>found it!!! tsb MC99000997 "if the customer complains of a shudder at 35 mph flush the fluid" so tell them that. dont let them tell you "its the tires" like they did me</p>`,
    quoted: { 'if the customer complains of a shudder at 35 mph flush the fluid': ['MC-99000997'] },
  },
  {
    catches: 'a timeline',
    html: `<ul><li><b>Feb 2095</b> – PE99-991 opened: “fourteen complaints of loss of steering assist”.</li><li><b>Aug 2095</b> – upgraded to EA99-991: “seventy-one complaints, four crashes”.</li><li><b>Jan 2096</b> – Example Motors on the call with investors: “we see no issue with steering”.</li><li><b>Mar 2096</b> – 99V-998 filed: “the motor position sensor may fail”.</li></ul>`,
    quoted: { 'fourteen complaints of loss of steering assist': ['PE99-991'], 'seventy-one complaints, four crashes': ['EA99-991'], 'we see no issue with steering': null, 'the motor position sensor may fail': ['99V-998'] },
  },
  {
    catches: 'a sentence with the quotation as its subject and the document as the agent',
    html: `<p>The words “unreasonable risk to motor vehicle safety” are used twice by 99V-999 and never by the dealer letter. “At no cost to you” is promised in both.</p>`,
    quoted: { 'unreasonable risk to motor vehicle safety': ['99V-999'] },
  },
  {
    catches: 'an advice column',
    html: `<p>Dear Mechanic: My wagon whistles at 50. The dealer shrugged. — Whistling in Waco</p><p>Dear Whistling: Print out MC-99000998 and hand it over. The fix is on page one: “Reseat the cowl seal and apply tape.” Should they tell you “it's wind”, tell them yes, it is, and page one says why.</p>`,
    quoted: { 'Reseat the cowl seal and apply tape.': ['MC-99000998'] },
  },
  {
    catches: 'a page of an archive: title, number, and the words of the first page as a block',
    html: `<h1>MC-99000999</h1><p>Archived copy, 3 pages, English</p><h2>Page 1</h2><blockquote><p>Customers may report a hum from the rear axle between 40 and 50 mph.</p></blockquote><h2>Page 2</h2><blockquote><p>Do not exchange the axle. Exchange the tires.</p></blockquote>`,
    quoted: { 'Customers may report a hum from the rear axle between 40 and 50 mph.': ['MC-99000999'], 'Do not exchange the axle. Exchange the tires.': ['MC-99000999'] },
  },
  {
    catches: 'an editorial that quotes a tweet about a recall',
    html: `<p>“Recall is the wrong word,” the chief executive posted when 99V-931 was announced. Well, the filing itself uses it: “this safety recall will be conducted over the air.”</p>`,
    quoted: { 'Recall is the wrong word,': null, 'this safety recall will be conducted over the air.': ['99V-931'] },
  },
  {
    catches: 'a dealer chat log',
    html: `<p>Agent: Hi, how can I help?</p><p>You: I have a question about recall 99V-932. The letter says “schedule your appointment today” but nobody picks up.</p><p>Agent: I'm sorry to hear that. Our system says “parts restricted until further notice”.</p>`,
    quoted: { 'schedule your appointment today': ['99V-932'], 'parts restricted until further notice': null },
  },
  {
    catches: 'several quotations of one document joined by semicolons',
    html: `<p>Key phrases in EA99-992: “a clear upward trend”; “no remedy available at this time”; “consumers are advised to avoid highway use”.</p>`,
    quoted: { 'a clear upward trend': ['EA99-992'], 'no remedy available at this time': ['EA99-992'], 'consumers are advised to avoid highway use': ['EA99-992'] },
  },
  {
    catches: 'a text that names another document inside the quotation and its own before it',
    html: `<p>99V-933 explains the relationship: “Vehicles previously repaired under recall 97V-934 must return for the new remedy.” The older one, 97V-934, had promised “a permanent repair at no charge”.</p>`,
    quoted: { 'Vehicles previously repaired under recall 97V-934 must return for the new remedy.': ['99V-933'], 'a permanent repair at no charge': ['97V-934'] },
  },
];
