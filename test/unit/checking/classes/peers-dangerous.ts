import type { RecordDocument } from '../../../../lib/checking/document.ts';
import type { Code } from '../../../../lib/checking/verdict.ts';
import { allSentencesOf, around, bare, inCaseOf, rewritten, sentencesOf, span, standsAsWords, type Words, wordsOf } from './passages.ts';
import type { Draft, QuotationClass } from './quotation-class.ts';
import type { Random } from './random.ts';

/** The 28 classes of other verifiers' published tests that must not be green (21, 26 and 28 not without their caution). */

const PREFIXED =
  /^(?:un(?:expected|able|available|injured|intended|less|limited|affected|safe|expectedly|intentionally)|inability|inadvertent\w*|incidental|incorrect\w*|indirect|misalign\w*|non-\w+|improper\w*|insufficient\w*)$/i;
const NUMBER = /^(?:\d{1,3},\d{3}|\d{2,4})$/;
export const NEGATIONS = /^(?:not|no|never)$/i;
const MODALS = /^(?:may|might|could|should)$/i;
/** Every word that turns or limits a sentence, apostrophe or none. */
export const NEGATING =
  /^(?:not|no|never|without|neither|nor|cannot|unable|none|nothing|nobody|nowhere|hardly|barely|except|unless|only|instead|rather|but|non-\w+|\w+n['’]t|cant|dont|wont|isnt|arent|wasnt|werent|doesnt|didnt|couldnt|wouldnt|shouldnt|hasnt|havent|hadnt|fail(?:s|ed)?|deny|denies|denied)$/i;
/** Words that turn a sentence round without being negations: an omission that swallows one is no faithful one. */
export const REVERSING =
  /^(?:unlikely|impossible|rarely|seldom|scarcely|refus\w+|lack\w*|prevent\w*|prohibit\w*|avoid\w*|resist\w*|forb\w+|ceas\w+|exempt\w*|stop\w*|fail\w*|declin\w+|false\w*|incorrect\w*|wrong\w*|far|inability)$/i;
/** What an omission must not swallow. */
const HIDDEN_NEGATION =
  /^(?:not|no|never|without|neither|nor|cannot|unable|none|nothing|nobody|except|unless|only|non-\w+|\w+n['’]t|cant|dont|wont|isnt|arent|wasnt|werent|doesnt|didnt|couldnt|wouldnt|shouldnt|hasnt|havent|hadnt)$/i;
const UNITS =
  /^(?:mph|km\/h|miles?|pounds?|hours?|minutes?|seconds?|feet|inch(?:es)?|degrees|kg|mm|psi|hz|volts?|percent|gallons?|days?|weeks?|months?|years?|[mkM]?[WVAΩ]|N[·.]?m)$/i;

/** A class that rewrites one word for which `is` holds. */
function rewriting(is: (word: string) => boolean, change: (word: string, random: Random) => string) {
  return (document: RecordDocument, random: Random): Draft | null => {
    const found = around(document, random, is);
    if (!found) return null;
    const source = bare(found.words[found.at]!);
    const quotation = change(source, random);
    return edited(found.words, found.at, (word) => rewritten(word, () => quotation), { source, quotation });
  };
}

export function edited(
  words: Words,
  at: number,
  change: (word: string) => string,
  changed: { source: string; quotation: string },
): Draft | null {
  const quotation = words.with(at, change(words[at]!)).filter(Boolean).join(' ');
  return changed.source === changed.quotation ? null : { quotation, changed };
}

/** The code that deleting, adding or replacing a word calls for: the dangerous kinds come first. */
export function codesOf(word: string, plain: Code): Code[] {
  const inner = bare(word);
  if (
    /\d/.test(inner) ||
    /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|first|second|third|fourth|fifth|half|once|twice)(?:-|$)/i.test(inner)
  )
    return ['number-changed', 'unit-changed', plain];
  if (NEGATING.test(inner)) return ['negation-changed', plain];
  if (UNITS.test(inner) || /[%°$€]/.test(inner)) return ['unit-changed', 'number-changed', plain];
  if (/^(?:may|might|could|should|will|must|shall|can|would|cannot)$/i.test(inner)) return ['modal-changed', plain];
  return [plain];
}

function otherDigit(digit: string, random: Random): string {
  return String((Number(digit) + random.from(1, 9)) % 10);
}

export const PEERS_DANGEROUS: readonly QuotationClass[] = [
  {
    name: '1',
    what: 'cut inside the first word',
    wanted: 'not-green',
    codes: ['cut-word'],
    absent: 'words',
    make: (document, random) => {
      const words = span(document, random, 8, 20);
      if (!words || !/^[a-z]{5,}$/i.test(words[0]!)) return null;
      return { quotation: [words[0]!.slice(random.from(1, 3)), ...words.slice(1)].join(' ') };
    },
  },
  {
    name: '2',
    what: 'negative prefix cut',
    wanted: 'not-green',
    codes: ['cut-word'],
    absent: 'words',
    make: (document, random) => {
      const found = around(document, random, (word) => PREFIXED.test(word), 'first', 4);
      return found && { quotation: [bare(found.words[0]!).replace(/^(?:un|in|im|mis|non-)/i, ''), ...found.words.slice(1)].join(' ') };
    },
  },
  {
    name: '3',
    what: 'cut inside the last word',
    wanted: 'not-green',
    codes: ['cut-word'],
    absent: 'words',
    make: (document, random) => {
      const words = span(document, random, 8, 20);
      const last = words && bare(words.at(-1)!);
      if (!words || !last || !/^[a-z]{5,}$/i.test(last)) return null;
      return { quotation: [...words.slice(0, -1), last.slice(0, -random.from(1, 3))].join(' ') };
    },
  },
  {
    name: '4',
    what: 'number cut on the left',
    wanted: 'not-green',
    codes: ['cut-number'],
    absent: 'words',
    make: (document, random) => {
      const found = around(document, random, (word) => NUMBER.test(word), 'first', 5);
      if (!found) return null;
      const number = found.words[0]!.replace(/^["(]+/, '');
      return {
        quotation: [number.includes(',') ? number.slice(number.indexOf(',') + 1) : number.slice(1), ...found.words.slice(1)].join(' '),
      };
    },
  },
  {
    name: '5',
    what: 'number cut on the right',
    wanted: 'not-green',
    codes: ['cut-number'],
    absent: 'words',
    make: (document, random) => {
      const found = around(document, random, (word) => NUMBER.test(word), 'last', 5);
      return found && { quotation: [...found.words.slice(0, -1), bare(found.words.at(-1)!).slice(0, -1)].join(' ') };
    },
  },
  {
    name: '6',
    what: 'digit changed',
    wanted: 'not-green',
    codes: ['number-changed'],
    absent: 'words',
    named: true,
    make: (document, random) => {
      const draft = rewriting(
        (word) => /\d/.test(word),
        (word) => word.replace(/\d(?=\D*$)/, (digit) => otherDigit(digit, random)),
      )(document, random);
      return draft && (/[a-z]/i.test(draft.changed!.source) ? { ...draft, codes: ['number-changed', 'word-changed'] } : draft);
    },
  },
  {
    name: '7',
    what: 'decimal point lost',
    wanted: 'not-green',
    codes: ['number-changed'],
    absent: 'marks',
    named: true,
    make: rewriting(
      (word) => /^\d+\.\d+$/.test(word),
      (word) => word.replace('.', ''),
    ),
  },
  {
    name: '8',
    what: 'decimal point added',
    wanted: 'not-green',
    codes: ['number-changed'],
    absent: 'marks',
    named: true,
    make: rewriting(
      (word) => /^\d\d$/.test(word),
      (word) => `${word[0]}.${word[1]}`,
    ),
  },
  {
    name: '9',
    what: 'thousands comma to point',
    wanted: 'not-green',
    codes: ['number-changed'],
    absent: 'marks',
    named: true,
    make: rewriting(
      (word) => /^\d{1,3},\d{3}$/.test(word),
      (word) => word.replace(',', '.'),
    ),
  },
  {
    name: '10',
    what: 'year range to list',
    wanted: 'not-green',
    codes: ['number-changed'],
    absent: 'marks',
    named: true,
    make: rewriting(
      (word) => /^\d{4}-\d{4}$/.test(word),
      (word) => word.replace('-', ', '),
    ),
  },
  {
    name: '11',
    what: 'minus sign lost',
    wanted: 'not-green',
    codes: ['number-changed'],
    absent: 'marks',
    named: true,
    make: rewriting(
      (word) => /^-\d+°[CF]$/.test(word),
      (word) => word.slice(1),
    ),
  },
  {
    name: '12',
    what: 'percent sign lost',
    wanted: 'not-green',
    codes: ['unit-changed'],
    absent: 'marks',
    named: true,
    make: rewriting(
      (word) => /^\d+%$/.test(word),
      (word) => word.slice(0, -1),
    ),
  },
  {
    name: '13',
    what: 'unit changed',
    wanted: 'not-green',
    codes: ['unit-changed'],
    absent: 'words',
    named: true,
    make: rewriting(
      (word) => /^mph$/i.test(word),
      () => 'km/h',
    ),
  },
  {
    name: '14',
    what: 'negation dropped',
    wanted: 'not-green',
    codes: ['negation-changed'],
    absent: 'words',
    named: true,
    make: (document, random) => {
      const found = around(document, random, (word) => NEGATIONS.test(word));
      if (!found || found.at === 0 || found.at === found.words.length - 1) return null;
      return edited(found.words, found.at, () => '', { source: bare(found.words[found.at]!), quotation: '' });
    },
  },
  {
    name: '15',
    what: 'modal strengthened',
    wanted: 'not-green',
    codes: ['modal-changed'],
    absent: 'words',
    named: true,
    make: (document, random) => {
      const draft = rewriting(
        (word) => MODALS.test(word),
        (word) => inCaseOf(word, 'will'),
      )(document, random);
      return draft && !/\bmay (?:\d|of)/i.test(draft.changed!.source) ? draft : null;
    },
  },
  {
    name: '16',
    what: 'one word deleted',
    wanted: 'not-green',
    codes: ['word-missing'],
    absent: 'words',
    named: true,
    make: (document, random) => {
      const words = span(document, random, 9, 30);
      if (!words) return null;
      const at = random.from(1, words.length - 2);
      // Where the source itself has dots, a word that goes is an omission that shows.
      if (!/[\p{L}\p{N}]/u.test(words[at]!) || /…|\.\./.test(words.slice(at - 1, at + 2).join(' '))) return null;
      const draft = edited(words, at, () => '', { source: words[at]!, quotation: '' });
      return draft && { ...draft, codes: codesOf(words[at]!, 'word-missing') };
    },
  },
  {
    name: '17',
    what: 'one word inserted',
    wanted: 'not-green',
    codes: ['word-added'],
    absent: 'words',
    named: true,
    make: (document, random) => {
      const words = span(document, random, 8, 30);
      if (!words) return null;
      const added = random.pick(['very', 'all', 'only', 'reportedly', 'certain', 'serious']);
      return {
        quotation: words.toSpliced(random.from(1, words.length - 1), 0, added).join(' '),
        changed: { source: '', quotation: added },
      };
    },
  },
  {
    name: '18',
    what: 'two neighbours swapped',
    wanted: 'not-green',
    codes: ['order-changed'],
    absent: 'words',
    make: (document, random) => {
      const words = span(document, random, 8, 30);
      if (!words) return null;
      const at = random.from(0, words.length - 2);
      const [first, second] = [words[at]!, words[at + 1]!];
      if (bare(first).toLowerCase() === bare(second).toLowerCase() || ![first, second].every((word) => /[\p{L}\p{N}]/u.test(word)))
        return null;
      return {
        quotation: words.toSpliced(at, 2, second, first).join(' '),
        codes: ['order-changed', ...codesOf(first, 'order-changed'), ...codesOf(second, 'order-changed')],
      };
    },
  },
  {
    name: '19',
    what: 'plural or tense changed',
    wanted: 'not-green',
    codes: ['word-changed', 'unit-changed'],
    absent: 'words',
    named: true,
    make: (document, random) => {
      const draft = rewriting(
        (word) => /^[a-z]{4,}(?:s|ed)$/.test(word),
        (word) => word.replace(/(?:s|ed)$/, ''),
      )(document, random);
      // As the last word, without a full stop, it is the same quotation as one of class 3: a word cut at its end.
      if (!draft || draft.quotation.endsWith(draft.changed!.quotation)) return null;
      return { ...draft, codes: ['unit-changed', ...codesOf(draft.changed!.source, 'word-changed')] };
    },
  },
  {
    name: '20',
    what: 'ellipsis, pieces out of order',
    wanted: 'not-green',
    codes: ['ellipsis-order'],
    make: (document, random) => {
      const sentences = sentencesOf(document);
      if (sentences.length < 3) return null;
      const at = random.from(0, sentences.length - 3);
      const [first, second] = [sentences[at + 2]!.slice(0, 6).join(' '), sentences[at]!.slice(0, 6).join(' ')];
      if (recursAfter(document, first, second)) return null;
      return { quotation: `${first} … ${second}` };
    },
  },
  {
    name: '21',
    what: 'ellipsis, over 150 words apart',
    wanted: 'cautioned',
    codes: ['verbatim-with-ellipsis'],
    cautions: ['wide-gap'],
    make: (document, random) => {
      const sentences = allSentencesOf(document);
      const wide = sentences.slice(0, -12).flatMap((first, at) => {
        const last = sentences[at + 12]!;
        const gap = sentences
          .slice(at, at + 13)
          .flat()
          .slice(6, -6);
        const isFit =
          first.length >= 6 &&
          last.length >= 6 &&
          gap.length >= 150 &&
          !gap.some((word) => word.split('/').some((part) => HIDDEN_NEGATION.test(bare(part))));
        return isFit ? [[first.slice(0, 6).join(' '), last.slice(-6).join(' ')] as const] : [];
      });
      if (wide.length === 0) return null;
      const [head, tail] = random.pick(wide);
      return occurrences(document, head) === 1 && occurrences(document, tail) === 1 ? { quotation: `${head} … ${tail}` } : null;
    },
  },
  {
    name: '22',
    what: 'ellipsis swallows a negation',
    wanted: 'not-green',
    codes: ['ellipsis-hides-negation'],
    make: (document, random) => {
      const places = sentencesOf(document).flatMap((words) =>
        words.flatMap((word, at) => (NEGATIONS.test(bare(word)) && at >= 3 && words.length - at > 3 ? [{ words, at }] : [])),
      );
      if (places.length === 0) return null;
      const { words, at } = random.pick(places);
      const before = words.slice(Math.max(0, at - random.from(3, 12)), at);
      const after = words.slice(at + 1, at + 1 + random.from(3, 12));
      return { quotation: `${before.join(' ')} … ${after.join(' ')}` };
    },
  },
  {
    name: '23',
    what: 'ellipsis, invented piece',
    wanted: 'not-green',
    codes: ['word-added', 'word-changed', 'number-changed', 'nowhere', 'stitched'],
    make: (document, random) => {
      const words = span(document, random, 8, 14);
      return words && { quotation: `${words.join(' ')} … ${random.pick(INVENTED_CLAUSES)}` };
    },
  },
  {
    name: '24',
    what: 'two distant runs without a mark',
    wanted: 'not-green',
    codes: ['stitched'],
    absent: 'words',
    make: (document, random) => {
      const sentences = sentencesOf(document).filter((words) => words.length >= 12);
      if (sentences.length < 2) return null;
      const [from, to] = [random.from(0, sentences.length - 1), random.from(0, sentences.length - 1)];
      if (from === to) return null;
      return { quotation: `${sentences[from]!.slice(0, 6).join(' ')} ${sentences[to]!.slice(-6).join(' ')}` };
    },
  },
  {
    name: '25',
    what: "older version's sentence",
    wanted: 'not-green',
    codes: ['superseded-document'],
    make: (document, random) => {
      const words = random.pick(sentencesOf(document));
      if (!words) return null;
      const old = words.slice(0, 24).join(' ');
      const { text } = document.texts[0]!;
      const sentence = wordsOf(old)
        .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        .join('\\s+');
      const number = document.makerNumber ?? '99-901';
      const current = {
        ...document,
        id: `${document.id}9`,
        ids: [`${document.id}9`],
        makerNumber: number,
        texts: [{ name: 'body' as const, text: text.replaceAll(new RegExp(sentence, 'g'), 'This sentence was written anew.') }],
      };
      const earlier = { ...document, makerNumber: number, status: 'superseded' as const };
      if (standsAsWords(old, current)) return null;
      return {
        quotation: old,
        document: current,
        others: [current, earlier],
        lookups: new Map([[number, { state: 'held', documents: [earlier, current] }]]),
      };
    },
  },
  {
    name: '26',
    what: 'look-alike letters',
    wanted: 'cautioned',
    codes: ['verbatim', 'verbatim-with-ellipsis', 'verbatim-with-editor-words'],
    cautions: ['look-alike-letters'],
    make: (document, random) => {
      const words = span(document, random, 8, 20);
      if (!words) return null;
      const quotation = words.join(' ');
      const turned = [
        ['a', 'а'],
        ['e', 'е'],
        ['o', 'о'],
        ['A', 'А'],
        ['E', 'Е'],
        ['O', 'О'],
      ].reduce((text, [latin, other]) => text.replace(latin!, other!), quotation);
      return turned === quotation ? null : { quotation: turned };
    },
  },
  {
    name: '27',
    what: 'no words',
    wanted: 'silent',
    codes: [],
    make: (_document, random) => ({
      quotation: random.pick([
        '...',
        '…',
        '—',
        '?!',
        '. . .',
        '“”',
        '*',
        '  ',
        '( )',
        '[…]',
        '[ ]',
        '**',
        '\u200B',
        '',
        '/',
        '%',
        '°',
        '$',
        '-',
        '&',
        '+',
        '±',
        '<',
        '=',
        '…/…',
        '- -',
        '&nbsp;',
        '&#34;',
        '\u{1F697}',
      ]),
    }),
  },
  {
    name: '28',
    what: 'one common word',
    wanted: 'cautioned',
    codes: ['verbatim'],
    cautions: ['too-short'],
    orSilent: true,
    make: (document, random) => {
      const quotation = random.pick(['the', 'may', 'vehicle', 'of', 'and', 'to']);
      return standsAsWords(quotation, document) ? { quotation } : null;
    },
  },
];

export const INVENTED_CLAUSES = [
  'the kettle sings twice before every snowy sunrise',
  'seven violins were tuned beneath a purple canopy',
  'grandmother pickled turnips beside the flooded quarry',
  'many sailors gladly polished that crooked brass lantern',
  'quiet librarians juggled melons during the lunar parade',
];

function occurrences(document: RecordDocument, piece: string): number {
  const text = wordsOf(document.texts[0]!.text).join(' ');
  return text.split(piece).length - 1;
}

function recursAfter(document: RecordDocument, first: string, second: string): boolean {
  const text = wordsOf(document.texts[0]!.text).join(' ').toLowerCase();
  const at = text.indexOf(first.toLowerCase());
  return at < 0 || first.toLowerCase() === second.toLowerCase() || text.indexOf(second.toLowerCase(), at + 1) >= 0;
}
