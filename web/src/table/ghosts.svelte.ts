// A piece shown where it would be placed, and turned through the ways it can lie there: elements that the drawing gives
// with data-ghost="ACTION" and the page shows one at a time.
import type { LegalAction } from "../protocol";
import type { Marks } from "./marks";

export class Ghosts {
  place = $state("");
  turn = $state(0);

  constructor(private readonly marks: Marks) {}

  /** The actions of a place that have a picture there. */
  at(place: string): LegalAction[] {
    return this.marks.at(place).filter((action) => ghostOf(action));
  }

  show(place: string): void {
    if (place === this.place) return;
    this.clear();
    if (!this.at(place).length) return;
    this.place = place;
    this.turn = 0;
    this.draw();
  }

  clear(): void {
    for (const old of document.querySelectorAll("[data-ghost].shown")) old.classList.remove("shown");
    this.place = "";
  }

  /** The next way it can lie here; false if there is only one. */
  rotate(way: 1 | -1): boolean {
    const all = this.at(this.place);
    if (all.length < 2) return false;
    this.turn = (this.turn + way + all.length) % all.length;
    this.draw();
    return true;
  }

  /** What a click on the place does. */
  current(place: string): LegalAction | undefined {
    return place === this.place ? this.at(place)[this.turn] : undefined;
  }

  private draw(): void {
    for (const old of document.querySelectorAll("[data-ghost].shown")) old.classList.remove("shown");
    const now = this.current(this.place);
    if (now) ghostOf(now)?.classList.add("shown");
  }
}

function ghostOf(action: LegalAction): Element | null {
  return document.querySelector(`[data-ghost="${CSS.escape(action.action)}"]`);
}
