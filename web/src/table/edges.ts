// Which choices are out of sight, and where at the edge of the map an arrow tells so.
export interface Arrow {
  x: number; // in the room
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
    const arrow = toward(box.left + box.width / 2 - room.left, box.top + box.height / 2 - room.top, room, size);
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

function toward(x: number, y: number, { width, height }: Room, size: number): Omit<Arrow, "places"> {
  const [dx, dy] = [x - width / 2, y - height / 2];
  const k = Math.min((width / 2 - size) / Math.abs(dx || 1), (height / 2 - size) / Math.abs(dy || 1));
  return { x: width / 2 + dx * k, y: height / 2 + dy * k, angle: Math.atan2(dy, dx) };
}
