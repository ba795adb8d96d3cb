// The keys of the table page. Whatever has the focus and wants a key itself gets it first.
import type { Desk } from "./desk.svelte";
import type { Ghosts } from "./ghosts.svelte";
import type { Guide } from "./guide.svelte";
import type { TableModel } from "./model.svelte";

const PAN = 90; // pixels that an arrow moves the map

let input: "key" | "pointer" = "pointer";
addEventListener("keydown", (event) => !event.metaKey && !event.ctrlKey && (input = "key"), { capture: true });
addEventListener("pointerdown", () => (input = "pointer"), { capture: true });

/** What the person used last: the focus follows the game only for who plays by keyboard. */
export function lastInput(): "key" | "pointer" {
  return input;
}

export interface Page {
  model: TableModel;
  desk: Desk;
  guide: Guide;
  ghosts: Ghosts;
}

export function keys(event: KeyboardEvent, page: Page): void {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select, dialog, [role=menu]")) return;
  if (/^[1-9]$/.test(event.key)) press(`[data-choice="${event.key}"]`);
  else if (!act(event, target, page)) return;
  event.preventDefault();
}

function press(selector: string): boolean {
  const button = document.querySelector<HTMLElement>(selector);
  button?.click();
  return button !== null;
}

function act(event: KeyboardEvent, target: Element | null, { model, desk, guide, ghosts }: Page): boolean {
  switch (event.key.toLowerCase()) {
    case "n":
      guide.step(event.shiftKey ? -1 : 1);
      return true;
    case "u":
    case "z":
      model.undo(event.shiftKey);
      return true;
    case "r":
      return ghosts.rotate(event.shiftKey ? -1 : 1);
    case "enter":
      return !target?.closest("button, a, .can") && press(".console .one");
    case "b":
      return openBoard(desk, guide, model.scene?.viewer ?? null);
    case "m":
      desk.shelf = !desk.shelf;
      return true;
    case "h":
      model.recap.open = !model.recap.open && model.recap.changed.size > 0;
      return true;
    case "i":
      model.askHint();
      return true;
    case "a":
      desk.window = "aid";
      return true;
    case "s":
      desk.window = "standing";
      return true;
    case "?":
      desk.window = "keys";
      return true;
    case "+":
    case "=":
      guide.camera.zoom(1.25, undefined, undefined, true);
      return true;
    case "-":
      guide.camera.zoom(0.8, undefined, undefined, true);
      return true;
    case "0":
      guide.camera.fit();
      return true;
    case "arrowleft":
    case "arrowright":
    case "arrowup":
    case "arrowdown":
      return pan(event.key, target, guide);
    case "escape":
      return escape({ model, desk, guide, ghosts });
  }
  return false;
}

/** Arrows move the map where nothing else wants them, as far as there is more to see. */
function pan(key: string, target: Element | null, { camera }: Guide): boolean {
  if (target && !target.matches("body, .map")) return false;
  const along = { ArrowLeft: [PAN, 0], ArrowRight: [-PAN, 0], ArrowUp: [0, PAN], ArrowDown: [0, -PAN] }[key];
  if (along) camera.pan(along[0] ?? 0, along[1] ?? 0);
  return true;
}

/** The own drawers one after another, then none. */
function openBoard(desk: Desk, guide: Guide, viewer: number | null): boolean {
  const own = guide.panels.filter((panel) => panel.role === "drawer" && panel.seat === viewer);
  const at = own.findIndex((panel) => panel.name === desk.drawer);
  desk.drawer = own[at + 1]?.name ?? "";
  return own.length > 0;
}

function escape({ model, desk }: Page): boolean {
  if (model.queued) model.skip();
  else if (model.hints.open) model.hints.dismiss();
  else if (model.recap.open) model.recap.open = false;
  else if (model.past) model.look(null);
  else return desk.close();
  return true;
}
