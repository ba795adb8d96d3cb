// A hint on the board: an arrow from the piece to the place pointed at, and a flag at each of the best.
import type { HintLine } from "../protocol";
import { clear, frameOf, label, node, overlay, panelSeen, type Frame } from "./overlay";

type Find = (id: string) => SVGGraphicsElement | null;
const SIZE = 15; // units: the figures of a flag

export interface Flag {
  line: HintLine;
  text: string;
}

export function clearAdvice(): void {
  clear("advice");
}

export function drawAdvice(find: Find, flags: Flag[], pointed: HintLine | null): void {
  clearAdvice();
  if (pointed) arrow(find(pointed.piece), find(pointed.place));
  for (const flag of flags) {
    const element = find(flag.line.place);
    const svg = element && panelSeen(element);
    const frame = svg && frameOf(element, svg);
    if (frame) flagged(svg, frame, flag.text, flag.line === pointed);
  }
}

/** Below the place, but never beyond the edge of the panel. */
function flagged(svg: SVGSVGElement, { x, y, w, h }: Frame, text: string, best: boolean): void {
  const group = overlay(svg, "advice");
  const width = SIZE * (0.62 * text.length + 0.9);
  const room = svg.viewBox.baseVal;
  const cx = Math.max(room.x + width / 2, Math.min(x + w / 2, room.x + room.width - width / 2));
  const cy = Math.min(y + h, room.y + room.height - SIZE * 0.75);
  const box = { x: cx - width / 2, y: cy - SIZE * 0.7, width, height: SIZE * 1.4, rx: SIZE * 0.7 };
  group.append(node("rect", { class: best ? "flag best" : "flag", ...box }), label(text, cx, cy, SIZE));
}

/** A bow over the board, from piece to place, where both lie on one panel. */
function arrow(piece: SVGGraphicsElement | null, place: SVGGraphicsElement | null): void {
  const svg = piece && panelSeen(piece);
  if (!svg || !place || panelSeen(place) !== svg) return;
  const [from, to] = [frameOf(piece, svg), frameOf(place, svg)];
  if (!from || !to) return;
  const [ax, ay] = [from.x + from.w / 2, from.y + from.h * 0.2];
  const [bx, by] = [to.x + to.w / 2, to.y + to.h * 0.25];
  const far = Math.hypot(bx - ax, by - ay);
  if (far < 20) return;
  const [mx, my] = [(ax + bx) / 2, Math.min(ay, by) - Math.min(110, 24 + far * 0.22)];
  const [dx, dy] = [bx - mx, by - my];
  const long = Math.hypot(dx, dy);
  const [ux, uy] = [dx / long, dy / long]; // it comes in this direction
  const [hx, hy] = [bx - ux * 20, by - uy * 20];
  const d = `M${ax} ${ay}Q${mx} ${my} ${hx} ${hy}`;
  const head = `${bx},${by} ${hx - uy * 15},${hy + ux * 15} ${hx + uy * 15},${hy - ux * 15}`;
  const group = overlay(svg, "advice");
  group.append(node("path", { class: "edge", d }), node("polygon", { class: "tip-edge", points: head }));
  group.append(node("path", { class: "bow", d }), node("polygon", { class: "head", points: head }));
}
