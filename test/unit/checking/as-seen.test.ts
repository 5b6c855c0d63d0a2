import { describe, expect, test } from 'vitest';
import type { Caution, Code } from '../../../lib/checking/verdict.ts';
import { check, documentOf } from './documents.ts';

/** What a page shows of a record's words, and what a check says of it: a code, `green` for words that stand there, or a caution on them. */
type Row = readonly [record: string, page: string, expected: Code | 'green' | { caution: Caution }];

const KINDS: Readonly<Record<string, readonly Row[]>> = {
  'brackets that touch a figure are a part of the number': [
    ['The tank holds 7 gallons of fuel when it is full', 'The tank holds 7[0] gallons of fuel when it is full', 'number-changed'],
    ['The tank holds 7 gallons of fuel when it is full', 'The tank holds [1]7 gallons of fuel when it is full', 'number-changed'],
    ['The tank holds 7 gallons of fuel when it is full', 'The tank holds 7 [00] gallons of fuel when it is full', 'number-changed'],
    ['The tank holds 7 gallons of fuel when it is full', 'The tank holds 7[,500] gallons of fuel when it is full', 'number-changed'],
    ['The tank holds 7 gallons of fuel when it is full', 'The tank holds 7[.5] gallons of fuel when it is full', 'number-changed'],
    ['The tank holds 7 gallons of fuel when it is full', 'The tank holds [-]7 gallons of fuel when it is full', 'number-changed'],
    ['The tank holds 7 gallons of fuel when it is full', 'The tank holds [about] 7 gallons of fuel when it is full', 'editor-replaced'],
    ['The tank holds 7 gallons of fuel when it is full', 'The tank holds 7[-9] gallons of fuel when it is full', 'number-changed'],
    ['The tank loses 7 points over the year of the test', 'The tank loses 7[%] points over the year of the test', 'unit-changed'],
    ['The tank holds fuel when it is full, said the maker', 'The tank holds fuel[3] when it is full,[4] said the maker', 'green'],
    ['The tank was built in 2019. It holds fuel for a day', 'The tank was built in 2019.[5] It holds fuel for a day', 'green'],
    ['The tank of the car holds fuel for a whole day', '[T]he tank of [his] car holds fuel for a whole day', 'green'],
  ],
  'a decimal point behind a full stop is not swallowed': [
    ['Measure the play. .7 mm is the most that may be left', 'Measure the play. 7 mm is the most that may be left', 'number-changed'],
    ['Measure the play. .7 mm is the most that may be left', 'Measure the play. .7 mm is the most that may be left', 'green'],
    ['Measure the play. 7 mm is the most that may be left', 'Measure the play. .7 mm is the most that may be left', 'number-changed'],
    ['Measure the play; 7 mm is the most that may be left', 'Measure the play . . . 7 mm is the most that may be left', 'green'],
    ['Measure a play of -.7 mm at the door of the van', 'Measure a play of -0.7 mm at the door of the van', 'number-changed'],
    ['Measure a play of 10.7 mm at the door of the van', '.7 mm at the door of the van', 'cut-number'],
    ['Measure the play; 0.7 mm is the most that may be left', 'Measure the play; .7 mm is the most that may be left', 'number-changed'],
  ],
  'controls of direction around figures and signs': [
    ['Leave a play of 30 - 60 mm at the door of the van', 'Leave a play of \u206730 - 60\u2069 mm at the door of the van', 'word-changed'],
    ['Leave a play of 30 - 60 mm at the door of the van', 'Leave a play of \u202B30 - 60\u202C mm at the door of the van', 'word-changed'],
    ['Leave a play of 30 - 60 mm at the door of the van', 'Leave a play of \u200F30 - 60\u200F mm at the door of the van', 'word-changed'],
    ['Leave a play of 30 - 60 mm at the door of the van', 'Leave a play of \u061C30 - 60 mm at the door of the van', 'word-changed'],
    ['Leave a play of 30 - 60 mm at the door of the van', 'Leave a play of \u202E30 - 60\u202C mm at the door of the van', 'word-added'],
    ['Leave a play of 30 - 60 mm at the door of the van', 'Leave a play of \u200E30 - 60\u200E mm at the door of the van', 'green'],
    [
      'Leave a play of \u206730 - 60\u2069 mm at the door of the van',
      'Leave a play of \u206730 - 60\u2069 mm at the door of the van',
      'green',
    ],
    ['Leave some play at the door of the van, and close it', 'Leave some \u200Fplay at the door of the van, and close it', 'green'],
  ],
  'what turns the meaning inside an ellipsis': [
    ['A loss of coolant may result in a fire under the hood', 'A loss of coolant ... a fire under the hood', { caution: 'qualifier-cut' }],
    ['A loss of coolant could lead to a fire under the hood', 'A loss of coolant … a fire under the hood', { caution: 'qualifier-cut' }],
    ['A loss of coolant may cause a fire under the hood', 'A loss of coolant [...] a fire under the hood', { caution: 'qualifier-cut' }],
    ['A loss of coolant may result in a fire under the hood', 'A loss of coolant may result in ... under the hood', 'green'],
    ['A loss of coolant may result in a fire under the hood', 'loss of coolant may result in a fire under the hood', 'green'],
    ['The horns in the cars are unlikely to burn in the sun', 'The horns in the cars ... burn in the sun', 'ellipsis-hides-negation'],
    ['The horns in the cars hardly ever burn in the sun', 'The horns in the cars ... burn in the sun', 'ellipsis-hides-negation'],
    [
      'The horns in the cars are prevented from burning in the sun',
      'The horns in the cars are ... burning in the sun',
      'ellipsis-hides-negation',
    ],
    [
      'The horns in the cars are far from burning in the sun',
      'The horns in the cars are ... burning in the sun',
      'ellipsis-hides-negation',
    ],
    ['The horns in the cars were falsely said to burn in the sun', 'The horns in the cars ... burn in the sun', 'ellipsis-hides-negation'],
    ['The horns in the cars are forbidden to burn in the sun', 'The horns in the cars ... burn in the sun', 'ellipsis-hides-negation'],
    ['The horns in the cars stopped trying to burn in the sun', 'The horns in the cars ... burn in the sun', 'ellipsis-hides-negation'],
    ['The horns were built in May 2019 for a van of the maker', 'The horns were built ... for a van of the maker', 'green'],
    ['The horns of the van, red and blue, were sold in the town', 'The horns of the van ... were sold in the town', 'green'],
  ],
  "an editor's brackets": [
    ['The horns will burn in the sun of a long day', 'The horns will [rarely] burn in the sun of a long day', 'ellipsis-hides-negation'],
    [
      'The horns will burn in the sun of a long day',
      'The horns will [hardly ever] burn in the sun of a long day',
      'ellipsis-hides-negation',
    ],
    ['The horns will burn in the sun of a long day', 'The horns will [falsely] burn in the sun of a long day', 'ellipsis-hides-negation'],
    ['The horns will burn in the sun of a long day', 'The horns will [fail to] burn in the sun of a long day', 'ellipsis-hides-negation'],
    ['The horns will burn in the sun of a long day', 'The horns will [only] burn in the sun of a long day', 'editor-replaced'],
    ['The horns burn in the sun of a long day', 'The horns [may] burn in the sun of a long day', 'editor-replaced'],
    ['The horns burn in the sun of a long day', '[50%] of the horns burn in the sun of a long day', 'word-changed'],
    ['The right horns will burn in the sun of a long day', 'The [left] horns will burn in the sun of a long day', 'editor-replaced'],
    ['The owners will burn in the sun of a long day', 'The [dealers] will burn in the sun of a long day', 'editor-replaced'],
    ['Open the unsafe valve before the end of a long day', '[Close] the unsafe valve before the end of a long day', 'editor-replaced'],
    ['The valve stalls before the end of a long day', 'The valve stalls [after] the end of a long day', 'editor-replaced'],
    ['It broke... Owners will burn in the long day', 'It broke... [dealers] will burn in the long day', 'editor-replaced'],
    ['They will burn in the sun of a long day', '[The horns] will burn in the sun of a long day', 'green'],
    ['The horns will burn in the sun of a long day', 'The horns [of the van] will burn in the sun of a long day', 'green'],
  ],
  'symbols beside a figure': [
    ...Array.from('─━⏤▬⚊➖➕˂˃¯‾＿⁓꞊˖', (sign): Row => [
      'The oil was kept at 8 degrees over the winter',
      `The oil was kept at ${sign}8 degrees over the winter`,
      'number-changed',
    ]),
    ['The oil was kept at 8 parts of the whole winter', 'The oil was kept at 8٪ parts of the whole winter', 'unit-changed'],
    ['The oil was kept at 8 degrees over the winter', 'The oil was kept at ²8 degrees over the winter', 'number-changed'],
    ['The oil was kept at 8 degrees over the winter', 'The oil was kept at ⁵⁰8 degrees over the winter', 'number-changed'],
    ['The oil was kept at 8 degrees over the winter', 'The oil was kept at \uE0018 degrees over the winter', 'word-added'],
    ['8 degrees is what the oil was kept at in the winter', '• 8 degrees is what the oil was kept at in the winter', 'green'],
    ['8 degrees is what the oil was kept at in the winter', '▪8 degrees is what the oil was kept at in the winter', 'green'],
    ['The oil was kept at 8 degrees over the winter', 'The oil was kept at “8 degrees” over the winter', 'green'],
  ],
  'cuts inside a number, a measure or a denied word': [
    ['It was kept in the yard at negative 40 degrees of cold', '40 degrees of cold', 'cut-number'],
    ['It came with a non defective horn of the maker', 'defective horn of the maker', 'cut-word'],
    ['It came with a non—defective horn of the maker', 'defective horn of the maker', 'cut-word'],
    ['It came with an un- safe horn of the maker', 'safe horn of the maker', 'cut-word'],
    ['It came with an (un) safe horn of the maker', 'safe horn of the maker', 'cut-word'],
    ['Set the torque of the bolt to 5 Nm and no more', 'Set the torque of the bolt to 5', 'unit-changed'],
    ['Keep to a speed of 5 - 10 mph on the road there', '10 mph on the road there', 'cut-number'],
    ['Keep to a speed of 5 / 10 mph on the road there', '10 mph on the road there', 'cut-number'],
    ['They sold 1 000 000 pieces of it to the dealers', '000 pieces of it to the dealers', 'cut-number'],
    ['They sold 1 000 000 pieces of it to the dealers', '000 000 pieces of it to the dealers', 'cut-number'],
    ['It takes one and a half gallons of oil from the can', 'half gallons of oil from the can', 'cut-word'],
    ['It takes one and a half gallons of oil from the can', 'a half gallons of oil from the can', 'cut-word'],
    ['It was driven in the yard for 5 miles per hour', 'It was driven in the yard for 5 miles', 'cut-word'],
    ['The force was 1.5 x 10 5 pieces of the whole', '10 5 pieces of the whole', 'cut-number'],
    ['Set the torque of the bolt to 5 Nm and no more', 'Set the torque of the bolt to 5 …', 'green'],
    ['Set the torque of the bolt to 5 Nm and no more', 'Set the torque of the bolt to 5 Nm', 'green'],
  ],
  'marks that turn the meaning': [
    ['No, cars of that year are affected by it', 'No cars of that year are affected by it', { caution: 'punctuation-changed' }],
    ['Yes, cars of that year are affected by it', 'Yes cars of that year are affected by it', { caution: 'punctuation-changed' }],
    ['May it be towed on the road? It may burn', 'May it be towed on the road. It may burn', { caution: 'punctuation-changed' }],
    ['It may be towed. Not all of them will burn', 'It may be towed not all of them will burn', { caution: 'punctuation-changed' }],
    ['Do not tow it on the road. It is safe to park', 'Do not tow it on the road it is safe to park', { caution: 'punctuation-changed' }],
    [
      'The dealer, said the owner, lied about the horn',
      'The dealer said the owner lied about the horn',
      { caution: 'punctuation-changed' },
    ],
    ['It may be towed on the road; it may burn there', 'It may be towed on the road, it may burn there', 'green'],
    ['The red, blue and green horns were sold there', 'The red, blue, and green horns were sold there', 'green'],
  ],
  'remarks in brackets say how words were set, and allow nothing else': [
    ['The horns will burn in the sun of a long day', 'The horns will burn (emphasis added) in the sun of a long day', 'green'],
    [
      'The horns will “burn” in the sun of a long day',
      'The horns will burn in the sun of a long day (internal quotation marks omitted)',
      'green',
    ],
    ['The horns will burn in the sun of a long day', 'The horns will burn in the sun of a long day (cleaned up)', 'green'],
    ['The horns will burn in teh sun of a long day', 'The horns will burn in teh [sic] sun of a long day', 'green'],
    ['The horns will burn in the sun of a long day', 'The horns will burn in the sun of a long day [emphasis in original]', 'green'],
    ['The horns will burn in the sun of a long day', 'The horns may burn in the sun of a long day (cleaned up)', 'modal-changed'],
    ['The horns will not burn in the sun of a long day', 'The horns will burn in the sun of a long day (cleaned up)', 'negation-changed'],
    ['The horns will burn in 5 days of a long month', 'The horns will burn in 6 [sic] days of a long month', 'number-changed'],
    ['The horns will burn in the sun of a long day', 'The lamps will burn in the sun of a long day (citations omitted)', 'word-changed'],
    ['The horns will burn in the sun of a long day', 'The horns will burn (never added) in the sun of a long day', 'negation-changed'],
  ],
  'entities, in capitals too': [
    ['The horns & lamps of "both" vans will burn there', 'The horns &AMP; lamps of &QUOT;both&QUOT; vans will burn there', 'green'],
    ['The horns & lamps will burn at < 5 degrees there', 'The horns &amp;amp; lamps will burn at &LT; 5 degrees there', 'green'],
    ['The horns & lamps will burn at < 5 degrees there', 'The horns & lamps will burn at &GT; 5 degrees there', 'number-changed'],
  ],
  'markup that says something': [
    ['It is safe to tow on any road of the county', 'It is <i not> safe to tow on any road of the county', 'negation-changed'],
    ['It is safe to tow on any road of the county', 'It is [s]safe[/s] to tow on any road of the county', 'word-added'],
    [
      'It is safe to tow on any road of the county',
      'It is [url=never]safe[/url] to tow on any road of the county',
      'ellipsis-hides-negation',
    ],
    ['It is safe to tow on any road of the county', 'It is 【never†】 safe to tow on any road of the county', 'negation-changed'],
    ['It is safe to tow on any road of the county', 'It is \uE200never\uE201 safe to tow on any road of the county', 'negation-changed'],
    ['It is safe to tow on any road of the county', 'It is [safe](/x "never safe") to tow on any road of the county', 'negation-changed'],
    ['It is safe to tow on any road of the county', 'It is <i>safe</i> to tow on any road【4:1†source】 of the county', 'green'],
    ['It is safe to tow on any road of the county', 'It is [safe](https://forum.example/x) to tow on any road of the county', 'green'],
  ],
  'thousands, however they are parted': [
    ['After 250,000 miles the horn of the van may burn', 'After 250000 miles the horn of the van may burn', 'green'],
    ['After 250,000 miles the horn of the van may burn', 'After 250\u2009000 miles the horn of the van may burn', 'green'],
    ['After 250,000 miles the horn of the van may burn', 'After 250,00 miles the horn of the van may burn', 'number-changed'],
    ['After 250,000 miles the horn of the van may burn', 'After 25,0000 miles the horn of the van may burn', 'number-changed'],
    ['After 2,500 miles the horn of the van may burn', 'After 2.500 miles the horn of the van may burn', 'number-changed'],
  ],
  'a source that was damaged accuses nobody': [
    ['The horn wasn\uFFFDt fixed by the dealer of the town', 'The horn wasn’t fixed by the dealer of the town', 'green'],
    [
      'The horn of Orsova\uFFFD\uFFFD\uFFFDs van was fixed by the dealer there',
      'The horn of Orsova’s van was fixed by the dealer there',
      'damaged-text',
    ],
    ['The horn wasnâ€™t fixed by the dealer of the town', 'The horn wasn’t fixed by the dealer of the town', 'damaged-text'],
    ['The horn¿s lamp was fixed by the dealer of the town', 'The horn’s lamp was fixed by the dealer of the town', 'damaged-text'],
    ['IT AFFECTS ALL15 VEHICLES OF THE FLEET IN THE TOWN', 'It affects all 15 vehicles of the fleet in the town', 'damaged-text'],
    ['The horn wasn\uFFFDt fixed by the dealer of the town', 'The horn wasn’t broken by the dealer of the town', 'word-changed'],
    ['The horn of\uFFFD5 vans was fixed by the dealer there', 'The horn of 6 vans was fixed by the dealer there', 'number-changed'],
  ],
};

/** A weaker mark than amber would hide how it was judged. */
function judged(record: string, page: string): { tone: string; code: string; cautions: readonly Caution[] } {
  const verdict = check(page, [documentOf('EA99-901', `Some words stand before it. ${record}. Others follow it.`)]);
  return { tone: verdict?.tone ?? 'none', code: verdict?.code ?? 'none', cautions: verdict?.cautions ?? [] };
}

describe.each(Object.entries(KINDS))('%s', (_kind, rows) => {
  test.each(rows)('%s | %s', (record, page, expected) => {
    const { tone, code, cautions } = judged(record, page);
    const unexpected = cautions.filter((caution) => caution !== 'too-short' && caution !== 'editor-words');
    if (typeof expected === 'object') expect({ tone, unexpected }).toEqual({ tone: 'green', unexpected: [expected.caution] });
    else if (expected === 'green') expect({ tone, code, unexpected }).toMatchObject({ tone: 'green', unexpected: [] });
    else expect(code).toBe(expected);
  });
});
