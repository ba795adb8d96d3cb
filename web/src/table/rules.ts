// The rulebook, asked for by words or by IDs, and remembered.
import { get } from "../lib/api";
import { ruleIds } from "../lib/ruleids";
import { settings } from "../lib/settings.svelte";
import type { RuleInfo, SectionFound } from "../protocol";

const known = new Map<string, Promise<RuleInfo[]>>();

function ask(game: string, query: Record<string, string>): Promise<RuleInfo[]> {
  const key = JSON.stringify([settings.lang, game, query]);
  const asked = known.get(key) ?? get<RuleInfo[]>(`/games/${game}/rules`, query);
  known.set(key, asked);
  asked.catch(() => known.delete(key));
  return asked;
}

export function rulesById(game: string, ids: string): Promise<RuleInfo[]> {
  const wanted = ruleIds(ids);
  return wanted.length ? ask(game, { ids: wanted.join(",") }) : Promise.resolve([]);
}

const BEST = 4; // rules of a section

/** The rules that hold all the words; if there is none, those of the sections that answer the question. */
export async function searchRules(game: string, words: string): Promise<RuleInfo[]> {
  const found = await ask(game, { search: words });
  if (found.length) return found;
  const sections = await get<SectionFound[]>(`/games/${game}/search`, { text: words });
  return sections.flatMap((section) => section.rules.slice(0, BEST));
}
