// "It is your turn": the title of the page, a short sound, a notification of the browser.
import { settings, type Notify } from "../lib/settings.svelte";

let audio: AudioContext | null = null;

const wanted = (when: Notify): boolean => when === "always" || (when === "hidden" && document.hidden);

/** Two soft tones; made here, so there is no file to load. */
export function beep(): void {
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [i, pitch] of [523.25, 783.99].entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    tone.type = "sine";
    const at = start + i * 0.14;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.16, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.4);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.45);
  }
}

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
  if (wanted(settings.sound)) {
    try {
      beep();
    } catch {
      // this browser has no sound
    }
  }
  if (!wanted(settings.notify) || !canNotify() || Notification.permission !== "granted") return;
  const note = new Notification(title, { body: text, tag: "rondel-turn" });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
