// Who sits where, as a sentence says it.
import type { SeatInfo, SeatNow } from "../protocol";
import { say } from "./words";

/** The name of a seat; of a bot that was chosen by its level, with the level. Nobody has no name. */
export function called(seat: Pick<SeatNow | SeatInfo, "name" | "level"> | undefined): string {
  if (!seat?.level) return seat?.name ?? "";
  return say("seat-and-level", { name: seat.name, level: seat.level });
}
