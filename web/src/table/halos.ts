// The marks of a recap on the panels: a frame around each piece that changed, its number, the way it came.
import type { Changed } from "./recap.svelte";

const SVG = "http://www.w3.org/2000/svg";
const PAD = 4;

export interface Halo {
  element: SVGGraphicsElement;
  changed: Changed;
  number: number;
}

export function clearHalos(): void {
  for (const old of document.querySelectorAll(".halos")) old.remove();
}

export function drawHalos(halos: Halo[]): void {
  clearHalos();
  const groups = new Map<SVGSVGElement, SVGGElement>();
  for (const halo of halos) {
    const svg = halo.element.closest<SVGSVGElement>("svg[data-panel]");
    if (!svg?.checkVisibility()) continue;
    let group = groups.get(svg);
    if (!group) {
      group = svg.appendChild(node("g", { class: "halos", "aria-hidden": "true" }) as SVGGElement);
      groups.set(svg, group);
    }
    drawn(group, svg, halo);
  }
}

function drawn(group: SVGGElement, svg: SVGSVGElement, { element, changed, number }: Halo): void {
  const matrix = svg.getScreenCTM()?.inverse();
  const rect = element.getBoundingClientRect();
  if (!matrix || !rect.width) return;
  const a = new DOMPoint(rect.left, rect.top).matrixTransform(matrix);
  const b = new DOMPoint(rect.right, rect.bottom).matrixTransform(matrix);
  const [x, y, w, h] = [a.x - PAD, a.y - PAD, b.x - a.x + 2 * PAD, b.y - a.y + 2 * PAD];
  const seat = `seat${changed.seat + 1}`;
  if (changed.from)
    group.append(
      node("line", { class: `way ${seat}`, x1: changed.from.x, y1: changed.from.y, x2: x + w / 2, y2: y + h / 2 }),
    );
  group.append(node("rect", { class: `halo ${seat}`, x, y, width: w, height: h, rx: 8 }));
  if (!number) return;
  const label = node("text", { x, y: y + 4.5, "text-anchor": "middle", "font-size": 13 });
  label.textContent = String(number);
  group.append(node("circle", { class: `dot ${seat}`, cx: x, cy: y, r: 9.5 }), label);
}

function node(tag: string, attributes: Record<string, string | number>): SVGElement {
  const found = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) found.setAttribute(name, String(value));
  return found;
}
