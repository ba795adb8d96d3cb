// What a bot is at: how far the one at the table is, and what it would do in the person's place.
import type { HintResult, Position, Thinking } from "../protocol";

export class Hints {
  progress = $state.raw<Thinking | null>(null); // of the bot that plays
  asking = $state<number | null>(null); // a hint is on the way: how far it is
  result = $state.raw<HintResult | null>(null);
  private dismissed = false; // the person closed the hint; what still comes of it is not shown

  get open(): boolean {
    return this.result !== null || this.asking !== null;
  }

  ask(send: () => boolean): void {
    this.result = null;
    this.dismissed = false;
    if (send()) this.asking = 0;
  }

  forget(): void {
    this.result = null;
    this.asking = null;
  }

  /** The person does not want it: neither now nor when the bot has thought. */
  dismiss(): void {
    this.forget();
    this.dismissed = true;
  }

  thinking(message: Thinking, seq: number | undefined): void {
    if (!message.hint) this.progress = message;
    else if (!this.dismissed && message.seq === seq) this.asking = message.done;
  }

  /** The server answers only what is still on the screen; the person may have gone on meanwhile. */
  answered(message: HintResult, shown: Position | null, past: boolean): void {
    if (this.dismissed) return;
    this.asking = null;
    if (shown && message.move === shown.move && (past || message.seq === shown.seq)) this.result = message;
  }

  /** What was said about another position, seat or in another language is over. */
  moved(next: Position, shown: Position | null, anew: boolean): void {
    const { seq, move, viewer, thinking } = next;
    if (anew || seq !== shown?.seq || move !== shown.move || viewer !== shown.viewer) this.forget();
    if (!thinking || (this.progress && this.progress.seq < seq)) this.progress = null;
  }
}
