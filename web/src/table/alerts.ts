// "It is your turn": a short sound, a notification of the browser.
import { settings } from "../lib/settings.svelte";
import { play } from "./sounds";

export function canNotify(): boolean {
  return "Notification" in window && isSecureContext;
}

/** Ask the person's leave, at their own click only. */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  if (Notification.permission === "granted") return true;
  return (await Notification.requestPermission()) === "granted";
}

export function yourTurn(title: string, text: string): void {
  play("turn");
  const wanted = settings.notify === "always" || (settings.notify === "hidden" && document.hidden);
  if (!wanted || !canNotify() || Notification.permission !== "granted") return;
  const note = new Notification(title, { body: text, tag: "rondel-turn" });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
