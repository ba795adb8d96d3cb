// Fingers, mouse and wheel on the map: drag to move it, pinch or turn the wheel to zoom; a piece in hand is turned instead.
import type { Camera } from "./camera.svelte";

const SLACK = { mouse: 5, touch: 10 }; // pixels before a press becomes a drag
const LONG = 450; // milliseconds: such a press asks what something is, and chooses nothing
const TWIST = 0.5; // radians that two fingers turn a piece by one way

interface Point {
  x: number;
  y: number;
}

export interface Touches {
  moved: () => void; // the picture moved: whatever was anchored to it is wrong now
  turn: (way: 1 | -1) => boolean; // is there a piece to turn? Then it has been turned
}

/** Returns what takes the listeners off again. */
export function gestures(area: HTMLElement, camera: Camera, on: Touches): () => void {
  const down = new Map<number, Point>();
  let start = { x: 0, y: 0 };
  let dragging = false;
  let silent = false; // the click that ends this press means nothing
  let timer = 0;
  let twisted = 0;

  function pressed(event: PointerEvent): void {
    if (event.button) return;
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    clearTimeout(timer);
    if (down.size > 1) {
      dragging = silent = true;
      twisted = 0;
      return;
    }
    start = { x: event.clientX, y: event.clientY };
    dragging = silent = false;
    if (event.pointerType !== "mouse") timer = window.setTimeout(() => (silent = true), LONG);
  }

  function moved(event: PointerEvent): void {
    const last = down.get(event.pointerId);
    if (!last) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!dragging) {
      const slack = event.pointerType === "mouse" ? SLACK.mouse : SLACK.touch;
      if (Math.hypot(now.x - start.x, now.y - start.y) < slack) return;
      dragging = silent = true;
      clearTimeout(timer);
      area.setPointerCapture(event.pointerId);
    }
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    down.set(event.pointerId, now);
    if (other && twist(last, now, other)) return;
    on.moved();
    if (!other) {
      camera.pan(now.x - last.x, now.y - last.y);
      return;
    }
    const before = Math.hypot(last.x - other.x, last.y - other.y);
    const after = Math.hypot(now.x - other.x, now.y - other.y);
    camera.pan((now.x - last.x) / 2, (now.y - last.y) / 2);
    if (before > 10) camera.zoom(after / before, (now.x + other.x) / 2, (now.y + other.y) / 2);
  }

  /** Two fingers turn about one another: a piece in hand turns with them. */
  function twist(last: Point, now: Point, other: Point): boolean {
    const angle = (point: Point) => Math.atan2(point.y - other.y, point.x - other.x);
    const by = angle(now) - angle(last);
    twisted += Math.abs(by) > Math.PI ? by - 2 * Math.PI * Math.sign(by) : by;
    if (Math.abs(twisted) < TWIST) return false;
    const way = twisted > 0 ? 1 : -1;
    twisted = 0;
    return on.turn(way);
  }

  function lifted(event: PointerEvent): void {
    down.delete(event.pointerId);
    clearTimeout(timer);
  }

  function clicked(event: MouseEvent): void {
    if (!silent) return;
    silent = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** A long press is ours, not the browser's. */
  function menu(event: MouseEvent): void {
    if (silent) event.preventDefault();
  }

  function turned(event: WheelEvent): void {
    event.preventDefault();
    if (!event.ctrlKey && event.deltaY && on.turn(event.deltaY > 0 ? 1 : -1)) return;
    on.moved();
    if (!event.ctrlKey && event.deltaX) camera.pan(-event.deltaX, -event.deltaY);
    else camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), event.clientX, event.clientY);
  }

  area.addEventListener("pointerdown", pressed);
  area.addEventListener("pointermove", moved);
  area.addEventListener("pointerup", lifted);
  area.addEventListener("pointercancel", lifted);
  area.addEventListener("click", clicked, { capture: true });
  area.addEventListener("contextmenu", menu);
  area.addEventListener("wheel", turned, { passive: false });
  return () => {
    clearTimeout(timer);
    area.removeEventListener("pointerdown", pressed);
    area.removeEventListener("pointermove", moved);
    area.removeEventListener("pointerup", lifted);
    area.removeEventListener("pointercancel", lifted);
    area.removeEventListener("click", clicked, { capture: true });
    area.removeEventListener("contextmenu", menu);
    area.removeEventListener("wheel", turned);
  };
}
