// Light, dark, or as the system has it: the attribute data-theme of the root element.
import { prefer, settings, type Theme } from "./settings.svelte";

const dark = matchMedia("(prefers-color-scheme: dark)");

export function themeNow(): "light" | "dark" {
  if (settings.theme !== "system") return settings.theme;
  return dark.matches ? "dark" : "light";
}

export function showTheme(): void {
  document.documentElement.dataset.theme = themeNow();
}

export function paint(theme: Theme): void {
  prefer("theme", theme);
  showTheme();
}

dark.addEventListener("change", showTheme);
