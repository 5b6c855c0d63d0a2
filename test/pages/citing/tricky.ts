import type { CitingPage } from './citing-page.ts';

/** The trickiest shapes that pages were seen to have, numbered, with invented wording. */
export const tricky: readonly CitingPage[] = [
  { catches: '1: the only id in reach is inside, and the words are about that bulletin', html: `<p>From the agency's file: "… Bulletin MC-99000101 tells dealers to swap the horn."</p>`, quoted: { '… Bulletin MC-99000101 tells dealers to swap the horn.': null } },
  { catches: '2: two recalls, then "the filing says" twice: silent, as the text does not decide', html: `<p>Two recalls are open, 97E-013 for a lamp and 97E-049 for a mirror. The filing says “the lens can fall on the road”. The filing says “the glass can fall on the road”.</p>`, quoted: { 'the lens can fall on the road': null, 'the glass can fall on the road': null } },
  { catches: '3: other words in marks, called the wording', html: `<p>The wording of 99V-901 is “the horn's switch can be too weak”.</p>`, quoted: { "the horn's switch can be too weak": ['99V-901'] } },
  { catches: '4: phrases that owners typically use, then two ids about other cars', html: `<p>Typical owner phrases are “it died on me twice”, “the dash went dark again”, “lost all power today”, “it rolls on its own” and “the wheel just locked” [99V-902][EA99-903].</p>`, quoted: { 'it died on me twice': null, 'the dash went dark again': null, 'lost all power today': null, 'it rolls on its own': null, 'the wheel just locked': null } },
  { catches: '5: no closing mark before the break, an opening mark after it', html: `<p>MC-99000001 says: “Water opens at the joint.</p><p>“Then it rusts.”</p>`, quoted: { 'Water opens at the joint. Then it rusts.': ['MC-99000001'] } },
  { catches: '6: opens straight, closes curly, and never runs on to the next straight mark', html: `<p>MC-99000001 says "water opens at the joint” and my "fix" is tape.</p>`, quoted: { 'water opens at the joint': ['MC-99000001'] } },
  { catches: '7: opening marks as apostrophes', html: `<p>NHTSA‘s page and Ford‘s letter agree, it‘s in 99V-904: “the latch’s spring breaks”.</p>`, quoted: { 'the latch’s spring breaks': ['99V-904'] } },
  { catches: '8: doubled single marks, an id with an en dash, narrow wrapped lines', html: `<pre>
On petition DP97–901 the agency wrote that
‘‘the horn relay was within the limits of
the standard’’ and closed it.
</pre>`, quoted: { 'the horn relay was within the limits of the standard': ['DP97-901'] } },
  { catches: '9: three levels, the last closed by a straight apostrophe', html: `<p>99V-905 says “owners call it ‘horn’ and dealers call it ‘lamp,'”.</p>`, quoted: { "owners call it ‘horn’ and dealers call it ‘lamp,'": ['99V-905'] } },
  { catches: '10: straight inside straight', html: `<p>99V-905 says "he wrote "horn" on the form" and more.</p>`, quoted: { 'he wrote "horn" on the form': ['99V-905'] } },
  { catches: '11: reads as follows, an empty line, an unmarked paragraph with printed line breaks', html: `<pre>
The note in MC-99000002 reads as follows:

When “LIT” is shown, stop the car
and call for help at once.

So far the note.
</pre>`, quoted: { 'When “LIT” is shown, stop the car and call for help at once.': ['MC-99000002'] } },
  { catches: '12: a record pasted in capitals; the only marked words are a joke', html: `<p>NHTSA CAMPAIGN NUMBER: 99V906000</p><p>SUMMARY:</p><p>THE HORN MAY NOT BE HEARD AT SPEED.</p><p>CONSEQUENCE:</p><p>OTHERS ARE NOT WARNED, INCREASING THE RISK OF CRASH.</p><p>REMEDY:</p><p>DEALERS WILL FIT A LOUDER HORN.</p><p>A “louder horn of doom” for all!</p>`, quoted: { 'THE HORN MAY NOT BE HEARD AT SPEED.': ['99V-906'], 'OTHERS ARE NOT WARNED, INCREASING THE RISK OF CRASH.': ['99V-906'], 'DEALERS WILL FIT A LOUDER HORN.': ['99V-906'], 'louder horn of doom': null } },
  { catches: '13: fused words stay as they are', html: `<p>C85-007 aside, EA99-904 says “FAILURE OFHORN IN ALL15 VEHICLES”.</p>`, quoted: { 'FAILURE OFHORN IN ALL15 VEHICLES': ['EA99-904'] } },
  { catches: '14: marks that became question marks are no marks', html: `<p>99V-907 covers 2004 ? 2006 cars. It is ?slow? to start.</p>`, quoted: {}, unquoted: ['slow'] },
  { catches: '15: a pasted summary names what it replaces', html: `<h2>MC-99000003</h2><p>NHTSA ID Number: MC-99000003</p><p>Summary</p><p>This bulletin replaces MC-99000004 and MC-99000005 for all cars with one horn.</p>`, quoted: { 'This bulletin replaces MC-99000004 and MC-99000005 for all cars with one horn.': ['MC-99000003'] } },
  { catches: '16: row header before neighbour cell', html: `<table><tr><td>EA99-905</td><td>Opened after PE99-906</td><td>“the horn fails in one of ten cars”</td><td>EA99-905</td></tr></table>`, quoted: { 'the horn fails in one of ten cars': ['EA99-905'] } },
  { catches: "17: a chatbot's own two words, and a linked id in the next sentence", html: `<p>This is the “worst ever” horn. <a href="https://www.nhtsa.gov/recalls?nhtsaId=99V908">99V-908</a> covers it.</p>`, quoted: {}, unquoted: ['worst ever'] },
  { catches: '17: a block quotation of chatbot output under a heading that names a recall', html: `<h2>What they said about 99V-908</h2><h3>Output</h3><blockquote>This recall covers each horn that was ever made.</blockquote>`, quoted: { 'This recall covers each horn that was ever made.': null } },
  { catches: '18: two versions of a report under numbers of their own', html: `<p>The first report of 99V-909 says “about 40 cars are affected by this”. The revised one says “about 400 cars are affected by this”.</p>`, quoted: { 'about 40 cars are affected by this': ['99V-909'], 'about 400 cars are affected by this': ['99V-909'] } },
  { catches: "19: an error in the abstract, quoted under the bulletin's number", html: `<p>In NHTSA's abstract of MC-99000006 it says “his bulletin provides a horn”, with the T missing.</p>`, quoted: { 'his bulletin provides a horn': ['MC-99000006'] } },
  { catches: '20: a title, then a quotation that is cut off and never closed', html: `<p>MC-99000007, entitled "Horn Stays Silent", says "remove the horn and then test the</p><p>(my copy ends here)</p>`, quoted: { 'remove the horn and then test the': ['MC-99000007'] }, unquoted: ['Horn Stays Silent'] },
  { catches: '21: words in another language, still in marks', html: `<p>MC-99000008 dice “la bocina puede quedar muda con el frío”.</p>`, quoted: { 'la bocina puede quedar muda con el frío': ['MC-99000008'] } },
  { catches: '22: an ellipsis, and bold inside', html: `<p>99V-910 says “the horn is ... <b>likely</b> to fail”.</p>`, quoted: { 'the horn is ... likely to fail': ['99V-910'] } },
  { catches: '23: the id stands only in the address of the page', address: 'https://www.nhtsa.gov/recalls?nhtsaId=99V911000', html: `<p>The recall report says “the horn is likely to fail”.</p>`, quoted: { 'the horn is likely to fail': ['99V-911'] } },
  { catches: '24: tags of a forum that were not rendered', html: `<p>99V-912 says “the [FONT=Verdana]horn is likely[/FONT] to fail”.</p>`, quoted: { 'the horn is likely to fail': ['99V-912'] } },
  { catches: '25: a news story in a block, the first quotation before the document is introduced', html: `<p>From the morning paper:</p><blockquote><p>“The horn has been a known problem,” the company admits. In 99V-913 it adds that “no part is in stock before June”.</p></blockquote>`, quoted: { 'The horn has been a known problem,': ['99V-913'], 'no part is in stock before June': ['99V-913'] } },
];
