// What a visitor wants to do: at once, or after he has logged in.
import { ApiError, get, me, post, wordsFor } from "../lib/api";
import { go } from "../lib/route.svelte";
import { session } from "../lib/session.svelte";
import { tell } from "../lib/toasts.svelte";
import { say } from "../lib/words";
import type { GameInfo, Join, Me, NewTable, TableInfo } from "../protocol";
import { forget, recall, remember } from "./memory";

type Wish = { table: NewTable } | { join: string; as: Join; back: string } | { back: string };
const KEY = "rondel-wish";

export const mayPlay = (who: Me | null): boolean => who !== null && (who.local || who.name !== null);

export const whoIsThere = async (): Promise<Me> => session.me ?? (await me());

export const games = (): Promise<GameInfo[]> => get<GameInfo[]>("/games");

function take(): Wish | null {
  const found = recall(KEY, "sessionStorage");
  forget(KEY, "sessionStorage");
  return found === null ? null : (JSON.parse(found) as Wish);
}

/** Is somebody on his way to a table, so that the account page should say so? */
export function isOnHisWay(): boolean {
  const found = recall(KEY, "sessionStorage");
  return found !== null && !Object.keys(JSON.parse(found) as Wish).every((key) => key === "back");
}

function logInFirst(wish: Wish): void {
  remember(KEY, JSON.stringify(wish), "sessionStorage");
  go("/account");
}

/** Do it if he may; who is not logged in (any more) does that first. */
async function asPlayer(wish: Wish, act: () => Promise<void>): Promise<void> {
  if (mayPlay(await whoIsThere())) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error;
      await me();
    }
  }
  logInFirst(wish);
}

export async function createTable(table: NewTable): Promise<void> {
  await asPlayer({ table }, async () => {
    const made = await post<TableInfo>("/tables", table);
    go(`/table/${made.id}`);
  });
}

/** Take a seat; `back` is the page to return to if he has to log in first and the seat is gone then. */
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
  const wish = take();
  if (wish === null) return go("/");
  try {
    if ("table" in wish) await createTable(wish.table);
    else if ("join" in wish) await joinTable(wish.join, wish.as, wish.back);
    else go(wish.back);
  } catch (error) {
    tell(wordsFor(error), { error: true });
    go("back" in wish ? wish.back : "/");
  }
}

/** The link to give away. */
export const invitation = (token: string): string => `${location.origin}/join/${encodeURIComponent(token)}`;

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    tell(say("start-copied"));
  } catch {
    prompt(say("start-copy-yourself"), text);
  }
}

export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
