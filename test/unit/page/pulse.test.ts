import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pulse } from '../../../lib/page/pulse.ts';

let stop: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  stop = new AbortController();
});
afterEach(() => {
  stop.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A pulse whose readings take `cost` milliseconds; `times` are those at which they began. */
function start(cost = 0) {
  const times: number[] = [];
  const begun = performance.now();
  const rests = vi.fn();
  const read = async () => {
    times.push(Math.round(performance.now() - begun));
    if (cost > 0) await new Promise((resolve) => setTimeout(resolve, cost));
    return cost;
  };
  return { pulse: new Pulse(read, rests, stop.signal), times, rests };
}
const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('reads once the page has rested', async () => {
  const { pulse, times } = start();
  pulse.changed();
  await after(300);
  pulse.changed();
  expect(pulse.busy).toBe(true);
  await after(2000);
  expect(times).toEqual([800]);
  expect(pulse.busy).toBe(false);
});

test('reads a page that does not rest now and then', async () => {
  const { pulse, times } = start();
  for (let i = 0; i < 290; i++) {
    pulse.changed();
    await after(10);
  }
  expect(times).toEqual([1000, 2000]);
});

test('reads a restless page seldom where reading is slow', async () => {
  const { pulse, times } = start(20);
  for (let i = 0; i < 800; i++) {
    pulse.changed();
    await after(10);
  }
  expect(times).toEqual([1000, 4020, 7040]);
});

test('reads a restless page no sooner where it is told to look again', async () => {
  const { pulse, times } = start(20);
  for (let i = 0; i < 800; i++) {
    pulse.changed();
    pulse.wakeAt(performance.now() + 500);
    await after(10);
  }
  expect(times).toEqual([500, 3520, 6540]);
});

test('reads it sooner when it has come to rest, and never waits for ever', async () => {
  const { pulse, times } = start(200);
  pulse.changed();
  await after(1000);
  pulse.changed();
  await after(3000);
  expect(times).toEqual([500, 2700]);
  const slow = start(60_000);
  slow.pulse.changed();
  await after(61_000);
  slow.pulse.changed();
  await after(10_000);
  expect(slow.times).toEqual([500, 65_500]);
});

test('reads at the time it is told, the earlier of two', async () => {
  const { pulse, times } = start();
  pulse.wakeAt(performance.now() + 900);
  pulse.wakeAt(performance.now() + 150);
  await after(2000);
  expect(times).toEqual([150]);
});

test('a change while it reads is read afterwards', async () => {
  const { pulse, times, rests } = start(20);
  pulse.wakeAt(performance.now());
  await after(10);
  pulse.changed();
  await after(15);
  expect(rests).toHaveBeenCalledTimes(1);
  expect(pulse.busy).toBe(true);
  await after(5000);
  expect(times).toEqual([0, 510]);
});

test('reads nothing when all is over', async () => {
  const { pulse, times } = start();
  pulse.changed();
  stop.abort();
  await after(5000);
  pulse.changed();
  pulse.wakeAt(performance.now());
  await after(5000);
  expect(times).toEqual([]);
});

/** A pulse of which the first `failing` readings throw. */
function startFailing(failing: number) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const times: number[] = [];
  const begun = performance.now();
  const rests = vi.fn();
  const read = async () => {
    times.push(Math.round(performance.now() - begun));
    if (times.length <= failing) throw new TypeError('Invented for a test');
    return 0;
  };
  return { pulse: new Pulse(read, rests, stop.signal), times, rests };
}

test('goes on after a reading that has failed, and says that it rests', async () => {
  const { pulse, times, rests } = startFailing(1);
  pulse.changed();
  await after(600);
  expect(rests).toHaveBeenCalledTimes(1);
  expect(pulse.busy).toBe(false);
  pulse.changed();
  await after(2000);
  expect(times).toEqual([500, 1500]);
  expect(rests).toHaveBeenCalledTimes(2);
});

test('a change during a reading that fails is read afterwards', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let readings = 0;
  const pulse: Pulse = new Pulse(
    async () => {
      readings += 1;
      if (readings > 1) return 0;
      pulse.changed();
      throw new TypeError('Invented for a test');
    },
    () => undefined,
    stop.signal,
  );
  pulse.wakeAt(performance.now());
  await after(10_000);
  expect(readings).toBe(2);
});

test('reads ever more seldom while every reading fails, once a minute in the end', async () => {
  const { pulse, times } = startFailing(1000);
  for (let second = 0; second < 400; second++) {
    pulse.changed();
    await after(1000);
  }
  const gaps = times.slice(1).map((time, at) => time - times[at]!);
  expect(gaps.slice(0, 4)).toEqual(gaps.slice(0, 4).toSorted((a, b) => a - b));
  expect(gaps.at(-1)).toBeGreaterThanOrEqual(60_000);
});

test('another page is read without waiting for what went wrong on the one before it', async () => {
  const { pulse, times } = startFailing(5);
  for (let second = 0; second < 40; second++) {
    pulse.changed();
    await after(1000);
  }
  const failed = times.length;
  const begun = performance.now();
  pulse.startAnew();
  pulse.changed();
  await after(500);
  expect(times).toHaveLength(failed + 1);
  expect(performance.now() - begun).toBeLessThanOrEqual(500);
});

test('says nothing more once all is over, not even that it rests', async () => {
  const { pulse, rests } = start(20);
  pulse.wakeAt(performance.now());
  await after(10);
  stop.abort();
  await after(1000);
  expect(rests).not.toHaveBeenCalled();
});
