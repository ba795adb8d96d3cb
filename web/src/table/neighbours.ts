// From choice to choice by keyboard, and the choice a finger means.
function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The element with the least measure, if that is less than `most`. */
function least<E extends Element>(all: E[], measure: (element: E) => number, most: number): E | null {
  let best: E | null = null;
  for (const element of all) {
    const found = measure(element);
    if (found < most) [best, most] = [element, found];
  }
  return best;
}

/** Left and right follow the reading order of `all`; up and down go to the nearest choice that way. */
export function neighbour<E extends Element>(all: E[], now: E, key: string): E | null {
  const at = all.indexOf(now);
  const from = middle(now);
  const away = (way: number) => (element: Element) => {
    const to = middle(element);
    const ahead = (to.y - from.y) * way;
    return ahead < 4 ? Infinity : ahead + 2 * Math.abs(to.x - from.x);
  };
  switch (key) {
    case "ArrowRight":
      return all[(at + 1) % all.length] ?? null;
    case "ArrowLeft":
      return all[(at - 1 + all.length) % all.length] ?? null;
    case "ArrowDown":
      return least(all, away(1), Infinity);
    case "ArrowUp":
      return least(all, away(-1), Infinity);
    case "Home":
      return all[0] ?? null;
    case "End":
      return all.at(-1) ?? null;
    default:
      return null;
  }
}

/** What lies within so many pixels of a point. */
export function near<E extends Element>(all: E[], x: number, y: number, pixels: number): E | null {
  const away = (element: Element) => {
    const box = element.getBoundingClientRect();
    return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
  };
  return least(all, away, pixels);
}
