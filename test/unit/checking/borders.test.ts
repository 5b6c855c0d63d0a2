import { describe, expect, test } from 'vitest';
import { check, documentOf } from './documents.ts';

/** Each with the stretch of the invented document that is quoted, between ⟦ and ⟧. */
function verdictOn(marked: string) {
  const [before = '', quoted = '', after = ''] = marked.split(/[⟦⟧]/);
  return check(quoted, [documentOf('EA99-901', before + quoted + after)]);
}

describe('a quotation that begins or ends inside a number or a word is altered', () => {
  test.each([
    ['It costs ⟦the maker about $5⟧ million in the first year of sale.', 'cut-number'],
    ['It costs about $5 ⟦million in the first year of sale⟧.', 'cut-number'],
    ['There were twenty ⟦five cars in the yard that day⟧.', 'cut-number'],
    ['⟦In the yard of the plant stood twenty⟧ five cars.', 'cut-number'],
    ['There were two ⟦hundred cars in the yard that day⟧.', 'cut-number'],
    ['⟦The plant built in that year one⟧ hundred cars.', 'cut-number'],
    ['There were one hundred and ⟦five cars in the yard⟧.', 'cut-number'],
    ['⟦In the yard of the plant stood one hundred⟧ and five cars.', 'cut-number'],
    ['On the twenty ⟦first of May the plant was closed⟧.', 'cut-number'],
    ['⟦They sold to the dealers of the town two⟧ dozen horns.', 'cut-number'],
    ['A gap of 2 ⟦1/2 inches was left at the door⟧.', 'cut-number'],
    ['⟦It left at the door a gap of 2⟧ 1/2 inches.', 'cut-number'],
    ['It was stored at minus ⟦20 degrees over the winter⟧.', 'cut-number'],
    ['It had run 10\u202F⟦000 km when the lamp came on⟧.', 'cut-number'],
    ['⟦It had run for nearly 10⟧\u202F500 km when the lamp came on.', 'cut-number'],
    ['⟦In the whole of the year it was reduced by 5⟧ % to what it was.', 'unit-changed'],
    ['⟦Over the whole of the night it was cooled to 5⟧ °C in the yard.', 'unit-changed'],
    ['The car is (un)⟦safe to tow on any road⟧.', 'cut-word'],
    ['⟦The lamp came on again at 3 a⟧.m. on that day.', 'unit-changed'],
    ['The law of the U.⟦S. says that it was closed⟧.', 'cut-word'],
    ['The horn and/⟦or lamp of it may fail on the road⟧.', 'cut-word'],
    ['⟦It can be towed for a mile w⟧/o a trailer.', 'cut-word'],
    ['It ran from 2017-\n⟦2022 in the plant of the maker⟧.', 'cut-number'],
  ])('%s', (marked, code) => {
    const verdict = verdictOn(marked);
    expect(verdict).toMatchObject({ verdict: 'altered', code });
    expect(verdict!.difference!.some((part) => part.in === 'source')).toBe(true);
  });
});

describe('numbers that only stand side by side are not one number', () => {
  test.each([
    'In 2019, ⟦300 cars were built in the plant there⟧.',
    '⟦It was sold to the dealer in 2019⟧. 300 cars followed.',
    'Of the cars in the yard they sold twenty. ⟦Five were kept there until May⟧.',
    'They sold two million 2019 ⟦cars in the plant of the maker⟧.',
    'Of those that were built in the plant, one and ⟦two were sold to a dealer⟧.',
    'Recall number 99 V 901 ⟦000 was opened for the horn of the car⟧.',
    'The front/⟦rear seat of the car may be towed there⟧.',
    '⟦It was closed at the end of the year⟧.It is open now.',
    'The vehicle(s) ⟦may be towed on any road there⟧.',
    'The first twenty ⟦cars were sold in May to them⟧.',
    'Part 5, ⟦1/2 inches wide, was left at the door⟧.',
  ])('%s', (marked) => {
    expect(verdictOn(marked)).toMatchObject({ verdict: 'verified' });
  });
});

const PUMP = documentOf(
  'EA99-901',
  'The lower pump may leak onto the road at 35 psi within 5 minutes. It is safe to tow on any road of the county.',
);

describe("an editor's words do not change what the source says", () => {
  test.each([
    ['The lower pump [will] leak onto the road', 'word-changed'],
    ['leak onto the road at [53] psi within', 'word-changed'],
    ['leak onto the road at 35 [kPa] within 5 minutes', 'word-changed'],
    ['[will] leak onto the road at 35 psi', 'word-changed'],
    ['leak onto the road at 35 psi within [50] minutes', 'word-changed'],
    ['It is [not] safe to tow on any road', 'ellipsis-hides-negation'],
    ['[never] safe to tow on any road', 'ellipsis-hides-negation'],
    ['to tow on any road [except ours]', 'ellipsis-hides-negation'],
  ])('%s', (text, code) => {
    expect(check(text, [PUMP])).toMatchObject({ verdict: 'altered', code });
  });

  test.each([
    '[It] may leak onto the road at 35 psi',
    'The lower pump [of the car] may leak onto the road',
    'leak onto the road [of 2017] at 35 psi within 5 minutes',
    '[It] is safe to tow on any road [there]',
  ])('%s', (text) => {
    expect(check(text, [PUMP])).toMatchObject({ code: 'verbatim-with-editor-words', cautions: expect.arrayContaining(['editor-words']) });
  });
});

describe('what an omission leaves out right before the next words', () => {
  const omitting = (word: string) =>
    check('The lower pump will … leak onto the road when it is warm', [
      documentOf('EA99-901', `The lower pump will ${word} leak onto the road when it is warm.`),
    ]);

  test.each(['may', 'may then', 'could in the end', 'possibly', 'reportedly', 'almost', 'some', 'if warm', 'only'])(
    '%s is a qualifier cut',
    (word) => {
      expect(omitting(word)).toMatchObject({ code: 'verbatim-with-ellipsis', cautions: expect.arrayContaining(['qualifier-cut']) });
    },
  );

  test('"rather than" is a negation cut', () => {
    expect(omitting('rather than')).toMatchObject({ code: 'verbatim-with-ellipsis', cautions: expect.arrayContaining(['negation-cut']) });
  });

  test.each([
    'fail to',
    'be unable to',
    'refuse to',
    'refuse for years to',
    'hardly',
    'hardly ever',
    'barely',
    'rarely',
    'seldom',
    'be unlikely to',
    'find it impossible to',
    'be kept far from having to',
    'lack what it takes to',
    'be prevented from having to',
    'cease to',
    'stop trying to',
    'be falsely said to',
    'avoid having to',
    'resist all that makes it',
    'be forbidden to',
    'be exempt from having to',
  ])('%s turns the meaning round', (word) => {
    expect(omitting(word)).toMatchObject({ verdict: 'altered', code: 'ellipsis-hides-negation' });
  });

  test.each(['quickly', 'in the end', 'very slowly'])('%s is neither', (word) => {
    expect(omitting(word)).toMatchObject({ code: 'verbatim-with-ellipsis', cautions: [] });
  });
});

describe('a word that a line end parts hides no other change', () => {
  const PLANT = documentOf('EA99-901', 'The collec-\ntor of the Halden plant loses 5 mW a day.\n\nThe roof of the plant leaks.');

  test.each([
    ['The collector of the Halden plant loses 5 MW a day', 'unit-changed'],
    ['The collector of the Halden plant loses 5 mW a day The roof', 'stitched'],
    ['collector of the Hal-\nden plant loses 5 MW a day', 'unit-changed'],
  ])('%j', (text, code) => {
    expect(check(text, [PLANT])).toMatchObject({ verdict: 'altered', code });
  });

  test.each(['The collector of the Halden plant loses 5 mW a day', 'collector of the Hal-\nden plant loses 5 mW'])('%j', (text) => {
    expect(check(text, [PLANT])).toMatchObject({ verdict: 'verified' });
  });
});
