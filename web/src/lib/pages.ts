// The address decides the page; each page is a file of its own, loaded when it is needed.
import type { Component } from "svelte";

type Load = () => Promise<{ default: Component<never> }>;

const pages: [RegExp, Load][] = [
  [/^\/table\/([^/]+)\/?$/, () => import("../table/Table.svelte")],
  [/^\/tables\/([^/]+)\/analysis\/?$/, () => import("../analysis/Analysis.svelte")],
  [/^\/join\/([^/]+)\/?$/, () => import("../start/Join.svelte")],
  [/^\/rules\/([^/]+)\/?$/, () => import("../start/Rules.svelte")],
  [/^\/learn\/([^/]+)\/?$/, () => import("../learn/Course.svelte")],
  [/^\/learn\/([^/]+)\/symbols\/?$/, () => import("../learn/Symbols.svelte")],
  [/^\/learn\/([^/]+)\/aid\/?$/, () => import("../learn/AidPage.svelte")],
  [/^\/learn\/([^/]+\/[^/]+)\/?$/, () => import("../learn/Lesson.svelte")],
  [/^\/account\/?$/, () => import("../start/Account.svelte")],
  [/^\/account\/(confirm|forgot|reset|unsubscribe)\/?$/, () => import("../reach/ByMail.svelte")],
  [/^\/players\/([^/]+)\/?$/, () => import("../profile/Profile.svelte")],
  [/^\/friends\/?$/, () => import("../start/Friends.svelte")],
  [/^\/ratings\/?$/, () => import("../start/Ratings.svelte")],
];
export const start: Load = () => import("../start/Start.svelte");
const nothing: Load = () => import("../start/NotFound.svelte");

/** The page of an address, and what the address says of whom or what it is. */
export function pageAt(path: string): { load: Load; id: string } {
  for (const [pattern, load] of pages) {
    const match = pattern.exec(path);
    if (match) return { load, id: decodeURIComponent(match[1] ?? "") };
  }
  return { load: path === "/" ? start : nothing, id: "" };
}
