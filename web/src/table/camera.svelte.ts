// What part of the map is seen: a viewBox that moves smoothly, follows wheel, fingers and keys.
import type { Box } from "./box";
import { layout } from "./layout.svelte";
import { still } from "./motion";

const TRAVEL = 250;
const CLOSEST = 8; // how much larger than the whole

export class Camera {
  /** What is seen, in units of the map, with its margins. */
  box = $state.raw<Box>([0, 0, 1, 1]);
  covered = $state(0); // pixels at the bottom of its room that something lies over
  byHand = $state(false); // the person moved it: then it stays, until they want it whole again
  private svg: SVGSVGElement | null = null;
  private world: Box = [0, 0, 1, 1];
  private frame = 0;

  /** The picture it shows, and the whole of what there is to see. */
  attach(svg: SVGSVGElement | null, world: Box): void {
    const other = this.svg !== svg || this.world.join() !== world.join();
    this.svg = svg;
    this.world = world;
    if (svg && other) this.jump(this.rest());
    if (other) this.byHand = false;
  }

  get area(): { width: number; height: number } {
    return { width: this.svg?.clientWidth || 1, height: this.svg?.clientHeight || 1 };
  }

  /** Where on the screen it shows the map. */
  get room(): DOMRect {
    return this.svg?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  }

  /** Pixels for a unit. */
  get scale(): number {
    return this.area.width / this.box[2];
  }

  /** The whole map in the middle of its room. */
  whole(): Box {
    return this.filled(this.world);
  }

  /** As much of its middle as fills the room, no larger than drawn: on a phone, where the whole is too small to read. */
  cover(): Box {
    const [x, y, w, h] = this.world;
    const scale = Math.min(
      Math.max(this.area.width / w, this.area.height / h),
      Math.max(1, this.area.width / this.whole()[2]),
    );
    const [wide, high] = [this.area.width / scale, this.area.height / scale];
    return [x + w / 2 - wide / 2, y + h / 2 - high / 2, wide, high];
  }

  /** A box with what lies beside it in the shape of the room. */
  filled([x, y, w, h]: Box): Box {
    const shape = this.area.height / this.area.width;
    const wide = Math.max(w, h / shape);
    const high = wide * shape;
    return [x + w / 2 - wide / 2, y + h / 2 - high / 2, wide, high];
  }

  /** The room has another size: what was seen stays in sight. */
  resized(): void {
    this.jump(this.byHand ? this.held(this.filled(this.box)) : this.rest());
  }

  /** What is seen if nobody wants anything else. */
  rest(): Box {
    return layout.phone ? this.cover() : this.whole();
  }

  jump(box: Box): void {
    cancelAnimationFrame(this.frame);
    this.put(box);
  }

  /** Travel to a box. */
  to(box: Box): void {
    cancelAnimationFrame(this.frame);
    if (still() || document.hidden) {
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

  fit(): void {
    this.byHand = false;
    this.to(this.rest());
  }

  /** Bring a box into the middle, as large as things are now. */
  center(box: Box): void {
    this.about(box, this.scale);
  }

  /** Bring a box into the middle of what is not covered, with so many pixels for a unit. */
  about(box: Box, scale: number): void {
    const [wide, high] = [this.area.width / scale, this.area.height / scale];
    const low = this.covered / scale / 2;
    this.to(this.held([box[0] + box[2] / 2 - wide / 2, box[1] + box[3] / 2 - high / 2 + low, wide, high]));
  }

  /** Make everything `factor` times larger about a point of the screen (the middle if none). */
  zoom(factor: number, x?: number, y?: number, smooth = false): void {
    const [bx, by, w, h] = this.box;
    const about = x === undefined || y === undefined ? new DOMPoint(bx + w / 2, by + h / 2) : this.point(x, y);
    const [, , most] = this.whole();
    const k = Math.min(Math.max(1 / factor, most / CLOSEST / w), most / w);
    const next = this.held([about.x + (bx - about.x) * k, about.y + (by - about.y) * k, w * k, h * k]);
    if (smooth) this.to(next);
    else this.jump(next);
    this.byHand = next[2] < most - 1;
  }

  /** Move what is seen by so many pixels. */
  pan(dx: number, dy: number): void {
    const [x, y, w, h] = this.box;
    this.jump(this.held([x - dx / this.scale, y - dy / this.scale, w, h]));
    this.byHand = Math.abs(this.box[2] - this.rest()[2]) > 1 || this.byHand || layout.phone;
  }

  /** A point of the screen on the map. */
  point(x: number, y: number): DOMPoint {
    const matrix = this.svg?.getScreenCTM();
    return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : new DOMPoint(x, y);
  }

  /** The box that an element covers, on the map. */
  boxOf(element: Element): Box {
    const rect = element.getBoundingClientRect();
    const a = this.point(rect.left, rect.top);
    const b = this.point(rect.right, rect.bottom);
    return [a.x, a.y, b.x - a.x, b.y - a.y];
  }

  /** Never beyond the edge: where there is nothing more to see the picture stops. */
  private held([x, y, w, h]: Box): Box {
    const [wx, wy, ww, world] = this.world;
    const wh = world + (this.covered * w) / this.area.width; // below it there is room for what covers it
    const left = Math.min(Math.max(x, wx), wx + ww - w);
    const top = Math.min(Math.max(y, wy), wy + wh - h);
    return [w >= ww ? wx + ww / 2 - w / 2 : left, h >= wh ? wy + wh / 2 - h / 2 : top, w, h];
  }

  private put(box: Box): void {
    this.box = box;
    this.svg?.setAttribute("viewBox", box.map((value) => value.toFixed(2)).join(" "));
  }
}
