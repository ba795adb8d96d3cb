// A table as this browser knows it: what the server sends is shown, what the person does is sent.
import { get, wordsFor } from "../lib/api";
import { withKey } from "../lib/key";
import { called } from "../lib/names";
import { settings } from "../lib/settings.svelte";
import { Connection, type ConnectionState } from "../lib/socket";
import { toast } from "../lib/toasts.svelte";
import { say } from "../lib/words";
import type {
  Chat,
  CoachSays,
  CoachTells,
  ClientMessage,
  GameInfo,
  LegalAction,
  LogLine,
  Position,
  Scene,
  ServerMessage,
  TableInfo,
} from "../protocol";
import { Board } from "./board";
import { hear, heard, listen } from "./coach";
import { Hints } from "./hints.svelte";
import { LookBack } from "./lookback.svelte";
import { pauseBefore, Queue } from "./queue";
import { Recap, type Step } from "./recap.svelte";
import { play, soundOf } from "./sounds";

const AGAIN = 900; // milliseconds for a step of a turn that is shown again

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
  connection = $state<ConnectionState>("opening");
  gone = $state("");
  missing = $state(""); // why there is no table to show
  queued = $state(0);
  busy = $state(false); // something was said that changes the position; its answer is on the way
  buttons = $state.raw<LegalAction[]>([]);
  since = $state(0); // when the seats' clocks were told
  covered = $state<number | null>(null); // the seat whose secrets nobody may see before they take the screen

  coach = $state(false); // it looks at my turns
  advice = $state.raw<CoachSays | null>(null); // what it says of the one that waits to be confirmed

  remark = $state.raw<CoachTells | null>(null); // what it explains because it is there for the first time

  readonly hints = new Hints();
  readonly recap = new Recap();
  readonly lookBack = new LookBack((move) => this.say({ type: "look", move }));
  private readonly queue = new Queue<Picture>(
    (next, waiting) => this.pause(next.position, waiting),
    (picture, glide) => this.show(picture, glide),
  );
  protected socket: Connection | null = null;
  private comes: Scene | null = null; // told, and shown with the position that follows it
  private told: Scene | null = null; // the last one
  private actorBefore: number | null = null;
  private moveBefore = 0;
  private layers = new Map<string, string>();
  private unanswered: (ClientMessage & { seq: number }) | null = null; // the last press
  private returned = false; // the connection broke, and nothing has been told since it came back
  readonly board = new Board();
  /** Told when the choices are marked: the page goes where they are. */
  marked: () => void = () => undefined;

  readonly latest = $derived(this.shown && this.queued ? (this.queue.last?.position ?? this.shown) : this.shown);
  readonly past = $derived(this.lookBack.wanted !== null);
  readonly present = $derived(
    this.shown !== null && !this.past && this.queued === 0 && this.shown.move === this.shown.last,
  );
  readonly myTurn = $derived.by(() => {
    const now = this.latest;
    return now?.status === "running" && now.actor !== null && now.mine.includes(now.actor);
  });
  /** May the person act now? Never on a position that is no longer the last. */
  readonly ready = $derived(this.present && this.connection === "open" && !this.busy && this.covered === null);
  readonly actions = $derived(this.present ? (this.shown?.actions ?? []) : []);

  constructor(readonly id: string) {
    this.board.mounted = () => this.mark();
    this.board.changing = (groups, position) => this.watch(groups, position);
  }

  async open(): Promise<void> {
    try {
      await this.load();
    } catch (error) {
      this.missing = wordsFor(error);
      return;
    }
    this.socket = new Connection(
      () => this.address(),
      (message) => this.hear(message),
      (state) => this.connectionIs(state),
    );
  }

  protected async load(): Promise<void> {
    const [info, games] = await Promise.all([get<TableInfo>(`/tables/${this.id}`), get<GameInfo[]>("/games")]);
    this.info = info;
    this.game = games.find((game) => game.name === info.game) ?? null;
  }

  /** Where the server explains components: with the names of those who play here. */
  get explained(): string {
    return `/tables/${this.id}`;
  }

  protected address(): string {
    return withKey(`/api/tables/${this.id}/socket?lang=${settings.lang}${this.seen()}`);
  }

  /** What is on the screen, for a server that need not tell it again; nothing while the past is looked at. */
  private seen(): string {
    const now = this.latest;
    return now && this.told && now.move === now.last ? `&seen=${now.seq}.${now.move}.${this.told.tag}` : "";
  }

  close(): void {
    this.queue.close();
    this.lookBack.close();
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

  // Client messages

  say(message: ClientMessage): boolean {
    const sent = this.socket?.say(message) ?? false;
    if (!sent) toast(say("refused-offline"), { error: true });
    return sent;
  }

  play(action: string): void {
    this.change((seq) => ({ type: "play", action, seq }));
  }

  undo(whole: boolean): void {
    if (this.shown?.undo) this.change((seq) => ({ type: "undo", seq, whole }));
  }

  /** The one button: confirm the end of the turn, or leave the pending step. */
  finish(): void {
    if (this.shown?.confirm || this.shown?.finish) this.change((seq) => ({ type: "end_turn", seq }));
  }

  takeBack(move: number): void {
    this.change((seq) => ({ type: "take_back", move, seq }));
  }

  answer(agree: boolean): void {
    this.say({ type: "answer", agree, seq: this.latest?.seq ?? 0 });
  }

  /** Have the coach look at my turns, or not; the server refuses where the game is rated. */
  setCoach(on: boolean): void {
    this.coach = this.say({ type: "coach", on, told: heard(this.info?.game ?? "") }) && on;
    listen(this.id, this.coach);
    this.advice = this.remark = null;
  }

  /** Another game: propose it, agree to it, or refuse it. */
  playAgain(agree: boolean): void {
    this.say({ type: "play_again", agree });
  }

  /** What would the bot do here? */
  askHint(): void {
    const now = this.shown;
    if (!now?.hint || this.hints.asking !== null || this.queued) return;
    this.hints.ask(() => this.say({ type: "hint", seq: now.seq, move: this.past ? now.move : null }));
  }

  private change(message: (seq: number) => ClientMessage & { seq: number }): void {
    if (!this.present) this.skip();
    else if (this.shown && !this.busy) this.busy = this.say((this.unanswered = message(this.shown.seq)));
  }

  /** A press that was lost with its connection is made once more, if the table still stands where it was made. */
  private repeat(position: Position): boolean {
    const lost = this.returned && this.unanswered?.seq === position.seq ? this.unanswered : null;
    this.returned = false;
    return lost !== null && this.say(lost);
  }

  /** Show the position after a move (null = the present). */
  look(move: number | null): void {
    this.lookBack.wanted = move;
    this.skip();
    this.lookBack.to(move);
  }

  /** Show a turn of another again, step by step, and come back. */
  async playTurn(steps: Step[]): Promise<void> {
    for (const { line } of steps) {
      this.look(line.move);
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
      if (!this.past) return;
    }
    this.look(null);
  }

  // Server messages

  protected hear(message: ServerMessage): void {
    switch (message.type) {
      case "scene":
        this.comes = this.told = message;
        break;
      case "position":
        this.queue.push({ position: message, scene: this.takeScene() });
        this.queued = this.queue.length;
        break;
      case "chat":
        this.chat = [...this.chat, message];
        if (Date.now() / 1000 - message.at < 60) this.newWord();
        break;
      case "thinking":
        this.hints.thinking(message, this.latest?.seq);
        break;
      case "hint_result":
        this.hints.answered(message, this.shown, this.past);
        break;
      case "coach_says":
        if (message.seq === this.latest?.seq) this.advice = message;
        break;
      case "coach_tells":
        hear(this.info?.game ?? "", message.situation);
        this.remark = message;
        break;
      case "notice":
        this.busy = false;
        this.unanswered = null;
        if (message.error) play("refused");
        if (message.error) this.hints.asking = null;
        if (message.error) this.lookBack.failed(this.shown);
        this.notice(message.text, message.rule, message.error);
        break;
      case "gone":
        this.gone = message.text;
        this.socket?.close();
    }
  }

  private newWord(): void {
    this.unread++;
    play("chat");
  }

  private takeScene(): Scene | null {
    const scene = this.comes;
    this.comes = null;
    return scene;
  }

  /** Replaced by the page: it knows how to open a rule. */
  notice: (text: string, rule: string, error: boolean) => void = (text, _rule, error) => toast(text, { error });

  private connectionIs(state: ConnectionState): void {
    this.connection = state;
    this.busy = state === "open"; // a new one tells the whole board first: what is still shown may be old
    if (this.busy) return;
    this.returned = state === "lost";
    this.lookBack.cut(state === "lost");
    this.hints.asking = null;
    if (state === "lost") {
      this.chat = []; // the next one tells everything again
      this.unread = 0;
    }
  }

  // Showing one position after another

  private pause(next: Position, waiting: number): number {
    return document.hidden || this.lookBack.waiting ? 0 : pauseBefore(next, this.shown, settings.pace, waiting);
  }

  /** Jump to the last position that came. */
  skip(): void {
    this.queue.skip();
  }

  /** What others do is noted for the recap; what one does oneself ends it, and so does a look back. */
  private watch(groups: Element[], position: Position): () => void {
    const seat = this.actorBefore;
    if (seat === null || this.past || position.move !== this.moveBefore + 1 || position.mine.includes(seat)) {
      if (position.move !== this.moveBefore) this.recap.forget();
      return () => undefined;
    }
    return this.recap.watch(groups, position, seat);
  }

  private show(picture: Picture, glide: boolean): void {
    const { position, scene } = picture;
    const sound = this.past ? null : soundOf(position, this.shown);
    if (sound) play(sound);
    this.actorBefore = this.shown?.actor ?? null;
    this.moveBefore = this.shown?.move ?? position.move;
    const mineBefore = this.actorBefore !== null && position.mine.includes(this.actorBefore);
    this.hints.moved(position, this.shown, scene !== null);
    if (scene) {
      this.scene = scene;
      this.layers.clear();
    }
    this.since = Date.now();
    this.read(position);
    this.cover(position);
    for (const [id, markup] of Object.entries(position.layers)) this.layers.set(id, markup);
    if (this.shown?.status !== position.status || this.seatsChanged(position)) void this.refresh();
    if (position.seq !== this.advice?.seq && (this.advice?.warn || position.confirm)) this.advice = null;
    if (this.remark && position.turn > this.remark.turn && this.isMine(position)) this.remark = null;
    this.shown = position;
    this.queued = this.queue.length;
    this.busy = this.repeat(position);
    if (scene) this.recap.forget();
    if (scene) this.board.scene(scene, position, this.layers);
    else this.board.update(position, position.layers, glide);
    this.lookBack.arrived(position);
    this.mark();
    if (this.isMine(position) && !mineBefore && this.recap.changed.size) this.recap.open = true;
  }

  private isMine(position: Position): boolean {
    return position.actor !== null && position.mine.includes(position.actor);
  }

  /** Several persons at this screen: the next one's hand is seen only when they say that they are there. */
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
    const homeless = this.board.mark(actions);
    this.buttons = actions.filter((action) => homeless.has(action.action) && action.action !== "done");
    this.marked();
  }
}
