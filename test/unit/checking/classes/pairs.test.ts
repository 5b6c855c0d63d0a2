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
  ['twenty-one cars', 'twenty-two cars'], ['2nd gear', 'second gear'], ['2nd gear', '2 gear'], ['½ inch', '0.5 inch'], ['1½ turns', '1.5 turns'], ['1 1/2 turns', '11/2 turns'], ['3/4 inch', '3-4 inch'], ['3/4 inch', '3:4 inch'], ['3/4 inch', '3 4 inch'],
  ['1,000,000 cars', '1,000 cars'], ['10 000 km', '10000 km'], ['10 000 km', '10,000 km'], ['1.000.000 km', '1,000,000 km'], ['5 kPa', '5 psi'], ['lb-ft', 'ft-lb'], ['ft/lb', 'ft-lb'], ['5 mΩ', '5 MΩ'], ['5 mAh', '5 MAh'], ['5 mbar', '5 Mbar'], ['5 mL', '5 ML'], ['5 mF', '5 MF'], ['5 mH', '5 MH'], ['5 mS', '5 MS'], ['5 mK', '5 MK'],
  ['3:30 a.m. on', '3:30 p.m. on'], ['3:30 am on', '3:30 pm on'], ['2019-03-04', '2019-04-03'], ['3/4/2019', '4/3/2019'], ['$5 million', '$5 billion'], ['$1.5M', '$1.5B'], ['5¢', '5'], ['₹500', '500'], ['€5', '5€'],
  ['and/or', 'or'], ['and/or', 'and or'], ['A+B', 'A B'], ['#5 wire', '#6 wire'], ['⛔ safe', 'safe'], ['🚫 safe', 'safe'], ['👎 safe', 'safe'], ['is ~~not~~ safe', 'is not safe'], ['is <del>not</del> safe', 'is not safe'], ['is <s>not</s> safe', 'is not safe'], ['is n̶o̶t̶ safe', 'is not safe'], ['5̶ mm', '5 mm'], ['1̶0̶ mm', '10 mm'], ['is -not- safe', 'is safe'],
  ['\u202E321\u202C cars', '321 cars'], ['\u202Eton\u202C safe', 'ton safe'], ['5 <\u0338 6', '5 < 6'], ['5 >\u0338 6', '5 > 6'], ['a ∈\u0338 b', 'a ∈ b'],
  ['~ten minutes', 'ten minutes'], ['5·2 mm', '5 2 mm'], ['5·2 mm', '52 mm'], ['5·2 mm', '5, 2 mm'], ['5∙2 mm', '5 2 mm'], ['5⋅2 mm', '5 2 mm'], ['5•2 mm', '5 2 mm'], ['5--10 mm', '5, 10 mm'], ['5--10 mm', '5 10 mm'], ['5 -- 10 mm', '5 10 mm'], ['5 : 10 mix', '5 10 mix'],
  ['5 mi²', '5 mi'], ['5 yd²', '5 yd'], ['5 yd³', '5 yd'], ['5 dm³', '5 dm'], ['5 nm²', '5 nm'], ['5 µm²', '5 µm'], ['5 hz²', '5 hz'], ['5 ㎡', '5 m'], ['5 ㎡', '5'], ['5 ㎧', '5'], ['5 ㏂', '5'], ['3 ㏂ sharp', '3 ㏘ sharp'], ['5 ㎞', '5'], ['10<sup>4</sup> cars', '104 cars'], ['10<sup>4</sup> cars', '10 4 cars'], ['m<sup>2</sup> area', 'm area'],
  ['5 ≮ 6', '5 < 6'], ['5 ⊄ 6', '5 ⊂ 6'], ['5′ tall', '5 tall'], ['a 5 ft² area', 'a 5 ft area'], ['٥ cars', '5 cars'], ['५ cars', '5 cars'], ['五 cars', '5 cars'],
  ['color', 'colour'], ['tire', 'tyre'], ['aluminum', 'aluminium'], ['organize', 'organise'], ['can\'t', 'can not'], ['cannot', 'can not'], ['it is', 'it\'s'], ['is not', 'isn\'t'], ['owner\'s car', 'owners car'],
  ['if it', 'when it'], ['above it', 'below it'], ['may have', 'has'], ['Left-hand', 'Right-hand'], ['5W-30', '5W-40'], ['10W-40', '10W40'], ['05 cars', '5 cars'], ['0.50 mm', '0.5 mm'], ['.5 mm', '0.5 mm'], ['5. mm', '.5 mm'],
  ['(un)safe', 'safe'], ['(un)safe', 'unsafe'], ['vehicle(s)', 'vehicles'], ['vehicle(s)', 'vehicle'], ['un/safe', 'safe'], ['&#110;ot safe', 'safe'], ['&amp;#110;ot safe', 'safe'], ['is [not] safe', 'is safe'], ['[un]safe', 'safe'], ['a 5 mm gap', 'a [10] mm gap'], ['pump may fail', 'pump [will] fail'], ['35 psi cold', '35 [kPa] cold'],
  ['2017 through 2022', '2017-2022'], ['2017–2022', '2017 and 2022'], ['2017-\n2022', '20172022'], ['2017-\n2022', '2017, 2022'], ['201\u200B9', '201 9'], ['5\u200B0 mm', '5 mm'], ['−\u200B5 V', '5 V'], ['5\u200B% of', '5 of'],
  ['𝟏𝟎 mm', '𝟏𝟏 mm'], ['①② parts', '①③ parts'], ['Ⅳ part', 'Ⅵ part'], ['H₂O', 'H₂O₂'], ['x² y', 'x y2'], ['🅰 part', '🅱 part'], ['1️⃣ step', '2️⃣ step'], ['10️⃣ x', '1️⃣ x'],
  ['5 ≦ 6', '5 ≧ 6'], ['5%–10% off', '5–10% off'], ['5–10%', '5%'], ['US$5', 'A$5'], ['5 lbs.', '5 lb.'], ['−5', '– 5x'], ['5 (five) cars', '5 (six) cars'], ['A or B', 'A and B'], ['No. 5', 'No. 6'], ['p < .05', 'p < .5'], ['p > .05', 'p < .05'], ['5 ÷ 2', '5 × 2'], ['5 ± 2', '5 + 2'], ['5e3 x', '5 e3 x'], ['5E-3', '5E3'], ['5E+3', '5E-3'], ['1e-3', '1e3'], ['-40 to -20', '-40 to 20'], ['-40–-20', '-40–20'], ['-40…-20', '-40…20'], ['5 V DC', '5 V AC'], ['IP67', 'IP76'], ['M8×1.25', 'M8×12.5'], ['M8x1.25', 'M8x125'], ['AA-BB', 'AABB'], ['1-2-3-4', '1-2-4-3'], ['1.2.3', '1.3.2'],
  ['not recommended', 'recommended'], ['non‑safe', 'safe'], ['dis-connect', 'connect'], ['re\u00ADmove', 'move'], ['in\u00ADvalid', 'valid'], ['un\u200Bsafe', 'safe'], ['no\u200Bt safe', 'no safe'], ['not\u200Bsafe', 'not safe'],
  ['&not; safe', 'safe'], ['¬safe', 'safe'], ['∄ fault', '∃ fault'], ['∉', '∈'], ['5 ≁ 6', '5 ∼ 6'], ['5 ≉ 6', '5 ≈ 6'], ['A ⇏ B', 'A ⇒ B'], ['A ↛ B', 'A → B'], ['👍 safe', '👎 safe'], ['⚠ stop', '⛔ stop'], ['☐ brakes', '☑ brakes'], ['🟢 lamp', '🔴 lamp'], ['🔴 lamp', 'lamp'], ['🔒 door', '🔓 door'], ['⬆ lever', '⬇ lever'], ['◀ turn', '▶ turn'], ['▲ up', '▼ up'], ['+ pole', '− pole'], ['⊕ pole', '⊖ pole'], ['➕ pole', '➖ pole'], ['Δ5', '5'], ['∞ turns', 'turns'], ['Ø10 hole', '10 hole'], ['√2', '2'], ['∑5', '5'], ['5′30″', '5′30′'], ['5°30′', '5°30″'], ['5°30′', '530'], ['½″ bolt', '½′ bolt'],
  ['-$500', '$500'], ['−$500', '$500'], ['$5-$10', '$5, $10'], ['$5-$10', '$5 $10'], ['5%-10%', '5%, 10%'], ['5%-10%', '5% 10%'], ['5 mm – 10 mm', '5 mm, 10 mm'], ['5mm-10mm', '5mm 10mm'], ['5 °C - 10 °C', '5 °C 10 °C'], ['5 °C-10 °C', '5 °C, 10 °C'],
] as const;

/** Stretches that are set otherwise and are the same, whichever is quoted. */
const SAME = [
  ['17" wheels', '17″ wheels'], ['17" wheels', '17” wheels'], ["5'10\" tall", '5′10″ tall'], ['5 µm', '5 μm'], ['3 kΩ', '3 kΩ'], ['CO₂', 'CO2'], ['5 m²', '5 m2'], ['20 °C', '20\u00A0°C'],
  ['–20 °C', '-20 °C'], ['−20 °C', '-20 °C'], ['10-12 mm', '10–12 mm'], ['10-12 mm', '10—12 mm'], ['a — b', 'a – b'], ['a — b', 'a -- b'], ['a—b', 'a — b'], ['A/C', 'A / C'], ['B & C', 'B &amp; C'], ['< 5 mm', '&lt; 5 mm'], ['< 5 mm', '＜ 5 mm'],
  ["the '98 model", 'the ’98 model'], ["the '98 model", 'the ‘98 model'], ["owners' cars", 'owners’ cars'], ["the TR-5's unit", 'the TR-5&#39;s unit'], ["the 80's car", 'the 80’s car'], ["the 80's car", 'the 80&rsquo;s car'],
  ['72,686 cars', '７２，６８６ cars'], ['72,686 cars', '72，686 cars'], ['72,686 cars', '𝟕𝟐,𝟔𝟖𝟔 cars'], ['of183,519 cars', '𝐨𝐟𝟏𝟖𝟑,𝟓𝟏𝟗 cars'], ['183,51 cars', '𝟏𝟖𝟑,𝟓𝟏 cars'], ['5% of it', '5％ of it'], ['$500', '＄500'], ['4.5 mm', '４．５ mm'], ['4.5 mm', '4．5 mm'],
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
  ['2019 cars', '20\u00AD19 cars'], ['2019 cars', '20\u200B19 cars'], ['72,686 cars', '72,\u200B686 cars'], ['72,686 cars', '72\u200B,686 cars'], ['4.5 mm', '4\u200B.5 mm'], ['-5 °C', '-\u200B5 °C'], ['$500', '$\u200B500'], ['5% of', '5\u200B% of'], ['5°C x', '5\u200B°C x'], ['2017–2022', '2017\u2060–\u20602022'], ['2017-2022', '2017-\n2022'], ['2017–2022', '2017–\n2022'], ['2017–2022', '2017--2022'], ['2017-2022', '2017 -- 2022'], ['5-10 mm', '5 - 10 mm'], ['5-10 mm', '5 –\n10 mm'], ['< 5 mm', '<\n5 mm'],
  ['⅒ inch', '1/10 inch'], ['⅞ inch', '7/8 inch'], ['1⅞ inch', '1 7/8 inch'], ['5 ㎡', '5 m²'], ['5 ㎧', '5 m/s'], ['5 ㎏', '5 kg'], ['3 ㏂ x', '3 a.m. x'], ['5 ≦ 6', '5 ≤ 6'], ['5 ⩽ 6', '5 ≤ 6'], ['5 ≧ 6', '5 ≥ 6'], ['1️⃣ step', '1 step'], ['< 5 mm', '&amp;amp;lt; 5 mm'], ['the [word](https://x.example/a "t") more', 'the word more'], ['the word[^1] more', 'the word more'], ['the word<sup>3</sup> more', 'the word more'], ['the word<sup>[3]</sup> more', 'the word more'], ['10⁴ cars', '10<sup>4</sup> cars'], ['5 m² x', '5 m<sup>2</sup> x'], ['CO₂ x', 'CO<sub>2</sub> x'], ['10⁴ cars', '10^4 cars'], ['5th gear', '5<sup>th</sup> gear'], ['5th gear', '5ᵗʰ gear'],
  ['10\u2009000 km', '10 000 km'], ['10\u202F000 km', '10 000 km'], ['5 N·m', '5 N-m'], ['5 N·m', '5 N•m'], ['5 N·m', '5 N⋅m'], ['5 N·m', '5 N m'], ['5 ft-lb', '5 ft·lb'], ['12V', '12 V'], ['‘word’ more', '🙶word🙷 more'], ['“word” more', '❝word❞ more'], ['word\u3164more x', 'word more x'], ['word\u2800more x', 'word more x'], ['the word † more', 'the word more'], ['the word‡ more', 'the word more'], ['the word* more', 'the word more'], ['the # word', 'the word'], ['the word &ensp; more', 'the word more'], ['the word &hairsp; more', 'the word more'], ['na&iuml;ve', 'naïve'], ['caf&eacute;', 'café'], ['&Uuml;ber', 'Über'], ['5 &permil; of', '5 ‰ of'], ['5&frasl;8', '5/8'], ['word&horbar;more', 'word—more'], ['word&lrm; more', 'word more'], ['word &rarr; more', 'word → more'], ['word &bullet; more', 'word • more'], ['5 &Omega;', '5 Ω'], ['5 &mu;m', '5 µm'],
  ['the word\\\nmore', 'the word more'], ['the word  \nmore', 'the word more'], ['| the | word |', 'the word'], ['### the word', 'the word'], ['`the word` more', 'the word more'], ['“the word,” more', '“the word”, more'], ['the word . . . more', 'the word… more'], ['the word <...> more', 'the word … more'], ['the word {...} more', 'the word … more'],
  ['dont\u2019s x', 'dont\'s x'], ['o’clock', 'o\'clock'], ['rock ’n’ roll', 'rock \'n\' roll'], ['’til x', '\'til x'], ['5’000', '5\'000'], ['É', 'E\u0301'], ['ễ', 'e\u0302\u0303'], ['ﬃx', 'ffix'], ['ĳ', 'ij'], ['ſet', 'set'], ['Ｎｏｔ', 'not'], ['Ⓝⓞⓣ', 'not'], ['ⁿ x', 'n x'], ['Ｎ．Ａ．', 'N.A.'], ['（word）', '(word)'], ['［word］', '[word]'], ['［w］ord', '[w]ord'], ['fail［ed］ x', 'fail[ed] x'], ['word：more', 'word: more'], ['5：30', '5:30'], ['5／8', '5/8'], ['５－１０', '5-10'], ['５～１０', '5~10'],
  ['5 °C', '5 &deg;C'], ['5 °C', '5 &#176;C'], ['5 °C', '5 &#xB0;C'], ['±5', '&plusmn;5'], ['5 × 2', '5 &times; 2'], ['don’t', 'don&rsquo;t'], ['don’t', 'don&amp;rsquo;t'], ['don’t', 'don&amp;amp;#39;t'], ['A&B', 'A&amp;amp;B'],
  ['co-\u00AD\noperate', 'cooperate'], ['co\u2010\noperate', 'cooperate'], ['co-\r\noperate', 'cooperate'], ['co- \noperate', 'cooperate'], ['co-\n  operate', 'cooperate'], ['co-\n\noperate x', 'cooperate x'], ['co\u00AD-\noperate', 'cooperate'], ['well-\nknown', 'well-known'], ['well–\nknown', 'well-known'], ['well\u2011known', 'well-known'], ['A/C', 'A⁄C'], ['“A”/“B”', 'A/B'], ['the U.S. law', 'the U. S. law'], ['Mr Smith', 'Mr. Smith'], ['e.g. it', 'e. g. it'], ['No 5', 'No. 5'],
  ['word\u200D more', 'word more'], ['w\u034Ford', 'word'], ['word\uFE0F more', 'word more'], ['word\uFE0E more', 'word more'], ['wo\u{E0100}rd', 'word'], ['word\u{E0020} more', 'word more'], ['word\u180E more', 'word more'], ['w\u2061ord', 'word'], ['word ❤️ more', 'word ❤ more'],
  ['**not** safe', 'not safe'], ['__not__ safe', 'not safe'], ['*not safe*', 'not safe'], ['not\\_safe', 'not_safe'], ['not &lt;safe&gt;', 'not <safe>'], ['- the word', 'the word'], ['1️⃣2️⃣ x', '12 x'], ['the word 💡 more', 'the word 💡 more'],
  ['$5-$10', '$5–$10'], ['5%-10%', '5%–10%'], ['5% – 10%', '5%-10%'], ['5 mm – 10 mm', '5 mm - 10 mm'], ['5mm-10mm', '5mm–10mm'], ['5 °C - 10 °C', '5 °C–10 °C'], ['-$500', '–$500'], ['a 5-speed', 'a 5–speed'], ['the 10W-40', 'the 10W–40'], ['MC-99000001', 'MC–99000001'],
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
