import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Position } from "../src/protocol";
import { PACE, pauseBefore, Queue } from "../src/table/queue";

const position = (fields: Partial<Position>): Position =>
  ({ move: 1, actor: 1, mine: [0], layers: { stack: "<g/>" }, ...fields }) as Position;

describe("the pause before the next position", () => {
  const now = position({ move: 4 });

  test("is the pace the person likes, shorter for a move that changes nothing on the board", () => {
    expect(pauseBefore(position({ move: 5 }), now, "brisk", 1)).toBe(PACE.brisk);
    expect(pauseBefore(position({ move: 5, layers: {} }), now, "brisk", 1)).toBeCloseTo(0.3 * PACE.brisk);
    expect(pauseBefore(position({ move: 5 }), now, "instant", 1)).toBe(0);
  });

  test("is none at first, on the way back and after one's own decision", () => {
    expect(pauseBefore(position({ move: 5 }), null, "slow", 1)).toBe(0);
    expect(pauseBefore(position({ move: 4 }), now, "slow", 1)).toBe(0);
    expect(pauseBefore(position({ move: 5 }), position({ move: 4, actor: 0 }), "slow", 1)).toBe(0);
  });

  test("is shorter in a crowd", () => {
    expect(pauseBefore(position({ move: 5 }), now, "brisk", 16)).toBe(PACE.brisk / 2);
  });
});

describe("the queue", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function watched(pause: number) {
    const shown: [number, boolean][] = [];
    const queue = new Queue<number>(
      () => pause,
      (item, glide) => shown.push([item, glide]),
    );
    return { queue, shown };
  }

  test("shows one after another, each after its pause", () => {
    const { queue, shown } = watched(100);
    for (const item of [1, 2, 3]) queue.push(item);
    expect(shown).toEqual([[1, true]]);
    expect([queue.length, queue.last]).toEqual([2, 3]);
    vi.advanceTimersByTime(99);
    expect(shown).toHaveLength(1);
    vi.advanceTimersByTime(101);
    expect(shown).toEqual([
      [1, true],
      [2, true],
      [3, true],
    ]);
    expect([queue.length, queue.last]).toEqual([0, undefined]);
  });

  test("without a pause shows at once", () => {
    const { queue, shown } = watched(0);
    for (const item of [1, 2]) queue.push(item);
    expect(shown.map(([item]) => item)).toEqual([1, 2]);
  });

  test("skips to the last: all are shown in order, none glides, nothing is left", () => {
    const { queue, shown } = watched(100);
    for (const item of [1, 2, 3]) queue.push(item);
    queue.skip();
    expect(shown).toEqual([
      [1, true],
      [2, false],
      [3, false],
    ]);
    vi.advanceTimersByTime(1000);
    expect(shown).toHaveLength(3);
  });

  test("shows nothing more once it is closed", () => {
    const { queue, shown } = watched(100);
    for (const item of [1, 2]) queue.push(item);
    queue.close();
    vi.advanceTimersByTime(1000);
    expect(shown).toHaveLength(1);
  });
});
