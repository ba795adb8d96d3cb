// Where something small that belongs to an element of the page goes: below it, or above, never over the edge.
import type { Anchor } from "./desk.svelte";

const GAP = 8;
const EDGE = 8;

export function float(at: Anchor, width: number, height: number): { left: number; top: number } {
  const middle = (Math.max(at.left, 0) + Math.min(at.right, innerWidth)) / 2;
  const left = Math.min(Math.max(EDGE, middle - width / 2), innerWidth - width - EDGE);
  const below = Math.min(at.bottom, innerHeight) + GAP;
  const above = at.top - GAP - height;
  const top = below + height <= innerHeight - EDGE ? below : above >= EDGE ? above : innerHeight - height - EDGE;
  return { left: Math.max(EDGE, left), top: Math.max(EDGE, top) };
}
