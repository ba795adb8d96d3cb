// What this person likes, kept in this browser. Read and write the fields; every page follows.
import type { Preferences } from "../protocol";

interface Settings extends Required<Preferences> {
  cover: boolean; // several at this screen: what one holds is covered until they take the screen
  notify: Notify;
}
export type Lang = Settings["lang"];
export type Theme = Settings["theme"];
export type Pace = Settings["pace"];
export type Size = Settings["text"];
export type Notify = Settings["sound"];

export const LANGS: Record<Lang, string> = { en: "English", pl: "Polski", de: "Deutsch" };
export const PACES: Pace[] = ["slow", "brisk", "instant"];
const KEY = "rondel";

function guessed(): Lang {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find((code): code is Lang => code in LANGS) ?? "en";
}

function kept(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found ? found : {};
  } catch {
    return {}; // storage is switched off, or somebody else wrote there
  }
}

const following: Required<Preferences> = {
  lang: guessed(),
  theme: "system",
  pace: "brisk",
  confirm: true, // the end of my turn waits until I confirm it
  taps: true, // by touch a first tap shows, a second one does it
  motion: true, // pieces glide, the map travels
  text: "normal",
  sound: "never",
  volume: 0.5, // of sounds, from 0 to 1
};
const first: Settings = { ...following, cover: true, notify: "never", ...kept() };
if (!(first.volume >= 0 && first.volume <= 1)) first.volume = 0.5;
if (!(first.lang in LANGS)) first.lang = "en";
if (!PACES.includes(first.pace)) first.pace = "brisk"; // kept when there were others

export const settings = $state(first);

/** Those that follow an account; the others belong to the browser. */
export const FOLLOWING = Object.keys(following) as (keyof Preferences)[];

let told: (key: keyof Settings) => void = () => undefined;

/** Hear of every change that the person makes here. */
export function listen(listener: typeof told): void {
  told = listener;
}

/** Change a setting and keep it. */
export function prefer<K extends keyof Settings>(key: K, value: Settings[K]): void {
  take({ [key]: value });
  told(key);
}

/** These take the place of what was there. */
export function take(wanted: Partial<Settings>): void {
  Object.assign(settings, wanted);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // it holds for this visit only
  }
}
