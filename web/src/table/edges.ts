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

/** Of each element of which less than half is seen an arrow where the line to it leaves the room. */
export function arrows(elements: Element[], room: Room, size: number): Arrow[] {
  const found: Arrow[] = [];
  for (const element of elements) {
    const box = element.getBoundingClientRect();
    if (!box.width || seen(box, room)) continue;
    const arrow = toward(box.left + box.width / 2, box.top + box.height / 2, room, size);
    const other = found.find((each) => Math.hypot(each.x - arrow.x, each.y - arrow.y) < SHARED);
    if (other) other.places.push(element.id);
    else found.push({ ...arrow, places: [element.id] });
  }
  return found;
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
