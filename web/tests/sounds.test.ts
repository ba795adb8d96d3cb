import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import type { Position } from "../src/protocol";
import { play, runsLow, soundOf, type Sound } from "../src/table/sounds";

const position = (fields: Partial<Position>): Position =>
  ({ move: 4, actor: 1, mine: [0], status: "running", ...fields }) as Position;

describe("what a position sounds like", () => {
  test("one's own move and another's are told apart", () => {
    expect(soundOf(position({ move: 5 }), position({ actor: 0 }))).toBe("own");
    expect(soundOf(position({ move: 5 }), position({ actor: 1 }))).toBe("other");
  });

  test("who watches hears all moves as those of others", () => {
    expect(soundOf(position({ move: 5, mine: [] }), position({ actor: 0, mine: [] }))).toBe("other");
  });

  test("the last move of others before one's turn is silent: the call sounds instead", () => {
    expect(soundOf(position({ move: 5, actor: 0 }), position({ actor: 1 }))).toBeNull();
  });

  test("nothing is heard at first, on the way back, and when nothing was moved", () => {
    expect(soundOf(position({ move: 5 }), null)).toBeNull();
    expect(soundOf(position({ move: 3 }), position({}))).toBeNull();
    expect(soundOf(position({}), position({}))).toBeNull();
  });

  test("the end of the game has a sound of its own", () => {
    expect(soundOf(position({ move: 5, actor: null, status: "finished" }), position({ actor: 0 }))).toBe("over");
  });

  test("a clock calls when it comes down to a minute, and near its end, once each", () => {
    expect(runsLow(59.8, 60.3)).toBe(true);
    expect(runsLow(59.3, 59.8)).toBe(false);
    expect(runsLow(9.9, 10.4)).toBe(true);
    expect(runsLow(80, 4)).toBe(false); // time was given
    expect(runsLow(null, 4)).toBe(false);
  });
});

describe("sounds", () => {
  let heard: number[];
  const page = { hidden: false };
  const ramp = () => ({
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: (value: number) => heard.push(value),
    exponentialRampToValueAtTime: () => undefined,
  });
  class Device {
    state = "running";
    currentTime = 0;
    destination = {};
    createGain = () => ({ gain: ramp(), connect: (next: unknown) => next });
    createOscillator = () => ({
      frequency: ramp(),
      connect: (next: unknown) => next,
      start: () => undefined,
      stop: () => undefined,
    });
  }
  const all: Sound[] = ["own", "other", "turn", "over", "refused", "clock", "chat"];
  const whichAreHeard = () => all.filter((sound) => ((heard = []), play(sound), heard.length > 0));

  beforeEach(() => {
    heard = [];
    page.hidden = false;
    vi.stubGlobal("document", page);
    vi.stubGlobal("AudioContext", Device);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    Object.assign(settings, { sound: "never", volume: 0.5 });
  });

  test("are off on a first visit", () => {
    expect(settings.sound).toBe("never");
    expect(whichAreHeard()).toEqual([]);
  });

  test("are all heard by who wants them, as loud as wanted", () => {
    Object.assign(settings, { sound: "always", volume: 1 });
    expect(whichAreHeard()).toEqual(all);
    const loud = Math.max(...heard);
    settings.volume = 0.5;
    expect(whichAreHeard()).toEqual(all);
    expect(Math.max(...heard)).toBeCloseTo(loud / 2);
    settings.volume = 0;
    expect(whichAreHeard()).toEqual([]);
  });

  test("call who looks elsewhere, and are quiet beside that", () => {
    settings.sound = "hidden";
    expect(whichAreHeard()).toEqual([]);
    page.hidden = true;
    expect(whichAreHeard()).toEqual(["turn", "over", "clock", "chat"]);
  });

  test("a run of moves shown at once is one sound", () => {
    settings.sound = "always";
    play("other");
    play("other");
    expect(heard).toHaveLength(1);
  });
});
