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
  const covers = ({ left, top }: Spot) => {
    const common = (box: Anchor) =>
      Math.max(0, Math.min(left + width, box.right) - Math.max(left, box.left)) *
      Math.max(0, Math.min(top + height, box.bottom) - Math.max(top, box.top));
    return 10 * common(at) + choices.reduce((sum, box) => sum + common(box), 0);
  };
  return spots.reduce((best, spot) => (covers(spot) < covers(best) - 1 ? spot : best));
}
