import type { CitingPage } from '../citing-page.ts';
import type { FirstSight } from './first-sight.ts';

export const firstSight: FirstSight = { quotations: 42, right: 36, addedIn: '29154c6' };

/** Longer pages of many styles. */
export const pages: readonly CitingPage[] = [
  {
    catches: 'a chatbot answer with a verdict line, evidence and a caution',
    html: `<p><strong>Verdict:</strong> The dealer is wrong about this one.</p><p><strong>Evidence:</strong> In MC-99000981, the manufacturer instructs technicians to “replace the actuator under the powertrain warranty”. The bulletin adds that “mileage limits do not apply to this repair”.</p><p><strong>Caution:</strong> The bulletin does not use the word “defect”.</p>`,
    quoted: { 'replace the actuator under the powertrain warranty': ['MC-99000981'], 'mileage limits do not apply to this repair': ['MC-99000981'] },
    unquoted: ['defect'],
  },
  {
    catches: 'a forum post that quotes a box of another user and then a document',
    html: `<article><blockquote data-quote="redline"><p>There is no recall for this, stop making things up.</p></blockquote><p>Oh really? NHTSA recall 99V-981. Read the defect description: "The rear toe link may fracture." And the consequence: "A fractured toe link can cause a loss of control." You're welcome.</p></article><article><p>Wow. I stand corrected. Did they tell you "do not drive" as well?</p></article>`,
    quoted: { 'The rear toe link may fracture.': ['99V-981'], 'A fractured toe link can cause a loss of control.': ['99V-981'] },
  },
  {
    catches: 'a press article about several models, the id in a parenthesis after the agency',
    html: `<p>In a notice posted Friday (NHTSA campaign 99V-982), Example Motors said “the second-row seat may not latch.” A spokesperson told us “we expect parts in the third quarter.” Safety advocates are skeptical: “Parents cannot wait until fall,” said Jo Sample of Safe Seats Now.</p>`,
    quoted: { 'the second-row seat may not latch.': ['99V-982'], 'we expect parts in the third quarter.': null, 'Parents cannot wait until fall,': null },
  },
  {
    catches: 'a record viewer with headings and unmarked fields',
    html: `<h2>NHTSA Campaign Number: 99V983000</h2><h3>Summary</h3><p>Example Motors is recalling certain 2096 hatchbacks. The fuel filler neck may crack.</p><h3>Consequence</h3><p>A fuel leak near an ignition source can result in a fire.</p><h3>Comments (2)</h3><p>Mine smelled of gas for a year.</p>`,
    quoted: { 'Example Motors is recalling certain 2096 hatchbacks. The fuel filler neck may crack.': ['99V-983'], 'A fuel leak near an ignition source can result in a fire.': ['99V-983'] },
    unquoted: ['Mine smelled of gas for a year.'],
  },
  {
    catches: 'an answer that compares what two documents say about one thing in one sentence',
    html: `<p>On torque, MC-99000982 gives “32 Nm for all fasteners” and MC-99000983 gives “28 Nm for the outer fasteners only”, so follow the later one.</p>`,
    quoted: { '32 Nm for all fasteners': ['MC-99000982'], '28 Nm for the outer fasteners only': ['MC-99000983'] },
  },
  {
    catches: 'an opening sentence that quotes, the document a sentence later with "this is"',
    html: `<p>“Software may command the brakes to apply without input from the driver.” This is how the agency summarizes EA99-981, an investigation that now covers 640,000 cars.</p>`,
    quoted: { 'Software may command the brakes to apply without input from the driver.': ['EA99-981'] },
  },
  {
    catches: 'a nested quotation: the article quotes the document that quotes an owner',
    html: `<p>ODI-99000981 reads: "The dealer told me 'this is a known problem' and gave me a loaner."</p>`,
    quoted: { "The dealer told me 'this is a known problem' and gave me a loaner.": ['ODI-99000981'] },
  },
  {
    catches: 'a mail to a support desk in plain text',
    html: `<pre>Hello,

I refer to recall 99V-984. Your letter of 3 May says:

    "We will contact you when parts are available."

That was 14 months ago. Your hotline told me "please be patient".

Is there any date?</pre>`,
    quoted: { 'We will contact you when parts are available.': ['99V-984'], 'please be patient': null },
  },
  {
    catches: 'Markdown that nobody rendered',
    html: `<pre>## Findings

- **99V-985**: "The inverter may shut down while driving."
- **MC-99000984**: "Update inverter software to 2.11 or later."

> Customers may notice a turtle icon before shutdown.
— MC-99000984

The term "turtle mode" is owner slang.</pre>`,
    quoted: { 'The inverter may shut down while driving.': ['99V-985'], 'Update inverter software to 2.11 or later.': ['MC-99000984'], 'Customers may notice a turtle icon before shutdown.': ['MC-99000984'] },
    unquoted: ['turtle mode'],
  },
  {
    catches: 'a source in a link around the verb',
    html: `<p>The maker <a href="https://static.nhtsa.gov/odi/tsbs/2097/MC-99000985-0001.pdf">tells dealers</a> that “the noise does not affect durability”, which owners dispute: “my bearing lasted 20,000 miles”, one wrote <a href="https://forum.example/p/9">on a forum</a>.</p>`,
    quoted: { 'the noise does not affect durability': ['MC-99000985'], 'my bearing lasted 20,000 miles': null },
  },
  {
    catches: 'a podcast transcript',
    html: `<p>HOST: So what does PE99-981 actually say?</p><p>GUEST: It says, and I'm reading here, “the alleged defect was not reproduced in testing.”</p><p>HOST: And you believe that?</p><p>GUEST: “Not reproduced” isn't “doesn't exist.” I've seen ten of these cars.</p>`,
    quoted: { 'the alleged defect was not reproduced in testing.': ['PE99-981'] },
  },
  {
    catches: 'an insurer\'s letter',
    html: `<p>Re: Claim 4471-B, Recall 99V-986</p><p>We have reviewed your claim. The recall notice for this vehicle states that “damage caused by the condition is limited to the lamp assembly.” Our adjuster noted “pre-existing corrosion on the harness” and we must therefore decline.</p>`,
    quoted: { 'damage caused by the condition is limited to the lamp assembly.': ['99V-986'], 'pre-existing corrosion on the harness': null },
  },
  {
    catches: 'a question about wording to a model, with the document in the question',
    html: `<article><p>In 99V-987, what does “incorporate a revised calibration” mean?</p></article><article><p>“Incorporate a revised calibration” simply means they will update the software. 99V-987 doesn't list a version.</p></article>`,
    quoted: { 'incorporate a revised calibration': ['99V-987'] },
  },
  {
    catches: 'a table with the document in the caption',
    html: `<table><caption>What MC-99000986 tells dealers</caption><tr><th>Symptom</th><th>Action</th></tr><tr><td>Buzz at 40 mph</td><td>“Add foam behind the glovebox.”</td></tr><tr><td>Buzz at idle</td><td>“No action. Normal characteristic.”</td></tr></table>`,
    quoted: { 'Add foam behind the glovebox.': ['MC-99000986'], 'No action. Normal characteristic.': ['MC-99000986'] },
  },
  {
    catches: 'a conclusion that quotes again what was quoted before',
    html: `<p>To sum up: EA99-982 found “a loss of assist at parking speed”, 99V-988 fixed “a subset of the subject vehicles”, and everyone else has to wait.</p>`,
    quoted: { 'a loss of assist at parking speed': ['EA99-982'], 'a subset of the subject vehicles': ['99V-988'] },
  },
  {
    catches: 'a social post with a hash tag and a thread',
    html: `<article><p>1/ Big news: NHTSA opened PE99-982 into the #Example van.</p></article><article><p>2/ The resume says “smoke has been observed from the center console.”</p></article><article><p>3/ I asked Example Motors. Reply: “we do not comment on open investigations.”</p></article>`,
    quoted: { 'smoke has been observed from the center console.': null, 'we do not comment on open investigations.': null },
  },
  {
    catches: 'marks around a single word beside a real quotation',
    html: `<p>99V-989 calls the problem a “condition” eleven times and only once admits that “the part fractures without warning”. My “courtesy” car smells.</p>`,
    quoted: { 'the part fractures without warning': ['99V-989'] },
    unquoted: ['courtesy'],
  },
  {
    catches: 'a dash before the speaker, a document with its page',
    html: `<p>“Investigators could not rule out a software cause.” – EA99-983, p. 14</p><p>“We disagree with that reading.” – Example Motors, statement to this newspaper</p>`,
    quoted: { 'Investigators could not rule out a software cause.': ['EA99-983'], 'We disagree with that reading.': null },
  },
  {
    catches: 'a Reddit AutoModerator style listing of several recalls with their text',
    html: `<ul><li>99V-990 (Jan 2097): "Rear camera image may not display."</li><li>99V-991 (Mar 2097): "Hood may open while driving."</li><li>99T-992 (tires, Apr 2097): "Belt edge separation."</li><li>No recall, but many complaints: "paint peeling on hood"</li></ul>`,
    quoted: { 'Rear camera image may not display.': ['99V-990'], 'Hood may open while driving.': ['99V-991'], 'Belt edge separation.': ['99T-992'], 'paint peeling on hood': null },
  },
  {
    catches: 'a translation set beside the original',
    html: `<table><tr><th>MC-99000987 (original)</th><th>Deutsch</th></tr><tr><td>“Check the seal for cracks.”</td><td>„Dichtung auf Risse prüfen.“</td></tr></table>`,
    quoted: { 'Check the seal for cracks.': ['MC-99000987'], 'Dichtung auf Risse prüfen.': null },
  },
];
