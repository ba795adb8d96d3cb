// The game that whoever is logged in looks for: kept by the server, so it survives a new page; while one of their pages
// is open they are there. When it is found, the page goes to the table, unless they are at another one.
import type { Search, SearchWanted } from "../protocol";
import { play } from "../table/sounds";
import { get, post, remove } from "./api";
import { go, route } from "./route.svelte";
import { Connection } from "./socket";

const NOTHING: Search = { wanted: null, waited: 0, others: 0, alike: 0, table: "" };
export const BUSY = /^\/(table|learn)\/./; // where somebody plays: nobody is torn away from there
export const search = $state<{ now: Search; since: number; lost: boolean }>({ now: NOTHING, since: 0, lost: false });
let connection: Connection<Search> | null = null;
let changes = 0; // made by this page: an answer to a question asked before the last one is old

/** Ask whether there is one, and follow it; until whoever it is logs out. */
export function watchSearch(): () => void {
  const asked = changes;
  void get<Search>("/search")
    .then((found) => asked === changes && follow(found))
    .catch(() => undefined); // a page that is loaded later asks again
  return () => {
    hangUp();
    search.now = NOTHING;
  };
}

export async function lookFor(wanted: SearchWanted): Promise<void> {
  changes++;
  follow(await post<Search>("/search", wanted));
}

export async function cancelSearch(): Promise<void> {
  changes++;
  follow(await remove<Search>("/search"));
}

/** To the table that was found. */
export function toTable(): void {
  const table = search.now.table;
  void cancelSearch().catch(() => undefined); // else it ends by itself
  go(`/table/${table}`);
}

function follow(found: Search): void {
  const news = Boolean(found.table) && found.table !== search.now.table;
  search.now = found;
  search.since = Date.now() - found.waited * 1000;
  if (!found.wanted || found.table) hangUp();
  else listen();
  if (!news) return;
  play("turn");
  if (!BUSY.test(route.path)) toTable();
}

function listen(): void {
  connection ??= new Connection<Search>(
    () => "/api/search/socket",
    follow,
    (state) => (search.lost = state === "lost"),
  );
}

function hangUp(): void {
  connection?.close();
  connection = null;
  search.lost = false;
}
