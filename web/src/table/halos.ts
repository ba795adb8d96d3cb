// The marks of a recap on the panels: a frame around each piece that changed, its number, the way it came, and what is
// gone, struck out where it stood.
import { clear, frameOf, label, node, overlay, panelSeen } from "./overlay";
import type { Changed, Gone } from "./recap.svelte";

const PAD = 4;

export interface Halo {
  element: SVGGraphicsElement;
  changed: Changed;
  number: number;
}

export function clearHalos(): void {
  clear("halos");
}

export function drawHalos(halos: Halo[], gone: Gone[]): void {
  clearHalos();
  for (const halo of halos) {
    const svg = panelSeen(halo.element);
    if (svg) drawn(svg, halo);
  }
  for (const each of gone) struck(each);
}

function drawn(svg: SVGSVGElement, { element, changed, number }: Halo): void {
  const frame = frameOf(element, svg);
  if (!frame) return;
  const group = overlay(svg, "halos");
  const [x, y, w, h] = [frame.x - PAD, frame.y - PAD, frame.w + 2 * PAD, frame.h + 2 * PAD];
  const seat = `seat${changed.seat + 1}`;
  if (changed.from)
    group.append(
      node("line", { class: `way ${seat}`, x1: changed.from.x, y1: changed.from.y, x2: x + w / 2, y2: y + h / 2 }),
    );
  group.append(node("rect", { class: `halo ${seat}`, x, y, width: w, height: h, rx: 8 }));
  if (number)
    group.append(node("circle", { class: `dot ${seat}`, cx: x, cy: y, r: 9.5 }), label(String(number), x, y, 13));
}

function struck({ panel, frame, markup, seat }: Gone): void {
  const svg = document.querySelector<SVGSVGElement>(`svg[data-panel="${panel}"]`);
  if (!svg?.checkVisibility()) return;
  const ghost = node("g", { class: `gone seat${seat + 1}` });
  ghost.innerHTML = markup;
  const { x, y, w, h } = frame;
  ghost.append(node("line", { x1: x, y1: y + h, x2: x + w, y2: y }));
  overlay(svg, "halos").append(ghost);
}
