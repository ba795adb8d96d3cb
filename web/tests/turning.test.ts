import { describe, expect, it } from "vitest";
import { course, moved, turningPoints, turnOf } from "../src/analysis/turning";
import type { AnalysedTurn, AnalysisInfo } from "../src/protocol";

function turn(seat: number, win: number, more: Partial<AnalysedTurn> = {}): AnalysedTurn {
  return {
    number: 1,
    seat,
    move: 0,
    at: 0,
    win: [win, 1 - win],
    points: [[0], [0]],
    luck: 0,
    grade: "",
    title: "",
    place: "",
    other: null,
    deep: false,
    ...more,
  };
}

const other = (drop: number) => ({
  move: 0,
  drop,
  error: 0.01,
  played_win: 0.3,
  other_win: 0.3 + drop,
  text: "",
  place: "",
  reason: "",
});

function analysis(turns: AnalysedTurn[], more: Partial<AnalysisInfo> = {}): AnalysisInfo {
  return {
    state: "done",
    done: 1,
    network: true,
    categories: [],
    turns,
    win: [1, 0],
    points: [[0], [0]],
    moves: 9,
    deeper: -1,
    ...more,
  };
}

describe("turning points", () => {
  const turns = [
    turn(0, 0.5, { grade: "blunder", other: other(0.2) }),
    turn(1, 0.3, { grade: "mistake", other: other(0.1) }),
    turn(0, 0.32, { grade: "slip", other: other(0.05) }),
    turn(0, 0.3, { grade: "luck", luck: -0.12 }),
  ];

  it("are mine, and what others did to my chance; slips are not", () => {
    const found = turningPoints(analysis(turns, { win: [0.2, 0.8] }), 0);
    expect(found.map(({ index, sign }) => [index, sign])).toEqual([
      [0, "blunder"],
      [3, "luck"],
    ]);
    expect(found[0]?.change).toBeCloseTo(-0.2);
  });

  it("tell another's turn that moved my chance", () => {
    const found = turningPoints(analysis([turn(1, 0.5), turn(0, 0.3)], { win: [0.3, 0.7] }), 0);
    expect(found).toEqual([{ index: 0, sign: "other", change: expect.closeTo(-0.2) as number }]);
  });

  it("are everybody's for a spectator", () => {
    expect(turningPoints(analysis(turns), null).map(({ index }) => index)).toEqual([0, 1, 3]);
  });

  it("are at most twelve, the largest, in order", () => {
    const many = Array.from({ length: 20 }, (_, n) =>
      turn(0, 0.5, { grade: "mistake", other: other(0.08 + n / 1000) }),
    );
    expect(turningPoints(analysis(many), 0).map(({ index }) => index)).toEqual([
      8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    ]);
  });

  it("are better moves in points where there is no network", () => {
    const found = turningPoints(analysis([turn(0, 0, { win: [], other: other(5) })], { network: false }), 0);
    expect(found).toEqual([{ index: 0, sign: "points", change: -5 }]);
  });
});

it("a turn is known by its moves, and the course ends with the result", () => {
  const info = analysis([turn(0, 0.5), turn(1, 0.7, { move: 4 })]);
  expect([0, 3, 4, 9].map((move) => turnOf(info, move))).toEqual([0, 0, 1, 1]);
  expect(course(info, 0)).toEqual([0.5, 0.7, 1]);
  expect(moved(info, 1, 0)).toBeCloseTo(0.3);
});
