// What of an analysis is worth a line: the turns that decided the game, seen by one seat or by a spectator.
import type { AnalysedTurn, AnalysisInfo } from "../protocol";

export type Sign = "strong" | "mistake" | "blunder" | "luck" | "other" | "points";

export interface TurningPoint {
  index: number; // of the turn
  sign: Sign;
  change: number; // of the chance to win; without a network of points
}

export const SIGNS: Record<Sign, string> = {
  strong: "!",
  mistake: "?",
  blunder: "??",
  luck: "~",
  other: "•",
  points: "?",
};
const LEAST = 0.08;
const MOST = 12;

/** The chances of a seat at the beginning of each turn, and at the end. */
export const course = (info: AnalysisInfo, seat: number): number[] =>
  [...info.turns.map((turn) => turn.win), info.win].map((win) => win[seat] ?? 0);

/** By how much a turn changed the chance of a seat. */
export function moved(info: AnalysisInfo, index: number, seat: number): number {
  const all = course(info, seat);
  return (all[index + 1] ?? 0) - (all[index] ?? 0);
}

/** At most twelve, the largest ones, in order of play. `me`: null = a spectator, for whom all seats count alike. */
export function turningPoints(info: AnalysisInfo, me: number | null): TurningPoint[] {
  const found = info.turns.flatMap((turn, index) => point(info, turn, index, me) ?? []);
  const largest = found.sort((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, MOST);
  return largest.sort((a, b) => a.index - b.index);
}

function point(info: AnalysisInfo, turn: AnalysedTurn, index: number, me: number | null): TurningPoint | null {
  if (!info.network) return turn.other ? { index, sign: "points", change: -turn.other.drop } : null;
  const mine = me === null || turn.seat === me;
  if (mine && turn.grade === "luck") return { index, sign: "luck", change: turn.luck };
  if (mine && turn.other && turn.grade && turn.grade !== "slip" && turn.grade !== "luck")
    return { index, sign: turn.grade, change: -turn.other.drop };
  const change = mine ? 0 : moved(info, index, me);
  return Math.abs(change) >= LEAST ? { index, sign: "other", change } : null;
}

/** The turn in which a move was made. */
export function turnOf(info: AnalysisInfo, move: number): number {
  const found = info.turns.findLastIndex((turn) => turn.move <= move);
  return Math.max(0, found);
}
