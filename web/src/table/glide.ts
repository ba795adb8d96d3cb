// Pieces that moved glide from where they stood, also from one panel to another.
const GLIDE = 320;
const LONGEST = 520; // what moves far takes a little longer

type Places = Map<string, DOMPoint>;

function pieces(panels: SVGSVGElement[]): SVGGElement[] {
  return panels.flatMap((svg) => (svg.checkVisibility() ? [...svg.querySelectorAll<SVGGElement>(".moves[id]")] : []));
}

/** Where the pieces that may move stand on the screen. */
export function stand(panels: SVGSVGElement[]): Places {
  const found: Places = new Map();
  for (const piece of pieces(panels)) {
    const matrix = piece.getScreenCTM();
    if (matrix) found.set(piece.id, new DOMPoint(matrix.e, matrix.f));
  }
  return found;
}

export function glide(panels: SVGSVGElement[], before: Places): void {
  for (const piece of pieces(panels)) {
    const was = before.get(piece.id);
    const matrix = piece.getScreenCTM();
    const ground = (piece.parentNode as SVGGElement | null)?.getScreenCTM?.();
    if (!matrix || !ground) continue;
    if (!was) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: GLIDE });
      continue;
    }
    const far = Math.hypot(was.x - matrix.e, was.y - matrix.f);
    if (far < 1) continue;
    const flat = new DOMMatrix([ground.a, ground.b, ground.c, ground.d, 0, 0]).inverse();
    const delta = flat.transformPoint(new DOMPoint(was.x - matrix.e, was.y - matrix.f));
    piece.animate([{ translate: `${delta.x}px ${delta.y}px` }, { translate: "0px 0px" }], {
      duration: Math.min(LONGEST, GLIDE + far / 5),
      easing: "cubic-bezier(.3,.1,.2,1)",
    });
  }
}
