import type { RecordDocument } from '../../../../lib/checking/document.ts';
import type { Code } from '../../../../lib/checking/verdict.ts';
import { span, wordsOf } from './passages.ts';
import type { Draft, QuotationClass } from './quotation-class.ts';
import type { Random } from './random.ts';

/** Stretches that are planted in real and invented sentences, each quoted as the other of its pair: what the sentences themselves hold too seldom. */

type Pair = readonly [one: string, other: string];

/** Words beside which a planted stretch means what it says. */
const PLAIN = /^[a-z]{3,}$/i;
const TELLING = /^(?:not|nor|one|two|three|four|five|six|seven|eight|nine|ten|may|can|will|all|twenty|hundred|minus|the|and)$/i;

function planted(pairs: readonly Pair[], isDirected: boolean): QuotationClass['make'] {
  return (document, random) => {
    const [one, other] = random.pick(pairs);
    const [source, quotation] = isDirected || random.chance(0.5) ? [one, other] : [other, one];
    return withStretch(document, random, source, quotation);
  };
}

/** A copy of the document with a stretch in one of its sentences, and the words around it with another in its place. */
function withStretch(document: RecordDocument, random: Random, stretch: string, quoted: string): Draft | null {
  const words = span(document, random, 9, 24);
  if (!words) return null;
  const places = words.flatMap((word, at) => (at > 2 && at < words.length - 2 && [words[at - 1]!, word].every((near) => PLAIN.test(near) && !TELLING.test(near)) ? [at] : []));
  const source = document.texts[0]!.text.split(/\n{2,}/).map((paragraph) => wordsOf(paragraph).join(' ')).join('\n\n');
  const plain = words.join(' ');
  if (places.length === 0 || !source.includes(plain)) return null;
  const place = random.pick(places);
  const original = words.toSpliced(place, 0, stretch).join(' ');
  const edition: RecordDocument = { ...document, texts: [{ name: 'body', text: source.replaceAll(plain, () => original) }] };
  return { quotation: words.toSpliced(place, 0, quoted).join(' '), document: edition, others: [edition] };
}

type Row = readonly [what: string, codes: readonly Code[], pairs: readonly Pair[]];

const NUMBER: readonly Code[] = ['number-changed'];
const UNIT: readonly Code[] = ['unit-changed'];
const WORD: readonly Code[] = ['word-changed'];
const NEGATION: readonly Code[] = ['negation-changed'];

const WRONG: readonly Row[] = [
  ['fractions', NUMBER, [['½ inch', '¼ inch'], ['1/2 inch', '1/4 inch'], ['two-thirds', 'one-third'], ['two thirds', 'three thirds'], ['2 1/2 turns', '2 1/4 turns'], ['2½ turns', '2¼ turns'], ['⅔ of', '⅓ of'], ['½ inch', '0.5 inch'], ['1½ turns', '1 turns'], ['3/4 inch', '3-4 inch']]],
  ['numbers in words', NUMBER, [['forty', 'fourteen'], ['thirteen', 'thirty'], ['fifteen', 'fifty'], ['two hundred', 'two thousand'], ['twenty-one', 'twenty-two'], ['twenty one', 'twenty two'], ['a dozen', 'a hundred'], ['zero', 'four'], ['six million', 'six billion'], ['eleven', 'seven']]],
  ['ordinals', ['number-changed', 'word-changed'], [['first', 'second'], ['third', 'fourth'], ['1st', '2nd'], ['21st', '22nd'], ['2nd', 'second'], ['fifth', '5'], ['twenty-first', 'twenty-second'], ['once', 'twice']]],
  ['unit prefixes', UNIT, [['5 kPa', '5 MPa'], ['5 kHz', '5 MHz'], ['5 mm', '5 cm'], ['5 mm', '5 µm'], ['5 mg', '5 kg'], ['5 kW', '5 MW'], ['5 mA', '5 A'], ['5 mV', '5 V'], ['5 Ω', '5 kΩ'], ['5 ml', '5 l'], ['5 mbar', '5 bar'], ['5 GB', '5 MB'], ['5 ms', '5 s']]],
  ['thousandths and millions', UNIT, [['5 mW', '5 MW'], ['5 mA', '5 MA'], ['5 mPa', '5 MPa'], ['5 mHz', '5 MHz'], ['5 mΩ', '5 MΩ'], ['5 mV', '5 MV'], ['5 Mb/s', '5 MB/s'], ['5 nm', '5 Nm']]],
  ['units of one kind', UNIT, [['35 psi', '35 kPa'], ['5 gallons', '5 liters'], ['5 pounds', '5 ounces'], ['5 miles', '5 yards'], ['5 inches', '5 feet'], ['5 hours', '5 days'], ['5 °C', '5 °F'], ['5 Hz', '5 kHz'], ['5 volts', '5 amps'], ['5 quarts', '5 pints'], ['5 horsepower', '5 kilowatts'], ['5 acres', '5 yards']]],
  ['torque', ['unit-changed', 'number-changed'], [['35 N·m', '35 ft-lb'], ['35 ft-lb', '35 in-lb'], ['35 N·m', '35 N'], ['35 lb-ft', '35 lb'], ['35 N·m', '53 N·m'], ['35 Nm', '35 N·cm']]],
  ['speeds', UNIT, [['5 mph', '5 kph'], ['5 mph', '5 km/h'], ['5 km/h', '5 m/s'], ['5 mph', '5 miles'], ['5 km/h', '5 km'], ['5 rpm', '5 Hz']]],
  ['dates', ['number-changed', 'order-changed', 'word-changed'], [['3/4/2019', '4/3/2019'], ['March 4, 2019', 'March 5, 2019'], ['January 4', 'June 4'], ['2019-03-04', '2019-04-03'], ['4 March', 'March 4'], ['Monday', 'Friday'], ['03/04/19', '03/04/91'], ['2019', "'19"], ['summer 2019', 'summer 2020']]],
  ['times of day', ['unit-changed', 'word-changed', 'number-changed'], [['3:30 a.m.', '3:30 p.m.'], ['7 am', '7 pm'], ['3:30', '3:20'], ['15:30', '3:30'], ['3:30', '3.30'], ['3 ㏂', '3 ㏘'], ['noon', 'midnight']]],
  ['money', ['unit-changed', 'number-changed', 'word-changed'], [['$500', '€500'], ['$500', '$5,000'], ['$5 million', '$5 billion'], ['500 dollars', '500 euros'], ['$1.5M', '$1.5B'], ['US$500', 'A$500'], ['5¢', '5'], ['₹500', '500'], ['$500', '500']]],
  ['quantifiers', ['word-changed', 'negation-changed', 'number-changed'], [['all of them', 'some of them'], ['each of them', 'any of them'], ['most', 'few'], ['every', 'any'], ['many', 'several'], ['both', 'either'], ['all', 'nearly'], ['none of them', 'some of them'], ['half of them', 'all of them']]],
  ['conjunctions', ['word-changed', 'negation-changed', 'word-missing', 'word-added'], [['horn and lamp', 'horn or lamp'], ['horn and/or lamp', 'horn or lamp'], ['horn but lamp', 'horn and lamp'], ['horn or lamp', 'horn nor lamp'], ['horn and lamp', 'horn lamp'], ['horn & lamp', 'horn and lamp'], ['horn/lamp', 'horn lamp']]],
  ['prepositions', WORD, [['before it', 'after it'], ['above it', 'below it'], ['over it', 'under it'], ['to it', 'from it'], ['into it', 'onto it'], ['inside it', 'outside it'], ['within it', 'beyond it'], ['at it', 'near it'], ['up it', 'down it'], ['by it', 'for it'], ['since then', 'until then']]],
  ['directions', WORD, [['front', 'rear'], ['left-hand', 'right-hand'], ['upper', 'lower'], ['driver-side', 'passenger-side'], ['clockwise', 'counterclockwise'], ['inner', 'outer'], ['northbound', 'southbound'], ['forward', 'backward'], ['inboard', 'outboard'], ['ahead', 'behind']]],
  ['prefixes', ['word-changed', 'negation-changed'], [['connect', 'disconnect'], ['install', 'uninstall'], ['safe', 'unsafe'], ['compliant', 'noncompliant'], ['activate', 'deactivate'], ['place', 'replace'], ['operative', 'inoperative'], ['intended', 'unintended'], ['handled', 'mishandled'], ['legal', 'illegal'], ['lock', 'unlock']]],
  ['number of nouns', WORD, [['horn', 'horns'], ['latch', 'latches'], ['battery', 'batteries'], ['man', 'men'], ['axis', 'axes'], ["owner's", "owners'"], ["owner's", 'owners'], ['vehicle(s)', 'vehicles']]],
  ['tense', ['word-changed', 'modal-changed'], [['fails', 'failed'], ['is', 'was'], ['has', 'had'], ['breaks', 'broke'], ['is failing', 'has failed'], ['are', 'were'], ['said', 'says'], ['leaking', 'leaked'], ['begins', 'began']]],
  ['voice', ['word-changed', 'word-missing', 'word-added'], [['was struck', 'struck'], ['is held', 'holds'], ['has been replaced', 'has replaced'], ['were told', 'told'], ['being towed', 'towing']]],
  ['conditions', ['word-changed', 'negation-changed'], [['if so', 'when so'], ['if so', 'unless so'], ['until then', 'after then'], ['although it did', 'because it did'], ['whether', 'when'], ['provided that', 'given that'], ['only if', 'even if'], ['despite it', 'after it']]],
  ['pronouns', WORD, [['he did', 'she did'], ['they did', 'we did'], ['its horn', 'their horn'], ['his car', 'her car'], ['who did', 'which did'], ['I did', 'you did'], ['this one', 'that one'], ['mine', 'yours']]],
  ['makers and parts', WORD, [['Halden', 'Halston'], ['Meridian', 'Meriden'], ['TR-5', 'TS-5'], ['alternator', 'generator'], ['brake hose', 'brake line'], ['airbag', 'seatbelt'], ['fuel pump', 'oil pump'], ['hood latch', 'door latch'], ['Sport', 'Limited']]],
  ['comparisons', ['word-changed', 'number-changed', 'word-missing', 'word-added'], [['more than it', 'less than it'], ['higher', 'lower'], ['at least', 'at most'], ['up to', 'over'], ['fewer', 'greater'], ['minimum', 'maximum'], ['longer', 'shorter'], ['worse', 'better'], ['larger', 'largest'], ['as much as', 'as little as']]],
  ['certainty', WORD, [['known', 'suspected'], ['confirmed', 'alleged'], ['proved', 'claimed'], ['likely', 'unlikely'], ['certainly', 'possibly'], ['definitely', 'probably'], ['evidence', 'rumors'], ['required', 'recommended'], ['mandatory', 'optional']]],
  ['contractions', ['negation-changed', 'word-changed', 'modal-changed'], [["can't", 'can not'], ["can't", 'cannot'], ['cannot', 'can not'], ["don't", 'do not'], ["it's", 'it is'], ["we'll", 'we will'], ["won't", 'will not'], ["they're", 'they are'], ["isn't", 'is not'], ["can't", 'cant'], ["won't", 'wont']]],
  ['spelling of two countries', ['word-changed', 'unit-changed'], [['color', 'colour'], ['tire', 'tyre'], ['aluminum', 'aluminium'], ['organize', 'organise'], ['center', 'centre'], ['hood', 'bonnet'], ['gray', 'grey'], ['curb', 'kerb'], ['license', 'licence'], ['traveling', 'travelling'], ['5 liters', '5 litres']]],
  ['words of one sound', ['word-changed', 'modal-changed'], [['brake', 'break'], ['their', 'there'], ['its', "it's"], ['affect', 'effect'], ['than', 'then'], ['loose', 'lose'], ['your', "you're"], ['through', 'threw'], ['weather', 'whether'], ['principal', 'principle'], ['were', "we're"]]],
  ['one word or two', ['word-changed', 'modal-changed', 'word-added', 'word-missing', 'negation-changed'], [['every day', 'everyday'], ['may be', 'maybe'], ['all ready', 'already'], ['rear view', 'rearview'], ['antilock', 'anti lock'], ['some time', 'sometime'], ['no where', 'nowhere'], ['on to', 'onto'], ['with out', 'without'], ['any one', 'anyone'], ['airbag', 'air bag']]],
  ['items of a list', ['word-missing', 'word-added', 'order-changed', 'word-changed'], [['horn, lamp and fuse', 'horn and fuse'], ['horn, lamp and fuse', 'lamp, horn and fuse'], ['horns, lamps, fuses', 'horns, fuses'], ['(1) horn (2) lamp', '(1) lamp (2) horn'], ['horn; lamp; fuse', 'horn; fuse; lamp']]],
  ['words in parentheses', ['word-missing', 'word-added', 'negation-changed', 'number-changed', 'word-changed'], [['horn (upper) unit', 'horn unit'], ['horn (if fitted) unit', 'horn unit'], ['horn (not lamp) unit', 'horn unit'], ['horn (5) unit', 'horn unit'], ['horn — or lamp — unit', 'horn unit'], ['horn {upper} unit', 'horn unit']]],
  ['negations undone', NEGATION, [['no horn', 'a horn'], ['never did', 'ever did'], ['nothing of it', 'something of it'], ['nobody did', 'somebody did'], ['without it', 'with it'], ['none did', 'one did'], ['cannot do it', 'can do it'], ['neither of them', 'either of them'], ['nowhere near', 'somewhere near'], ["didn't do it", 'did do it'], ['not only that', 'only that'], ['unless so', 'as so']]],
  ['modal verbs', ['modal-changed', 'negation-changed'], [['must do it', 'may do it'], ['shall do it', 'should do it'], ['can do it', 'could do it'], ['will do it', 'would do it'], ['might do it', 'will do it'], ['ought to do it', 'has to do it'], ['must do it', 'do it'], ["I'll do it", 'I do it'], ['should do it', 'cannot do it']]],
  ['frequency', ['word-changed', 'negation-changed', 'number-changed'], [['always did', 'never did'], ['often did', 'rarely did'], ['sometimes did', 'usually did'], ['daily', 'weekly'], ['once', 'repeatedly'], ['constantly', 'occasionally'], ['monthly', 'yearly']]],
  ['causes', WORD, [['caused it', 'prevented it'], ['because of it', 'regardless of it'], ['due to it', 'next to it'], ['led to it', 'ended it'], ['following it', 'preceding it'], ['starts', 'stops'], ['opens', 'closes'], ['engages', 'disengages']]],
  ['powers', ['number-changed', 'unit-changed'], [['10⁴', '10⁵'], ['10⁴', '104'], ['10⁻³', '10³'], ['10^4', '10^5'], ['5 m²', '5 m³'], ['5 m²', '5 m'], ['5 mi²', '5 mi'], ['5 yd³', '5 yd'], ['10<sup>4</sup>', '104'], ['5 ft²', '5 ft'], ['5 ㎡', '5 m'], ['5 kg/m³', '5 kg/m']]],
  ['formulas', ['word-changed', 'number-changed', 'word-added', 'word-missing', 'unit-changed'], [['CO₂', 'CO'], ['H₂O', 'H₂O₂'], ['NOx', 'SOx'], ['pH 5', 'pH 6']]],
  ['comparing signs', NUMBER, [['≤ 5 mm', '≥ 5 mm'], ['< 5 mm', '> 5 mm'], ['±5 mm', '5 mm'], ['~5 mm', '5 mm'], ['≈ 5 mm', '5 mm'], ['≠ 5 mm', '= 5 mm'], ['≦ 5 mm', '≧ 5 mm'], ['<= 5 mm', '>= 5 mm'], ['-5 mm', '5 mm'], ['+5 mm', '-5 mm']]],
  ['Roman figures', ['word-changed', 'number-changed'], [['Ⅱ', 'Ⅲ'], ['II', 'III'], ['Ⅳ', 'Ⅵ'], ['IV', 'VI'], ['XI', 'IX'], ['II', '2'], ['ↁ', 'ↂ'], ['xiv', 'xvi']]],
  ['figures of other scripts', ['number-changed', 'word-changed', 'unit-changed'], [['٥ mm', '5 mm'], ['५ mm', '5 mm'], ['五 mm', '5 mm'], ['〇 mm', '0 mm'], ['５０ mm', '5 mm'], ['𝟓𝟎 mm', '5 mm'], ['①② mm', '①③ mm']]],
  ['pictures', ['word-changed', 'word-added', 'word-missing', 'negation-changed'], [['✅ horn', '❌ horn'], ['☑ horn', '☐ horn'], ['⛔ horn', 'horn'], ['🚫 horn', 'horn'], ['👍 horn', '👎 horn'], ['⬆ horn', '⬇ horn'], ['▶ horn', '◀ horn'], ['🔴 horn', '🟢 horn'], ['✗ horn', 'horn']]],
  ['codes and ids', ['number-changed', 'word-changed', 'order-changed', 'unit-changed'], [['MC-99000001', 'MC-99000010'], ['99V-901', '99V-910'], ['P0741', 'P0714'], ['EA99-901', 'PE99-901'], ['1LKTR5A10HA000100', '1LKTR5A10HA000001'], ['5W-30', '5W-40'], ['205/55R16', '205/65R16'], ['M8x1.25', 'M8x1.50'], ['v2.3.1', 'v2.3.2']]],
  ['ranges', NUMBER, [['5-10 mm', '5/10 mm'], ['2017-2022', '2017-2020'], ['5–10 mm', '5, 10 mm'], ['5--10 mm', '5 10 mm'], ['5 - 10 mm', '510 mm'], ['2017-\n2022', '2017, 2022'], ['-40–-20 mm', '-40–20 mm'], ['5:10', '5 10'], ['5 to 10 mm', '5 to 12 mm']]],
  ['decimals', NUMBER, [['0.5 mm', '.05 mm'], ['1.25 mm', '12.5 mm'], ['1,250 mm', '1.250 mm'], ['5·2 mm', '52 mm'], ['5·2 mm', '5 2 mm'], ['5,2 mm', '52 mm'], ['0.50 mm', '0.05 mm'], ['1.000 mm', '1,000 mm'], ['.5 mm', '5 mm'], ['4.10.1', '4.1.1']]],
  ['percentages', ['unit-changed', 'number-changed'], [['5%', '50%'], ['5%', '5'], ['5 %', '5 ‰'], ['5%', '5 percent'], ['0.5%', '5%'], ['5 percent', '5 points'], ['5 ppm', '5 percent']]],
  ['struck-out words', ['word-missing', 'word-added', 'word-changed', 'negation-changed'], [['~~horn~~ unit', 'horn unit'], ['<del>horn</del> unit', 'horn unit'], ['<s>horn</s> unit', 'horn unit'], ['h\u0336o\u0336r\u0336n\u0336 unit', 'horn unit'], ['is ~~not~~ done', 'is not done']]],
  ['figures struck out or turned round', ['number-changed', 'word-added', 'word-missing', 'word-changed'], [['5\u0336 mm', '5 mm'], ['\u202E52\u202C mm', '52 mm'], ['~~5~~ mm', '5 mm'], ['5 <\u0338 6', '5 < 6']]],
  ["an editor's negation", ['ellipsis-hides-negation', 'negation-changed', 'word-added', 'word-changed'], [['is done', 'is [not] done'], ['can do it', 'can[not] do it'], ['did it', '[never] did it'], ['safe unit', '[un]safe unit']]],
  ["an editor's number, unit or modal verb", ['word-changed', 'number-changed', 'unit-changed', 'modal-changed'], [['a 5 mm gap', 'a [50] mm gap'], ['a 5 mm gap', 'a 5 [cm] gap'], ['may do it', '[will] do it'], ['about $500', 'about $[900]']]],
];

/** Marks of omission that hide a negation. */
const OMISSIONS = ['…', '...', '. . .', '[...]', '[…]', '(...)', '(…)', '....', '[. . .]', '*...*', '<...>', '⋯', '{…}'];

/** The same stretches, differently set. */
const RIGHT: readonly (readonly [what: string, pairs: readonly Pair[]])[] = [
  ['nothing to see inside figures', [['2019', '20\u00AD19'], ['2019', '20\u200B19'], ['72,686', '72,\u200B686'], ['4.5 mm', '4\u2060.5 mm'], ['$500', '$\u200B500'], ['5%', '5\u200B%'], ['-5 °C', '-\u200B5 °C'], ['2017–2022', '2017\u2060–\u20602022'], ['5th', '5\u200Dth']]],
  ['figures of other shapes', [['72,686', '７２，６８６'], ['72,686', '𝟳𝟮,𝟲𝟴𝟲'], ['12', '⑫'], ['5', '❺'], ['5 mm', '𝟻 mm'], ['1 step', '1️⃣ step'], ['1/2 inch', '½ inch'], ['1/10 inch', '⅒ inch'], ['1 7/8 inch', '1⅞ inch'], ['5/8 inch', '5⁄8 inch'], ['10⁴', '10<sup>4</sup>'], ['10⁴', '10^4'], ['CO₂', 'CO2'], ['5 m²', '5 m2'], ['5th', '5ᵗʰ']]],
  ['units of other shapes', [['5 m²', '5 ㎡'], ['5 m/s', '5 ㎧'], ['5 kg', '5 ㎏'], ['5 °C', '5 ℃'], ['5 °C', '5 ºC'], ['5°C', '5 °C'], ['12V', '12 V'], ['5 µm', '5 μm'], ['3 kΩ', '3 kΩ'], ['35 N·m', '35 N-m'], ['35 N·m', '35 N⋅m'], ['35 N·m', '35 N•m'], ['5 %', '5%'], ['5%', '5％'], ['35 ft-lb', '35 ft·lb'], ['10\u202F000 km', '10 000 km']]],
  ['ranges of other shapes', [['2017-2022', '2017–2022'], ['2017-2022', '2017--2022'], ['2017-2022', '2017 - 2022'], ['2017-2022', '2017-\n2022'], ['2017–2022', '2017–\n2022'], ['2017-2022', '2017—2022'], ['5-10 mm', '5 – 10 mm'], ['-40–-20 mm', '-40--20 mm'], ['5:30', '5：30']]],
  ['signs of other shapes', [['≤ 5 mm', '<= 5 mm'], ['≤ 5 mm', '≦ 5 mm'], ['≥ 5 mm', '⩾ 5 mm'], ['< 5 mm', '&lt; 5 mm'], ['< 5 mm', '&amp;lt; 5 mm'], ['±5 mm', '+/-5 mm'], ['~5 mm', '∼5 mm'], ['horn → lamp', 'horn ⇒ lamp'], ['horn -> lamp', 'horn → lamp'], ['5 × 2', '5 &times; 2'], ['≠ 5', '!= 5']]],
  ['entities of every name', [['naïve', 'na&iuml;ve'], ['café', 'caf&eacute;'], ['Über', '&Uuml;ber'], ['señor', 'se&ntilde;or'], ['5 ‰', '5 &permil;'], ['5/8 inch', '5&frasl;8 inch'], ['horn — lamp', 'horn &horbar; lamp'], ['horn • lamp', 'horn &bull; lamp'], ['5 Ω', '5 &Omega;'], ['5 µm', '5 &mu;m'], ["didn't", 'didn&rsquo;t'], ["didn't", 'didn&amp;#39;t'], ['horn lamp', 'horn&ensp;lamp'], ['horn lamp', 'horn&#x2003;lamp'], ['horn & lamp', 'horn &amp;amp; lamp'], ['horn > lamp', 'horn &gt; lamp'], ['“horn”', '&lsaquo;horn&rsaquo;']]],
  ['tags and marks of programs', [['horn unit', 'horn<sup>3</sup> unit'], ['horn unit', 'horn[^3] unit'], ['horn unit', 'horn <b>unit</b>'], ['horn unit', '<u>horn</u> unit'], ['horn unit', '[horn](https://x.example/a "title") unit'], ['horn unit', '**horn** unit'], ['horn unit', '`horn` unit'], ['horn unit', '__horn__ unit'], ['horn unit', '| horn | unit |'], ['horn unit', 'horn\\\nunit'], ['5th horn', '5<sup>th</sup> horn'], ['50 horns', '<b>5</b>0 horns'], ['horn unit', 'horn 【4†source】 unit']]],
  ['letters of other shapes', [['horn', 'ｈｏｒｎ'], ['horn', '𝓱𝓸𝓻𝓷'], ['horn', '𝔥𝔬𝔯𝔫'], ['horn', 'ⓗⓞⓡⓝ'], ['horn', 'HORN'], ['afflict', 'aﬄict'], ['stop', 'ﬆop'], ['naïve', 'nai\u0308ve'], ['horn', 'h\u2060orn'], ['horn', 'ho\u{E0100}rn'], ['horn', 'ho\u034Frn'], ['Meß', 'MESS'], ['archæology', 'archaeology']]],
  ['marks of quotation of every shape', [['the "horn" unit', 'the 🙶horn🙷 unit'], ['the "horn" unit', 'the ❝horn❞ unit'], ['the "horn" unit', 'the 〝horn〞 unit'], ['the "horn" unit', 'the „horn“ unit'], ["the 'horn' unit", 'the ‹horn› unit'], ['the "horn" unit', "the ''horn'' unit"], ["the owner's unit", 'the owner´s unit'], ["the owners' unit", 'the owners’ unit'], ["rock 'n' roll", 'rock ’n’ roll'], ["5 o'clock", '5 o’clock']]],
  ['marks of footnotes', [['horn unit', 'horn† unit'], ['horn unit', 'horn‡ unit'], ['horn unit', 'horn* unit'], ['horn unit', 'horn¹² unit'], ['horn unit', 'horn[12] unit'], ['horn[12] unit', 'horn¹² unit'], ['horn unit', 'horn [1][2] unit'], ['horn unit', 'horn [cite: 3] unit'], ['horn unit', 'horn ⁴ unit']]],
  ['hyphens at line ends', [['collision', 'colli-\nsion'], ['collision', 'colli\u2010\r\nsion'], ['collision', 'colli-\u00AD\nsion'], ['collision', 'colli\u00AD\nsion'], ['rear-view', 'rear-\nview'], ['rear-view', 'rear‑view'], ['well-known', 'well-\n    known']]],
];

const dangerous = WRONG.map(([what, codes, pairs], at): QuotationClass => ({ name: `d${70 + at}`, what: `planted: ${what}`, wanted: 'not-green', codes, make: planted(pairs, false) }));

const harmless = RIGHT.map(([what, pairs], at): QuotationClass => ({
  name: `g${40 + at}`, what: `planted: ${what}`, wanted: 'green', codes: ['verbatim', 'verbatim-with-ellipsis', 'verbatim-with-editor-words'], make: planted(pairs, false),
}));

export const PLANTED_CLASSES: readonly QuotationClass[] = [
  ...dangerous,
  {
    name: 'd66', what: 'planted: a negation under a mark of omission of any shape', wanted: 'not-green', codes: ['ellipsis-hides-negation', 'negation-changed'],
    make: planted(['not', 'never', 'no', 'without', 'cannot', "didn't", 'nor', 'unless'].flatMap((word) => OMISSIONS.map((mark) => [word, mark] as const)), true),
  },
  ...harmless,
];
