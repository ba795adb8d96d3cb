// A table as this browser knows it: what the server told, shown at the pace the person likes, and what may be said.
import { get, wordsFor } from "../lib/api";
import { called } from "../lib/names";
import { settings, type Pace } from "../lib/settings.svelte";
import { Line, type LineState } from "../lib/socket";
import { tell } from "../lib/toasts.svelte";
import { say } from "../lib/words";
import type {
  Advice,
  Chat,
  GameInfo,
  LegalAction,
  LogLine,
  Position,
  Said,
  Scene,
  TableInfo,
  Thinking,
  Told,
} from "../protocol";

export const PACE: Record<Pace, number> = { slow: 1500, normal: 700, fast: 250, once: 0 };
const UNSEEN = 0.3; // the part of the pace for a move that changes nothing on the board
const BETWEEN_LOOKS = 220; // milliseconds: the server refuses who asks too fast
const CROWD = 8; // more positions than these in the queue are shown faster

/** What draws the board. It is told every change in order, also those that are skipped. */
export interface Canvas {
  scene: (scene: Scene, position: Position, layers: Map<string, string>) => void;
  update: (position: Position, changed: Record<string, string>, glide: boolean) => void;
  /** Mark what may be clicked; returns the names of the actions that have no element. */
  mark: (actions: LegalAction[]) => Set<string>;
}

/** A position, and the new scene it stands on if there is one. */
interface Picture {
  position: Position;
  scene: Scene | null;
}

export class TableModel {
  info = $state.raw<TableInfo | null>(null);
  game = $state.raw<GameInfo | null>(null);
  scene = $state.raw<Scene | null>(null);
  shown = $state.raw<Position | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<Chat[]>([]);
  unread = $state(0);
  line = $state<LineState>("opening");
  gone = $state("");
  missing = $state(""); // why there is no table to show
  queued = $state(0);
  busy = $state(false); // something was said that changes the position; its answer is on the way
  looked = $state<number | null>(null); // the earlier move that is wanted, null = the present
  buttons = $state.raw<LegalAction[]>([]);
  since = $state(0); // when the seats' clocks were told
  covered = $state<number | null>(null); // the seat whose secrets nobody may see before he takes the screen

  progress = $state.raw<Thinking | null>(null); // of the bot that thinks
  asking = $state<number | null>(null); // a hint is on the way: how far it is
  advice = $state.raw<Advice | null>(null);
  private dismissed = false; // the person closed the hint; what still comes of it is not shown

  private socket: Line | null = null;
  private queue: Picture[] = [];
  private comes: Scene | null = null; // told, and shown with the position that follows it
  private layers = new Map<string, string>();
  private canvas: Canvas | null = null;
  private timer = 0;
  private lastShown = 0;
  private lookTimer = 0;
  private lastLook = 0;
  private asked: number | null | undefined = undefined; // the move a Look is on the way for

  readonly latest = $derived(this.shown && this.queued ? (this.queue.at(-1)?.position ?? this.shown) : this.shown);
  readonly past = $derived(this.looked !== null);
  readonly present = $derived(
    this.shown !== null && !this.past && this.queued === 0 && this.shown.move === this.shown.last,
  );
  readonly myTurn = $derived.by(() => {
    const now = this.latest;
    return now?.status === "running" && now.actor !== null && now.mine.includes(now.actor);
  });
  /** May the person act now? Never on a position that is no longer the last. */
  readonly ready = $derived(this.present && this.line === "open" && !this.busy && this.covered === null);
  readonly actions = $derived(this.present ? (this.shown?.actions ?? []) : []);

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    try {
      const [info, games] = await Promise.all([get<TableInfo>(`/tables/${this.id}`), get<GameInfo[]>("/games")]);
      this.info = info;
      this.game = games.find((game) => game.name === info.game) ?? null;
    } catch (error) {
      this.missing = wordsFor(error);
      return;
    }
    this.socket = new Line(
      () => `/api/tables/${this.id}/socket?lang=${settings.lang}`,
      (told) => this.hear(told),
      (state) => this.lineIs(state),
    );
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.lookTimer);
    this.socket?.close();
  }

  reconnect(): void {
    this.socket?.again();
  }

  async refresh(): Promise<void> {
    try {
      this.info = await get<TableInfo>(`/tables/${this.id}`);
    } catch {
      // the table is still there to play at; the next change asks again
    }
  }

  /** The language changed: the server goes on in the new one. */
  async speak(): Promise<void> {
    this.say({ type: "speak", lang: settings.lang });
    const games = await get<GameInfo[]>("/games").catch(() => null);
    this.game = games?.find((game) => game.name === this.info?.game) ?? this.game;
    await this.refresh();
  }

  /** null: the board has left the page, as while a table waits for its players. */
  attach(canvas: Canvas | null): void {
    this.canvas = canvas;
    if (canvas && this.scene && this.shown) {
      canvas.scene(this.scene, this.shown, this.layers);
      this.mark();
    }
  }

  // What the person says

  say(said: Said): boolean {
    const sent = this.socket?.say(said) ?? false;
    if (!sent) tell(say("refused-offline"), { error: true });
    return sent;
  }

  play(action: string): void {
    this.change((seq) => ({ type: "play", action, seq }));
  }

  undo(whole: boolean): void {
    if (this.shown?.undo) this.change((seq) => ({ type: "undo", seq, whole }));
  }

  endTurn(): void {
    if (this.shown?.confirm) this.change((seq) => ({ type: "end_turn", seq }));
  }

  takeBack(move: number): void {
    this.change((seq) => ({ type: "take_back", move, seq }));
  }

  answer(agree: boolean): void {
    this.say({ type: "answer", agree, seq: this.latest?.seq ?? 0 });
  }

  /** What would the bot do here? */
  askHint(): void {
    const now = this.shown;
    if (!now?.hint || this.asking !== null || this.queued) return;
    this.advice = null;
    this.dismissed = false;
    if (this.say({ type: "hint", seq: now.seq, move: this.past ? now.move : null })) this.asking = 0;
  }

  forgetHint(): void {
    this.advice = null;
    this.asking = null;
  }

  /** The person does not want it: neither now nor when the bot has thought. */
  dismissHint(): void {
    this.forgetHint();
    this.dismissed = true;
  }

  private change(said: (seq: number) => Said): void {
    if (!this.present) this.skip();
    else if (this.shown && !this.busy) this.busy = this.say(said(this.shown.seq));
  }

  /** Show the position after a move (null = the present); while one is on the way only the last wish counts. */
  look(move: number | null): void {
    this.looked = move;
    this.skip();
    if (this.asked === undefined) this.sendLook();
  }

  private sendLook(): void {
    const wait = this.lastLook + BETWEEN_LOOKS - performance.now();
    this.asked = this.looked;
    clearTimeout(this.lookTimer);
    if (wait > 0) {
      this.lookTimer = window.setTimeout(() => this.sendLook(), wait);
      return;
    }
    this.lastLook = performance.now();
    if (!this.say({ type: "look", move: this.looked })) this.asked = undefined;
  }

  private lookFailed(): void {
    if (this.asked === undefined) return;
    this.asked = undefined;
    this.looked = this.shown && this.shown.move < this.shown.last ? this.shown.move : null;
  }

  // What the server tells

  private hear(told: Told): void {
    switch (told.type) {
      case "scene":
        this.comes = told;
        break;
      case "position":
        this.queue.push({ position: told, scene: this.comes });
        this.comes = null;
        this.queued = this.queue.length;
        this.run();
        break;
      case "chat":
        this.chat = [...this.chat, told];
        if (Date.now() / 1000 - told.at < 60) this.unread++;
        break;
      case "thinking":
        if (!told.hint) this.progress = told;
        else if (!this.dismissed && told.seq === this.latest?.seq) this.asking = told.done;
        break;
      case "advice":
        this.advised(told);
        break;
      case "notice":
        this.busy = false;
        if (told.error) this.asking = null;
        if (told.error) this.lookFailed();
        this.notice(told.text, told.rule, told.error);
        break;
      case "gone":
        this.gone = told.text;
        this.socket?.close();
    }
  }

  /** The server answers only what is still on the screen; the person may have gone on meanwhile. */
  private advised(told: Advice): void {
    if (this.dismissed) return;
    const now = this.shown;
    this.asking = null;
    if (now && told.move === now.move && (this.past || told.seq === now.seq)) this.advice = told;
  }

  /** What was said about another position, seat or in another language is over. */
  private forget(next: Picture): void {
    const { seq, move, viewer, thinking } = next.position;
    const now = this.shown;
    if (next.scene || seq !== now?.seq || move !== now.move || viewer !== now.viewer) this.forgetHint();
    if (!thinking || (this.progress && this.progress.seq < seq)) this.progress = null;
  }

  /** Replaced by the page: it knows how to open a rule. */
  notice: (text: string, rule: string, error: boolean) => void = (text, _rule, error) => tell(text, { error });

  private lineIs(state: LineState): void {
    this.line = state;
    this.busy = state === "open"; // a new line tells the whole board first: what is still shown may be old
    if (this.busy) return;
    this.asked = undefined;
    this.asking = null;
    if (state === "lost") {
      this.looked = null; // the new line starts in the present, and tells everything again
      this.chat = [];
      this.unread = 0;
    }
  }

  // Showing one position after another

  private run(): void {
    clearTimeout(this.timer);
    const next = this.queue[0];
    if (!next) return;
    const wait = this.lastShown + this.pause(next.position) - performance.now();
    if (wait > 0) {
      this.timer = window.setTimeout(() => this.run(), wait);
      return;
    }
    this.queue.shift();
    this.show(next, true);
    this.run();
  }

  private pause(next: Position): number {
    const now = this.shown;
    if (!now || document.hidden || this.asked !== undefined) return 0;
    if (next.move <= now.move || (now.actor !== null && now.mine.includes(now.actor))) return 0;
    const seen = Object.keys(next.layers).length ? 1 : UNSEEN;
    return PACE[settings.pace] * seen * Math.min(1, CROWD / this.queue.length);
  }

  /** Jump to the last position that was told. */
  skip(): void {
    clearTimeout(this.timer);
    for (const picture of this.queue.splice(0)) this.show(picture, false);
  }

  private show(picture: Picture, glide: boolean): void {
    const { position, scene } = picture;
    this.forget(picture);
    if (scene) {
      this.scene = scene;
      this.layers.clear();
    }
    this.lastShown = performance.now();
    this.since = Date.now();
    this.read(position);
    this.cover(position);
    for (const [id, markup] of Object.entries(position.layers)) this.layers.set(id, markup);
    if (this.shown?.status !== position.status || this.seatsChanged(position)) void this.refresh();
    this.shown = position;
    this.queued = this.queue.length;
    this.busy = false;
    if (scene) this.canvas?.scene(scene, position, this.layers);
    else this.canvas?.update(position, position.layers, glide);
    this.looking(position);
    this.mark();
  }

  private looking(position: Position): void {
    if (this.asked === undefined) return;
    const again = this.asked !== this.looked;
    this.asked = undefined;
    if (again) this.sendLook();
    else if (position.move >= position.last) this.looked = null;
  }

  /** Several persons at this screen: the next one's hand is seen only when he says that he is there. */
  private cover(position: Position): void {
    if (position.status !== "running" || position.mine.length < 2) this.covered = null;
    else if (settings.cover && this.game?.secrets && position.viewer !== this.shown?.viewer)
      this.covered = position.viewer;
  }

  private read(position: Position): void {
    const kept = position.log_from < 0 ? [] : this.log.filter((line) => line.move <= position.log_from);
    if (kept.length !== this.log.length || position.log.length) this.log = [...kept, ...position.log];
  }

  private seatsChanged(position: Position): boolean {
    const told = (seats: Position["seats"]) => seats.map((seat) => `${seat.kind} ${called(seat)}`).join();
    return this.shown !== null && told(this.shown.seats) !== told(position.seats);
  }

  private mark(): void {
    const actions = this.actions;
    const homeless = this.canvas ? this.canvas.mark(actions) : new Set(actions.map((action) => action.action));
    this.buttons = actions.filter((action) => homeless.has(action.action));
  }
}
