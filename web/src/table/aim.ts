// Where the map of a phone looks: as near as a finger needs the choices, at as many of them as fit.
import { union, type Box } from "./box";

const LARGEST = 3; // pixels for a unit: nearer one would not know any more where one is
const READABLE = 0.95; // pixels for a unit: texts are at least 11 pixels high
const EDGE = 10; // pixels kept free around the choices

interface Room {
  width: number;
  height: number;
}

export interface Aim {
  box: Box; // goes to the middle
  scale: number; // pixels for a unit
}

/** The scale at which the smallest choice is a finger wide, or less if all are seen nearer; then the frame that
 * holds most of them. */
export function nearestFirst(choices: Box[], room: Room, whole: Box, finger: number): Aim | null {
  if (!choices.length) return null;
  const least = room.width / whole[2];
  const smallest = Math.min(...choices.map((box) => Math.min(box[2], box[3])));
  const needed = Math.min(Math.max(finger / smallest, least), LARGEST);
  const [, , w, h] = union(choices);
  const together = Math.min((room.width - 2 * EDGE) / w, (room.height - 2 * EDGE) / h);
  if (together >= needed) return { box: union(choices), scale: Math.min(together, Math.max(needed, READABLE)) };
  return { box: union(fullest(choices, room.width / needed, room.height / needed)), scale: needed };
}

/** Of the frames of a size that begin at a choice those that hold most. */
function fullest(choices: Box[], wide: number, high: number): Box[] {
  let best: Box[] = choices.slice(0, 1);
  for (const [x] of choices)
    for (const [, y] of choices) {
      const held = choices.filter(
        (box) => box[0] >= x && box[1] >= y && box[0] + box[2] <= x + wide && box[1] + box[3] <= y + high,
      );
      if (held.length > best.length) best = held;
    }
  return best;
}
