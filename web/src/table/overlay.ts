// What the page draws onto the panels itself: marks of a recap, the arrow of a hint.
const SVG = "http://www.w3.org/2000/svg";

export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

export function node(tag: string, attributes: Record<string, string | number>): SVGElement {
  const found = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) found.setAttribute(name, String(value));
  return found;
}

export function label(text: string, x: number, y: number, size: number): SVGElement {
  const found = node("text", { x, y: y + size * 0.35, "text-anchor": "middle", "font-size": size });
  found.textContent = text;
  return found;
}

/** The panel of an element, if it is seen. */
export function panelSeen(element: Element): SVGSVGElement | null {
  const svg = element.closest<SVGSVGElement>("svg[data-panel]");
  return svg?.checkVisibility() ? svg : null;
}

/** The element's box in units of its panel. */
export function frameOf(element: Element, svg: SVGSVGElement): Frame | null {
  const matrix = svg.getScreenCTM()?.inverse();
  const rect = element.getBoundingClientRect();
  if (!matrix || !rect.width) return null;
  const a = new DOMPoint(rect.left, rect.top).matrixTransform(matrix);
  const b = new DOMPoint(rect.right, rect.bottom).matrixTransform(matrix);
  return { x: a.x, y: a.y, w: b.x - a.x, h: b.y - a.y };
}

/** The group of a kind on top of a panel. */
export function overlay(svg: SVGSVGElement, kind: string): SVGElement {
  return (
    svg.querySelector<SVGElement>(`:scope > .${kind}`) ??
    svg.appendChild(node("g", { class: kind, "aria-hidden": "true" }))
  );
}

export function clear(kind: string): void {
  for (const old of document.querySelectorAll(`svg[data-panel] > .${kind}`)) old.remove();
}
