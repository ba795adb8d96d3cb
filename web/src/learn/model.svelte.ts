// A lesson as this browser knows it: a table for one, and beside it the step and the answer to what was done.
import { get } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type {
  ClientMessage,
  Course,
  Learn,
  LessonAnswer,
  LessonInfo,
  LessonStep,
  ServerMessage,
  TableInfo,
} from "../protocol";
import { TableModel } from "../table/model.svelte";
import { keep, withOwn } from "./progress";

export class LessonModel extends TableModel {
  course = $state.raw<Course | null>(null);
  step = $state.raw<LessonStep | null>(null);
  reply = $state.raw<LessonAnswer | null>(null);
  private next = $state.raw<LessonStep | null>(null); // waits until what came of the last one is read
  private came: LessonAnswer | null = null;

  readonly lessons = $derived(this.course?.chapters.flatMap((chapter) => chapter.lessons) ?? []);
  readonly lesson = $derived<LessonInfo | undefined>(this.lessons.find((each) => each.id === this.name));
  readonly after = $derived(this.lessons[this.lessons.findIndex((each) => each.id === this.name) + 1]);
  /** The step is done and its answer is to be read. */
  readonly held = $derived(this.next !== null);
  /** What is pointed at now: nothing while an answer is read. */
  readonly lit = $derived(this.step && !this.held ? [...this.step.light, ...this.step.wanted] : []);

  constructor(
    readonly gameName: string,
    readonly name: string,
  ) {
    super(`${gameName}/${name}`);
  }

  protected override async load(): Promise<void> {
    await this.loadCourse();
    this.info = tableOf(this.gameName, this.course?.title ?? "");
  }

  private async loadCourse(): Promise<void> {
    this.course = withOwn(await get<Course>(`/games/${encodeURIComponent(this.gameName)}/lessons`));
  }

  override get explained(): string {
    return `/games/${this.gameName}`;
  }

  protected override address(): string {
    const at = (this.next ?? this.step)?.n ?? 1;
    return `/api/games/${this.gameName}/lessons/${this.name}/socket?lang=${settings.lang}&at=${at - 1}`;
  }

  override async refresh(): Promise<void> {
    // nobody else changes a lesson
  }

  override async speak(): Promise<void> {
    this.socket?.say({ type: "speak", lang: settings.lang });
    await this.loadCourse();
  }

  /** A click while an answer is read goes on; a step that is read asks for none. */
  override say(message: ClientMessage): boolean {
    if (message.type === "prefer") return true;
    if (this.held) {
      this.goOn();
      return false;
    }
    if (message.type === "ask" && this.step?.kind !== "pick" && this.step?.kind !== "want") return true;
    return super.say(message);
  }

  learn(what: Learn["do"]): void {
    this.next = null;
    this.socket?.say({ type: "learn", do: what });
  }

  /** Read: the next step. */
  goOn(): void {
    if (this.next) {
      this.step = this.next;
      this.next = this.reply = null;
      this.marked();
    } else if (this.step?.kind === "read") this.learn("go_on");
  }

  /** Leave it for good; told as skipped, not as done. */
  leave(): void {
    keep(this.gameName, this.name, "skipped");
    this.learn("skip");
  }

  protected override hear(message: ServerMessage): void {
    if (message.type === "lesson_answer") this.came = message;
    else if (message.type === "step") this.arrived(message);
    else super.hear(message);
  }

  private arrived(step: LessonStep): void {
    const { came } = this;
    this.came = null;
    if (came?.kind === "done") keep(this.gameName, this.name, "done");
    this.reply = came?.text ? came : null;
    if (came?.text && came.kind !== "wrong" && this.step && step.n !== this.step.n) this.next = step;
    else if (came?.kind === "done" && came.text) this.next = step;
    else {
      this.step = step;
      this.next = null;
    }
  }
}

/** What the parts of the table page ask of a table, said of a lesson. */
function tableOf(game: string, title: string): TableInfo {
  return {
    id: "",
    game,
    title,
    status: "running",
    seats: [],
    options: {},
    clock: null,
    public: false,
    moves: 0,
    my_turn: true,
    created: 0,
    changed: 0,
    totals: null,
    winners: null,
    seed: null,
    host: false,
  };
}
