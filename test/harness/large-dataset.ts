/** Sentences of an invented bulletin; each document has its own figures in them. */
const SENTENCES = [
  'Some drivers report that lamp {n} of the panel stays on after a tire rotation on vehicles that were built before week {n}.',
  'Check the connector C{n} behind the panel for bent terminals, and measure the voltage between terminals 3 and {n}.',
  'If the reading is below {n} millivolts, replace the harness and clear the stored codes before the vehicle is returned.',
  'The repair takes {n} minutes; use operation number {n} when the claim is written.',
];

/** About so many characters has the text of a document: more than a complaint (mean 517), less than an investigation (mean 2,417). */
const LENGTH = 1500;

/** A dataset of so many invented communications, as an export has them; their ids cannot exist. */
export function largeDataset(size: number): Record<string, unknown>[] {
  return Array.from({ length: size }, (_, at) => {
    const number = 97_000_000 + at;
    return {
      _id: `nhtsa-mc-${number}`,
      _type: 'tsb',
      _rev: `r${at}`,
      tsbNumber: `MC-${number}`,
      manufacturerNumber: `97-${at}`,
      title: `MC-${number}: Invented bulletin ${at}`,
      sourceType: 'tsb',
      status: 'active',
      publishDate: '2024-02-14',
      nhtsaIds: [String(number)],
      managedBy: 'nhtsa-import',
      body: paragraphs(at).map((text, place) => ({ _type: 'block', _key: `b${place}`, children: [{ _type: 'span', text }] })),
    };
  });
}

function paragraphs(seed: number): string[] {
  const made: string[] = [];
  for (let length = 0, at = 0; length < LENGTH; at++) {
    const text = SENTENCES[at % SENTENCES.length]!.replaceAll('{n}', String(seed * 17 + at));
    made.push(text);
    length += text.length;
  }
  return made;
}
