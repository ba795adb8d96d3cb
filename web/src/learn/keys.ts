// The keys of a lesson. Whatever has the focus and wants a key itself gets it first.
import type { Desk } from "../table/desk.svelte";
import type { LessonModel } from "./model.svelte";

interface Page {
  model: LessonModel;
  desk: Desk;
  leave: () => void;
}

export function keys(event: KeyboardEvent, page: Page): void {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select, dialog, [role=menu]")) return;
  if (act(event, target, page)) event.preventDefault();
}

function press(selector: string): boolean {
  const button = document.querySelector<HTMLElement>(selector);
  button?.click();
  return button !== null;
}

function act(event: KeyboardEvent, target: Element | null, { model, desk, leave }: Page): boolean {
  if (/^[1-9]$/.test(event.key)) return press(`[data-choice="${event.key}"]`);
  switch (event.key.toLowerCase()) {
    case "enter":
    case " ":
      if (target?.classList.contains("piece")) return model.say({ type: "ask", place: target.id });
      if (target?.closest("button, a, .can") || event.key === " ") return false;
      return press("[data-testid=go-on]") || press("[data-testid=end-turn]");
    case "backspace":
      return press("[data-testid=back]:not(:disabled)");
    case "h":
      return press("[data-testid=show]");
    case "s":
      return press("[data-testid=skip]");
    case "u":
      return press("[data-testid=undo]");
    case "escape":
      if (!desk.close()) leave();
      return true;
  }
  return false;
}
