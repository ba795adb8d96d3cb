// What the coach has explained to this browser, and the tables at which it is wanted.
import { recall, remember } from "../start/memory";

const HEARD = "rondel-coach-heard";
const TABLES = "rondel-coach-tables";
const MOST = 50; // tables that are remembered

function kept(key: string): string[] {
  try {
    const found: unknown = JSON.parse(recall(key, "localStorage") ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return []; // somebody else wrote there
  }
}

/** The situations of a game that this browser has heard of. */
export const heard = (game: string): string[] =>
  kept(HEARD)
    .filter((one) => one.startsWith(`${game}/`))
    .map((one) => one.slice(game.length + 1));

export function hear(game: string, situation: string): void {
  const all = new Set(kept(HEARD)).add(`${game}/${situation}`);
  remember(HEARD, JSON.stringify([...all]), "localStorage");
}

export const listensAt = (table: string): boolean => kept(TABLES).includes(table);

export function listen(table: string, on: boolean): void {
  const others = kept(TABLES).filter((one) => one !== table);
  remember(TABLES, JSON.stringify(on ? [...others, table].slice(-MOST) : others), "localStorage");
}
