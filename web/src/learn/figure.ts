// A small picture is cut out of the drawing of a panel, around the elements it is about.
import type { Figure } from "../protocol";

type Box = [number, number, number, number];

const MARGIN = 0.3; // of what is shown, on each side
const LEAST = 16; // units of the panel
const CLOSEST = 170; // units that are seen at least: nearer nobody knows what it is
const WIDE = 420; // units: what is farther apart is too small on a card, which shows the first of it

/** Where an element is drawn, in the units of its picture. */
function boxOf(svg: SVGSVGElement, element: Element): Box | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  const matrix = svg.getScreenCTM()?.inverse();
  if (!matrix || !(width + height)) return null;
  const from = new DOMPoint(left, top).matrixTransform(matrix);
  const to = new DOMPoint(left + width, top + height).matrixTransform(matrix);
  return [from.x, from.y, to.x - from.x, to.y - from.y];
}

function union(boxes: Box[]): Box {
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  const right = Math.max(...boxes.map(([x, , w]) => x + w));
  const low = Math.max(...boxes.map(([, y, , h]) => y + h));
  return [left, top, right - left, low - top];
}

/** A stretch of at least `wanted`, around the same middle, that stays between two ends if it fits there. */
function stretched(from: number, length: number, wanted: number, least: number, most: number): [number, number] {
  const long = Math.max(length, wanted);
  const start = from - (long - length) / 2;
  return long > most - least
    ? [(least + most - long) / 2, long]
    : [Math.min(Math.max(start, least), most - long), long];
}

/** The part of a panel that is shown: what it is about, some of what is around it, in the shape of the picture. */
export function cut(about: Box, panel: Box, ratio: number): Box {
  const [x, y, w, h] = about;
  const margin = Math.max(LEAST, MARGIN * Math.min(w, h));
  const [px, py, pw, ph] = panel;
  let wide = Math.min(Math.max(w + 2 * margin, CLOSEST), pw);
  let high = Math.min(h + 2 * margin, ph);
  if (ratio) {
    wide = Math.min(Math.max(wide, high * ratio), pw);
    high = wide / ratio;
  }
  const [left, width] = stretched(x, w, wide, px, px + pw);
  const [top, height] = stretched(y, h, high, py, py + ph);
  return [left, top, width, height];
}

let numbered = 0; // pictures

/** Ids are gone, and those of clips the picture's own: another one of the page may have the same. */
function renameIds(svg: SVGSVGElement): void {
  numbered += 1;
  for (const element of svg.querySelectorAll("[id]")) {
    const users = svg.querySelectorAll(`[clip-path="url(#${CSS.escape(element.id)})"]`);
    if (!users.length) element.removeAttribute("id");
    else element.id += `-${numbered}`;
    for (const user of users) user.setAttribute("clip-path", `url(#${element.id})`);
  }
}

/** Leave away what is out of sight. */
function prune(svg: SVGSVGElement): void {
  const seen = svg.getBoundingClientRect();
  for (const element of [
    ...svg.querySelectorAll("g, use, path, rect, circle, text, line, polygon, ellipse"),
  ].reverse()) {
    if (element.closest("defs, clipPath, mask, symbol, pattern")) continue;
    const box = element.getBoundingClientRect();
    const out = box.right < seen.left || box.left > seen.right || box.bottom < seen.top || box.top > seen.bottom;
    if (out || (element.tagName === "g" && !element.children.length)) element.remove();
  }
}

export interface Shown {
  box: Box;
  rings: Box[];
  label: string;
}

/** What is seen of a picture that is already drawn, and what it shows in words. `ratio`: of its sides, 0 = as it comes. */
export function compose(svg: SVGSVGElement, figure: Figure, ratio: number): Shown {
  const find = (ids: string[]): Element[] => ids.flatMap((id) => svg.querySelector(`[id="${CSS.escape(id)}"]`) ?? []);
  const boxes = (elements: Element[]): Box[] =>
    elements.flatMap((element) => [boxOf(svg, element) ?? []].flat(0) as Box[]);
  const symbols = figure.symbol ? [...svg.querySelectorAll(`use[href="#${CSS.escape(figure.symbol)}"]`)] : [];
  const ringed = [...find(figure.rings), ...symbols];
  const shown = find(figure.show);
  const about = boxes(shown);
  const rings = boxes(ringed);
  const all = union([...about, ...boxes(find(figure.rings))]);
  const far = ratio && about[0] && Math.max(all[2], all[3] * ratio) > WIDE;
  const box = about[0] ? cut(far ? about[0] : all, figure.box, ratio) : figure.box;
  const labels = [...find(figure.rings), ...shown].map((element) => element.getAttribute("aria-label") ?? "");
  svg.setAttribute("viewBox", box.join(" "));
  prune(svg);
  renameIds(svg);
  return { box, rings, label: [...new Set(labels)].filter(Boolean).join("; ") };
}
