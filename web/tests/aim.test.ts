import { describe, expect, test } from "vitest";
import { nearestFirst } from "../src/table/aim";
import type { Box } from "../src/table/box";

const room = { width: 390, height: 500 };
const whole: Box = [0, 0, 1000, 1282];

describe("where a phone looks", () => {
  test("so near that the smallest choice is a finger wide", () => {
    const found = nearestFirst([[100, 100, 20, 40]], room, whole, 46);
    expect(found?.scale).toBeCloseTo(2.3);
    expect(found?.box).toEqual([100, 100, 20, 40]);
  });

  test("all choices together, if they are large enough then", () => {
    const found = nearestFirst(
      [
        [100, 100, 100, 60],
        [300, 300, 100, 60],
      ],
      room,
      whole,
      46,
    );
    expect(found?.box).toEqual([100, 100, 300, 260]);
    expect(found?.scale).toBeGreaterThanOrEqual(46 / 60);
  });

  test("at most of them, if they lie too far apart", () => {
    const many: Box[] = [
      [100, 100, 40, 40],
      [150, 120, 40, 40],
      [900, 1200, 40, 40],
    ];
    expect(nearestFirst(many, room, whole, 46)?.box).toEqual([100, 100, 90, 60]);
  });

  test("nowhere without choices, and never nearer than one knows where one is", () => {
    expect(nearestFirst([], room, whole, 46)).toBeNull();
    expect(nearestFirst([[0, 0, 1, 1]], room, whole, 46)?.scale).toBe(3);
  });
});
