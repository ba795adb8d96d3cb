// Where a small screen looks: at all the choices, as near as it is readable, or at the panel with most of them.
import type { PanelBox } from "../protocol";
import { grown, inside, union, type Box } from "./box";

export const MARGIN = 6;
const READABLE = 0.6; // pixels for a unit of the board
const LEAST = 0.3; // choices that lie apart are shown together down to this, still large enough for a finger
export const CHOICES = "choices"; // the name of a view that is no panel: of choices that lie apart

interface Area {
  clientWidth: number;
  clientHeight: number;
}

const shape = (view: Area) => view.clientHeight / Math.max(1, view.clientWidth);
export const holds = (panel: PanelBox, box: Box) => inside(panel.box, box[0] + box[2] / 2, box[1] + box[3] / 2);

/** As wide as the picture, beginning at its top; what is only a little taller is shown whole. */
export function framed(box: Box, view: Area): Box {
  const much = box[3] / box[2] / shape(view);
  return much > 1 && much < 1.3 ? box : [box[0], box[1], box[2], box[2] * shape(view)];
}

/** The panels to name on a wide screen: not those that are parts of others. */
export function outermost(panels: PanelBox[]): PanelBox[] {
  const part = (a: PanelBox, b: PanelBox) =>
    a !== b && a.seat === b.seat && area(a) < area(b) && within(grown(b.box, MARGIN), a.box);
  return panels.filter((panel) => !panels.some((other) => part(panel, other)));
}

const area = (panel: PanelBox) => panel.box[2] * panel.box[3];
const within = (outer: Box, box: Box) =>
  inside(outer, box[0], box[1]) && inside(outer, box[0] + box[2], box[1] + box[3]);

export function aim(panels: PanelBox[], choices: Box[], view: Area): { box: Box; panel: string } | null {
  const panel = fullest(panels, choices);
  if (!panel) return null;
  const table = grown(union([...panels.map((each) => each.box), ...choices]), MARGIN);
  const here = union(choices.filter((box) => holds(panel, box)));
  const whole = framed(grown(panel.box, MARGIN), view);
  const readable = view.clientWidth / whole[2] >= READABLE;
  const box = readable ? slid(whole, here) : pushed(closer(panel.box, here, view), table);
  const all = grown(union(choices), MARGIN);
  const apart = !within(seen(box, view), union(choices));
  const fits = Math.min(view.clientWidth / all[2], view.clientHeight / all[3]) >= LEAST;
  return apart && fits ? { box: pushed(about(all, view), table), panel: CHOICES } : { box, panel: panel.name };
}

/** A panel whose chip was touched: from its top, or where the choices in it are. */
export function opened(panel: PanelBox, choices: Box[], view: Area): Box {
  const here = choices.filter((box) => holds(panel, box));
  const whole = framed(grown(panel.box, MARGIN), view);
  return here.length ? slid(whole, union(here)) : whole;
}

/** The panel with most of the choices; of two the smaller one: it shows them larger. */
function fullest(panels: PanelBox[], choices: Box[]): PanelBox | null {
  let best: PanelBox | null = null;
  let most = 0;
  for (const panel of panels) {
    const held = choices.filter((box) => holds(panel, box)).length;
    if (held && (held > most || (held === most && best && area(panel) < area(best)))) [best, most] = [panel, held];
  }
  return best;
}

/** Slide a frame down until the choices are in it. */
function slid(frame: Box, choices: Box): Box {
  const over = choices[1] + choices[3] + 2 * MARGIN - (frame[1] + frame[3]);
  return over > 0 ? [frame[0], Math.min(frame[1] + over, choices[1] - 2 * MARGIN), frame[2], frame[3]] : frame;
}

/** A readable part of a wide panel, about the choices. */
function closer(panel: Box, choices: Box, view: Area): Box {
  const wide = Math.min(panel[2] + 2 * MARGIN, Math.max(view.clientWidth / READABLE, choices[2] + 80));
  const high = wide * shape(view);
  const x = choices[0] + choices[2] / 2 - wide / 2;
  const left = Math.min(Math.max(x, panel[0] - MARGIN), panel[0] + panel[2] + MARGIN - wide);
  return [left, choices[1] + choices[3] / 2 - high / 2, wide, high];
}

/** A frame about choices at the edge of the table is pushed onto it: there is nothing to see beside it. */
function pushed([x, y, w, h]: Box, table: Box): Box {
  const left = Math.max(Math.min(x, table[0] + table[2] - w), table[0]);
  const top = Math.max(Math.min(y, table[1] + table[3] - h), table[1]);
  return [w > table[2] ? x : left, top, w, h];
}

/** As near to a box as all of it can be seen, and no nearer than is readable. */
function about([x, y, w, h]: Box, view: Area): Box {
  const wide = Math.max(w, view.clientWidth / READABLE);
  return seen([x + w / 2 - wide / 2, y, wide, h], view);
}

/** What a picture of another shape than its frame shows: the frame whole, and what lies beside it. */
function seen([x, y, w, h]: Box, view: Area): Box {
  const wide = Math.max(w, h / shape(view));
  const high = wide * shape(view);
  return [x + w / 2 - wide / 2, y + h / 2 - high / 2, wide, high];
}
