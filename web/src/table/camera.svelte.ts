// What part of the board is seen: a viewBox that moves smoothly to a panel, follows wheel, fingers and keys.
import type { PanelBox } from "../protocol";
import { calm } from "./board";
import { union, type Box } from "./box";

const TRAVEL = 260;
const CLOSEST = 10; // how much larger than the fitting picture
const WIDEST = 1.15;

export class Camera {
  panel = $state(""); // the name of the panel that is shown, "fit", "choices", or "" for a free view
  private box: Box = [0, 0, 1, 1];
  private world: Box = [0, 0, 1, 1];
  private frame = 0;

  constructor(readonly svg: SVGSVGElement) {}

  /** The whole of what there is to see. */
  setWorld(fit: Box, panels: PanelBox[]): void {
    this.world = union([fit, ...panels.map((panel) => panel.box)]);
  }

  jump(box: Box): void {
    cancelAnimationFrame(this.frame);
    this.put(box);
  }

  /** Travel to a box. */
  to(box: Box, panel = ""): void {
    this.panel = panel;
    cancelAnimationFrame(this.frame);
    if (calm.matches || document.hidden) {
      this.put(box);
      return;
    }
    const from = this.box;
    const start = performance.now();
    const step = (now: number) => {
      const t = Math.min(1, Math.max(0, (now - start) / TRAVEL));
      const e = 1 - (1 - t) ** 3;
      this.put(from.map((value, i) => value + ((box[i] ?? 0) - value) * e) as Box);
      if (t < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  /** Make everything `factor` times larger about a point of the screen (the middle if none). */
  zoom(factor: number, x?: number, y?: number, smooth = false): void {
    const [bx, by, w, h] = this.box;
    const middle = new DOMPoint(bx + w / 2, by + h / 2);
    const about = x === undefined || y === undefined ? middle : this.point(x, y);
    const [, , worldW, worldH] = this.world;
    const least = Math.min(worldW / CLOSEST / w, worldH / CLOSEST / h);
    const most = Math.max((worldW * WIDEST) / w, (worldH * WIDEST) / h);
    const k = Math.min(Math.max(1 / factor, least), most);
    const next: Box = [about.x + (bx - about.x) * k, about.y + (by - about.y) * k, w * k, h * k];
    if (smooth) this.to(this.held(next));
    else {
      this.panel = "";
      this.jump(this.held(next));
    }
  }

  /** Move what is seen by so many pixels. */
  pan(dx: number, dy: number): void {
    const scale = this.svg.getScreenCTM()?.a ?? 1;
    const [x, y, w, h] = this.box;
    this.panel = "";
    this.jump(this.held([x - dx / scale, y - dy / scale, w, h]));
  }

  /** A point of the screen on the board. */
  point(x: number, y: number): DOMPoint {
    const matrix = this.svg.getScreenCTM();
    return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : new DOMPoint(x, y);
  }

  /** The box that an element covers, on the board. */
  boxOf(element: Element): Box {
    const rect = element.getBoundingClientRect();
    const a = this.point(rect.left, rect.top);
    const b = this.point(rect.right, rect.bottom);
    return [a.x, a.y, b.x - a.x, b.y - a.y];
  }

  /** Is all of this box to be seen now? */
  sees(box: Box): boolean {
    const rect = this.svg.getBoundingClientRect();
    const a = this.point(rect.left, rect.top);
    const b = this.point(rect.right, rect.bottom);
    return box[0] >= a.x && box[1] >= a.y && box[0] + box[2] <= b.x && box[1] + box[3] <= b.y;
  }

  private held([x, y, w, h]: Box): Box {
    const [wx, wy, ww, wh] = this.world;
    const cx = Math.min(Math.max(x + w / 2, wx), wx + ww);
    const cy = Math.min(Math.max(y + h / 2, wy), wy + wh);
    return [cx - w / 2, cy - h / 2, w, h];
  }

  private put(box: Box): void {
    this.box = box;
    this.svg.setAttribute("viewBox", box.map((value) => value.toFixed(2)).join(" "));
  }
}
