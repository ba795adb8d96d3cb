// A click, a tap or a key on the panels: which choice is meant, and what is done with it.
import { settings } from "../lib/settings.svelte";
import type { LegalAction } from "../protocol";
import type { Desk } from "./desk.svelte";
import type { Ghosts } from "./ghosts.svelte";
import type { Guide } from "./guide.svelte";
import type { TableModel } from "./model.svelte";
import { near, neighbour } from "./neighbours";

const FINGER = 26; // pixels: a finger this near to a choice means it, if it meets no other piece
const PIECE = "[id]:not([id^='layer:'], [id^='panel:'], svg)";

export class Choosing {
  private pressed = ""; // the place under the pointer when it went down: the picture may change before it comes up

  constructor(
    private readonly model: TableModel,
    private readonly desk: Desk,
    private readonly guide: Guide,
    private readonly ghosts: Ghosts,
  ) {}

  down(event: PointerEvent): void {
    this.pressed = event.target instanceof Element ? (event.target.closest(".can")?.id ?? "") : "";
  }

  click(event: MouseEvent): void {
    const target = event.target;
    if (!(target instanceof Element) || !target.closest("svg[data-panel], .room")) return;
    const { model } = this;
    if (model.queued) model.skip();
    const finger = event instanceof PointerEvent && event.pointerType !== "mouse" && event.pointerType !== "";
    const marked = this.meant(target, event, finger);
    if (marked) this.choose(marked, finger);
    else {
      this.desk.ready = "";
      const piece = target.closest(PIECE);
      if (piece?.closest("svg[data-panel]") && model.present && model.shown?.mine.length)
        model.say({ type: "ask", place: piece.id });
    }
    this.pressed = "";
  }

  /** What is hit wins, also if nothing can be done there; beside all pieces the nearest choice a finger can mean. */
  private meant(target: Element, event: MouseEvent, finger: boolean): Element | null {
    const direct = target.closest(".can");
    if (direct) return direct;
    const pressed = this.guide.board.find(this.pressed);
    if (pressed?.classList.contains("can") && near([pressed], event.clientX, event.clientY, 1)) return pressed;
    if (!finger) return null;
    const found = near(this.guide.board.marks.inReadingOrder(), event.clientX, event.clientY, FINGER);
    const piece = target.closest(PIECE);
    return !piece || (found && piece.contains(found)) ? found : null;
  }

  /** By touch a first tap shows what it would do, a second one does it; so does a click that loses something. */
  choose(element: Element, finger = false): void {
    const { desk, model, ghosts } = this;
    const here = this.guide.board.marks.at(element.id);
    if (ghosts.at(element.id).length) ghosts.show(element.id);
    const warned = here.some((action) => action.forfeits);
    if (((finger && settings.taps) || warned) && desk.ready !== element.id && !this.several(element.id, here)) {
      desk.ready = element.id;
      desk.tip = { names: named(element), actions: here, text: "", at: element.getBoundingClientRect(), held: true };
      return;
    }
    const only = ghosts.current(element.id) ?? here[0];
    desk.tip = null;
    desk.ready = "";
    if (this.several(element.id, here))
      desk.menu = { actions: here, at: element.getBoundingClientRect(), from: element };
    else if (only) model.play(only.action);
  }

  /** Words are needed where several things can be done and no ghost shows them. */
  private several(place: string, here: LegalAction[]): boolean {
    return here.length > 1 && this.ghosts.at(place).length < here.length;
  }

  keyed(event: KeyboardEvent): void {
    const now = document.activeElement;
    if (!(now instanceof SVGGraphicsElement) || !now.classList.contains("can")) return;
    if (event.key === "Enter" || event.key === " ") this.choose(now);
    else {
      const next = neighbour(this.guide.board.marks.inReadingOrder(), now, event.key);
      if (!next) return;
      void this.guide.bring(next.id, true);
    }
    event.preventDefault();
    event.stopPropagation();
  }
}

/** The components an element names. */
export function named(element: Element): string[] {
  const tipped = element.closest("[data-tip]") ?? element.querySelector("[data-tip]");
  return tipped?.getAttribute("data-tip")?.split(" ").filter(Boolean) ?? [];
}
