// What a visitor wants to do: at once, or after they have logged in.
import { ApiError, get, me, post, wordsFor } from "../lib/api";
import { go } from "../lib/route.svelte";
import { session } from "../lib/session.svelte";
import { toast } from "../lib/toasts.svelte";
import { say } from "../lib/words";
import type { GameInfo, Join, Me, NewTable, TableInfo } from "../protocol";
import { listen } from "../table/coach";
import { forget, recall, remember } from "./memory";

type Intent = { table: NewTable; coach: boolean } | { join: string; as: Join; back: string } | { back: string };
const KEY = "rondel-intent";

export const mayPlay = (who: Me | null): boolean => who !== null && (who.local || who.name !== null);

export const whoIsThere = async (): Promise<Me> => session.me ?? (await me());

export const games = (): Promise<GameInfo[]> => get<GameInfo[]>("/games");

function take(): Intent | null {
  const found = recall(KEY, "sessionStorage");
  forget(KEY, "sessionStorage");
  return found === null ? null : (JSON.parse(found) as Intent);
}

/** Is somebody on their way to a table, so that the account page should say so? */
export function isOnHisWay(): boolean {
  const found = recall(KEY, "sessionStorage");
  return found !== null && !Object.keys(JSON.parse(found) as Intent).every((key) => key === "back");
}

function logInFirst(intent: Intent): void {
  remember(KEY, JSON.stringify(intent), "sessionStorage");
  go("/account");
}

/** Do it if they may; who is not logged in (any more) does that first. */
async function asPlayer(intent: Intent, act: () => Promise<void>): Promise<void> {
  if (mayPlay(await whoIsThere())) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error;
      await me();
    }
  }
  logInFirst(intent);
}

/** `coach`: it sits beside them from the beginning. */
export async function createTable(table: NewTable, coach = false): Promise<void> {
  await asPlayer({ table, coach }, async () => {
    const made = await post<TableInfo>("/tables", table);
    if (coach) listen(made.id, true);
    go(`/table/${made.id}`);
  });
}

/** Take a seat; `back` is the page to return to if they have to log in first and the seat is gone then. */
export async function joinTable(id: string, as: Join, back: string): Promise<void> {
  await asPlayer({ join: id, as, back }, async () => {
    await post<TableInfo>(`/tables/${id}/join`, as);
    go(`/table/${id}`);
  });
}

export function logIn(back: string): void {
  logInFirst({ back });
}

/** After logging in: go on with what was wanted. */
export async function goOn(): Promise<void> {
  const intent = take();
  if (intent === null) return go("/");
  try {
    if ("table" in intent) await createTable(intent.table, intent.coach);
    else if ("join" in intent) await joinTable(intent.join, intent.as, intent.back);
    else go(intent.back);
  } catch (error) {
    toast(wordsFor(error), { error: true });
    go("back" in intent ? intent.back : "/");
  }
}

/** The link to give away. */
export const invitation = (token: string): string => `${location.origin}/join/${encodeURIComponent(token)}`;

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(say("start-copied"));
  } catch {
    prompt(say("start-copy-yourself"), text);
  }
}

export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
