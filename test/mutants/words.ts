import type { RecordDocument } from '../../lib/checking/document.ts';
import { foldedWords, paragraphsOf, piecesStandAsWords, wordsOf } from '../unit/checking/classes/passages.ts';
import { bareOf, exchanging, inserting, type MutantKind, rewriting } from './mutant-kind.ts';

const isPlain = (word: string | undefined) => /^[a-z]{4,}$/i.test(word ?? '');
const isLong = (words: readonly string[], at: number) => /^[a-z]{6,}$/i.test(words[at]!);
/** A word whose meaning no other word of a sentence carries. */
const isContent = (words: readonly string[], at: number) =>
  isLong(words, at) &&
  !/^(?:should|because|however|through|without|another|whether|certain|between|during|before|within|unless)$/i.test(words[at]!);
/** A sentence goes on on both sides. */
const isAmong = (words: readonly string[], at: number) => [at - 1, at, at + 1].every((place) => isPlain(words[place]));

const OPPOSITES = exchanging(
  `left/right front/rear before/after above/below upper/lower driver/passenger dealer/owner dealers/owners
  open/close high/low and/or to/from`,
);

/** Else the words before an ellipsis and those behind it stand together at another place, where nothing turns them. */
function standsOnce(words: readonly string[], document: RecordDocument): boolean {
  const text = ` ${foldedWords(document.texts.map((each) => each.text).join(' '))} `;
  return text.split(` ${foldedWords(words.join(' '))} `).length === 2;
}

/** Edits that say something else in other words than figures, units and negations. */
export const WORD_KINDS: readonly MutantKind[] = [
  {
    name: 'opposite',
    example: ['The left mirror of the van was broken', 'The right mirror of the van was broken'],
    changes: 'words',
    ...exchanging(
      `left/right front/rear before/after above/below upper/lower open/close increase/decrease increasing/reducing more/less first/second
      inner/outer driver/passenger hot/cold new/old loose/tight high/low start/stop started/stopped on/off up/down in/out over/under
      maximum/minimum longer/shorter all/some always/sometimes large/small early/late`,
    ),
  },
  {
    name: 'modal verb changed',
    example: ['The horn may burn in the sun of the day', 'The horn will burn in the sun of the day'],
    changes: 'words',
    ...exchanging('may/will might/must could/did should/can shall/may would/does'),
  },
  {
    name: 'other party',
    example: ['The dealer has fixed the horn of the van', 'The owner has fixed the horn of the van'],
    changes: 'words',
    ...exchanging('dealer/owner dealers/owners manufacturer/agency consumer/dealer contact/mechanic nhtsa/chrysler jeep/honda'),
  },
  {
    name: 'other part',
    example: ['The brake of the van was broken by the dealer', 'The clutch of the van was broken by the dealer'],
    changes: 'words',
    ...exchanging(
      `brake/clutch brakes/doors steering/suspension engine/transmission tire/mirror tires/mirrors fuel/oil belt/bag
      vehicle/trailer vehicles/trailers`,
    ),
  },
  {
    name: 'word of another passage',
    example: ['The horn of the van was broken there', 'The yard of the van was broken there'],
    changes: 'words',
    at: isContent,
    edit: (words, at, random, document) => {
      const others = paragraphsOf(document)
        .flatMap(wordsOf)
        .filter((word) => isPlain(word) && word.toLowerCase() !== words[at]!.toLowerCase());
      return others.length < 8 ? null : words.with(at, random.pick(others));
    },
  },
  {
    name: 'word dropped',
    example: ['The left horn was broken there', 'The horn was broken there'],
    changes: 'words',
    place: 'inside',
    at: (words, at) => isPlain(words[at]) && !/…|\.\./.test(words[at - 1] ?? ''),
    edit: (words, at) => words.toSpliced(at, 1),
  },
  {
    name: 'word put in',
    example: ['The horn was broken there', 'The main horn was broken there'],
    changes: 'words',
    ...inserting(isContent, 'main', 'other', 'defective', 'new', 'reported', 'all', 'apparently', 'soon'),
  },
  {
    name: 'words exchanged with one another',
    example: ['The lamp of the van broke the horn', 'The horn of the van broke the lamp'],
    changes: 'words',
    at: isContent,
    edit: (words, at) => {
      const other = words.findIndex(
        (word, index) => index > at && /^[a-z]{5,}$/i.test(word) && word.toLowerCase() !== words[at]!.toLowerCase(),
      );
      return other < 0 ? null : words.with(at, words[other]!).with(other, words[at]!);
    },
  },
  {
    name: 'letter changed',
    example: ['The horn was broken there', 'The corn was broken there'],
    changes: 'words',
    at: isLong,
    edit: (words, at, random) => {
      const letter = random.from(0, words[at]!.length - 1);
      const other = String.fromCharCode(97 + ((words[at]!.toLowerCase().charCodeAt(letter) - 97 + random.from(1, 25)) % 26));
      return words.with(at, words[at]!.slice(0, letter) + other + words[at]!.slice(letter + 1));
    },
  },
  {
    name: 'letter dropped',
    example: ['The trailers were broken there', 'The trailer were broken there'],
    changes: 'words',
    at: isLong,
    edit: (words, at, random) => {
      const letter = random.from(0, words[at]!.length - 1);
      return words.with(at, words[at]!.slice(0, letter) + words[at]!.slice(letter + 1));
    },
  },
  {
    name: 'word joined to the next',
    example: ['The old horn was broken there', 'The oldhorn was broken there'],
    changes: 'words',
    at: isAmong,
    edit: (words, at) => (at + 1 < words.length ? words.toSpliced(at, 2, words[at]! + words[at + 1]!) : null),
  },
  {
    name: 'word torn apart',
    example: ['The outside horn was broken there', 'The out side horn was broken there'],
    changes: 'words',
    ...rewriting(/^([a-z]{3,})([a-z]{3})$/i, ([, one, other]) => `${one} ${other}`),
  },
  {
    name: 'tense changed',
    example: ['The horn reports what was broken', 'The horn reported what was broken'],
    changes: 'words',
    ...rewriting(/^([a-z]{4,})(ed|ing)$/i, ([, stem, ending]) => stem! + (ending === 'ed' ? 'ing' : 'ed')),
  },
  {
    name: 'words between dropped without a mark',
    example: ['The horn of the red van was broken there', 'The horn was broken there'],
    changes: 'words',
    at: isAmong,
    place: 'inside',
    edit: (words, at, random) => (at < 3 || at > words.length - 8 ? null : words.toSpliced(at, random.from(2, 4))),
  },
  {
    name: 'parts around an ellipsis exchanged',
    example: ['The old horn was broken by the new dealer', 'broken by the new dealer ... The old horn was'],
    changes: 'words',
    at: isAmong,
    place: 'inside',
    edit: (words, at, _random, document) => {
      const turned = [...words.slice(at), '...', ...words.slice(0, at)];
      return at < 4 || at > words.length - 5 || piecesStandAsWords(turned.join(' '), document) ? null : turned;
    },
  },
  {
    name: 'begins inside a word',
    example: ['The outside horn was broken there', 'side horn was broken there'],
    changes: 'words',
    place: 'first',
    ...rewriting(/^[a-z]{3}(?=[a-z]{3,})/i, () => ''),
  },
  {
    name: 'ends inside a word',
    example: ['There they broke the lamp and horns', 'There they broke the lamp and hor'],
    changes: 'words',
    place: 'last',
    ...rewriting(/(?<=^[a-z]{4,})[a-z]{2}$/i, () => ''),
  },
  {
    name: 'an editor’s word for another',
    example: ['The left horn was broken there', 'The [main] horn was broken there'],
    changes: 'words',
    at: isContent,
    place: 'inside',
    edit: (words, at, random, document) => {
      const stem = words[at]!.slice(0, 4).toLowerCase();
      const others = paragraphsOf(document)
        .flatMap(wordsOf)
        .filter((word) => /^[a-z]{6,}$/i.test(word) && !word.toLowerCase().startsWith(stem));
      return others.length < 4 ? null : words.with(at, `[${random.pick(others)}]`);
    },
  },
  {
    name: 'an editor’s opposite',
    example: ['The left mirror of the van was broken', 'The [right] mirror of the van was broken'],
    changes: 'words',
    at: OPPOSITES.at,
    place: 'inside',
    edit: (words, at, random, document) => {
      const opposite = OPPOSITES.edit([words[at]!], 0, random, document)![0]!;
      return words.with(at, opposite.replace(bareOf(opposite), '[$&]'));
    },
  },
  {
    name: 'an editor’s limit or hedge',
    example: ['The horn burns in the sun of the day', 'The horn [may] burns in the sun of the day'],
    changes: 'words',
    ...inserting(isAmong, '[may]', '[only]', '[must]', '[less than half of]', '[allegedly]', '[50%]', '[if cold,]'),
  },
  {
    name: 'hedge inside an ellipsis',
    example: ['A loss of it may result in a fire there', 'A loss of it ... a fire there'],
    changes: 'words',
    warns: 'qualifier-cut',
    at: (words, at) => /^(?:may|might|could)$/i.test(words[at]!) && isPlain(words[at + 1]),
    cuts: true,
    place: 'inside',
    edit: (words, at, random, document) => {
      const omitted = random.from(1, 3);
      if (at < 2 || at > words.length - 6 || ![words.slice(0, at), words.slice(at + omitted)].every((part) => standsOnce(part, document)))
        return null;
      return words.toSpliced(at, omitted, random.pick(['...', '…', '[...]', '. . .']));
    },
  },
  {
    name: 'apostrophe lost or put in',
    example: ["They say that we're fixing the horn", 'They say that were fixing the horn'],
    changes: 'words',
    ...exchanging("we're/were it's/its i'll/ill we'll/well can't/cant he'll/hell won't/wont"),
  },
  {
    name: 'letter of a code changed',
    example: ['It stores the code P0087 for the horn', 'It stores the code B0087 for the horn'],
    changes: 'words',
    ...rewriting(/(?<=^\W?\d*)[A-Z](?=\d{2,})|(?<=\d)[A-Z](?=[\d-]|$)/, ([letter]) => (letter === 'B' ? 'P' : 'B')),
  },
  {
    name: 'struck out by combining marks',
    example: ['The left horn was broken there', 'The l\u0336e\u0336f\u0336t\u0336 horn was broken there'],
    changes: 'words',
    at: isContent,
    edit: (words, at, random) => {
      const mark = random.pick(['\u0336', '\u0335', '\u0338', '\u0337']);
      return words.with(at, Array.from(words[at]!, (letter) => letter + mark).join(''));
    },
  },
  {
    name: 'word struck out',
    example: ['The left horn was broken there', 'The ~~left~~ horn was broken there'],
    changes: 'words',
    at: isContent,
    edit: (words, at, random) => {
      const [open, close] = random.pick([
        ['~~', '~~'],
        ['<del>', '</del>'],
        ['[s]', '[/s]'],
      ]);
      return words.with(at, `${open}${words[at]}${close}`);
    },
  },
  {
    name: 'question for a statement',
    example: ['The horn was broken there. It was old', 'The horn was broken there? It was old'],
    changes: 'words',
    warns: 'punctuation-changed',
    place: 'inside',
    ...rewriting(/(?<=[a-z]{3})\.$/i, () => '?'),
  },
  {
    name: 'comma behind yes or no',
    example: ['It says that no horns were broken there', 'It says that no, horns were broken there'],
    changes: 'words',
    warns: 'punctuation-changed',
    place: 'inside',
    ...rewriting(/(?<=^(?:no|yes)),?$/i, ([comma]) => (comma ? '' : ',')),
  },
  {
    name: 'full stop before a denial',
    example: ['The horn was not broken there by them', 'The horn was. Not broken there by them'],
    changes: 'words',
    warns: 'punctuation-changed',
    at: (words, at) => /^[a-z]{2,}$/i.test(words[at]!) && /^(?:not|never|no)$/i.test(words[at + 1] ?? ''),
    place: 'inside',
    edit: (words, at) =>
      at + 1 < words.length
        ? words.with(at, `${words[at]}.`).with(at + 1, words[at + 1]![0]!.toUpperCase() + words[at + 1]!.slice(1))
        : null,
  },
  {
    name: 'of the title and the text',
    example: ['The horn was broken there by them', 'an invented document The horn was broken there by them'],
    changes: 'words',
    at: isAmong,
    place: 'first',
    edit: (words, _at, _random, { title }) => [...title.split(' ').slice(-3), ...words],
  },
];
