import type { CitingPage } from './citing-page.ts';

/**
 * Words of people beside documents that say something else: each was once taken for the document's, which called an honest writer a liar.
 */
export const speech: readonly CitingPage[] = [
  {
    catches: 'a call whose words stand before a remark on a recall in brackets',
    html: `<p>update: called the hotline, they said "there is no open recall on your vin" which is true i guess (99V-941 was done in 2098)</p>`,
    quoted: { 'there is no open recall on your vin': null },
  },
  {
    catches: 'a saying of the dealer, and then what the bulletin says',
    html: `<p>As for the "it will void your warranty" thing your dealer told you: the bulletin itself (MC-99000941) says "the normal warranty applies to this repair".</p>`,
    quoted: { 'it will void your warranty': null, 'the normal warranty applies to this repair': ['MC-99000941'] },
  },
  {
    catches: 'what somebody may say, and the document to read instead',
    html: `<p>And before somebody says “just disable it”, read MC-99000942: “Dealers may not switch the heater off for good.”</p>`,
    quoted: { 'just disable it': null, 'Dealers may not switch the heater off for good.': ['MC-99000942'] },
  },
  {
    catches: 'a dealer who speaks after a document has been quoted, in one long sentence of small letters',
    html: `<p>ok so im reading MC 99000943 and it says quote "the engine is not damaged by a level below the mark" end quote. my dealer said "its fine dont worry about it" and sent me home.</p>`,
    quoted: { 'the engine is not damaged by a level below the mark': ['MC-99000943'], 'its fine dont worry about it': null },
  },
  {
    catches: 'an advocate who calls a recall something',
    html: `<p>Consumer advocate Lee Example called the recall of the fuel hose (99V-942) “a drop in the ocean” and said that “every one of these cars ought to be parked”.</p>`,
    quoted: { 'a drop in the ocean': null, 'every one of these cars ought to be parked': null },
  },
  {
    catches: 'a rider who says it, by his first name',
    html: `<p>“The lamp may not be seen by riders,” warns the manual (MC-99000944). “If I had known that, I'd have bought another car,” says Tom, a rider himself.</p>`,
    quoted: { 'The lamp may not be seen by riders,': ['MC-99000944'], "If I had known that, I'd have bought another car,": null },
  },
  {
    catches: 'a message that speaks of a bulletin by its number',
    html: `<p>The message to your own service managers (MC-99000945) says that bulletin MC-99000946 "is the only approved repair for this noise".</p>`,
    quoted: { 'is the only approved repair for this noise': ['MC-99000945'] },
  },
  {
    catches: 'a company that speaks for its part',
    html: `<p>NHTSA said in EA99-941 that it had received “378 complaints of sudden braking”. Halden, for its part, told this newspaper that “fewer than one in ten thousand trips is affected”.</p>`,
    quoted: { '378 complaints of sudden braking': ['EA99-941'], 'fewer than one in ten thousand trips is affected': null },
  },
  {
    catches: 'whoever told it, in one long sentence of small letters',
    html: `<p>its the codes you want. MC-99000947 last line: "read the codes to find out which sensor". if it's none of these, different problem. also whoever told you "just clear it with a battery disconnect" should not touch cars</p>`,
    quoted: { 'read the codes to find out which sensor': ['MC-99000947'], 'just clear it with a battery disconnect': null },
  },
];
