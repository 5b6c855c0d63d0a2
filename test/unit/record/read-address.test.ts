import { expect, test } from 'vitest';
import { readAddress } from '../../../lib/record/read-address.ts';

const MIB = 2 ** 20;

/** An answer of so many pieces of 8 MiB, of which it is counted how many are taken. */
function answerOf(pieces: number) {
  const log = { taken: 0, cancelled: false };
  const piece = new Uint8Array(8 * MIB).fill(32);
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (log.taken === pieces) return controller.close();
        log.taken += 1;
        controller.enqueue(piece);
      },
      cancel() {
        log.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { log, get: async () => new Response(body) };
}

test('an answer that never ends is not read to its end', async () => {
  const { log, get } = answerOf(Number.POSITIVE_INFINITY);
  await expect(readAddress('https://record.example/', undefined, get)).rejects.toMatchObject({ code: 'bad-answer', final: true });
  expect(log).toEqual({ taken: 17, cancelled: true });
});

test('a large one is read whole', async () => {
  const { log, get } = answerOf(4);
  expect(await (await readAddress('https://record.example/', undefined, get)).text()).toHaveLength(32 * MIB);
  expect(log).toEqual({ taken: 4, cancelled: false });
});

test('characters that two pieces share are read as one', async () => {
  const bytes = new TextEncoder().encode('A “mark”');
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await (await readAddress('https://record.example/', undefined, async () => new Response(body))).text()).toBe('A “mark”');
});
