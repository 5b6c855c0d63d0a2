import { describe, expect, test } from 'vitest';
import { checkQuotation } from '../../../../lib/checking/check-quotation.ts';
import type { RecordDocument } from '../../../../lib/checking/document.ts';
import { claimOf } from './quotation-class.ts';

/** Stretches that a hasty comparison takes for the same, each set in the same sentence: none may be green for the other, whichever is quoted. */
const DIFFERENT = [
  ['.25 inch', '25 inch'], ['0.5 mm', '0 5 mm'], ['1,5 mm', '1 5 mm'], ['1,5 mm', '15 mm'], ['1,5 mm', '1.5 mm'], ['1,234', '1 234'], ['1,234', '1.234'],
  ['≤ 5 mm', '5 mm'], ['≤ 5 mm', '≥ 5 mm'], ['≤5 mm', '5 mm'], ['< 5 mm', '> 5 mm'], ['< 5 mm', '5 mm'], ['<5 mm', '>5 mm'], ['± 5 mm', '5 mm'], ['~5 mm', '5 mm'], ['≈ 5 mm', '5 mm'], ['&lt; 5 mm', '5 mm'],
  ['A = B', 'A ≠ B'], ['5 × 2', '5 2'], ['5×2', '52'], ['5*2', '52'], ['5 * 2', '5 2'], ['5_2', '52'], ['10^4', '10 4'], ['10^4', '104'], ['10⁴', '10'], ['10⁴', '104'], ['10⁻³', '10³'],
  ['17" wheels', "17' wheels"], ['17" wheels', '17 wheels'], ["a 6' bar", 'a 6 bar'], ["5'10\" tall", '510 tall'], ["5'10\" tall", '5 10 tall'],
  ['+12 V', '12 V'], ['+12 V', '-12 V'], ['–20 °C', '20 °C'], ['−20 °C', '20 °C'], ['-20 °C', '20 °C'], ['20 °C', '20 °F'], ['20 °C', '20 C'], ['20 °C', '20'],
  ['20 – 30 mm', '20 30 mm'], ['20-30 mm', '2030 mm'], ['20-30 mm', '20/30 mm'], ['20-30 mm', '20, 30 mm'], ['20 to 30 mm', '20-30 mm'],
  ['5 % of it', '5 of it'], ['5% of it', '5‰ of it'], ['$500', '500'], ['500 €', '500'], ['$500', '€500'], ['US$ 500', 'US 500'],
  ['2½ inches', '2 inches'], ['½ inch', 'inch'], ['½ inch', '¼ inch'], ['2 1/2 inches', '2 12 inches'], ['2½ inches', '21/2 inches'],
  ['version 4.2.1', 'version 4.2'], ['version 4.2.1', 'version 421'], ['ratio 33:1', 'ratio 331'], ['ratio 33:1', 'ratio 33'], ['at 3:30', 'at 330'],
  ['50 km/h', '50 km'], ['6 N·m', '6 N'], ['6 N·m', '6 Nm'], ['5 mPa', '5 MPa'], ['5 mW', '5 MW'], ['3 kΩ', '3 Ω'], ['5 µm', '5 mm'], ['5 m²', '5 m'], ['5 m³', '5 m²'], ['CO₂', 'CO'],
  ["the owner's cars", 'the owners cars'], ["we're there", 'were there'], ["it's size", 'its size'], ["we'll", 'well'],
  ['<not> safe', 'safe'], ['【not】 safe', 'safe'], ['[safe](not at all)', 'safe'], ['(not) safe', 'safe'], ['*not* safe', 'safe'], ['~~not~~ safe', 'safe'], ['{not} safe', 'safe'], ['not-safe', 'safe'], ['no/unsafe', 'unsafe'],
  ['5th car', '5 car'], ['P0741', 'P0714'], ['P0741', 'PO741'], ['rear-view', 'rearview'], ['rear view', 'rearview'], ['re-sign', 'resign'], ['off-road', 'offroad'], ['on/off', 'onoff'],
  ['lamp', 'Iamp'], ['no car', 'n0 car'], ['10 cars', 'I0 cars'], ['10 cars', 'l0 cars'], ['café', 'cafe'], ['naïve', 'naive'], ['coöp', 'coop'],
  ['&#49;2 cars', '2 cars'], ['A&B', 'AB'], ['MC-99000001', 'MC-99000011'], ['1LKTR5A10HA000100', '1LKTR5A10HA000101'], ['13V-234', '13V-243'], ['13V-234', '13 V 234 000'],
  ['II', '11'], ['IV', 'VI'], ['not only', 'only'], ['no one', 'none'], ['cannot', 'can'], ['nobody', 'body'],
  ['[35] N·m', '[53] N·m'], ['✅ safe', '❌ safe'], ['☑ safe', '☒ safe'], ['✓ safe', '✗ safe'], ['~ 5 mm', '5 mm'], ['≈5 mm', '5 mm'], ['5 mm²', '5 mm³'], ['1500,5 mm', '1500 5 mm'], ['2016/17', '2016 17'], ['1.5–2.5 mm', '1.5 2.5 mm'], ['√5', '5'], ['5 ÷ 2', '5 2'], ['5 ° left', '5 left'], ['N/A', 'NA'], ['3′', '3″'], ['0.5', '0,5'], ['12:30', '12.30'], ['CR-V', 'HR-V'], ['#5', '#6'], ['5!', '6!'],
  ['a word [3] more', 'a word [5] more'], ['a word[3] more', 'a word[5] more'], ['a word³ more', 'a word⁵ more'], ['to [35 N·m] now', 'to [53 N·m] now'],
  ['✗ safe', 'safe'], ['safe ✓ on', 'safe ✗ on'], ['☑ yes ☐ no', '☐ yes ☑ no'], ['■ yes □ no', '□ yes ■ no'], ['★★★☆ for it', '★★★★ for it'], ['P → R', 'P ← R'], ['pressure ↑ and', 'pressure ↓ and'], ['♂ part', '♀ part'],
  ['⑴ part', '⑵ part'], ['❶ part', '❷ part'], ['⑫ parts', '⑬ parts'], ['⒈ part', '⒉ part'], ['5‰ of it', '5 of it'], ['5‱ of it', '5‰ of it'],
  ['A =\u0338 B', 'A = B'], ['<= 5 mm', '>= 5 mm'], ['<= 5 mm', '= 5 mm'], ['<=5 mm', '5 mm'], ['A != B', 'A = B'], ['A <> B', 'A B'], ['-/+ 5 mm', '+/- 5 mm'], ['+/- 5 mm', '5 mm'],
  ['B+ cable', 'B- cable'], ['B+ cable', 'B cable'], ['the (+) pole', 'the (-) pole'], ['the + pole', 'the - pole'], ['the + pole', 'the pole'], ['A+ grade', 'A grade'], ['A > B', 'A < B'], ['A>B', 'A<B'], ['P -> R', 'P <- R'],
  ['± 5 mm', '5 mm'], ['˜5 mm', '5 mm'], ['20 ˚C', '20 C'], ['$ 500', '500'], ['≥ 5 mm', '5 mm'], ['- 5 °C', '5 °C'], ['− 5 V', '5 V'], ['2016,5 cars', '2016 5 cars'], ['15000,25 km', '15000 25 km'],
  ['ʻnotʼ safe', 'safe'], ['no t safe', 'not safe'], ['now here', 'nowhere'], ['may be', 'maybe'], ['every day', 'everyday'], ['un-safe', 'safe'], ['non compliant', 'compliant'], ['more than 5', 'than 5'],
] as const;

/** Stretches that are set otherwise and are the same, whichever is quoted. */
const SAME = [
  ['17" wheels', '17″ wheels'], ['17" wheels', '17” wheels'], ["5'10\" tall", '5′10″ tall'], ['5 µm', '5 μm'], ['3 kΩ', '3 kΩ'], ['CO₂', 'CO2'], ['5 m²', '5 m2'], ['20 °C', '20\u00A0°C'],
  ['–20 °C', '-20 °C'], ['−20 °C', '-20 °C'], ['10-12 mm', '10–12 mm'], ['10-12 mm', '10—12 mm'], ['a — b', 'a – b'], ['a — b', 'a -- b'], ['a—b', 'a — b'], ['A/C', 'A / C'], ['B & C', 'B &amp; C'], ['< 5 mm', '&lt; 5 mm'], ['< 5 mm', '＜ 5 mm'],
  ["the '98 model", 'the ’98 model'], ["the '98 model", 'the ‘98 model'], ["owners' cars", 'owners’ cars'], ["the TR-5's unit", 'the TR-5&#39;s unit'], ["the 80's car", 'the 80’s car'], ["the 80's car", 'the 80&rsquo;s car'],
  ['72,686 cars', '７２，６８６ cars'], ['72,686 cars', '72，686 cars'], ['72,686 cars', '𝟕𝟐,𝟔𝟖𝟔 cars'], ['5% of it', '5％ of it'], ['$500', '＄500'], ['4.5 mm', '４．５ mm'], ['4.5 mm', '4．5 mm'],
  ['note – 1° batch', 'note - 1° batch'], ['note – 1° batch', 'note 1° batch'],
  ['~ 5 mm', '~5 mm'], ['~5 mm', '∼5 mm'], ['~5 mm', '˜5 mm'], ['20 °C', '20 ºC'], ['20 °C', '20 ˚C'], ['20 °C', '20 ℃'], ['± 5 mm', '±5 mm'], ['$ 500', '$500'], ['- 5 °C', '-5 °C'], ['− 5 V', '-5 V'], ['2016,2017 cars', '2016, 2017 cars'], ['a - b', 'a – b'], ['⑫ parts', '12 parts'], ['❶ part', '1 part'], ['⑴ part', '(1) part'],
  ['recall 19A', 'recall 19\u0410'], ['12 V', '12\u00A0V'],
  ['<= 5 mm', '≤ 5 mm'], ['>=5 mm', '≥ 5 mm'], ['+/- 5 mm', '±5 mm'], ['A != B', 'A ≠ B'], ['P -> R', 'P → R'], ['P => R', 'P → R'], ['the word\n> more', 'the word\nmore'], ['the word\n+ more', 'the word\n- more'],
  ['✓ part', '✔ part'], ['✅ part', 'part'], ['P → R', 'P ⇒ R'], ['P → R', 'P R'], ['▪ part', '• part'], ['★ part', 'part'], ['a word [3] more', 'a word [3, 4] more'],
  ['a word [3] more', 'a word more'], ['a word[3] more', 'a word more'], ['a word¹ more', 'a word more'], ['a word [sic] more', 'a word more'],
  ['the [b]word[/b] more', 'the word more'], ['the <b>word</b> more', 'the word more'], ['the **word** more', 'the word more'], ["the **word**'s more", "the word's more"], ['the [word](https://x.example/not) more', 'the word more'], ['the \\*word\\* more', 'the word more'],
  ['“not” safe', '"not" safe'], ['“not” safe', "'not' safe"], ['“not” safe', '«not» safe'], ['col-\nlision', 'collision'], ['rear-\nview', 'rear-view'], ['ra­dar', 'radar'], ['ﬁnal', 'final'], ['word , more', 'word, more'], ['word ( more )', 'word (more)'],
  ['the word\r\nmore', 'the word more'], ['the\u2028word', 'the word'], ['the\tword', 'the word'], ['\u202Aword\u202C', 'word'], ['wo\u2060rd', 'word'], ['cafe\u0301', 'café'], ['ⅳ', 'iv'], ['№ 5', 'No 5'], ['a • b', 'a b'], ['ﬆop', 'stop'], ['the word...more', 'the word…more'],
  ['don\u0092t', "don't"], ['don\u0019t', "don't"], ['donʼt', "don't"], ['don´t', "don't"], ['don`t', "don't"], ['don＇t', "don't"], ['ｗｏｒｄ', 'word'], ['𝐰𝐨𝐫𝐝', 'word'], ['𝑤𝑜𝑟𝑑', 'word'], ['ＷＯＲＤ', 'word'],
  ['Crosswatch™ brakes', 'Crosswatch brakes'], ['Crosswatch® brakes', 'Crosswatch brakes'], ['Crosswatch© brakes', 'Crosswatch brakes'], ['the word ℠ more', 'the word more'], ['“word”', '„word“'], ['the word.’ More', 'the word. More'], ['the word—', 'the word'], ['the  word', 'the word'], ['the word\n\nmore', 'the word\n\nmore'], ['5 mm', '5 mm'], ['5 000', '5 000'], ['the­re', 'there'], ['﻿the word', 'the word'], ['état', 'état'], ['Å', 'Å'], ['&amp;amp; more', '& more'], ['the word&nbsp;more', 'the word more'], ['the word<br>more', 'the word more'], ['<p>the word</p>', 'the word'], ['the word&#8203;more', 'the wordmore'],
] as const;

const sentence = (stretch: string) => `The sheet in the glove box says that the note about ${stretch} applies to every car that was built before the recall began.`;

function verdictOf(source: string, quotation: string) {
  const document: RecordDocument = {
    id: 'MC-99000001', ids: ['MC-99000001'], kind: 'communication', title: 'Invented', status: 'active', texts: [{ name: 'body', text: sentence(source) }], complete: true, revision: source,
    readAt: '2026-09-22T10:00:00Z', scope: { years: [], excludedTrims: [] }, contradictions: [],
  };
  const { claim, lookups } = claimOf({ quotation: sentence(quotation), sentence: '' }, document);
  return checkQuotation(claim, lookups, null);
}

describe.each(DIFFERENT)('%s is not %s', (one, other) => {
  test.each([[one, other], [other, one]])('%s, quoted as %s', (source, quotation) => {
    expect(verdictOf(source, quotation)).toMatchObject({ tone: 'amber' });
  });
});

describe.each(SAME)('%j is %j', (one, other) => {
  test.each([[one, other], [other, one]])('%j, quoted as %j', (source, quotation) => {
    expect(verdictOf(source, quotation)).toMatchObject({ verdict: 'verified' });
  });
});
