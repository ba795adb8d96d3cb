// Notes at the turns of a game that is over: an account's are kept by the server, anybody else's by this browser.
import { get, me, put } from "../lib/api";
import { session } from "../lib/session.svelte";
import type { Note, NotesInfo, NoteWanted } from "../protocol";
import { recall, remember } from "../start/memory";

const KEY = "rondel-notes";
const textAt = (notes: Note[], move: number): string => notes.find((note) => note.move === move)?.text ?? "";

export class Notes {
  mine = $state.raw<Note[]>([]);
  theirs = $state.raw<Note[]>([]); // of who gave away the link
  by = $state(""); // their name
  private account = false;

  constructor(private readonly table: string) {}

  async load(): Promise<void> {
    const who = session.me ?? (await me());
    this.account = Boolean(who.name && !who.local);
    const found = await get<NotesInfo>(`/tables/${this.table}/notes`);
    this.mine = this.account ? found.mine : this.kept();
    this.by = found.by;
    this.theirs = found.theirs;
  }

  /** At the turn before which so many moves were made. */
  at(move: number): string {
    return textAt(this.mine, move);
  }

  theirsAt(move: number): string {
    return textAt(this.theirs, move);
  }

  /** Instead of the one that was there; nothing takes it away. */
  async write(move: number, text: string): Promise<void> {
    const wanted: NoteWanted = { text };
    if (this.account) this.mine = (await put<NotesInfo>(`/tables/${this.table}/notes/${move}`, wanted)).mine;
    else this.keep(move, text.trim());
  }

  private keep(move: number, text: string): void {
    const others = this.kept().filter((note) => note.move !== move);
    this.mine = text ? [...others, { move, text }] : others;
    remember(KEY, JSON.stringify({ ...this.all(), [this.table]: this.mine }), "localStorage");
  }

  private kept(): Note[] {
    return this.all()[this.table] ?? [];
  }

  private all(): Record<string, Note[]> {
    try {
      return JSON.parse(recall(KEY, "localStorage") ?? "{}") as Record<string, Note[]>;
    } catch {
      return {}; // somebody else wrote there
    }
  }
}
