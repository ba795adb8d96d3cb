// A table that somebody is setting up: the usual one, what may be chosen, and what the server is asked for in the end.
import { say } from "../lib/words";
import type { BotInfo, ClockWanted, GameInfo, NewTable, OptionInfo, OptionValue, SeatWanted } from "../protocol";
import { recall, remember } from "./memory";

export type Kind = SeatWanted["kind"];
export type Pace = "none" | "live" | "days";

export interface Seat {
  key: number; // tells the rows apart while they come and go
  kind: Kind;
  bot: string;
  name: string;
}

export interface Draft {
  seats: Seat[];
  shuffle: boolean;
  options: Record<string, unknown>;
  pace: Pace;
  minutes: number;
  seconds: number; // added after every turn
  days: number;
  more: number; // days added after every turn
  out: "bot" | "lose";
  public: boolean;
  rated: boolean | null; // null: as usual, between people only
  seed: string;
}

const PARTS = ["seats", "options", "clock", "seed", "public"] as const;
export type Part = (typeof PARTS)[number] | "";

const USUAL_PLAYERS = 2;
const USUAL_BOT = "medium";
const EASY_BOT = "easy";
const DAY = 24 * 60 * 60;
const MOST_SEED = 2n ** 128n - 1n;
const NAME = "rondel-name";
let keys = 0;

/** The name somebody gave themselves at home the last time. */
const myName = (): string => recall(NAME, "localStorage") ?? "";

export function rememberMe(draft: Draft): void {
  const name = draft.seats.find(({ kind }) => kind === "me")?.name.trim();
  if (name) remember(NAME, name, "localStorage");
}

/** What people choose from: the levels, and bots of other packages. */
export const botsOf = (info: GameInfo): BotInfo[] => info.bots.filter((bot) => bot.shown);

function usualBot(info: GameInfo): string {
  return (info.bots.find((bot) => bot.code === USUAL_BOT) ?? info.bots[0])?.code ?? USUAL_BOT;
}

export function seat(kind: Kind, info: GameInfo): Seat {
  return { key: ++keys, kind, bot: usualBot(info), name: kind === "me" ? myName() : "" };
}

/** Me and one bot, everything else as the rulebook advises for a first game. */
export function usual(info: GameInfo): Draft {
  const players = Math.min(Math.max(USUAL_PLAYERS, info.players[0]), info.players[1]);
  return {
    seats: Array.from({ length: players }, (_, n) => seat(n ? "bot" : "me", info)),
    shuffle: false,
    options: {},
    pace: "none",
    minutes: 30,
    seconds: 30,
    days: 5,
    more: 1,
    out: "bot",
    public: false,
    rated: null,
    seed: "",
  };
}

/** The first whole game: an easy opponent, nothing at stake, so that the bot may be asked. */
export function firstGame(info: GameInfo): Draft {
  const draft = { ...usual(info), rated: false };
  const easy = info.bots.find((bot) => bot.code === EASY_BOT)?.code;
  return easy ? { ...draft, seats: draft.seats.map((one) => ({ ...one, bot: easy })) } : draft;
}

export const valuesFor = (option: OptionInfo, players: number): OptionValue[] =>
  option.values.filter((value) => value.players.includes(players));

/** The options that leave a choice with so many players. */
export const optionsFor = (info: GameInfo, players: number): OptionInfo[] =>
  info.options.filter((option) => valuesFor(option, players).length > 1);

/** The value chosen, or the usual one if it has no meaning with so many players. */
export function chosen(draft: Draft, option: OptionInfo): unknown {
  const values = valuesFor(option, draft.seats.length);
  const wanted = draft.options[option.name];
  return (values.find(({ value }) => value === wanted) ?? values[0])?.value;
}

/** Nobody but me sits at a screen: an invitation or a place in the lobby needs another one. */
export const hasGuests = (draft: Draft): boolean =>
  draft.seats.some(({ kind }) => kind === "guest" || kind === "invite" || kind === "open");

/** Against bots people try things out, and ask for hints. */
export const isRated = (draft: Draft): boolean => draft.rated ?? !draft.seats.some(({ kind }) => kind === "bot");

const seedIsGood = (seed: string): boolean =>
  seed.trim() === "" || (/^\d+$/.test(seed.trim()) && BigInt(seed.trim()) <= MOST_SEED);

function shuffled<T>(list: T[]): T[] {
  const left = [...list];
  const out: T[] = [];
  while (left.length) out.push(...left.splice(Math.floor(Math.random() * left.length), 1));
  return out;
}

/** A person at home has a name of their own or that of their seat; on a served site the account has one. */
function asked({ kind, bot, name }: Seat, number: number, local: boolean): SeatWanted {
  if (kind === "bot") return { kind, bot };
  if (kind === "invite" || kind === "open" || (kind === "me" && !local)) return { kind };
  if (kind === "guest") return { kind, name: name.trim() };
  return { kind, name: name.trim() || say("start-seat-number", { seat: number + 1 }) };
}

export function clockOf({ pace, minutes, seconds, days, more, out }: Draft): ClockWanted | null {
  if (pace === "none") return null;
  return pace === "live"
    ? { start: minutes * 60, increment: seconds, out }
    : { start: days * DAY, increment: more * DAY, out };
}

export function wanted(draft: Draft, info: GameInfo, local: boolean): NewTable {
  const players = draft.seats.length;
  const seats = draft.seats.map((one, n) => asked(one, n, local));
  const table: NewTable = { game: info.name, seats: draft.shuffle ? shuffled(seats) : seats };
  table.options = Object.fromEntries(optionsFor(info, players).map((option) => [option.name, chosen(draft, option)]));
  table.public = draft.public || draft.seats.some(({ kind }) => kind === "open");
  if (!isRated(draft)) table.rated = false;
  if (draft.seed.trim()) table.seed = draft.seed.trim();
  table.clock = clockOf(draft);
  return table;
}

/** Everything is right as far as one can tell here; otherwise the part of the form to mend and the key of the words. */
export function flaw(draft: Draft): { part: Part; key: string } | null {
  if (!draft.seats.some(({ kind }) => kind === "me" || kind === "here"))
    return { part: "seats", key: "start-seats-problem" };
  return seedIsGood(draft.seed) ? null : { part: "seed", key: "start-seed-problem" };
}

/** Which part of the form the field of a Problem belongs to; an option is named by itself. */
export function partOf(field: string, info: GameInfo): Part {
  const head = /^\w+/.exec(field)?.[0] ?? "";
  if (head === "players" || head === "bot") return "seats";
  if (info.options.some(({ name }) => name === head)) return "options";
  return PARTS.find((part) => part === head) ?? "";
}
