import type { CitingPage } from './citing-page.ts';

/** Longer pages as they are met: news, blogs, questions and answers, forum threads, letters. */
export const stories: readonly CitingPage[] = [
  {
    catches: 'a news story: the agency, an owner, a company, one id in the second paragraph',
    html: `<h1>Horns of Example cars fall silent</h1>
<p>Owners of the Example Comet have waited for months. “Nobody would listen to us at all,” said Mary Sample, who owns two.</p>
<p>In a recall report filed as 99V-901, the company told regulators that “the horn contact can corrode within a year of sale”.</p>
<p>The filing adds that “no injuries have been reported to date”.</p>
<p>“We regret the trouble this causes,” a spokeswoman said in a statement.</p>`,
    quoted: { 'Nobody would listen to us at all,': null, 'the horn contact can corrode within a year of sale': ['99V-901'], 'no injuries have been reported to date': ['99V-901'], 'We regret the trouble this causes,': null },
  },
  {
    catches: 'a question and an answer',
    html: `<article><h1>Is there a bulletin for a silent horn?</h1><p>My dealer says “there is nothing we can do”.</p></article><article><p>Yes. Look at <a href="https://static.nhtsa.gov/odi/tsbs/2026/MC-99000001-0001.pdf">TSB MC-99000001</a>:</p><blockquote><p>Affected horns have a date code before May and must be replaced.</p></blockquote><p>Ask for it by number.</p></article>`,
    quoted: { 'there is nothing we can do': null, 'Affected horns have a date code before May and must be replaced.': ['MC-99000001'] },
  },
  {
    catches: 'a blog that compares two documents under two headings',
    html: `<h1>Two ways to mend a horn</h1><h2>The bulletin (MC-99000002)</h2><p>It tells shops to “bend the contact by two degrees”. I tried.</p><p>It also says “do not lubricate the contact”.</p><h2>The recall (99V-902)</h2><p>Here the remedy is to “replace the steering wheel pad”.</p>`,
    quoted: { 'bend the contact by two degrees': ['MC-99000002'], 'do not lubricate the contact': ['MC-99000002'], 'replace the steering wheel pad': ['99V-902'] },
  },
  {
    catches: 'a thread in which each answer names its own document',
    html: `<article><p>Anyone else with a dead horn? 99V-903 says “the pad may be misaligned”.</p></article><article><blockquote class="bbCodeBlock--quote" data-quote="Bob"><p>Anyone else with a dead horn? 99V-903 says “the pad may be misaligned”.</p></blockquote><p>Not mine, I have MC-99000003: “the pad rubs on the column”.</p></article><article><p>Dealer told me “that is a feature of the car”. lol</p></article>`,
    quoted: { 'the pad may be misaligned': ['99V-903'], 'the pad rubs on the column': ['MC-99000003'], 'that is a feature of the car': null },
  },
  {
    catches: 'an official letter',
    html: `<p>Re: EA99-901</p><p>Dear Sir or Madam:</p><p>Your submission in EA99-901 stated that “all affected pads were quarantined in June”. Please explain.</p>`,
    quoted: { 'all affected pads were quarantined in June': ['EA99-901'] },
  },
  {
    catches: 'a court paper',
    html: `<p>Plaintiffs allege that Defendant knew of the defect. See NHTSA Recall 99V-904 (“the pad was not tested after the change”); MC-99000004 (“replace the pad at no charge”).</p>`,
    quoted: { 'the pad was not tested after the change': ['99V-904'], 'replace the pad at no charge': ['MC-99000004'] },
  },
  {
    catches: 'an issue thread with a code block and a quotation',
    html: `<p>The scraper drops 99V-905. Expected:</p><pre>{"id": "99V-905"}</pre><p>The page itself says “the pad was not tested after the change”, so the text is there.</p>`,
    quoted: { 'the pad was not tested after the change': ['99V-905'] },
  },
  {
    catches: 'a timeline',
    html: `<ul><li>May 2098: PE99-902 opened. NHTSA: “eleven reports of a silent horn”.</li><li>June 2099: upgraded to EA99-903. NHTSA: “forty reports of a silent horn”.</li><li>July 2099: recall 99V-906 filed.</li></ul>`,
    quoted: { 'eleven reports of a silent horn': ['PE99-902'], 'forty reports of a silent horn': ['EA99-903'] },
  },
  {
    catches: 'a correction of what somebody else wrote',
    html: `<p>The blog post claims that 99V-907 says “every horn ever made is bad”. It does not. 99V-907 says “certain horns may be bad”.</p>`,
    quoted: { 'every horn ever made is bad': ['99V-907'], 'certain horns may be bad': ['99V-907'] },
  },
  {
    catches: 'an audit of a chatbot: its words and those of the document',
    html: `<table><tr><th>Document</th><th>What the bot said</th><th>What the document says</th></tr><tr><td>99V-908</td><td>The bot answered “all cars are recalled”</td><td>“certain cars built in May are recalled”</td></tr></table>`,
    quoted: { 'all cars are recalled': null, 'certain cars built in May are recalled': ['99V-908'] },
  },
];
