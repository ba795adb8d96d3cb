// The marks of a recap on the panels: a frame around each piece that changed, its number, the way it came, and what is
// gone, struck out where it stood.
import { clear, frameOf, label, node, overlay, panelSeen, type Frame } from "./overlay";
import type { Changed, Gone } from "./recap.svelte";

const PAD = 4;
const CLOSE = 20; // units: marks of the same step nearer to one another become one

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
  const marked: Marked[] = [];
  for (const halo of halos) {
    const svg = panelSeen(halo.element);
    const frame = svg && frameOf(halo.element, svg);
    if (!svg || !frame) continue;
    const mark = { svg, frame, number: halo.number, seat: halo.changed.seat };
    if (!marked.some((other) => same(mark, other))) drawn(svg, frame, halo);
    marked.push(mark);
  }
  for (const each of gone) struck(each);
}

interface Marked {
  svg: SVGSVGElement;
  frame: Frame;
  number: number;
  seat: number;
}

/** Of a pile that was put in order again one mark is enough. */
export function same(one: Marked, other: Marked): boolean {
  const [a, b] = [one.frame, other.frame];
  const apart = Math.hypot(a.x + a.w / 2 - b.x - b.w / 2, a.y + a.h / 2 - b.y - b.h / 2);
  return one.svg === other.svg && one.seat === other.seat && one.number === other.number && apart < CLOSE;
}

function drawn(svg: SVGSVGElement, frame: Frame, { changed, number }: Halo): void {
  const group = overlay(svg, "halos");
  const [x, y, w, h] = [frame.x - PAD, frame.y - PAD, frame.w + 2 * PAD, frame.h + 2 * PAD];
  const seat = `seat${changed.seat + 1}`;
  if (changed.from)
    group.append(
      node("line", { class: `way ${seat}`, x1: changed.from.x, y1: changed.from.y, x2: x + w / 2, y2: y + h / 2 }),
    );
  group.append(node("rect", { class: `halo ${seat}`, x, y, width: w, height: h, rx: 8 }));
  if (number)
    group.append(node("circle", { class: `number ${seat}`, cx: x, cy: y, r: 9.5 }), label(String(number), x, y, 13));
}

function struck({ panel, frame, markup, seat }: Gone): void {
  const svg = document.querySelector<SVGSVGElement>(`svg[data-panel="${panel}"]`);
  if (!svg?.checkVisibility()) return;
  const ghost = node("g", { class: `struck seat${seat + 1}` });
  ghost.innerHTML = markup;
  const { x, y, w, h } = frame;
  ghost.append(node("line", { x1: x, y1: y + h, x2: x + w, y2: y }));
  overlay(svg, "halos").append(ghost);
}
