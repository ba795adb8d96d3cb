// Moments and spans of time as people say them.
import { language, say } from "../lib/words";
import type { ClockWanted } from "../protocol";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago, for a moment in seconds since 1970. */
export function ago(moment: number): string {
  const past = Date.now() / 1000 - moment;
  if (past > 14 * 86_400) return new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(moment * 1000);
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  for (const [unit, seconds] of STEPS) if (past >= seconds) return format.format(-Math.floor(past / seconds), unit);
  return say("start-just-now");
}

export function clockInWords(clock: ClockWanted | null): string {
  if (!clock) return say("start-clock-none");
  const more = clock.increment ?? 0;
  if (clock.start >= 86_400)
    return say("start-clock-days", { days: Math.round(clock.start / 86_400), more: Math.round(more / 86_400) });
  return say("start-clock-live", { minutes: Math.round(clock.start / 60), seconds: more });
}
