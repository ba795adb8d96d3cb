// The panels in the page: what is printed, and the layers morphed in place, so that pieces keep their focus and glide.
import { Idiomorph } from "idiomorph";
import type { LegalAction, PanelShown, Position, Scene } from "../protocol";
import { glide, stand } from "./glide";
import { name } from "./headings";
import { Marks } from "./marks";
import { still } from "./motion";

const SVG = "http://www.w3.org/2000/svg";
const panelOf = (layer: string) => layer.slice(0, layer.lastIndexOf("/"));

export class Board {
  readonly marks = new Marks((id) => this.find(id));
  /** Told when a panel has come into the page: what may be chosen is to be marked there too. */
  mounted: () => void = () => undefined;
  /** Told before and after a change of the pieces, with the layers that change. */
  changing: (groups: Element[], position: Position) => () => void = () => () => undefined;
  private readonly svgs = new Map<string, SVGSVGElement>();
  private printed = new Map<string, string>();
  private order: string[] = [];
  private layers = new Map<string, string>();
  private names: string[] = [];
  private told = false;

  /** A panel has its place in the page; returns what takes it out again. */
  mount(panel: PanelShown, svg: SVGSVGElement): () => void {
    this.svgs.set(panel.name, svg);
    this.fill(panel.name, svg);
    if (!this.told) queueMicrotask(() => this.tell());
    this.told = true;
    return () => {
      if (this.svgs.get(panel.name) === svg) this.svgs.delete(panel.name);
    };
  }

  private tell(): void {
    this.told = false;
    this.mounted();
  }

  scene(scene: Scene, position: Position, layers: Map<string, string>): void {
    this.printed = new Map(scene.panels.map((panel) => [panel.name, panel.printed]));
    this.order = position.order;
    this.names = position.seats.map((seat) => seat.name);
    this.layers = layers;
    this.marks.forget();
    for (const [panel, svg] of this.svgs) this.fill(panel, svg);
  }

  private fill(panel: string, svg: SVGSVGElement): void {
    const own = this.order.filter((id) => panelOf(id) === panel);
    const groups = own.map((id) => `<g id="layer:${id}">${this.layers.get(id) ?? ""}</g>`);
    svg.innerHTML = (this.printed.get(panel) ?? "") + groups.join("");
    name(svg, this.names);
  }

  update(position: Position, changed: Record<string, string>, gliding: boolean): void {
    this.marks.clear();
    this.order = position.order;
    const all = [...this.svgs.values()];
    const before = gliding && !still() ? stand(all) : null;
    const known = Object.keys(changed).flatMap((id) => document.getElementById(`layer:${id}`) ?? []);
    const after = this.changing(known, position);
    this.names = position.seats.map((seat) => seat.name);
    for (const [panel, svg] of this.svgs) {
      this.patch(panel, svg, changed);
      name(svg, this.names);
    }
    after();
    if (before) glide(all, before);
  }

  /** Change the layers of a panel; nothing that stays is taken out of the page, or it would lose focus and presses. */
  private patch(name: string, svg: SVGSVGElement, changed: Record<string, string>): void {
    const own = this.order.filter((id) => panelOf(id) === name);
    const wanted = new Set(own.map((id) => `layer:${id}`));
    for (const group of svg.querySelectorAll(":scope > g[id^='layer:']")) if (!wanted.has(group.id)) group.remove();
    let last: Element | null = null;
    for (const id of own) {
      const group = this.layer(svg, id);
      if (group.parentNode !== svg || (last && group.previousElementSibling !== last))
        svg.insertBefore(group, last ? last.nextSibling : (svg.querySelector(":scope > g[id^='layer:']") ?? null));
      last = group;
      const markup = changed[id];
      if (markup === undefined) continue;
      const fresh = document.createElementNS(SVG, "g");
      fresh.innerHTML = markup;
      Idiomorph.morph(group, [...fresh.childNodes], { morphStyle: "innerHTML" });
    }
  }

  private layer(svg: SVGSVGElement, id: string): Element {
    const found = svg.getElementById(`layer:${id}`);
    if (found) return found;
    const group = document.createElementNS(SVG, "g");
    group.id = `layer:${id}`;
    return group;
  }

  /** An element of a panel by its id: they are unique in the page. */
  find(id: string): SVGGraphicsElement | null {
    const found = id ? document.getElementById(id) : null;
    return found instanceof SVGGraphicsElement && found.closest("[data-panel]") ? found : null;
  }

  /** The name of the panel an element lies in. */
  panelOf(element: Element): string {
    return element.closest<SVGSVGElement>("svg[data-panel]")?.dataset.panel ?? "";
  }

  mark(actions: LegalAction[]): Set<string> {
    return this.marks.set(actions);
  }
}
