// The keys of the analysis page. Letters do nothing while a field has the focus.
import type { Review } from "./review.svelte";

export interface Page {
  review: Review;
  playOn: () => void;
  write: () => void;
}

export function keys(event: KeyboardEvent, page: Page): void {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select, dialog") || !page.review.info?.turns.length) return;
  if (event.key === " " && target?.closest("button, a")) return;
  if (act(event, page)) event.preventDefault();
}

function act(event: KeyboardEvent, { review, playOn, write }: Page): boolean {
  const way = event.key === "ArrowLeft" || event.key === "ArrowUp" ? -1 : 1;
  switch (event.key) {
    case "ArrowLeft":
    case "ArrowRight":
      if (event.shiftKey) review.go(review.index + way);
      else review.to(review.move + way);
      return true;
    case "ArrowUp":
    case "ArrowDown":
      review.step(way);
      return true;
    case " ":
      document.querySelector<HTMLElement>("[data-testid=analysis-play]")?.click();
      return true;
    case "b":
    case "B":
      if (review.turn?.other) review.better = !review.better;
      return true;
    case "p":
    case "P":
      playOn();
      return true;
    case "n":
    case "N":
      write();
      return true;
  }
  return false;
}
