// What this person likes, kept in this browser. Read and write the fields; every page follows.
export type Lang = "en" | "pl" | "de";
export type Theme = "system" | "light" | "dark";
export type Pace = "slow" | "normal" | "fast" | "once";
export type Notify = "never" | "hidden" | "always";

export const LANGS: Record<Lang, string> = { en: "English", pl: "Polski", de: "Deutsch" };
const KEY = "rondel";

interface Settings {
  lang: Lang;
  theme: Theme;
  pace: Pace;
  confirm: boolean; // the end of my turn waits until I confirm it
  cover: boolean; // several at this screen: what one holds is covered until they take the screen
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
  pace: "normal",
  confirm: true,
  cover: true,
  sound: "hidden",
  notify: "never",
  ...kept(),
};
if (!(first.lang in LANGS)) first.lang = "en";

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
