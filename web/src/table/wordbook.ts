// Names and explanations of components: asked for in batches, remembered for each table (or game) and language.
import { get } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { Word } from "../protocol";

const GATHER = 30; // milliseconds in which questions become one
const known = new Map<string, Word | null>();
let open: { where: string; names: Set<string>; answered: Promise<void> } | null = null;

const key = (where: string, name: string) => `${settings.lang}${where}/${name}`;

async function ask(where: string, names: Set<string>): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, GATHER));
  open = null;
  const found = await get<Record<string, Word>>(`${where}/words`, { names: [...names].join(",") }).catch(() => null);
  if (found) for (const name of names) known.set(key(where, name), found[name] ?? null);
}

/** What these components are at /tables/ID or in /games/NAME; those without words are left out. */
export async function explain(where: string, names: string[]): Promise<Word[]> {
  const missing = names.filter((name) => !known.has(key(where, name)));
  if (missing.length) {
    if (open?.where !== where) {
      const wanted = new Set<string>();
      open = { where, names: wanted, answered: ask(where, wanted) };
    }
    const batch = open;
    for (const name of missing) batch.names.add(name);
    await batch.answered;
  }
  return names.flatMap((name) => known.get(key(where, name)) ?? []);
}
