// The page of a lesson looks at what is spoken about: it opens the panels of the step and brings what is lit into sight.
import { tick } from "svelte";
import type { PanelShown } from "../protocol";
import type { Desk } from "../table/desk.svelte";
import { painted, type Guide } from "../table/guide.svelte";
import { layout } from "../table/layout.svelte";
import type { LessonModel } from "./model.svelte";

const ROOMY = 1672; // pixels: map, shelf and words stand side by side
const PIECE = "svg[data-panel] [id][aria-label]:not([id^='layer:'])";

export class Aim {
  private last = ""; // the step and choices it looked at

  constructor(
    private readonly model: LessonModel,
    private readonly desk: Desk,
    private readonly guide: Guide,
  ) {}

  /** The panels a step is about: those it names, and those in which something is lit. */
  private panels(): string[] {
    const { board, lit, step } = this.model;
    const found = lit.flatMap((id) => board.find(id) ?? []).map((element) => board.panelOf(element));
    return [...new Set([...(step?.look ?? []), ...found])];
  }

  needs(panels: PanelShown[], role: PanelShown["role"]): boolean {
    void this.model.shown;
    const wanted = new Set(this.panels());
    const free = this.model.step?.kind === "goal" && role === "dock"; // whatever may be chosen there may be needed
    const found = ({ name }: PanelShown) => wanted.has(name) || (free && this.guide.places.in(name) !== undefined);
    return panels.some((panel) => panel.role === role && found(panel));
  }

  async look(): Promise<void> {
    const { model, desk, guide } = this;
    const { step, lit } = model;
    guide.places.look(guide.panels);
    this.reach(step?.kind === "pick" && !model.held);
    guide.still = model.held;
    if (model.held) return;
    const key = [step?.n, step?.kind, lit.join()].join();
    if (key === this.last) {
      if (step?.kind === "goal") this.follow();
      return;
    }
    this.last = key;
    const free = step?.kind === "goal" || (step && !lit.length && !step.look.length);
    desk.side = "markets";
    desk.shelf = innerWidth >= ROOMY || this.needs(guide.panels, "shelf");
    if (free) guide.look();
    else desk.drawer = "";
    await tick();
    await this.bring(step?.wanted.length ? [...(step.light ?? []), ...step.wanted] : lit);
  }

  /** In free play the page goes where the next choices are, as at a table; here the shelf may be closed, too. */
  private follow(): void {
    const { desk, guide } = this;
    const asked = guide.places.asked.map(({ panel }) => panel.role);
    if (!layout.narrow && asked.length && asked.every((role) => role === "shelf")) desk.shelf = true;
    guide.look();
  }

  /** The panels that a step names. A phone shows one at a time: in free play one with choices, else what it follows. */
  private named(): string[] {
    const { guide, model } = this;
    const look = model.step?.look ?? [];
    if (!layout.phone || model.step?.kind !== "goal" || !guide.places.count) return look;
    return look.filter((name) => guide.places.askedIn(name)).slice(0, 1);
  }

  /** What is wanted last: there the page stays. On a phone only that, or the first thing lit. */
  private async bring(ids: string[]): Promise<void> {
    const { guide, model } = this;
    const here = ids.filter((id) => model.board.find(id));
    guide.near([]);
    if (!here.length) {
      for (const name of this.named()) guide.show(name);
      return;
    }
    const one = model.step?.wanted[0] ?? here[0] ?? "";
    for (const id of layout.phone ? [one] : here) await guide.bring(id);
    guide.near(here);
    if (!layout.phone) return;
    await painted();
    guide.measure(); // what a finger needs larger may have left the screen
    await painted();
    await guide.bring(one);
  }

  /** Where any piece may be picked, all of them can be reached by keyboard. */
  private reach(picking: boolean): void {
    for (const piece of document.querySelectorAll(".piece")) {
      piece.classList.remove("piece");
      piece.removeAttribute("tabindex");
    }
    if (!picking) return;
    for (const piece of document.querySelectorAll(PIECE)) {
      piece.classList.add("piece");
      piece.setAttribute("tabindex", "0");
    }
  }

  /** What is lit, as a screen reader calls it. */
  labels(): string[] {
    const found = this.model.lit.flatMap((id) => {
      const element = this.model.board.find(id);
      return (
        element?.getAttribute("aria-label") ?? element?.querySelector("[aria-label]")?.getAttribute("aria-label") ?? []
      );
    });
    return [...new Set(found)];
  }
}
