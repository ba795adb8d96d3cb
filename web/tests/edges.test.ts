import { describe, expect, test } from "vitest";
import { arrows } from "../src/table/edges";

const room = { left: 100, top: 50, width: 400, height: 300 };
const at = (id: string, left: number, top: number, size = 40): Element =>
  ({
    id,
    getBoundingClientRect: () => ({ left, top, width: size, height: size, right: left + size, bottom: top + size }),
  }) as Element;

describe("arrows at the edge", () => {
  test("none for what is seen, or more than half of it", () => {
    expect(arrows([at("a", 200, 100), at("b", 85, 100)], room, 34)).toEqual([]);
  });

  test("where the way to a choice leaves the room, pointing to it", () => {
    const [arrow] = arrows([at("far", 900, 180)], room, 34);
    expect(arrow?.x).toBeCloseTo(466);
    expect(arrow?.y).toBeCloseTo(200, 0);
    expect(arrow?.angle).toBeCloseTo(0, 1);
  });

  test("choices that lie the same way share one", () => {
    const found = arrows([at("a", 900, 180), at("b", 950, 190), at("c", 280, 900)], room, 34);
    expect(found.map((arrow) => arrow.places)).toEqual([["a", "b"], ["c"]]);
  });

  test("it covers no choice that is seen", () => {
    const [arrow] = arrows([at("far", 900, 180), at("seen", 440, 170, 60)], room, 34);
    expect(arrow?.x).toBeCloseTo(466);
    expect(Math.abs((arrow?.y ?? 0) - 200)).toBeGreaterThan(30);
  });
});
