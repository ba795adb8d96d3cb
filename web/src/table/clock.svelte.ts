// The time left on clocks, counted on here between two messages of the server.
import type { SeatNow } from "../protocol";

const ticking = $state({ now: Date.now() });
setInterval(() => (ticking.now = Date.now()), 500);

export function left(seat: SeatNow, since: number): number | null {
  if (seat.clock === null) return null;
  return seat.running ? Math.max(0, seat.clock - (ticking.now - since) / 1000) : seat.clock;
}

const two = (n: number) => String(Math.floor(n)).padStart(2, "0");

/** 1:02:03, 14:32, or 2 d 5 h where a turn takes days. */
export function clockText(seconds: number): string {
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  if (days) return `${days} d ${hours} h`;
  const rest = `${two((seconds % 3600) / 60)}:${two(seconds % 60)}`;
  return hours ? `${hours}:${rest}` : rest;
}
