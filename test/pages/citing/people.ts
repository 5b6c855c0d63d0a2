import type { CitingPage } from './citing-page.ts';

/** Words of persons and of sources that are no document: silent, unless an id follows. */
export const people: readonly CitingPage[] = [
  { catches: 'the dealer said, no id after', html: `<p>I asked about 99V-901. The dealer said “we have no parts until the summer”.</p>`, quoted: { 'we have no parts until the summer': null } },
  { catches: 'the dealer said, id after in parentheses', html: `<p>The dealer said “replace the horn only when it fails the bench test” (MC-99000001).</p>`, quoted: { 'replace the horn only when it fails the bench test': ['MC-99000001'] } },
  { catches: 'my mechanic told me, id in brackets', html: `<p>My mechanic told me “the horn relay was made in two lots” [MC-99000002], so I looked it up.</p>`, quoted: { 'the horn relay was made in two lots': ['MC-99000002'] } },
  { catches: 'a Reddit user under a heading with an id', html: `<h2>Recall 99V-902</h2><p>One Reddit user wrote, “my horn died twice in the first week”.</p>`, quoted: { 'my horn died twice in the first week': null } },
  { catches: 'said a spokesman, after the words', html: `<p>Recall 99V-903 is under way. “We take the safety of our customers seriously,” said a spokesman.</p>`, quoted: { 'We take the safety of our customers seriously,': null } },
  { catches: 'a named person', html: `<p>Recall 99V-903 is under way. “We take the safety of our customers seriously,” John Example told the paper.</p>`, quoted: { 'We take the safety of our customers seriously,': null } },
  { catches: 'she said', html: `<p>In May she got the letter for 99V-904. “I was afraid to drive it to work,” she said.</p>`, quoted: { 'I was afraid to drive it to work,': null } },
  { catches: 'I said to the dealer', html: `<p>I told them “I will not pay for recall 99V-905 myself” and left.</p>`, quoted: { 'I will not pay for recall 99V-905 myself': null } },
  { catches: 'typical phrases of owners before two ids', html: `<p>Owners use phrases like “it just dies on me”, “the wheel goes dead again”, “no warning at all whatsoever” (EA99-901, 99V-906).</p>`, quoted: { 'it just dies on me': null, 'the wheel goes dead again': null, 'no warning at all whatsoever': null } },
  { catches: 'search words', html: `<p>I searched for “horn silent in the cold recall” and found 99V-907.</p>`, quoted: { 'horn silent in the cold recall': null } },
  { catches: 'what a chatbot was asked', html: `<p>I asked ChatGPT “what does the horn recall say about cold weather” and it named 99V-907.</p>`, quoted: { 'what does the horn recall say about cold weather': null } },
  { catches: 'what a chatbot claims of a document, the id before', html: `<p>ChatGPT claims that 99V-907 says “the horn may fail in the cold”.</p>`, quoted: { 'the horn may fail in the cold': ['99V-907'] } },
  { catches: 'the document quotes a person', html: `<p>EA99-902 quotes one owner as saying “the wheel went dead in my hands”.</p>`, quoted: { 'the wheel went dead in my hands': ['EA99-902'] } },
  { catches: 'a complaint is the document of a person', html: `<p>One driver told NHTSA that “the wheel went dead in my hands” (ODI-99000001).</p>`, quoted: { 'the wheel went dead in my hands': ['ODI-99000001'] } },
  { catches: 'the agency said, document named in the sentence before', html: `<p>NHTSA opened EA99-903 in June. The agency wrote that “the wheel may go dead without warning”.</p>`, quoted: { 'the wheel may go dead without warning': ['EA99-903'] } },
  { catches: 'a headline of a newspaper', html: `<p>The paper’s headline was “Thousands of horns to go silent” when 99V-908 came out.</p>`, quoted: { 'Thousands of horns to go silent': null } },
  { catches: 'a law is no document of the record', html: `<p>Section 573.6 says “each report shall include the following information”. Recall 99V-909 was filed under it.</p>`, quoted: { 'each report shall include the following information': null } },
];
