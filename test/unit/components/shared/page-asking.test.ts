import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageAsking } from '../../../../components/shared/page-asking.ts';
import { emptyReport, type PageReport } from '../../../../lib/report.ts';

const report = (title: string, more: Partial<PageReport> = {}): PageReport => ({
  ...emptyReport({ address: 'https://page.example/', title, on: true }),
  settled: false,
  ...more,
});

/** A page that answers when the test says so. */
function slowPage() {
  const questions: { settled: boolean; answer(report: PageReport | null): Promise<void> }[] = [];
  const heard: (string | null)[] = [];
  const ended = new AbortController();
  const ask = (settled: boolean) =>
    new Promise<PageReport | null>((resolve) =>
      questions.push({
        settled,
        async answer(given) {
          resolve(given);
          await vi.advanceTimersByTimeAsync(0);
        },
      }),
    );
  const asking = new PageAsking({ ask, on: true, onReport: (given) => heard.push(given?.title ?? null) }, ended.signal);
  return { asking, questions, heard, ended };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an answer that comes behind a later one is left out', async () => {
  const { asking, questions, heard } = slowPage();
  asking.news();
  await questions[1]!.answer(report('newer'));
  await questions[0]!.answer(report('older'));
  expect(heard).toEqual(['newer']);
});

test('news makes no more than one question wait for the page to settle', async () => {
  const { asking, questions } = slowPage();
  await questions[0]!.answer(report('first'));
  for (let count = 0; count < 5; count++) {
    asking.news();
    await questions.at(-1)!.answer(report('more'));
  }
  expect(questions.filter(({ settled }) => settled)).toHaveLength(1);
});

test('a page that has not settled when it says so is waited for again, one that has is not', async () => {
  const { questions } = slowPage();
  await questions[0]!.answer(report('reading'));
  await questions[1]!.answer(report('not yet'));
  await questions[2]!.answer(report('settled', { settled: true }));
  expect(questions.map(({ settled }) => settled)).toEqual([false, true, true]);
});

test('a page that has not heard of a switch is asked again, until nobody wants to know', async () => {
  const { questions, ended, heard } = slowPage();
  await questions[0]!.answer(report('off', { on: false }));
  await vi.advanceTimersByTimeAsync(500);
  expect(questions).toHaveLength(2);
  ended.abort();
  await questions[1]!.answer(report('too late'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect([questions.length, heard]).toEqual([2, ['off']]);
});
