// What is open on the page around the map: shelf, drawer, tabs, windows, menus, the card beside the pointer.
import type { HintLine, LegalAction } from "../protocol";

export type Window = "" | "menu" | "keys" | "score" | "info" | "people" | "takeback" | "leave" | "aid" | "standing";
export type Side = "markets" | "log" | "rules" | "chat";

export interface Anchor {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Tip {
  names: string[];
  actions: LegalAction[];
  text: string; // or plain words
  at: Anchor;
  held: boolean; // a finger asked for it: it stays until the next touch
}

export class Desk {
  window = $state<Window>("");
  side = $state<Side>("markets"); // what the shelf shows
  shelf = $state(true); // is it open? On a small screen it lies over the map
  drawer = $state(""); // the name of the panel that is open over the map
  map = $state(""); // of several maps the one that is shown; "" = the first
  rules = $state(""); // IDs of the rules to show
  menu = $state.raw<{ actions: LegalAction[]; at: Anchor; from: Element | null } | null>(null);
  tip = $state.raw<Tip | null>(null);
  ready = $state(""); // the place that a first tap chose: a second one, or the button, does it
  pointed = $state.raw<HintLine | null>(null); // the move of a hint that is shown on the board
  replay = $state(false);
  tabs = true; // on a phone they lead to panels that are closed; a lesson has none

  /** Escape: what lies on top goes first; false if nothing was open. */
  close(): boolean {
    if (this.menu || this.tip || this.ready || this.rules || this.window) {
      this.menu = this.tip = null;
      this.ready = this.rules = this.window = "";
      return true;
    }
    if (!this.drawer) return false;
    this.drawer = "";
    return true;
  }
}
