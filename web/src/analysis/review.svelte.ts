// An analysis as the page shows it: asked for, waited for, and the turn one looks at.
import { get, post, wordsFor } from "../lib/api";
import type { AnalysedTurn, AnalysisInfo } from "../protocol";
import { turningPoints, turnOf } from "./turning";

const AGAIN = 1000; // milliseconds between two questions while the bot works

export class Review {
  info = $state.raw<AnalysisInfo | null>(null);
  problem = $state("");
  me = $state<number | null>(null); // whose turning points are listed; null = a spectator's
  index = $state(0); // the turn looked at
  move = $state(0); // and the position
  better = $state(false); // the better move is shown, not the one that was played
  private timer = 0;

  readonly turn = $derived<AnalysedTurn | null>(this.info?.turns[this.index] ?? null);
  readonly points = $derived(this.info ? turningPoints(this.info, this.me) : []);
  readonly place = $derived.by(() => {
    if (!this.turn || this.move !== this.turn.at) return "";
    return this.better ? (this.turn.other?.place ?? "") : this.turn.place;
  });

  constructor(
    private readonly table: string,
    private readonly look: (move: number) => void,
  ) {}

  async load(): Promise<void> {
    await this.ask(() => get<AnalysisInfo>(`/tables/${this.table}/analysis`));
  }

  async start(): Promise<void> {
    await this.ask(() => post<AnalysisInfo>(`/tables/${this.table}/analysis`, {}));
  }

  /** The turn looked at, once more with much more search. */
  async deepen(): Promise<void> {
    await this.ask(() => post<AnalysisInfo>(`/tables/${this.table}/analysis/${this.index}`, {}));
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private async ask(work: () => Promise<AnalysisInfo>): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.info = await work();
      this.problem = "";
    } catch (error) {
      this.problem = wordsFor(error);
      return;
    }
    if (this.info.state === "working") this.timer = window.setTimeout(() => void this.load(), AGAIN);
  }

  /** Look at a turn, where its main decision was taken. */
  go(index: number): void {
    const last = (this.info?.turns.length ?? 1) - 1;
    this.index = Math.min(Math.max(index, 0), Math.max(last, 0));
    const turn = this.turn;
    this.better = Boolean(turn?.other && turn.other.drop > 0);
    if (turn) this.show(turn.at);
  }

  /** Look at a position. */
  to(move: number): void {
    const last = this.info?.moves ?? 0;
    const wanted = Math.min(Math.max(move, 0), last);
    if (this.info) this.index = turnOf(this.info, wanted);
    this.show(wanted);
  }

  private show(move: number): void {
    this.move = move;
    this.look(move);
  }

  /** The next turning point after the turn looked at, or the one before. */
  step(way: 1 | -1): void {
    const ahead = this.points.filter(({ index }) => (way > 0 ? index > this.index : index < this.index));
    const next = way > 0 ? ahead[0] : ahead.at(-1);
    if (next) this.go(next.index);
  }
}
