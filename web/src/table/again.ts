// A new table with the people and settings of an old one.
import type { NewTable, SeatInfo, SeatWanted, TableInfo } from "../protocol";

export function again(info: TableInfo): NewTable {
  let sat = false;
  const seats = info.seats.map((seat: SeatInfo): SeatWanted => {
    if (seat.kind === "bot") return { kind: "bot", bot: seat.bot };
    if (!seat.mine) return { kind: "invite" };
    const kind = sat ? "here" : "me";
    sat = true;
    return { kind, name: seat.name };
  });
  return { game: info.game, seats, options: info.options, clock: info.clock, public: info.public };
}
