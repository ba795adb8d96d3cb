// What a hint says of a move where the bot judges positions: chances to win, and one sentence for who does not see it.
import type { HintLine } from "../protocol";

export interface Chances {
  before: string;
  after: string;
}

type Say = (key: string, args: Record<string, string>) => string;

/** The chances to win now and after the move, as the language writes them; null if the bot cannot say. */
export function chances(line: HintLine, lang: string): Chances | null {
  if (line.before === null || line.win === null) return null;
  const format = new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 0 });
  return { before: format.format(line.before), after: format.format(line.win) };
}

/** The move, the chances and the reason. */
export function sentence(line: HintLine, { before, after }: Chances, say: Say): string {
  const { text, reason } = line;
  return reason ? say("hint-says-why", { text, before, after, reason }) : say("hint-says", { text, before, after });
}
