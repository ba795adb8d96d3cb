import { expect, test } from "vitest";
import type { PanelBox } from "../src/protocol";
import { aim, CHOICES, framed, holds, MARGIN, opened, outermost } from "../src/table/aim";
import type { Box } from "../src/table/box";

const panel = (name: string, box: Box, seat: number | null = null): PanelBox => ({ name, title: name, box, seat });
const phone = { clientWidth: 400, clientHeight: 600 };

const inBox = ([x, y, w, h]: Box = [0, 0, 0, 0], [a, b, c, d]: Box) =>
  a >= x && b >= y && a + c <= x + w && b + d <= y + h;

test("with nothing to choose there is nowhere to look", () => {
  expect(aim([panel("map", [0, 0, 300, 300])], [], phone)).toBeNull();
});

test("it looks at the panel with most of the choices", () => {
  const panels = [panel("map", [0, 0, 300, 300]), panel("mine", [400, 0, 300, 300])];
  const found = aim(
    panels,
    [
      [410, 10, 20, 20],
      [450, 10, 20, 20],
    ],
    phone,
  );
  expect(found?.panel).toBe("mine");
});

test("of two panels with all of them it looks at the smaller one", () => {
  const panels = [panel("map", [0, 0, 300, 300]), panel("market", [0, 0, 100, 100])];
  expect(aim(panels, [[10, 10, 20, 20]], phone)?.panel).toBe("market");
});

test("choices that lie apart are shown together, as a view of their own", () => {
  const panels = [panel("map", [0, 0, 300, 300]), panel("mine", [0, 600, 300, 300])];
  const choices: Box[] = [
    [10, 10, 20, 20],
    [10, 640, 20, 20],
  ];
  const found = aim(panels, choices, phone);
  expect(found?.panel).toBe(CHOICES);
  expect(choices.every((choice) => inBox(found?.box, choice))).toBe(true);
});

test("of a wide panel a readable part about the choices is shown", () => {
  const wide = panel("map", [0, 0, 3000, 400]);
  const choice: Box = [2000, 100, 40, 40];
  const found = aim([wide], [choice], phone);
  expect(found?.box[2]).toBeLessThan(1000);
  expect(inBox(found?.box, choice)).toBe(true);
});

test("a panel that is opened slides down to its choices", () => {
  const tall = panel("mine", [0, 0, 300, 2000]);
  expect(opened(tall, [], phone)[1]).toBe(-MARGIN);
  const low: Box = [10, 1500, 20, 20];
  expect(inBox(opened(tall, [low], phone), low)).toBe(true);
});

test("a frame is as wide as its box and begins at its top; what is a little taller is shown whole", () => {
  expect(framed([0, 0, 400, 4000], phone)).toEqual([0, 0, 400, 600]);
  expect(framed([0, 0, 400, 700], phone)).toEqual([0, 0, 400, 700]);
});

test("a panel holds what has its middle in it, and parts of others are not named", () => {
  const map = panel("map", [0, 0, 300, 300]);
  expect(holds(map, [290, 0, 15, 10])).toBe(true);
  expect(holds(map, [295, 0, 15, 10])).toBe(false);
  const market = panel("market", [0, 0, 100, 100]);
  const mine = panel("mine", [0, 0, 100, 100], 0);
  expect(outermost([map, market, mine])).toEqual([map, mine]);
});
