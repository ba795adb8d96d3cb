// The sentences of the analysis page.
import { language, say } from "../lib/words";
import type { AnalysedTurn } from "../protocol";
import type { TurningPoint } from "./turning";

const GIVEN = new Set(["slip", "mistake", "blunder"]);

/** Whole per cents, with a sign if it is a change. */
export function percent(chance: number, change = false): string {
  const format = new Intl.NumberFormat(language(), {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: change ? "exceptZero" : "auto",
  });
  return format.format(chance).replace("-", "−");
}

export const label = (turn: AnalysedTurn): string =>
  turn.number > 0 ? say("analysis-turn-n", { turn: turn.number }) : say("analysis-set-up");

/** What a turning point was about. */
export function sentence(turn: AnalysedTurn, point: TurningPoint): string {
  if (point.sign === "luck") return say("analysis-luck-help");
  if (point.sign === "other") return say("analysis-other-help");
  if (point.sign === "strong") return say("analysis-strong-help", { other: turn.other?.text ?? "" });
  return better(turn);
}

/** The better move and its reason. */
export function better(turn: AnalysedTurn): string {
  if (!turn.other) return "";
  const { text, reason } = turn.other;
  return reason ? say("analysis-better-why", { move: text, reason }) : say("analysis-better", { move: text });
}

/** The heading of a turn: whose it was, what was done, and what became of the chance. Of what is marked it says the
 * same number as the list: what it gave up beside the better move, whatever others did then. */
export function headline(turn: AnalysedTurn, name: string, before: number | undefined, after: number | undefined) {
  const what = say("analysis-headline", { turn: label(turn), name, move: turn.title });
  if (turn.other && GIVEN.has(turn.grade))
    return `${what} ${say("analysis-gave-up", { drop: percent(turn.other.drop) })}`;
  if (before === undefined || after === undefined) return what;
  const way = Math.round(100 * after) - Math.round(100 * before);
  const key = way < 0 ? "analysis-fell" : way > 0 ? "analysis-rose" : "analysis-stayed";
  return `${what} ${say(key, { before: percent(before), after: percent(after) })}`;
}
