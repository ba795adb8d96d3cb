// Where the choices of the decision are: by panel, what is asked apart from what is free.
import type { PanelShown } from "../protocol";
import type { Board } from "./board";

export interface Found {
  panel: PanelShown;
  places: string[]; // asked here, or free if nothing is asked anywhere in the panel
  asked: number;
  free: number;
}

export class Places {
  all = $state.raw<Found[]>([]);
  readonly asked = $derived(this.all.filter((found) => found.asked > 0));
  readonly count = $derived(this.asked.reduce((sum, found) => sum + found.asked, 0));

  constructor(private readonly board: Board) {}

  /** The marks are set: look where they are. */
  look(panels: PanelShown[]): void {
    const found = new Map<string, Found>();
    for (const [place, here] of this.board.marks.places) {
      const element = this.board.find(place);
      const panel = element && panels.find((each) => each.name === this.board.panelOf(element));
      if (!panel) continue;
      const entry = found.get(panel.name) ?? { panel, places: [], asked: 0, free: 0 };
      found.set(panel.name, entry);
      if (here.every((action) => action.free)) entry.free++;
      else {
        entry.asked++;
        entry.places.push(place);
      }
    }
    this.all = [...found.values()];
  }

  in(name: string): Found | undefined {
    return this.all.find((found) => found.panel.name === name);
  }

  askedIn(name: string): number {
    return this.in(name)?.asked ?? 0;
  }
}
