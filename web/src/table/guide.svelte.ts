// The page looks where the choices are: it opens the panel they lie in, moves the map only if it must, and steps
// through them.
import { tick, untrack } from "svelte";
import { settings } from "../lib/settings.svelte";
import type { PanelShown } from "../protocol";
import { nearestFirst } from "./aim";
import type { Board } from "./board";
import { Camera } from "./camera.svelte";
import type { Desk } from "./desk.svelte";
import { layout } from "./layout.svelte";
import type { TableModel } from "./model.svelte";
import { Places, type Found } from "./places.svelte";
import { reveal } from "./scroll";

const LARGEST = 2.6; // pixels for a unit of a panel
const FINGER = 46; // pixels: what is asked for on a phone is at least as large, if it can be

/** What was opened has its size by then. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, 120); // a page in the background paints nothing
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        clearTimeout(late);
        resolve();
      }),
    );
  });
}

/** The smaller side of an element in units of its panel; 0 if it is not shown. */
function units(element: SVGGraphicsElement): number {
  const { width, height } = element.getBoundingClientRect();
  return Math.min(width, height) / (element.closest<SVGSVGElement>("svg[data-panel]")?.getScreenCTM()?.a ?? 1);
}

export class Guide {
  readonly camera = new Camera();
  readonly places: Places;
  readonly board: Board;
  /** On a phone: pixels for a unit that a finger needs in a panel, by its name. */
  fingers = $state.raw(new Map<string, number>());
  moving = $state(0); // it is on its way to the choices: so many looks are not finished
  risen = $state(0); // pixels by which the dock lies over the map
  private followed: number | null = null; // whose decision was shown last
  private last = ""; // the choices it looked at
  private opened = false; // the shelf, by itself: it closes it again
  private at = -1; // the choice one has stepped to
  private named: string[] = []; // what is spoken about: the map of a phone looks there
  private spoken: Pick<Found, "panel" | "places">[] = []; // the same in panels that a phone shows larger for it
  still = false; // something is read: nothing changes its size

  constructor(
    private readonly model: TableModel,
    private readonly desk: Desk,
  ) {
    this.board = model.board;
    this.places = new Places(model.board);
  }

  get panels(): PanelShown[] {
    return this.model.scene?.panels ?? [];
  }

  /** The maps; of several one is shown at a time. */
  get map(): PanelShown | undefined {
    const maps = this.panels.filter((panel) => panel.role === "map");
    return maps.find((panel) => panel.name === this.desk.map) ?? maps[0];
  }

  /** Another decides now: of several maps theirs is shown; on a phone the map goes to the piece they moved. */
  follow(): void {
    const { model, desk } = this;
    const actor = model.shown?.actor ?? null;
    const own = actor !== null && model.shown?.mine.includes(actor); // of what is shown: more moves may have come
    const whose = own || actor === null ? (model.scene?.viewer ?? actor) : actor;
    const watching = model.past || !model.shown?.mine.length || settings.pace !== "instant";
    if (actor !== this.followed && whose !== null && (own || watching)) {
      const map = this.panels.find((panel) => panel.role === "map" && panel.seat === whose);
      if (map) desk.map = map.name;
    }
    this.followed = actor;
    if (!layout.phone || own || this.camera.byHand) return;
    const moved = [...model.recap.changed].findLast(
      ([, changed]) => changed.from && changed.move === model.shown?.move,
    );
    const piece = moved && this.board.find(moved[0]);
    if (piece && this.board.panelOf(piece) === this.map?.name) this.camera.center(this.camera.boxOf(piece));
  }

  /** The choices are marked: go to them if they are new. */
  look(): void {
    this.places.look(this.panels);
    const key = this.places.asked.flatMap((found) => found.places).join();
    if (key === this.last) return;
    this.last = key;
    this.at = -1;
    this.desk.ready = "";
    this.open();
    void this.aim();
  }

  private open(): void {
    const { desk, places } = this;
    const asked = (role: string) => places.asked.filter((found) => found.panel.role === role);
    const fullest = (role: string) => asked(role).sort((a, b) => b.asked - a.asked)[0]?.panel;
    const map = fullest("map");
    if (map && this.map && !places.askedIn(this.map.name)) desk.map = map.name;
    const inSight = Boolean(map) || asked("dock").length > 0;
    const drawer = inSight ? undefined : fullest("drawer");
    if (drawer) desk.drawer = drawer.name;
    else if (desk.drawer && places.count && !places.askedIn(desk.drawer)) desk.drawer = "";
    const shelf = fullest("shelf");
    if (shelf) desk.side = "markets";
    if (!layout.narrow) return;
    if (shelf && !inSight && !drawer) desk.shelf = this.opened = true;
    else if (this.opened || (layout.phone && inSight)) desk.shelf = this.opened = false;
    if (layout.phone && map && desk.drawer) desk.drawer = "";
  }

  /** How large must the panels be that are seen now, so that a finger meets what is asked there, and an eye what is
   * spoken about? */
  measure(): void {
    if (this.still) return;
    const found = new Map<string, number>();
    for (const { panel, places } of layout.phone ? [...this.spoken, ...this.places.asked] : []) {
      const sizes = places.flatMap((place) => this.board.find(place) ?? []).map(units);
      const smallest = Math.min(...sizes.filter((size) => size > 0));
      const needed = Math.max(found.get(panel.name) ?? 0, Math.min(LARGEST, FINGER / smallest));
      if (panel.role !== "map" && needed) found.set(panel.name, needed);
    }
    if ([...found].join() !== [...this.fingers].join()) this.fingers = found;
  }

  /** On a phone words to choose from lie over the lower part of the map, so many pixels high. */
  cover(pixels: number): void {
    this.hidden(this.risen, layout.phone ? pixels : 0);
  }

  /** On a phone the dock rises over the map, by so many pixels. */
  raise(pixels: number): void {
    const options = untrack(() => this.camera.covered - this.risen);
    this.risen = pixels;
    this.hidden(pixels, options);
  }

  private hidden(dock: number, options: number): void {
    if (dock + options === untrack(() => this.camera.covered)) return;
    this.camera.covered = dock + options;
    untrack(() => this.resized());
  }

  /** The room for the map has another size. */
  resized(): void {
    if (layout.phone && !this.camera.byHand) void untrack(() => this.aim());
    else this.camera.resized();
  }

  /** On a phone the map goes as near as a finger needs it; elsewhere it stays whole, or as the hand left it. */
  private async aim(): Promise<void> {
    this.moving++;
    await tick();
    const found = this.map && this.places.in(this.map.name);
    const places = this.named.length ? this.named : found?.asked ? found.places : [];
    if (places.length && layout.phone) this.approach(places);
    else if (!this.camera.byHand) this.camera.resized();
    await this.uncover();
    this.moving--;
  }

  /** What is asked in panels that are open is as large as a finger needs it, and begins in sight. */
  async uncover(): Promise<void> {
    this.measure();
    await painted();
    for (const each of this.places.asked) {
      const first = this.board.find(each.places[0] ?? "");
      if (first && each.panel.role !== "map") reveal(first);
    }
  }

  /** On a phone the map goes to these elements instead of the choices, as far as they lie on it. */
  near(places: string[]): void {
    this.named = places.filter((place) => this.map && this.isOn(this.map, place));
    const inPanels = this.panels.map((panel) => ({ panel, places: places.filter((place) => this.isOn(panel, place)) }));
    const lit = inPanels.filter((found) => found.places.length);
    this.spoken = lit.filter(({ panel }) => panel.role === "drawer" || lit.length === 1);
    if (layout.phone) void this.aim();
  }

  private isOn(panel: PanelShown, place: string): boolean {
    const element = this.board.find(place);
    return element !== null && this.board.panelOf(element) === panel.name;
  }

  private approach(places: string[]): void {
    const boxes = places.flatMap((place) => this.board.find(place) ?? []).map((element) => this.camera.boxOf(element));
    const { width, height } = this.camera.area;
    const room = { width, height: height - this.camera.covered };
    const found = nearestFirst(boxes, room, this.camera.whole(), FINGER);
    if (found) this.camera.about(found.box, found.scale);
  }

  // One choice after another

  /** Show the next (or last) choice and give it the focus; -1: backwards. */
  step(way: 1 | -1): void {
    const all = this.places.asked.flatMap((found) => found.places);
    if (!all.length) return;
    this.at = (this.at + way + all.length) % all.length;
    void this.bring(all[this.at] ?? "", true);
  }

  /** Bring an element into sight, wherever it is. */
  async bring(place: string, focus = false): Promise<void> {
    const element = this.board.find(place);
    if (!element) return;
    this.show(this.board.panelOf(element));
    await tick();
    const map = this.map && this.board.panelOf(element) === this.map.name;
    if (!map) reveal(element);
    else if (!this.sees(element)) this.camera.center(this.camera.boxOf(element));
    if (focus) element.focus({ preventScroll: true });
  }

  /** Is a panel on the screen? */
  isOpen(panel: PanelShown): boolean {
    const { desk } = this;
    const covered = layout.phone && (desk.shelf || desk.drawer !== "");
    if (panel.role === "map") return panel === this.map && !covered;
    if (panel.role === "shelf") return desk.shelf && desk.side === "markets";
    return panel.role === "dock" || (desk.drawer === panel.name && !(layout.phone && desk.shelf));
  }

  /** Open whatever a panel lies in. */
  show(name: string): void {
    const panel = this.panels.find((each) => each.name === name);
    if (!panel) return;
    const { desk } = this;
    if (panel.role === "map") {
      desk.map = name;
      if (layout.narrow) desk.shelf = false;
      if (layout.phone) desk.drawer = "";
    } else if (panel.role === "shelf") {
      desk.side = "markets";
      desk.shelf = true;
      if (layout.phone) desk.drawer = "";
    } else if (panel.role === "drawer") {
      desk.drawer = name;
      if (layout.narrow) desk.shelf = false;
    }
  }

  /** The boards of a seat: its map if it has one, else its drawer. */
  showSeat(seat: number): void {
    const own = this.panels.filter((panel) => panel.seat === seat && panel.role !== "dock");
    const panel = own.find((each) => each.role === "map") ?? own[0];
    if (panel?.role === "drawer" && this.desk.drawer === panel.name) this.desk.drawer = "";
    else if (panel) this.show(panel.name);
  }

  /** Where the map lies on the screen, as far as nothing of the dock lies over it. */
  room(): { left: number; right: number; top: number; bottom: number } {
    const { left, right, top, bottom } = this.camera.room;
    return { left, right, top, bottom: bottom - this.risen };
  }

  /** Is more than half of an element on the screen, within the room of the map? */
  sees(element: Element): boolean {
    const room = element.closest(".room")?.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    if (!room) return true;
    const wide = Math.min(box.right, room.right) - Math.max(box.left, room.left);
    const high = Math.min(box.bottom, room.bottom - this.camera.covered) - Math.max(box.top, room.top);
    return wide > box.width / 2 && high > box.height / 2;
  }

  /** Focus the first choice that is asked, or the first free one; false if there is none in sight. */
  focus(): boolean {
    const first = this.board.marks.inReadingOrder()[0];
    first?.focus({ preventScroll: true });
    return Boolean(first);
  }
}
