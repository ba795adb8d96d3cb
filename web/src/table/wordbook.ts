// Names and explanations of components: asked for in batches, remembered for each game and language.
import { get } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { Word } from "../protocol";

const GATHER = 30; // milliseconds in which questions become one
const known = new Map<string, Word | null>();
let open: { game: string; names: Set<string>; answered: Promise<void> } | null = null;

const key = (game: string, name: string) => `${settings.lang}/${game}/${name}`;

async function ask(game: string, names: Set<string>): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, GATHER));
  open = null;
  const found = await get<Record<string, Word>>(`/games/${game}/words`, { names: [...names].join(",") }).catch(
    () => null,
  );
  if (found) for (const name of names) known.set(key(game, name), found[name] ?? null);
}

/** What these components are; those without words are left out. */
export async function explain(game: string, names: string[]): Promise<Word[]> {
  const missing = names.filter((name) => !known.has(key(game, name)));
  if (missing.length) {
    if (open?.game !== game) {
      const wanted = new Set<string>();
      open = { game, names: wanted, answered: ask(game, wanted) };
    }
    const batch = open;
    for (const name of missing) batch.names.add(name);
    await batch.answered;
  }
  return names.flatMap((name) => known.get(key(game, name)) ?? []);
}
