// The settings of an account follow it to every browser; what a browser keeps of them is how its next page begins.
import { untrack } from "svelte";
import type { Me, Preferences } from "../protocol";
import { put } from "./api";
import { session } from "./session.svelte";
import { FOLLOWING, listen, settings, take } from "./settings.svelte";
import { showTheme } from "./theme";
import { loadWords } from "./words";

const PAUSE = 400; // milliseconds: several changes are saved at once

let whose: string | null = null; // the account; "": nobody is logged in; null: the server has not answered yet
let changed: Preferences = {}; // here, and not yet saved
let timer: ReturnType<typeof setTimeout> | undefined;
let saving = false;

/** What is to be saved: what was changed; of an account without settings, all that this browser has. */
export function toSave(account: Preferences | null, changes: Preferences, all: Required<Preferences>): Preferences {
  return account ? changes : Object.fromEntries(FOLLOWING.map((name) => [name, all[name]]));
}

/** What is still to be saved after `saved` was: what was changed again meanwhile. */
export function unsaved(changes: Preferences, saved: Preferences): Preferences {
  const left = FOLLOWING.filter((name) => name in changes && changes[name] !== saved[name]);
  return Object.fromEntries(left.map((name) => [name, changes[name]]));
}

/** Whoever uses this browser now: the settings of their account take the place of the browser's. */
export function follow(me: Me): void {
  const name = (!me.local && me.name) || "";
  const early = whose === null;
  if (!name || (!early && whose !== name)) changed = {};
  whose = name;
  const wanted = me.settings && { ...me.settings, ...changed };
  if (wanted) untrack(() => adopt(wanted));
  if (early) saveSoon(); // what was changed while the server was asked
}

/** Save what was changed. What cannot be saved now is saved with the next change. */
export async function save(): Promise<void> {
  const account = whose;
  if (!account || !session.me || saving || !Object.keys(changed).length) return;
  const sent = toSave(session.me.settings, changed, settings);
  saving = true;
  try {
    const now = await put<Preferences>("/me/settings", sent);
    if (whose !== account || !session.me) return;
    changed = unsaved(changed, sent);
    session.me.settings = now;
    saveSoon();
  } catch {
    // the page shows them all the same
  } finally {
    saving = false;
  }
}

listen((key) => {
  const name = FOLLOWING.find((each) => each === key);
  if (!name || whose === "") return;
  changed = { ...changed, [name]: settings[name] };
  saveSoon();
});

function adopt(wanted: Preferences): void {
  const lang = settings.lang;
  take(wanted);
  showTheme();
  if (settings.lang !== lang) void loadWords();
}

function saveSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void save(), PAUSE);
}
