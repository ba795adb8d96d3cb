// Small phrases that several pages share.
import { called } from "../lib/names";
import { say } from "../lib/words";
import type { GameInfo, SeatInfo, TableInfo } from "../protocol";

export function playersInWords({ players: [least, most] }: GameInfo): string {
  return least === most ? say("start-players-exactly", { most }) : say("start-players", { least, most });
}

/** Who sits there. */
export function nameOf(seat: SeatInfo): string {
  if (seat.kind === "open") return say("start-seat-open");
  if (seat.kind === "invite" && seat.guest) return say("start-seat-guest", { name: seat.name });
  if (seat.kind === "invite") return say("start-seat-invited");
  return called(seat) || say("start-seat-number", { seat: seat.seat + 1 });
}

/** The first person at a table: who made it, as far as a guest can tell. */
export const hostOf = (table: TableInfo): string => table.seats.find(({ kind }) => kind === "person")?.name ?? "";
