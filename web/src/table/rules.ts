// The rulebook, asked for by words or by IDs, and remembered.
import { get } from "../lib/api";
import { ruleIds } from "../lib/ruleids";
import { settings } from "../lib/settings.svelte";
import type { RuleInfo } from "../protocol";

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

export const searchRules = (game: string, words: string): Promise<RuleInfo[]> => ask(game, { search: words });
