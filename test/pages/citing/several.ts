import type { CitingPage } from './citing-page.ts';

/** Several quotations with one id, several ids with one quotation, pairs in lists. */
export const several: readonly CitingPage[] = [
  { catches: 'two quotations share the id before', html: `<p>EA99-901 speaks of “a sudden loss of power” and of “a stall without any warning”.</p>`, quoted: { 'a sudden loss of power': ['EA99-901'], 'a stall without any warning': ['EA99-901'] } },
  { catches: 'two quotations share the id after', html: `<p>The file mentions “a sudden loss of power” and “a stall without any warning” (EA99-901).</p>`, quoted: { 'a sudden loss of power': ['EA99-901'], 'a stall without any warning': ['EA99-901'] } },
  { catches: 'three share the bracket after', html: `<p>Owners are told to “park the car outside”, “keep the tank half full” and “wait for a letter” [99V-901].</p>`, quoted: { 'park the car outside': ['99V-901'], 'keep the tank half full': ['99V-901'], 'wait for a letter': ['99V-901'] } },
  { catches: 'two brackets after one quotation', html: `<p>Both say “the fault is limited to cars built in May” [PE99-901][EA99-902].</p>`, quoted: { 'the fault is limited to cars built in May': ['PE99-901', 'EA99-902'] } },
  { catches: 'two ids in one bracket', html: `<p>Both say “the fault is limited to cars built in May” (PE99-901, EA99-902).</p>`, quoted: { 'the fault is limited to cars built in May': ['PE99-901', 'EA99-902'] } },
  { catches: 'and joins two before', html: `<p>EA99-903 and MC-99000001 both say “the fault is limited to cars built in May”.</p>`, quoted: { 'the fault is limited to cars built in May': ['EA99-903', 'MC-99000001'] } },
  { catches: 'a list of three with one label', html: `<p>Campaign Numbers: 99V901000 (horn), 99V902000 (lamp) and 99V903000 (mirror) say “owners will be notified by mail”.</p>`, quoted: { 'owners will be notified by mail': ['99V-901', '99V-902', '99V-903'] } },
  { catches: 'slash between two', html: `<p>Recall 99V-904/99V-905 says “owners will be notified by mail”.</p>`, quoted: { 'owners will be notified by mail': ['99V-904', '99V-905'] } },
  { catches: "a maker's number and the number it was filed under", html: `<p>Honda bulletin 99-101 (MC-99000002) says “the relay must be replaced in pairs”.</p>`, quoted: { 'the relay must be replaced in pairs': ['99-101', 'MC-99000002'] } },
  { catches: "a maker's number before, the filing number after", html: `<p>Honda bulletin 99-101 says “the relay must be replaced in pairs” [MC-99000002].</p>`, quoted: { 'the relay must be replaced in pairs': ['99-101', 'MC-99000002'] } },
  { catches: 'respectively', html: `<p>MC-99000003 and MC-99000004 call it “a normal sound” and “a sign of wear”, respectively.</p>`, quoted: { 'a normal sound': ['MC-99000003'], 'a sign of wear': ['MC-99000004'] } },
  { catches: 'respectively with ids after', html: `<p>The fault is “a matter of comfort only” and “a matter of safety for all” (MC-99000003 and EA99-904, respectively).</p>`, quoted: { 'a matter of comfort only': ['MC-99000003'], 'a matter of safety for all': ['EA99-904'] } },
  { catches: 'several sentences about one document', html: `<p>MC-99000005 deals with the lamp. It says “the lamp may flicker at low speed”. It adds “this does not affect the beam”.</p>`, quoted: { 'the lamp may flicker at low speed': ['MC-99000005'], 'this does not affect the beam': ['MC-99000005'] } },
  { catches: 'one id in two spellings is one document', html: `<p>Recall 99V-906 (99V906000) says “the lamp may flicker at low speed”.</p>`, quoted: { 'the lamp may flicker at low speed': ['99V-906'] } },
  { catches: 'two spellings of one id in the paragraph leave nothing open', html: `<p>99V-906 is about lamps. Some write 99V906000. The filing says “the lamp may flicker at low speed”.</p>`, quoted: { 'the lamp may flicker at low speed': ['99V-906'] } },
  { catches: 'or joins two', html: `<p>Whether you read 99V-907 or 99V-908, it says “the lamp must be replaced”.</p>`, quoted: { 'the lamp must be replaced': ['99V-907', '99V-908'] } },
  { catches: 'a quotation shared by a bracket with three ids', html: `<p>“Vehicles may roll away when parked on a slope” [99V-909; 99V-910; EA99-905].</p>`, quoted: { 'Vehicles may roll away when parked on a slope': ['99V-909', '99V-910', 'EA99-905'] } },
  { catches: 'version 1 and version 2 one sentence apart', html: `<p>Version 1, MC-99000006, says “replace the left lamp only”. Version 2, MC-99000007, says “replace both lamps in all cases”.</p>`, quoted: { 'replace the left lamp only': ['MC-99000006'], 'replace both lamps in all cases': ['MC-99000007'] } },
];
