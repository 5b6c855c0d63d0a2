import { bareOf, dropping, exchanging, inserting, type MutantKind, oneOf, rewriting } from './mutant-kind.ts';

const UNIT = oneOf(
  `mph km/h psi kpa mm cm inch inches feet ft mile miles km lb lbs pound pounds gallon gallons liter liters volt volts degree
  degrees hour hours minute minutes second seconds day days week weeks month months year years N·m Nm ft-lb ft-lbs °C °F percent`,
);
const OTHER_UNITS = [
  'mph',
  'km',
  'psi',
  'kPa',
  'mm',
  'inches',
  'feet',
  'miles',
  'pounds',
  'gallons',
  'hours',
  'minutes',
  'days',
  'weeks',
  'years',
];
const isAfterFigure = (words: readonly string[], at: number) => at > 0 && /\d$/.test(words[at - 1]!);
const isUnit = (words: readonly string[], at: number) => isAfterFigure(words, at) && UNIT.test(bareOf(words[at]!));

const NOT = /^(?:not|never)$/i;
const CONTRACTED = /n['’]t$/i;
const isNegation = (word: string) => /^(?:not|never|no|without|cannot|nor|neither|none|nothing)$/i.test(word) || CONTRACTED.test(word);
const AUXILIARY = /^(?:is|are|was|were|will|would|has|have|had|does|did|do|can|could|should|must|may|might)$/i;
const isAuxiliary = (words: readonly string[], at: number) => AUXILIARY.test(words[at - 1] ?? '') && !isNegation(bareOf(words[at]!));

const PREFIXED = new RegExp(
  [
    'un(?=safe|able|known|used|locked|stable|intended|belted|buckled|affected|injured|responsive|controll|expected)',
    'in(?=correct|operative|adequate|accurate|sufficient|ability)',
    'im(?=proper|possible)',
    'non-?(?=compliance|defective|sealed)',
    'dis(?=connect|engage|appear|able)',
  ]
    .map((form) => `^${form}`)
    .join('|'),
  'i',
);

/** What an editor can put into brackets to turn a sentence round. */
const TURNING = [
  '[not]',
  '[never]',
  '[rarely]',
  '[hardly ever]',
  '[falsely]',
  '[fail to]',
  '[seldom]',
  '[were unable to]',
  '[refuse to]',
  '[no longer]',
];

export const UNIT_KINDS: readonly MutantKind[] = [
  {
    name: 'unit changed',
    example: ['It was driven 35 miles to the shop', 'It was driven 35 feet to the shop'],
    changes: 'unit',
    at: isUnit,
    edit: (words, at, random) => {
      const bare = bareOf(words[at]!);
      const other = random.pick(OTHER_UNITS.filter((unit) => unit.replace(/s$/, '') !== bare.toLowerCase().replace(/s$/, '')));
      words[at] = words[at]!.replace(bare, other);
      return words;
    },
  },
  {
    name: 'unit dropped',
    example: ['It was driven 35 miles to the shop', 'It was driven 35 to the shop'],
    changes: 'unit',
    at: isUnit,
    place: 'inside',
    edit: (words, at) => words.toSpliced(at, 1),
  },
  {
    name: 'unit cut off',
    example: ['It was driven to the shop for 35 miles', 'It was driven to the shop for 35'],
    changes: 'unit',
    at: isUnit,
    cuts: true,
    place: 'last',
    edit: (words, at) => words.slice(0, at),
  },
  {
    name: 'percent sign dropped',
    example: ['In 35% of the cars the horn was lost', 'In 35 of the cars the horn was lost'],
    changes: 'unit',
    ...rewriting(/(?<=\d) ?%/, () => ''),
  },
  {
    name: 'percent sign put behind',
    example: ['In 35 of the cars the horn was lost', 'In 35% of the cars the horn was lost'],
    changes: 'unit',
    ...rewriting(/(?<=^\(?\d+)$/, (_match, random) => random.pick(['%', '\u2030', '\u066A', ' %', '[%]', '°'])),
  },
  {
    name: 'currency changed',
    example: ['It cost $35 to have it towed to the shop', 'It cost €35 to have it towed to the shop'],
    changes: 'unit',
    ...rewriting(/\$(?=\d)/, (_match, random) => random.pick(['€', '£', '¥', '', '-'])),
  },
  {
    name: 'degree changed',
    example: ['It was kept at 35°C over the whole day', 'It was kept at 35°F over the whole day'],
    changes: 'unit',
    ...rewriting(/(?<=\d ?°)[CF]/, ([sign]) => (sign === 'C' ? 'F' : 'C')),
  },
  {
    name: 'a thousand times the unit',
    example: ['The loss of one unit is about 35 mW in all', 'The loss of one unit is about 35 MW in all'],
    changes: 'unit',
    at: (words, at) => isAfterFigure(words, at) && /^(?:mW|MW|mA|mm|kg|Hz)[.,;]?$/.test(words[at]!),
    edit: (words, at) => {
      const others: Record<string, string> = { mW: 'MW', MW: 'mW', mA: 'A', mm: 'm', kg: 'g', Hz: 'kHz' };
      const bare = bareOf(words[at]!);
      words[at] = words[at]!.replace(bare, others[bare]!);
      return words;
    },
  },
  {
    name: 'half of the day changed',
    example: ['It was closed at 5 a.m. on that day', 'It was closed at 5 p.m. on that day'],
    changes: 'unit',
    ...rewriting(/^(\d*:?\d*)(a|p)(?=\.?m\b\.?)/i, ([, time, half]) => time! + (half!.toLowerCase() === 'a' ? 'p' : 'a')),
  },
  {
    name: 'inch mark changed',
    example: ['A gap of 5" was left at the door there', "A gap of 5' was left at the door there"],
    changes: 'unit',
    place: 'inside',
    at: (words, at) => /^\(?\d{1,2}(?:[./]\d+)?["\u2033][.,;]?$/.test(words[at]!) && !words.slice(0, at).some((word) => /^\W*"/.test(word)),
    edit: (words, at, random) => words.with(at, words[at]!.replace(/["\u2033]/, random.pick(["'", '\u2032', ' feet']))),
  },
  {
    name: 'unit in an editor’s brackets',
    example: ['It was driven 35 miles to the shop', 'It was driven 35 [feet] to the shop'],
    changes: 'unit',
    at: isUnit,
    place: 'inside',
    edit: (words, at, random) => {
      const bare = bareOf(words[at]!);
      const other = random.pick(OTHER_UNITS.filter((unit) => unit.replace(/s$/, '') !== bare.toLowerCase().replace(/s$/, '')));
      words[at] = words[at]!.replace(bare, `[${other}]`);
      return words;
    },
  },
];

export const NEGATION_KINDS: readonly MutantKind[] = [
  {
    name: 'negation dropped',
    example: ['The horn was not fixed by the dealer', 'The horn was fixed by the dealer'],
    changes: 'negation',
    place: 'inside',
    ...dropping((word) => /^(?:not|never|no|without|nor)$/i.test(word)),
  },
  {
    name: 'negation put in',
    example: ['The horn was fixed by the dealer', 'The horn was not fixed by the dealer'],
    changes: 'negation',
    ...inserting(isAuxiliary, 'not', 'never', 'hardly', 'no longer'),
  },
  {
    name: 'contraction undone',
    example: ["The dealer didn't fix the horn of it", 'The dealer did fix the horn of it'],
    changes: 'negation',
    ...rewriting(/(?<=^(?:did|does|do|is|are|was|were|would|could|should|has|have|had))n['’]t(?=$|[.,;:])/i, () => ''),
  },
  {
    name: 'contraction made',
    example: ['The dealer did fix the horn of it', "The dealer didn't fix the horn of it"],
    changes: 'negation',
    at: (words, at) => /^(?:did|does|is|are|was|were|would|could|should|has|had)$/i.test(words[at]!) && !NOT.test(words[at + 1] ?? ''),
    edit: (words, at) => words.with(at, `${words[at]}n't`),
  },
  {
    name: 'negation turned',
    example: ['It was sold without a horn to the dealer', 'It was sold with a horn to the dealer'],
    changes: 'negation',
    ...exchanging('without/with never/always no/every nothing/everything none/all nobody/everybody cannot/can unable/able neither/both'),
  },
  {
    name: 'prefix cut off',
    example: ['It is unsafe to tow it on the road', 'It is safe to tow it on the road'],
    changes: 'negation',
    ...rewriting(PREFIXED, () => ''),
  },
  {
    name: 'prefix put on',
    example: ['It is safe to tow it on the road', 'It is unsafe to tow it on the road'],
    changes: 'negation',
    ...rewriting(
      /^(?=(?:safe|able|known|used|locked|stable|intended|affected|injured|sealed|connected|proper|correct|possible)\b)/i,
      (_match, random) => random.pick(['un', 'non-', 'un-', 'non ', 'in']),
    ),
  },
  {
    name: 'editor’s words that deny',
    example: ['The horn will burn in the sun of the day', 'The horn will [rarely] burn in the sun of the day'],
    changes: 'negation',
    ...inserting(isAuxiliary, ...TURNING),
  },
  {
    name: 'an editor’s words for a negation',
    example: ['The horn was not fixed by the dealer', 'The horn was [duly] fixed by the dealer'],
    changes: 'negation',
    at: (words, at) => NOT.test(bareOf(words[at]!)),
    place: 'inside',
    edit: (words, at, random) => words.with(at, random.pick(['[duly]', '[then]', '[also]', '[indeed]'])),
  },
  {
    name: 'negation inside an ellipsis',
    example: ['The horn of it was not fixed by the dealer', 'The horn of it was ... fixed by the dealer'],
    changes: 'negation',
    at: (words, at) =>
      isNegation(bareOf(words[at]!)) && at > 1 && !/[.!?;:]["”)]?$/.test(words[at - 1]!) && !/[.!?;:,]["”)]?$/.test(words[at]!),
    cuts: true,
    place: 'inside',
    edit: (words, at, random) => (at < 2 || at > words.length - 3 ? null : words.with(at, random.pick(['...', '…', '[...]', '. . .']))),
  },
  {
    name: 'refusal inside an ellipsis',
    example: ['The horns of it failed to sound in the sun', 'The horns of it ... sound in the sun'],
    changes: 'negation',
    at: (words, at) =>
      /^(?:failed|fails|fail|unable|refused|refuses|refuse|unlikely|declined)$/i.test(bareOf(words[at]!)) &&
      words[at + 1]?.toLowerCase() === 'to',
    cuts: true,
    place: 'inside',
    edit: (words, at, random) => (at < 2 || at > words.length - 4 ? null : words.toSpliced(at, 2, random.pick(['...', '…', '[...]']))),
  },
  {
    name: 'negation inside a glued ellipsis',
    example: ['The horn of it was not fixed by the dealer', 'The horn of it was…fixed by the dealer'],
    changes: 'negation',
    cuts: true,
    at: (words, at) =>
      isNegation(bareOf(words[at]!)) && at > 1 && !/[.!?;:]["”)]?$/.test(words[at - 1]!) && !/[.!?;:,]["”)]?$/.test(words[at]!),
    place: 'inside',
    edit: (words, at, random) =>
      at < 2 || at > words.length - 3
        ? null
        : words.toSpliced(
            at - 1,
            3,
            words[at - 1]! + random.pick(['…', '...', '[…]', '....', ' * * * ', '(...)', '[snip]']) + words[at + 1]!,
          ),
  },
  {
    name: 'denial in brackets of other shapes',
    example: ['The horn was fixed by the dealer', 'The horn was {not} fixed by the dealer'],
    changes: 'negation',
    ...inserting(
      isAuxiliary,
      '{not}',
      '(not)',
      '（not）',
      '［not］',
      '〔not〕',
      '⟨not⟩',
      '[[not]]',
      '【not】',
      '‹not›',
      '|not|',
      '/not/',
      '[^not]',
      '<<not>>',
    ),
  },
  {
    name: 'denial in letters of other shapes',
    example: ['The horn was fixed by the dealer', 'The horn was 𝐧𝐨𝐭 fixed by the dealer'],
    changes: 'negation',
    ...inserting(isAuxiliary, '𝐧𝐨𝐭', 'ｎｏｔ', 'ⁿᵒᵗ', 'ⓝⓞⓣ', 'ɴᴏᴛ', 'n\u200Bot', 'n\u00ADot', 'n\u0302ot', '🅽🅾🆃', 'nоt', '🇳🇴🇹'),
  },
  {
    name: 'denial hung on a word',
    example: ['The horn was fixed by the dealer', 'The horn was[not] fixed by the dealer'],
    changes: 'negation',
    at: isAuxiliary,
    place: 'inside',
    edit: (words, at, random) =>
      words.with(
        at - 1,
        words[at - 1]! + random.pick(['[not]', '(not)', '<sup>not</sup>', '^not^', '{not}', ',not', '–not–', '~not', '_not_', '[no]']),
      ),
  },
  {
    name: 'sign that denies',
    example: ['The horn was fixed by the dealer', 'The horn was ❌ fixed by the dealer'],
    changes: 'negation',
    ...inserting(isAuxiliary, '✗', '❌', '🚫', '⛔', '¬', '≠', '✘', '👎', '&not;', '❎', '🙅', '✖'),
  },
  {
    name: 'comment that denies',
    example: ['The horn was fixed by the dealer', 'The horn was <!-- not --> fixed by the dealer'],
    changes: 'negation',
    ...inserting(isAuxiliary, '<!--not-->', '<!-- not -->', '/*not*/', '<b title="not">', '<not/>', '&lt;not&gt;', '[//]:# (not)'),
  },
  {
    name: '“without” written short',
    example: ['It was sold w/o a horn to the dealer', 'It was sold w/ a horn to the dealer'],
    changes: 'negation',
    ...rewriting(/^w\/o\b/i, () => 'w/'),
  },
  {
    name: 'negation struck out',
    example: ['The horn was fixed by the dealer', 'The horn was ~~not~~ fixed by the dealer'],
    changes: 'negation',
    ...inserting(isAuxiliary, '~~not~~', '<del>not</del>', '<s>never</s>', '[s]not[/s]'),
  },
  {
    name: 'negation in what looks like markup',
    example: ['The horn was fixed by the dealer', 'The horn was <i not> fixed by the dealer'],
    changes: 'negation',
    ...inserting(isAuxiliary, '<i not>', '【never†】', '\uE200never\uE201', '[url=never]', '<never>'),
  },
];
