// Looking back: an earlier move is asked for, one at a time and not too often; only the last one wanted counts.
import type { Position } from "../protocol";

const BETWEEN = 220; // milliseconds: the server rejects who asks too fast

export class LookBack {
  wanted = $state<number | null>(null); // the earlier move, null = the present
  private asked: number | null | undefined = undefined; // the move that is on the way
  private timer = 0;
  private last = 0;

  constructor(private readonly send: (move: number | null) => boolean) {}

  get waiting(): boolean {
    return this.asked !== undefined;
  }

  to(move: number | null): void {
    this.wanted = move;
    if (!this.waiting) this.ask();
  }

  /** A position came: was it the one wanted? */
  arrived(position: Position): void {
    if (!this.waiting) return;
    const again = this.asked !== this.wanted;
    this.asked = undefined;
    if (again) this.ask();
    else if (position.move >= position.last) this.wanted = null;
  }

  /** It cannot be shown: what is on the screen stays. */
  failed(shown: Position | null): void {
    if (!this.waiting) return;
    this.asked = undefined;
    this.wanted = shown && shown.move < shown.last ? shown.move : null;
  }

  /** The connection is gone, and with it the answer; `lost`: the next one begins in the present. */
  cut(lost: boolean): void {
    this.asked = undefined;
    if (lost) this.wanted = null;
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private ask(): void {
    const wait = this.last + BETWEEN - performance.now();
    this.asked = this.wanted;
    clearTimeout(this.timer);
    if (wait > 0) {
      this.timer = window.setTimeout(() => this.ask(), wait);
      return;
    }
    this.last = performance.now();
    if (!this.send(this.wanted)) this.asked = undefined;
  }
}
