import { expect, test } from "vitest";
import type { LegalAction } from "../src/protocol";
import { entries, groups } from "../src/table/choices";

const actions = (heading: string, n: number, free = false): LegalAction[] =>
  Array.from({ length: n }, (_, i) => ({
    action: `${heading}:${i}`,
    text: `${heading} ${i}`,
    place: "",
    heading,
    free,
    cost: "",
    gain: "",
    forfeits: "",
  }));

test("a few choices are a button each, those that interrupt last", () => {
  const found = entries([...actions("Sell", 2, true), ...actions("Build", 2)]);
  expect(found.map(({ text }) => text)).toEqual(["Build 0", "Build 1", "Sell 0", "Sell 1"]);
});

test("many of one kind become one button when room is short, sooner for those that interrupt", () => {
  const found = entries([...actions("Build", 5), ...actions("Sell", 3, true)]);
  expect(found.map(({ text, actions }) => [text, actions.length])).toEqual([
    ["Build 0", 1],
    ["Build 1", 1],
    ["Build 2", 1],
    ["Build 3", 1],
    ["Build 4", 1],
    ["Sell", 3],
  ]);
  expect(entries([...actions("Build", 6), ...actions("Sell", 2)])[0]?.actions).toHaveLength(6);
});

test("choices of a single kind are never folded away", () => {
  expect(entries(actions("Build", 20))).toHaveLength(20);
});

test("headings stand only where there are many buttons, once for each run of a kind", () => {
  const few = groups([...actions("Build", 2), ...actions("Sell", 2)]);
  expect(few.map(({ heading }) => heading)).toEqual([""]);
  const many = groups([...actions("Build", 4), ...actions("Sell", 4)]);
  expect(many.map(({ heading, entries }) => [heading, entries.length])).toEqual([
    ["Build", 4],
    ["Sell", 4],
  ]);
});
