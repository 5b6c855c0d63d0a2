import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Verdict } from '../../../lib/checking/verdict.ts';
import type { Answer, Question } from '../../../lib/messages.ts';
import { unchecked } from '../../../lib/page/unchecked.ts';
import { type Ask, VerdictBook } from '../../../lib/page/verdict-book.ts';

const ID: Ask = { type: 'citation', id: 'EA99-901' };
const QUOTATION: Ask = { type: 'quotation', question: { text: 'the horn', ids: ['EA99-901'], sentence: '' } };
const NONE: ReadonlySet<Ask> = new Set();
const GOOD = { ...unchecked('no-answer'), verdict: 'verified', code: 'verbatim', tone: 'green' } as Verdict;

const answerWith =
  (verdict: Verdict) =>
  (question: Question): Promise<Answer> =>
    Promise.resolve({ quotations: question.quotations.map(() => verdict), citations: question.citations.map(() => verdict) });

let stop: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  stop = new AbortController();
});
afterEach(() => {
  stop.abort();
  vi.useRealTimers();
});

const bookWith = (send: (question: Question) => Promise<Answer>) => {
  const sent = vi.fn(send);
  const news = vi.fn();
  return { book: new VerdictBook(sent, news, stop.signal), sent, news };
};
const settle = () => vi.advanceTimersByTimeAsync(0);

test('asks all that is new in one message, and nothing twice', async () => {
  const { book, sent, news } = bookWith(answerWith(GOOD));
  book.want([ID, QUOTATION, { ...ID }], NONE);
  expect(book.busy).toBe(true);
  book.want([ID, QUOTATION], NONE);
  await settle();
  book.want([ID, QUOTATION], NONE);
  await settle();
  expect(sent.mock.calls).toEqual([[{ quotations: [QUOTATION.question], citations: ['EA99-901'] }]]);
  expect(news).toHaveBeenCalledTimes(1);
  expect(book.busy).toBe(false);
  expect(book.verdictOn({ ...QUOTATION })).toBe(GOOD);
});

test('what is held is not asked yet', async () => {
  const { book, sent } = bookWith(answerWith(GOOD));
  book.want([ID, QUOTATION], new Set([QUOTATION]));
  await settle();
  expect(sent.mock.calls).toEqual([[{ quotations: [], citations: ['EA99-901'] }]]);
  book.want([ID, QUOTATION], NONE);
  await settle();
  expect(sent).toHaveBeenCalledTimes(2);
});

test('the same words of two documents are two questions', async () => {
  const { book } = bookWith(async ({ quotations }) => ({
    quotations: quotations.map(({ ids }) => (ids[0] === 'EA99-901' ? GOOD : null)),
    citations: [],
  }));
  const other: Ask = { type: 'quotation', question: { ...QUOTATION.question, ids: ['EA99-902'] } };
  book.want([QUOTATION, other], NONE);
  await settle();
  expect([book.verdictOn(QUOTATION), book.verdictOn(other)]).toEqual([GOOD, null]);
});

test('forgets the oldest of what has left the page, not what is on it', async () => {
  const { book, sent } = bookWith(answerWith(GOOD));
  const first: Ask = { type: 'citation', id: 'EA99-902' };
  book.want([first, ID], NONE);
  await settle();
  for (let page = 0; page < 12; page++) {
    book.want([ID, ...Array.from({ length: 1000 }, (_, i): Ask => ({ type: 'citation', id: `MC-99${page * 1000 + i}` }))], NONE);
    await settle();
  }
  expect(book.verdictOn(ID)).toBe(GOOD);
  expect(book.verdictOn(first)).toBeUndefined();
  // One message, and then two portions a page.
  expect(sent).toHaveBeenCalledTimes(25);
});

describe('no answer', () => {
  test.each([
    ['a channel that closes', () => Promise.reject(new Error('closed'))],
    ['an answer that is too short', () => Promise.resolve({ quotations: [], citations: [] })],
    ['an answer that is none', () => Promise.resolve(undefined as never)],
  ])('%s: asked once more, then grey', async (_name, send) => {
    const { book, sent } = bookWith(send);
    book.want([ID, QUOTATION], NONE);
    await settle();
    expect(sent).toHaveBeenCalledTimes(2);
    expect(book.verdictOn(QUOTATION)).toMatchObject({ verdict: 'unchecked', code: 'not-confirmed', tone: 'grey' });
    expect(book.busy).toBe(false);
  });

  test('silence ends', async () => {
    const { book } = bookWith(() => new Promise(() => undefined));
    book.want([ID], NONE);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(book.verdictOn(ID)).toMatchObject({ verdict: 'unchecked', code: 'timed-out' });
  });
});

describe('what could not be checked', () => {
  test('is asked again after growing waits, until it is answered', async () => {
    let bad = 5;
    const { book, sent } = bookWith((question) => answerWith(bad-- > 0 ? { ...unchecked('no-answer'), code: 'offline' } : GOOD)(question));
    book.want([ID], NONE);
    const times: number[] = [];
    for (let seconds = 0; seconds <= 900; seconds++) {
      const before = sent.mock.calls.length;
      await vi.advanceTimersByTimeAsync(seconds === 0 ? 0 : 1000);
      if (sent.mock.calls.length > before || seconds === 0) times.push(seconds);
    }
    expect(times).toEqual([0, 5, 20, 80, 380, 680]);
    expect(book.verdictOn(ID)).toBe(GOOD);
  });

  test('is not asked again where the document was read, in part', async () => {
    const { book, sent } = bookWith(answerWith({ ...unchecked('no-answer'), code: 'not-in-abstract' }));
    book.want([QUOTATION], NONE);
    await vi.advanceTimersByTimeAsync(900_000);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test('is asked again at once when there is hope, and is not busy meanwhile', async () => {
    let answered = false;
    const { book, sent } = bookWith((question) => answerWith(answered ? GOOD : { ...unchecked('no-answer'), code: 'offline' })(question));
    book.want([ID], NONE);
    await settle();
    answered = true;
    book.tryAgain();
    expect(book.busy).toBe(false);
    await settle();
    expect(sent).toHaveBeenCalledTimes(2);
    expect(book.verdictOn(ID)).toBe(GOOD);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toHaveBeenCalledTimes(2);
  });

  test('is not asked again when it has left the page, nor when all is over', async () => {
    const { book, sent } = bookWith(answerWith({ ...unchecked('no-answer'), code: 'offline' }));
    book.want([ID], NONE);
    await settle();
    book.want([], NONE);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveBeenCalledTimes(1);
    book.want([ID], NONE);
    stop.abort();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toHaveBeenCalledTimes(1);
  });
});

test('silence on a quotation is no answer while a document that may have its words could not be read', async () => {
  const loose: Ask = { type: 'quotation', question: { text: 'the horn', ids: [], candidates: ['EA99-901'], sentence: '' } };
  let isUp = false;
  const { book, sent } = bookWith(({ quotations, citations }) =>
    Promise.resolve({
      quotations: quotations.map(() => (isUp ? GOOD : null)),
      citations: citations.map(() => (isUp ? GOOD : unchecked('no-answer'))),
    }),
  );
  book.want([ID, loose], NONE);
  await settle();
  expect(book.verdictOn(loose)).toBeNull();
  isUp = true;
  book.tryAgain();
  await settle();
  expect(sent.mock.lastCall).toEqual([{ quotations: [loose.question], citations: ['EA99-901'] }]);
  expect(book.verdictOn(loose)).toBe(GOOD);
  book.tryAgain();
  await settle();
  expect(sent).toHaveBeenCalledTimes(2);
});

test('a page of any size is asked about in portions, quotations first, and shown as they are answered', async () => {
  const ids: Ask[] = Array.from({ length: 10_000 }, (_, at) => ({ type: 'citation', id: `ODI-${99_000_000 + at}` }));
  const { book, sent, news } = bookWith(answerWith(GOOD));
  book.want([...ids, QUOTATION], NONE);
  await settle();
  expect(sent.mock.calls[0]![0].quotations).toEqual([QUOTATION.question]);
  expect(Math.max(...sent.mock.calls.map(([{ citations, quotations }]) => citations.length + quotations.length))).toBe(500);
  expect(news.mock.calls.length).toBe(sent.mock.calls.length);
  expect(book.busy).toBe(false);
  expect(book.verdictOn(ids.at(-1)!)).toBe(GOOD);
});
