import { describe, expect, test } from "vitest";
import { pause } from "../src/lib/socket";

describe("the pause before a browser comes back", () => {
  test("is spread over the whole time, and never nothing", () => {
    expect([0, 0.5, 1].map((random) => Math.round(pause(1000, random)))).toEqual([200, 600, 1000]);
  });

  test("is another one for each browser", () => {
    const pauses = Array.from({ length: 300 }, () => pause(1500));
    const slots = new Set(pauses.map((wait) => Math.floor(wait / 100)));
    expect(slots.size).toBeGreaterThan(8);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(300);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(1500);
  });
});
