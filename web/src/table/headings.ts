// Drawings are shared by all tables: they call a seat by its colour and shape. At a table its heading is a name.
const LETTER = 0.58; // of the height of a text, as drawings reckon it
const SQUEEZED = 0.75; // no narrower: what is longer is cut off

/** Write the names, by seat, into the headings of a drawing; seats without one keep what is drawn. */
export function name(drawing: ParentNode, names: string[]): void {
  for (const heading of drawing.querySelectorAll<SVGTextElement>("text[data-seat]")) {
    const called = names[Number(heading.dataset.seat)];
    if (called) write(heading, called);
  }
}

function write(heading: SVGTextElement, called: string): void {
  const letter = Number(heading.getAttribute("font-size")) * LETTER;
  const room = Number(heading.dataset.room);
  const most = Math.floor(room / letter / SQUEEZED);
  const shown = called.length > most ? `${called.slice(0, most - 1)}…` : called;
  heading.textContent = shown;
  const fitted = shown.length * letter > room;
  for (const [key, value] of [
    ["textLength", `${room}`],
    ["lengthAdjust", "spacingAndGlyphs"],
  ] as const)
    if (fitted) heading.setAttribute(key, value);
    else heading.removeAttribute(key);
}
