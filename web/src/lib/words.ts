// The texts of the pages in the language of the settings: src/words/LANG.ftl and src/words/*.LANG.ftl, by Fluent.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { createSubscriber } from "svelte/reactivity";
import { prefer, settings, type Lang } from "./settings.svelte";

const files: Record<Lang, () => Promise<{ default: string[] }>> = {
  en: () => import("../words/en"),
  pl: () => import("../words/pl"),
  de: () => import("../words/de"),
};
const bundles = new Map<Lang, FluentBundle>();
const listeners = new Set<() => void>();
const follow = createSubscriber((update) => {
  listeners.add(update);
  return () => listeners.delete(update);
});
let shown: Lang = "en";

/** The bundle of a language; its files are fetched once. */
async function bundleOf(lang: Lang): Promise<FluentBundle> {
  const found = bundles.get(lang);
  if (found) return found;
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of (await files[lang]()).default) bundle.addResource(new FluentResource(text));
  bundles.set(lang, bundle);
  return bundle;
}

/** Load the language of the settings and show it everywhere. */
export async function loadWords(): Promise<void> {
  const lang = settings.lang;
  await bundleOf(lang);
  shown = lang;
  document.documentElement.lang = lang;
  for (const update of listeners) update();
}

export async function speak(lang: Lang): Promise<void> {
  prefer("lang", lang);
  await loadWords();
}

/** A message in the language shown. Reading it in a component makes the component follow a change of language. */
export function say(key: string, args?: Record<string, FluentVariable>): string {
  follow();
  const bundle = bundles.get(shown);
  const message = bundle?.getMessage(key);
  return bundle && message?.value ? bundle.formatPattern(message.value, args) : key;
}

/** The language whose words are loaded, for dates and numbers. */
export function language(): Lang {
  follow();
  return shown;
}
