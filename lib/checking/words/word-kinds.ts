/** What a changed word changes; the first kinds are the dangerous ones. */
export const WORD_KIND = {
  plain: 0,
  number: 1,
  /** A sign that belongs to a number: a range's hyphen, a fraction's or date's slash, a ratio's colon, ± and comparisons. */
  numberSign: 2,
  /** % ° $ and their like, and units by name. */
  unit: 3,
  /** A unit only right after a number: "in", "a", "c". */
  unitAfterNumber: 4,
  negation: 5,
  modal: 6,
} as const;

const NUMBER_WORDS =
  words(`zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion trillion dozen`);

const UNITS = words(`mph kph kmh km mm cm µm μm ml kg lb lbs oz psi kpa mpa hz khz mhz ghz kw kwh mwh mw mv kv ma ah mah hp bhp nm rpm gvwr
  volt volts amp amps ampere amperes watt watts kilowatt kilowatts ohm ohms inch inches foot feet yard yards mile miles
  meter meters metre metres kilometer kilometers kilometre kilometres millimeter millimeters millimetre millimetres
  centimeter centimeters centimetre centimetres gallon gallons quart quarts pint pints acre acres cc horsepower kilopascal
  kilopascals decibel decibels micron microns milliliter milliliters millilitre millilitres milligram milligrams milliamp
  milliamps millivolt millivolts megapascal megapascals kilohertz megahertz gigabyte gigabytes megabyte megabytes kelvin
  joule joules ppm ppb bpm dpi fps gpm cfm liter liters litre litres pound pounds ounce ounces gram grams kilogram
  kilograms ton tons tonne tonnes degree degrees celsius fahrenheit percent dollars cents hertz newton newtons bar second
  seconds minute minutes hour hours day days week weeks month months year years millisecond milliseconds ms sec secs min
  mins hr hrs mb gb kb tb kbps mbps ω db lx kn mj kj wh m2 m3 cm2 cm3 mm2 mm3 km2 ft2 ft3 in2 in3 yd2 yd3 mi2`);

const UNITS_AFTER_NUMBER = words('a v w c f g l m k h s n j t b in ft yd mi pa gal qt pt');

const NEGATIONS =
  words(`not no never cannot without neither nor none nothing nobody nowhere unless except excluding cant dont doesnt didnt wont
  isnt arent wasnt werent wouldnt couldnt shouldnt hasnt havent hadnt`);

const MODALS = words("may might could should can will would shall must ought needn i'll they'll it'll you'll we'll");

const COMMON =
  words(`the a an and or of to in on at by for from with as is are was were be been being it its this that these those they them
  their he she his her you your we our i my me which who whom whose what when where how if then than so but also there
  here have has had do does did done not no all any some each such other into onto over under up down out off about after
  before during between through may might could should can will would shall must vehicle vehicles car cars`);

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

/** Units before which a small m is a thousandth and a capital one a million. */
const AFTER_M = [
  'W',
  'A',
  'V',
  'Pa',
  'Hz',
  'J',
  'N',
  'g',
  'L',
  'F',
  'H',
  'S',
  'K',
  'C',
  'T',
  's',
  'bar',
  'Ω',
  'ohm',
  'Wh',
  'Ah',
  'VA',
  'Nm',
];

/** Pairs of units that differ by a capital only, by what both are as folded. */
const CASED_UNITS: ReadonlyMap<string, readonly (readonly [string, string])[]> = byFold([
  ...AFTER_M.map((unit) => [`m${unit}`, `M${unit}`] as const),
  ...['k', 'K', 'M', 'G', 'T'].flatMap((prefix) => ['', 'ps', '/s'].map((rate) => [`${prefix}b${rate}`, `${prefix}B${rate}`] as const)),
  ['nm', 'Nm'],
]);

function byFold(pairs: readonly (readonly [string, string])[]): Map<string, (readonly [string, string])[]> {
  const folds = new Map<string, (readonly [string, string])[]>();
  for (const pair of pairs) folds.set(pair[0].toLowerCase(), [...(folds.get(pair[0].toLowerCase()) ?? []), pair]);
  return folds;
}

/** The pairs of units that a word, as folded, can stand for, if a capital tells them apart; empty else. */
export function casedForms(word: string): readonly (readonly [string, string])[] {
  return CASED_UNITS.get(word) ?? [];
}

/** The kind of a word as folded by the reader of words. */
export function kindOfWord(word: string): number {
  // An editor's sign at a figure: "5[%]".
  if (word.startsWith('[')) return kindOfWord(word.slice(1, -1));
  if (UNITS.has(word)) return WORD_KIND.unit;
  if (/\p{Nd}/u.test(word) || NUMBER_WORDS.has(word)) return WORD_KIND.number;
  if ((/^[-/:*,±≤≥<>=~+×÷≈≠·]+$/.test(word) && word !== '~~') || word === 'minus' || word === 'negative') return WORD_KIND.numberSign;
  if (/^[%‰°\p{Sc}]/u.test(word)) return WORD_KIND.unit;
  if (UNITS_AFTER_NUMBER.has(word)) return WORD_KIND.unitAfterNumber;
  if (NEGATIONS.has(word) || word === '✗' || word.endsWith("n't")) return WORD_KIND.negation;
  if (MODALS.has(word)) return WORD_KIND.modal;
  return WORD_KIND.plain;
}

/** So common that its presence proves nothing, whatever its kind. */
export function isCommonWord(word: string): boolean {
  return COMMON.has(word);
}

/** Letters that are a unit when they follow a figure without a blank: "12V", "0.7mm". */
export function isUnit(letters: string): boolean {
  return UNITS.has(letters) || UNITS_AFTER_NUMBER.has(letters);
}
