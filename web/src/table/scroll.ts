// Scroll an element of a drawing into sight: the browser itself only knows the drawing as a whole.
const ROOM = 12; // pixels kept free around it

export function reveal(element: Element): void {
  for (let up = element.parentElement; up; up = up.parentElement) {
    if (!(up instanceof HTMLElement) || !scrolls(up)) continue;
    const box = element.getBoundingClientRect();
    const room = up.getBoundingClientRect();
    up.scrollBy({
      left: missing(box.left, box.right, room.left, room.right),
      top: missing(box.top, box.bottom, room.top, room.bottom),
    });
  }
}

/** The page itself, where it is longer than the screen. */
export function revealOnPage(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  window.scrollBy({ top: missing(top, bottom, 0, innerHeight) });
}

function scrolls(element: HTMLElement): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  const wide = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth;
  return wide || (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight);
}

/** How far to scroll so that from..to lies within start..end. */
function missing(from: number, to: number, start: number, end: number): number {
  if (from < start + ROOM) return from - start - ROOM;
  return to > end - ROOM ? Math.min(to - end + ROOM, from - start - ROOM) : 0;
}
