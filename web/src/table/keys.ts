// The keys of the table page. Whatever has the focus and wants a key itself gets it first.
import type { Desk } from "./desk.svelte";
import type { TableModel } from "./model.svelte";

let input: "key" | "pointer" = "pointer";
addEventListener("keydown", (event) => !event.metaKey && !event.ctrlKey && (input = "key"), { capture: true });
addEventListener("pointerdown", () => (input = "pointer"), { capture: true });

/** What the person used last: the focus follows the game only for who plays by keyboard. */
export function lastInput(): "key" | "pointer" {
  return input;
}

export function keys(event: KeyboardEvent, model: TableModel, desk: Desk): void {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select, dialog, [role=menu]")) return;
  if (act(event.key, target, model, desk)) event.preventDefault();
}

function act(key: string, target: Element | null, model: TableModel, desk: Desk): boolean {
  switch (key.toLowerCase()) {
    case "u":
    case "z":
      model.undo(false);
      return true;
    case "r":
      model.undo(true);
      return true;
    case "enter":
      if (target?.closest("button, a, .can") || !model.shown?.confirm) return false;
      model.endTurn();
      return true;
    case "b":
      return desk.stage?.focus() ?? false;
    case "h":
      model.askHint();
      return true;
    case "?":
      desk.window = "keys";
      return true;
    case "+":
    case "=":
      desk.stage?.zoom(1.25);
      return true;
    case "-":
      desk.stage?.zoom(0.8);
      return true;
    case "0":
      desk.stage?.fit();
      return true;
    case "escape":
      if (model.queued) model.skip();
      else if (model.hints.open) model.hints.dismiss();
      else if (model.past) model.look(null);
      else desk.closeAll();
      return true;
  }
  if (!/^[1-9]$/.test(key)) return false;
  document.querySelector<HTMLElement>(`[data-choice="${key}"]`)?.click();
  return true;
}
