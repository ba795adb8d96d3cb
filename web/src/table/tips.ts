// When to show the tip of an element: the pointer rests on it, the keyboard focuses it, a finger presses it long.
import type { LegalAction } from "../protocol";
import type { Desk } from "./desk.svelte";

const REST = 350;
type Tip = Desk["tip"];

export interface Watching {
  show: (target: Element) => void;
  off: () => void;
}

export function watchTips(
  area: HTMLElement,
  onTip: (tip: Tip) => void,
  at: (place: string) => LegalAction[],
): Watching {
  let timer = 0;
  let over: Element | null = null;

  function show(target: Element): void {
    const choice = target.closest(".can");
    const tipped = target.closest("[data-tip]") ?? choice?.querySelector("[data-tip]") ?? null;
    const shown = choice ?? tipped;
    if (!shown) return;
    const names = tipped?.getAttribute("data-tip")?.split(" ").filter(Boolean) ?? [];
    const here = choice ? at(choice.id) : [];
    const only = here.length === 1 ? here[0]?.text : here.map((action) => action.text).join(" · ");
    onTip({ names, text: only ?? "", at: shown.getBoundingClientRect() });
  }

  function hide(): void {
    clearTimeout(timer);
    over = null;
    onTip(null);
  }

  function entered(event: PointerEvent): void {
    if (event.pointerType !== "mouse" || !(event.target instanceof Element)) return;
    const target = event.target.closest("[data-tip], .can");
    if (target === over) return;
    hide();
    over = target;
    if (target) timer = window.setTimeout(() => target.isConnected && show(target), REST);
  }

  /** A finger that is lifted leaves too, but the tip it asked for stays until the next touch. */
  function left(event: PointerEvent): void {
    if (event.pointerType === "mouse") hide();
  }

  function focused(event: FocusEvent): void {
    if (event.target instanceof Element && event.target.matches(":focus-visible")) show(event.target);
  }

  area.addEventListener("pointerover", entered);
  area.addEventListener("pointerleave", left);
  area.addEventListener("pointerdown", hide);
  area.addEventListener("focusin", focused);
  area.addEventListener("focusout", hide);
  return {
    show,
    off() {
      clearTimeout(timer);
      area.removeEventListener("pointerover", entered);
      area.removeEventListener("pointerleave", left);
      area.removeEventListener("pointerdown", hide);
      area.removeEventListener("focusin", focused);
      area.removeEventListener("focusout", hide);
    },
  };
}
