// Where a small screen looks: at the panel with the choices, as near as it is readable.
import type { PanelBox } from "../protocol";
import { grown, inside, union, type Box } from "./camera.svelte";

export const MARGIN = 6;
const READABLE = 0.7; // pixels for a unit of the board

interface Area {
  clientWidth: number;
  clientHeight: number;
}

const shape = (area: Area) => area.clientHeight / Math.max(1, area.clientWidth);
const holds = (panel: PanelBox, box: Box) => inside(panel.box, box[0] + box[2] / 2, box[1] + box[3] / 2);

/** What is taller than the picture keeps its width and begins at its top. */
export function framed(box: Box, area: Area): Box {
  return box[3] / box[2] < shape(area) * 1.3 ? box : [box[0], box[1], box[2], box[2] * shape(area)];
}

export function aim(
  panels: PanelBox[],
  viewer: number | null,
  choices: Box[],
  area: Area,
): { box: Box; panel: string } | null {
  const panel = fullest(panels, viewer, choices);
  if (!panel) return null;
  const here = union(choices.filter((box) => holds(panel, box)));
  const whole = framed(grown(panel.box, MARGIN), area);
  const readable = area.clientWidth / whole[2] >= READABLE;
  return { box: readable ? slid(whole, here) : closer(panel.box, here, area), panel: panel.name };
}

/** The panel with most of the choices; of two the own one. */
function fullest(panels: PanelBox[], viewer: number | null, choices: Box[]): PanelBox | null {
  let best: PanelBox | null = null;
  let most = 0;
  for (const panel of panels) {
    const held = choices.filter((box) => holds(panel, box)).length;
    const value = held && held + (panel.seat !== null && panel.seat === viewer ? 0.5 : 0);
    if (value > most) [best, most] = [panel, value];
  }
  return best;
}

/** Slide a frame down until the choices are in it. */
function slid(frame: Box, choices: Box): Box {
  const over = choices[1] + choices[3] + 2 * MARGIN - (frame[1] + frame[3]);
  return over > 0 ? [frame[0], Math.min(frame[1] + over, choices[1] - 2 * MARGIN), frame[2], frame[3]] : frame;
}

/** A readable part of a wide panel, about the choices. */
function closer(panel: Box, choices: Box, area: Area): Box {
  const wide = Math.min(panel[2] + 2 * MARGIN, Math.max(area.clientWidth / READABLE, choices[2] + 80));
  const high = wide * shape(area);
  const x = choices[0] + choices[2] / 2 - wide / 2;
  const left = Math.min(Math.max(x, panel[0] - MARGIN), panel[0] + panel[2] + MARGIN - wide);
  return [left, choices[1] + choices[3] / 2 - high / 2, wide, high];
}
