// Does anything move? Not for who told their system, or this page, that they do not like it.
import { settings } from "../lib/settings.svelte";

const calm = matchMedia("(prefers-reduced-motion: reduce)");

export function still(): boolean {
  return calm.matches || !settings.motion;
}
