// A quiet set of sounds, made by the browser itself: there is no file to load. Off until the person wants them.
import { settings } from "../lib/settings.svelte";
import type { Position } from "../protocol";

export type Sound = "own" | "other" | "turn" | "over" | "refused" | "clock" | "chat";

/** In Hz, seconds and parts of the volume; a pitch may fall while it sounds, as wood that is put down. */
interface Tone {
  pitch: number;
  falls?: number; // to this pitch
  at: number;
  long: number;
  loud: number;
}

const tones = (pitches: number[], apart: number, long: number, loud: number): Tone[] =>
  pitches.map((pitch, n) => ({ pitch, at: n * apart, long, loud }));

const SOUNDS: Record<Sound, Tone[]> = {
  own: [{ pitch: 620, falls: 410, at: 0, long: 0.09, loud: 0.5 }],
  other: [{ pitch: 400, falls: 290, at: 0, long: 0.1, loud: 0.35 }],
  turn: tones([523.25, 783.99], 0.14, 0.4, 0.5),
  over: tones([523.25, 659.25, 783.99, 1046.5], 0.15, 0.6, 0.4),
  refused: [{ pitch: 190, falls: 150, at: 0, long: 0.18, loud: 0.5 }],
  clock: tones([880, 880], 0.18, 0.08, 0.35),
  chat: tones([987.77], 0, 0.15, 0.3),
};
const CALLS: Sound[] = ["turn", "over", "clock", "chat"]; // heard by who looks elsewhere
const LOUDEST = 0.4; // of what the device can
const ATTACK = 0.012; // seconds: a tone that begins at once would click
const AGAIN = 80; // milliseconds: a run of moves shown at once is one sound
const LOW = [60, 20, 10]; // seconds left on a clock

let audio: AudioContext | null = null;
let last = { sound: "" as Sound | "", at: 0 };

function wanted(sound: Sound): boolean {
  if (settings.sound === "never" || settings.volume <= 0) return false;
  return settings.sound === "always" || (document.hidden && CALLS.includes(sound));
}

/** Sound it, if the person likes to hear it. */
export function play(sound: Sound): void {
  const now = performance.now();
  if (!wanted(sound) || (last.sound === sound && now - last.at < AGAIN)) return;
  last = { sound, at: now };
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume();
    for (const tone of SOUNDS[sound]) start(audio, tone);
  } catch {
    // this browser has no sound
  }
}

function start(audio: AudioContext, { pitch, falls, at, long, loud }: Tone): void {
  const begins = audio.currentTime + at;
  const [voice, volume] = [audio.createOscillator(), audio.createGain()];
  voice.type = falls ? "triangle" : "sine";
  voice.frequency.setValueAtTime(pitch, begins);
  if (falls) voice.frequency.exponentialRampToValueAtTime(falls, begins + long);
  volume.gain.setValueAtTime(0, begins);
  volume.gain.linearRampToValueAtTime(loud * LOUDEST * settings.volume, begins + ATTACK);
  volume.gain.exponentialRampToValueAtTime(0.0005, begins + long);
  voice.connect(volume).connect(audio.destination);
  voice.start(begins);
  voice.stop(begins + long + 0.02);
}

const mine = (position: Position) => position.actor !== null && position.mine.includes(position.actor);

/** What a position sounds like that follows another; the call that it is one's turn comes from elsewhere. */
export function soundOf(now: Position, before: Position | null): Sound | null {
  if (!before || now.move <= before.move) return null;
  if (now.status === "finished") return "over";
  if (mine(before)) return "own";
  return mine(now) ? null : "other";
}

/** Has a clock come down to where little is left? */
export function runsLow(now: number | null, before: number | null): boolean {
  return now !== null && before !== null && LOW.some((mark) => before > mark && now <= mark);
}
