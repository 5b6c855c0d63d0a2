import type { RecordDocument } from '../../../../lib/checking/document.ts';
import type { Code } from '../../../../lib/checking/verdict.ts';
import { allSentencesOf, around, bare, inCaseOf, paragraphsOf, rewritten, sentencesOf, span, standsAsWords, wordsOf } from './passages.ts';
import { codesOf, edited, INVENTED_CLAUSES, NEGATIONS } from './peers-dangerous.ts';
import type { Draft, QuotationClass } from './quotation-class.ts';
import type { Random } from './random.ts';

/** Further wrong quotations that must not be green. */

type Change = (word: string, random: Random) => string | null;

/** A class that changes one word by a table or a rule; null where the rule has nothing to say. */
function changing(change: Change) {
  return (document: RecordDocument, random: Random): Draft | null => {
    const found = around(document, random, (word) => change(word, random) !== null);
    if (!found) return null;
    const source = bare(found.words[found.at]!);
    const quotation = change(source, random);
    return quotation === null ? null : edited(found.words, found.at, (word) => rewritten(word, () => quotation), { source, quotation });
  };
}

/** The same, where what the changed word was decides the code: a misspelt "not" is a negation. */
function misspelling(change: Change, plain: readonly Code[]) {
  return (document: RecordDocument, random: Random): Draft | null => {
    const draft = changing(change)(document, random);
    return draft && { ...draft, codes: [...plain, ...codesOf(draft.changed!.source, plain[0]!)] };
  };
}

/** Each word of a row for the next one, and the last for the first. */
function table(...rows: string[][]): Change {
  const next = new Map(rows.flatMap((row) => row.map((word, at) => [word, row[(at + 1) % row.length]!] as const)));
  return (word) => {
    const change = next.get(word.toLowerCase());
    return change === undefined ? null : inCaseOf(word, change);
  };
}

function pattern(is: RegExp, change: (match: RegExpExecArray, random: Random) => string): Change {
  return (word, random) => {
    const match = is.exec(word);
    return match && change(match, random);
  };
}

const NUMBER_WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'twelve'];
const DIGITS: Record<string, string> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
};
const ANTONYMS = table(
  ['increase', 'decrease'],
  ['increases', 'decreases'],
  ['increasing', 'decreasing'],
  ['left', 'right'],
  ['front', 'rear'],
  ['upper', 'lower'],
  ['before', 'after'],
  ['open', 'closed'],
  ['above', 'below'],
  ['safe', 'dangerous'],
  ['first', 'last'],
  ['more', 'less'],
  ['early', 'late'],
  ['passenger', 'driver'],
  ['positive', 'negative'],
  ['high', 'low'],
  ['inside', 'outside'],
  ['loosen', 'tighten'],
  ['with', 'without'],
  ['on', 'off'],
  ['hot', 'cold'],
  ['buy', 'sell'],
  ['stop', 'start'],
  ['failed', 'worked'],
  ['fail', 'work'],
);
const SYNONYMS = table(
  ['vehicle', 'car'],
  ['vehicles', 'cars'],
  ['dealer', 'garage'],
  ['dealers', 'garages'],
  ['replace', 'exchange'],
  ['owner', 'keeper'],
  ['owners', 'keepers'],
  ['crash', 'collision'],
  ['risk', 'chance'],
  ['repair', 'mend'],
  ['problem', 'issue'],
  ['steering', 'handling'],
  ['because', 'since'],
  ['however', 'but'],
  ['manufacturer', 'maker'],
  ['inspect', 'examine'],
  ['remedy', 'cure'],
);
const UNITS = table(
  ['miles', 'kilometers'],
  ['mile', 'kilometer'],
  ['minutes', 'hours'],
  ['minute', 'hour'],
  ['seconds', 'minutes'],
  ['hours', 'days'],
  ['days', 'weeks'],
  ['weeks', 'months'],
  ['months', 'years'],
  ['pounds', 'kilograms'],
  ['feet', 'meters'],
  ['inches', 'centimeters'],
  ['mm', 'cm'],
  ['psi', 'kPa'],
  ['kg', 'lb'],
  ['hz', 'kHz'],
  ['mph', 'km/h'],
  ['km/h', 'mph'],
  ['ma', 'A'],
);

/** The last words of one paragraph, which ends without a stop as a heading does, and the first of the next. */
function overSeam(document: RecordDocument, random: Random): Draft | null {
  const paragraphs = paragraphsOf(document).map((paragraph) => wordsOf(paragraph).join(' '));
  if (paragraphs.length < 2) return null;
  const at = random.from(0, paragraphs.length - 2);
  const heading = paragraphs[at]!.replace(/[\p{P}\p{S}\s]+$/u, '');
  const [head, tail] = [wordsOf(heading).slice(-6), wordsOf(paragraphs[at + 1]!).slice(0, 6)];
  if (head.length < 6 || tail.length < 6) return null;
  const edition: RecordDocument = { ...document, texts: [{ name: 'body', text: paragraphs.with(at, heading).join('\n\n') }] };
  return { quotation: [...head, ...tail].join(' '), document: edition, others: [edition] };
}

const CHANGED: readonly Code[] = ['word-changed'];

export const OWN_DANGEROUS: readonly QuotationClass[] = [
  {
    name: 'd1',
    what: 'number in words changed',
    wanted: 'not-green',
    codes: ['number-changed'],
    absent: 'words',
    named: true,
    make: changing(table(NUMBER_WORDS)),
  },
  {
    name: 'd2',
    what: 'number in words for digits',
    wanted: 'not-green',
    codes: ['number-changed'],
    absent: 'words',
    named: true,
    make: changing((word) => DIGITS[word.toLowerCase()] ?? null),
  },
  {
    name: 'd3',
    what: 'ordinal changed',
    wanted: 'not-green',
    codes: ['number-changed', 'word-changed'],
    absent: 'words',
    named: true,
    make: changing(table(['first', 'second', 'third', 'fourth', 'fifth'], ['1st', '2nd', '3rd', '4th', '5th'])),
  },
  {
    name: 'd4',
    what: 'Celsius for Fahrenheit',
    wanted: 'not-green',
    codes: ['unit-changed'],
    absent: 'marks',
    named: true,
    make: changing(pattern(/^(-?\d+°)([CF])$/, ([, number, unit]) => number + (unit === 'C' ? 'F' : 'C'))),
  },
  {
    name: 'd5',
    what: 'degree sign lost',
    wanted: 'not-green',
    codes: ['unit-changed', 'number-changed'],
    absent: 'marks',
    named: true,
    make: changing(pattern(/^(-?\d+)°[CF]$/, ([, number]) => number!)),
  },
  {
    name: 'd6',
    what: 'currency changed',
    wanted: 'not-green',
    codes: ['unit-changed', 'number-changed'],
    absent: 'marks',
    named: true,
    make: changing(pattern(/^\$(\d[\d,]*)$/, ([, number], random) => random.pick(['€', '£', '¥']) + number)),
  },
  {
    name: 'd7',
    what: 'currency lost',
    wanted: 'not-green',
    codes: ['unit-changed', 'number-changed'],
    absent: 'marks',
    named: true,
    make: changing(pattern(/^\$(\d[\d,]*)$/, ([, number]) => number!)),
  },
  {
    name: 'd8',
    what: 'unit word changed',
    wanted: 'not-green',
    codes: ['unit-changed'],
    absent: 'words',
    named: true,
    make: changing(UNITS),
  },
  {
    name: 'd9',
    what: 'milli for mega by case',
    wanted: 'not-green',
    codes: ['unit-changed'],
    make: (document, random) => {
      const draft = changing(pattern(/^([mM])([WA])$/, ([, prefix, unit]) => (prefix === 'm' ? 'M' : 'm') + unit))(document, random);
      return draft && !document.texts[0]!.text.includes(draft.quotation) ? draft : null;
    },
  },
  {
    name: 'd10',
    what: 'digits transposed',
    wanted: 'not-green',
    codes: ['number-changed'],
    absent: 'words',
    named: true,
    make: changing(
      pattern(/^(\d*)(\d)(\d)$/, ([, head, one, other]) => (one === other ? `${head}${other}${one}0` : `${head}${other}${one}`)),
    ),
  },
  {
    name: 'd11',
    what: 'a nought more',
    wanted: 'not-green',
    codes: ['number-changed'],
    absent: 'words',
    named: true,
    make: changing(pattern(/^(?:\d{1,3},\d{3}|\d+)$/, ([number]) => `${number}0`)),
  },
  {
    name: 'd12',
    what: 'day and month turned round',
    wanted: 'not-green',
    codes: ['number-changed', 'order-changed'],
    absent: 'words',
    make: changing(
      pattern(/^(\d\d?)\/(\d\d?)\/(\d{2,4})$/, ([whole, day, month, year]) => (day === month ? `${whole}1` : `${month}/${day}/${year}`)),
    ),
  },
  {
    name: 'd13',
    what: 'month changed',
    wanted: 'not-green',
    codes: ['word-changed', 'number-changed'],
    absent: 'words',
    named: true,
    make: changing(
      table(['january', 'february', 'march', 'april', 'june', 'july', 'august', 'september', 'october', 'november', 'december']),
    ),
  },
  {
    name: 'd14',
    what: 'fraction bar lost',
    wanted: 'not-green',
    codes: ['number-changed'],
    absent: 'marks',
    make: changing(pattern(/^(\d+)\/(\d+)$/, ([, up, down], random) => random.pick([`${up}${down}`, `${up}.${down}`]))),
  },
  {
    name: 'd15',
    what: 'plus-minus lost or turned',
    wanted: 'not-green',
    codes: ['number-changed'],
    absent: 'marks',
    named: true,
    make: changing(pattern(/^±(.*\d.*)$/, ([, number], random) => random.pick(['', '+', '-']) + number)),
  },
  {
    name: 'd16',
    what: 'range to a sum or a sequence',
    wanted: 'not-green',
    codes: ['number-changed'],
    absent: 'marks',
    make: changing(
      pattern(/^(\d+)-(\d+)$/, ([, low, high], random) =>
        random.pick([`${low} ${high}`, `${low}${high}`, `${low}/${high}`, `${low}, ${high}`]),
      ),
    ),
  },
  {
    name: 'd17',
    what: 'ratio or time changed',
    wanted: 'not-green',
    codes: ['number-changed'],
    absent: 'marks',
    make: changing(pattern(/^(\d+):(\d+)$/, ([, one, other]) => `${one}${other}`)),
  },
  {
    name: 'd18',
    what: 'Roman numeral changed',
    wanted: 'not-green',
    codes: ['word-changed', 'number-changed'],
    absent: 'words',
    named: true,
    make: changing((word) => ({ II: 'III', III: 'II', IV: 'VI', VI: 'IV', VII: 'VIII', IX: 'XI' })[word] ?? null),
  },
  {
    name: 'd19',
    what: 'minus sign added',
    wanted: 'not-green',
    codes: ['number-changed'],
    absent: 'marks',
    named: true,
    make: changing(pattern(/^\d+(?:\.\d+)?$/, ([number]) => `-${number}`)),
  },
  {
    name: 'd20',
    what: 'percent sign added',
    wanted: 'not-green',
    codes: ['unit-changed', 'number-changed'],
    absent: 'marks',
    named: true,
    make: changing(pattern(/^\d+$/, ([number]) => `${number}%`)),
  },
  {
    name: 'd21',
    what: 'letters that look like digits',
    wanted: 'not-green',
    codes: ['number-changed', 'word-changed'],
    absent: 'words',
    named: true,
    make: changing(pattern(/^\d*[01]\d*$/, ([number]) => (number.length < 2 ? `${number}O` : number.replace('0', 'O').replace('1', 'l')))),
  },
  {
    name: 'd22',
    what: 'part or fault code changed',
    wanted: 'not-green',
    codes: ['word-changed', 'number-changed', 'unit-changed'],
    absent: 'words',
    make: changing(
      pattern(/^(?=.*\d)(?=.*[A-Z])[A-Z0-9-]{4,}$/, ([code], random) =>
        code.replace(/[A-Z]/, (letter) => random.pick([...'ABCDEFGHJKLMNPRSTUVW'].filter((other) => other !== letter))),
      ),
    ),
  },
  {
    name: 'd23',
    what: 'full-width digit changed',
    wanted: 'not-green',
    codes: ['number-changed'],
    absent: 'words',
    make: changing(
      pattern(/^\d{2,}$/, ([number], random) =>
        `${number.slice(0, -1)}${(Number(number.at(-1)) + random.from(1, 9)) % 10}`.replace(/\d/g, (digit) =>
          String.fromCharCode(digit.charCodeAt(0) + 0xfee0),
        ),
      ),
    ),
  },
  {
    name: 'd24',
    what: 'superscript digit after a number',
    wanted: 'not-green',
    codes: ['number-changed', 'unit-changed'],
    absent: 'words',
    make: changing(pattern(/^\d+$/, ([number], random) => number + random.pick(['²', '³', '⁴']))),
  },
  {
    name: 'd25',
    what: 'source mark between figures dropped',
    wanted: 'not-green',
    codes: ['number-changed'],
    make: (document, random) => {
      const mark = random.pick(['*', '_', '\\', '×', 'x', '^', '~']);
      const found = around(document, random, (word) => /^\d\d$/.test(word));
      if (!found) return null;
      const number = bare(found.words[found.at]!);
      const { text } = document.texts[0]!;
      const source = text
        .split(/\n{2,}/)
        .map((paragraph) => wordsOf(paragraph).join(' '))
        .join('\n\n');
      const plain = found.words.join(' ');
      const marked = found.words.with(found.at, found.words[found.at]!.replace(number, `${number[0]}${mark}${number[1]}`)).join(' ');
      if (!source.includes(plain)) return null;
      const edition: RecordDocument = { ...document, texts: [{ name: 'body', text: source.replaceAll(plain, () => marked) }] };
      return { quotation: plain, document: edition, others: [edition] };
    },
  },
  {
    name: 'd26',
    what: 'modal weakened or turned',
    wanted: 'not-green',
    codes: ['modal-changed'],
    absent: 'words',
    named: true,
    make: changing(table(['must', 'should'], ['shall', 'may'], ['will', 'might'], ['can', 'must'], ['would', 'will'])),
  },
  {
    name: 'd27',
    what: 'negation added',
    wanted: 'not-green',
    codes: ['negation-changed'],
    absent: 'words',
    named: true,
    make: (document, random) => {
      const found = around(document, random, (word) => /^(?:is|are|was|were|can|does|will|may|could|should|must|has|have)$/i.test(word));
      if (!found || found.at === found.words.length - 1 || /^not$/i.test(bare(found.words[found.at + 1]!))) return null;
      const added = inCaseOf(found.words[found.at]!, random.pick(['not', 'never']));
      return { quotation: found.words.toSpliced(found.at + 1, 0, added).join(' '), changed: { source: '', quotation: added } };
    },
  },
  {
    name: 'd28',
    what: 'negation moved',
    wanted: 'not-green',
    codes: ['negation-changed', 'order-changed'],
    absent: 'words',
    make: (document, random) => {
      const found = around(document, random, (word) => NEGATIONS.test(word));
      if (!found || found.words.length < 8) return null;
      const without = found.words.toSpliced(found.at, 1);
      const to = found.at > without.length / 2 ? random.from(1, found.at - 2) : random.from(found.at + 2, without.length - 1);
      return { quotation: without.toSpliced(to, 0, found.words[found.at]!).join(' ') };
    },
  },
  {
    name: 'd29',
    what: 'negative prefix dropped in the middle',
    wanted: 'not-green',
    codes: ['word-changed', 'negation-changed'],
    absent: 'words',
    named: true,
    make: (document, random) => {
      const draft = changing(
        pattern(
          /^(?:un|in|mis|im|non-)((?:expected|able|available|injured|intended|affected|safe|ability|direct|aligned|properly|proper|correct|correctly|sealed|sufficient|compliance|stable|necessary).*)$/i,
          ([, rest]) => rest!,
        ),
      )(document, random);
      return draft && bare(draft.quotation.split(' ')[0]!) !== draft.changed!.quotation ? draft : null;
    },
  },
  {
    name: 'd30',
    what: 'contraction undone or turned',
    wanted: 'not-green',
    codes: ['negation-changed'],
    absent: 'words',
    named: true,
    make: (document, random) => {
      const draft = changing(pattern(/^(do|does|did|is|are|was|were|has|have|would|could|should)n['’]t$/i, ([, verb]) => verb!))(
        document,
        random,
      );
      return draft && !draft.quotation.endsWith(draft.changed!.quotation) ? draft : null;
    },
  },
  {
    name: 'd31',
    what: 'antonym',
    wanted: 'not-green',
    codes: ['word-changed', 'number-changed', 'negation-changed'],
    absent: 'words',
    named: true,
    make: changing(ANTONYMS),
  },
  { name: 'd32', what: 'synonym', wanted: 'not-green', codes: CHANGED, absent: 'words', named: true, make: changing(SYNONYMS) },
  {
    name: 'd33',
    what: 'and for or, all for some',
    wanted: 'not-green',
    codes: ['word-changed', 'number-changed'],
    absent: 'words',
    named: true,
    make: changing(table(['and', 'or'], ['all', 'some'], ['each', 'either'], ['most', 'few'], ['every', 'any'], ['always', 'often'])),
  },
  {
    name: 'd34',
    what: 'article changed',
    wanted: 'not-green',
    codes: CHANGED,
    absent: 'words',
    named: true,
    make: changing(table(['the', 'a'], ['this', 'that'], ['these', 'those'], ['an', 'the'])),
  },
  {
    name: 'd35',
    what: 'names or things exchanged',
    wanted: 'not-green',
    codes: ['order-changed', 'word-changed', 'stitched'],
    absent: 'words',
    make: (document, random) => {
      const words = random.pick(sentencesOf(document))?.slice(0, 24);
      if (!words) return null;
      const nouns = words.flatMap((word, at) => (/^[a-z]{5,}$/i.test(bare(word)) ? [at] : []));
      if (nouns.length < 2) return null;
      const [one, other] = [random.pick(nouns), random.pick(nouns)];
      if (Math.abs(one - other) < 3 || bare(words[one]!).toLowerCase() === bare(words[other]!).toLowerCase()) return null;
      const [a, b] = [bare(words[one]!), bare(words[other]!)];
      return {
        quotation: words
          .with(
            one,
            rewritten(words[one]!, () => b),
          )
          .with(
            other,
            rewritten(words[other]!, () => a),
          )
          .join(' '),
        codes: ['order-changed', 'word-changed', 'stitched', ...codesOf(a, 'word-changed'), ...codesOf(b, 'word-changed')],
      };
    },
  },
  {
    name: 'd36',
    what: 'hyphenated word cut on the left',
    wanted: 'not-green',
    codes: ['cut-word', 'cut-number'],
    absent: 'marks',
    make: (document, random) => {
      const found = around(document, random, (word) => /^[a-z]{2,}-[a-z]{3,}$/i.test(word), 'first', 5);
      if (!found) return null;
      const quotation = [bare(found.words[0]!).replace(/^[a-z]+-/i, ''), ...found.words.slice(1)].join(' ');
      return /^(?:non|un|self|anti|mis)/i.test(bare(found.words[0]!)) ? { quotation } : null;
    },
  },
  {
    name: 'd37',
    what: 'decimal or thousands cut',
    wanted: 'not-green',
    codes: ['cut-number'],
    absent: 'marks',
    make: (document, random) => {
      const place = random.pick(['first', 'last'] as const);
      const found = around(document, random, (word) => /^\$?\d+[.,]\d+$/.test(word), place, 5);
      if (!found) return null;
      const number = bare(found.words[found.at]!).replace('$', '');
      const parts = number.split(/[.,]/);
      return { quotation: found.words.with(found.at, place === 'first' ? parts[1]! : parts[0]!).join(' ') };
    },
  },
  {
    name: 'd38',
    what: 'range cut',
    wanted: 'not-green',
    codes: ['cut-number', 'number-changed'],
    absent: 'marks',
    make: (document, random) => {
      const place = random.pick(['first', 'last'] as const);
      const found = around(document, random, (word) => /^\d+-\d+$/.test(word), place, 5);
      if (!found) return null;
      const parts = bare(found.words[found.at]!).split('-');
      return { quotation: found.words.with(found.at, place === 'first' ? parts[1]! : parts[0]!).join(' ') };
    },
  },
  {
    name: 'd39',
    what: 'unit sign cut at the end',
    wanted: 'not-green',
    codes: ['cut-number', 'unit-changed'],
    absent: 'marks',
    make: (document, random) => {
      const found = around(document, random, (word) => /^-?\d+(?:%|°[CF])$/.test(word), 'last', 5);
      return found && { quotation: [...found.words.slice(0, -1), bare(found.words.at(-1)!).replace(/[%°][CF]?$/, '')].join(' ') };
    },
  },
  {
    name: 'd40',
    what: 'sign cut at the beginning',
    wanted: 'not-green',
    codes: ['cut-number', 'number-changed', 'unit-changed'],
    absent: 'marks',
    make: (document, random) => {
      const found = around(document, random, (word) => /^[-±$]\d/.test(word), 'first', 4);
      return found && { quotation: [bare(found.words[0]!).slice(1), ...found.words.slice(1)].join(' ') };
    },
  },
  {
    name: 'd41',
    what: 'cut word before an ellipsis',
    wanted: 'not-green',
    codes: ['cut-word', 'negation-changed'],
    absent: 'words',
    make: (document, random) => {
      const words = span(document, random, 8, 20);
      const last = words && bare(words.at(-1)!);
      if (!words || !last || !/^[a-z]{5,}$/i.test(last)) return null;
      return { quotation: `${[...words.slice(0, -1), last.slice(0, -random.from(1, 3))].join(' ')}${random.pick(['…', '...', ' ...'])}` };
    },
  },
  {
    name: 'd42',
    what: 'cut word after an ellipsis',
    wanted: 'not-green',
    codes: ['cut-word'],
    absent: 'words',
    make: (document, random) => {
      const words = span(document, random, 8, 20);
      if (!words || !/^[a-z]{5,}$/i.test(words[0]!)) return null;
      return { quotation: `${random.pick(['…', '...', '... '])}${[words[0]!.slice(random.from(1, 3)), ...words.slice(1)].join(' ')}` };
    },
  },
  {
    name: 'd43',
    what: 'cut words around an inner ellipsis',
    wanted: 'not-green',
    codes: ['cut-word', 'word-changed'],
    make: (document, random) => {
      const words = span(document, random, 14, 30);
      if (!words) return null;
      const at = random.from(4, words.length - 9);
      if (!/^[a-z]{5,}$/i.test(words[at]!)) return null;
      const head = [...words.slice(0, at), words[at]!.slice(0, -2)].join(' ');
      return standsAsWords(head, document)
        ? null
        : { quotation: `${head} … ${words.slice(at + 3).join(' ')}`, codes: ['cut-word', ...codesOf(words[at]!, 'word-changed')] };
    },
  },
  {
    name: 'd44',
    what: 'ellipsis swallows a negation among other words',
    wanted: 'not-green',
    codes: ['ellipsis-hides-negation'],
    make: (document, random) => {
      const places = sentencesOf(document).flatMap((words) =>
        words.flatMap((word, at) =>
          /^(?:not|no|never|without|unless|except|cannot|\w+n't)$/i.test(bare(word)) && at >= 5 && words.length - at > 5
            ? [{ words, at }]
            : [],
        ),
      );
      if (places.length === 0) return null;
      const { words, at } = random.pick(places);
      const [from, to] = [at - random.from(0, 2), at + 1 + random.from(0, 2)];
      const [head, tail] = [words.slice(Math.max(0, from - 8), from).join(' '), words.slice(to, to + 8).join(' ')];
      const text = ` ${wordsOf(document.texts[0]!.text).join(' ')} `;
      return text.split(head).length === 2 && text.split(tail).length === 2 ? { quotation: `${head} … ${tail}` } : null;
    },
  },
  {
    name: 'd45',
    what: 'the same piece twice',
    wanted: 'not-green',
    codes: ['ellipsis-order', 'word-added', 'stitched'],
    make: (document, random) => {
      const words = span(document, random, 5, 9);
      if (!words) return null;
      const piece = words.join(' ');
      return ` ${wordsOf(document.texts[0]!.text).join(' ')} `.toLowerCase().split(piece.toLowerCase()).length === 2
        ? { quotation: `${piece} … ${piece}` }
        : null;
    },
  },
  {
    name: 'd46',
    what: 'pieces that overlap',
    wanted: 'not-green',
    codes: ['ellipsis-order', 'word-added', 'stitched'],
    make: (document, random) => {
      const words = span(document, random, 10, 16);
      if (!words) return null;
      const tail = words.slice(-6).join(' ');
      const quotation = `${words.slice(0, -4).join(' ')} … ${tail}`;
      return ` ${wordsOf(document.texts[0]!.text).join(' ')} `.toLowerCase().split(tail.toLowerCase()).length === 2 ? { quotation } : null;
    },
  },
  {
    name: 'd47',
    what: 'pieces of one word',
    wanted: 'not-green',
    codes: [],
    orSilent: true,
    make: (document, random) => {
      const words = random
        .pick(sentencesOf(document))
        ?.map(bare)
        .filter((word) => /^[a-z]{3,}$/i.test(word));
      return words && words.length > 6
        ? { quotation: [words[0], words[2], words.at(-1)].join(random.pick([' … ', ' ... ', '... '])) }
        : null;
    },
  },
  {
    name: 'd48',
    what: 'brackets swallow a negation',
    wanted: 'not-green',
    codes: ['negation-changed', 'ellipsis-hides-negation', 'word-changed'],
    make: (document, random) => {
      const found = around(document, random, (word) => NEGATIONS.test(word));
      if (!found || found.at < 2 || found.at > found.words.length - 3) return null;
      return {
        quotation: found.words
          .with(
            found.at,
            rewritten(found.words[found.at]!, () => random.pick(['[very]', '[always]', '[all]'])),
          )
          .join(' '),
      };
    },
  },
  {
    name: 'd49',
    what: 'a word changed beside brackets',
    wanted: 'not-green',
    codes: ['word-changed'],
    absent: 'words',
    make: (document, random) => {
      const draft = changing(SYNONYMS)(document, random);
      if (!draft) return null;
      const words = draft.quotation.split(' ');
      const last = bare(words.at(-1)!);
      return last === draft.changed!.quotation || !/^[a-z]+$/i.test(last)
        ? null
        : { quotation: [...words.slice(0, -1), `[${last}]`].join(' ') };
    },
  },
  {
    name: 'd50',
    what: 'brackets that stand for more than the source has',
    wanted: 'not-green',
    codes: ['word-changed', 'word-added', 'word-missing', 'stitched'],
    make: (document, random) => {
      const sentences = allSentencesOf(document).filter((words) => words.length >= 10);
      if (sentences.length < 2) return null;
      const words = random.pick(sentences);
      if (words.length < 18) return null;
      return { quotation: `${words.slice(0, 6).join(' ')} [they] ${words.slice(12, 18).join(' ')}` };
    },
  },
  {
    name: 'd51',
    what: 'true head, invented tail',
    wanted: 'not-green',
    codes: ['word-added', 'word-changed', 'number-changed', 'nowhere', 'stitched', 'negation-changed'],
    make: (document, random) => {
      const words = span(document, random, 8, 14);
      return words && { quotation: `${words.join(' ').replace(/[.]$/, '')} ${random.pick(INVENTED_CLAUSES)}` };
    },
  },
  {
    name: 'd52',
    what: 'wholly invented',
    wanted: 'not-green',
    codes: ['nowhere'],
    make: (_document, random) => ({ quotation: `${random.pick(INVENTED_CLAUSES)} and ${random.pick(INVENTED_CLAUSES)}` }),
  },
  {
    name: 'd53',
    what: 'invented in another alphabet',
    wanted: 'grey',
    codes: ['other-language'],
    orSilent: true,
    make: (_document, random) => ({
      quotation: random.pick([
        'Гудок не работает после дождя и снега',
        'ο διακόπτης δεν λειτουργεί ποτέ τον χειμώνα',
        'ホーンは雨の後に鳴りません',
        '喇叭在雨后完全不响',
        'הצופר אינו פועל לאחר הגשם',
      ]),
    }),
  },
  {
    name: 'd54',
    what: 'a word twice',
    wanted: 'not-green',
    codes: ['word-added', 'negation-changed', 'number-changed', 'unit-changed', 'modal-changed'],
    absent: 'words',
    make: (document, random) => {
      const words = span(document, random, 8, 24);
      if (!words) return null;
      const at = random.from(1, words.length - 2);
      return /^[a-z]+$/i.test(words[at]!)
        ? { quotation: words.toSpliced(at, 0, words[at]!).join(' '), codes: codesOf(words[at]!, 'word-added') }
        : null;
    },
  },
  {
    name: 'd55',
    what: 'two words fused',
    wanted: 'not-green',
    codes: ['word-changed', 'word-missing', 'word-added'],
    absent: 'words',
    make: (document, random) => {
      const words = span(document, random, 8, 24);
      if (!words) return null;
      const at = random.from(1, words.length - 3);
      return /^[a-z]{3,}$/i.test(words[at]!) && /^[a-z]{3,}$/i.test(words[at + 1]!)
        ? {
            quotation: words.toSpliced(at, 2, words[at]! + words[at + 1]!).join(' '),
            codes: [
              'word-changed',
              'word-missing',
              'word-added',
              ...codesOf(words[at]!, 'word-changed'),
              ...codesOf(words[at + 1]!, 'word-changed'),
            ],
          }
        : null;
    },
  },
  {
    name: 'd56',
    what: 'a word torn apart',
    wanted: 'not-green',
    codes: ['word-changed', 'word-added', 'word-missing'],
    absent: 'words',
    make: misspelling(
      pattern(/^[a-z]{6,}$/i, ([word]) => `${word.slice(0, 3)} ${word.slice(3)}`),
      ['word-changed', 'word-added', 'word-missing'],
    ),
  },
  {
    name: 'd57',
    what: 'letters misread by a scanner',
    wanted: 'not-green',
    codes: ['word-changed'],
    absent: 'words',
    named: true,
    make: misspelling(
      (word) =>
        /^[a-z]{5,}$/.test(word) && /rn|cl|m|h|li/.test(word)
          ? word.replace(/rn|cl|m|h|li/, (letters) => ({ rn: 'm', cl: 'd', m: 'rn', h: 'b', li: 'h' })[letters]!)
          : null,
      CHANGED,
    ),
  },
  {
    name: 'd58',
    what: 'a letter changed',
    wanted: 'not-green',
    codes: CHANGED,
    absent: 'words',
    named: true,
    make: misspelling(
      pattern(/^([a-z]{2,})[a-z]([a-z]{2,})$/i, ([, head, tail], random) => head + random.pick([...'qxz']) + tail),
      CHANGED,
    ),
  },
  {
    name: 'd59',
    what: 'a letter lost',
    wanted: 'not-green',
    codes: CHANGED,
    absent: 'words',
    named: true,
    make: misspelling(
      pattern(/^([a-z]{3,})[a-z]([a-z]{2,})$/i, ([, head, tail]) => head! + tail!),
      CHANGED,
    ),
  },
  {
    name: 'd60',
    what: 'an accent that the source does not have',
    wanted: 'not-green',
    codes: ['word-changed'],
    absent: 'words',
    named: true,
    make: misspelling(
      pattern(/^([a-z]{2,})e([a-z]+)$/, ([, head, tail]) => `${head}é${tail}`),
      CHANGED,
    ),
  },
  {
    name: 'd61',
    what: 'over a paragraph seam without a mark',
    wanted: 'not-green',
    codes: ['stitched'],
    typographic: true,
    make: overSeam,
  },
  {
    name: 'd62',
    what: 'both words of a pair changed',
    wanted: 'not-green',
    codes: ['word-changed'],
    absent: 'words',
    make: (document, random) => {
      const first = changing(SYNONYMS)(document, random);
      if (!first) return null;
      const words = wordsOf(first.quotation);
      const at = words.findIndex((word) => /^(?:the|and|of)$/i.test(word));
      return at < 0 ? null : { quotation: words.with(at, inCaseOf(words[at]!, 'some')).join(' ') };
    },
  },
];
