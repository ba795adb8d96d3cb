// The board in the page: the printed part, the layers morphed in place so that pieces glide, the marks of what may be clicked.
import { Idiomorph } from "idiomorph";
import type { LegalAction, Position, Scene } from "../protocol";

const SVG = "http://www.w3.org/2000/svg";
const GLIDE = 320;
const LONGEST = 520; // what moves far takes a little longer

interface Kept {
  role: string | null;
  label: string | null;
  tabindex: string | null;
}

export const calm = matchMedia("(prefers-reduced-motion: reduce)");

export class Board {
  private pointed: Element | null = null;
  private marked = new Map<Element, Kept>();
  places = new Map<string, LegalAction[]>();

  constructor(readonly svg: SVGSVGElement) {}

  scene(scene: Scene, position: Position, layers: Map<string, string>): void {
    this.marked.clear();
    const groups = position.order.map((id) => `<g id="layer:${id}">${layers.get(id) ?? ""}</g>`);
    this.svg.innerHTML = scene.printed + groups.join("");
  }

  update(position: Position, changed: Record<string, string>, glide: boolean): void {
    this.unmark();
    const before = glide && !calm.matches ? this.stand() : null;
    for (const id of position.order) this.layer(id, changed[id]);
    const wanted = new Set(position.order.map((id) => `layer:${id}`));
    for (const group of this.svg.querySelectorAll(":scope > g[id^='layer:']"))
      if (!wanted.has(group.id)) group.remove();
    if (before) this.glide(before);
  }

  /** Put the inside of a layer into the page, and the layer behind those of the order that came before it. */
  private layer(id: string, markup: string | undefined): void {
    let group = this.find(`layer:${id}`);
    if (!group) {
      group = document.createElementNS(SVG, "g");
      group.id = `layer:${id}`;
    }
    if (this.svg.lastElementChild !== group) this.svg.append(group);
    if (markup === undefined) return;
    const fresh = document.createElementNS(SVG, "g");
    fresh.innerHTML = markup;
    Idiomorph.morph(group, [...fresh.childNodes], { morphStyle: "innerHTML" });
  }

  find(id: string): Element | null {
    return this.svg.getElementById(id);
  }

  // Gliding

  private stand(): Map<string, DOMPoint> {
    const found = new Map<string, DOMPoint>();
    for (const piece of this.svg.querySelectorAll<SVGGElement>(".moves[id]")) {
      const matrix = piece.getCTM();
      if (matrix) found.set(piece.id, new DOMPoint(matrix.e, matrix.f));
    }
    return found;
  }

  private glide(before: Map<string, DOMPoint>): void {
    for (const piece of this.svg.querySelectorAll<SVGGElement>(".moves[id]")) {
      const was = before.get(piece.id);
      const matrix = piece.getCTM();
      const ground = (piece.parentNode as SVGGElement | null)?.getCTM?.();
      if (!matrix || !ground) continue;
      if (!was) {
        piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: GLIDE });
        continue;
      }
      const far = Math.hypot(was.x - matrix.e, was.y - matrix.f);
      if (far < 1) continue;
      const flat = new DOMMatrix([ground.a, ground.b, ground.c, ground.d, 0, 0]).inverse();
      const delta = flat.transformPoint(new DOMPoint(was.x - matrix.e, was.y - matrix.f));
      piece.animate([{ translate: `${delta.x}px ${delta.y}px` }, { translate: "0px 0px" }], {
        duration: Math.min(LONGEST, GLIDE + far / 5),
        easing: "cubic-bezier(.3,.1,.2,1)",
      });
    }
  }

  // Marks

  private unmark(): void {
    for (const [element, kept] of this.marked) {
      element.classList.remove("can", "free");
      restore(element, "role", kept.role);
      restore(element, "aria-label", kept.label);
      restore(element, "tabindex", kept.tabindex);
      element.removeAttribute("aria-haspopup");
    }
    this.marked.clear();
    this.places.clear();
  }

  /** Mark the elements of the actions; returns the names of those that have none. */
  mark(actions: LegalAction[]): Set<string> {
    this.unmark();
    const homeless = new Set<string>();
    for (const action of actions) {
      const element = action.place ? this.find(action.place) : null;
      if (!element) homeless.add(action.action);
      else this.places.set(action.place, [...(this.places.get(action.place) ?? []), action]);
    }
    for (const [place, here] of this.places) {
      const element = this.find(place);
      if (element) this.markElement(element, here);
    }
    return homeless;
  }

  /** Point at the element of a hint, at none with "". */
  point(place: string): Element | null {
    this.pointed?.classList.remove("hinted");
    this.pointed = place ? this.find(place) : null;
    this.pointed?.classList.add("hinted");
    return this.pointed;
  }

  private keep(element: Element): void {
    if (this.marked.has(element)) return;
    this.marked.set(element, {
      role: element.getAttribute("role"),
      label: element.getAttribute("aria-label"),
      tabindex: element.getAttribute("tabindex"),
    });
  }

  private markElement(element: Element, here: LegalAction[]): void {
    this.keep(element);
    element.classList.add("can");
    element.classList.toggle(
      "free",
      here.every((action) => action.free),
    ); // a calmer ring
    element.setAttribute("role", "button");
    element.setAttribute("tabindex", "0");
    const words = here.map((action) => action.text).join(" · ");
    const seen = printedOn(element);
    element.setAttribute("aria-label", seen && !plain(words).includes(plain(seen)) ? `${words}, ${seen}` : words);
    if (here.length > 1) element.setAttribute("aria-haspopup", "menu");
    for (let up = element.parentElement; up && up !== this.svg.parentElement; up = up.parentElement) {
      if (up.getAttribute("role") !== "img") continue;
      this.keep(up);
      up.setAttribute("role", "group"); // nothing inside a picture can be reached
    }
  }

  /** The marked elements as one reads: from the top, lines from the left. */
  inReadingOrder(): SVGGraphicsElement[] {
    const all = [...this.places.keys()]
      .map((place) => this.find(place))
      .filter((found) => found instanceof SVGGraphicsElement);
    const boxes = new Map(all.map((element) => [element, element.getBoundingClientRect()]));
    const line = Math.max(12, Math.min(...[...boxes.values()].map((box) => box.height)) / 2);
    const key = (element: SVGGraphicsElement) => {
      const box = boxes.get(element) ?? element.getBoundingClientRect();
      return [Math.round((box.top + box.height / 2) / line), box.left] as const;
    };
    return all.sort((a, b) => key(a)[0] - key(b)[0] || key(a)[1] - key(b)[1]);
  }
}

/** The words one sees on an element: who speaks to their machine says them, so its name has to hold them. */
function printedOn(element: Element): string {
  const found: string[] = [];
  for (const text of element.querySelectorAll("text")) {
    const last = text.lastChild;
    if (last instanceof Text && !last.data.endsWith(" ")) last.data += " "; // or two texts would run into one word
    found.push(text.textContent.trim());
  }
  return found.join(" ").trim();
}

/** Whole words only, between spaces; what stands in brackets does not count. */
function plain(text: string): string {
  const bare = text.toLowerCase().replace(/\([^()]*\)/g, "");
  return ` ${bare.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;
}

function restore(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
