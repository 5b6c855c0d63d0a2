import type { RecordDocument } from '../../lib/checking/document.ts';
import { inventedDocuments } from '../unit/checking/classes/invented.ts';
import { documentOf } from '../unit/checking/documents.ts';

/** What neither the real records nor the other invented ones have much of: measures, fractions, ranges, answers. */
const MEASURES = [
  `Measure the play of the hinge. .7 mm is the most that may be left, and -.4 mm the least. Store the resin at 35°C for 12 hours and at
  -20 °C from then on; above 60 °F it hardens within 5 - 10 minutes. The lamp draws 35 mW at rest, 12 mA when it is dim and 4 MW never.`,
  `In 2017-2019 the plant sold 1 250 000 pieces at $4.50 each, 0.5% of them without a seal. One and a half gallons of oil are enough for
  12,500 miles, or two and a half years, whichever comes first. Was the seal checked? No, the seals of that year were not checked at all.`,
  `Yes, owners can have the seal changed free of charge. Never drive the van above 65 mph with the hood ajar. Its latch failed to hold in
  three of 48 tests, and it was unable to hold at 70 mph. It can be towed w/o a trailer for a mile, and w/o a driver. A loss of oil may
  result in a fire, which could lead to injury of the driver.`,
].map((text) => text.replace(/\s+/g, ' '));

/** A small record, invented. */
export function smallRecord(seed: number): RecordDocument[] {
  return [
    ...inventedDocuments(12, seed),
    documentOf('EA99-950', MEASURES.join('\n\n')),
    ...MEASURES.map((text, at) => documentOf(`EA99-95${at + 1}`, text)),
  ];
}
