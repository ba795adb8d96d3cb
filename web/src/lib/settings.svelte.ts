// What this person likes, kept in this browser. Read and write the fields; every page follows.
export type Lang = "en" | "pl" | "de";
export type Theme = "system" | "light" | "dark";
export type Pace = "slow" | "brisk" | "instant";
export type Size = "normal" | "large";
export type Notify = "never" | "hidden" | "always";

export const LANGS: Record<Lang, string> = { en: "English", pl: "Polski", de: "Deutsch" };
export const PACES: Pace[] = ["slow", "brisk", "instant"];
const KEY = "rondel";

interface Settings {
  lang: Lang;
  theme: Theme;
  pace: Pace;
  confirm: boolean; // the end of my turn waits until I confirm it
  cover: boolean; // several at this screen: what one holds is covered until they take the screen
  taps: boolean; // by touch a first tap shows, a second one does it
  motion: boolean; // pieces glide, the map travels
  text: Size;
  sound: Notify;
  notify: Notify;
}

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

const first: Settings = {
  lang: guessed(),
  theme: "system",
  pace: "brisk",
  confirm: true,
  cover: true,
  taps: true,
  motion: true,
  text: "normal",
  sound: "never",
  notify: "never",
  ...kept(),
};
if (!(first.lang in LANGS)) first.lang = "en";
if (!PACES.includes(first.pace)) first.pace = "brisk"; // kept when there were others

export const settings = $state(first);

/** Change a setting and keep it. */
export function prefer<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // it holds for this visit only
  }
}
