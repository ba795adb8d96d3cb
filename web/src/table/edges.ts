// Which choices are out of sight, and where at the edge of their room an arrow tells so.
export interface Arrow {
  x: number; // on the screen
  y: number;
  angle: number;
  places: string[];
}

interface Room {
  left: number;
  top: number;
  width: number;
  height: number;
}

const SHARED = 60; // pixels: arrows nearer to one another become one

/** Of each element of which less than half is seen an arrow where the line to it leaves the room, or beside that, so
 * that it covers none of those that are seen. */
export function arrows(elements: Element[], room: Room, size: number): Arrow[] {
  const found: Arrow[] = [];
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const inSight = boxes.filter((box) => box.width && seen(box, room));
  for (const [n, element] of elements.entries()) {
    const box = boxes[n];
    if (!box?.width || inSight.includes(box)) continue;
    const arrow = toward(box.left + box.width / 2, box.top + box.height / 2, room, size);
    const other = found.find((each) => Math.hypot(each.x - arrow.x, each.y - arrow.y) < SHARED);
    if (other) other.places.push(element.id);
    else found.push({ ...arrow, places: [element.id] });
  }
  return found.map((arrow) => beside(arrow, inSight, room, size));
}

/** The nearest spot along the same edge at which nothing to choose lies. */
function beside(arrow: Arrow, boxes: DOMRect[], { left, top, width, height }: Room, size: number): Arrow {
  const half = size / 2 + 2;
  const free = (x: number, y: number) =>
    boxes.every((box) => x + half < box.left || x - half > box.right || y + half < box.top || y - half > box.bottom);
  const upright = Math.min(arrow.x - left, left + width - arrow.x) < Math.min(arrow.y - top, top + height - arrow.y);
  const steps = Array.from({ length: 40 }, (_, n) => (n % 2 ? -1 : 1) * Math.ceil(n / 2) * 12);
  for (const step of steps) {
    const x = upright ? arrow.x : Math.min(Math.max(arrow.x + step, left + half), left + width - half);
    const y = upright ? Math.min(Math.max(arrow.y + step, top + half), top + height - half) : arrow.y;
    if (free(x, y)) return { ...arrow, x, y };
  }
  return arrow;
}

function seen(box: DOMRect, room: Room): boolean {
  const wide = Math.min(box.right, room.left + room.width) - Math.max(box.left, room.left);
  const high = Math.min(box.bottom, room.top + room.height) - Math.max(box.top, room.top);
  return wide >= box.width / 2 && high >= box.height / 2;
}

function toward(x: number, y: number, { left, top, width, height }: Room, size: number): Omit<Arrow, "places"> {
  const [mx, my] = [left + width / 2, top + height / 2];
  const [dx, dy] = [x - mx, y - my];
  const wide = Math.max(1, width / 2 - size);
  const high = Math.max(1, height / 2 - size / 2 - 4);
  const k = Math.min(wide / Math.abs(dx || 0.1), high / Math.abs(dy || 0.1));
  return { x: mx + dx * k, y: my + dy * k, angle: Math.atan2(dy, dx) };
}
