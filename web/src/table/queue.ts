// What the server sends waits its turn: shown one after another at the pace the person likes, or all at once.
import type { Pace } from "../lib/settings.svelte";
import type { Position } from "../protocol";

export const PACE: Record<Pace, number> = { slow: 1500, brisk: 450, instant: 0 };
const UNSEEN = 0.3; // the part of the pace for a move that changes nothing on the board
const CROWD = 8; // more positions than these in the queue are shown faster

/** Milliseconds that the position shown stays before the next: none after one's own decision, or on the way back. */
export function pauseBefore(next: Position, now: Position | null, pace: Pace, waiting: number): number {
  if (!now || next.move <= now.move || (now.actor !== null && now.mine.includes(now.actor))) return 0;
  const seen = Object.keys(next.layers).length ? 1 : UNSEEN;
  return PACE[pace] * seen * Math.min(1, CROWD / waiting);
}

/** `pause`: how long before the next, with so many waiting. `show`: gliding, or at once with all the others. */
export class Queue<Item> {
  private items: Item[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastShown = -Infinity;

  constructor(
    private readonly pause: (next: Item, waiting: number) => number,
    private readonly show: (item: Item, glide: boolean) => void,
  ) {}

  get length(): number {
    return this.items.length;
  }

  get last(): Item | undefined {
    return this.items.at(-1);
  }

  push(item: Item): void {
    this.items.push(item);
    this.run();
  }

  /** Jump to the last. */
  skip(): void {
    clearTimeout(this.timer);
    for (const item of this.items.splice(0)) this.shown(item, false);
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private run(): void {
    clearTimeout(this.timer);
    const next = this.items[0];
    if (next === undefined) return;
    const wait = this.lastShown + this.pause(next, this.length) - performance.now();
    if (wait > 0) {
      this.timer = setTimeout(() => this.run(), wait);
      return;
    }
    this.items.shift();
    this.shown(next, true);
    this.run();
  }

  private shown(item: Item, glide: boolean): void {
    this.lastShown = performance.now();
    this.show(item, glide);
  }
}
