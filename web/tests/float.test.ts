import { describe, expect, test } from "vitest";
import { sheet } from "../src/table/float";

const room = { left: 0, top: 80, right: 390, bottom: 560 };
const box = (left: number, top: number, size = 40) => ({ left, top, right: left + size, bottom: top + size });

describe("the card on a phone", () => {
  test("lies at the lower edge of the map, above what one has", () => {
    expect(sheet(box(100, 120), room, 150, [])).toBe(402);
  });

  test("lies at the upper edge where it would cover what it tells of", () => {
    expect(sheet(box(100, 500), room, 150, [box(100, 500), box(200, 120)])).toBe(88);
  });

  test("covers as few other choices as it can", () => {
    expect(sheet(box(100, 300), room, 150, [box(60, 450), box(200, 470)])).toBe(88);
  });
});
