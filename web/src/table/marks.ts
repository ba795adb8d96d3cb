// The marks of what may be chosen on the panels: clothes to see, a name and a description to hear.
import { say } from "../lib/words";
import type { LegalAction } from "../protocol";

const ATTRIBUTES = ["role", "aria-label", "tabindex", "aria-haspopup", "aria-description"] as const;
type Kept = Record<(typeof ATTRIBUTES)[number], string | null>;

export class Marks {
  /** The actions by the id of the element they are at. */
  readonly places = new Map<string, LegalAction[]>();
  private readonly marked = new Map<Element, Kept>();
  private pointed: Element | null = null;

  constructor(private readonly find: (id: string) => SVGGraphicsElement | null) {}

  /** The pictures are new: nothing of the old ones is to be restored. */
  forget(): void {
    this.marked.clear();
    this.places.clear();
  }

  clear(): void {
    for (const [element, kept] of this.marked) {
      element.classList.remove("can", "free");
      for (const name of ATTRIBUTES) restore(element, name, kept[name]);
    }
    this.forget();
  }

  /** Mark the elements of the actions; returns the names of those that have none. */
  set(actions: LegalAction[]): Set<string> {
    this.clear();
    const homeless = new Set<string>();
    for (const action of actions) {
      if (!this.find(action.place)) homeless.add(action.action);
      else this.places.set(action.place, [...(this.places.get(action.place) ?? []), action]);
    }
    for (const [place, here] of this.places) {
      const element = this.find(place);
      if (element) this.mark(element, here);
    }
    return homeless;
  }

  /** What is asked at a place; what may be done there at any time only if nothing is asked. */
  at(place: string): LegalAction[] {
    const here = this.places.get(place) ?? [];
    const asked = here.filter((action) => !action.free);
    return asked.length ? asked : here;
  }

  private mark(element: Element, here: LegalAction[]): void {
    this.keep(element);
    element.classList.add("can");
    element.classList.toggle(
      "free",
      here.every((action) => action.free),
    );
    element.setAttribute("role", "button");
    element.setAttribute("tabindex", "0");
    element.setAttribute("aria-label", here.map((action) => action.text).join(" · "));
    const more = [...new Set(here.map(described))].filter(Boolean).join(" · ");
    if (more) element.setAttribute("aria-description", more);
    if (here.length > 1) element.setAttribute("aria-haspopup", "menu");
    for (let up = element.parentElement; up && !up.matches("svg[data-panel]"); up = up.parentElement) {
      if (up.getAttribute("role") !== "img") continue;
      this.keep(up);
      up.setAttribute("role", "group"); // nothing inside a picture can be reached
    }
  }

  private keep(element: Element): void {
    if (this.marked.has(element)) return;
    const kept = Object.fromEntries(ATTRIBUTES.map((name) => [name, element.getAttribute(name)])) as Kept;
    this.marked.set(element, kept);
  }

  /** Point at the element of a hint, or of a move that was played; at none with "". */
  point(place: string, as: "hinted" | "played" = "hinted"): void {
    this.pointed?.classList.remove("hinted", "played");
    this.pointed = this.find(place);
    this.pointed?.classList.add(as);
  }

  /** The marked elements that are shown, as one reads: what is asked first, from the top, lines from the left. */
  inReadingOrder(): SVGGraphicsElement[] {
    const all = [...this.places.keys()].flatMap((place) => this.find(place) ?? []).filter((e) => e.checkVisibility());
    const boxes = new Map(all.map((element) => [element, element.getBoundingClientRect()]));
    const line = Math.max(12, Math.min(...[...boxes.values()].map((box) => box.height)) / 2);
    const key = (element: SVGGraphicsElement) => {
      const box = boxes.get(element) ?? element.getBoundingClientRect();
      const free = Number(element.classList.contains("free"));
      return [free, Math.round((box.top + box.height / 2) / line), box.left] as const;
    };
    return all.sort((a, b) => {
      const [one, other] = [key(a), key(b)];
      return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
    });
  }
}

/** What an action takes and brings, as a sentence says it. */
export function described(action: LegalAction): string {
  const found = [
    action.cost && say("costs", { what: action.cost }),
    action.gain && say("brings", { what: action.gain }),
    action.forfeits && say("loses", { what: action.forfeits }),
  ];
  return found.filter(Boolean).join(", ");
}

function restore(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
