// The one button: what it says and does. Whatever ends or continues the turn is the same button in the same corner.
import { called } from "../lib/names";
import { say } from "../lib/words";
import type { Desk } from "./desk.svelte";
import type { Guide } from "./guide.svelte";
import { described } from "./marks";
import type { TableModel } from "./model.svelte";

export interface Primary {
  kind: "pick" | "go" | "end" | "wait";
  text: string;
  more: string; // a second line
  note: string; // what is left or lost
  key: string;
  act: () => void;
}

const quiet = (text: string, more: string, act: () => void): Primary => ({
  kind: "wait",
  text,
  more,
  note: "",
  key: "",
  act,
});

/** `sure`: what is lost has been said, and the button pressed once; `warned` is told when it is said. */
export function primary(model: TableModel, desk: Desk, guide: Guide, sure: boolean, warned: () => void): Primary {
  const now = model.shown;
  if (!now) return quiet(say("loading"), "", () => undefined);
  if (model.past) return { ...quiet(say("to-present"), "", () => model.look(null)), kind: "go" };
  if (now.status === "finished") return quiet(say("score-sheet"), "", () => (desk.window = "score"));
  if (model.queued) return quiet(say("skip"), say("catching-up", { count: model.queued }), () => model.skip());
  if (!model.myTurn) {
    const who = now.actor === null ? "" : called(now.seats[now.actor]);
    return quiet(
      say(now.thinking ? "thinks" : "waiting-for", { name: who }),
      "",
      () => now.actor !== null && guide.showSeat(now.actor),
    );
  }
  const end = { kind: "end", more: "", note: "", key: "⏎", act: () => model.finish() } as const;
  if (now.confirm) return { ...end, text: say("end-turn") };
  const chosen = guide.board.marks.at(desk.ready)[0];
  if (desk.ready && chosen)
    return { ...end, kind: "go", text: chosen.text, more: described(chosen), act: () => model.play(chosen.action) };
  const left = guide.places.count + model.buttons.filter((action) => !action.free).length;
  if (now.finish) return leave(model, left, sure, warned);
  const next = () => guide.step(1);
  if (guide.places.count)
    return {
      kind: "pick",
      text: say("places", { count: guide.places.count }),
      more: say("places-help"),
      note: "",
      key: "N",
      act: next,
    };
  return {
    kind: "pick",
    text: say("options", { count: left }),
    more: say("options-help"),
    note: "",
    key: "",
    act: focusOptions,
  };
}

/** Leave the pending step, or the turn with it; what would be lost is said first. */
function leave(model: TableModel, left: number, sure: boolean, warned: () => void): Primary {
  const { text, ends, then, forfeits } = model.shown?.finish ?? { text: "", ends: false, then: "", forfeits: "" };
  const unused = left ? say("left-unused", { count: left }) : "";
  const warns = forfeits !== "" && !sure;
  return {
    kind: ends ? "end" : "go",
    text: ends ? say("end-turn") : text,
    more: ends ? text : then,
    note: [forfeits && say("loses", { what: forfeits }), unused].filter(Boolean).join(" · "),
    key: "⏎",
    act: warns ? warned : () => model.finish(),
  };
}

function focusOptions(): void {
  document.querySelector<HTMLElement>("[data-testid=bar] .choice")?.focus();
}
