// When to show the card of an element: the pointer rests on it, the keyboard focuses it, a finger presses it long.
import { named } from "./choosing";
import type { Desk } from "./desk.svelte";
import type { Ghosts } from "./ghosts.svelte";
import type { Marks } from "./marks";

const REST = 350;
const LONG = 450;
const ASKED = "[data-tip], [data-say], .can"; // data-say: what the card says in plain words

/** Watches a part of the page; returns what takes the listeners off again. */
export function watchTips(area: HTMLElement, desk: Desk, marks: Marks, ghosts: Ghosts): () => void {
  let timer = 0;
  let over: Element | null = null;

  function show(target: Element, held = false): void {
    const choice = target.closest(".can");
    const shown = choice ?? target.closest("[data-tip], [data-say]");
    if (!shown?.isConnected) return;
    desk.tip = {
      names: named(target),
      actions: choice ? marks.at(choice.id) : [],
      text: shown.getAttribute("data-say") ?? "",
      at: shown.getBoundingClientRect(),
      held,
    };
  }

  function hide(): void {
    clearTimeout(timer);
    over = null;
    desk.tip = null;
  }

  function entered(event: PointerEvent): void {
    if (event.pointerType !== "mouse" || !(event.target instanceof Element)) return;
    const target = event.target.closest(ASKED);
    if (target === over) return;
    const open = desk.tip !== null;
    hide();
    over = target;
    const choice = target?.closest(".can");
    if (choice) ghosts.show(choice.id);
    else ghosts.clear();
    if (target) timer = window.setTimeout(() => show(target), open ? 60 : REST);
  }

  function left(event: PointerEvent): void {
    if (event.pointerType === "mouse") hide();
  }

  function pressed(event: PointerEvent): void {
    hide();
    const target = event.target;
    if (event.pointerType === "mouse" || !(target instanceof Element) || !target.closest(ASKED)) return;
    timer = window.setTimeout(() => show(target, true), LONG);
  }

  function lifted(event: PointerEvent): void {
    if (event.pointerType !== "mouse") clearTimeout(timer);
  }

  function focused(event: FocusEvent): void {
    const target = event.target;
    if (!(target instanceof SVGElement) || !target.matches(":focus-visible")) return;
    ghosts.show(target.id);
    show(target);
  }

  const listeners: [string, (event: never) => void][] = [
    ["pointerover", entered],
    ["pointerleave", left],
    ["pointerdown", pressed],
    ["pointerup", lifted],
    ["pointercancel", lifted],
    ["focusin", focused],
    ["focusout", () => queueMicrotask(hide)], // it may come in the midst of a change of the page
  ];
  for (const [name, listener] of listeners) area.addEventListener(name, listener as EventListener);
  return () => {
    clearTimeout(timer);
    for (const [name, listener] of listeners) area.removeEventListener(name, listener as EventListener);
  };
}
