import { expect, test } from "vitest";
import { same } from "../src/table/halos";

const svg = {} as SVGSVGElement;
const at = (x: number, number: number, seat = 1, panel = svg) => ({
  svg: panel,
  frame: { x, y: 0, w: 20, h: 20 },
  number,
  seat,
});

test("pieces of a pile that one step put in order again have one mark", () => {
  expect(same(at(0, 3), at(6, 3))).toBe(true);
});

test("other steps, other players, other panels and what lies apart have their own", () => {
  expect(same(at(0, 3), at(6, 4))).toBe(false);
  expect(same(at(0, 3), at(6, 3, 2))).toBe(false);
  expect(same(at(0, 3), at(6, 3, 1, {} as SVGSVGElement))).toBe(false);
  expect(same(at(0, 3), at(40, 3))).toBe(false);
});
