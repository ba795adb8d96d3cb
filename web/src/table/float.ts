// Where something small that belongs to an element of the page goes: near it, never over the edge, off other choices.
import type { Anchor } from "./desk.svelte";

const GAP = 8;
const EDGE = 8;

interface Spot {
  left: number;
  top: number;
}

function held(left: number, top: number, width: number, height: number): Spot {
  return {
    left: Math.max(EDGE, Math.min(left, innerWidth - width - EDGE)),
    top: Math.max(EDGE, Math.min(top, innerHeight - height - EDGE)),
  };
}

/** How much of a box lies under something at a spot. */
function common({ left, top }: Spot, width: number, height: number, box: Anchor): number {
  const wide = Math.min(left + width, box.right) - Math.max(left, box.left);
  const high = Math.min(top + height, box.bottom) - Math.max(top, box.top);
  return Math.max(0, wide) * Math.max(0, high);
}

function covered(spot: Spot, width: number, height: number, boxes: Anchor[]): number {
  return boxes.reduce((sum, box) => sum + common(spot, width, height, box), 0);
}

/** Below it, or above. */
export function float(at: Anchor, width: number, height: number): Spot {
  const middle = (Math.max(at.left, 0) + Math.min(at.right, innerWidth)) / 2;
  const below = Math.min(at.bottom, innerHeight) + GAP;
  const above = at.top - GAP - height;
  const top = below + height <= innerHeight - EDGE ? below : above >= EDGE ? above : innerHeight - height - EDGE;
  return held(middle - width / 2, top, width, height);
}

/** Around it, where it covers least of the choices, and nothing of the element itself. */
export function beside(at: Anchor, width: number, height: number, choices: Anchor[]): Spot {
  const middle = (at.left + at.right) / 2 - width / 2;
  const half = (at.top + at.bottom) / 2 - height / 2;
  const spots = [
    held(middle, at.bottom + GAP, width, height),
    held(middle, at.top - GAP - height, width, height),
    held(at.right + GAP, half, width, height),
    held(at.left - GAP - width, half, width, height),
    held(at.right + GAP, at.bottom + GAP, width, height),
    held(at.left - GAP - width, at.top - GAP - height, width, height),
  ];
  const covers = (spot: Spot) => 10 * common(spot, width, height, at) + covered(spot, width, height, choices);
  return spots.reduce((best, spot) => (covers(spot) < covers(best) - 1 ? spot : best));
}

/** On a phone as wide as the room: at its lower or its upper edge, off what it tells of. */
export function sheet(at: Anchor, room: Anchor, height: number, choices: Anchor[]): number {
  const width = room.right - room.left - 2 * GAP;
  const tops = [room.bottom - GAP - height, room.top + GAP];
  const covers = (top: number) => {
    const spot = { left: room.left + GAP, top };
    return 100 * common(spot, width, height, at) + covered(spot, width, height, choices);
  };
  return tops.reduce((best, top) => (covers(top) < covers(best) ? top : best));
}

/** The corner of a room where something covers least of the boxes. */
export function freeCorner(room: Anchor, width: number, height: number, boxes: Anchor[]): string {
  const corners = ["right top", "left top", "right bottom", "left bottom"].map((name) => {
    const left = name.startsWith("left") ? room.left : room.right - width;
    const top = name.endsWith("top") ? room.top : room.bottom - height;
    return { name, cost: covered({ left, top }, width, height, boxes) };
  });
  return corners.reduce((best, corner) => (corner.cost < best.cost ? corner : best)).name;
}
