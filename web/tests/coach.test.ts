// What the coach remembers in this browser.
import { beforeEach, expect, test } from "vitest";
import { hear, heard, listen, listensAt } from "../src/table/coach";
import { forget, remember } from "../src/start/memory";

beforeEach(() => {
  forget("rondel-coach-heard", "localStorage");
  forget("rondel-coach-tables", "localStorage");
});

test("a situation is remembered once, and for its game", () => {
  hear("saltfjord", "die");
  hear("saltfjord", "die");
  hear("cooper_island", "fee");
  expect(heard("saltfjord")).toEqual(["die"]);
  expect(heard("cooper_island")).toEqual(["fee"]);
  expect(heard("salt")).toEqual([]);
});

test("it listens where it was asked to, until it is switched off", () => {
  listen("a", true);
  listen("b", true);
  listen("a", false);
  expect([listensAt("a"), listensAt("b")]).toEqual([false, true]);
  for (let n = 0; n < 60; n++) listen(`t${n}`, true);
  expect([listensAt("b"), listensAt("t9"), listensAt("t59")]).toEqual([false, false, true]);
});

test("what somebody else wrote there is no harm", () => {
  remember("rondel-coach-heard", "{", "localStorage");
  expect(heard("saltfjord")).toEqual([]);
  remember("rondel-coach-heard", '{"a": 1}', "localStorage");
  expect(heard("saltfjord")).toEqual([]);
});
