import { expect, test } from 'vitest';
import { Turns } from '../../../lib/record/turns.ts';

const FOR_EVER = new AbortController().signal;
/** Lets everything go on that waits for a promise that is settled. */
const goOn = () => new Promise((resolve) => setImmediate(resolve));

/** Asks for turns, and tells in which order they came. */
function line(turns: Turns) {
  const order: string[] = [];
  const wait = (asker: number, name: string, signal = FOR_EVER) =>
    turns.take(asker, signal).then(
      () => void order.push(name),
      (error: unknown) => void order.push(`${name}: ${(error as Error).name}`),
    );
  return { order, wait };
}

test('whoever asks for much does not keep another waiting', async () => {
  const turns = new Turns(1);
  const { order, wait } = line(turns);
  for (let count = 0; count < 5; count++) void wait(1, `a${count}`);
  void wait(2, 'b0');
  void wait(2, 'b1');
  for (let count = 0; count < 7; count++) {
    await goOn();
    turns.leave();
  }
  expect(order).toEqual(['a0', 'a1', 'b0', 'a2', 'b1', 'a3', 'a4']);
});

test('no more are served at once than there are places, and a place that is given back is free', async () => {
  const turns = new Turns(2);
  const { order, wait } = line(turns);
  for (const name of ['a', 'b', 'c']) void wait(1, name);
  await goOn();
  expect(order).toEqual(['a', 'b']);
  turns.leave();
  await goOn();
  expect(order).toEqual(['a', 'b', 'c']);
  turns.leave();
  turns.leave();
  void wait(1, 'd');
  void wait(1, 'e');
  void wait(1, 'f');
  await goOn();
  expect(order).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('who gives up waiting is passed over, and takes no place', async () => {
  const turns = new Turns(1);
  const { order, wait } = line(turns);
  const gone = new AbortController();
  void wait(1, 'a');
  void wait(2, 'b', gone.signal);
  void wait(3, 'c');
  gone.abort();
  await goOn();
  turns.leave();
  await goOn();
  void wait(4, 'd', AbortSignal.abort());
  await goOn();
  expect(order).toEqual(['a', 'b: AbortError', 'c', 'd: AbortError']);
});
