// What the others did since one's last decision: which pieces changed with which of their steps, and by whom.
import type { LogLine, Position, SeatNow } from "../protocol";
import { frameOf, panelSeen, type Frame } from "./overlay";

const PIECES = "[id]:not([id^='layer:'])";

export interface Step {
  line: LogLine;
  number: number;
}

export interface Told {
  seat: SeatNow;
  steps: Step[];
}

/** A piece that changed: with which move, whose it was, and where it stood if it moved. */
export interface Changed {
  move: number;
  seat: number;
  from: DOMPoint | null;
}

/** A piece that is gone: how it looked and where, in units of its panel. */
export interface Gone {
  id: string;
  move: number;
  seat: number;
  panel: string;
  frame: Frame;
  markup: string;
}

/** The last turn of each opponent, in the order of the table from the one who looks. */
export function story(log: LogLine[], seats: SeatNow[], viewer: number | null): Told[] {
  const first = viewer ?? 0;
  const round = [...seats.slice(first), ...seats.slice(0, first)];
  const others = viewer === null ? round : round.slice(1);
  return others.map((seat) => {
    const own = log.filter((line) => line.seat === seat.seat && !line.note);
    const turn = own.at(-1)?.turn;
    const all = own.filter((line) => line.turn === turn);
    const signed = all.filter((line) => line.signs.length);
    const steps = (signed.length ? signed : all).map((line, n) => ({ line, number: n + 1 }));
    return { seat, steps };
  });
}

export class Recap {
  changed = $state.raw(new Map<string, Changed>());
  gone = $state.raw<Gone[]>([]);
  open = $state(false); // is it shown? It comes by itself when it is one's turn again
  step = $state<Step | null>(null); // the one pointed at: only its pieces are shown

  /** One's own move, another scene: what was told is over. */
  forget(): void {
    this.changed = new Map();
    this.gone = [];
    this.open = false;
    this.step = null;
  }

  /** Layers are about to change by a move of a seat; returns what notes the difference afterwards. */
  watch(groups: Element[], position: Position, seat: number): () => void {
    const before = signatures(groups);
    const looks = drawings(groups);
    const ids = groups.map((group) => group.id);
    return () => {
      const fresh = ids.flatMap((id) => document.getElementById(id) ?? []);
      const found = new Map(this.changed);
      for (const [id, now] of signatures(fresh)) {
        const was = before.get(id);
        if (was?.markup === now.markup) continue;
        const outer = document.getElementById(id)?.parentElement?.closest(PIECES)?.id;
        if (outer && !now.at) {
          found.set(outer, { move: position.move, seat, from: null }); // one mark for a piece and all that lies on it
          continue;
        }
        const moved = was?.at && now.at && Math.hypot(was.at.x - now.at.x, was.at.y - now.at.y) > 2;
        const from = found.get(id)?.from ?? (moved && was?.panel === now.panel ? was.at : null);
        found.set(id, { move: position.move, seat, from });
      }
      this.changed = found;
      const lost = [...looks].filter(([id]) => !document.getElementById(id));
      const back = this.gone.filter((gone) => !document.getElementById(gone.id));
      this.gone = [...back, ...lost.map(([id, look]) => ({ ...look, id, move: position.move, seat }))];
    };
  }
}

interface Signature {
  markup: string;
  at: DOMPoint | null;
  panel: string;
}

/** How the pieces look, each without those that lie in it. */
function signatures(groups: Element[]): Map<string, Signature> {
  const found = new Map<string, Signature>();
  for (const group of groups)
    for (const piece of group.querySelectorAll<SVGGraphicsElement>(PIECES)) {
      let markup = piece.outerHTML;
      for (const inner of piece.querySelectorAll(`${PIECES}, .whose`)) markup = markup.replace(inner.outerHTML, "");
      const matrix = piece.classList.contains("moves") ? piece.getCTM() : null;
      const ground = matrix && piece.ownerSVGElement?.getScreenCTM() ? unscaled(piece) : null;
      found.set(piece.id, {
        markup,
        at: ground,
        panel: piece.closest<SVGElement>("[data-panel]")?.dataset.panel ?? "",
      });
    }
  return found;
}

/** The pieces that may go, as they look: those that lie on the map. */
function drawings(groups: Element[]): Map<string, Pick<Gone, "panel" | "frame" | "markup">> {
  const found = new Map<string, Pick<Gone, "panel" | "frame" | "markup">>();
  for (const group of groups)
    for (const piece of group.querySelectorAll(".moves[id]")) {
      const svg = panelSeen(piece);
      const frame = svg?.closest(".panel.map") ? frameOf(piece, svg) : null;
      const markup = piece.outerHTML.replace(/ (id|role|tabindex|aria-[a-z]+|data-tip)="[^"]*"/g, "");
      if (svg && frame) found.set(piece.id, { panel: svg.dataset.panel ?? "", frame, markup });
    }
  return found;
}

/** Where a piece stands, in units of its panel. */
function unscaled(piece: SVGGraphicsElement): DOMPoint | null {
  const screen = piece.getScreenCTM();
  const panel = piece.ownerSVGElement?.getScreenCTM();
  return screen && panel ? new DOMPoint(screen.e, screen.f).matrixTransform(panel.inverse()) : null;
}
