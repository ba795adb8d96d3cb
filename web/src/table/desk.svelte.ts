// What is open on the page around the board: menus, windows, tabs, the tip beside the pointer.
import type { HintLine, LegalAction } from "../protocol";

export type Window = "" | "menu" | "keys" | "score" | "info" | "takeback" | "leave";
export type Tab = "board" | "log" | "rules" | "chat";

export interface Anchor {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What the stage can do for the rest of the page. */
export interface Stage {
  showSeat: (seat: number) => void;
  fit: () => void;
  zoom: (factor: number) => void;
  /** Focus the first choice on the board; false if there is none. */
  focus: () => boolean;
  /** Bring an element of the board into sight. */
  reveal: (place: string) => void;
}

export class Desk {
  window = $state<Window>("");
  tab = $state<Tab>("log");
  rules = $state(""); // IDs of the rules to show
  menu = $state.raw<{ actions: LegalAction[]; at: Anchor; from: Element | null } | null>(null);
  tip = $state.raw<{ names: string[]; text: string; at: Anchor } | null>(null);
  pointed = $state.raw<HintLine | null>(null); // the move of a hint that is shown on the board
  replay = $state(false);
  stage: Stage | null = null;

  closeAll(): void {
    this.menu = null;
    this.tip = null;
    this.rules = "";
    this.window = "";
  }
}
