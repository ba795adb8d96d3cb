// The tables that wait for whoever is logged in here: their number stands in the title of every page.
import { get } from "./api";

const EVERY = 20_000; // milliseconds
export const turns = $state<{ tables: string[] }>({ tables: [] });

/** A title with the number of tables that wait. The page of a table knows first whether its own does. */
export function badged(title: string, own?: { id: string; waits: boolean }): string {
  const others = turns.tables.filter((id) => id !== own?.id).length;
  const count = others + Number(own?.waits ?? false);
  return count ? `(${count}) ${title}` : title;
}

/** `away`: nobody looks at this page, so it is no sign that somebody is here. */
async function ask(): Promise<void> {
  turns.tables = await get<string[]>("/turns", { away: document.hidden }).catch(() => turns.tables); // asked again soon
}

/** Ask now and then, and whenever the page is looked at; also behind other windows: there the title is all one sees. */
export function watchTurns(): () => void {
  void ask();
  const timer = setInterval(() => void ask(), EVERY);
  const look = (): void => void (document.hidden || ask());
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
    turns.tables = [];
  };
}
